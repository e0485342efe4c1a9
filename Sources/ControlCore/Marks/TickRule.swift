/// A rule for evenly spaced marks that tick, and for the distance at which they count as passed.
///
/// Mark `i` lies at `origin + i · pitch`. It counts as passed `capture` points before it is
/// reached, from either side: going up at `p − c`, going down at `p + c`. The intervals are half
/// open, so a mark ticks once when it is reached and never when it is left.
public struct TickRule: MarkRule {
  /// Points from one mark to the next; greater than 0. Infinite if no marks tick.
  public let pitch: Double
  /// `c`, in points; 0 or more, less than half a pitch.
  public let capture: Double
  /// The distance from the mark passed last at which it may tick again, in points; at least
  /// `capture`. With both 0 every crossing ticks.
  public let rearm: Double
  /// The position of mark 0, in points.
  public let origin: Double
  /// The range whose marks tick, both ends included; may be infinite.
  public let lower: Double
  public let upper: Double
  /// The first and the last mark between them.
  @usableFromInline package let firstInside: Int64
  @usableFromInline package let lastInside: Int64

  /// - Precondition: each number is in the range of its property; if no marks tick, `capture` and
  ///   `rearm` may be any. `lower` is at most `upper`.
  public init(
    pitch: Double, capture: Double, rearm: Double, origin: Double = 0,
    lower: Double = -.infinity, upper: Double = .infinity
  ) {
    precondition(pitch > 0 && lower <= upper, "the marks must have a distance, the bounds an order")
    precondition(
      pitch == .infinity || capture >= 0 && capture < pitch / 2 && rearm >= capture,
      "the capture must be less than half the pitch, and at most the distance to re-arm")
    self.pitch = pitch
    self.capture = capture
    self.rearm = rearm
    self.origin = origin
    self.lower = lower
    self.upper = upper
    firstInside = Self.around(lower, from: origin, pitch).above
    lastInside = Self.around(upper, from: origin, pitch).below
  }

  /// Creates a rule from stored members of another rule, without checks and without recomputing the
  /// marks inside the bounds. A control that stores the bounds elsewhere thus needs less space than a
  /// whole rule.
  @inlinable
  package init(
    pitch: Double, capture: Double, rearm: Double, origin: Double = 0,
    within bounds: ClosedRange<Double>, firstInside: Int64, lastInside: Int64
  ) {
    self.pitch = pitch
    self.capture = capture
    self.rearm = rearm
    self.origin = origin
    (lower, upper) = (bounds.lowerBound, bounds.upperBound)
    self.firstInside = firstInside
    self.lastInside = lastInside
  }

  public static func == (a: TickRule, b: TickRule) -> Bool {
    // The marks between the bounds are derived from these.
    a.pitch == b.pitch && a.capture == b.capture && a.rearm == b.rearm && a.origin == b.origin
      && a.lower == b.lower && a.upper == b.upper
  }

  /// Returns true if the same marks tick, in the same way.
  public func ticksLike(_ other: TickRule) -> Bool {
    pitch == .infinity ? other.pitch == .infinity : self == other
  }

  /// Returns the position of mark `i`, in points.
  @inlinable
  public func position(ofMark i: Int64) -> Double {
    origin + number(i) * pitch
  }

  /// Returns the position at which mark 0 counts as passed.
  func base(upwards: Bool) -> Double {
    upwards ? origin - capture : origin + capture
  }

  /// Returns the marks reached from `a` to `b`, in order of travel; both lie within the bounds.
  public func marks(from a: Double, to b: Double) -> MarkSpan {
    let base = base(upwards: b > a)
    let start = Self.around(a, from: base, pitch)
    let end = Self.around(b, from: base, pitch)
    return marks(from: start, to: end, isUp: b > a)
  }

  public func nearestMark(to x: Double) -> Int64 {
    Int64(saturating: roundedToNearest((x - origin) / pitch))
  }

  /// Returns the gap between marks that contains a position, in points; see `MarkGap.around`.
  @inlinable
  func gap(around x: Double) -> MarkGap {
    MarkGap.around(x, origin: origin, pitch: pitch, capture: capture)
  }

  /// Returns the marks reached between two gaps within the bounds, in the order of travel.
  @inlinable
  func marks(from start: MarkGap, to end: MarkGap, isUp: Bool) -> MarkSpan {
    marks(from: (start.below, start.above), to: (end.below, end.above), isUp: isUp)
  }

  /// Returns the marks between two positions, each given by its neighbouring marks.
  @inlinable
  func marks(
    from start: (below: Int64, above: Int64), to end: (below: Int64, above: Int64), isUp: Bool
  ) -> MarkSpan {
    if isUp {
      let low = max(start.below &+ 1, firstInside)
      return MarkSpan(first: low, count: max(min(end.below, lastInside) &- low &+ 1, 0))
    }
    let high = min(start.above &- 1, lastInside)
    return MarkSpan(first: high, count: min(max(end.above, firstInside) &- high &- 1, 0))
  }

  public static var longestRun: Int64 { .max }

  public var grain: Double { pitch }

  public func levels(of marks: MarkSpan) -> (base: Double, pitch: Double) {
    (base(upwards: marks.count > 0), pitch)
  }

  public func passed(
    _ marks: MarkSpan, at x: Double, doubt: Double, after taken: Int64
  ) -> (least: Int64, most: Int64) {
    // Distances in the direction of travel.
    let isUp = marks.count > 0
    let level = base(upwards: isUp) + Double(marks.first) * pitch
    let way = isUp ? x - level : level - x
    guard way + doubt >= Double(taken) * pitch else { return (taken, taken) }
    let pitches = way / pitch
    let whole = Int64(saturating: pitches)
    let part = (pitches - Double(whole)) * pitch
    if part > doubt, pitch - part > doubt {
      let count = min(whole &+ 1, marks.length)
      return (count, count)
    }
    return (count(of: marks, within: way - doubt), count(of: marks, within: way + doubt))
  }

  /// Returns the number of marks within a distance that begins at the first of them.
  private func count(of marks: MarkSpan, within way: Double) -> Int64 {
    guard way >= 0 else { return 0 }
    return min(Int64(saturating: way / pitch) &+ 1, marks.length)
  }

  /// Returns the last mark not above `x` and the first not below it, counted from `base`.
  ///
  /// A position within 10⁻⁹ pitches of a mark is that mark, so that rounding of sums cannot add or
  /// lose a tick. Neither result decreases with `x`.
  private static func around(
    _ x: Double, from base: Double, _ pitch: Double
  ) -> (below: Int64, above: Int64) {
    let pitches = (x - base) / pitch
    let (mark, excess) = nearest(to: pitches)
    guard abs(excess) > 1e-9 + abs(pitches) * 0x1p-50 else { return (mark, mark) }
    return excess < 0 ? (mark &- 1, mark) : (mark, mark &+ 1)
  }

  /// Returns the whole number nearest to `x`, and the excess of `x` over it.
  private static func nearest(to x: Double) -> (mark: Int64, excess: Double) {
    guard abs(x) < 0x1p48 else {
      let nearest = roundedToNearest(x)
      return (min(max(Int64(saturating: nearest), -farthest), farthest), x - nearest)
    }
    let (whole, excess) = nearestWhole(to: x)
    return (whole, excess)
  }

  /// The farthest mark distinguished on each side of the origin.
  private static let farthest: Int64 = 0x2000_0000_0000_0000
}
