public import Presentation

/// All that a terminal shows, as a value: put together anew for each frame, and compared with the one
/// before, so that only cells that changed are written.
public struct TerminalPage: Equatable, Sendable {
  /// 1 to 1000.
  public let columns: Int64
  /// 1 to 1000.
  public let rows: Int64
  private var cells: [TerminalCell]

  /// A page of blanks; its size is brought back to 1 … 1000.
  public init(columns: Int64, rows: Int64) {
    self.columns = min(max(columns, 1), 1000)
    self.rows = min(max(rows, 1), 1000)
    cells = Array(
      repeating: .blank, count: Int(truncatingIfNeeded: self.columns * self.rows))
  }

  /// The cell in a column and a row, from 0. Outside the page there are blanks, and they stay.
  public subscript(column: Int64, row: Int64) -> TerminalCell {
    get { index(column, row).map { cells[$0] } ?? .blank }
    set { if let index = index(column, row) { cells[index] = newValue } }
  }

  private func index(_ column: Int64, _ row: Int64) -> Int? {
    guard column >= 0, column < columns, row >= 0, row < rows else { return nil }
    return Int(truncatingIfNeeded: row * columns + column)
  }

  // MARK: Putting it together

  /// Writes a text from a place on; what has no room is left out.
  ///
  /// - Parameters:
  ///   - text: one line; control characters become U+FFFD, marks that have no column are left out.
  ///   - column: of its first character.
  ///   - row: of all of it.
  ///   - look: the look of its characters.
  /// - Returns: the column behind it.
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

  /// Puts a picture where its upper left corner is to be.
  public mutating func put(
    _ picture: BlockSurface, _ column: Int64, _ row: Int64, _ colors: TerminalColors
  ) {
    for y in 0..<picture.rows {
      for x in 0..<picture.columns { self[column + x, row + y] = picture.cell(x, y, colors) }
    }
  }

  // MARK: Showing it

  /// What to send to a terminal that shows another page, so that it shows this one.
  ///
  /// - Parameters:
  ///   - old: what it shows; `nil` if that is not known. A page of another size does not count.
  ///   - colors: how many colours it has.
  /// - Returns: nothing if nothing has changed.
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
