#if canImport(SwiftUI)
public import Foundation
public import SwiftUI

extension DetentSlider {
  /// A slider of one thumb for a number that is no floating-point number: an `Int`, a `Decimal`, or your own.
  ///
  /// - Parameters:
  ///   - value: what is chosen. What the type cannot hold is rounded by it.
  ///   - bounds: the values that can be chosen.
  ///   - step: the difference of the values that can be chosen; `nil` for any value.
  ///   - label: what it is for, to be read aloud; or use `accessibilityLabel`.
  ///   - onEditingChanged: told `true` when an edit begins, and `false` when the value has stopped changing.
  ///   - formatter: writes the values that show, and the one that is spoken. `nil` for plain decimals.
  public init<Number: DetentNumber>(
    value: Binding<Number>, in bounds: ClosedRange<Number>, step: Number? = nil,
    label: Text? = nil, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    formatter: NumberFormatter? = nil
  ) {
    self.init(
      host: HostValues(value),
      in: bounds.lowerBound.detentNumber...bounds.upperBound.detentNumber,
      step: step?.detentNumber, label: label, formatter: formatter,
      onEditingChanged: { isEditing, _ in onEditingChanged(isEditing) })
  }

  /// A slider of two thumbs, for the two ends of a range of such numbers.
  ///
  /// - Parameters:
  ///   - range: what is chosen. Its ends are written together.
  ///   - bounds: the values that can be chosen.
  ///   - step: the difference of the values that can be chosen; `nil` for any value.
  ///   - label: what it is for, to be read aloud; or use `accessibilityLabel`.
  ///   - onEditingChanged: told whether an edit begins or is over, and of which thumb, from 0.
  ///   - formatter: writes the values that show, and those that are spoken. `nil` for plain decimals.
  public init<Number: DetentNumber>(
    range: Binding<ClosedRange<Number>>, in bounds: ClosedRange<Number>, step: Number? = nil,
    label: Text? = nil,
    onEditingChanged: @escaping (_ isEditing: Bool, _ thumb: Int) -> Void = { _, _ in },
    formatter: NumberFormatter? = nil
  ) {
    self.init(
      host: HostValues(range),
      in: bounds.lowerBound.detentNumber...bounds.upperBound.detentNumber,
      step: step?.detentNumber, label: label, formatter: formatter,
      onEditingChanged: onEditingChanged)
  }

  /// A slider of one thumb for a measurement.
  ///
  ///     @State private var height = Measurement(value: 1.8, unit: UnitLength.meters)
  ///
  ///     DetentSlider(value: $height, in: 50...250, step: 1, unit: .centimeters)
  ///
  /// - Parameters:
  ///   - value: what is chosen. It is written in the unit; what the host sets may be in any other.
  ///   - bounds: the values that can be chosen, in the unit.
  ///   - step: the difference of the values that can be chosen, in the unit; `nil` for any value.
  ///   - unit: what the slider counts in.
  ///   - label: what it is for, to be read aloud; or use `accessibilityLabel`.
  ///   - onEditingChanged: told `true` when an edit begins, and `false` when the value has stopped changing.
  public init<UnitType: Dimension>(
    value: Binding<Measurement<UnitType>>, in bounds: ClosedRange<Double>, step: Double? = nil,
    unit: UnitType, label: Text? = nil, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      host: HostValues(value, in: unit), in: bounds, step: step, label: label,
      onEditingChanged: { isEditing, _ in onEditingChanged(isEditing) })
  }
}
#endif
