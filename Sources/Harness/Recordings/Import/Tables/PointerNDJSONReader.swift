import GestureScript
import GestureReplay

/// Reads pointer events from JSON objects, one per line:
///
///     {"t":8.2,"type":"pointermove","pointerId":1,"x":143,"y":20,"coalesced":[[4.1,150,20]]}
///
/// Blank lines, and lines that begin with `#`, are skipped.
enum PointerNDJSONReader {
  static func recognises(_ bytes: [UInt8]) -> Bool {
    guard let value = firstValue(bytes), case .object(let members) = value,
      W3CParser.sources(in: value) == nil
    else { return false }
    let columns = members.map { PointerColumn.named($0.key[...]) }
    if columns.contains(where: { $0.isTime }) { return true }
    // An object with a type may be all of a recording.
    return columns.contains { $0.isEvent } && PointerJSONReader.events(in: value) == nil
  }

  /// Returns true if the first line is exactly one object that is an event.
  static func isObjectPerLine(_ bytes: [UInt8], _ layout: PointerLayout) -> Bool {
    guard let value = firstValue(bytes), case .object = value else { return false }
    return PointerJSONReader.events(in: value, layout) == nil
  }

  private static func firstValue(_ bytes: [UInt8]) -> JSONValue? {
    var lines = TextLines(bytes)
    return lines.nextWithContent().flatMap { try? JSONValue(parsing: $0.bytes) }
  }

  static func read(
    _ bytes: [UInt8], layout: PointerLayout, as format: RecordingFormat = .pointerNDJSON
  ) throws(Diagnostic) -> Recording {
    if let recording = try? read(bytes, layout, format, keepsRows: false) { return recording }
    return try read(bytes, layout, format, keepsRows: true)
  }

  private static func read(
    _ bytes: [UInt8], _ layout: PointerLayout, _ format: RecordingFormat, keepsRows: Bool
  ) throws(Diagnostic) -> Recording {
    var lines = TextLines(bytes)
    var objects = PointerObjects(layout, keepsRows: keepsRows, expecting: bytes.lineCount)
    while let line = lines.nextWithContent() {
      try objects.take(try value(of: line), at: .line(line))
    }
    return try objects.finish(format)
  }

  /// A recording of the events of each value of the key that `layout` parts them by.
  static func readParts(
    _ bytes: [UInt8], layout: PointerLayout, as format: RecordingFormat
  ) throws(Diagnostic) -> PartedRecording {
    var lines = TextLines(bytes)
    var parts = ObjectParts(layout)
    while let line = lines.nextWithContent() {
      try parts.take(try value(of: line), at: .line(line))
    }
    return try parts.finish(format)
  }

  private static func value(of line: TextLines.Line) throws(Diagnostic) -> JSONValue {
    do {
      return try JSONValue(parsing: line.bytes, firstLine: line.number)
    } catch {
      throw Diagnostic(.malformedLine, at: error.position, error.message)
    }
  }
}
