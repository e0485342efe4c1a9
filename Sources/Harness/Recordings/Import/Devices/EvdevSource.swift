import ControlCore
import GestureScript

/// One device of a recording that may hold several: its description and its events.
struct EvdevSource {
  /// The path in the recorder's file system; empty if the file does not give it.
  var path: [UInt8]
  var details = EvdevDevice()
  var events: [EvdevEvent] = []
  var frames: Int64 = 0
  /// The position of the first event in the file.
  private(set) var start = SourceSpan.none

  /// The longest path of a device, in bytes.
  static let maximumPath = 255
  /// The most devices of a recording.
  static let maximumCount = 64

  /// Reserves memory for a number of events. Unused memory costs nothing.
  mutating func reserve(_ count: Int) { events.reserveCapacity(count) }

  /// Appends a device's event from a line; returns false if it is earlier than the last one.
  mutating func take(_ event: EvdevEvent, of line: TextLines.Line) -> Bool {
    if let last = events.last, event.time < last.time { return false }
    if events.isEmpty { start = line.span }
    events.append(event)
    if event.key == Evdev.report { frames += 1 }
    return true
  }

  /// Returns the recording of the device.
  func recording(_ format: RecordingFormat, version: [UInt8] = []) -> Recording {
    var recording = Recording(format: format, space: .device)
    recording.version = version
    recording.deviceName = details.name
    recording.devicePath = path
    EvdevDecoder.decode(self, into: &recording)
    return recording
  }

  /// Returns true if `name` is the device's path or the last part of it.
  func isNamed(_ name: [UInt8]) -> Bool {
    guard path != name else { return true }
    let slash = path.lastIndex(of: UInt8(ascii: "/"))
    return slash.map { path[($0 + 1)...] == name[...] } ?? false
  }
}

/// Chooses the device to read: the requested one, or else the one with the most contacts.
struct EvdevChoice {
  /// All devices of the file.
  let sources: [EvdevSource]
  /// The requested path, its last part, or the number in the file, from 1; `nil` to choose.
  var reported: [UInt8]?

  /// The most devices an error lists.
  private static let longestList = 5

  /// Returns the recording of the device.
  ///
  /// - Parameter record: makes a recording of one device.
  /// - Returns: the recording, which holds at least one event; `nil` if no device has events.
  /// - Throws: `Diagnostic` if the requested device has no events, or no useful ones.
  func recording(of record: (EvdevSource) -> Recording) throws(Diagnostic) -> Recording? {
    let active = try active()
    var best: Recording?
    for candidate in active {
      var recording = record(candidate)
      if let reported {
        if recording.devicePath.isEmpty { recording.devicePath = reported }
        recording.deviceChoice = .reported
      } else if active.count > 1 {
        recording.deviceChoice = .mostActive(of: Int64(active.count))
      }
      if best.map({ Self.activity(of: $0) < Self.activity(of: recording) }) ?? true {
        best = recording
      }
    }
    if let best, best.events.isEmpty {
      throw UselessEvents(active.flatMap { $0.events }).error(best.notes)
    }
    return best
  }

  /// Returns the devices with events that match `reported`; all with events if it is `nil`.
  ///
  /// A device without a path matches any name. A number, from 1, counts only if no device matches by
  /// name.
  ///
  /// - Throws: `Diagnostic` if there are devices with events and none matches.
  private func active() throws(Diagnostic) -> [EvdevSource] {
    let active = sources.filter { !$0.events.isEmpty }
    guard let reported, !active.isEmpty else { return active }
    let meant = active.filter { $0.path.isEmpty || $0.isNamed(reported) }
    guard meant.isEmpty else { return meant }
    if let number = DecimalText.parseInteger(reported[...]), number >= 1, number <= sources.count {
      let source = sources[Int(number) - 1]
      if !source.events.isEmpty { return [source] }
    }
    throw Self.unknown(reported, of: active)
  }

  private static func unknown(_ reported: [UInt8], of active: [EvdevSource]) -> Diagnostic {
    let names = active.prefix(longestList).map { "\(utf8: $0.path)" }.joined(separator: ", ")
    let more = active.count > longestList ? ", …" : ""
    var error = Diagnostic(.noEvents, at: .none, "the log has no events of '", reported[...], "'")
    error.help = Array("devices with events: \(names)\(more)".utf8)
    return error
  }

  /// Returns the size of a recording: contacts first, then events.
  private static func activity(of recording: Recording) -> (Int, Int) {
    (recording.contactCount, recording.events.count)
  }
}
