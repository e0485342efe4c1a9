public import CDetent
import ControlCore
import Slider

extension SliderControl: StoredControl {
  typealias Storage = detent_slider
  static var magic: UInt64 { 0x7265_6469_6C73_5F64 }
}

@c @implementation
public func detent_slider_init(
  _ slider: UnsafeMutablePointer<detent_slider>?, _ size: Int,
  _ configuration: UnsafePointer<detent_slider_configuration>?, _ configurationSize: Int,
  _ values: UnsafePointer<Double>?, _ count: Int
) -> detent_status {
  ControlStorage<SliderControl>.initialise(
    slider, size, PassedConfiguration(configuration, configurationSize),
    PassedValues(values, count))
}

@c @implementation
public func detent_slider_handle(
  _ slider: UnsafeMutablePointer<detent_slider>?,
  _ events: UnsafePointer<detent_event>?, _ count: Int,
  _ sink: detent_sink?, _ context: UnsafeMutableRawPointer?, _ wrong: UnsafeMutablePointer<Int>?
) -> detent_status {
  ControlStorage<SliderControl>.make(
    .events(events, count, wrong: wrong), to: slider, given: require(events, count: count),
    Sink(function: sink, context: context))
}

@c @implementation
public func detent_slider_advance(
  _ slider: UnsafeMutablePointer<detent_slider>?, _ time: Int64, _ sink: detent_sink?,
  _ context: UnsafeMutableRawPointer?
) -> detent_status {
  ControlStorage<SliderControl>.make(
    .time(time), to: slider, Sink(function: sink, context: context))
}

@c @implementation
public func detent_slider_set_value(
  _ slider: UnsafeMutablePointer<detent_slider>?, _ part: Int32, _ value: Double,
  _ animated: Int32, _ sink: detent_sink?, _ context: UnsafeMutableRawPointer?
) -> detent_status {
  ControlStorage<SliderControl>.make(
    .value(value, of: Int(part), isAnimated: animated != 0), to: slider,
    Sink(function: sink, context: context))
}

@c @implementation
public func detent_slider_set_values(
  _ slider: UnsafeMutablePointer<detent_slider>?, _ values: UnsafePointer<Double>?, _ count: Int,
  _ animated: Int32, _ sink: detent_sink?, _ context: UnsafeMutableRawPointer?
) -> detent_status {
  let passed = PassedValues(values, count)
  return ControlStorage<SliderControl>.make(
    .values(passed, isAnimated: animated != 0), to: slider, given: passed.mistake,
    Sink(function: sink, context: context))
}

@c @implementation
public func detent_slider_set_configuration(
  _ slider: UnsafeMutablePointer<detent_slider>?,
  _ configuration: UnsafePointer<detent_slider_configuration>?, _ size: Int,
  _ sink: detent_sink?, _ context: UnsafeMutableRawPointer?
) -> detent_status {
  let passed = PassedConfiguration<SliderConfiguration>(configuration, size)
  return ControlStorage<SliderControl>.make(
    .configuration(passed), to: slider, given: passed.mistake,
    Sink(function: sink, context: context))
}
