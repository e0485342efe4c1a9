import ControlCore

/// The dots covered by a shape: those whose centres have a non-zero winding number.
///
/// Each row stores the changes of the winding number from dot to dot. Edges add to them in any
/// order; `next` sums them up and leaves the mask empty. This needs no sorting of edge crossings,
/// and the cost depends on the grid, not on the size of the shape.
struct DotMask {
  let columns: Int
  let rows: Int
  private var turns: [Int32]
  // The rows with changes, and the progress of `next`.
  private var row: Int
  private var end = 0
  private var column = 0
  private var turn: Int32 = 0

  /// A run of covered dots in one row.
  struct Span {
    var row: Int
    var columns: Range<Int>
  }

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    turns = Array(repeating: 0, count: (columns + 1) * rows)
    row = rows
  }

  /// Adds an edge of a shape, in dot coordinates.
  mutating func edge(from a: Point, to b: Point) {
    let (top, bottom, turn): (Point, Point, Int32) = a.y < b.y ? (a, b, 1) : (b, a, -1)
    let first = Int(dotFrom: top.y).limited(to: 0...rows)
    let last = Int(dotFrom: bottom.y).limited(to: 0...rows)
    guard first < last else { return }
    let slope = (bottom.x - top.x) / (bottom.y - top.y)
    for row in first..<last {
      let x = top.x + (Double(row) + 0.5 - top.y) * slope
      change(row, Int(dotFrom: x), by: turn)
    }
  }

  /// Adds one dot; ignored outside the grid.
  mutating func dot(_ column: Int, _ row: Int) {
    guard column >= 0, column < columns, row >= 0, row < rows else { return }
    change(row, column, by: 1)
    change(row, column + 1, by: -1)
  }

  private mutating func change(_ row: Int, _ column: Int, by turn: Int32) {
    turns[row * (columns + 1) + column.limited(to: 0...columns)] &+= turn
    self.row = min(self.row, row)
    end = max(end, row + 1)
  }

  /// Returns the next run of covered dots, row by row; `nil` after the last.
  mutating func next() -> Span? {
    while row < end {
      var start: Int?
      while column <= columns {
        let isInside = takeTurn() && column < columns
        if isInside, start == nil { start = column }
        column += 1
        if !isInside, let start { return Span(row: row, columns: start..<column - 1) }
      }
      (row, column, turn) = (row + 1, 0, 0)
    }
    (row, end) = (rows, 0)
    return nil
  }

  private mutating func takeTurn() -> Bool {
    let index = row * (columns + 1) + column
    turn &+= turns[index]
    turns[index] = 0
    return turn != 0
  }
}
