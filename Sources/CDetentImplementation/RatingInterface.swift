public import CDetent
import ControlCore
import Rating

extension RatingControl: StoredControl {
  typealias Storage = detent_rating
  static var magic: UInt64 { 0x676E_6974_6172_5F64 }
}

@c @implementation
public func detent_rating_init(
  _ rating: UnsafeMutablePointer<detent_rating>?, _ size: Int,
  _ configuration: UnsafePointer<detent_rating_configuration>?, _ configurationSize: Int,
  _ value: Double
) -> detent_status {
  ControlStorage<RatingControl>.initialise(
    rating, size, PassedConfiguration(configuration, configurationSize), value)
}

@c @implementation
public func detent_rating_handle(
  _ rating: UnsafeMutablePointer<detent_rating>?,
  _ events: UnsafePointer<detent_event>?, _ count: Int,
  _ sink: detent_sink?, _ context: UnsafeMutableRawPointer?, _ wrong: UnsafeMutablePointer<Int>?
) -> detent_status {
  ControlStorage<RatingControl>.make(
    .events(events, count, wrong: wrong), to: rating, given: require(events, count: count),
    Sink(function: sink, context: context))
}

@c @implementation
public func detent_rating_advance(
  _ rating: UnsafeMutablePointer<detent_rating>?, _ time: Int64, _ sink: detent_sink?,
  _ context: UnsafeMutableRawPointer?
) -> detent_status {
  ControlStorage<RatingControl>.make(
    .time(time), to: rating, Sink(function: sink, context: context))
}

@c @implementation
public func detent_rating_set_value(
  _ rating: UnsafeMutablePointer<detent_rating>?, _ value: Double, _ animated: Int32,
  _ sink: detent_sink?, _ context: UnsafeMutableRawPointer?
) -> detent_status {
  ControlStorage<RatingControl>.make(
    .value(value, isAnimated: animated != 0), to: rating, Sink(function: sink, context: context))
}

@c @implementation
public func detent_rating_set_configuration(
  _ rating: UnsafeMutablePointer<detent_rating>?,
  _ configuration: UnsafePointer<detent_rating_configuration>?, _ size: Int, _ sink: detent_sink?,
  _ context: UnsafeMutableRawPointer?
) -> detent_status {
  let passed = PassedConfiguration<RatingConfiguration>(configuration, size)
  return ControlStorage<RatingControl>.make(
    .configuration(passed), to: rating, given: passed.mistake,
    Sink(function: sink, context: context))
}

@c @implementation
public func detent_rating_read(
  _ rating: UnsafePointer<detent_rating>?, _ state: UnsafeMutablePointer<detent_rating_state>?,
  _ size: Int
) -> detent_status {
  ControlStorage<RatingControl>.read(rating, to: state, size)
}

@c @implementation
public func detent_rating_read_configuration(
  _ rating: UnsafePointer<detent_rating>?,
  _ configuration: UnsafeMutablePointer<detent_rating_configuration>?, _ size: Int
) -> detent_status {
  ControlStorage<RatingControl>.read(rating, to: configuration, size)
}

extension detent_rating_state: ControlReading {
  init(_ rating: RatingControl) {
    self.init(
      value: rating.value, preview: rating.preview ?? .nan, time: rating.time.nanoseconds,
      phase: rating.phase.constant, reserved: 0)
  }
}
