/// The surroundings in which a control is drawn. Pass one value to a group of controls, and a
/// changed copy to an exception.
public struct ControlEnvironment: Equatable, Sendable {
  /// The text size as a multiple of the platform's default, clamped to 0.1 … 10; NaN counts as 1.
  public var textScale = 1.0 {
    didSet { textScale = textScale == textScale ? min(max(textScale, 0.1), 10) : 1 }
  }
  /// The appearance, for styles that draw something else in the dark. Inks follow the appearance of
  /// the surface instead.
  public var appearance = Appearance.automatic
  /// True if the container of the control is enabled. A disabled control is dimmed either way.
  public var isEnabled = true
  /// True while the control has keyboard focus.
  public var isFocused = false
  /// Device pixels per point; greater than 0. Higher scales allow thinner lines.
  public var displayScale = 2.0
  /// The contexts around the control, such as a list, a toolbar or a watch.
  public var contexts = StyleContexts()

  /// Makes the default surroundings.
  public init() {}

  /// Returns a copy of these surroundings with `context` added.
  public func within(_ context: StyleContext) -> ControlEnvironment {
    var environment = self
    environment.contexts.insert(context)
    return environment
  }
}
