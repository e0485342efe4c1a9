import GestureScript
import GestureReplay

/// Reads the output of `libinput record`, version 1:
///
///     version: 1
///     devices:
///       - node: /dev/input/event9
///         evdev:
///           name: Example Touchpad
///           absinfo:
///             53: [0, 4089, 0, 0, 42]
///         events:
///           - evdev:
///             - [  0,  11879,   3,  53,  1330] # EV_ABS / ABS_MT_POSITION_X  1330
///
/// Scans lines instead of parsing YAML: pasted excerpts are seldom valid YAML, nor is the manual's
/// example. Unknown keys are skipped, as the format demands, and so is data about the user's
/// machine. Events of `hid` and `libinput` are not read; they duplicate those of `evdev`.
enum LibinputReader {
  /// The number of lines searched for a mark: the text above the first device is short.
  private static let headLength = 500

  static func recognises(_ bytes: [UInt8]) -> Bool {
    var lines = TextLines(bytes)
    while let line = lines.next(), line.number <= headLength {
      let text = line.bytes.trimmed
      if text.begins(with: "# libinput record") || text.begins(with: "ndevices:") { return true }
      if text.matches("- evdev:") || text.begins(with: "- node: /dev/input/") { return true }
    }
    return false
  }

  static func read(_ bytes: [UInt8], _ options: ReadingOptions) throws(Diagnostic) -> Recording {
    var log = LibinputLog()
    try log.read(bytes)
    let choice = EvdevChoice(sources: log.devices, reported: options.device)
    let recording = try choice.recording { $0.recording(.libinput, version: log.version) }
    guard let recording else {
      throw Diagnostic(
        .noEvents, at: .none, "the recording describes devices but holds no events",
        help: "import the file with the lines below 'events:'")
    }
    return recording
  }
}

/// A parsed file of `libinput record`.
private struct LibinputLog {
  private(set) var devices: [EvdevSource] = []
  private(set) var version: [UInt8] = []
  /// True within the lines of `absinfo`.
  private var isInAxes = false
  /// True within the lines of an `evdev` report.
  private var isInReport = false

  mutating func read(_ bytes: [UInt8]) throws(Diagnostic) {
    var lines = TextLines(bytes)
    while let line = lines.next() {
      let text = line.bytes.trimmed
      guard let first = text.first, first != UInt8(ascii: "#") else { continue }
      if isInReport, text.begins(with: "- [") {
        try takeEvent(text, of: line)
      } else if isInAxes, first.isDigit {
        takeAxis(text)
      } else {
        try takeKey(text, of: line)
      }
    }
  }

  // MARK: Lines

  /// Reads `key: value`, which may begin an element of a list.
  private mutating func takeKey(
    _ text: ArraySlice<UInt8>, of line: TextLines.Line
  ) throws(Diagnostic) {
    let isElement = text.begins(with: "- ")
    let text = isElement ? text.dropFirst(2).trimmed : text
    let key = text.prefix { $0 != UInt8(ascii: ":") }
    let value = Self.scalar(text[key.endIndex...].dropFirst())
    isInAxes = key.matches("absinfo")
    isInReport = key.matches("evdev") && isElement
    if key.matches("node"), isElement {
      try addDevice(value, of: line)
    } else if key.matches("name"), let last = devices.indices.last,
      devices[last].details.name.isEmpty, devices[last].events.isEmpty
    {
      devices[last].details.name = Array(value)
    } else if key.matches("version"), devices.isEmpty, version.isEmpty {
      guard value.matches("1") else {
        throw Diagnostic(
          .malformedLine, at: line.span, "version ", value, " of this format is not known",
          help: "known is version 1")
      }
      version = Array(value)
    }
  }

  /// Returns a value without its quotes or a comment after it.
  private static func scalar(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let text = text.trimmed
    guard let quote = text.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return text.prefix { $0 != UInt8(ascii: "#") }.trimmed
    }
    return text.dropFirst().prefix { $0 != quote }
  }

  private mutating func addDevice(
    _ path: ArraySlice<UInt8>, of line: TextLines.Line
  ) throws(Diagnostic) {
    guard devices.count < EvdevSource.maximumCount, path.count <= EvdevSource.maximumPath else {
      throw Diagnostic(
        .malformedLine, at: line.span, "the file has more than 64 devices, or one with a long path",
        help: "import a part of it")
    }
    devices.append(EvdevSource(path: Array(path)))
  }

  /// Reads `53: [0, 4089, 0, 0, 42]`; ignores axes that cannot be read.
  private mutating func takeAxis(_ text: ArraySlice<UInt8>) {
    let code = text.prefix { $0 != UInt8(ascii: ":") }
    guard let last = devices.indices.last, let number = DecimalText.parseInteger(code),
      let numbers = Self.numbers(text[code.endIndex...].dropFirst()), numbers.count >= 2,
      let code = UInt16(exactly: number), let lower = Int32(exactly: numbers[0]),
      let upper = Int32(exactly: numbers[1])
    else { return }
    let resolution = numbers.count > 4 ? Int32(exactly: numbers[4]) ?? 0 : 0
    devices[last].details.axes.append(
      EvdevDevice.Axis(code: code, lower: lower, upper: upper, resolution: resolution))
  }

  /// Reads `- [  0,  11879,   3,  53,  1330]`.
  private mutating func takeEvent(
    _ text: ArraySlice<UInt8>, of line: TextLines.Line
  ) throws(Diagnostic) {
    guard let event = Self.numbers(text.dropFirst(2)).flatMap({ Self.event($0) }) else {
      throw Diagnostic(
        .malformedLine, at: line.span, "this is not an event of five whole numbers",
        help: "seconds, microseconds, type, code, value: - [0, 11879, 3, 53, 1330]")
    }
    // A pasted excerpt may begin below the device.
    if devices.isEmpty { devices.append(EvdevSource(path: [])) }
    guard devices[devices.count - 1].take(event, of: line) else { throw .timeGoesBack(at: line) }
  }

  private static func event(_ numbers: [Int64]) -> EvdevEvent? {
    guard numbers.count == 5, numbers[0] >= 0, numbers[0] < 1 << 32, numbers[1] >= 0,
      numbers[1] < 1_000_000, let type = UInt16(exactly: numbers[2]),
      let code = UInt16(exactly: numbers[3]), let value = Int32(exactly: numbers[4])
    else { return nil }
    let time = (numbers[0] * 1_000_000 + numbers[1]) * 1000
    return EvdevEvent(time: time, type: type, code: code, value: value)
  }

  /// Parses `[1, 2, 3]`, at most 8 numbers, with an optional comment; `nil` for any other text.
  private static func numbers(_ text: ArraySlice<UInt8>) -> [Int64]? {
    let text = text.trimmed
    guard text.first == UInt8(ascii: "["), let end = text.firstIndex(of: UInt8(ascii: "]")) else {
      return nil
    }
    let rest = text[(end + 1)...].trimmed
    guard rest.isEmpty || rest.first == UInt8(ascii: "#") else { return nil }
    let parts = text[..<end].dropFirst().split(
      separator: UInt8(ascii: ","), maxSplits: 8, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { DecimalText.parseInteger($0.trimmed) }
    return numbers.count == parts.count && parts.count <= 8 ? numbers : nil
  }
}
