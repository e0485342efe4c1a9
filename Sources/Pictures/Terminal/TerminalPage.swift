public import Presentation

/// The content of a terminal as a value. Build one for each frame and compare it with the previous
/// one, so that only changed cells are written.
public struct TerminalPage: Equatable, Sendable {
  /// The number of columns, 1 to 1000.
  public let columns: Int64
  /// The number of rows, 1 to 1000.
  public let rows: Int64
  private var cells: [TerminalCell]

  /// Makes a page of blanks; both sizes are clamped to 1 … 1000.
  public init(columns: Int64, rows: Int64) {
    self.columns = min(max(columns, 1), 1000)
    self.rows = min(max(rows, 1), 1000)
    cells = Array(
      repeating: .blank, count: Int(truncatingIfNeeded: self.columns * self.rows))
  }

  /// The cell at a column and a row, from 0. Outside the page, reads are blank and writes ignored.
  public subscript(column: Int64, row: Int64) -> TerminalCell {
    get { index(column, row).map { cells[$0] } ?? .blank }
    set { if let index = index(column, row) { cells[index] = newValue } }
  }

  private func index(_ column: Int64, _ row: Int64) -> Int? {
    guard column >= 0, column < columns, row >= 0, row < rows else { return nil }
    return Int(truncatingIfNeeded: row * columns + column)
  }

  // MARK: Putting it together

  /// Writes a text from a cell on; text beyond the page is dropped.
  ///
  /// - Parameters:
  ///   - text: one line; control characters become U+FFFD, zero-width marks are dropped.
  ///   - column: the column of the first character.
  ///   - row: the row of the text.
  ///   - look: the attributes of the characters.
  /// - Returns: the column after the text.
  @discardableResult
  public mutating func put(
    _ text: some UTF8Text, _ column: Int64, _ row: Int64, look: TerminalCell = .blank
  ) -> Int64 {
    var column = column
    for scalar in CellPlaces(across: 1, down: 1).scalars(of: text) {
      var cell = look
      cell.scalar = scalar
      self[column, row] = cell
      column += 1
    }
    return column
  }

  /// Copies a picture onto the page, with its upper left corner at a cell.
  public mutating func put(
    _ picture: BlockSurface, _ column: Int64, _ row: Int64, _ colors: TerminalColors
  ) {
    for y in 0..<picture.rows {
      for x in 0..<picture.columns { self[column + x, row + y] = picture.cell(x, y, colors) }
    }
  }

  // MARK: Showing it

  /// Returns the bytes that turn a terminal showing another page into this one.
  ///
  /// - Parameters:
  ///   - old: the page shown; `nil` if unknown. A page of another size is ignored.
  ///   - colors: the colours of the terminal.
  /// - Returns: the bytes; empty if nothing has changed.
  public func update(from old: TerminalPage?, _ colors: TerminalColors) -> [UInt8] {
    var text = Markup()
    var before = TerminalPage(columns: columns, rows: rows)
    if let old, old.columns == columns, old.rows == rows {
      before = old
    } else {
      text.append("\u{1B}[0m\u{1B}[2J")
    }
    var look: TerminalCell?
    for row in 0..<rows {
      append(row, before, colors, &look, to: &text)
    }
    if look != nil { text.append("\u{1B}[0m") }
    return text.bytes
  }

  private func append(
    _ row: Int64, _ before: TerminalPage, _ colors: TerminalColors,
    _ look: inout TerminalCell?, to text: inout Markup
  ) {
    var next: Int64 = -1
    for column in 0..<columns {
      let cell = self[column, row]
      guard cell != before[column, row] else { continue }
      if column != next {
        text.append("\u{1B}[")
        text.append(decimal: row + 1)
        text.append(";")
        text.append(decimal: column + 1)
        text.append("H")
      }
      if look.map({ !$0.looksLike(cell) }) ?? true {
        text.append(lookOf: cell, colors)
        look = cell
      }
      text.append(scalar: cell.scalar)
      next = column + 1
    }
  }
}
