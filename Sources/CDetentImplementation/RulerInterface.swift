public import CDetent
import ControlCore
import Ruler

extension RulerControl: StoredControl {
  typealias Storage = detent_ruler
  static var magic: UInt64 { 0x3172_656C_7572_5F64 }
}

@c @implementation
public func detent_ruler_init(
  _ ruler: UnsafeMutablePointer<detent_ruler>?, _ size: Int,
  _ configuration: UnsafePointer<detent_ruler_configuration>?, _ configurationSize: Int,
  _ value: Double
) -> detent_status {
  ControlStorage<RulerControl>.initialise(
    ruler, size, PassedConfiguration(configuration, configurationSize), value)
}

@c @implementation
public func detent_ruler_handle(
  _ ruler: UnsafeMutablePointer<detent_ruler>?,
  _ events: UnsafePointer<detent_event>?, _ count: Int,
  _ sink: detent_sink?, _ context: UnsafeMutableRawPointer?, _ wrong: UnsafeMutablePointer<Int>?
) -> detent_status {
  ControlStorage<RulerControl>.make(
    .events(events, count, wrong: wrong), to: ruler, given: require(events, count: count),
    Sink(function: sink, context: context))
}

@c @implementation
public func detent_ruler_advance(
  _ ruler: UnsafeMutablePointer<detent_ruler>?, _ time: Int64, _ sink: detent_sink?,
  _ context: UnsafeMutableRawPointer?
) -> detent_status {
  ControlStorage<RulerControl>.make(
    .time(time), to: ruler, Sink(function: sink, context: context))
}

@c @implementation
public func detent_ruler_set_value(
  _ ruler: UnsafeMutablePointer<detent_ruler>?, _ value: Double, _ animated: Int32,
  _ sink: detent_sink?, _ context: UnsafeMutableRawPointer?
) -> detent_status {
  ControlStorage<RulerControl>.make(
    .value(value, isAnimated: animated != 0), to: ruler, Sink(function: sink, context: context))
}

@c @implementation
public func detent_ruler_set_configuration(
  _ ruler: UnsafeMutablePointer<detent_ruler>?,
  _ configuration: UnsafePointer<detent_ruler_configuration>?, _ size: Int, _ sink: detent_sink?,
  _ context: UnsafeMutableRawPointer?
) -> detent_status {
  let passed = PassedConfiguration<RulerConfiguration>(configuration, size)
  return ControlStorage<RulerControl>.make(
    .configuration(passed), to: ruler, given: passed.mistake,
    Sink(function: sink, context: context))
}

@c @implementation
public func detent_ruler_read(
  _ ruler: UnsafePointer<detent_ruler>?, _ state: UnsafeMutablePointer<detent_ruler_state>?,
  _ size: Int
) -> detent_status {
  ControlStorage<RulerControl>.read(ruler, to: state, size)
}

@c @implementation
public func detent_ruler_read_configuration(
  _ ruler: UnsafePointer<detent_ruler>?,
  _ configuration: UnsafeMutablePointer<detent_ruler_configuration>?, _ size: Int
) -> detent_status {
  ControlStorage<RulerControl>.read(ruler, to: configuration, size)
}

extension detent_ruler_state: ControlReading {
  init(_ ruler: RulerControl) {
    self.init(
      value: ruler.value, offset: ruler.offset, velocity: ruler.velocity, target: ruler.target,
      time: ruler.time.nanoseconds, rest_time: ruler.restTime?.nanoseconds ?? .min,
      nearest_mark: ruler.nearestMark, phase: ruler.phase.constant, reserved: 0)
  }
}
