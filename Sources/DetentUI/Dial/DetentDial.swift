#if canImport(SwiftUI)
public import Foundation
public import SwiftUI

/// A number chosen by turning a dial.
///
///     @State private var heading = 0.0
///
///     DetentDial(value: $heading, in: 0...360, step: 15)
///       .detentDialWraps()
///       .accessibilityLabel("Heading")
///
/// It takes the room there is, in which it is round. Clockwise is more, also where people read from the right.
public nonisolated struct DetentDial: View {
  private let host: HostValues
  private let settings: DialSettings
  private let label: Text?
  private let onEditingChanged: (Bool) -> Void
  private let formatter: NumberFormatter?

  /// A dial for a value.
  ///
  /// - Parameters:
  ///   - value: what is chosen. A value that is set from outside takes effect as `SlidingRuler` says; one out of
  ///     the bounds is written back between them.
  ///   - bounds: the values from one end to the other. They must be finite, and differ; else they count as 0 … 1.
  ///   - step: the difference of the values that the dial comes to rest on, from the lower bound on; `nil` for any
  ///     value. Both bounds can be chosen too. One that is not greater than 0 counts as `nil`.
  ///   - label: what it is for, to be read aloud; or use `accessibilityLabel`.
  ///   - onEditingChanged: told `true` when an edit begins, and `false` when the value has stopped changing.
  ///   - formatter: writes the values that show, and the one that is spoken. `nil` for plain decimals.
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

  /// A dial for a number that is no floating-point number: an `Int`, a `Decimal`, or your own.
  ///
  /// - Parameters:
  ///   - value: what is chosen. What the type cannot hold is rounded by it.
  ///   - bounds: the values from one end to the other. They must differ; else they count as 0 … 1.
  ///   - step: the difference of the values that the dial comes to rest on; `nil` for any value.
  ///   - label: what it is for, to be read aloud; or use `accessibilityLabel`.
  ///   - onEditingChanged: told `true` when an edit begins, and `false` when the value has stopped changing.
  ///   - formatter: writes the values that show, and the one that is spoken. `nil` for plain decimals.
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
