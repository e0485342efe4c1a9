import ControlCore

/// Reads pointer events from JSON objects, one per line:
///
///     {"t":8.2,"type":"pointermove","pointerId":1,"x":143,"y":20,"coalesced":[[4.1,150,20]]}
///
/// Blank lines, and lines that begin with `#`, are skipped.
enum PointerNDJSONReader {
  static func recognises(_ bytes: [UInt8]) -> Bool {
    var lines = TextLines(bytes)
    guard let line = lines.nextWithContent() else { return false }
    guard let value = try? JSONValue(parsing: line.bytes), case .object(let members) = value else {
      return false
    }
    return members.contains { PointerColumn.named($0.key[...]).isTime }
      || members.contains { PointerColumn.named($0.key[...]).isEvent }
  }

  /// A row, or a sample that came with one.
  private struct Entry {
    var row: PointerRow
    var span: SourceSpan
  }

  static func read(_ bytes: [UInt8]) throws(Diagnostic) -> Recording {
    var lines = TextLines(bytes)
    var entries: [Entry] = []
    var isSorted = true
    var last = Int64.min
    while let line = lines.nextWithContent() {
      let row = try append(line, to: &entries, isSorted: &isSorted)
      guard row >= last else {
        throw Diagnostic(
          .timeGoesBack, at: line.span, "time goes backwards: this is before the previous event",
          help: "sort the events by time")
      }
      last = row
    }
    // Fingers that report together bring samples that lie between each other's.
    if !isSorted { sort(&entries) }
    var log = PointerLog()
    for entry in entries { try log.take(entry.row, at: entry.span) }
    return try log.finish(.pointerNDJSON)
  }

  private static func sort(_ entries: inout [Entry]) {
    var order = Array(entries.indices)
    order.sort { a, b in
      let (first, second) = (entries[a].row.time, entries[b].row.time)
      return first != second ? first < second : a < b
    }
    entries = order.map { entries[$0] }
  }

  /// Reads a line and returns its time.
  private static func append(
    _ line: TextLines.Line, to entries: inout [Entry], isSorted: inout Bool
  ) throws(Diagnostic) -> Int64 {
    let members = try members(of: line)
    var fields: [PointerField] = []
    var coalesced: JSONValue?
    for member in members {
      let column = PointerColumn.named(member.key[...])
      if column == .coalesced { coalesced = member.value }
      if column != .unused, let field = field(column, member.value, line) { fields.append(field) }
    }
    let row = try PointerRow(fields, at: line.span)
    if case .array(let samples) = coalesced, bringsSamples(row.phase) {
      for sample in samples {
        let early = try Self.row(of: sample, with: row, in: line)
        if let last = entries.last, early.time < last.row.time { isSorted = false }
        entries.append(Entry(row: early, span: line.span))
      }
    }
    if let last = entries.last, row.time < last.row.time { isSorted = false }
    entries.append(Entry(row: row, span: line.span))
    return row.time
  }

  private static func bringsSamples(_ phase: PointerRowPhase) -> Bool {
    switch phase {
    case .move, .hover, .up, .cancel: true
    case .down, .leave, .wheel, .rotate, .key, .unused: false
    }
  }

  private static func members(of line: TextLines.Line) throws(Diagnostic) -> [JSONMember] {
    let value: JSONValue
    do {
      value = try JSONValue(parsing: line.bytes, firstLine: line.number)
    } catch {
      throw Diagnostic(.malformedLine, at: error.position, error.message)
    }
    guard case .object(let members) = value else {
      throw Diagnostic(
        .malformedLine, at: line.span, "this line is no object",
        help: "for example: {\"t\":0,\"type\":\"down\",\"x\":143,\"y\":20}")
    }
    return members
  }

  private static func field(
    _ column: PointerColumn, _ value: JSONValue, _ line: TextLines.Line
  ) -> PointerField? {
    switch value {
    case .number(let number):
      PointerField(column: column, text: number.text, line: line, isPart: true)
    case .string(let text):
      PointerField(column: column, text: text[...], line: line)
    case .bool(let flag):
      PointerField(column: column, text: [UInt8](flag ? "true" : "false")[...], line: line)
    case .null, .array, .object:
      nil
    }
  }

  /// A move at an earlier sample `[t, x, y]` of a row.
  private static func row(
    of sample: JSONValue, with parent: PointerRow, in line: TextLines.Line
  ) throws(Diagnostic) -> PointerRow {
    guard case .number(let time)? = sample[0], let x = sample[1]?.number, let y = sample[2]?.number
    else {
      throw Diagnostic(
        .malformedLine, at: line.span, "a coalesced sample is no [t, x, y]")
    }
    var row = parent
    row.phase = parent.phase == .hover ? .hover : .move
    (row.x, row.y) = (x + 0, y + 0)
    let field = PointerField(column: .timeInUnit, text: time.text, line: line, isPart: true)
    row.time = try PointerRow.nanoseconds(field, power: parent.timePower)
    guard row.time <= parent.time else {
      throw Diagnostic(
        .timeGoesBack, at: field.span, "a coalesced sample is later than its event")
    }
    return row
  }
}
