import ControlCore
public import Presentation

extension SliderControl {
  /// Returns the accessibility node of a thumb: a slider of its own, whose least and largest values
  /// are the limits that its neighbours leave. Its rectangle is `scene().thumb(part).frame`.
  ///
  /// - Parameters:
  ///   - part: The thumb, from 0; clamped to the existing parts.
  ///   - label: The thumb's purpose, such as "Lowest price".
  ///   - format: The format of the spoken value.
  ///   - environment: The slider's surroundings. Only the focused thumb inherits the focus.
  /// - Returns: A copy that does not follow the slider.
  public func accessibilityNode<Label: UTF8Text, Format: ValueFormat>(
    of part: Int = 0, label: Label, format: Format = .decimal,
    environment: ControlEnvironment = ControlEnvironment()
  ) -> AccessibilityNode<Label, Format> {
    AccessibilityNode(
      of: self, accessibilityState(of: part, environment),
      part: UInt8(truncatingIfNeeded: nearestPart(to: part)), role: .slider, label: label,
      format: format)
  }

  /// Returns the numbers and states of a thumb for assistive technology: the part of
  /// `accessibilityNode` without words and actions.
  public func accessibilityState(
    of part: Int = 0, _ environment: ControlEnvironment = ControlEnvironment()
  ) -> AccessibilityState {
    let part = nearestPart(to: part)
    var environment = environment
    environment.isFocused = environment.isFocused && part == focus
    return AccessibilityState(
      value: value(of: part), bounds: limits(of: part), step: stride(at: value(of: part)),
      orientation: configuration.orientation,
      interaction: isLocked(part) ? .readOnly : track.rules.interaction,
      environment: environment)
  }

  /// The distance from a value to the next one for keys and assistive technology; at the upper
  /// bound, from the previous one. Always above 0.
  private func stride(at value: Double) -> Double {
    if scale.isLinear { return scale.lattice.step }
    let (place, bounds) = (scale.position(of: value), track.whole.choices)
    let next = min(scale.mark(upTo: place), scale.marks.upperBound &- 1) &+ 1
    let up = min(scale.value(ofMark: next), bounds.upperBound) - value
    guard up <= 0 else { return up }
    let last = max(scale.mark(downTo: place), scale.marks.lowerBound &+ 1) &- 1
    let down = value - max(scale.value(ofMark: last), bounds.lowerBound)
    return down > 0 ? down : 1
  }
}
