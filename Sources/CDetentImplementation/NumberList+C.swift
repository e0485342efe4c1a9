import ControlCore

extension NumberList {
  /// Reads the first `count` numbers at `place`. A negative count, or one beyond 32, yields a
  /// single NaN, which no setting allows.
  init(_ place: UnsafeRawPointer, count: Int64) {
    self.init()
    let first = place.assumingMemoryBound(to: Double.self)
    // As `NumberList.limit`. Its `Int64` is mistaken for an allocation if `Int` has 32 bits.
    guard count >= 0, count <= 32 else {
      append(.nan)
      return
    }
    var index = 0
    while index < Int(truncatingIfNeeded: count) {
      append(first[index])
      index &+= 1
    }
  }

  /// Writes the numbers; `place` must hold as many as a list can have.
  func write(to place: UnsafeMutableRawPointer) {
    let first = place.assumingMemoryBound(to: Double.self)
    var index = 0
    while index < count {
      first[index] = self[index]
      index &+= 1
    }
  }
}
