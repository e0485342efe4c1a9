/// What surrounds a control when it is drawn, as one value: give the same to a group of controls, and
/// a changed copy to the one that differs.
public struct ControlEnvironment: Equatable, Sendable {
  /// How much larger than usual text is to be; brought back to 0.1 … 10, and 1 if it is not a number.
  /// 1 is the platform's default size.
  public var textScale = 1.0 {
    didSet { textScale = textScale == textScale ? min(max(textScale, 0.1), 10) : 1 }
  }
  /// For styles that draw something else in the dark; inks follow what the surface is told.
  public var appearance = Appearance.automatic
  /// Whether what the control belongs to is enabled. A disabled control is dimmed either way.
  public var isEnabled = true
  /// Whether the control has the keyboard.
  public var isFocused = false
  /// Device pixels to a point; greater than 0. Thin lines are thinner where they can be.
  public var displayScale = 2.0
  /// Where it stands: in a list, a toolbar, a watch.
  public var contexts = StyleContexts()

  /// The usual surroundings.
  public init() {}

  /// Returns a copy of these surroundings that stands within `context` too.
  public func within(_ context: StyleContext) -> ControlEnvironment {
    var environment = self
    environment.contexts.insert(context)
    return environment
  }
}
