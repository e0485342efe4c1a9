// Made by Scripts/make/interfaces.py from the tables of settings.
public import CDetent
import ControlCore
import Rating

@c @implementation
public func detent_rating_configuration_init(
  _ configuration: UnsafeMutablePointer<detent_rating_configuration>?, _ size: Int
) -> detent_status {
  ControlStorage<RatingControl>.configurationInit(configuration, size)
}

@c @implementation
public func detent_rating_configuration_problem(
  _ configuration: UnsafePointer<detent_rating_configuration>?, _ size: Int
) -> UnsafePointer<CChar>? {
  ControlStorage<RatingControl>.configurationProblem(configuration, size)
}

@c @implementation
public func detent_rating_init(
  _ rating: UnsafeMutablePointer<detent_rating>?,
  _ size: Int,
  _ configuration: UnsafePointer<detent_rating_configuration>?,
  _ configurationSize: Int,
  _ value: Double
) -> detent_status {
  ControlStorage<RatingControl>.initialise(rating, size, configuration, configurationSize, value)
}

@c @implementation
public func detent_rating_store(
  _ rating: UnsafePointer<detent_rating>?,
  _ bytes: UnsafeMutableRawPointer?,
  _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> detent_status {
  ControlStorage<RatingControl>.store(rating, bytes, capacity, length)
}

@c @implementation
public func detent_rating_restore(
  _ rating: UnsafeMutablePointer<detent_rating>?,
  _ size: Int,
  _ bytes: UnsafeRawPointer?,
  _ length: Int
) -> detent_status {
  ControlStorage<RatingControl>.restore(rating, size, bytes, length)
}

@c @implementation
public func detent_rating_handle(
  _ rating: UnsafeMutablePointer<detent_rating>?,
  _ events: UnsafePointer<detent_event>?,
  _ count: Int,
  _ sink: detent_sink?,
  _ context: UnsafeMutableRawPointer?,
  _ handled: UnsafeMutablePointer<detent_handled>?
) -> detent_status {
  ControlStorage<RatingControl>.handle(rating, events, count, sink, context, handled)
}

@c @implementation
public func detent_rating_advance(
  _ rating: UnsafeMutablePointer<detent_rating>?,
  _ time: Int64,
  _ sink: detent_sink?,
  _ context: UnsafeMutableRawPointer?
) -> detent_status {
  ControlStorage<RatingControl>.advance(rating, time, sink, context)
}

@c @implementation
public func detent_rating_set_value(
  _ rating: UnsafeMutablePointer<detent_rating>?,
  _ value: Double,
  _ animated: Int32,
  _ sink: detent_sink?,
  _ context: UnsafeMutableRawPointer?
) -> detent_status {
  ControlStorage<RatingControl>.setValue(rating, value, animated, sink, context)
}

@c @implementation
public func detent_rating_update(
  _ rating: UnsafeMutablePointer<detent_rating>?,
  _ configuration: UnsafePointer<detent_rating_configuration>?,
  _ size: Int,
  _ values: UnsafePointer<Double>?,
  _ count: Int,
  _ animated: Int32,
  _ sink: detent_sink?,
  _ context: UnsafeMutableRawPointer?
) -> detent_status {
  ControlStorage<RatingControl>.update(
    rating, configuration, size, values, count, animated, sink, context)
}

@c @implementation
public func detent_rating_read(
  _ rating: UnsafePointer<detent_rating>?,
  _ state: UnsafeMutablePointer<detent_rating_state>?,
  _ size: Int
) -> detent_status {
  ControlStorage<RatingControl>.read(rating, state, size)
}

@c @implementation
public func detent_rating_read_configuration(
  _ rating: UnsafePointer<detent_rating>?,
  _ configuration: UnsafeMutablePointer<detent_rating_configuration>?,
  _ size: Int
) -> detent_status {
  ControlStorage<RatingControl>.readConfiguration(rating, configuration, size)
}

@c @implementation
public func detent_rating_accessibility(
  _ rating: UnsafePointer<detent_rating>?,
  _ environment: UnsafePointer<detent_environment>?,
  _ accessibility: UnsafeMutablePointer<detent_accessibility>?,
  _ size: Int
) -> detent_status {
  ControlStorage<RatingControl>.accessibility(rating, environment, accessibility, size)
}
