import GestureScript
import GestureReplay

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
      if bytes[index...].begins(with: "\"timestamp\"") { return .rrweb }
      if bytes[index...].begins(with: "\"actions\"") { return .w3cActions }
      if bytes[index...].begins(with: "\"pointerType\"") { return .w3cActions }
      if bytes[index...].begins(with: "\"pointerMove\"") { return .w3cActions }
      if bytes[index...].begins(with: "\"keyDown\"") { return .w3cActions }
      if bytes[index...].begins(with: "\"packet\"") { return .flutter }
      if bytes[index...].begins(with: "\"drawing\"") { return .strokes }
      if bytes[index...].begins(with: "\"x\"") { return .pointerJSON }
    }
    return nil
  }

  static func value(_ bytes: [UInt8]) throws(Diagnostic) -> JSONValue {
    do {
      return try JSONValue(parsing: bytes[...], keeping: depth)
    } catch {
      throw Diagnostic(.malformedLine, at: error.position, error.message)
    }
  }

  /// Returns the value in a line, with positions in the file.
  static func value(of line: TextLines.Line) throws(Diagnostic) -> JSONValue {
    do {
      return try JSONValue(parsing: line.bytes, firstLine: line.number, keeping: depth)
    } catch {
      throw Diagnostic(.malformedLine, at: error.position, error.message)
    }
  }

  static var withoutEvents: Diagnostic {
    Diagnostic(
      .noEvents, at: .none, "the file holds no event a control could use",
      help: "a contact needs its down, and keys must be arrows, Home, End, Page, Escape or digits")
  }
}
