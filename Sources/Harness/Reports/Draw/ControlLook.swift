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
  /// The settings that a control to play with has beside its defaults.
  public var usual: [Setting]

  public init(
    styles: [StaticText] = ["plain"], isStrip: Bool = false, hearsHover: Bool = false,
    usual: [Setting] = []
  ) {
    (self.styles, self.isStrip) = (styles, isStrip)
    (self.hearsHover, self.usual) = (hearsHover, usual)
  }
}
