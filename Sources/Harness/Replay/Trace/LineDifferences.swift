/// The line differences of two texts, in order.
///
/// Looks a few lines ahead for the nearest common line, so an added or omitted line does not make
/// every later line differ. Does not find the minimal difference, but runs in linear time.
struct LineDifferences: Sequence, IteratorProtocol {
  let old: TraceLines
  let new: TraceLines
  private var oldPlace = 0
  private var newPlace = 0

  /// Lines of `old` that are replaced by lines of `new`; one of the ranges may be empty.
  struct Change: Equatable {
    var old: Range<Int>
    var new: Range<Int>

    /// The number of lines that differ.
    var count: Int { Swift.max(old.count, new.count) }
  }

  /// The number of lines to look ahead.
  private static let reach = 16

  init(_ old: TraceLines, _ new: TraceLines) {
    self.old = old
    self.new = new
  }

  mutating func next() -> Change? {
    while oldPlace < old.count, newPlace < new.count, old[oldPlace] == new[newPlace] {
      oldPlace += 1
      newPlace += 1
    }
    guard oldPlace < old.count || newPlace < new.count else { return nil }
    let (skipped, added) = step()
    let change = Change(
      old: oldPlace..<oldPlace + skipped, new: newPlace..<newPlace + added)
    oldPlace += skipped
    newPlace += added
    return change
  }

  /// The distances to the next common line.
  private func step() -> (old: Int, new: Int) {
    let (oldLeft, newLeft) = (old.count - oldPlace, new.count - newPlace)
    for distance in 1...2 * Self.reach {
      for skipped in Swift.max(0, distance - Self.reach)...Swift.min(distance, Self.reach) {
        let added = distance - skipped
        guard skipped <= oldLeft, added <= newLeft else { continue }
        if skipped == oldLeft, added == newLeft { return (skipped, added) }
        guard skipped < oldLeft, added < newLeft else { continue }
        if old[oldPlace + skipped] == new[newPlace + added] { return (skipped, added) }
      }
    }
    return (Swift.min(1, oldLeft), Swift.min(1, newLeft))
  }
}
