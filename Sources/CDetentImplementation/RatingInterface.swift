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
  status { () throws(Status) in
    try ControlStorage<RatingControl>.initialise(
      rating, size, configuration, configurationSize, value)
  }
}

@c @implementation
public func detent_rating_handle(
  _ rating: UnsafeMutablePointer<detent_rating>?,
  _ events: UnsafePointer<detent_event>?, _ count: Int,
  _ sink: detent_sink?, _ context: UnsafeMutableRawPointer?, _ wrong: UnsafeMutablePointer<Int>?
) -> detent_status {
  status { () throws(Status) in
    try ControlStorage<RatingControl>(rating).handle(
      events, count, Sink(function: sink, context: context), wrong)
  }
}

@c @implementation
public func detent_rating_advance(
  _ rating: UnsafeMutablePointer<detent_rating>?, _ time: Int64, _ sink: detent_sink?,
  _ context: UnsafeMutableRawPointer?
) -> detent_status {
  status { () throws(Status) in
    try ControlStorage<RatingControl>(rating).advance(
      to: time, Sink(function: sink, context: context))
  }
}

@c @implementation
public func detent_rating_set_value(
  _ rating: UnsafeMutablePointer<detent_rating>?, _ value: Double, _ animated: Int32,
  _ sink: detent_sink?, _ context: UnsafeMutableRawPointer?
) -> detent_status {
  status { () throws(Status) in
    try ControlStorage<RatingControl>(rating).set(
      value: value, animated: animated, Sink(function: sink, context: context))
  }
}

@c @implementation
public func detent_rating_set_configuration(
  _ rating: UnsafeMutablePointer<detent_rating>?,
  _ configuration: UnsafePointer<detent_rating_configuration>?, _ size: Int, _ sink: detent_sink?,
  _ context: UnsafeMutableRawPointer?
) -> detent_status {
  status { () throws(Status) in
    try ControlStorage<RatingControl>(rating).set(
      configuration: configuration, size, Sink(function: sink, context: context))
  }
}

@c @implementation
public func detent_rating_read(
  _ rating: UnsafePointer<detent_rating>?, _ state: UnsafeMutablePointer<detent_rating_state>?,
  _ size: Int
) -> detent_status {
  status { () throws(Status) in
    try ControlStorage<RatingControl>(rating).read(to: state, size)
  }
}

@c @implementation
public func detent_rating_read_configuration(
  _ rating: UnsafePointer<detent_rating>?,
  _ configuration: UnsafeMutablePointer<detent_rating_configuration>?, _ size: Int
) -> detent_status {
  status { () throws(Status) in
    try ControlStorage<RatingControl>(rating).read(to: configuration, size)
  }
}

extension detent_rating_state: ControlReading {
  init(_ rating: RatingControl) {
    self.init(
      value: rating.value, preview: rating.preview ?? .nan, time: rating.time.nanoseconds,
      phase: rating.phase.constant, reserved: 0)
  }
}
