#if canImport(SwiftUI)
public import SwiftUI

// Initialisers that match SwiftUI's `Stepper`.

extension DetentStepper {
  /// Makes a stepper with a label.
  ///
  /// - Parameters:
  ///   - value: the value to change.
  ///   - bounds: the allowed values; `nil` for all. Steps end at the bounds.
  ///   - step: the size of a step; 1 if 0 or not finite. A negative one swaps the buttons.
  ///   - label: the label before the buttons.
  ///   - onEditingChanged: called with `true` when an edit begins, with `false` when it ends.
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      HostValues(value), bounds.map { Double($0.lowerBound)...Double($0.upperBound) }, Double(step),
      label: label(), onEditingChanged)
  }

  /// Makes a stepper with a label for another numeric type.
  ///
  /// - Parameters:
  ///   - value: the value to change: an `Int`, a `Decimal` or a custom type.
  ///   - bounds: the allowed values; `nil` for all. Steps end at the bounds.
  ///   - step: the size of a step; 1 if 0 or not finite. A negative one swaps the buttons.
  ///   - label: the label before the buttons.
  ///   - onEditingChanged: called with `true` when an edit begins, with `false` when it ends.
  public init<Number>(
    value: Binding<Number>, in bounds: ClosedRange<Number>? = nil,
    step: Number = Number(detentNumber: 1),
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Number: DetentNumber {
    self.init(
      HostValues(value), bounds.map { $0.lowerBound.detentNumber...$0.upperBound.detentNumber },
      step.detentNumber,
      label: label(), onEditingChanged)
  }

  private init(
    _ host: HostValues, _ bounds: ClosedRange<Double>?, _ step: Double, label: Label,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    let all = StepperSettings().bounds
    self.init(
      .value(host, StepperSettings(bounds: bounds ?? all, step: step)), label: label,
      onEditingChanged: onEditingChanged)
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
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>? = nil,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      HostValues(value), bounds.map { Double($0.lowerBound)...Double($0.upperBound) }, Double(step),
      label: Text(titleKey), onEditingChanged)
  }

  /// Makes a stepper with a title that is not localised.
  ///
  /// - Parameters:
  ///   - title: the title; not localised.
  ///   - value: the value to change.
  ///   - bounds: the allowed values; `nil` for all. Steps end at the bounds.
  ///   - step: the size of a step; 1 if 0 or not finite. A negative one swaps the buttons.
  ///   - onEditingChanged: called with `true` when an edit begins, with `false` when it ends.
  @_disfavoredOverload public init<S, V>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint, S: StringProtocol {
    self.init(
      HostValues(value), bounds.map { Double($0.lowerBound)...Double($0.upperBound) }, Double(step),
      label: Text(title), onEditingChanged)
  }

  /// Makes a stepper with a title for another numeric type.
  ///
  /// - Parameters:
  ///   - titleKey: the key of the title in the app's strings.
  ///   - value: the value to change: an `Int`, a `Decimal` or a custom type.
  ///   - bounds: the allowed values; `nil` for all. Steps end at the bounds.
  ///   - step: the size of a step; 1 if 0 or not finite. A negative one swaps the buttons.
  ///   - onEditingChanged: called with `true` when an edit begins, with `false` when it ends.
  public init<Number>(
    _ titleKey: LocalizedStringKey, value: Binding<Number>, in bounds: ClosedRange<Number>? = nil,
    step: Number = Number(detentNumber: 1), onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Number: DetentNumber {
    self.init(
      HostValues(value), bounds.map { $0.lowerBound.detentNumber...$0.upperBound.detentNumber },
      step.detentNumber,
      label: Text(titleKey), onEditingChanged)
  }

  /// Makes a stepper with a title that is not localised, for another numeric type.
  ///
  /// - Parameters:
  ///   - title: the title; not localised.
  ///   - value: the value to change: an `Int`, a `Decimal` or a custom type.
  ///   - bounds: the allowed values; `nil` for all. Steps end at the bounds.
  ///   - step: the size of a step; 1 if 0 or not finite. A negative one swaps the buttons.
  ///   - onEditingChanged: called with `true` when an edit begins, with `false` when it ends.
  @_disfavoredOverload public init<S, Number>(
    _ title: S, value: Binding<Number>, in bounds: ClosedRange<Number>? = nil,
    step: Number = Number(detentNumber: 1),
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Number: DetentNumber, S: StringProtocol {
    self.init(
      HostValues(value), bounds.map { $0.lowerBound.detentNumber...$0.upperBound.detentNumber },
      step.detentNumber,
      label: Text(title), onEditingChanged)
  }
}
#endif
