/// A mark of a ruler that shows.
public struct RulerMark: Equatable, Sendable {
  /// Counted from mark 0, in fractions.
  public let index: Int64
  /// How long a style draws it.
  public let kind: Kind
  /// Where it is, in points along the ruler.
  public let along: Double
  /// Whether there is room for its value beside it: only at whole steps, and where these are too near
  /// to each other at every second, fifth, tenth and so on.
  public let hasLabel: Bool
  /// Whether its value can be chosen.
  public let isInRange: Bool
  /// What it stands for, exactly: mark 3 of 0.1 is 0.3.
  public let value: Double

  /// How much of a mark it is.
  public enum Kind: Equatable, Sendable {
    /// A whole step.
    case unit
    /// Half a step; only if a step has an even number of fractions.
    case half
    /// Any other fraction of a step.
    case fraction
  }
}
