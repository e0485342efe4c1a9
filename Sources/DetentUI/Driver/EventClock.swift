internal import ControlCore

/// When something happened, and when the view learnt of it. All in seconds.
struct EventTime: Equatable {
  /// When it happened: SwiftUI stamps drags and frames with dates. By the calendar; or by the uptime, as
  /// the events below SwiftUI are stamped.
  var date: Double
  /// When the view learnt of it, by the calendar.
  var now: Double
  /// When the view learnt of it, by a clock that nobody sets: the time since the system started.
  var uptime: Double
}

/// Turns dates into timestamps that run as time does.
///
/// Differences of dates are exact, so a timestamp is a date less a constant. The calendar may be set
/// while a finger is down, or the device may have slept: then it no longer runs as the other clock
/// does, and the constant is taken anew.
struct EventClock: Equatable {
  /// How far the clocks may drift apart, in seconds; the calendar is corrected by less than 0.5 ms in
  /// each second unless it is set.
  static let tolerance = 0.05
  /// An event that is said to be further away from now than this, in seconds, happens now.
  static let reach = 1.0

  /// Calendar less uptime; `nil` as long as no event has come.
  private var offset: Double?

  /// The timestamp of an event.
  mutating func timestamp(of moment: EventTime) -> Timestamp {
    let present = moment.now - moment.uptime
    if !isSteady(present) { offset = present }
    if isNear(moment.date, moment.now) { return timestamp(of: moment.date) }
    return timestamp(ofUptime: isNear(moment.date, moment.uptime) ? moment.date : moment.uptime)
  }

  /// The timestamp of a date, for drawing only: the clocks are not compared.
  func timestamp(of date: Double) -> Timestamp {
    timestamp(ofUptime: date - (offset ?? date))
  }

  private func timestamp(ofUptime seconds: Double) -> Timestamp {
    Timestamp(nanoseconds: 0).advanced(bySeconds: seconds)
  }

  private func isNear(_ a: Double, _ b: Double) -> Bool {
    abs(a - b) <= Self.reach
  }

  /// Whether the clocks are as far apart as they were.
  private func isSteady(_ present: Double) -> Bool {
    guard let offset else { return false }
    return abs(present - offset) <= Self.tolerance
  }
}
