// Settings that every control has.

/// The orientation of a control.
public enum ControlOrientation: Equatable, Sendable {
  /// Along the x axis, or along the y axis.
  case horizontal, vertical
}

/// The direction of reading where the control is used. Affects only horizontal controls.
public enum ControlLayoutDirection: Equatable, Sendable {
  /// Text and values run to the right, or to the left.
  case leftToRight, rightToLeft
}

/// The movement that a user wants to see.
public enum ControlMotion: Equatable, Sendable {
  /// A released control coasts, and springs show where it comes to rest.
  case full
  /// It comes to rest at once, wherever it is released, tapped or set, as people ask for whom
  /// movement on a screen is unpleasant. It never coasts.
  case reduced
}

/// The actions open to a user.
public enum ControlInteraction: Equatable, Sendable {
  /// All events are handled.
  case enabled
  /// Taps are reported, and nothing else happens.
  case readOnly
  /// All events are ignored. With the host setting its value, the control is a meter.
  case disabled
}

/// The outcome of a cancelled edit.
public enum CancelPolicy: Equatable, Sendable {
  /// The value from before it is restored immediately.
  case revert
  /// It counts as a release without speed.
  case commit
}
