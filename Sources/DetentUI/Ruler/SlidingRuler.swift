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
public nonisolated struct SlidingRuler<V>: View {
  private let host: HostValues
  private let settings: RulerSettings
  private let onEditingChanged: (Bool) -> Void
  private let formatter: NumberFormatter?

  private init(
    _ host: HostValues, _ bounds: ClosedRange<Double>?, _ step: Double?, _ snap: Mark, _ tick: Mark,
    _ onEditingChanged: @escaping (Bool) -> Void, _ formatter: NumberFormatter?
  ) {
    self.host = host
    settings = RulerSettings(
      bounds: bounds ?? -Double.infinity...Double.infinity, step: step ?? 1, snap: .init(snap),
      tick: .init(tick))
    self.onEditingChanged = onEditingChanged
    self.formatter = formatter
  }

  /// Makes a ruler for any number, or an optional one.
  ///
  /// - Parameters:
  ///   - value: the chosen value. Values set by the host take effect immediately, even during a
  ///     drag, unless they may be the binding's answer to a write: then they take effect after the
  ///     edit. Values out of bounds show as the nearest bound, and are not written back; `nil` shows
  ///     as 0.
  ///   - bounds: the values that can be chosen; `nil` for all. Either end may be infinite. Ignored if
  ///     over 2⁶⁰ marks from the origin.
  ///   - step: the distance between unit marks in value; `nil` for 1, as for those not from 10⁻¹⁰⁰ to
  ///     10¹⁰⁰.
  ///   - snap: the marks on which the ruler comes to rest if it stops less than a fraction away.
  ///   - tick: the marks that play a haptic.
  ///   - onEditingChanged: called with `true` as an edit begins, `false` when the value settles.
  ///   - formatter: the formatter for marks and the spoken value; `nil` for plain decimals.
  public init(
    value: Binding<V>,
    in bounds: ClosedRange<V.DetentBound>? = nil,
    step: V.DetentBound? = nil,
    snap: Mark = .none,
    tick: Mark = .none,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    formatter: NumberFormatter? = nil
  ) where V: DetentValue {
    self.init(
      HostValues(value), bounds?.numbers, step?.detentNumber, snap, tick, onEditingChanged,
      formatter)
  }

  /// Makes a ruler for a measurement, which is written in a unit; bounds and step are in it too. The
  /// other parameters are those of the first initialiser.
  public init<UnitType: Dimension>(
    value: Binding<V>, in bounds: ClosedRange<Double>? = nil, step: Double? = nil, unit: UnitType,
    snap: Mark = .none, tick: Mark = .none,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, formatter: NumberFormatter? = nil
  ) where V == Measurement<UnitType> {
    self.init(
      HostValues(value, in: unit), bounds, step, snap, tick, onEditingChanged, formatter)
  }

  /// Makes a ruler in code that is generic over floating-point types. The parameters are those of
  /// the first initialiser.
  @_disfavoredOverload public init(
    value: Binding<V>, in bounds: ClosedRange<V> = -V.infinity...V.infinity, step: V.Stride = 1,
    snap: Mark = .none, tick: Mark = .none,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, formatter: NumberFormatter? = nil
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      HostValues(value), Double(bounds.lowerBound)...Double(bounds.upperBound), Double(step), snap,
      tick, onEditingChanged, formatter)
  }

  @MainActor public var body: some View {
    RulerBody(
      host: host, settings: settings, formatter: formatter,
      onEditingChanged: onEditingChanged)
  }
}

#endif
