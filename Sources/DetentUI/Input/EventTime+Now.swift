#if canImport(SwiftUI)
internal import Foundation

extension EventTime {
  /// Something that happened at `date`, of which the view learns now.
  init(_ date: Date) {
    self.init(
      date: date.timeIntervalSinceReferenceDate, now: Date().timeIntervalSinceReferenceDate,
      uptime: ProcessInfo.processInfo.systemUptime)
  }

  /// Something that happens now.
  static var now: EventTime { EventTime(Date()) }
}
#endif
