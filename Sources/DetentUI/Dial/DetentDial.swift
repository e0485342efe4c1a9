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
  private let label: AnyView
  private let onEditingChanged: (Bool) -> Void
  private let formatter: NumberFormatter?

  private init<V: DetentValue>(
    _ value: Binding<V>, _ bounds: ClosedRange<V.DetentBound>?, _ step: V.DetentBound?,
    _ label: AnyView, _ onEditingChanged: @escaping (Bool) -> Void, _ formatter: NumberFormatter?
  ) {
    host = HostValues(value)
    settings = DialSettings(bounds: bounds?.numbers ?? 0...1, step: step?.detentNumber)
    self.label = label
    self.onEditingChanged = onEditingChanged
    self.formatter = formatter
  }

  /// Makes a dial for any number, or an optional one.
  ///
  /// - Parameters:
  ///   - value: the chosen value. Values set by the host take effect as for ``SlidingRuler``;
  ///     values out of bounds show as the nearest end, and are not written back.
  ///   - bounds: the values at the two ends. Unless within ±10¹⁰⁰ and at least 2⁻⁴⁰ of the larger
  ///     one apart, they count as 0 … 1, as by default.
  ///   - step: the distance between values at rest, from the lower bound; any value if `nil`, not
  ///     greater than 0 or above the range. Both bounds can always be chosen.
  ///   - label: the spoken name of the dial; or use `accessibilityLabel`.
  ///   - onEditingChanged: called with `true` as an edit begins, `false` when the value settles.
  ///   - formatter: the formatter for visible and spoken values; `nil` for plain decimals.
  public init<V: DetentValue>(
    value: Binding<V>,
    in bounds: ClosedRange<V.DetentBound>? = nil,
    step: V.DetentBound? = nil,
    label: Text? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    formatter: NumberFormatter? = nil
  ) {
    self.init(value, bounds, step, AnyView(label), onEditingChanged, formatter)
  }

  /// Makes a dial with a label of any view, which is only spoken. The other parameters are those of
  /// the first initialiser.
  public init<V: DetentValue, Label: View>(
    value: Binding<V>, in bounds: ClosedRange<V.DetentBound>? = nil, step: V.DetentBound? = nil,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, AnyView(label()), onEditingChanged, nil)
  }

  @MainActor public var body: some View {
    DialBody(
      host: host, settings: settings, formatter: formatter, label: label,
      onEditingChanged: onEditingChanged)
  }
}
#endif
