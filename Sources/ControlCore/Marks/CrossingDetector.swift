/// What is watched while something moves: the marks and the bounds.
public struct CrossingDetector: Equatable, Sendable {
  /// Which marks tick, between which bounds. How far from a mark it may tick again is also how far
  /// inside a bound that is reported again.
  public var rule: TickRule
  public var ticks = TickTracker()
  public var bounds = BoundTracker()

  public init(rule: TickRule) {
    self.rule = rule
  }

  /// Starts anew at `x`, silently.
  public mutating func reset(at x: Double) {
    bounds = BoundTracker()
    ticks.reset(at: x, rule: rule)
  }

  /// One move from `a` to `b`, in points: the marks that tick, and the bound gone past.
  @inline(__always)
  public mutating func move(from a: Double, to b: Double) -> (marks: MarkSpan, bound: Side?) {
    let marks = ticks.move(from: a, to: b, rule: rule)
    let side = bounds.move(from: a, to: b, lower: rule.lower, upper: rule.upper, rearm: rule.rearm)
    return (marks, side)
  }

  func side(from a: Double, to b: Double) -> Side? {
    bounds.side(from: a, to: b, lower: rule.lower, upper: rule.upper)
  }

  /// Notes that the control is at `x` now, in points.
  public mutating func visit(_ x: Double) {
    ticks.visit(x, rule: rule)
    bounds.visit(x, lower: rule.lower, upper: rule.upper, rearm: rule.rearm)
  }
}
