import GestureScript

/// What pictures and terminals have to know of a kind of control, beside how it draws itself.
public struct ControlLook: Equatable, Sendable {
  /// The names of the styles that it can be drawn in; the first is the one if none is named.
  public var styles: [StaticText]
  /// Whether it slides below a cursor in its middle, and a longer one shows more: a terminal gives it all the room along
  /// its axis.
  public var isStrip: Bool
  /// Whether it hears of a pointer that hovers: a terminal then reports mere motions of the mouse.
  public var hearsHover: Bool
  /// How far it is drawn beyond both ends of its viewport, along its axis, in points: pictures show as much more.
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
