import GestureScript

/// Reads pointer events from the rows of a table, under a row of names, in any order:
///
///     t_ns,phase,x,y
///     0,down,467.00,286.00
///     7401000,move,443.00,344.00
///
/// Fields have a comma, a semicolon or a tab between them, and may be in quotes, but not span
/// lines. Lines that begin with `#` are comments. Users may declare other column names.
enum PointerCSVReader {
  static func recognises(_ bytes: [UInt8]) -> Bool {
    var lines = TextLines(bytes)
    return lines.nextWithContent().map { PointerHeader.isRecognised($0, PointerLayout()) } ?? false
  }

  /// A recording of all rows, or of those of each value in the column that `layout` parts them by.
  static func read(
    _ bytes: [UInt8], _ layout: PointerLayout
  ) throws(Diagnostic) -> PartedRecording {
    let format = layout.format(.pointerCSV)
    var values = ValueGroups()
    var logs: [PointerLog] = []
    let header = try walk(bytes, layout) { row, header, line throws(Diagnostic) in
      let number = values.number(of: header.splitValue(of: line))
      if number == logs.count {
        logs.append(PointerLog(format, expecting: layout.split == nil ? bytes.lineCount : 0))
      }
      try logs[number].take(row, at: .line(line))
    }
    var parts = RecordingParts()
    for number in logs.indices {
      parts.add(values.values[number]) { () throws(Diagnostic) in
        try logs[number].finish(unread: header.unread)
      }
    }
    return try parts.finish(column: layout.split ?? [])
  }

  /// Passes on the rows, each with its line; returns the header.
  private static func walk(
    _ bytes: [UInt8], _ layout: PointerLayout,
    _ take: (PointerRow, PointerHeader, TextLines.Line) throws(Diagnostic) -> Void
  ) throws(Diagnostic) -> PointerHeader {
    var lines = TextLines(bytes)
    guard let first = lines.nextWithContent() else {
      throw Diagnostic(.noEvents, at: .none, "the file holds no row")
    }
    var rows = lines
    var header = try PointerHeader(first, above: rows.nextWithContent(), layout)
    if header.isData { lines = TextLines(bytes) }
    var now: Int64 = 0
    let isMouse =
      layout.isOfMouse || header.columns.contains(.pressed) || namesButtons(lines, header)
    while let line = lines.nextWithContent() {
      var row = try PointerRowReader(try header.fields(of: line), at: .line(line), layout).row
      if isMouse { row.becomeMouse() }
      try row.wait(after: now, at: .line(line))
      now = row.time
      try take(row, header, line)
    }
    try header.checkWidth()
    return header
  }

  /// Returns true if some row names a button, as only a mouse has: then moves without one hover.
  private static func namesButtons(_ lines: TextLines, _ header: PointerHeader) -> Bool {
    var (lines, header) = (lines, header)
    guard header.columns.contains(.button), !header.columns.contains(.kind) else { return false }
    while let line = lines.nextWithContent() {
      if let fields = try? header.fields(of: line),
        fields.contains(where: { $0.column == .button && RowButton.isName($0.text) })
      {
        return true
      }
    }
    return false
  }
}
