import ControlCore
public import Presentation

extension DialControl {
  /// Returns the accessibility node of the dial, with the role of a slider: neither ARIA nor
  /// Apple's platforms have a role for dials. Increments and decrements wrap if values do.
  ///
  /// - Parameters:
  ///   - label: The dial's purpose, such as "Balance".
  ///   - format: The format of the spoken value.
  ///   - environment: The dial's surroundings.
  /// - Returns: A copy that does not follow the dial.
  public func accessibilityNode<Label: UTF8Text, Format: ValueFormat>(
    label: Label, format: Format = .decimal,
    environment: ControlEnvironment = ControlEnvironment()
  ) -> AccessibilityNode<Label, Format> {
    AccessibilityNode(
      of: self, accessibilityState(environment), role: .slider, label: label, format: format)
  }

  /// Returns the numbers and states for assistive technology: the part of `accessibilityNode`
  /// without words and actions.
  ///
  /// The orientation is vertical for an upright hold, else horizontal. The value is within the
  /// bounds.
  public func accessibilityState(
    _ environment: ControlEnvironment = ControlEnvironment()
  ) -> AccessibilityState {
    AccessibilityState(
      value: value, bounds: configuration.bounds.lowerBound...track.largest(at: value),
      step: track.scale.base.step,
      orientation: configuration.hold == .vertical ? .vertical : .horizontal,
      interaction: configuration.interaction, environment: environment)
  }
}
