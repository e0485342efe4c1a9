// Settings that every control has.

/// Which way a control lies.
public enum ControlOrientation: Equatable, Sendable {
  /// Along the x axis, or along the y axis.
  case horizontal, vertical
}

/// Which way people read where the control is used. Only matters to a horizontal control.
public enum ControlLayoutDirection: Equatable, Sendable {
  /// Text and values run to the right, or to the left.
  case leftToRight, rightToLeft
}

/// What a user may do.
public enum ControlInteraction: Equatable, Sendable {
  /// It answers to everything.
  case enabled
  /// Taps are reported, and nothing else happens.
  case readOnly
  /// All events are ignored. With the host setting its value, the control is a meter.
  case disabled
}

/// What becomes of an edit that is cancelled.
public enum CancelPolicy: Equatable, Sendable {
  /// The value from before it comes back, at once.
  case revert
  /// It counts as a release without speed.
  case commit
}
