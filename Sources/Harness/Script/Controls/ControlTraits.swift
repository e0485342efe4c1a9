/// Ways in which a control follows a pointer and shows its value, for code that knows no control by
/// its name.
public struct ControlTraits: OptionSet, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A thumb follows a dragging pointer along a track, as that of a slider does.
  public static var thumb: Self { Self(rawValue: 1) }
  /// A strip moves under a fixed mark, as that of a ruler does: it follows a dragging pointer, so
  /// that the value moves the other way.
  public static var strip: Self { Self(rawValue: 2) }
  /// Marks stand side by side and the pressed one is chosen, as in a rating; upright, values grow
  /// downwards.
  public static var marks: Self { Self(rawValue: 4) }
  /// It jumps between values without an animation, so that plots draw steps.
  public static var leaps: Self { Self(rawValue: 8) }
}
