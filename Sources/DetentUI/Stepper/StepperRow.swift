#if canImport(SwiftUI)
internal import ControlCore
internal import SwiftUI

/// A label and two buttons: one element for keys and assistive technology.
struct StepperRow<Label: View>: View {
  let label: Label
  /// Returns true if a step is possible: 1 for up, -1 for down.
  let canStep: (Int) -> Bool
  let onEditingChanged: (Bool) -> Void
  /// Makes a number of steps.
  let step: (Int) -> Void
  @Environment(\.detent.isReadOnly) private var isReadOnly
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    #if os(tvOS)
    // A remote focuses the buttons separately.
    row
    #else
    row
      .modifier(KeyInput(axis: .vertical) { key, _ in press(key) })
      .modifier(StepperSpeech(canAdjust: !isReadOnly) { perform(StepperPress.once, $0) })
    #endif
  }

  @ViewBuilder private var row: some View {
    if #available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) {
      LabeledContent {
        buttons
      } label: {
        label
      }
    } else {
      HStack {
        label
        Spacer()
        buttons
      }
    }
  }

  private var buttons: some View {
    HStack(spacing: 1) {
      ForEach([-1, 1], id: \.self) { direction in
        StepperButton(direction: direction, isOn: canStep(direction)) { perform($0, direction) }
      }
    }
    .clipShape(Capsule())
  }

  private func perform(_ outcomes: [StepperPress.Outcome], _ direction: Int) {
    for outcome in outcomes {
      switch outcome {
      case .editing(let isEditing): onEditingChanged(isEditing)
      case .step(let count): step(direction * count)
      }
    }
  }

  private func press(_ key: Key) -> Bool {
    let direction = Int(key.direction(growsRightward: layoutDirection == .leftToRight))
    guard direction != 0, canStep(direction) else { return false }
    perform(StepperPress.once, direction)
    return true
  }
}

/// The accessibility element of a stepper.
private struct StepperSpeech: ViewModifier {
  let canAdjust: Bool
  /// Makes a step: 1 for up, -1 for down.
  let step: (Int) -> Void

  @ViewBuilder func body(content: Content) -> some View {
    let element = content.accessibilityElement(children: .combine)
    if canAdjust {
      element.accessibilityAdjustableAction { direction in
        step(direction == .increment ? 1 : -1)
      }
    } else {
      element
    }
  }
}
#endif
