/// How much of a run a trace tells.
public enum TraceLevel: Equatable, Sendable {
  /// Every effect but the samples of a motion: does not depend on the frames.
  case calls
  /// Every effect.
  case changes
  /// Every effect, and where the control is in every frame.
  case frames
}
