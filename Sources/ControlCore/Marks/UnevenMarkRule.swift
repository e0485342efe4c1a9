/// A rule for marks that are not evenly spaced. In a motion each mark is a run of its own, because
/// no formula gives the next mark; an immediate move, by a finger or a key, is one run.
public protocol UnevenMarkRule: MarkRule {
  /// The first and the last mark.
  var marks: ClosedRange<Int64> { get }
  /// Returns the last mark at a position in points or below it, as of a `Scale`.
  func mark(upTo position: Double) -> Int64
  /// Returns the first mark at a position in points or above it, as of a `Scale`.
  func mark(downTo position: Double) -> Int64
  /// Returns the last mark that counts as passed on the way up at a position, in points.
  func mark(passedUpAt position: Double) -> Int64
  /// Returns the last mark that counts as passed on the way down at a position, in points.
  func mark(passedDownAt position: Double) -> Int64
}

extension UnevenMarkRule {
  @inlinable
  public func nearestMark(to x: Double) -> Int64 {
    let all = marks
    let below = min(max(mark(upTo: x), all.lowerBound), all.upperBound)
    let next = min(below &+ 1, all.upperBound)
    return position(ofMark: next) - x <= x - position(ofMark: below) ? next : below
  }

  @inlinable
  public func marks(from a: Double, to b: Double) -> MarkSpan {
    if b > a {
      // The mark beyond a bound may count as passed at it.
      let (first, last) = (mark(passedUpAt: a) &+ 1, mark(passedUpAt: b))
      guard first <= last else { return .none }
      let end = position(ofMark: last) > upper ? mark(upTo: upper) : last
      return MarkSpan(first: first, count: max(end &- first &+ 1, 0))
    }
    let (first, last) = (mark(passedDownAt: a) &- 1, mark(passedDownAt: b))
    guard first >= last else { return .none }
    let end = position(ofMark: last) < lower ? mark(downTo: lower) : last
    return MarkSpan(first: first, count: min(end &- first &- 1, 0))
  }

  @inlinable
  public func passed(
    _ marks: MarkSpan, at x: Double, doubt: Double, after taken: Int64
  ) -> (least: Int64, most: Int64) {
    let isUp = marks.count > 0
    return (
      count(of: marks, passedAt: isUp ? x - doubt : x + doubt),
      count(of: marks, passedAt: isUp ? x + doubt : x - doubt)
    )
  }

  /// Returns the number of marks that count as passed at `x`, by bisection.
  @inlinable
  func count(of marks: MarkSpan, passedAt x: Double) -> Int64 {
    var (low, high): (Int64, Int64) = (0, marks.length)
    while low < high {
      let middle = low &+ (high &- low) / 2
      let level = levels(of: marks.slice(skipping: middle, length: 1)).base
      if marks.count > 0 ? level <= x : level >= x { low = middle &+ 1 } else { high = middle }
    }
    return low
  }

  @inlinable
  public func levels(of marks: MarkSpan) -> (base: Double, pitch: Double) {
    let (place, capture) = (position(ofMark: marks.first), capture(ofMark: marks.first))
    return (marks.count > 0 ? place - capture : place + capture, 0)
  }

  @inlinable
  public static var longestRun: Int64 { 1 }

  /// 1: positions and their rounding errors are in points.
  @inlinable
  public var grain: Double { 1 }
}
