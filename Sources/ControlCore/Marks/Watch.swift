/// What is watched while something moves: the marks and the bounds.
public struct Watch: Equatable, Sendable {
  /// In points; may be infinite.
  public var lower: Double
  public var upper: Double
  /// How far inside a bound, in points, one must have been before it is reported again.
  public var rearm: Double
  public var ticks = TickTracker()
  public var bounds = BoundTracker()
  /// Which marks tick; `nil` if none do.
  public var rule: TickRule?

  public init(rule: TickRule?, lower: Double, upper: Double, rearm: Double) {
    self.rule = rule
    self.lower = lower
    self.upper = upper
    self.rearm = rearm
  }

  /// Starts anew at `x`, silently.
  public mutating func reset(at x: Double) {
    bounds = BoundTracker()
    ticks.reset(at: x, rule: rule)
  }

  /// One move from `a` to `b`, in points: the marks that tick, and the bound gone past.
  public mutating func move(from a: Double, to b: Double) -> (marks: MarkSpan, bound: Side?) {
    let marks =
      rule.map { ticks.move(from: a, to: b, rule: $0) } ?? MarkSpan(first: 0, count: 0)
    let side = bounds.move(from: a, to: b, lower: lower, upper: upper, rearm: rearm)
    return (marks, side)
  }

  func side(from a: Double, to b: Double) -> Side? {
    bounds.side(from: a, to: b, lower: lower, upper: upper)
  }

  /// Notes that the control is at `x` now, in points.
  public mutating func visit(_ x: Double) {
    if let rule { ticks.visit(x, rule: rule) }
    bounds.visit(x, lower: lower, upper: upper, rearm: rearm)
  }
}
