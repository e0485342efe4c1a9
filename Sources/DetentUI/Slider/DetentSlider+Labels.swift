#if canImport(SwiftUI)
internal import ControlCore
public import SwiftUI

// As SwiftUI's Slider is called.
extension DetentSlider {
  /// A slider of one thumb with a label, as SwiftUI's `Slider` has it.
  ///
  ///     DetentSlider(value: $speed, in: 0...100, step: 5) {
  ///       Text("Speed")
  ///     } onEditingChanged: { isEditing = $0 }
  ///
  /// - Parameters:
  ///   - value: what is chosen.
  ///   - bounds: the values that can be chosen; 0 … 1 if nothing is said.
  ///   - step: the difference of the values that can be chosen; `nil` for any value.
  ///   - label: what it is for. It does not show; a `Text` is read aloud, for any other view say `accessibilityLabel`.
  ///   - onEditingChanged: told `true` when an edit begins, and `false` when the value has stopped changing.
  public init<V, Label>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint, Label: View {
    self.init(
      host: HostValues(value), in: Double(bounds.lowerBound)...Double(bounds.upperBound),
      step: step.map { Double($0) }, label: label() as? Text,
      onEditingChanged: { isEditing, _ in onEditingChanged(isEditing) })
  }

  /// A slider of one thumb with a label and with what stands at its two ends, as SwiftUI's `Slider` has it.
  ///
  /// - Parameters:
  ///   - value: what is chosen.
  ///   - bounds: the values that can be chosen; 0 … 1 if nothing is said.
  ///   - step: the difference of the values that can be chosen; `nil` for any value.
  ///   - label: what it is for. It does not show; a `Text` is read aloud, for any other view say `accessibilityLabel`.
  ///   - minimumValueLabel: what stands at the lower end: before the track, or below it if it is vertical.
  ///   - maximumValueLabel: what stands at the upper end.
  ///   - onEditingChanged: told `true` when an edit begins, and `false` when the value has stopped changing.
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

/// What stands at the two ends of a slider.
struct SliderEnds {
  let minimum: AnyView
  let maximum: AnyView
}

/// A slider with something at its ends.
struct SliderBetweenEnds: View {
  let slider: SliderBody
  let ends: SliderEnds
  @Environment(\.detentSliderBehavior) private var behavior

  var body: some View {
    if behavior.isVertical {
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
