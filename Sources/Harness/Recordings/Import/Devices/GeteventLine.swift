import GestureScript
import GestureReplay

/// One event as `getevent` writes it, with or without `-t`, `-l` and `-r`:
///
///     [   53890.813990] /dev/input/event1: EV_ABS       ABS_MT_POSITION_X    000001be
///     0003 0035 000001be
///
/// Numbers are hexadecimal: four digits for type and code, eight for the value, which may be
/// negative. Only the time is decimal.
struct GeteventLine {
  /// Nanoseconds on the device's clock; `nil` if the line has no time.
  private(set) var time: Int64?
  /// The path of the device; empty if one was named on the command line of `getevent`.
  private(set) var device: ArraySlice<UInt8>
  private(set) var type: UInt16
  private(set) var code: UInt16
  private(set) var value: Int32

  private static let example: StaticString =
    "for example: [   53890.813990] /dev/input/event1: 0003 0035 000001be"

  /// Returns true if an unindented line looks like an event.
  static func begins(_ text: ArraySlice<UInt8>) -> Bool {
    if text.first == UInt8(ascii: "[") {
      // A name in brackets is a shell prompt.
      let time = text.dropFirst().drop { $0.isBlank || $0 == UInt8(ascii: "-") }
      return time.first?.isDigit == true
    }
    var rest = text
    guard let word = rest.takeWord() else { return false }
    if word.first == UInt8(ascii: "/") {
      return word.begins(with: "/dev/") || word.last == UInt8(ascii: ":")
    }
    return word.begins(with: "EV_") || hexadecimal(word, digits: 4) != nil
  }

  /// Parses a line without surrounding blanks; errors point into the whole line.
  init(_ text: ArraySlice<UInt8>, of line: TextLines.Line) throws(Diagnostic) {
    var rest = text
    time = try Self.takeTime(&rest, of: line)
    device = try Self.takeDevice(&rest, of: line)
    let word = try Self.takeWord(&rest, of: line)
    guard let type = Self.type(word) else {
      throw Self.problem("'", word, "' is not a type of event", of: line)
    }
    self.type = type
    let name = try Self.takeWord(&rest, of: line)
    guard let code = Self.hexadecimal(name, digits: 4) ?? EvdevNames.code(named: name, type: type)
    else {
      throw Self.problem("'", name, "' is not a code of this type of event", of: line)
    }
    self.code = code
    let number = try Self.takeWord(&rest, of: line)
    guard let value = Self.value(number, type: type) else {
      throw Self.problem("'", number, "' is not a value of eight hexadecimal digits", of: line)
    }
    self.value = value
    try Self.takeRate(&rest, of: line)
  }

  // MARK: Words

  private static func takeTime(
    _ text: inout ArraySlice<UInt8>, of line: TextLines.Line
  ) throws(Diagnostic) -> Int64? {
    guard text.first == UInt8(ascii: "[") else { return nil }
    let inside = text.dropFirst().prefix { $0 != UInt8(ascii: "]") }
    let number = inside.trimmed
    guard inside.endIndex < text.endIndex, let decimal = DecimalNumber(plain: number) else {
      throw problem("'", number, "' is not a time in seconds", of: line)
    }
    guard let time = decimal.integer(timesPowerOfTen: 9), time >= 0 else {
      throw Diagnostic(
        .timeTooLarge, at: line.span(of: number), "this time is negative, or beyond 292 years")
    }
    text = text[(inside.endIndex + 1)...]
    return time
  }

  private static func takeDevice(
    _ text: inout ArraySlice<UInt8>, of line: TextLines.Line
  ) throws(Diagnostic) -> ArraySlice<UInt8> {
    text = text.trimmed
    guard text.first == UInt8(ascii: "/") else { return [] }
    let word = try takeWord(&text, of: line)
    guard word.last == UInt8(ascii: ":"), word.count <= EvdevSource.maximumPath else {
      throw problem("'", word, "' is not a device with a colon behind it", of: line)
    }
    return word.dropLast()
  }

  private static func takeWord(
    _ text: inout ArraySlice<UInt8>, of line: TextLines.Line
  ) throws(Diagnostic) -> ArraySlice<UInt8> {
    guard let word = text.takeWord() else {
      throw Diagnostic(.malformedLine, at: line.span, "the event is cut off", help: example)
    }
    return word
  }

  /// Consumes the suffix that `-r` adds to a report: `rate 120`.
  private static func takeRate(
    _ text: inout ArraySlice<UInt8>, of line: TextLines.Line
  ) throws(Diagnostic) {
    guard let word = text.takeWord() else { return }
    guard word.matches("rate"), let number = text.takeWord(),
      DecimalText.parseInteger(number) != nil, text.trimmed.isEmpty
    else {
      throw problem("'", word, "' is not part of an event", of: line)
    }
  }

  private static func type(_ word: ArraySlice<UInt8>) -> UInt16? {
    hexadecimal(word, digits: 4) ?? EvdevNames.types.value(of: word)
  }

  private static func value(_ word: ArraySlice<UInt8>, type: UInt16) -> Int32? {
    if word.count == 8, let bits = parseHexadecimal(word) { return Int32(bitPattern: bits) }
    if type == Evdev.keyType { return EvdevNames.keyValues.value(of: word) }
    // The kind of tool on the screen; controls ignore it.
    return word.begins(with: "MT_TOOL_") ? 0 : nil
  }

  static func hexadecimal(_ word: ArraySlice<UInt8>, digits: Int) -> UInt16? {
    guard word.count == digits else { return nil }
    return parseHexadecimal(word).flatMap { UInt16(exactly: $0) }
  }

  private static func problem(
    _ start: StaticString, _ word: ArraySlice<UInt8>, _ end: StaticString, of line: TextLines.Line
  ) -> Diagnostic {
    Diagnostic(.malformedLine, at: line.span(of: word), start, word, end, help: example)
  }
}
