// Default implementations for custom scales.

extension Scale {
  @inlinable
  public func plainValue(at position: Double) -> Double? { nil }

  @inlinable
  public func value(at position: Double, above mark: Int64) -> Double {
    let (begin, end) = (self.position(ofMark: mark), self.position(ofMark: mark &+ 1))
    let (low, high) = (value(ofMark: mark), value(ofMark: mark &+ 1))
    return low + (position - begin) / (end - begin) * (high - low)
  }

  @inlinable
  public func position(of value: Double, above mark: Int64) -> Double {
    let (begin, end) = (position(ofMark: mark), position(ofMark: mark &+ 1))
    let (low, high) = (self.value(ofMark: mark), self.value(ofMark: mark &+ 1))
    return begin + (value - low) / (high - low) * (end - begin)
  }

  @inlinable
  public var values: ClosedRange<Double> {
    value(ofMark: marks.lowerBound)...value(ofMark: marks.upperBound)
  }

  @inlinable
  public func reachable(_ position: Double) -> Double {
    let first = self.position(ofMark: marks.lowerBound)
    return min(max(position, first), self.position(ofMark: marks.upperBound))
  }

  @inlinable
  public func value(at position: Double) -> Double {
    let place = reachable(position)
    let below = max(mark(upTo: place), marks.lowerBound)
    let low = value(ofMark: below)
    guard place - self.position(ofMark: below) > blur(place), below < marks.upperBound
    else { return canonical(low) }
    let high = value(ofMark: below &+ 1)
    return canonical(min(max(value(at: place, above: below), low), high))
  }

  @inlinable
  public func position(of value: Double) -> Double {
    let below = max(lastMark { self.value(ofMark: $0) <= value }, marks.lowerBound)
    let begin = position(ofMark: below)
    guard value > self.value(ofMark: below), below < marks.upperBound else { return begin }
    let end = position(ofMark: below &+ 1)
    return min(max(position(of: value, above: below), begin), end)
  }

  @inlinable
  public func mark(upTo position: Double) -> Int64 {
    let limit = position + blur(position)
    return lastMark { self.position(ofMark: $0) <= limit }
  }

  @inlinable
  public func mark(downTo position: Double) -> Int64 {
    let limit = position - blur(position)
    return lastMark { self.position(ofMark: $0) < limit } &+ 1
  }

  @inlinable
  public func stepMark(_ count: Int64, beyond position: Double) -> Int64 {
    fineMark(count, beyond: position)
  }

  @inlinable
  public func fineMark(_ count: Int64, beyond position: Double) -> Int64 {
    let from = count > 0 ? mark(upTo: position) : mark(downTo: position)
    return min(max(from &+ count, marks.lowerBound), marks.upperBound)
  }

  @inlinable
  public func keyMark(_ count: Int64, beyond position: Double, rule: SnapRule) -> Int64 {
    rule == .none ? stepMark(count, beyond: position) : fineMark(count, beyond: position)
  }

  @inlinable
  public func rest(
    at position: Double, rule: SnapRule, bounds: ClosedRange<Double>
  ) -> Landing? {
    guard rule != .none else { return nil }
    var best = RestingPlace(bounds: bounds, blur: 0)
    let (lower, upper) = gap(at: reachable(position))
    best.consider(lower, abs(lower - position))
    best.consider(upper, abs(upper - position))
    best.consider(bounds.lowerBound, abs(bounds.lowerBound - position))
    best.consider(bounds.upperBound, abs(bounds.upperBound - position))
    guard best.distance < .infinity else { return nil }
    return Landing(position: best.position, approach: (upper - lower) / 2)
  }

  @inlinable
  public func gap(at position: Double) -> (lower: Double, upper: Double) {
    let below = max(mark(upTo: position), marks.lowerBound)
    let next = min(below &+ 1, marks.upperBound)
    return (self.position(ofMark: next &- 1), self.position(ofMark: next))
  }

  /// Returns the tolerance for equal positions, in points: 10⁻⁹, plus the rounding error of a
  /// position of that size.
  @inlinable
  func blur(_ position: Double) -> Double {
    1e-9 + abs(position) * 0x1p-50
  }

  /// Returns the last mark for which a monotone condition holds, by bisection; one less than the
  /// first mark if it holds for none.
  @inlinable
  func lastMark(_ holds: (Int64) -> Bool) -> Int64 {
    var (low, high) = (marks.lowerBound &- 1, marks.upperBound)
    while low < high {
      let middle = high &- (high &- low) / 2
      if holds(middle) { low = middle } else { high = middle &- 1 }
    }
    return low
  }
}
