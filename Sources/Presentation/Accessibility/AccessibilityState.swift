public import ControlCore

/// The numbers and flags that a control exposes to assistive technology, without its texts and the
/// results of its actions.
public struct AccessibilityState: Equatable, Sendable {
  /// The current value; a host may have set it outside `minimum` … `maximum`.
  public var value: Double
  /// The smallest value that can be chosen; `nil` if there is none.
  public var minimum: Double?
  /// The largest value that can be chosen; `nil` if there is none.
  public var maximum: Double?
  /// The distance between neighbouring values; greater than 0.
  public var step: Double
  /// The orientation of the control.
  public var orientation: ControlOrientation
  /// True unless the control is disabled; a read-only control counts as enabled.
  public var isEnabled: Bool
  /// True if the control can be read and focused, but not changed.
  public var isReadOnly: Bool
  /// True while the control has keyboard focus.
  public var isFocused: Bool

  /// True if the control can be incremented and decremented.
  public var isAdjustable: Bool { isEnabled && !isReadOnly }

  /// Makes the state of a control.
  ///
  /// - Parameters:
  ///   - value: the current value.
  ///   - bounds: the values that can be chosen; either end may be infinite.
  ///   - step: the distance between neighbouring values.
  ///   - orientation: the orientation of the control.
  ///   - interaction: the interaction that is allowed.
  ///   - environment: the surroundings of the control.
  @inline(never)
  public init(
    value: Double, bounds: ClosedRange<Double>, step: Double, orientation: ControlOrientation,
    interaction: ControlInteraction, environment: ControlEnvironment
  ) {
    self.value = value
    minimum = bounds.lowerBound > -.infinity ? bounds.lowerBound : nil
    maximum = bounds.upperBound < .infinity ? bounds.upperBound : nil
    self.step = step
    self.orientation = orientation
    isEnabled = environment.isEnabled && interaction != .disabled
    isReadOnly = interaction == .readOnly
    isFocused = environment.isFocused
  }
}
