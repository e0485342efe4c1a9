/// Changes of a value and of its nearest mark; every engine has to find that mark to tick.
struct FloorTally {
  private(set) var value: Double
  private var mark: Double
  private var changes: Int64 = 0
  private var marks: Int64 = 0

  /// Creates a tally without changes.
  ///
  /// - Parameter value: initial value; marks are 1 unit apart.
  init(_ value: Double) {
    (self.value, mark) = (value, value.rounded())
  }

  /// Counts a value if it differs from the last one, and its nearest mark if that differs too.
  @inline(__always) mutating func go(to new: Double) {
    if new == value { return }
    value = new
    changes += 1
    let nearest = new.rounded()
    if nearest != mark { (mark, marks) = (nearest, marks &+ 1) }
  }

  /// Number of changes of the value. Reads the marks too, so that the optimiser keeps them.
  var result: Int64 { marks == .min ? -1 : changes }
}
