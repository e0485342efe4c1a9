#if canImport(SwiftUI)
public import Foundation
public import SwiftUI

/// One number, a range, or up to eight numbers, chosen by sliding thumbs along a track.
///
///     @State private var volume = 0.4
///     @State private var price = 20.0...70
///
///     DetentSlider(value: $volume)
///     DetentSlider(range: $price, in: 0...100, step: 5)
///       .detentSliderMinimumDistance(10)
///
/// Thumbs never pass each other, and two fingers can hold two of them. The initialisers include
/// those of SwiftUI's `Slider`; modifiers provide the other settings.
public nonisolated struct DetentSlider: View {
  private let host: HostValues
  private let settings: SliderSettings
  private let label: Text?
  /// The labels at the two ends; only for sliders of one thumb.
  private var ends: SliderEnds?
  private let onEditingChanged: (Bool, Int) -> Void
  private let formatter: NumberFormatter?

  /// Makes a slider of one thumb.
  ///
  /// - Parameters:
  ///   - value: the chosen value. Values set by the host take effect as for ``SlidingRuler``;
  ///     values out of bounds show as the nearest bound, and are not written back.
  ///   - bounds: the values that can be chosen. Unless within ±10¹⁰⁰, they count as 0 … 1.
  ///   - step: the distance between allowed values, from the lower bound; `nil` or a step not
  ///     greater than 0 allows any value. The upper bound can always be chosen.
  ///   - label: the spoken name of the slider; or use `accessibilityLabel`.
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
    self.init(HostValues(value), bounds, step, label, formatter) { isEditing, _ in
      onEditingChanged(isEditing)
    }
  }

  /// Makes a slider of two thumbs for the ends of a range.
  ///
  /// - Parameters:
  ///   - range: the chosen range. Its ends are always written together, also when clamped.
  ///   - bounds: the values that can be chosen. Unless within ±10¹⁰⁰, they count as 0 … 1.
  ///   - step: the distance between allowed values, from the lower bound; `nil` or a step not
  ///     greater than 0 allows any value.
  ///   - label: the spoken name of the slider; or use `accessibilityLabel`. The thumbs are called
  ///     "Minimum" and "Maximum" unless named by `detentSliderThumbLabels`.
  ///   - onEditingChanged: receives `true` as thumb 0 (lower) or 1 is edited, `false` once settled.
  ///   - formatter: the formatter for visible and spoken values; `nil` for plain decimals.
  public init<V>(
    range: Binding<ClosedRange<V>>,
    in bounds: ClosedRange<V> = 0...1,
    step: V.Stride? = nil,
    label: Text? = nil,
    onEditingChanged: @escaping (_ isEditing: Bool, _ thumb: Int) -> Void = { _, _ in },
    formatter: NumberFormatter? = nil
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(HostValues(range), bounds, step, label, formatter, onEditingChanged)
  }

  /// Makes a slider with a thumb for each of up to eight values.
  ///
  /// - Parameters:
  ///   - values: the chosen values in increasing order; of others, each is shown at least at the
  ///     one before it. Their number may change at any time. Values after the eighth are left
  ///     unchanged; without values, nothing is shown.
  ///   - bounds: the values that can be chosen. Unless within ±10¹⁰⁰, they count as 0 … 1.
  ///   - step: the distance between allowed values, from the lower bound; `nil` or a step not
  ///     greater than 0 allows any value.
  ///   - label: the spoken name of the slider; or use `accessibilityLabel`. The thumbs are numbered
  ///     from 1 unless named by `detentSliderThumbLabels`.
  ///   - onEditingChanged: receives `true` as a thumb, from 0, is edited, `false` once it settles.
  ///   - formatter: the formatter for visible and spoken values; `nil` for plain decimals.
  public init<V>(
    values: Binding<[V]>,
    in bounds: ClosedRange<V> = 0...1,
    step: V.Stride? = nil,
    label: Text? = nil,
    onEditingChanged: @escaping (_ isEditing: Bool, _ thumb: Int) -> Void = { _, _ in },
    formatter: NumberFormatter? = nil
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(HostValues(values), bounds, step, label, formatter, onEditingChanged)
  }

  private init<V>(
    _ host: HostValues, _ bounds: ClosedRange<V>, _ step: V.Stride?, _ label: Text?,
    _ formatter: NumberFormatter?, _ onEditingChanged: @escaping (Bool, Int) -> Void
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      host: host, in: Double(bounds.lowerBound)...Double(bounds.upperBound),
      step: step.map { Double($0) }, label: label, formatter: formatter,
      onEditingChanged: onEditingChanged)
  }

  init(
    host: HostValues, in bounds: ClosedRange<Double>, step: Double?, label: Text?,
    ends: SliderEnds? = nil, formatter: NumberFormatter? = nil,
    onEditingChanged: @escaping (Bool, Int) -> Void
  ) {
    self.host = host
    settings = SliderSettings(bounds: bounds, step: step)
    (self.label, self.ends) = (label, ends)
    self.onEditingChanged = onEditingChanged
    self.formatter = formatter
  }

  @MainActor @ViewBuilder public var body: some View {
    let slider = SliderBody(
      host: host, settings: settings, formatter: formatter, label: label,
      onEditingChanged: onEditingChanged)
    if let ends {
      SliderBetweenEnds(slider: slider, ends: ends)
    } else {
      slider
    }
  }
}
#endif
