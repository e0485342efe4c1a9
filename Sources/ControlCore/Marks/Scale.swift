/// A mapping between the values of a control and positions in points, with its marks.
///
/// Positions increase with the value. Marks are whole numbers that increase with it too; the scale
/// chooses mark 0 and their number. Every function accepts any number, and clamps positions beyond
/// the scale to its ends.
///
/// A custom scale defines its marks, and their positions and values. The other members have
/// defaults, which find a mark by bisection and interpolate linearly. `Lattice`, `Stops` and
/// `Logarithmic` are scales.
public protocol Scale: Equatable, Sendable {
  /// The first and the last mark; at least two marks.
  var marks: ClosedRange<Int64> { get }

  /// Returns the position of a mark, in points. It increases with the mark, by more than 10⁻⁶.
  func position(ofMark mark: Int64) -> Double

  /// Returns the value of a mark; finite. It increases with the mark.
  func value(ofMark mark: Int64) -> Double

  // MARK: Between the marks

  /// Returns the value between neighbouring marks, by default linearly interpolated.
  ///
  /// - Parameters:
  ///   - position: position in points, between the two.
  ///   - mark: lower of the two marks.
  /// - Returns: value at the position.
  func value(at position: Double, above mark: Int64) -> Double

  /// Returns the position of a value between neighbouring marks, by default linearly interpolated.
  ///
  /// - Parameters:
  ///   - value: value between those of the two marks.
  ///   - mark: lower of the two marks.
  /// - Returns: position in points.
  func position(of value: Double, above mark: Int64) -> Double

  // MARK: Derived members

  /// The values that have a position; finite.
  var values: ClosedRange<Double> { get }

  /// Returns the position of `value`, in points. It never decreases with the value.
  func position(of value: Double) -> Double

  /// Returns the value at `position`, in points. It never decreases with the position, and on a
  /// mark it is exactly the value of that mark.
  func value(at position: Double) -> Double

  /// Returns the value at a position if a fast path suffices.
  ///
  /// - Parameter position: position in points.
  /// - Returns: `value(at: position)`; `nil`, by default always, if that must be called.
  func plainValue(at position: Double) -> Double?

  /// Returns the last mark at `position` or below it, in points; one less than the first mark if
  /// there is none. A position within rounding error of a mark is on it.
  func mark(upTo position: Double) -> Int64

  /// Returns the first mark at `position` or above it, in points; one more than the last if none.
  func mark(downTo position: Double) -> Int64

  /// Returns the mark that wheels go to, and keys where a control may rest anywhere.
  ///
  /// - Parameters:
  ///   - count: number of step marks, positive upwards, negative downwards, never 0; at most 2³²
  ///     either way. A mark at the position itself does not count.
  ///   - position: current position in points.
  /// - Returns: mark. By default every mark is a step mark.
  func stepMark(_ count: Int64, beyond position: Double) -> Int64

  /// Returns the mark that the keys for the finest step go to.
  ///
  /// - Parameters:
  ///   - count: number of marks, as in `stepMark`.
  ///   - position: current position in points.
  /// - Returns: mark.
  func fineMark(_ count: Int64, beyond position: Double) -> Int64

  /// Returns the mark that arrow keys and assistive technology go to; they can reach every choice
  /// of a drag under the same snap rule.
  ///
  /// - Parameters:
  ///   - count: number of marks, as in `stepMark`.
  ///   - position: current position in points.
  ///   - rule: snap rule; only marks at which it lets a control rest count. By default all count,
  ///     and step marks if the rule is `none`.
  /// - Returns: mark.
  func keyMark(_ count: Int64, beyond position: Double, rule: SnapRule) -> Int64

  /// Returns the rest position of a control that stops at a position.
  ///
  /// - Parameters:
  ///   - position: stop in points, between the bounds.
  ///   - rule: rule that selects the candidates. By default all marks, unless it is `none`.
  ///   - bounds: bounds in points; finite ones are candidates, and nothing outside them is.
  /// - Returns: nearest candidate, the upper of two; `nil` if the control stays in place.
  func rest(at position: Double, rule: SnapRule, bounds: ClosedRange<Double>) -> Landing?

  /// Returns the positions of the two marks around a position on the scale, both in points: the one at
  /// it or below, and the next; at the last mark that and the one before.
  func gap(at position: Double) -> (lower: Double, upper: Double)

  /// Returns `position` clamped to the scale.
  func reachable(_ position: Double) -> Double
}
