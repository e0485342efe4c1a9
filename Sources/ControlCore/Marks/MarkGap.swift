/// A gap between marks that contains a position: within it, no mark ticks in either direction.
@usableFromInline
struct MarkGap: Sendable {
  /// The ends in points, both excluded; reversed if the gap is unknown.
  @usableFromInline let lower: Double
  @usableFromInline let upper: Double
  /// The last mark passed on the way up to the gap, and the last on the way down.
  @usableFromInline let below: Int64
  @usableFromInline let above: Int64

  @inlinable
  init(lower: Double, upper: Double, below: Int64, above: Int64) {
    (self.lower, self.upper, self.below, self.above) = (lower, upper, below, above)
  }

  /// The unknown gap: a move must look up the marks.
  @inlinable
  static var unknown: MarkGap {
    MarkGap(lower: .infinity, upper: 0 - .infinity, below: 0, above: 0)
  }

  /// Returns an unknown gap that remembers the bound past which a position is; see `isPast`.
  @inlinable
  static func past(_ bounds: ClosedRange<Double>, at x: Double) -> MarkGap {
    guard !bounds.contains(x) else { return .unknown }
    let bound = x > bounds.upperBound ? bounds.upperBound : bounds.lowerBound
    return MarkGap(lower: bound, upper: 0 - .infinity, below: 0, above: 0)
  }

  /// True if the position from which this was made is past a bound, and no limits have changed since.
  @inlinable
  func isPast(_ bound: Double) -> Bool { lower == bound && upper == 0 - .infinity }

  /// The gap of all positions, for rules without marks.
  @inlinable
  static var everywhere: MarkGap {
    MarkGap(lower: 0 - .infinity, upper: .infinity, below: 0, above: 0)
  }

  /// Returns the gap that contains a position, among evenly spaced marks.
  ///
  /// - Parameters:
  ///   - x: position in points.
  ///   - origin: position of mark 0, in points.
  ///   - pitch: distance of neighbouring marks, in points; infinite if none ticks.
  ///   - capture: distance before a mark at which it counts as passed, from either side.
  /// - Returns: gap; `unknown` far from the origin, and within rounding error of its ends.
  @usableFromInline
  static func around(_ x: Double, origin: Double, pitch: Double, capture: Double) -> MarkGap {
    guard pitch < .infinity else { return .everywhere }
    let pitches = (x - origin) / pitch
    guard abs(pitches) < 0x1p40 else { return .unknown }
    let (mark, excess) = nearestWhole(to: pitches)
    let (right, place) = (excess * pitch, x - excess * pitch)
    let doubt = pitch * (4e-9 + abs(pitches) * 0x1p-47)
    var (from, to) = (place - capture, place + capture)
    var (below, above) = (mark, mark)
    if right > capture {
      (from, to) = (to, from + pitch)
      above = mark &+ 1
    } else if right < 0 - capture {
      (from, to) = (to - pitch, from)
      below = mark &- 1
    }
    let gap = MarkGap(lower: from + doubt, upper: to - doubt, below: below, above: above)
    return gap.holds(x) ? gap : .unknown
  }

  /// Returns true if a position, in points, is in the gap.
  @inlinable @inline(__always)
  func holds(_ x: Double) -> Bool {
    x > lower && x < upper
  }
}
