import ControlCore

/// Reads what Android's `getevent` writes, with numbers (`-t`) or names (`-lt`):
///
///     add device 1: /dev/input/event1
///       name:     "example-ts"
///     [   53890.813990] /dev/input/event1: EV_ABS       ABS_MT_POSITION_X    000001be
///     [   53890.813990] /dev/input/event1: EV_SYN       SYN_REPORT           00000000
///
/// What `-p` or `-lp` tells of the devices may stand in the same file, or in one of its own. Of several
/// devices, one is read: the one that was asked for, or the one with the most contacts.
enum GeteventReader {
  /// Looks no further than this, in lines: what is above the events is short.
  private static let headLength = 500

  /// The most devices an error lists.
  private static let longestList = 5

  static func recognises(_ bytes: [UInt8]) -> Bool {
    var lines = TextLines(bytes)
    while let line = lines.next(), line.number <= headLength {
      let text = GeteventLog.content(of: line)
      if text.begins(with: "add device ") { return true }
      if GeteventLine.begins(text), (try? GeteventLine(text, of: line)) != nil { return true }
    }
    return false
  }

  /// Reads a log.
  ///
  /// - Parameters:
  ///   - bytes: the log.
  ///   - description: what `getevent -p` says, if that is in another file.
  ///   - device: the path of the device to read, or the last part of it; `nil` to choose.
  ///   - period: nanoseconds from one report to the next, for a log without times.
  /// - Returns: the recording of one device; it holds at least one event.
  /// - Throws: `Diagnostic` at the first line that cannot be read, or if there is nothing to replay.
  static func read(
    _ bytes: [UInt8], description: [UInt8]?, device: [UInt8]?, period: Int64?
  ) throws(Diagnostic) -> Recording {
    var log = GeteventLog(period: period)
    if let description { try log.read(description, isDescription: true) }
    try log.read(bytes)
    let active = try active(in: log, device)
    var best: Recording?
    for candidate in active {
      var recording = recording(of: candidate, in: log, device)
      recording.assumedPeriod = log.assumedPeriod
      if let told = device {
        if recording.devicePath.isEmpty { recording.devicePath = told }
        recording.deviceChoice = .told
      } else if active.count > 1 {
        recording.deviceChoice = .mostActive(of: Int64(active.count))
      }
      if best.map({ activity(of: $0) < activity(of: recording) }) ?? true { best = recording }
    }
    guard let best else { throw withoutEvents(log) }
    guard !best.events.isEmpty else { throw EvdevDecoder.nothingUseful(in: best.notes) }
    return best
  }

  /// The devices that have events and may be meant.
  private static func active(
    in log: GeteventLog, _ told: [UInt8]?
  ) throws(Diagnostic) -> [GeteventLog.Device] {
    let active = log.devices.filter { !$0.events.isEmpty }
    guard let told, !active.isEmpty else { return active }
    let meant = active.filter { $0.path.isEmpty || isDevice($0.path, told) }
    guard meant.isEmpty else { return meant }
    var help = [UInt8]("devices with events: ")
    for (index, device) in active.prefix(longestList).enumerated() {
      if index > 0 { help.append(", ") }
      help.append(contentsOf: device.path)
    }
    if active.count > longestList { help.append(", …") }
    var error = Diagnostic(.noEvents, at: .none, "the log has no events of '", told[...], "'")
    error.help = help
    throw error
  }

  private static func isDevice(_ path: [UInt8], _ told: [UInt8]) -> Bool {
    guard path != told else { return true }
    let slash = path.lastIndex(of: UInt8(ascii: "/"))
    return slash.map { path[($0 + 1)...] == told[...] } ?? false
  }

  private static func recording(
    of device: GeteventLog.Device, in log: GeteventLog, _ told: [UInt8]?
  ) -> Recording {
    var device = device
    if device.path.isEmpty, let described = description(of: device, in: log, told) {
      device.path = described.path
      device.details = described.details
    }
    var recording = Recording(format: .getevent, space: .device)
    recording.deviceName = device.details.name
    recording.devicePath = device.path
    EvdevDecoder.decode(device.events, of: device.details, into: &recording)
    return recording
  }

  /// Which description belongs to events that do not name their device: the one that was asked for, or
  /// the only one that has their axis.
  private static func description(
    of device: GeteventLog.Device, in log: GeteventLog, _ told: [UInt8]?
  ) -> GeteventLog.Device? {
    let described = log.devices.filter { !$0.path.isEmpty && $0.events.isEmpty }
    if let told { return described.first { isDevice($0.path, told) } }
    let axis = device.events.first { $0.key == Evdev.contactX || $0.key == Evdev.x }
    guard let axis else { return described.count == 1 ? described[0] : nil }
    let fitting = described.filter { $0.details.range(of: axis.key) != nil }
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// How much a recording holds: contacts first, then events.
  private static func activity(of recording: Recording) -> (Int, Int) {
    var contacts = 0
    for event in recording.events {
      if case .pointer(let pointer) = event.action, pointer.phase == .down { contacts += 1 }
    }
    return (contacts, recording.events.count)
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
