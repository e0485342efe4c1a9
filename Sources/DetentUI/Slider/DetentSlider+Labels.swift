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
  ///   - label: any view; shown on a Mac, else only spoken.
  ///   - onEditingChanged: called with `true` as an edit begins, `false` when the value settles.
  public init<V: DetentValue, Label: View>(
    value: Binding<V>, in bounds: ClosedRange<V.DetentBound>? = nil, step: V.DetentBound? = nil,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(HostValues(value), bounds, step, SliderLabels(shown: label())) { isEditing, _ in
      onEditingChanged(isEditing)
    }
  }

  /// Makes a slider of one thumb with labels for itself and its ends, as SwiftUI's `Slider`.
  ///
  /// - Parameters:
  ///   - value: the chosen value.
  ///   - bounds: the values that can be chosen; 0 … 1 by default.
  ///   - step: the distance between values that can be chosen; `nil` for any value.
  ///   - label: any view; shown on a Mac, else only spoken.
  ///   - minimumValueLabel: the label at the lower end: before the track, or below a vertical one.
  ///   - maximumValueLabel: the label at the upper end.
  ///   - onEditingChanged: called with `true` as an edit begins, `false` when the value settles.
  public init<V: DetentValue, Label: View, ValueLabel: View>(
    value: Binding<V>, in bounds: ClosedRange<V.DetentBound>? = nil, step: V.DetentBound? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    var labels = SliderLabels(shown: label())
    labels.ends = (AnyView(minimumValueLabel()), AnyView(maximumValueLabel()))
    self.init(HostValues(value), bounds, step, labels) { isEditing, _ in
      onEditingChanged(isEditing)
    }
  }
}

/// The labels of a slider.
struct SliderLabels {
  /// The name of a slider of several thumbs.
  var title: Text?
  /// The name of a slider of one thumb.
  let label: AnyView
  /// True if the name is shown, on a Mac.
  private(set) var isShown = false
  /// The labels at the lower and the upper end; only for sliders of one thumb.
  var ends: (AnyView, AnyView)?

  init(_ title: Text?) { (self.title, label) = (title, AnyView(title)) }

  init(shown label: some View) { (self.label, isShown) = (AnyView(label), true) }
}

/// A slider with the labels around it.
struct LabelledSlider: View {
  let slider: SliderBody
  @Environment(\.detent.slider) private var behavior

  var body: some View {
    #if os(macOS)
    if slider.labels.isShown {
      LabeledContent {
        row
      } label: {
        slider.labels.label.accessibilityHidden(true)
      }
    } else {
      row
    }
    #else
    row
    #endif
  }

  @ViewBuilder private var row: some View {
    if let ends = slider.labels.ends {
      if behavior.orientation == .vertical {
        VStack { between(ends.1, ends.0) }
      } else {
        HStack { between(ends.0, ends.1) }
      }
    } else {
      slider
    }
  }

  @ViewBuilder private func between(_ first: AnyView, _ last: AnyView) -> some View {
    first.accessibilityHidden(true)
    slider
    last.accessibilityHidden(true)
  }
}
#endif
