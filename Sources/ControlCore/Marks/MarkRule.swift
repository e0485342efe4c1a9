/// A rule for the marks that tick, and for the distance at which a mark counts as passed.
///
/// A mark counts as passed `capture` points before it is reached, from either side. The intervals
/// are half open, so a mark ticks once when it is reached and never when it is left. `TickRule` is
/// the rule for evenly spaced marks, `ScaleTicks` the one for the marks of any scale.
public protocol MarkRule: Equatable, Sendable {
  /// The distance before a mark at which it counts as passed, in points; 0 or more.
  var capture: Double { get }
  /// The distance from the mark passed last at which it may tick again, in points; at least
  /// `capture`. It is also the distance inside a bound at which that bound may be reported again.
  var rearm: Double { get }
  /// The lower end of the range whose marks tick, included, in points; may be infinite.
  var lower: Double { get }
  /// The upper end of that range, included; see `lower`.
  var upper: Double { get }

  /// Returns the capture of one mark, in points; by default that of all.
  func capture(ofMark mark: Int64) -> Double

  /// Returns the distance from a mark at which it may tick again, in points; by default that of all.
  func rearm(ofMark mark: Int64) -> Double

  /// Returns true if the same marks tick, in the same way.
  func ticksLike(_ other: Self) -> Bool

  /// Returns the position of a mark, in points.
  func position(ofMark mark: Int64) -> Double

  /// Returns the mark nearest to `x`. Any mark, if none ticks.
  func nearestMark(to x: Double) -> Int64

  /// Returns the marks reached from `a` to `b`, in the order of travel; both lie within the bounds.
  func marks(from a: Double, to b: Double) -> MarkSpan

  /// Returns the number of marks that count as passed at `x`, on a way that passes all in order.
  ///
  /// - Parameters:
  ///   - marks: at least one mark.
  ///   - x: position in points.
  ///   - doubt: error bound of `x`, in points.
  ///   - taken: number of marks certainly passed.
  /// - Returns: minimum and maximum within the error bound. Numbers below `taken` stand for
  ///   `taken`.
  func passed(
    _ marks: MarkSpan, at x: Double, doubt: Double, after taken: Int64
  ) -> (least: Int64, most: Int64)

  /// Returns the level at which the first of some marks counts as passed, less `pitch` for each
  /// mark between mark 0 and it, and the distance of neighbouring marks.
  func levels(of marks: MarkSpan) -> (base: Double, pitch: Double)

  /// The maximum number of marks in one run of a motion, whose levels `levels(of:)` can give.
  static var longestRun: Int64 { get }

  /// The distance of marks assumed for estimates of rounding errors, in points.
  var grain: Double { get }
}

extension MarkRule {
  @inlinable
  public func capture(ofMark mark: Int64) -> Double { capture }

  @inlinable
  public func rearm(ofMark mark: Int64) -> Double { rearm }

  /// Returns `x` clamped to the bounds: overscroll does not tick.
  @inlinable
  public func clamp(_ x: Double) -> Double {
    min(max(x, lower), upper)
  }

  /// Returns true if a mark is at a position, within rounding error.
  @inlinable
  func lies(_ mark: Int64, at place: Double) -> Bool {
    abs(position(ofMark: mark) - place) <= 1e-9 * grain + abs(place) * 0x1p-50
  }
}
