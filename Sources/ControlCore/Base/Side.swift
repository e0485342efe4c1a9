/// One end of a range.
public enum Side: Equatable, Sendable {
  /// The end with the smallest value, and that with the largest.
  case lower, upper
}
