#if canImport(SwiftUI)
internal import Foundation

extension EventTime {
  /// Makes the time of an event at `date` that is received now.
  init(_ date: Date) {
    self.init(
      date: date.timeIntervalSinceReferenceDate, now: Date().timeIntervalSinceReferenceDate,
      uptime: ProcessInfo.processInfo.systemUptime)
  }

  /// The time of an event that happens now.
  static var now: EventTime { EventTime(Date()) }
}
#endif
