import GestureScript

/// Properties of a control type that pictures and terminals need, beside its drawing.
public struct ControlLook: Equatable, Sendable {
  /// The names of its styles; the first is the default.
  public var styles: [StaticText]
  /// True if it slides under a central cursor, so that a longer one shows more; a terminal gives it
  /// its whole width.
  public var isStrip: Bool
  /// True if it reacts to hovering pointers; a terminal then reports mouse motion without a button.
  public var hearsHover: Bool
  /// The length drawn beyond each end of the viewport on the main axis, in points; pictures include
  /// it.
  public var overhang: Double
  /// The settings that a control for trying out has beside its defaults.
  public var usual: [Setting]

  /// Creates a look.
  public init(
    styles: [StaticText] = ["plain"], isStrip: Bool = false, hearsHover: Bool = false,
    overhang: Double = 0, usual: [Setting] = []
  ) {
    (self.styles, self.isStrip) = (styles, isStrip)
    (self.hearsHover, self.overhang, self.usual) = (hearsHover, overhang, usual)
  }
}
