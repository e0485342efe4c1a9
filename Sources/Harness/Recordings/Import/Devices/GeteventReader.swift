import ControlCore
import GestureScript

/// Reads the output of Android's `getevent`, with numbers (`-t`) or names (`-lt`):
///
///     add device 1: /dev/input/event1
///       name:     "example-ts"
///     [   53890.813990] /dev/input/event1: EV_ABS       ABS_MT_POSITION_X    000001be
///     [   53890.813990] /dev/input/event1: EV_SYN       SYN_REPORT           00000000
///
/// The output of `-p` or `-lp` may be in the same file or in a separate one. One device is read:
/// the requested one, or the one with the most contacts. Shell lines are skipped and counted.
enum GeteventReader {
  /// The number of lines searched: the description above the events is short.
  private static let headLength = 500

  static func recognises(_ bytes: [UInt8]) -> Bool {
    var lines = TextLines(bytes)
    while let line = lines.next(), line.number <= headLength {
      let text = GeteventLog.content(of: line)
      if text.begins(with: "add device ") { return true }
      if GeteventLine.begins(text), (try? GeteventLine(text, of: line)) != nil { return true }
    }
    return false
  }

  static func read(_ bytes: [UInt8], _ options: ReadingOptions) throws(Diagnostic) -> Recording {
    var log = GeteventLog(period: options.period)
    if let description = options.description { try log.read(description, isDescription: true) }
    try log.read(bytes)
    let choice = EvdevChoice(sources: log.devices, reported: options.device)
    let best = try choice.recording { source in
      var recording = recording(of: source, in: log, options.device)
      recording.assumedPeriod = log.assumedPeriod
      recording.notes.foreignLines = log.foreignLines
      return recording
    }
    guard let best else { throw withoutEvents(log) }
    return best
  }

  /// Returns true if the log describes devices and holds no event.
  static func isDescription(_ bytes: [UInt8]) -> Bool {
    var log = GeteventLog(period: 1)
    guard (try? log.read(bytes)) != nil else { return false }
    return !log.devices.isEmpty && log.devices.allSatisfy { $0.events.isEmpty }
  }

  private static func recording(
    of device: EvdevSource, in log: GeteventLog, _ reported: [UInt8]?
  ) -> Recording {
    var device = device
    if device.path.isEmpty, let described = description(of: device, in: log, reported) {
      device.path = described.path
      device.details = described.details
    }
    return device.recording(.getevent)
  }

  /// Returns the description for events without device names: the requested one, or the only match.
  private static func description(
    of device: EvdevSource, in log: GeteventLog, _ reported: [UInt8]?
  ) -> EvdevSource? {
    let described = log.devices.filter { !$0.path.isEmpty && $0.events.isEmpty }
    if let reported { return described.first { $0.isNamed(reported) } }
    let axis = device.events.first { $0.key == Evdev.contactX || $0.key == Evdev.x }
    guard let axis else { return described.count == 1 ? described[0] : nil }
    let fitting = described.filter { $0.details.range(of: axis.key) != nil }
    return fitting.count == 1 ? fitting[0] : nil
  }

  private static func withoutEvents(_ log: GeteventLog) -> Diagnostic {
    let help: StaticString = "record some: adb shell getevent -lt, then touch the screen"
    guard let device = log.devices.first else {
      return Diagnostic(.noEvents, at: .none, "the log holds no events", help: help)
    }
    let name = device.details.name.isEmpty ? device.path : device.details.name
    return Diagnostic(
      .noEvents, at: .none, "the log holds descriptions of devices but no events: ", name[...], "",
      help: help)
  }
}
