/// One end of a range.
public enum Side: Equatable, Sendable {
  /// The end with the least value, and that with the greatest.
  case lower, upper
}
