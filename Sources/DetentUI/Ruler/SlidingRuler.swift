#if canImport(SwiftUI)
public import Foundation
public import SwiftUI

/// A ruler that slides under a fixed cursor, to choose a number from a bounded or infinite range.
///
///     @State private var weight = 72.5
///
///     SlidingRuler(value: $weight, in: 0...250, snap: .fraction, tick: .unit)
///       .accessibilityLabel("Weight")
///
/// Has the interface of Pyroh's SlidingRuler, with Detent's engine.
public nonisolated struct SlidingRuler<V>: View
where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
  private let host: HostValues
  private let settings: RulerSettings
  private let onEditingChanged: (Bool) -> Void
  private let formatter: NumberFormatter?

  /// Makes a ruler for a floating-point value.
  ///
  /// - Parameters:
  ///   - value: the chosen value. Values set by the host take effect immediately, even during a
  ///     drag, unless they may be the binding's answer to a write: then they take effect after the
  ///     edit. Values out of bounds show as the nearest bound, and are not written back.
  ///   - bounds: the values that can be chosen; either end may be infinite. Ignored if over 2⁶⁰
  ///     marks from the origin.
  ///   - step: the distance between unit marks in value; unless from 10⁻¹⁰⁰ to 10¹⁰⁰, it counts as
  ///     1.
  ///   - snap: the marks on which the ruler comes to rest if it stops less than a fraction away.
  ///   - tick: the marks that play a haptic.
  ///   - onEditingChanged: called with `true` as an edit begins, `false` when the value settles.
  ///   - formatter: the formatter for marks and the spoken value; `nil` for plain decimals.
  public init(
    value: Binding<V>,
    in bounds: ClosedRange<V> = -V.infinity...V.infinity,
    step: V.Stride = 1,
    snap: Mark = .none,
    tick: Mark = .none,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    formatter: NumberFormatter? = nil
  ) {
    host = HostValues(value)
    settings = RulerSettings(
      bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: Double(step),
      snap: .init(snap), tick: .init(tick))
    self.onEditingChanged = onEditingChanged
    self.formatter = formatter
  }

  @MainActor public var body: some View {
    RulerBody(
      host: host, settings: settings, formatter: formatter,
      onEditingChanged: onEditingChanged)
  }
}

extension SlidingRuler where V == Double {
  /// Makes a ruler for another numeric type: an `Int`, a `Decimal` or a custom one.
  ///
  /// - Parameters:
  ///   - value: the chosen value, as in the other initialiser, rounded by its type if necessary.
  ///   - bounds: the values that can be chosen; `nil` for all.
  ///   - step: the distance between unit marks in value; `nil` for 1.
  ///   - snap: the marks on which the ruler comes to rest.
  ///   - tick: the marks that play a haptic.
  ///   - onEditingChanged: called with `true` as an edit begins, `false` when the value settles.
  ///   - formatter: the formatter for marks and the spoken value; `nil` for plain decimals.
  public init<Number: DetentNumber>(
    value: Binding<Number>,
    in bounds: ClosedRange<Number>? = nil,
    step: Number? = nil,
    snap: Mark = .none,
    tick: Mark = .none,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    formatter: NumberFormatter? = nil
  ) {
    host = HostValues(value)
    let range = bounds.map { $0.lowerBound.detentNumber...$0.upperBound.detentNumber }
    settings = RulerSettings(
      bounds: range ?? -Double.infinity...Double.infinity, step: step?.detentNumber ?? 1,
      snap: .init(snap), tick: .init(tick))
    self.onEditingChanged = onEditingChanged
    self.formatter = formatter
  }
}
#endif
