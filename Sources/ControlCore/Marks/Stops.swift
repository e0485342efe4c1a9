/// A scale of listed values: shutter speeds, playback rates, sizes of paper.
///
/// Mark `i` is the `i`th value, from 0, and mark 0 lies at 0 points.
public struct Stops: Scale {
  /// The spacing of the values.
  public enum Spacing: Equatable, Sendable {
    /// A fixed number of points from each value to the next.
    case even(width: Double)
    /// Distances proportional to the differences of values, in points per unit.
    case proportional(pointsPerUnit: Double)
  }

  /// An error in the values of a scale.
  public enum Problem: Error, Equatable, Sendable {
    /// There are fewer than 2 or more than 32.
    case count
    /// One is not finite, or beyond ±10¹⁰⁰.
    case value
    /// One is not greater than the one before it.
    case order
    /// Two neighbours lie less than 10⁻⁶ or more than 10⁹ points apart.
    case spacing

    /// The valid range, in words.
    public var sentence: StaticString {
      switch self {
      case .count: "there must be 2 to 32 stops"
      case .value: "a stop must be a number from -10^100 to 10^100"
      case .order: "each stop must be greater than the one before it"
      case .spacing: "stops must be 10^-6 to 10^9 points apart"
      }
    }
  }

  /// The maximum number of values: 32.
  public static var limit: Int { NumberList.limit }

  /// The spacing of the values.
  public let spacing: Spacing
  public let marks: ClosedRange<Int64>
  private let stops: NumberList

  /// - Parameters:
  ///   - values: 2 to 32 numbers within ±10¹⁰⁰, each greater than the one before it.
  ///   - spacing: spacing of the values.
  /// - Throws: the first problem.
  public init(_ values: some Collection<Double>, spacing: Spacing) throws(Problem) {
    guard values.count <= Self.limit else { throw .count }
    try self.init(NumberList(values), spacing: spacing)
  }

  /// - Parameters:
  ///   - values: 2 to 32 numbers within ±10¹⁰⁰, each greater than the one before it.
  ///   - spacing: spacing of the values.
  /// - Throws: the first problem.
  public init(_ values: NumberList, spacing: Spacing) throws(Problem) {
    guard values.count >= 2 else { throw .count }
    var stops = NumberList()
    var (highest, place, areApart) = (-Double.infinity, 0.0, true)
    // The compiler takes the conversion of a 32-bit `Int` to `Int64` for an allocation.
    var (index, last): (Int, Int64) = (0, -1)
    while index < values.count {
      let value = values[index]
      guard abs(value) <= 1e100 else { throw .value }
      guard value > highest else { throw .order }
      highest = value
      stops.append(canonical(value))
      (index, last) = (index &+ 1, last &+ 1)
      let next = spacing.place(ofMark: last, above: stops[index &- 1] - stops[0])
      // Also true for differences that are not numbers.
      if last > 0, !(next - place >= 1e-6 && next - place <= 1e9) { areApart = false }
      place = next
    }
    guard areApart else { throw .spacing }
    (self.spacing, self.stops, marks) = (spacing, stops, 0...last)
  }

  /// The number of values.
  public var count: Int { stops.count }

  /// Returns the value of a mark, which is clamped to the range of marks.
  public func value(ofMark mark: Int64) -> Double {
    stops[Int(truncatingIfNeeded: min(max(mark, 0), marks.upperBound))]
  }

  /// Returns the position of a mark, which is clamped to the range of marks, in points.
  public func position(ofMark mark: Int64) -> Double {
    let mark = min(max(mark, 0), marks.upperBound)
    return spacing.place(ofMark: mark, above: value(ofMark: mark) - stops[0])
  }
}

extension Stops.Spacing {
  /// Returns the position of a mark in points, given the difference of its value to the first.
  fileprivate func place(ofMark mark: Int64, above first: Double) -> Double {
    switch self {
    case .even(let width): Double(mark) * width
    case .proportional(let points): first * points
    }
  }
}
