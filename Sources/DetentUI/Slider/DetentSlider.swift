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
  private let labels: SliderLabels
  private let onEditingChanged: (Bool, Int) -> Void
  private let formatter: NumberFormatter?

  /// Makes a slider of one thumb for any number, or an optional one.
  ///
  /// - Parameters:
  ///   - value: the chosen value. Values set by the host take effect as for ``SlidingRuler``;
  ///     values out of bounds show as the nearest bound, and are not written back.
  ///   - bounds: the values that can be chosen. Unless within ±10¹⁰⁰, they count as 0 … 1, as by
  ///     default.
  ///   - step: the distance between allowed values, from the lower bound; `nil` or a step not
  ///     greater than 0 allows any value. The upper bound can always be chosen.
  ///   - label: the spoken name of the slider; or use `accessibilityLabel`.
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
    self.init(HostValues(value), bounds, step, SliderLabels(label), formatter) { isEditing, _ in
      onEditingChanged(isEditing)
    }
  }

  /// Makes a slider of two thumbs for the ends of a range.
  ///
  /// - Parameters:
  ///   - range: the chosen range. Its ends are always written together, also when clamped.
  ///   - bounds: the values that can be chosen, as for one thumb.
  ///   - step: the distance between allowed values, as for one thumb.
  ///   - label: the spoken name of the slider; or use `accessibilityLabel`. The thumbs are called
  ///     "Minimum" and "Maximum" unless named by `detentSliderThumbLabels`.
  ///   - onEditingChanged: receives `true` as thumb 0 (lower) or 1 is edited, `false` once settled.
  ///   - formatter: the formatter for visible and spoken values; `nil` for plain decimals.
  public init<V: DetentNumber>(
    range: Binding<ClosedRange<V>>,
    in bounds: ClosedRange<V>? = nil,
    step: V? = nil,
    label: Text? = nil,
    onEditingChanged: @escaping (_ isEditing: Bool, _ thumb: Int) -> Void = { _, _ in },
    formatter: NumberFormatter? = nil
  ) {
    self.init(HostValues(range), bounds, step, SliderLabels(label), formatter, onEditingChanged)
  }

  /// Makes a slider with a thumb for each of up to eight values.
  ///
  /// - Parameters:
  ///   - values: the chosen values in increasing order; of others, each is shown at least at the
  ///     one before it. Their number may change at any time. Values after the eighth are left
  ///     unchanged; without values, nothing is shown.
  ///   - bounds: the values that can be chosen, as for one thumb.
  ///   - step: the distance between allowed values, as for one thumb.
  ///   - label: the spoken name of the slider; or use `accessibilityLabel`. The thumbs are numbered
  ///     from 1 unless named by `detentSliderThumbLabels`.
  ///   - onEditingChanged: receives `true` as a thumb, from 0, is edited, `false` once it settles.
  ///   - formatter: the formatter for visible and spoken values; `nil` for plain decimals.
  public init<V: DetentNumber>(
    values: Binding<[V]>,
    in bounds: ClosedRange<V>? = nil,
    step: V? = nil,
    label: Text? = nil,
    onEditingChanged: @escaping (_ isEditing: Bool, _ thumb: Int) -> Void = { _, _ in },
    formatter: NumberFormatter? = nil
  ) {
    self.init(HostValues(values), bounds, step, SliderLabels(label), formatter, onEditingChanged)
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
    self.init(HostValues(value, in: unit), bounds, step, SliderLabels(label)) { isEditing, _ in
      onEditingChanged(isEditing)
    }
  }

  /// Makes a slider of one thumb in code that is generic over floating-point types. The parameters
  /// are those of the first initialiser.
  @_disfavoredOverload public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V? = nil, label: Text? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, formatter: NumberFormatter? = nil
  ) {
    self.init(
      HostValues(value), Double(bounds.lowerBound)...Double(bounds.upperBound),
      step.map { Double($0) }, SliderLabels(label), formatter
    ) { isEditing, _ in onEditingChanged(isEditing) }
  }

  init<V: DetentNumber>(
    _ host: HostValues, _ bounds: ClosedRange<V>?, _ step: V?, _ labels: SliderLabels,
    _ formatter: NumberFormatter? = nil, _ onEditingChanged: @escaping (Bool, Int) -> Void
  ) {
    self.host = host
    settings = SliderSettings(bounds: bounds?.numbers ?? 0...1, step: step?.detentNumber)
    self.labels = labels
    self.onEditingChanged = onEditingChanged
    self.formatter = formatter
  }

  @MainActor public var body: some View {
    LabelledSlider(
      slider: SliderBody(
        host: host, settings: settings, formatter: formatter, labels: labels,
        onEditingChanged: onEditingChanged))
  }
}
#endif
