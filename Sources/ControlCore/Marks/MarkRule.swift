/// Which marks tick, and how near to a mark counts as having passed it.
///
/// A mark counts as passed `capture` points before it is reached, from either side. The intervals are
/// half open, so a mark ticks once when it is reached and never when it is left. `TickRule` is the rule
/// for marks that are evenly spaced, `ScaleTicks` the one for the marks of any scale.
public protocol MarkRule: Equatable, Sendable {
  /// How far before a mark it counts as passed, in points; 0 or more.
  var capture: Double { get }
  /// How far one must move away, in points, before the mark passed last ticks again; at least
  /// `capture`. It is also how far inside a bound one must be before that bound is reported again.
  var rearm: Double { get }
  /// Only marks from here to `upper` tick, both included, in points; either may be infinite.
  var lower: Double { get }
  /// The last place that ticks; see `lower`.
  var upper: Double { get }

  /// Whether the same marks tick, in the same way.
  func ticksLike(_ other: Self) -> Bool

  /// Where a mark lies, in points.
  func position(ofMark mark: Int64) -> Double

  /// The mark nearest to `x`. Any mark, if none ticks.
  func nearestMark(to x: Double) -> Int64

  /// The marks that a move from `a` to `b` reaches, in the order of travel; both lie within the bounds.
  func marks(from a: Double, to b: Double) -> MarkSpan

  /// How many of some marks count as passed at `x`, on a way that passes all of them in their order.
  ///
  /// - Parameters:
  ///   - marks: at least one.
  ///   - x: in points.
  ///   - doubt: how far `x` may be from the true place, in points.
  ///   - taken: how many have certainly been passed.
  /// - Returns: the least and the greatest number that the doubt allows. A number below `taken` stands
  ///   for `taken`.
  func passed(
    _ marks: MarkSpan, at x: Double, doubt: Double, after taken: Int64
  ) -> (least: Int64, most: Int64)

  /// Where the first of some marks counts as passed, less `pitch` for each mark between mark 0 and it,
  /// and how far one is from the next.
  func levels(of marks: MarkSpan) -> (base: Double, pitch: Double)

  /// How many marks one run of a motion may hold, of which `levels(of:)` tells where each is passed.
  static var longestRun: Int64 { get }

  /// The distance of marks that counts when rounding errors are estimated, in points.
  var grain: Double { get }
}

extension MarkRule {
  /// `x` brought back between the bounds: overscroll is silent.
  @inlinable
  public func clamp(_ x: Double) -> Double {
    min(max(x, lower), upper)
  }

  /// Whether a mark is at a place, but for rounding.
  @inlinable
  func lies(_ mark: Int64, at place: Double) -> Bool {
    abs(position(ofMark: mark) - place) <= 1e-9 * grain + abs(place) * 0x1p-50
  }
}
