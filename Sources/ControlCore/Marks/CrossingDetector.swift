/// A record of crossings: the last tick, the bounds reported, and the time of the last bound.
@usableFromInline
package struct CrossingDetector: Equatable, Sendable {
  public var ticks = TickTracker()
  public var bounds = BoundTracker()
  /// The time of the last reported bound; `distantPast` if there was none.
  private var lastBound = Timestamp.distantPast

  @inlinable
  public init() {}

  /// Resets to the position `x`, without effects. The time of the last reported bound is kept.
  @inlinable
  public mutating func reset<Rule: MarkRule>(at x: Double, rule: Rule) {
    bounds = BoundTracker()
    ticks.reset(at: x, rule: rule)
  }

  /// Records a move from `a` to `b`, in points. Returns the marks that tick and the bound passed.
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

  /// Records a bound that is reached now as reported, unless it is too soon.
  ///
  /// - Parameters:
  ///   - time: current time, not before that of the last call.
  ///   - gap: minimum time between two reports, at either bound, in nanoseconds; 0 or more.
  /// - Returns: true if it must be reported.
  public mutating func reportsBound(at time: Timestamp, gap: Int64) -> Bool {
    let isTooSoon =
      gap > 0 && lastBound != .distantPast && time.nanoseconds(since: lastBound) < gap
    guard !isTooSoon else { return false }
    lastBound = max(time, Timestamp(nanoseconds: .min + 1))
    return true
  }

  /// Rearms the last mark and the bounds if `x`, in points, is far enough from them.
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
  ///   - visitor: receives the members.
  ///   - now: time of the control; a bound reported later is rejected as damage.
  mutating func visit(_ visitor: inout some StateVisitor, at now: Timestamp) {
    visitor.whole(&ticks.lastMark)
    visitor.flag(&ticks.mayTickAgain)
    bounds.visit(&visitor)
    visitor.time(&lastBound)
    visitor.require(lastBound <= max(now, Timestamp(nanoseconds: .min + 1)))
  }
}
