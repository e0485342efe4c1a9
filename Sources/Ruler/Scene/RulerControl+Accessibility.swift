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

  /// From one value that keys and assistive technology choose to the next: that of the marks at which the snap
  /// rule lets the ruler rest.
  private var stride: Double {
    let configuration = configuration
    switch configuration.snap {
    case .near(.fraction): return configuration.step / Double(configuration.fractions)
    case .near(.half) where configuration.fractions % 2 == 0: return configuration.step / 2
    case .near, .always: return configuration.step
    }
  }

  /// The numbers and states that assistive technology is told about the ruler. They are the part of
  /// `accessibilityNode` that needs no words and tries no action.
  public func accessibilityState(_ environment: ControlEnvironment) -> AccessibilityState {
    AccessibilityState(
      value: value, bounds: configuration.bounds, step: stride,
      orientation: configuration.orientation, interaction: configuration.interaction,
      environment: environment)
  }
}
