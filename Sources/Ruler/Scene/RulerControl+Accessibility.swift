import ControlCore
public import Presentation

extension RulerControl {
  /// Returns the description of the ruler for assistive technology, as a slider.
  ///
  /// - Parameters:
  ///   - label: purpose of the ruler.
  ///   - format: format of its spoken value.
  ///   - environment: environment of the ruler.
  /// - Returns: independent value, which does not follow the ruler.
  public func accessibilityNode<Label: UTF8Text, Format: ValueFormat>(
    label: Label, format: Format = .decimal, environment: ControlEnvironment = ControlEnvironment()
  ) -> AccessibilityNode<Label, Format> {
    AccessibilityNode(
      of: self, accessibilityState(environment), role: .slider, label: label, format: format)
  }

  /// The distance of values that keys and assistive technology choose: that of the marks at which
  /// the snap rule lets the ruler rest.
  private var stride: Double {
    let configuration = configuration
    switch configuration.snap {
    case .near(.fraction): return configuration.step / Double(configuration.fractions)
    case .near(.half) where configuration.fractions % 2 == 0: return configuration.step / 2
    case .near, .always: return configuration.step
    }
  }

  /// Returns the numbers and states of the ruler for assistive technology: the part of
  /// `accessibilityNode` that needs no words and tries no action.
  public func accessibilityState(_ environment: ControlEnvironment) -> AccessibilityState {
    AccessibilityState(
      value: value, bounds: configuration.bounds, step: stride,
      orientation: configuration.orientation, interaction: configuration.interaction,
      environment: environment)
  }
}
