/// The current activity of a control.
public enum ControlPhase: Equatable, Sendable {
  /// At rest and untouched.
  case idle
  /// A pointer is down and has not moved past the slop.
  case pressed
  /// A pointer drags it, or a wheel or crown gesture is open.
  case dragging
  /// Released with speed: it follows a decay.
  case coasting
  /// On its way to a mark, a bound, or a value the host set, by a spring.
  case settling
}
