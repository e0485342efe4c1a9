/// The dots inside all active clips.
struct DotClip {
  private let columns: Int
  /// The number of clips, outermost first, that contain a dot; `depth` if the dot is visible.
  private var depths: [UInt8]
  private var depth: UInt8 = 0

  init(columns: Int, rows: Int) {
    self.columns = columns
    depths = Array(repeating: 0, count: columns * rows)
  }

  /// The maximum nesting depth of clips.
  static let limit = UInt8.max

  func contains(_ column: Int, _ row: Int) -> Bool {
    depth == 0 || depths[row * columns + column] == depth
  }

  /// Returns true if at least half of a rectangle of dots is visible; false if it is empty.
  func showsHalf(of columns: Range<Int>, _ rows: Range<Int>) -> Bool {
    guard !columns.isEmpty, !rows.isEmpty else { return false }
    var balance = 0
    for row in rows {
      for column in columns { balance += contains(column, row) ? 1 : -1 }
    }
    return balance >= 0
  }

  /// Begins a clip to a mask. The depth must be below `limit`.
  mutating func begin(_ mask: inout DotMask) {
    while let span = mask.next() {
      for column in span.columns where contains(column, span.row) {
        depths[span.row * columns + column] = depth + 1
      }
    }
    depth += 1
  }

  /// Ends the most recent clip; there must be one.
  mutating func end() {
    for index in depths.indices where depths[index] == depth { depths[index] -= 1 }
    depth -= 1
  }
}
