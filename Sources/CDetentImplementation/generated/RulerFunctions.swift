// Made by Scripts/make/interfaces.py from the tables of settings.
public import CDetent
import ControlCore
import Ruler

@c @implementation
public func detent_ruler_configuration_init(
  _ configuration: UnsafeMutablePointer<detent_ruler_configuration>?, _ size: Int
) -> detent_status {
  ControlStorage<RulerControl>.configurationInit(configuration, size)
}

@c @implementation
public func detent_ruler_configuration_problem(
  _ configuration: UnsafePointer<detent_ruler_configuration>?, _ size: Int
) -> UnsafePointer<CChar>? {
  ControlStorage<RulerControl>.configurationProblem(configuration, size)
}

@c @implementation
public func detent_ruler_init(
  _ ruler: UnsafeMutablePointer<detent_ruler>?,
  _ size: Int,
  _ configuration: UnsafePointer<detent_ruler_configuration>?,
  _ configurationSize: Int,
  _ value: Double
) -> detent_status {
  ControlStorage<RulerControl>.initialise(ruler, size, configuration, configurationSize, value)
}

@c @implementation
public func detent_ruler_store(
  _ ruler: UnsafePointer<detent_ruler>?,
  _ bytes: UnsafeMutableRawPointer?,
  _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> detent_status {
  ControlStorage<RulerControl>.store(ruler, bytes, capacity, length)
}

@c @implementation
public func detent_ruler_restore(
  _ ruler: UnsafeMutablePointer<detent_ruler>?,
  _ size: Int,
  _ bytes: UnsafeRawPointer?,
  _ length: Int
) -> detent_status {
  ControlStorage<RulerControl>.restore(ruler, size, bytes, length)
}

@c @implementation
public func detent_ruler_handle(
  _ ruler: UnsafeMutablePointer<detent_ruler>?,
  _ events: UnsafePointer<detent_event>?,
  _ count: Int,
  _ sink: detent_sink?,
  _ context: UnsafeMutableRawPointer?,
  _ handled: UnsafeMutablePointer<detent_handled>?
) -> detent_status {
  ControlStorage<RulerControl>.handle(ruler, events, count, sink, context, handled)
}

@c @implementation
public func detent_ruler_advance(
  _ ruler: UnsafeMutablePointer<detent_ruler>?,
  _ time: Int64,
  _ sink: detent_sink?,
  _ context: UnsafeMutableRawPointer?
) -> detent_status {
  ControlStorage<RulerControl>.advance(ruler, time, sink, context)
}

@c @implementation
public func detent_ruler_set_value(
  _ ruler: UnsafeMutablePointer<detent_ruler>?,
  _ value: Double,
  _ animated: Int32,
  _ sink: detent_sink?,
  _ context: UnsafeMutableRawPointer?
) -> detent_status {
  ControlStorage<RulerControl>.setValue(ruler, value, animated, sink, context)
}

@c @implementation
public func detent_ruler_update(
  _ ruler: UnsafeMutablePointer<detent_ruler>?,
  _ configuration: UnsafePointer<detent_ruler_configuration>?,
  _ size: Int,
  _ values: UnsafePointer<Double>?,
  _ count: Int,
  _ animated: Int32,
  _ sink: detent_sink?,
  _ context: UnsafeMutableRawPointer?
) -> detent_status {
  ControlStorage<RulerControl>.update(
    ruler, configuration, size, values, count, animated, sink, context)
}

@c @implementation
public func detent_ruler_read(
  _ ruler: UnsafePointer<detent_ruler>?,
  _ state: UnsafeMutablePointer<detent_ruler_state>?,
  _ size: Int
) -> detent_status {
  ControlStorage<RulerControl>.read(ruler, state, size)
}

@c @implementation
public func detent_ruler_read_configuration(
  _ ruler: UnsafePointer<detent_ruler>?,
  _ configuration: UnsafeMutablePointer<detent_ruler_configuration>?,
  _ size: Int
) -> detent_status {
  ControlStorage<RulerControl>.readConfiguration(ruler, configuration, size)
}

@c @implementation
public func detent_ruler_accessibility(
  _ ruler: UnsafePointer<detent_ruler>?,
  _ environment: UnsafePointer<detent_environment>?,
  _ accessibility: UnsafeMutablePointer<detent_accessibility>?,
  _ size: Int
) -> detent_status {
  ControlStorage<RulerControl>.accessibility(ruler, environment, accessibility, size)
}
