/// One end of a range.
public enum Side: Equatable, Sendable {
  case lower, upper
}
