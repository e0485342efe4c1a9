/// Where pointers go that mean something to a control, for whoever makes some up.
public enum PointerPath: Equatable, Sendable {
  /// Along its axis.
  case axis
  /// Up and down, whatever its axis is.
  case upright
  /// Round a middle.
  case round(Rotation)
}
