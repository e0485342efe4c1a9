/// Remembers which mark ticked last, so that a trembling finger does not make it buzz.
@usableFromInline
package struct TickTracker: Equatable, Sendable {
  /// The mark that ticked last, or on which the control was put.
  @inlinable
  public var last: Int64? { lastMark }
  /// Whether `last` may tick again: one has been far enough away from it.
  @inlinable
  public var isArmed: Bool { mayTickAgain }

  @usableFromInline var lastMark: Int64?
  @usableFromInline var mayTickAgain = true

  @inlinable
  public init() {}

  /// Starts anew at `x`, silently: at the start of life, and whenever the host puts a value.
  @inlinable @inline(never)
  public mutating func reset<Rule: MarkRule>(at x: Double, rule: Rule) {
    lastMark = nil
    mayTickAgain = true
    let x = rule.clamp(x)
    let nearest = rule.nearestMark(to: x)
    let distance = abs(x - rule.position(ofMark: nearest))
    guard distance <= rule.capture else { return }
    lastMark = nearest
    mayTickAgain = distance >= rule.rearm
  }

  /// The marks that tick when the control goes straight from `a` to `b`, in one direction.
  @inlinable
  public func marks<Rule: MarkRule>(from a: Double, to b: Double, rule: Rule) -> MarkSpan {
    let span = rule.marks(from: rule.clamp(a), to: rule.clamp(b))
    guard span.count != 0, span.first == last, !isArmed else { return span }
    return span.dropFirst
  }

  /// Notes that all of `marks` have ticked.
  @inlinable
  public mutating func pass(_ marks: MarkSpan) {
    guard marks.count != 0 else { return }
    lastMark = marks.last
    mayTickAgain = false
  }

  /// Notes that the control is at `x` now.
  @inlinable @inline(never)
  public mutating func visit<Rule: MarkRule>(_ x: Double, rule: Rule) {
    guard let last, abs(rule.clamp(x) - rule.position(ofMark: last)) >= rule.rearm else { return }
    mayTickAgain = true
  }

  /// One move from `a` to `b`: the marks that tick.
  @inlinable @inline(__always)
  public mutating func move<Rule: MarkRule>(from a: Double, to b: Double, rule: Rule) -> MarkSpan {
    guard a != b else { return MarkSpan(first: 0, count: 0) }
    let span = marks(from: a, to: b, rule: rule)
    pass(span)
    visit(b, rule: rule)
    return span
  }
}
