import ControlCore
public import Presentation

extension SliderControl {
  /// What assistive technology is told about a thumb: it is a slider of its own, whose least and largest values are
  /// those that its neighbours leave to it. Where it is, `scene().thumb(part).frame` says.
  ///
  /// - Parameters:
  ///   - part: of the thumb, from 0; any other number counts as the nearest there is.
  ///   - label: what it is for, such as "Lowest price".
  ///   - format: how its value is spoken.
  ///   - environment: what surrounds the slider. If that has the keyboard, the thumb that keys are for has it.
  /// - Returns: a value of its own; it does not follow the slider.
  public func accessibilityNode<Label: UTF8Text, Format: ValueFormat>(
    of part: Int = 0, label: Label, format: Format = .decimal,
    environment: ControlEnvironment = ControlEnvironment()
  ) -> AccessibilityNode<Label, Format> {
    AccessibilityNode(
      of: self, accessibilityState(of: part, environment),
      part: UInt8(truncatingIfNeeded: nearestPart(to: part)), role: .slider, label: label,
      format: format)
  }

  /// The numbers and states that assistive technology is told about a thumb. They are the part of
  /// `accessibilityNode` that needs no words and tries no action.
  public func accessibilityState(
    of part: Int = 0, _ environment: ControlEnvironment = ControlEnvironment()
  ) -> AccessibilityState {
    let part = nearestPart(to: part)
    var environment = environment
    environment.isFocused = environment.isFocused && part == focus
    return AccessibilityState(
      value: value(of: part), bounds: limits(of: part), step: stride(at: value(of: part)),
      orientation: configuration.orientation, interaction: configuration.interaction,
      environment: environment)
  }

  /// From a value to the next that keys and assistive technology choose, and at the upper bound from the one before;
  /// greater than 0.
  private func stride(at value: Double) -> Double {
    if scale.isLinear { return scale.lattice.step }
    let (place, bounds) = (scale.position(of: value), rules.bounds)
    let next = min(scale.mark(upTo: place), scale.marks.upperBound &- 1) &+ 1
    let up = min(scale.value(ofMark: next), bounds.upperBound) - value
    guard up <= 0 else { return up }
    let last = max(scale.mark(downTo: place), scale.marks.lowerBound &+ 1) &- 1
    let down = value - max(scale.value(ofMark: last), bounds.lowerBound)
    return down > 0 ? down : 1
  }
}
