#if canImport(SwiftUI)
public import Foundation
public import SwiftUI

/// A ruler that slides under a fixed cursor, to choose a number of a bounded or infinite range.
///
///     @State private var weight = 72.5
///
///     SlidingRuler(value: $weight, in: 0...250, snap: .fraction, tick: .unit)
///       .accessibilityLabel("Weight")
///
/// The surface of Pyroh's SlidingRuler on Detent's engine.
public nonisolated struct SlidingRuler<V>: View
where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
  private let host: HostValues
  private let settings: RulerSettings
  private let onEditingChanged: (Bool) -> Void
  private let formatter: NumberFormatter?

  /// A ruler for a value.
  ///
  /// - Parameters:
  ///   - value: what is chosen. A value that is set from outside takes effect at once, also while a
  ///     finger is down, unless it may be what the binding makes of a value that was written to it: then
  ///     when the edit is over. One out of the bounds is written back between them.
  ///   - bounds: the values that can be chosen; either end may be infinite.
  ///   - step: value from one unit mark to the next. One that is not a number greater than 0 counts
  ///     as 1.
  ///   - snap: the marks the ruler comes to rest on, if it stops less than a fraction away.
  ///   - tick: the marks that give a haptic.
  ///   - onEditingChanged: told `true` when an edit begins, and `false` when the value has stopped
  ///     changing.
  ///   - formatter: writes the marks, and the value that is spoken. `nil` for plain decimals.
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
  /// A ruler for a number that is no floating-point number: an `Int`, a `Decimal`, or your own.
  ///
  /// - Parameters:
  ///   - value: what is chosen, as with the other initialiser. What the type cannot hold is rounded by it.
  ///   - bounds: the values that can be chosen; `nil` for all.
  ///   - step: value from one unit mark to the next; `nil` for 1.
  ///   - snap: the marks the ruler comes to rest on.
  ///   - tick: the marks that give a haptic.
  ///   - onEditingChanged: told `true` when an edit begins, and `false` when the value has stopped changing.
  ///   - formatter: writes the marks, and the value that is spoken. `nil` for plain decimals.
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
