internal import ControlCore

/// The time of an event and the time at which the view received it, in seconds.
struct EventTime: Equatable {
  /// The time of the event. SwiftUI stamps drags and frames with calendar dates, lower layers stamp
  /// events with the uptime.
  var date: Double
  /// The time of receipt by the calendar.
  var now: Double
  /// The time of receipt by the system uptime, a clock that nobody sets.
  var uptime: Double
}

/// A clock that turns dates into monotonic timestamps.
///
/// Differences of dates are exact, so a timestamp is a date minus a constant. The constant is
/// measured anew if the clocks drift apart: the calendar was set during a drag, or the device
/// slept.
struct EventClock: Equatable {
  /// The drift allowed between the clocks, in seconds. Unless it is set, the calendar is corrected
  /// by less than 0.5 ms per second.
  static let tolerance = 0.05
  /// The largest distance of an event from now, in seconds; events beyond it happen now.
  static let reach = 1.0

  /// Calendar time minus uptime; `nil` before the first event.
  private var offset: Double?

  /// Returns the timestamp of an event.
  mutating func timestamp(of moment: EventTime) -> Timestamp {
    let present = moment.now - moment.uptime
    if !isSteady(present) { offset = present }
    if isNear(moment.date, moment.now) { return timestamp(of: moment.date) }
    return timestamp(ofUptime: isNear(moment.date, moment.uptime) ? moment.date : moment.uptime)
  }

  /// Returns the timestamp of a date for drawing, without comparing the clocks.
  func timestamp(of date: Double) -> Timestamp {
    timestamp(ofUptime: date - (offset ?? date))
  }

  private func timestamp(ofUptime seconds: Double) -> Timestamp {
    Timestamp(nanoseconds: 0).advanced(bySeconds: seconds)
  }

  private func isNear(_ a: Double, _ b: Double) -> Bool {
    abs(a - b) <= Self.reach
  }

  /// Returns true if the distance between the clocks is unchanged within the tolerance.
  private func isSteady(_ present: Double) -> Bool {
    guard let offset else { return false }
    return abs(present - offset) <= Self.tolerance
  }
}
