import GestureScript
import GestureReplay

/// Reads the output of `evemu-record` and `evemu-describe`: versions 1.0 to 1.3, older ones without
/// a version, and bare event lists.
///
///     # EVEMU 1.3
///     N: <name>
///     A: <code> <min> <max> <fuzz> <flat> [<resolution>]     code hexadecimal, the rest decimal
///     E: <seconds> <type> <code> <value>                     hexadecimal, but the value is decimal
enum EvemuReader {
  /// The file, with the format detected so far.
  private struct File {
    var source = EvdevSource(path: [])
    var version: [UInt8] = []
  }

  static func recognises(_ bytes: [UInt8]) -> Bool {
    var lines = TextLines(bytes)
    while let line = lines.next() {
      let text = line.bytes.trimmed
      if text.begins(with: "# EVEMU ") { return true }
      guard let first = text.first, first != UInt8(ascii: "#") else { continue }
      return text.count > 1 && text[text.startIndex + 1] == UInt8(ascii: ":")
        && isTag(first)
    }
    return false
  }

  private static func isTag(_ byte: UInt8) -> Bool {
    let tags: StaticString = "NIPBALSE"
    return tags.withUTF8Buffer { $0.contains(byte) }
  }

  static func read(_ bytes: [UInt8], _ options: ReadingOptions) throws(Diagnostic) -> Recording {
    var file = File()
    if let description = options.description {
      try readLines(of: description, into: &file)
      file.source = EvdevSource(path: [], details: file.source.details)
    }
    file.source.reserve(bytes.lineCount)
    try readLines(of: bytes, into: &file)
    let recording = try EvdevChoice(sources: [file.source]).recording {
      $0.recording(.evemu, version: file.version)
    }
    guard let recording else { throw withoutEvents(file.source.details) }
    return recording
  }

  /// Returns true if all lines describe a device and none is an event.
  static func isDescription(_ bytes: [UInt8]) -> Bool {
    var file = File()
    guard (try? readLines(of: bytes, into: &file)) != nil else { return false }
    let device = file.source.details
    return file.source.events.isEmpty && !(device.name.isEmpty && device.axes.isEmpty)
  }

  private static func withoutEvents(_ device: EvdevDevice) -> Diagnostic {
    let name = device.name.isEmpty ? [UInt8]("no name") : device.name
    return Diagnostic(
      .noEvents, at: .none, "the file holds a device description but no events: ", name[...], "",
      help: "import the file with the lines that begin with 'E:'")
  }

  private static func readLines(of bytes: [UInt8], into file: inout File) throws(Diagnostic) {
    var lines = TextLines(bytes)
    while let line = lines.next() {
      let text = line.bytes.trimmed
      guard let tag = text.first else { continue }
      guard tag != UInt8(ascii: "#") else {
        var words = text.dropFirst()
        if words.takeWord()?.matches("EVEMU") == true { file.version = Array(words.trimmed) }
        continue
      }
      guard text.dropFirst().first == UInt8(ascii: ":"), isTag(tag) else {
        throw Diagnostic(
          .malformedLine, at: line.span, "this is not a line of an evemu file",
          help: "lines begin with N: I: P: B: A: L: S: or E:, or with #")
      }
      try read(tag, text.dropFirst(2), of: line, into: &file)
    }
  }

  private static func read(
    _ tag: UInt8, _ words: ArraySlice<UInt8>, of line: TextLines.Line, into file: inout File
  ) throws(Diagnostic) {
    switch tag {
    case UInt8(ascii: "N"):
      file.source.details.name = Array(words.trimmed)
    case UInt8(ascii: "A"):
      guard let axis = readAxis(words) else {
        throw Diagnostic(
          .malformedLine, at: line.span, "this is not a description of an axis",
          help: "for example: A: 35 0 799 0 0")
      }
      file.source.details.axes.append(axis)
    case UInt8(ascii: "E"):
      guard let event = readEvent(words) else {
        throw Diagnostic(
          .malformedLine, at: line.span, "this is not an event",
          help: "for example: E: 0.013758 0003 0035 0361")
      }
      guard file.source.take(event, of: line) else { throw .timeGoesBack(at: line) }
    default:
      break
    }
  }

  private static func readAxis(_ text: ArraySlice<UInt8>) -> EvdevDevice.Axis? {
    var words = text.prefix { $0 != UInt8(ascii: "#") }
    guard let code = words.takeWord().flatMap({ parseHexadecimal($0) }), code <= 0xFFFF else {
      return nil
    }
    var numbers: [Int32] = []
    while let word = words.takeWord() {
      guard let value = readValue(word) else { return nil }
      numbers.append(value)
    }
    guard numbers.count >= 2 else { return nil }
    return EvdevDevice.Axis(
      code: UInt16(code), lower: numbers[0], upper: numbers[1],
      resolution: numbers.count > 4 ? numbers[4] : 0)
  }

  private static func readEvent(_ text: ArraySlice<UInt8>) -> EvdevEvent? {
    var words = text.prefix { $0 != UInt8(ascii: "#") }
    guard let seconds = words.takeWord(), let type = words.takeWord(), let code = words.takeWord(),
      let value = words.takeWord(), words.takeWord() == nil
    else { return nil }
    guard let time = DecimalNumber(plain: seconds)?.integer(timesPowerOfTen: 9), time >= 0,
      let type = parseHexadecimal(type), let code = parseHexadecimal(code),
      type <= 0xFFFF, code <= 0xFFFF, let value = readValue(value)
    else { return nil }
    return EvdevEvent(time: time, type: UInt16(type), code: UInt16(code), value: value)
  }

  /// Reads a value: decimal with zeros in front, `0010` being ten and `-001` minus one.
  private static func readValue(_ word: ArraySlice<UInt8>) -> Int32? {
    DecimalText.parseInteger(word).flatMap { Int32(exactly: $0) }
  }
}
