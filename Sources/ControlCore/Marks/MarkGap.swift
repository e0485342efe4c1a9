/// Where a place is among marks: between which others no mark ticks, whichever way one goes from one of them to another.
@usableFromInline
struct MarkGap: Sendable {
  /// In points, both outside; the wrong way round if the gap is not known.
  @usableFromInline let lower: Double
  @usableFromInline let upper: Double
  /// The last mark that has been passed on the way up to here, and the last on the way down.
  @usableFromInline let below: Int64
  @usableFromInline let above: Int64

  @inlinable
  init(lower: Double, upper: Double, below: Int64, above: Int64) {
    (self.lower, self.upper, self.below, self.above) = (lower, upper, below, above)
  }

  /// Not known: a move has to look where the marks are.
  @inlinable
  static var unknown: MarkGap {
    MarkGap(lower: .infinity, upper: 0 - .infinity, below: 0, above: 0)
  }

  /// All places, where no marks tick.
  @inlinable
  static var everywhere: MarkGap {
    MarkGap(lower: 0 - .infinity, upper: .infinity, below: 0, above: 0)
  }

  /// The gap in which a place is, of marks that are evenly spaced.
  ///
  /// - Parameters:
  ///   - x: the place, in points.
  ///   - origin: of mark 0, in points.
  ///   - pitch: from one mark to the next, in points; infinite if none ticks.
  ///   - capture: how far before a mark it counts as passed, from either side.
  /// - Returns: `unknown` far from the origin, and if a mark counts as passed so near to `x` that rounding could decide.
  @usableFromInline @inline(never)
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

  /// Whether a place, in points, is in the gap.
  @inlinable @inline(__always)
  func holds(_ x: Double) -> Bool {
    x > lower && x < upper
  }
}
