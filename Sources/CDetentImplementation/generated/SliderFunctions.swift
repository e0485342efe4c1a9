// Made by Scripts/make/interfaces.py from the tables of settings.
public import CDetent
import ControlCore
import Slider

@c @implementation
public func detent_slider_configuration_init(
  _ configuration: UnsafeMutablePointer<detent_slider_configuration>?, _ size: Int
) -> detent_status {
  ControlStorage<SliderControl>.configurationInit(configuration, size)
}

@c @implementation
public func detent_slider_configuration_problem(
  _ configuration: UnsafePointer<detent_slider_configuration>?, _ size: Int
) -> UnsafePointer<CChar>? {
  ControlStorage<SliderControl>.configurationProblem(configuration, size)
}

@c @implementation
public func detent_slider_init(
  _ slider: UnsafeMutablePointer<detent_slider>?,
  _ size: Int,
  _ configuration: UnsafePointer<detent_slider_configuration>?,
  _ configurationSize: Int,
  _ values: UnsafePointer<Double>?,
  _ count: Int
) -> detent_status {
  ControlStorage<SliderControl>.initialise(
    slider, size, configuration, configurationSize, values, count)
}

@c @implementation
public func detent_slider_store(
  _ slider: UnsafePointer<detent_slider>?,
  _ bytes: UnsafeMutableRawPointer?,
  _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> detent_status {
  ControlStorage<SliderControl>.store(slider, bytes, capacity, length)
}

@c @implementation
public func detent_slider_restore(
  _ slider: UnsafeMutablePointer<detent_slider>?,
  _ size: Int,
  _ bytes: UnsafeRawPointer?,
  _ length: Int
) -> detent_status {
  ControlStorage<SliderControl>.restore(slider, size, bytes, length)
}

@c @implementation
public func detent_slider_handle(
  _ slider: UnsafeMutablePointer<detent_slider>?,
  _ events: UnsafePointer<detent_event>?,
  _ count: Int,
  _ sink: detent_sink?,
  _ context: UnsafeMutableRawPointer?,
  _ handled: UnsafeMutablePointer<detent_handled>?
) -> detent_status {
  ControlStorage<SliderControl>.handle(slider, events, count, sink, context, handled)
}

@c @implementation
public func detent_slider_advance(
  _ slider: UnsafeMutablePointer<detent_slider>?,
  _ time: Int64,
  _ sink: detent_sink?,
  _ context: UnsafeMutableRawPointer?
) -> detent_status {
  ControlStorage<SliderControl>.advance(slider, time, sink, context)
}

@c @implementation
public func detent_slider_set_value(
  _ slider: UnsafeMutablePointer<detent_slider>?,
  _ part: Int32,
  _ value: Double,
  _ animated: Int32,
  _ sink: detent_sink?,
  _ context: UnsafeMutableRawPointer?
) -> detent_status {
  ControlStorage<SliderControl>.setValue(slider, part, value, animated, sink, context)
}

@c @implementation
public func detent_slider_update(
  _ slider: UnsafeMutablePointer<detent_slider>?,
  _ configuration: UnsafePointer<detent_slider_configuration>?,
  _ size: Int,
  _ values: UnsafePointer<Double>?,
  _ count: Int,
  _ animated: Int32,
  _ sink: detent_sink?,
  _ context: UnsafeMutableRawPointer?
) -> detent_status {
  ControlStorage<SliderControl>.update(
    slider, configuration, size, values, count, animated, sink, context)
}

@c @implementation
public func detent_slider_read(
  _ slider: UnsafePointer<detent_slider>?,
  _ state: UnsafeMutablePointer<detent_slider_state>?,
  _ size: Int
) -> detent_status {
  ControlStorage<SliderControl>.read(slider, state, size)
}

@c @implementation
public func detent_slider_read_part(
  _ slider: UnsafePointer<detent_slider>?,
  _ part: Int32,
  _ state: UnsafeMutablePointer<detent_slider_part>?,
  _ size: Int
) -> detent_status {
  ControlStorage<SliderControl>.readPart(slider, part, state, size)
}

@c @implementation
public func detent_slider_read_configuration(
  _ slider: UnsafePointer<detent_slider>?,
  _ configuration: UnsafeMutablePointer<detent_slider_configuration>?,
  _ size: Int
) -> detent_status {
  ControlStorage<SliderControl>.readConfiguration(slider, configuration, size)
}

@c @implementation
public func detent_slider_accessibility(
  _ slider: UnsafePointer<detent_slider>?,
  _ part: Int32,
  _ environment: UnsafePointer<detent_environment>?,
  _ accessibility: UnsafeMutablePointer<detent_accessibility>?,
  _ size: Int
) -> detent_status {
  ControlStorage<SliderControl>.accessibility(slider, part, environment, accessibility, size)
}
