import ControlCore
import GestureReplay
import GestureScript

/// Functions shared by readers of recordings that are one JSON text.
enum JSONRecording {
  /// Nesting limit of events. Page contents may nest hundreds of levels deep; they are not kept.
  private static let depth = 10

  /// Returns the format of a JSON text, of a damaged one as its first words suggest; `nil` if it does
  /// not begin as JSON does, or is of no known format.
  static func detect(_ bytes: [UInt8]) -> RecordingFormat? {
    guard isStart(bytes) else { return nil }
    guard let value = try? JSONValue(parsing: bytes[...], keeping: depth) else {
      return guess(bytes)
    }
    if W3CParser.sources(in: value) != nil { return .w3cActions }
    if RrwebReader.events(in: value) != nil { return .rrweb }
    if DevToolsReader.steps(in: value) != nil { return .devTools }
    if FlutterReader.batches(in: value) != nil { return .flutter }
    if PointerJSONReader.events(in: value) != nil { return .pointerJSON }
    return StrokeReader.recognises(value) ? .strokes : nil
  }

  /// Returns true if a text begins with an object or a list of lists or objects. Rejects log lines
  /// that begin with a word in brackets and continue with JSON.
  private static func isStart(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    func next() -> UInt8? {
      rest = rest.drop { $0.isBlank || $0 == 0x0A || $0 == 0x0D || $0 >= 0x80 }
      return rest.popFirst()
    }
    let first = next()
    if first == UInt8(ascii: "{") { return true }
    guard first == UInt8(ascii: "["), let second = next() else { return false }
    return second == UInt8(ascii: "{") || second == UInt8(ascii: "[")
  }

  /// Guesses the format of a damaged text, so that its reader can report the error.
  private static func guess(_ bytes: [UInt8]) -> RecordingFormat? {
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\"") {
      let word = bytes[(index + 1)...].prefix { $0 != UInt8(ascii: "\"") }
      if word.endIndex < bytes.count, let format = signs.value(of: word) { return format }
    }
    return nil
  }

  private static let signs = WordList<RecordingFormat>([
    ("timestamp", .rrweb), ("actions", .w3cActions), ("pointerType", .w3cActions),
    ("pointerMove", .w3cActions), ("keyDown", .w3cActions), ("packet", .flutter),
    ("drawing", .strokes), ("x", .pointerJSON),
  ])

  static func value(_ bytes: [UInt8]) throws(Diagnostic) -> JSONValue {
    try value(of: TextLines.Line(number: 1, bytes: bytes[...]))
  }

  /// Returns the value in a line, with positions in the file.
  static func value(of line: TextLines.Line) throws(Diagnostic) -> JSONValue {
    do {
      return try JSONValue(parsing: line.bytes, firstLine: line.number, keeping: depth)
    } catch {
      throw Diagnostic(.malformedLine, at: error.position, error.message)
    }
  }

  /// Returns a time in units of 10^`power` nanoseconds as nanoseconds, within a quarter of the range,
  /// so that sums fit: 73 years.
  ///
  /// - Throws: `Diagnostic` with the message for what is no number, or for one that is too large.
  static func time(
    _ value: JSONValue?, power: Int64, _ missing: StaticString,
    as code: Diagnostic.Code = .missingField, at span: @autoclosure () -> SourceSpan
  ) throws(Diagnostic) -> Int64 {
    guard case .number(let number)? = value else {
      throw Diagnostic(code, at: span(), missing)
    }
    guard let time = number.decimal?.integer(timesPowerOfTen: power), time.magnitude < 1 << 61
    else {
      throw Diagnostic(.timeTooLarge, at: span(), "the time is beyond 73 years")
    }
    return time
  }

  static var withoutEvents: Diagnostic {
    Diagnostic(
      .noEvents, at: .none, "the file holds no event a control could use",
      help: "a contact needs its down, and keys must be arrows, Home, End, Page, Escape or digits")
  }
}

extension JSONValue {
  /// The numbers of two keys, as a place.
  func point(_ x: StaticString = "x", _ y: StaticString = "y") -> Point? {
    guard let x = self[x]?.number, let y = self[y]?.number else { return nil }
    return Point(x: x + 0, y: y + 0)
  }

  /// The ranges of a page or screen with this width and height; `nil` without them.
  var extent: (horizontal: DeviceRange, vertical: DeviceRange)? {
    guard let size = point("width", "height"), size.x > 0, size.y > 0 else { return nil }
    return (DeviceRange(lower: 0, upper: size.x), DeviceRange(lower: 0, upper: size.y))
  }

  /// The whole number, if it is one.
  var integer: Int64? {
    guard case .number(let number) = self else { return nil }
    return number.decimal?.integer(timesPowerOfTen: 0)
  }

  /// The place of an object in the text that was parsed.
  func span(in bytes: [UInt8]) -> SourceSpan {
    offset.map { SourceSpan($0..<$0, of: bytes[...]) } ?? .none
  }
}
