import GestureScript

/// Facts on a kind of control that pictures and terminals need, beside its drawing.
public struct ControlLook: Equatable, Sendable {
  /// The names of the styles that it can be drawn in; the first is the one if none is named.
  public var styles: [StaticText]
  /// True if it slides below a cursor in its middle, so that a longer one shows more: a terminal
  /// gives it its whole length.
  public var isStrip: Bool
  /// True if it reacts to hovering pointers: a terminal then reports motions of the mouse without a
  /// button.
  public var hearsHover: Bool
  /// The distance it is drawn beyond each end of its viewport on the main axis, in points: pictures
  /// show as much more.
  public var overhang: Double
  /// The settings that a control to play with has beside its defaults.
  public var usual: [Setting]

  /// A look of these choices.
  public init(
    styles: [StaticText] = ["plain"], isStrip: Bool = false, hearsHover: Bool = false,
    overhang: Double = 0, usual: [Setting] = []
  ) {
    (self.styles, self.isStrip) = (styles, isStrip)
    (self.hearsHover, self.overhang, self.usual) = (hearsHover, overhang, usual)
  }
}
