// Made by Scripts/make/interfaces.py from the tables of settings.
public import CDetent
import ControlCore
import Dial

@c @implementation
public func detent_dial_configuration_init(
  _ configuration: UnsafeMutablePointer<detent_dial_configuration>?, _ size: Int
) -> detent_status {
  ControlStorage<DialControl>.configurationInit(configuration, size)
}

@c @implementation
public func detent_dial_configuration_problem(
  _ configuration: UnsafePointer<detent_dial_configuration>?, _ size: Int
) -> UnsafePointer<CChar>? {
  ControlStorage<DialControl>.configurationProblem(configuration, size)
}

@c @implementation
public func detent_dial_init(
  _ dial: UnsafeMutablePointer<detent_dial>?,
  _ size: Int,
  _ configuration: UnsafePointer<detent_dial_configuration>?,
  _ configurationSize: Int,
  _ value: Double
) -> detent_status {
  ControlStorage<DialControl>.initialise(dial, size, configuration, configurationSize, value)
}

@c @implementation
public func detent_dial_store(
  _ dial: UnsafePointer<detent_dial>?,
  _ bytes: UnsafeMutableRawPointer?,
  _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> detent_status {
  ControlStorage<DialControl>.store(dial, bytes, capacity, length)
}

@c @implementation
public func detent_dial_restore(
  _ dial: UnsafeMutablePointer<detent_dial>?, _ size: Int, _ bytes: UnsafeRawPointer?, _ length: Int
) -> detent_status {
  ControlStorage<DialControl>.restore(dial, size, bytes, length)
}

@c @implementation
public func detent_dial_handle(
  _ dial: UnsafeMutablePointer<detent_dial>?,
  _ events: UnsafePointer<detent_event>?,
  _ count: Int,
  _ sink: detent_sink?,
  _ context: UnsafeMutableRawPointer?,
  _ handled: UnsafeMutablePointer<detent_handled>?
) -> detent_status {
  ControlStorage<DialControl>.handle(dial, events, count, sink, context, handled)
}

@c @implementation
public func detent_dial_advance(
  _ dial: UnsafeMutablePointer<detent_dial>?,
  _ time: Int64,
  _ sink: detent_sink?,
  _ context: UnsafeMutableRawPointer?
) -> detent_status {
  ControlStorage<DialControl>.advance(dial, time, sink, context)
}

@c @implementation
public func detent_dial_set_value(
  _ dial: UnsafeMutablePointer<detent_dial>?,
  _ value: Double,
  _ animated: Int32,
  _ sink: detent_sink?,
  _ context: UnsafeMutableRawPointer?
) -> detent_status {
  ControlStorage<DialControl>.setValue(dial, value, animated, sink, context)
}

@c @implementation
public func detent_dial_update(
  _ dial: UnsafeMutablePointer<detent_dial>?,
  _ configuration: UnsafePointer<detent_dial_configuration>?,
  _ size: Int,
  _ values: UnsafePointer<Double>?,
  _ count: Int,
  _ animated: Int32,
  _ sink: detent_sink?,
  _ context: UnsafeMutableRawPointer?
) -> detent_status {
  ControlStorage<DialControl>.update(
    dial, configuration, size, values, count, animated, sink, context)
}

@c @implementation
public func detent_dial_read(
  _ dial: UnsafePointer<detent_dial>?,
  _ state: UnsafeMutablePointer<detent_dial_state>?,
  _ size: Int
) -> detent_status {
  ControlStorage<DialControl>.read(dial, state, size)
}

@c @implementation
public func detent_dial_read_configuration(
  _ dial: UnsafePointer<detent_dial>?,
  _ configuration: UnsafeMutablePointer<detent_dial_configuration>?,
  _ size: Int
) -> detent_status {
  ControlStorage<DialControl>.readConfiguration(dial, configuration, size)
}

@c @implementation
public func detent_dial_accessibility(
  _ dial: UnsafePointer<detent_dial>?,
  _ environment: UnsafePointer<detent_environment>?,
  _ accessibility: UnsafeMutablePointer<detent_accessibility>?,
  _ size: Int
) -> detent_status {
  ControlStorage<DialControl>.accessibility(dial, environment, accessibility, size)
}
