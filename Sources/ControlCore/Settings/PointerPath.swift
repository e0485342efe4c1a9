/// The path of pointers that affect a control, for generators of gestures.
public enum PointerPath: Equatable, Sendable {
  /// Along its main axis.
  case axis
  /// Up and down, on any main axis.
  case upright
  /// Around a centre.
  case round(Rotation)
}
