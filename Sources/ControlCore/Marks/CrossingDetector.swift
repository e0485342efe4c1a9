/// Notices what is crossed: which mark ticked last, which bound has been reported, and when that was.
@usableFromInline
package struct CrossingDetector: Equatable, Sendable {
  public var ticks = TickTracker()
  public var bounds = BoundTracker()
  /// When a bound was last told; `distantPast` if none ever was.
  private var lastBound = Timestamp.distantPast

  @inlinable
  public init() {}

  /// Starts anew at `x`, silently. When a bound was last told still counts.
  @inlinable
  public mutating func reset<Rule: MarkRule>(at x: Double, rule: Rule) {
    bounds = BoundTracker()
    ticks.reset(at: x, rule: rule)
  }

  /// One move from `a` to `b`, in points: the marks that tick, and the bound gone past.
  @inlinable @inline(__always)
  public mutating func move<Rule: MarkRule>(
    from a: Double, to b: Double, rule: Rule, isLanding: Bool = false
  ) -> (marks: MarkSpan, bound: Side?) {
    let isPastBound = b > rule.upper || b < rule.lower
    let marks = ticks.move(
      from: a, to: b, rule: rule, isLanding: isLanding, isPastBound: isPastBound)
    let side = bounds.move(from: a, to: b, lower: rule.lower, upper: rule.upper, rearm: rule.rearm)
    return (marks, side)
  }

  /// Counts a bound that is met as told, unless that would be too soon.
  ///
  /// - Parameters:
  ///   - time: when it is met; not before that of the last call.
  ///   - gap: the least time between two that are told, of whichever bound, in nanoseconds; 0 or more.
  /// - Returns: whether it is to be told.
  public mutating func reportsBound(at time: Timestamp, gap: Int64) -> Bool {
    let isTooSoon =
      gap > 0 && lastBound != .distantPast && time.nanoseconds(since: lastBound) < gap
    guard !isTooSoon else { return false }
    lastBound = max(time, Timestamp(nanoseconds: .min + 1))
    return true
  }

  /// Notes that the control is at `x` now, in points.
  @inlinable
  public mutating func visit<Rule: MarkRule>(_ x: Double, rule: Rule) {
    if !ticks.isArmed { ticks.visit(x, rule: rule) }
    if !bounds.areArmed {
      bounds.visit(x, lower: rule.lower, upper: rule.upper, rearm: rule.rearm)
    }
  }
}

extension CrossingDetector {
  /// - Parameters:
  ///   - visitor: takes the members.
  ///   - now: the time of the control; a bound that was told later is damage.
  mutating func visit(_ visitor: inout some StateVisitor, at now: Timestamp) {
    visitor.whole(&ticks.lastMark)
    visitor.flag(&ticks.mayTickAgain)
    bounds.visit(&visitor)
    visitor.time(&lastBound)
    visitor.require(lastBound <= max(now, Timestamp(nanoseconds: .min + 1)))
  }
}
