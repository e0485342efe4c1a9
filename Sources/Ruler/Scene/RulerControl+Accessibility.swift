import ControlCore
public import Presentation

extension RulerControl {
  /// What assistive technology is told about the ruler: it is a slider.
  ///
  /// - Parameters:
  ///   - label: what it is for.
  ///   - format: how its value is spoken.
  ///   - environment: what surrounds it.
  /// - Returns: a value of its own; it does not follow the ruler.
  public func accessibilityNode<Label: UTF8Text, Format: ValueFormat>(
    label: Label, format: Format = .decimal, environment: ControlEnvironment = ControlEnvironment()
  ) -> AccessibilityNode<Label, Format> {
    AccessibilityNode(
      of: self, accessibilityState(environment), role: .slider, label: label, format: format)
  }

  /// The numbers and states that assistive technology is told about the ruler. They are the part of
  /// `accessibilityNode` that needs no words and tries no action.
  public func accessibilityState(_ environment: ControlEnvironment) -> AccessibilityState {
    AccessibilityState(
      value: value, bounds: configuration.bounds, step: configuration.step,
      orientation: configuration.orientation, interaction: configuration.interaction,
      environment: environment)
  }
}
