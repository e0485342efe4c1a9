/// Notices what is crossed: which mark ticked last, and which bound has been reported.
@usableFromInline
package struct CrossingDetector: Equatable, Sendable {
  public var ticks = TickTracker()
  public var bounds = BoundTracker()

  @inlinable
  public init() {}

  /// Starts anew at `x`, silently.
  @inlinable
  public mutating func reset<Rule: MarkRule>(at x: Double, rule: Rule) {
    bounds = BoundTracker()
    ticks.reset(at: x, rule: rule)
  }

  /// One move from `a` to `b`, in points: the marks that tick, and the bound gone past.
  @inlinable @inline(__always)
  public mutating func move<Rule: MarkRule>(
    from a: Double, to b: Double, rule: Rule
  ) -> (marks: MarkSpan, bound: Side?) {
    let marks = ticks.move(from: a, to: b, rule: rule)
    let side = bounds.move(from: a, to: b, lower: rule.lower, upper: rule.upper, rearm: rule.rearm)
    return (marks, side)
  }

  /// Notes that the control is at `x` now, in points.
  @inlinable
  public mutating func visit<Rule: MarkRule>(_ x: Double, rule: Rule) {
    ticks.visit(x, rule: rule)
    bounds.visit(x, lower: rule.lower, upper: rule.upper, rearm: rule.rearm)
  }
}

extension CrossingDetector {
  mutating func visit(_ visitor: inout some StateVisitor) {
    visitor.whole(&ticks.lastMark)
    visitor.flag(&ticks.mayTickAgain)
    bounds.visit(&visitor)
  }
}
