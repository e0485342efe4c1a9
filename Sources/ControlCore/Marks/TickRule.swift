/// Which marks tick, and how near counts as passed.
///
/// Mark `i` lies at `origin + i · pitch`. It counts as passed `capture` points before it is reached,
/// from either side: going up at `p − c`, going down at `p + c`. The intervals are half open, so a
/// mark ticks once when it is reached and never when it is left.
public struct TickRule: Equatable, Sendable {
  /// Points from one mark to the next; greater than 0.
  public let pitch: Double
  /// `c`, in points; 0 or more, less than half a pitch.
  public let capture: Double
  /// How far one must move away, in points, before the mark passed last ticks again; at least
  /// `capture`. With both 0 every crossing ticks.
  public let rearm: Double
  /// Where mark 0 lies, in points.
  public let origin: Double
  /// Only marks from here to `upper` tick, both included; may be infinite.
  public let lower: Double
  public let upper: Double
  /// The marks between them.
  private let firstInside: Int64
  private let lastInside: Int64

  public init(
    pitch: Double, capture: Double, rearm: Double, origin: Double = 0,
    lower: Double = -.infinity, upper: Double = .infinity
  ) {
    self.pitch = pitch
    self.capture = capture
    self.rearm = rearm
    self.origin = origin
    self.lower = lower
    self.upper = upper
    firstInside =
      lower == -.infinity ? -Self.farthest : Self.first(downTo: lower, from: origin, pitch)
    lastInside =
      upper == .infinity ? Self.farthest : Self.last(upTo: upper, from: origin, pitch)
  }

  /// `x` brought back between the bounds: overscroll is silent.
  public func clamp(_ x: Double) -> Double {
    min(max(x, lower), upper)
  }

  /// Where mark `i` lies, in points.
  public func position(ofMark i: Int64) -> Double {
    origin + Double(i) * pitch
  }

  /// Where mark 0 counts as passed.
  func base(upwards: Bool) -> Double {
    upwards ? origin - capture : origin + capture
  }

  /// The marks that a move from `a` to `b` reaches, in order of travel; both within the bounds.
  public func marks(from a: Double, to b: Double) -> MarkSpan {
    if b > a {
      let base = base(upwards: true)
      let low = max(Self.last(upTo: a, from: base, pitch) &+ 1, firstInside)
      let high = min(Self.last(upTo: b, from: base, pitch), lastInside)
      return MarkSpan(first: low, count: max(high &- low &+ 1, 0))
    }
    let base = base(upwards: false)
    let high = min(Self.first(downTo: a, from: base, pitch) &- 1, lastInside)
    let low = max(Self.first(downTo: b, from: base, pitch), firstInside)
    return MarkSpan(first: high, count: min(low &- high &- 1, 0))
  }

  /// The last mark at `x` or below it, counted from `base`.
  ///
  /// A place within 10⁻⁹ of a mark is that mark: the rounding of sums must not make or lose a tick.
  /// Never decreases with `x`.
  private static func last(upTo x: Double, from base: Double, _ pitch: Double) -> Int64 {
    let (nearest, excess) = nearest(to: x, from: base, pitch)
    return index(excess < 0 ? nearest - 1 : nearest)
  }

  /// The first mark at `x` or above it.
  private static func first(downTo x: Double, from base: Double, _ pitch: Double) -> Int64 {
    let (nearest, excess) = nearest(to: x, from: base, pitch)
    return index(excess > 0 ? nearest + 1 : nearest)
  }

  /// The mark nearest to `x`, and how many pitches `x` lies beyond it.
  @inline(never)
  private static func nearest(
    to x: Double, from base: Double, _ pitch: Double
  ) -> (mark: Double, excess: Double) {
    let pitches = (x - base) / pitch
    let nearest = roundedToNearest(pitches)
    let excess = pitches - nearest
    return (nearest, abs(excess) <= 1e-9 + abs(pitches) * 0x1p-50 ? 0 : excess)
  }

  private static func index(_ mark: Double) -> Int64 {
    min(max(Int64(saturating: mark), -farthest), farthest)
  }

  /// Marks further from the origin than this are not told apart.
  private static let farthest: Int64 = 0x2000_0000_0000_0000
}
