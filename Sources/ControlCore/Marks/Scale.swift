/// Where the values of a control lie, in points, and which of them are marks.
///
/// Positions grow with the value. Marks are whole numbers that grow with it too; what mark 0 is, and
/// how many there are, is the scale's choice. Every function takes any number, and brings what lies
/// beyond the scale back to its end.
///
/// A scale of one's own says which marks there are, where each lies and which value it stands for; for
/// the rest there are defaults, which find a mark by halving the range of marks and go straight from one
/// mark to the next. `Lattice`, `Stops` and `Logarithmic` are scales.
public protocol Scale: Equatable, Sendable {
  /// The first and the last mark; at least two marks.
  var marks: ClosedRange<Int64> { get }

  /// Where one of the marks lies, in points. It increases with the mark, by more than 10⁻⁶.
  func position(ofMark mark: Int64) -> Double

  /// The value of one of the marks; finite. It increases with the mark.
  func value(ofMark mark: Int64) -> Double

  // MARK: Between the marks

  /// What lies between a mark and the next; by default in proportion.
  ///
  /// - Parameters:
  ///   - position: in points, between the two.
  ///   - mark: the lower of them.
  /// - Returns: the value there.
  func value(at position: Double, above mark: Int64) -> Double

  /// Where a value lies between a mark and the next; by default in proportion.
  ///
  /// - Parameters:
  ///   - value: between those of the two marks.
  ///   - mark: the lower of them.
  /// - Returns: its place in points.
  func position(of value: Double, above mark: Int64) -> Double

  // MARK: What follows

  /// The values that have a position; finite.
  var values: ClosedRange<Double> { get }

  /// Where `value` lies, in points. It never decreases with the value.
  func position(of value: Double) -> Double

  /// The value at `position`, in points. It never decreases with the position, and on a mark it is
  /// exactly the value of that mark.
  func value(at position: Double) -> Double

  /// The value at a place where it takes no second look to say which it is.
  ///
  /// - Parameter position: in points.
  /// - Returns: `value(at: position)`; `nil`, by default always, if that has to be asked.
  func plainValue(at position: Double) -> Double?

  /// The last mark at `position` or below it, in points; one less than the first mark if there is none.
  /// What lies nearer to a mark than rounding can tell is on it.
  func mark(upTo position: Double) -> Int64

  /// The first mark at `position` or above it, in points; one more than the last mark if there is none.
  func mark(downTo position: Double) -> Int64

  /// The mark that wheels go to, and keys where a control may rest anywhere.
  ///
  /// - Parameters:
  ///   - count: how many step marks further; positive upwards, negative downwards, never 0; at most 2³²
  ///     either way. The first counts as soon as it is not where one already is.
  ///   - position: where one is, in points.
  /// - Returns: its number. By default every mark is a step mark.
  func stepMark(_ count: Int64, beyond position: Double) -> Int64

  /// The mark that the keys for the finest step go to.
  ///
  /// - Parameters:
  ///   - count: how many marks further, as in `stepMark`.
  ///   - position: where one is, in points.
  /// - Returns: its number.
  func fineMark(_ count: Int64, beyond position: Double) -> Int64

  /// The mark that arrow keys and assistive technology go to: what a drag under the same snap rule can
  /// choose, they can reach.
  ///
  /// - Parameters:
  ///   - count: how many marks further, as in `stepMark`.
  ///   - position: where one is, in points.
  ///   - rule: which marks count: those at which it lets a control rest. By default all, and step marks if
  ///     the rule is `none`.
  /// - Returns: its number.
  func keyMark(_ count: Int64, beyond position: Double, rule: SnapRule) -> Int64

  /// Where a control rests that stops at a place.
  ///
  /// - Parameters:
  ///   - position: in points, between the bounds.
  ///   - rule: which marks are candidates. By default all are, unless the rule is `none`.
  ///   - bounds: in points; the finite ones are candidates, and nothing outside them is.
  /// - Returns: the nearest candidate, the upper of two; `nil` if it stays where it is.
  func rest(at position: Double, rule: SnapRule, bounds: ClosedRange<Double>) -> Landing?

  /// `position`, brought back to where the scale is.
  func reachable(_ position: Double) -> Double
}
