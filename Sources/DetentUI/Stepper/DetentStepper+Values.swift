#if canImport(SwiftUI)
public import SwiftUI

// Initialisers that match SwiftUI's `Stepper`, for any number.

extension DetentStepper {
  /// Makes a stepper with a label.
  ///
  /// - Parameters:
  ///   - value: the value to change.
  ///   - bounds: the allowed values; `nil` for all. Steps end at the bounds.
  ///   - step: the size of a step; 1 if 0 or not finite. A negative one swaps the buttons.
  ///   - label: the label before the buttons.
  ///   - onEditingChanged: called with `true` when an edit begins, with `false` when it ends.
  public init<V: DetentNumber>(
    value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V = V(detentNumber: 1),
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, label(), onEditingChanged)
  }

  fileprivate init<V: DetentNumber>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V, _ label: Label,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    let settings = StepperSettings(
      bounds: bounds?.numbers ?? StepperSettings().bounds, step: step.detentNumber)
    self.init(
      .value(HostValues(value), settings), label: label, onEditingChanged: onEditingChanged)
  }
}

extension DetentStepper where Label == Text {
  /// Makes a stepper with a title.
  ///
  /// - Parameters:
  ///   - titleKey: the key of the title in the app's strings.
  ///   - value: the value to change.
  ///   - bounds: the allowed values; `nil` for all. Steps end at the bounds.
  ///   - step: the size of a step; 1 if 0 or not finite. A negative one swaps the buttons.
  ///   - onEditingChanged: called with `true` when an edit begins, with `false` when it ends.
  public init<V: DetentNumber>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>? = nil,
    step: V = V(detentNumber: 1), onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, Text(titleKey), onEditingChanged)
  }

  /// Makes a stepper with a title that is not localised.
  ///
  /// - Parameters:
  ///   - title: the title; not localised.
  ///   - value: the value to change.
  ///   - bounds: the allowed values; `nil` for all. Steps end at the bounds.
  ///   - step: the size of a step; 1 if 0 or not finite. A negative one swaps the buttons.
  ///   - onEditingChanged: called with `true` when an edit begins, with `false` when it ends.
  @_disfavoredOverload public init<S: StringProtocol, V: DetentNumber>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V = V(detentNumber: 1),
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, Text(title), onEditingChanged)
  }
}
#endif
