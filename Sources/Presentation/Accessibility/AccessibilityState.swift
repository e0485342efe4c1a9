public import ControlCore

/// How a control is, as far as assistive technology is told: without words, and without what its
/// actions lead to.
public struct AccessibilityState: Equatable, Sendable {
  /// What is chosen; a host may have set it outside `minimum` … `maximum`.
  public var value: Double
  /// The least value that can be chosen; `nil` if there is none.
  public var minimum: Double?
  /// The largest value that can be chosen; `nil` if there is none.
  public var maximum: Double?
  /// From one value to the next; greater than 0.
  public var step: Double
  /// How the control lies.
  public var orientation: ControlOrientation
  /// Whether it can be used, if only to be read.
  public var isEnabled: Bool
  /// Whether it can be read and focused, but not changed.
  public var isReadOnly: Bool
  /// Whether it has the keyboard.
  public var isFocused: Bool

  /// Whether it can be incremented and decremented.
  public var isAdjustable: Bool { isEnabled && !isReadOnly }

  /// The state of a control.
  ///
  /// - Parameters:
  ///   - value: what is chosen.
  ///   - bounds: the values that can be chosen; either may be infinite.
  ///   - step: from one value to the next.
  ///   - orientation: how it lies.
  ///   - interaction: what a user may do.
  ///   - environment: what surrounds it.
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
