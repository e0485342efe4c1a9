public import ControlCore

/// What assistive technology is told about a control, and what it may do to it.
///
/// Take a new one after every change. To do what is asked, hand the control an `adjust` event:
///
///     let node = rating.accessibilityNode(label: "Rate this")
///     node.label.write(to: &sink)  // Rate this
///     node.valueText.write(to: &sink)  // 4.5 of 5 stars
///     if node.incremented != nil {
///       rating.handle(InputEvent(time: now, action: .adjust(.increment))) { effect in … }
///     }
public struct AccessibilityNode<Label: UTF8Text, Format: ValueFormat> {
  /// The part of the control that it stands for, from 0; a control of several parts has a node for
  /// each. What is asked of the node goes to this part: `.adjust(.increment, part: node.part)`.
  public var part: UInt8
  /// What the control is.
  public var role: AccessibilityRole
  /// What the control is for.
  public var label: Label
  /// How its value is spoken.
  public var format: Format

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

  /// The value that an increment leads to, the present one at the upper end; `nil` if nothing can be
  /// done to the control: then it has no actions.
  public var incremented: Double?
  /// The value that a decrement leads to, the present one at the lower end; `nil` if nothing can be
  /// done to the control: then it has no actions.
  public var decremented: Double?

  /// For a radio group, how many choices there are; else 0.
  public var choiceCount: Int64

  /// The value as it is spoken.
  public var valueText: FormattedValue<Format> { FormattedValue(value, format) }

  /// One choice of a radio group.
  ///
  /// - Parameter number: 1 to `choiceCount`.
  /// - Returns: the choice; to take it, set its value.
  public func choice(_ number: Int64) -> AccessibilityChoice<Format> {
    AccessibilityChoice(
      text: FormattedValue(Double(number), format), value: Double(number), position: number,
      isChecked: value == Double(number))
  }

  /// What a control tells of itself.
  ///
  /// - Parameters:
  ///   - control: the control.
  ///   - part: which part of the control, 0 to `control.partCount - 1`; any larger number counts as the
  ///     last of them.
  ///   - role: what it is to assistive technology.
  ///   - label: what it is for.
  ///   - format: how its value is spoken.
  ///   - bounds: the values that can be chosen; either may be infinite.
  ///   - step: from one value to the next.
  ///   - orientation: how it lies.
  ///   - interaction: what a user may do.
  ///   - environment: what surrounds it.
  @inline(never)
  public init(
    of control: some Control, part: UInt8 = 0, role: AccessibilityRole, label: Label,
    format: Format,
    bounds: ClosedRange<Double>, step: Double, orientation: ControlOrientation,
    interaction: ControlInteraction, environment: ControlEnvironment
  ) {
    let state = AccessibilityState(
      value: control.value(of: Int(part)), bounds: bounds, step: step, orientation: orientation,
      interaction: interaction, environment: environment)
    self.init(of: control, state, part: part, role: role, label: label, format: format)
  }

  /// A node for a control whose accessibility state has been asked for already.
  public init(
    of control: some Control, _ state: AccessibilityState, part: UInt8 = 0, role: AccessibilityRole,
    label: Label, format: Format
  ) {
    self.part = UInt8(min(Int(part), control.partCount - 1))
    self.role = role
    self.label = label
    self.format = format
    value = state.value
    minimum = state.minimum
    maximum = state.maximum
    step = state.step
    orientation = state.orientation
    isEnabled = state.isEnabled
    isReadOnly = state.isReadOnly
    isFocused = state.isFocused
    incremented = state.isAdjustable ? control.value(after: .increment, of: self.part) : nil
    decremented = state.isAdjustable ? control.value(after: .decrement, of: self.part) : nil
    choiceCount = role == .radioGroup ? Int64(saturating: state.maximum ?? .infinity) : 0
  }
}

/// What a control is to assistive technology.
public enum AccessibilityRole: Equatable, Sendable {
  /// A number of a range: `slider` of ARIA, an adjustable element of UIKit, a `SeekBar` of Android.
  case slider
  /// One of a few choices: `radiogroup` of ARIA.
  case radioGroup
}

/// One choice of a radio group.
public struct AccessibilityChoice<Format: ValueFormat> {
  /// What it is called.
  public var text: FormattedValue<Format>
  /// What it sets the control to.
  public var value: Double
  /// From 1.
  public var position: Int64
  /// Whether it is the value now.
  public var isChecked: Bool
}

extension Control {
  /// The value that an adjustment of a part would lead to; the control stays as it is.
  @inline(never)
  public func value(after adjustment: Adjustment, of part: UInt8 = 0) -> Double {
    var copy = self
    copy.handle(InputEvent(time: time, action: .adjust(adjustment, part: part))) { _ in }
    return copy.value(of: Int(part))
  }
}
