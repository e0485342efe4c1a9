/// Reads pointer events from comma-separated rows under a row of names, in any order:
///
///     t_ns,phase,x,y
///     0,down,467.00,286.00
///     7401000,move,443.00,344.00
///
/// Lines that begin with `#` are comments. Fields may stand in quotes, but not reach over a line end.
enum PointerCSVReader {
  static func recognises(_ bytes: [UInt8]) -> Bool {
    var lines = TextLines(bytes)
    guard let header = lines.nextWithContent(), let cells = cells(of: header) else { return false }
    return cells.filter { PointerColumn.named($0[...]) != .unused }.count >= 2
  }

  static func read(_ bytes: [UInt8]) throws(Diagnostic) -> Recording {
    var lines = TextLines(bytes)
    guard let header = lines.nextWithContent() else {
      throw Diagnostic(.noEvents, at: .none, "the file holds no row")
    }
    let columns = try readHeader(header)
    var log = PointerLog()
    while let line = lines.nextWithContent() {
      let row = try PointerRow(try fields(of: line, columns), at: line.span)
      try log.take(row, at: line.span)
    }
    return try log.finish(.pointerCSV)
  }

  private static func readHeader(_ line: TextLines.Line) throws(Diagnostic) -> [PointerColumn] {
    guard let cells = cells(of: line) else { throw openQuote(line) }
    let columns = cells.map { PointerColumn.named($0[...]) }
    guard columns.contains(where: { $0.isTime }) else {
      throw Diagnostic(
        .noTimeColumn, at: line.span, "no column holds the time", help: PointerRow.timeHelp)
    }
    guard columns.contains(where: { $0.isEvent }) else {
      throw Diagnostic(
        .missingField, at: line.span, "no column says what happened",
        help: "name it type or phase, with values such as down, move and up")
    }
    for (index, column) in columns.enumerated() where column != .unused {
      let rest = columns[(index + 1)...]
      guard !rest.contains(column), !(column.isTime && rest.contains { $0.isTime }) else {
        throw Diagnostic(
          .malformedLine, at: line.span, "two columns mean the same: '", cells[index][...], "'")
      }
    }
    return columns
  }

  private static func fields(
    of line: TextLines.Line, _ columns: [PointerColumn]
  ) throws(Diagnostic) -> [PointerField] {
    guard let cells = cells(of: line) else { throw openQuote(line) }
    guard cells.count <= columns.count else {
      throw Diagnostic(
        .malformedLine, at: line.span, "the row has more fields than there are columns")
    }
    var fields: [PointerField] = []
    for (index, cell) in cells.enumerated() where columns[index] != .unused {
      fields.append(PointerField(column: columns[index], text: cell, line: line))
    }
    return fields
  }

  private static func openQuote(_ line: TextLines.Line) -> Diagnostic {
    Diagnostic(.malformedLine, at: line.span, "a quote is not closed, or closed too early")
  }

  /// The fields of a line, without blanks and quotes around them; `nil` if the quotes are wrong.
  private static func cells(of line: TextLines.Line) -> [ArraySlice<UInt8>]? {
    var cells: [ArraySlice<UInt8>] = []
    var rest = line.bytes
    while true {
      rest = rest.drop { $0.isBlank }
      if rest.first == UInt8(ascii: "\"") {
        guard let cell = takeQuoted(&rest) else { return nil }
        cells.append(cell)
      } else {
        let cell = rest.prefix { $0 != UInt8(ascii: ",") }
        guard !cell.contains(UInt8(ascii: "\"")) else { return nil }
        rest = rest[cell.endIndex...]
        cells.append(cell.withoutBlanksAtEnd)
      }
      guard let comma = rest.first else { return cells }
      guard comma == UInt8(ascii: ",") else { return nil }
      rest = rest.dropFirst()
    }
  }

  /// Takes a field in quotes off the front, and the blanks behind it; `""` in it is one quote.
  private static func takeQuoted(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var text: [UInt8] = []
    rest = rest.dropFirst()
    while let byte = rest.first {
      rest = rest.dropFirst()
      if byte == UInt8(ascii: "\"") {
        guard rest.first == byte else {
          rest = rest.drop { $0.isBlank }
          return text[...]
        }
        rest = rest.dropFirst()
      }
      text.append(byte)
    }
    return nil
  }
}
