#if canImport(SwiftUI)
public import SwiftUI

// As SwiftUI's Stepper is called.

extension DetentStepper {
  /// A stepper with a label.
  ///
  /// - Parameters:
  ///   - value: what is stepped.
  ///   - bounds: the values there are; `nil` for all. A step that would go past one ends there.
  ///   - step: how far a step goes; 1 if it makes no sense. If it is negative the two buttons change places.
  ///   - label: what it is for. It shows before the buttons.
  ///   - onEditingChanged: told `true` when an edit begins, and `false` when it is over.
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      HostValues(value), bounds.map { Double($0.lowerBound)...Double($0.upperBound) }, Double(step),
      label: label(), onEditingChanged)
  }

  /// A stepper with a label, for a number that is no floating-point number.
  ///
  /// - Parameters:
  ///   - value: what is stepped. An `Int`, a `Decimal`, or a number of your own.
  ///   - bounds: the values there are; `nil` for all. A step that would go past one ends there.
  ///   - step: how far a step goes; 1 if it makes no sense. If it is negative the two buttons change places.
  ///   - label: what it is for. It shows before the buttons.
  ///   - onEditingChanged: told `true` when an edit begins, and `false` when it is over.
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
  /// A stepper with a title.
  ///
  /// - Parameters:
  ///   - titleKey: what it is for, looked up in the app's strings.
  ///   - value: what is stepped.
  ///   - bounds: the values there are; `nil` for all. A step that would go past one ends there.
  ///   - step: how far a step goes; 1 if it makes no sense. If it is negative the two buttons change places.
  ///   - onEditingChanged: told `true` when an edit begins, and `false` when it is over.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>? = nil,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      HostValues(value), bounds.map { Double($0.lowerBound)...Double($0.upperBound) }, Double(step),
      label: Text(titleKey), onEditingChanged)
  }

  /// A stepper with a title that is not translated.
  ///
  /// - Parameters:
  ///   - title: what it is for; it is not translated.
  ///   - value: what is stepped.
  ///   - bounds: the values there are; `nil` for all. A step that would go past one ends there.
  ///   - step: how far a step goes; 1 if it makes no sense. If it is negative the two buttons change places.
  ///   - onEditingChanged: told `true` when an edit begins, and `false` when it is over.
  @_disfavoredOverload public init<S, V>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint, S: StringProtocol {
    self.init(
      HostValues(value), bounds.map { Double($0.lowerBound)...Double($0.upperBound) }, Double(step),
      label: Text(title), onEditingChanged)
  }

  /// A stepper with a title, for a number that is no floating-point number.
  ///
  /// - Parameters:
  ///   - titleKey: what it is for, looked up in the app's strings.
  ///   - value: what is stepped. An `Int`, a `Decimal`, or a number of your own.
  ///   - bounds: the values there are; `nil` for all. A step that would go past one ends there.
  ///   - step: how far a step goes; 1 if it makes no sense. If it is negative the two buttons change places.
  ///   - onEditingChanged: told `true` when an edit begins, and `false` when it is over.
  public init<Number>(
    _ titleKey: LocalizedStringKey, value: Binding<Number>, in bounds: ClosedRange<Number>? = nil,
    step: Number = Number(detentNumber: 1), onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Number: DetentNumber {
    self.init(
      HostValues(value), bounds.map { $0.lowerBound.detentNumber...$0.upperBound.detentNumber },
      step.detentNumber,
      label: Text(titleKey), onEditingChanged)
  }

  /// A stepper with a title that is not translated, for a number that is no floating-point number.
  ///
  /// - Parameters:
  ///   - title: what it is for; it is not translated.
  ///   - value: what is stepped. An `Int`, a `Decimal`, or a number of your own.
  ///   - bounds: the values there are; `nil` for all. A step that would go past one ends there.
  ///   - step: how far a step goes; 1 if it makes no sense. If it is negative the two buttons change places.
  ///   - onEditingChanged: told `true` when an edit begins, and `false` when it is over.
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
