#if canImport(SwiftUI)
internal import Foundation
internal import SwiftUI

/// One of a stepper's two buttons. `StepperPress` counts its steps.
struct StepperButton: View {
  /// The direction: 1 for up, -1 for down.
  let direction: Int
  /// True if a step is possible.
  let isOn: Bool
  let perform: ([StepperPress.Outcome]) -> Void
  @State private var press = StepperPress()

  var body: some View {
    TimelineView(.animation(minimumInterval: 0.05, paused: !press.isDown)) { frame in
      Button {
        // Keys and assistive technology trigger the action without a press.
        finish(press.isDown ? press.lift(isInside: true) : StepperPress.once)
      } label: {
        Image(systemName: direction > 0 ? "plus" : "minus")
      }
      .buttonStyle(StepperButtonStyle(isOn: isOn, change: change))
      .whenChanged(frame.date) { date in
        finish(press.hold(until: date.timeIntervalSinceReferenceDate))
      }
    }
    .withoutFocus()
    .fixedSize()
    .disabled(!isOn)
    .accessibilityHidden(true)
    .onDisappear { finish(press.lift(isInside: false)) }
  }

  /// Handles a press or release. Releases precede or follow the action, so the end waits one task.
  private func change(_ isPressed: Bool) {
    if isPressed { return press.press(at: Date().timeIntervalSinceReferenceDate) }
    let number = press.number
    Task { @MainActor in finish(press.lose(number)) }
  }

  private func finish(_ outcomes: [StepperPress.Outcome]) {
    if !outcomes.isEmpty { perform(outcomes) }
  }
}

/// A style that reports presses and releases of a button.
private struct StepperButtonStyle: ButtonStyle {
  let isOn: Bool
  let change: (Bool) -> Void

  func makeBody(configuration: Configuration) -> some View {
    StepperButtonLook(isPressed: configuration.isPressed, isOn: isOn) { configuration.label }
      .whenChanged(configuration.isPressed, perform: change)
  }
}

/// A button that is darker while it is pressed or focused by a remote.
private struct StepperButtonLook<Label: View>: View {
  let isPressed: Bool
  let isOn: Bool
  @ViewBuilder let label: () -> Label
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    ScaledByControlSize { scale in
      label()
        .frame(width: 46 * scale, height: 32 * scale)
        .background {
          Rectangle().fill(Color.gray.opacity(isPressed ? 0.6 : isFocused ? 0.4 : 0.2))
        }
        .opacity(isOn ? 1 : 0.4)
        .contentShape(Rectangle())
    }
  }
}
#endif
