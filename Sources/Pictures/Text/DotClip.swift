/// Which dots clips let through: those that all clips under way cover.
struct DotClip {
  private let columns: Int
  /// How many of the clips, from the first on, a dot lies in; as many as there are if it shows.
  private var depths: [UInt8]
  private var depth: UInt8 = 0

  init(columns: Int, rows: Int) {
    self.columns = columns
    depths = Array(repeating: 0, count: columns * rows)
  }

  /// There can be no more clips within one another.
  static let limit = UInt8.max

  func contains(_ column: Int, _ row: Int) -> Bool {
    depth == 0 || depths[row * columns + column] == depth
  }

  /// Whether at least half of a rectangle of dots shows; of none, nothing does.
  func showsHalf(of columns: Range<Int>, _ rows: Range<Int>) -> Bool {
    guard !columns.isEmpty, !rows.isEmpty else { return false }
    var balance = 0
    for row in rows {
      for column in columns { balance += contains(column, row) ? 1 : -1 }
    }
    return balance >= 0
  }

  /// Begins a clip to what a mask covers. There must be room for one more.
  mutating func begin(_ mask: inout DotMask) {
    while let span = mask.next() {
      for column in span.columns where contains(column, span.row) {
        depths[span.row * columns + column] = depth + 1
      }
    }
    depth += 1
  }

  /// Ends the clip that began last. There must be one.
  mutating func end() {
    for index in depths.indices where depths[index] == depth { depths[index] -= 1 }
    depth -= 1
  }
}
