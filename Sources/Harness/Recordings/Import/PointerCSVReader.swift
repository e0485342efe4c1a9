import GestureScript

/// Reads pointer events from the rows of a table, under a row of names, in any order:
///
///     t_ns,phase,x,y
///     0,down,467.00,286.00
///     7401000,move,443.00,344.00
///
/// Fields have a comma, a semicolon or a tab between them, and may stand in quotes, but not reach over a
/// line end. Lines that begin with `#` are comments. What columns of other names are, a user may tell.
enum PointerCSVReader {
  static func recognises(_ bytes: [UInt8]) -> Bool {
    var lines = TextLines(bytes)
    return lines.nextWithContent().map { PointerHeader.isRecognised($0, PointerLayout()) } ?? false
  }

  static func read(_ bytes: [UInt8], layout: PointerLayout) throws(Diagnostic) -> Recording {
    var lines = TextLines(bytes)
    guard let first = lines.nextWithContent() else {
      throw Diagnostic(.noEvents, at: .none, "the file holds no row")
    }
    let header = try PointerHeader(first, layout)
    if header.isData { lines = TextLines(bytes) }
    var log = PointerLog()
    let isMouse = header.columns.contains(.pressed)
    while let line = lines.nextWithContent() {
      let place = PointerPlace.line(line)
      var row = try PointerRow(try header.fields(of: line), at: place, layout)
      if isMouse { row.becomeMouse() }
      try log.take(row, at: place)
    }
    return try log.finish(.pointerCSV, unread: header.unread)
  }
}
