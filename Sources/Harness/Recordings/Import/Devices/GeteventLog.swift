import GestureScript
import GestureReplay

/// A parsed `getevent` log: the description and the events of each device.
struct GeteventLog {
  private(set) var devices: [EvdevSource] = []
  /// Lines that are neither log nor messages of `getevent`, such as shell output.
  private(set) var foreignLines: Int64 = 0
  /// Between two reports of a log without times, in nanoseconds.
  private let period: Int64?
  /// The device being described.
  private var described: Int?
  /// True if events have times; `nil` before the first event.
  private var isTimed: Bool?

  init(period: Int64?) {
    self.period = period
  }

  /// The period, if the times are derived from it.
  var assumedPeriod: Int64? { isTimed == false ? period : nil }

  /// Reads a file to its end; of a description, the events are left out.
  mutating func read(_ bytes: [UInt8], isDescription: Bool = false) throws(Diagnostic) {
    var lines = TextLines(bytes)
    described = nil
    while let line = lines.next() {
      let text = Self.content(of: line)
      guard let first = text.first, first != UInt8(ascii: "#") else { continue }
      if let event = try Self.event(in: text, of: line) {
        if !isDescription { try take(event, of: line) }
      } else if text.begins(with: "add device ") {
        described = try addDevice(text, of: line)
      } else if line.bytes.first?.isBlank == true {
        describe(text)
      } else if !Self.isNoise(text) {
        foreignLines += 1
      }
    }
  }

  /// The line without blanks around it; terminals of Windows leave more than one `\r` at its end.
  static func content(of line: TextLines.Line) -> ArraySlice<UInt8> {
    var text = line.bytes
    while text.last == 0x0D { text.removeLast() }
    return text.trimmed
  }

  /// Returns the event in a line; `nil` if it does not look like one. Indented lines may list
  /// codes.
  private static func event(
    in text: ArraySlice<UInt8>, of line: TextLines.Line
  ) throws(Diagnostic) -> GeteventLine? {
    guard GeteventLine.begins(text) else { return nil }
    let isTimed = text.first == UInt8(ascii: "[")
    guard isTimed || line.bytes.first?.isBlank == false else {
      return try? GeteventLine(text, of: line)
    }
    return try GeteventLine(text, of: line)
  }

  private static func isNoise(_ text: ArraySlice<UInt8>) -> Bool {
    text.begins(with: "could not ") || text.begins(with: "remove device ")
  }

  // MARK: Events

  private mutating func take(_ event: GeteventLine, of line: TextLines.Line) throws(Diagnostic) {
    let index = try index(of: event.device, line)
    let time = try time(of: event, ofDevice: index, line)
    let event = EvdevEvent(time: time, type: event.type, code: event.code, value: event.value)
    guard devices[index].take(event, of: line) else { throw .timeGoesBack(at: line) }
  }

  private mutating func time(
    of event: GeteventLine, ofDevice index: Int, _ line: TextLines.Line
  ) throws(Diagnostic) -> Int64 {
    let isTimed = isTimed ?? (event.time != nil)
    guard isTimed == (event.time != nil) else {
      throw Diagnostic(
        .malformedLine, at: line.span,
        isTimed ? "this event has no time, but others have" : "only some events have times",
        help: "import the parts of the log one at a time")
    }
    self.isTimed = isTimed
    if let time = event.time { return time }
    guard let period, period > 0 else {
      throw Diagnostic(
        .noTimeColumn, at: line.span, "the events of this log have no times",
        help: """
          record it with times: adb shell getevent -lt; or tell how far apart reports are: \
          --assume-period 8ms
          """)
    }
    let (time, overflow) = devices[index].frames.multipliedReportingOverflow(by: period)
    guard !overflow else {
      throw Diagnostic(
        .timeTooLarge, at: line.span, "at this period, the log is longer than 292 years")
    }
    return time
  }

  // MARK: Devices

  private mutating func index(
    of path: ArraySlice<UInt8>, _ line: TextLines.Line
  ) throws(Diagnostic) -> Int {
    if let index = devices.firstIndex(where: { $0.path[...] == path }) { return index }
    guard devices.count < EvdevSource.maximumCount else {
      throw Diagnostic(.malformedLine, at: line.span, "the log has more than 64 devices")
    }
    devices.append(EvdevSource(path: Array(path)))
    return devices.count - 1
  }

  /// `add device 1: /dev/input/event1`
  private mutating func addDevice(
    _ text: ArraySlice<UInt8>, of line: TextLines.Line
  ) throws(Diagnostic) -> Int {
    let path = text.drop { $0 != UInt8(ascii: ":") }.dropFirst().trimmed
    guard path.first == UInt8(ascii: "/"), path.count < EvdevSource.maximumPath else {
      throw Diagnostic(
        .malformedLine, at: line.span, "this line names no device",
        help: "for example: add device 1: /dev/input/event1")
    }
    return try index(of: path, line)
  }

  /// Consumes an indented line about the device named last.
  private mutating func describe(_ text: ArraySlice<UInt8>) {
    guard let described else { return }
    if text.begins(with: "name:") {
      devices[described].details.name = Array(text.dropFirst(5).unquoted)
    } else if let axis = Self.axis(text) {
      devices[described].details.axes.append(axis)
    }
  }

  /// `ABS (0003): 0035  : value 0, min 0, max 1079, fuzz 0, flat 0, resolution 0`, or with the name
  /// of the axis; only the first axis of a device has `ABS` in front.
  private static func axis(_ text: ArraySlice<UInt8>) -> EvdevDevice.Axis? {
    var words = text
    if words.begins(with: "ABS (0003):") { words = words.dropFirst(11) }
    guard let name = words.takeWord(),
      let code = GeteventLine.hexadecimal(name, digits: 4) ?? EvdevNames.code(named: name, type: 3)
    else { return nil }
    var axis: (lower: Int32?, upper: Int32?, resolution: Int32) = (nil, nil, 0)
    while let word = words.takeWord() {
      if word.matches("min") { axis.lower = takeNumber(&words) }
      if word.matches("max") { axis.upper = takeNumber(&words) }
      if word.matches("resolution") { axis.resolution = takeNumber(&words) ?? 0 }
    }
    guard let lower = axis.lower, let upper = axis.upper else { return nil }
    return EvdevDevice.Axis(code: code, lower: lower, upper: upper, resolution: axis.resolution)
  }

  private static func takeNumber(_ words: inout ArraySlice<UInt8>) -> Int32? {
    guard var word = words.takeWord() else { return nil }
    if word.last == UInt8(ascii: ",") { word.removeLast() }
    return DecimalText.parseInteger(word).flatMap { Int32(exactly: $0) }
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without blanks and one pair of quotes around them.
  var unquoted: ArraySlice<UInt8> {
    let isQuoted = trimmed.count >= 2 && trimmed.first == UInt8(ascii: "\"")
    return isQuoted && trimmed.last == trimmed.first ? trimmed.dropFirst().dropLast() : trimmed
  }
}
