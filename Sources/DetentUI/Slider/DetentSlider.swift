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
/// Thumbs never pass each other, and two fingers may hold two of them. What SwiftUI's `Slider` can be made with, this can
/// too; modifiers say the rest.
public nonisolated struct DetentSlider: View {
  private let host: HostValues
  private let settings: SliderSettings
  private let label: Text?
  /// What stands at the two ends, of a slider of one thumb.
  private var ends: SliderEnds?
  private let onEditingChanged: (Bool, Int) -> Void
  private let formatter: NumberFormatter?

  /// A slider of one thumb.
  ///
  /// - Parameters:
  ///   - value: what is chosen. A value that is set from outside takes effect as `SlidingRuler` says; one out of
  ///     the bounds is written back between them.
  ///   - bounds: the values that can be chosen. They must be finite; else they count as 0 … 1.
  ///   - step: the difference of the values that can be chosen, from the lower bound on; `nil` for any value. The
  ///     upper bound can be chosen too. One that is not greater than 0 counts as `nil`.
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
    self.init(HostValues(value), bounds, step, label, formatter) { isEditing, _ in
      onEditingChanged(isEditing)
    }
  }

  /// A slider of two thumbs, for the two ends of a range.
  ///
  /// - Parameters:
  ///   - range: what is chosen. Its ends are written together; one out of the bounds is written back between them.
  ///   - bounds: the values that can be chosen. They must be finite; else they count as 0 … 1.
  ///   - step: the difference of the values that can be chosen, from the lower bound on; `nil` for any value.
  ///   - label: what it is for, to be read aloud; or use `accessibilityLabel`. The thumbs are "Minimum" and "Maximum"
  ///     unless `detentSliderThumbLabels` says something else.
  ///   - onEditingChanged: told `true` when an edit begins, and `false` when the value has stopped changing; and of
  ///     which thumb, 0 for the lower and 1 for the upper.
  ///   - formatter: writes the values that show, and those that are spoken. `nil` for plain decimals.
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

  /// A slider with a thumb for each of up to eight values.
  ///
  /// - Parameters:
  ///   - values: what is chosen, in increasing order; values that are not are written back so that each is at least
  ///     the one before it. There may be more or fewer of them at any time. What is beyond the eighth stays as it
  ///     is, and with none nothing shows.
  ///   - bounds: the values that can be chosen. They must be finite; else they count as 0 … 1.
  ///   - step: the difference of the values that can be chosen, from the lower bound on; `nil` for any value.
  ///   - label: what it is for, to be read aloud; or use `accessibilityLabel`. The thumbs are numbered from 1 unless
  ///     `detentSliderThumbLabels` says something else.
  ///   - onEditingChanged: told `true` when an edit begins, and `false` when the value has stopped changing; and of
  ///     which thumb, from 0.
  ///   - formatter: writes the values that show, and those that are spoken. `nil` for plain decimals.
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
