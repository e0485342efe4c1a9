/// Changes of a value, and of the mark that it is nearest to: what ticks has to be found as well, whoever reports it.
struct FloorTally {
  private(set) var value: Double
  private var mark: Double
  private var changes: Int64 = 0
  private var marks: Int64 = 0

  /// Nothing has changed yet.
  ///
  /// - Parameter value: the one at the beginning; marks are a unit apart.
  init(_ value: Double) {
    (self.value, mark) = (value, value.rounded())
  }

  /// Counts a value, if it is another one, and its mark, if that is.
  @inline(__always) mutating func go(to new: Double) {
    if new == value { return }
    value = new
    changes += 1
    let nearest = new.rounded()
    if nearest != mark { (mark, marks) = (nearest, marks &+ 1) }
  }

  /// The number of changes of the value. It reads the marks too, so that they are computed.
  var result: Int64 { marks == .min ? -1 : changes }
}
