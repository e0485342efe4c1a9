/// A visible mark of a ruler.
public struct RulerMark: Equatable, Sendable {
  /// The index from mark 0, in fractions.
  public let index: Int64
  /// The kind of mark, which determines its drawn length.
  public let kind: Kind
  /// The position along the main axis, in points.
  public let along: Double
  /// True if there is space for its value beside it: only at whole steps, and if these are too
  /// close together at every second, fifth, tenth and so on.
  public let hasLabel: Bool
  /// True if its value can be chosen.
  public let isInRange: Bool
  /// The exact value: mark 3 of 0.1 is 0.3.
  public let value: Double

  /// The kinds of marks.
  public enum Kind: Equatable, Sendable {
    /// A whole step.
    case unit
    /// Half a step; only if a step has an even number of fractions.
    case half
    /// Any other fraction of a step.
    case fraction
  }
}
