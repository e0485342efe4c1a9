/// Where the values of a control lie, in points, and which of them are marks.
///
/// Positions grow with the value. Marks are whole numbers that grow with it too; what mark 0 is, and
/// how many there are, is the scale's choice. Every function takes any number, and brings what lies
/// beyond the scale back to its end.
public protocol Scale: Equatable, Sendable {
  /// The values that have a position; finite.
  var values: ClosedRange<Double> { get }

  /// Where `value` lies, in points. It never decreases with the value.
  func position(of value: Double) -> Double

  /// The value at `position`, in points. It never decreases with the position, and on a mark it is
  /// exactly the value of that mark.
  func value(at position: Double) -> Double

  /// Where a mark lies, in points.
  func position(ofMark mark: Int64) -> Double

  /// The value of a mark.
  func value(ofMark mark: Int64) -> Double

  /// The mark that arrow keys, wheels and assistive technology go to.
  ///
  /// - Parameters:
  ///   - count: how many step marks further; positive upwards, negative downwards, never 0. The first
  ///     counts as soon as it is not where one already is.
  ///   - position: where one is, in points.
  /// - Returns: its number.
  func stepMark(_ count: Int64, beyond position: Double) -> Int64

  /// The mark that the keys for the finest step go to.
  ///
  /// - Parameters:
  ///   - count: how many marks further, as in `stepMark`.
  ///   - position: where one is, in points.
  /// - Returns: its number.
  func fineMark(_ count: Int64, beyond position: Double) -> Int64

  /// Where a control rests that stops at a place.
  ///
  /// - Parameters:
  ///   - position: in points, between the bounds.
  ///   - rule: which marks are candidates.
  ///   - bounds: in points; the finite ones are candidates, and nothing outside them is.
  /// - Returns: `nil` if it stays there.
  func rest(at position: Double, rule: SnapRule, bounds: ClosedRange<Double>) -> Landing?

  /// `position`, brought back to where the scale is.
  func reachable(_ position: Double) -> Double
}
