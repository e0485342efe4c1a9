import ControlCore
public import Presentation

extension DialControl {
  /// What assistive technology is told about the dial: it is a slider to it, as ARIA and Apple's platforms have no role
  /// for what is turned. One whose values begin again has its least value after its largest, and the other way round.
  ///
  /// - Parameters:
  ///   - label: what it is for, such as "Balance".
  ///   - format: how its value is spoken.
  ///   - environment: what surrounds it.
  /// - Returns: a value of its own; it does not follow the dial.
  public func accessibilityNode<Label: UTF8Text, Format: ValueFormat>(
    label: Label, format: Format = .decimal,
    environment: ControlEnvironment = ControlEnvironment()
  ) -> AccessibilityNode<Label, Format> {
    AccessibilityNode(
      of: self, accessibilityState(environment), role: .slider, label: label, format: format)
  }

  /// The numbers and states that assistive technology is told about the dial. They are the part of `accessibilityNode`
  /// that needs no words and tries no action.
  ///
  /// The dial counts as vertical if up is more to a pointer, else as horizontal, as what is turned is neither. Its value is
  /// always one from the least to the largest.
  public func accessibilityState(
    _ environment: ControlEnvironment = ControlEnvironment()
  ) -> AccessibilityState {
    AccessibilityState(
      value: value, bounds: configuration.range.lowerBound...track.largest(at: value),
      step: track.scale.base.step,
      orientation: configuration.hold == .vertical ? .vertical : .horizontal,
      interaction: configuration.interaction, environment: environment)
  }
}
