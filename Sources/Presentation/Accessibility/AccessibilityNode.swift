public import ControlCore

/// A control as assistive technology sees it: its state, texts and possible adjustments.
///
/// Make a new node after every change. To perform an action, pass the control an `adjust` event:
///
///     let node = rating.accessibilityNode(label: "Rate this")
///     node.label.write(to: &sink)  // Rate this
///     node.valueText.write(to: &sink)  // 4.5 of 5 stars
///     if node.incremented != nil {
///       rating.handle(InputEvent(time: now, action: .adjust(.increment))) { effect in … }
///     }
public struct AccessibilityNode<Label: UTF8Text, Format: ValueFormat> {
  /// The part of the control that this node represents, from 0; each part has its own node. Actions
  /// go to this part: `.adjust(.increment, part: node.part)`.
  public var part: UInt8
  /// The kind of control.
  public var role: AccessibilityRole
  /// The purpose of the control.
  public var label: Label
  /// The format of the spoken value.
  public var format: Format

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

  /// The value after an increment, equal to `value` at the upper end; `nil` if the control cannot
  /// be adjusted: it then has no actions.
  public var incremented: Double?
  /// The value after a decrement, equal to `value` at the lower end; `nil` if the control cannot be
  /// adjusted: it then has no actions.
  public var decremented: Double?

  /// The number of choices of a radio group; 0 for other roles.
  public var choiceCount: Int64

  /// The value as it is spoken.
  public var valueText: FormattedValue<Format> { FormattedValue(value, format) }

  /// Returns one choice of a radio group.
  ///
  /// - Parameter number: position of the choice, 1 to `choiceCount`.
  /// - Returns: the choice; to select it, set the control to its `value`.
  public func choice(_ number: Int64) -> AccessibilityChoice<Format> {
    AccessibilityChoice(
      text: FormattedValue(Double(number), format), value: Double(number), position: number,
      isChecked: value == Double(number))
  }

  /// Makes a node that describes one part of a control.
  ///
  /// - Parameters:
  ///   - control: the control.
  ///   - part: index of the part, 0 to `control.partCount - 1`; larger numbers count as the last
  ///     part.
  ///   - role: the kind of control.
  ///   - label: the purpose of the control.
  ///   - format: the format of the spoken value.
  ///   - bounds: the values that can be chosen; either end may be infinite.
  ///   - step: the distance between neighbouring values.
  ///   - orientation: the orientation of the control.
  ///   - interaction: the interaction that is allowed.
  ///   - environment: the surroundings of the control.
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

  /// Makes a node from an accessibility state that is already known.
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

/// The kind of a control for assistive technology.
public enum AccessibilityRole: Equatable, Sendable {
  /// A number in a range: `slider` in ARIA, an adjustable element in UIKit, a `SeekBar` on Android.
  case slider
  /// One of a few choices: `radiogroup` in ARIA.
  case radioGroup
}

/// One choice of a radio group.
public struct AccessibilityChoice<Format: ValueFormat> {
  /// The spoken name of the choice.
  public var text: FormattedValue<Format>
  /// The value that selects this choice.
  public var value: Double
  /// The position among the choices, from 1.
  public var position: Int64
  /// True if this is the current value.
  public var isChecked: Bool
}

extension Control {
  /// Returns the value of a part after an adjustment, without changing the control.
  @inline(never)
  public func value(after adjustment: Adjustment, of part: UInt8 = 0) -> Double {
    var copy = self
    copy.handle(InputEvent(time: time, action: .adjust(adjustment, part: part))) { _ in }
    return copy.value(of: Int(part))
  }
}
