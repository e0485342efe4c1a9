#if canImport(SwiftUI)
public import Foundation
public import SwiftUI

/// A dial that is turned to choose a number.
///
///     @State private var heading = 0.0
///
///     DetentDial(value: $heading, in: 0...360, step: 15)
///       .detentDialWraps()
///       .accessibilityLabel("Heading")
///
/// Fills a square in the available space. Clockwise is more, also in right-to-left layouts.
public nonisolated struct DetentDial: View {
  private let host: HostValues
  private let settings: DialSettings
  private let label: Text?
  private let onEditingChanged: (Bool) -> Void
  private let formatter: NumberFormatter?

  /// Makes a dial for a floating-point value.
  ///
  /// - Parameters:
  ///   - value: the chosen value. Values set by the host take effect as for ``SlidingRuler``;
  ///     values out of bounds show as the nearest end, and are not written back.
  ///   - bounds: the values at the two ends. Unless within ±10¹⁰⁰ and at least 2⁻⁴⁰ of the larger
  ///     one apart, they count as 0 … 1.
  ///   - step: the distance between values at rest, from the lower bound; any value if `nil`, not
  ///     greater than 0 or above the range. Both bounds can always be chosen.
  ///   - label: the spoken name of the dial; or use `accessibilityLabel`.
  ///   - onEditingChanged: called with `true` as an edit begins, `false` when the value settles.
  ///   - formatter: the formatter for visible and spoken values; `nil` for plain decimals.
  public init<V>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    step: V.Stride? = nil,
    label: Text? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    formatter: NumberFormatter? = nil
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    host = HostValues(value)
    settings = DialSettings(
      bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: step.map { Double($0) })
    self.label = label
    self.onEditingChanged = onEditingChanged
    self.formatter = formatter
  }

  /// Makes a dial for another numeric type: an `Int`, a `Decimal` or a custom one.
  ///
  /// - Parameters:
  ///   - value: the chosen value, rounded by its type if necessary.
  ///   - bounds: the values at the two ends. They must differ; otherwise they count as 0 … 1.
  ///   - step: the distance between values at rest; `nil` for any value.
  ///   - label: the spoken name of the dial; or use `accessibilityLabel`.
  ///   - onEditingChanged: called with `true` as an edit begins, `false` when the value settles.
  ///   - formatter: the formatter for visible and spoken values; `nil` for plain decimals.
  public init<Number: DetentNumber>(
    value: Binding<Number>,
    in bounds: ClosedRange<Number>,
    step: Number? = nil,
    label: Text? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    formatter: NumberFormatter? = nil
  ) {
    host = HostValues(value)
    settings = DialSettings(
      bounds: bounds.lowerBound.detentNumber...bounds.upperBound.detentNumber,
      step: step?.detentNumber)
    self.label = label
    self.onEditingChanged = onEditingChanged
    self.formatter = formatter
  }

  @MainActor public var body: some View {
    DialBody(
      host: host, settings: settings, formatter: formatter, label: label,
      onEditingChanged: onEditingChanged)
  }
}
#endif
