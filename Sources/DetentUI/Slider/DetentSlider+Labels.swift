#if canImport(SwiftUI)
internal import ControlCore
internal import Slider
public import SwiftUI

// Initialisers that match SwiftUI's `Slider`.
extension DetentSlider {
  /// Makes a slider of one thumb with a label, as SwiftUI's `Slider`.
  ///
  ///     DetentSlider(value: $speed, in: 0...100, step: 5) {
  ///       Text("Speed")
  ///     } onEditingChanged: { isEditing = $0 }
  ///
  /// - Parameters:
  ///   - value: the chosen value.
  ///   - bounds: the values that can be chosen; 0 … 1 by default.
  ///   - step: the distance between values that can be chosen; `nil` for any value.
  ///   - label: an invisible `Text`, read aloud; for other views, use `accessibilityLabel`.
  ///   - onEditingChanged: called with `true` as an edit begins, `false` when the value settles.
  public init<V, Label>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint, Label: View {
    self.init(
      host: HostValues(value), in: Double(bounds.lowerBound)...Double(bounds.upperBound),
      step: step.map { Double($0) }, label: label() as? Text,
      onEditingChanged: { isEditing, _ in onEditingChanged(isEditing) })
  }

  /// Makes a slider of one thumb with labels for itself and its ends, as SwiftUI's `Slider`.
  ///
  /// - Parameters:
  ///   - value: the chosen value.
  ///   - bounds: the values that can be chosen; 0 … 1 by default.
  ///   - step: the distance between values that can be chosen; `nil` for any value.
  ///   - label: an invisible `Text`, read aloud; for other views, use `accessibilityLabel`.
  ///   - minimumValueLabel: the label at the lower end: before the track, or below a vertical one.
  ///   - maximumValueLabel: the label at the upper end.
  ///   - onEditingChanged: called with `true` as an edit begins, `false` when the value settles.
  public init<V, Label, ValueLabel>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint, Label: View, ValueLabel: View {
    self.init(
      host: HostValues(value), in: Double(bounds.lowerBound)...Double(bounds.upperBound),
      step: step.map { Double($0) }, label: label() as? Text,
      ends: SliderEnds(
        minimum: AnyView(minimumValueLabel()), maximum: AnyView(maximumValueLabel())),
      onEditingChanged: { isEditing, _ in onEditingChanged(isEditing) })
  }
}

/// The labels at the two ends of a slider.
struct SliderEnds {
  let minimum: AnyView
  let maximum: AnyView
}

/// A slider with labels at its ends.
struct SliderBetweenEnds: View {
  let slider: SliderBody
  let ends: SliderEnds
  @Environment(\.detent.slider) private var behavior

  var body: some View {
    if behavior.orientation == .vertical {
      VStack {
        ends.maximum.accessibilityHidden(true)
        slider
        ends.minimum.accessibilityHidden(true)
      }
    } else {
      HStack {
        ends.minimum.accessibilityHidden(true)
        slider
        ends.maximum.accessibilityHidden(true)
      }
    }
  }
}
#endif
