import ControlCore

extension NumberList {
  /// The first `count` numbers of those that begin at `place`. If there are fewer than none, or more than a list has
  /// room for, it is one that is not a number, which no setting allows.
  init(_ place: UnsafeRawPointer, count: Int64) {
    self.init()
    let first = place.assumingMemoryBound(to: Double.self)
    // As `NumberList.limit`. An `Int64` of an `Int` is taken for an allocation where that has 32 bits.
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

  /// Writes the numbers where there is room for as many as a list can have.
  func write(to place: UnsafeMutableRawPointer) {
    let first = place.assumingMemoryBound(to: Double.self)
    var index = 0
    while index < count {
      first[index] = self[index]
      index &+= 1
    }
  }
}
