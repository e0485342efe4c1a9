/// Remembers which mark ticked last, so that a trembling finger does not make it buzz.
public struct TickTracker: Equatable, Sendable {
  /// The mark that ticked last, or on which the control was put.
  public private(set) var last: Int64?
  /// Whether `last` may tick again: one has been far enough away from it.
  public private(set) var isArmed = true

  public init() {}

  /// Starts anew at `x`, silently: at the start of life, and whenever the host puts a value.
  @inline(never)
  public mutating func reset(at x: Double, rule: TickRule) {
    last = nil
    isArmed = true
    let x = rule.clamp(x)
    let nearest = Int64(saturating: roundedToNearest((x - rule.origin) / rule.pitch))
    let distance = abs(x - rule.position(ofMark: nearest))
    guard distance <= rule.capture else { return }
    last = nearest
    isArmed = distance >= rule.rearm
  }

  /// The marks that tick when the control goes straight from `a` to `b`, in one direction.
  public func marks(from a: Double, to b: Double, rule: TickRule) -> MarkSpan {
    let span = rule.marks(from: rule.clamp(a), to: rule.clamp(b))
    guard span.count != 0, span.first == last, !isArmed else { return span }
    return span.dropFirst
  }

  /// Notes that all of `marks` have ticked.
  public mutating func pass(_ marks: MarkSpan) {
    guard marks.count != 0 else { return }
    last = marks.last
    isArmed = false
  }

  /// Notes that the control is at `x` now.
  @inline(never)
  public mutating func visit(_ x: Double, rule: TickRule) {
    guard let last, abs(rule.clamp(x) - rule.position(ofMark: last)) >= rule.rearm else { return }
    isArmed = true
  }

  /// One move from `a` to `b`: the marks that tick.
  @inline(__always)
  public mutating func move(from a: Double, to b: Double, rule: TickRule) -> MarkSpan {
    guard a != b else { return MarkSpan(first: 0, count: 0) }
    let span = marks(from: a, to: b, rule: rule)
    pass(span)
    visit(b, rule: rule)
    return span
  }
}
