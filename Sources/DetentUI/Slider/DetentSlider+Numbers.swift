#if canImport(SwiftUI)
public import Foundation
public import SwiftUI

extension DetentSlider {
  /// Makes a slider of one thumb for another numeric type: an `Int`, a `Decimal` or a custom one.
  ///
  /// - Parameters:
  ///   - value: the chosen value, rounded by its type if necessary.
  ///   - bounds: the values that can be chosen.
  ///   - step: the distance between values that can be chosen; `nil` for any value.
  ///   - label: the spoken name of the slider; or use `accessibilityLabel`.
  ///   - onEditingChanged: called with `true` as an edit begins, `false` when the value settles.
  ///   - formatter: the formatter for visible and spoken values; `nil` for plain decimals.
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

  /// Makes a slider of two thumbs for a range of another numeric type.
  ///
  /// - Parameters:
  ///   - range: the chosen range. Its ends are written together.
  ///   - bounds: the values that can be chosen.
  ///   - step: the distance between values that can be chosen; `nil` for any value.
  ///   - label: the spoken name of the slider; or use `accessibilityLabel`.
  ///   - onEditingChanged: receives `true` as thumb 0 (lower) or 1 is edited, `false` once settled.
  ///   - formatter: the formatter for visible and spoken values; `nil` for plain decimals.
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

  /// Makes a slider of one thumb for a measurement.
  ///
  ///     @State private var height = Measurement(value: 1.8, unit: UnitLength.meters)
  ///
  ///     DetentSlider(value: $height, in: 50...250, step: 1, unit: .centimeters)
  ///
  /// - Parameters:
  ///   - value: the chosen value. It is written in `unit`; the host may set it in any other.
  ///   - bounds: the values that can be chosen, in `unit`.
  ///   - step: the distance between values that can be chosen, in `unit`; `nil` for any value.
  ///   - unit: the unit of the slider.
  ///   - label: the spoken name of the slider; or use `accessibilityLabel`.
  ///   - onEditingChanged: called with `true` as an edit begins, `false` when the value settles.
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
