/// A record of the mark that ticked last, so that a trembling finger does not repeat its tick.
@usableFromInline
package struct TickTracker: Equatable, Sendable {
  /// The mark that ticked last, or on which the control was put.
  @inlinable
  public var last: Int64? { lastMark }
  /// True if `last` may tick again, because the control has been far enough away from it.
  @inlinable
  public var isArmed: Bool { mayTickAgain }

  @usableFromInline var lastMark: Int64?
  @usableFromInline var mayTickAgain = true

  @inlinable
  public init() {}

  /// Resets to the position `x`, without effects: at creation, and whenever the host sets a value.
  @inlinable @inline(never)
  public mutating func reset<Rule: MarkRule>(at x: Double, rule: Rule) {
    lastMark = nil
    mayTickAgain = true
    let x = rule.clamp(x)
    let nearest = rule.nearestMark(to: x)
    let place = rule.position(ofMark: nearest)
    let distance = abs(x - place)
    // The position of a value may differ from its mark by rounding; marks past a bound never tick.
    guard distance <= rule.capture(ofMark: nearest) || rule.lies(nearest, at: x),
      rule.clamp(place) == place || rule.lies(nearest, at: rule.clamp(place))
    else { return }
    lastMark = nearest
    mayTickAgain = distance >= rule.rearm(ofMark: nearest)
  }

  /// Records that the control rests at `x`: a mark there counts as the last tick, regardless of the
  /// previous motion.
  @usableFromInline @inline(never)
  mutating func rest<Rule: MarkRule>(at x: Double, rule: Rule) {
    let before = self
    reset(at: x, rule: rule)
    if lastMark == nil { self = before }
  }

  /// Returns the marks that tick during a straight move from `a` to `b`.
  ///
  /// - Parameters:
  ///   - a: start in points.
  ///   - b: end in points.
  ///   - rule: rule for the marks that tick.
  ///   - isLanding: true if the move ends on the choice of a snap rule: the last tick is then not
  ///     repeated at any distance, because `snapped` reports it.
  ///   - isPastBound: true if the move ends past a bound, which is reported: a mark at the bound
  ///     itself does not tick then.
  /// - Returns: marks in the order of travel; none if their count is 0.
  @inlinable
  public func marks<Rule: MarkRule>(
    from a: Double, to b: Double, rule: Rule, isLanding: Bool = false, isPastBound: Bool = false
  ) -> MarkSpan {
    let (start, end) = (rule.clamp(a), rule.clamp(b))
    guard start != end else { return .none }
    var span = rule.marks(from: start, to: end)
    if span.count != 0, isPastBound, rule.lies(span.last, at: end) { span = span.dropLast }
    return news(in: span, isLanding: isLanding)
  }

  /// Returns the span without the mark that ticked last, unless it may tick again.
  @inlinable @inline(__always)
  func news(in span: MarkSpan, isLanding: Bool) -> MarkSpan {
    guard span.count != 0, span.first == last, isLanding || !isArmed else { return span }
    return span.dropFirst
  }

  /// Records the ticks of all of `marks`.
  @inlinable
  public mutating func pass(_ marks: MarkSpan) {
    guard marks.count != 0 else { return }
    lastMark = marks.last
    mayTickAgain = false
  }

  /// Allows the mark that ticked last to tick again.
  @inlinable
  mutating func rearm() { mayTickAgain = true }

  /// Allows the last mark to tick again if `x` is at least `rearm` away from it.
  @inlinable @inline(never)
  public mutating func visit<Rule: MarkRule>(_ x: Double, rule: Rule) {
    guard !isArmed, let last,
      abs(rule.clamp(x) - rule.position(ofMark: last)) >= rule.rearm(ofMark: last)
    else { return }
    rearm()
  }

  /// Records a move and returns its ticks; see `marks(from:to:rule:isLanding:isPastBound:)`.
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

  /// Records a jump from `a` to `b`, which passes nothing between: only a mark of arrival ticks,
  /// unless `b` is a bound past which the control is pulled.
  @usableFromInline @inline(never)
  mutating func leap<Rule: MarkRule>(
    from a: Double, to b: Double, rule: Rule, isLanding: Bool, isPastBound: Bool
  ) -> MarkSpan {
    var span = marks(
      from: a, to: b, rule: rule, isLanding: isLanding, isPastBound: isPastBound
    ).onlyLast
    if span.count != 0, abs(rule.position(ofMark: span.last) - b) > rule.capture(ofMark: span.last),
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
