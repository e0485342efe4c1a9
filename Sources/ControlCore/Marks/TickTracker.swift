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
    let place = rule.position(ofMark: nearest)
    let distance = abs(x - place)
    // The place of a value on a mark may differ from the mark's by rounding; a mark past a bound never ticks.
    guard distance <= rule.capture || rule.lies(nearest, at: x),
      rule.clamp(place) == place || rule.lies(nearest, at: rule.clamp(place))
    else { return }
    lastMark = nearest
    mayTickAgain = distance >= rule.rearm
  }

  /// Notes that the control rests at `x`: a mark there counts as the one that ticked last, however the
  /// control came there.
  @usableFromInline @inline(never)
  mutating func rest<Rule: MarkRule>(at x: Double, rule: Rule) {
    let before = self
    reset(at: x, rule: rule)
    if lastMark == nil { self = before }
  }

  /// The marks that tick when the control goes straight from `a` to `b`, in one direction.
  ///
  /// - Parameters:
  ///   - a: in points.
  ///   - b: in points.
  ///   - rule: which marks tick.
  ///   - isLanding: whether it ends where a snap rule has chosen: then the mark that ticked last does not
  ///     tick again, however far away it has been. `snapped` tells of it.
  ///   - isPastBound: whether it ends past a bound, which is told: a mark that lies at the bound itself does
  ///     not tick then.
  /// - Returns: the marks in the order of travel; none if their count is 0.
  @inlinable
  public func marks<Rule: MarkRule>(
    from a: Double, to b: Double, rule: Rule, isLanding: Bool = false, isPastBound: Bool = false
  ) -> MarkSpan {
    let end = rule.clamp(b)
    var span = rule.marks(from: rule.clamp(a), to: end)
    if span.count != 0, isPastBound, rule.lies(span.last, at: end) { span = span.dropLast }
    return news(in: span, isLanding: isLanding)
  }

  /// Without the mark that ticked last, unless it may tick again.
  @inlinable @inline(__always)
  func news(in span: MarkSpan, isLanding: Bool) -> MarkSpan {
    guard span.count != 0, span.first == last, isLanding || !isArmed else { return span }
    return span.dropFirst
  }

  /// Notes that all of `marks` have ticked.
  @inlinable
  public mutating func pass(_ marks: MarkSpan) {
    guard marks.count != 0 else { return }
    lastMark = marks.last
    mayTickAgain = false
  }

  /// The mark that ticked last may tick again.
  @inlinable
  mutating func rearm() { mayTickAgain = true }

  /// Notes that the control is at `x` now.
  @inlinable @inline(never)
  public mutating func visit<Rule: MarkRule>(_ x: Double, rule: Rule) {
    guard let last, abs(rule.clamp(x) - rule.position(ofMark: last)) >= rule.rearm else { return }
    rearm()
  }

  /// One move from `a` to `b`: the marks that tick; see `marks(from:to:rule:isLanding:isPastBound:)`.
  @inlinable @inline(__always)
  public mutating func move<Rule: MarkRule>(
    from a: Double, to b: Double, rule: Rule, isLanding: Bool = false, isPastBound: Bool = false
  ) -> MarkSpan {
    guard a != b else { return .none }
    let span = marks(
      from: a, to: b, rule: rule, isLanding: isLanding, isPastBound: isPastBound)
    pass(span)
    visit(b, rule: rule)
    return span
  }

  /// The control goes from `a` to `b` without passing what lies between: of the marks, only one that it
  /// arrives on ticks, unless `b` is a bound past which it is pulled.
  @usableFromInline @inline(never)
  mutating func leap<Rule: MarkRule>(
    from a: Double, to b: Double, rule: Rule, isLanding: Bool, isPastBound: Bool
  ) -> MarkSpan {
    var span = marks(
      from: a, to: b, rule: rule, isLanding: isLanding, isPastBound: isPastBound
    ).onlyLast
    if span.count != 0, abs(rule.position(ofMark: span.last) - b) > rule.capture,
      !rule.lies(span.last, at: b)
    {
      span = .none
    }
    pass(span)
    visit(b, rule: rule)
    rest(at: b, rule: rule)
    return span
  }
}
