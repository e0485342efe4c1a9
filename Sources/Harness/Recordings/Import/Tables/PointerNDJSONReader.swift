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

  /// Returns true if the first two lines are an object each, whatever it holds.
  static func areObjects(_ bytes: [UInt8]) -> Bool {
    var lines = TextLines(bytes)
    for _ in 0..<2 {
      guard let line = lines.nextWithContent(), line.bytes.trimmed.first == UInt8(ascii: "{"),
        (try? JSONValue(parsing: line.bytes)) != nil
      else { return false }
    }
    return true
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

  /// A recording of all events, or of those of each value of the key that `layout` parts them by.
  static func read(
    _ bytes: [UInt8], _ layout: PointerLayout
  ) throws(Diagnostic) -> PartedRecording {
    if layout.split == nil, let whole = try? read(bytes, layout, keepsRows: false) { return whole }
    return try read(bytes, layout, keepsRows: true)
  }

  private static func read(
    _ bytes: [UInt8], _ layout: PointerLayout, keepsRows: Bool
  ) throws(Diagnostic) -> PartedRecording {
    var lines = TextLines(bytes)
    let format = layout.format(.pointerNDJSON)
    var parts = ObjectParts(layout, format, keepsRows: keepsRows, expecting: bytes.lineCount)
    while let line = lines.nextWithContent() {
      try parts.take(try JSONRecording.value(of: line), at: .line(line))
    }
    return try parts.finish()
  }
}
