#if canImport(SwiftUI)
internal import Foundation
internal import SwiftUI

/// One of a stepper's two buttons. How it counts is `StepperPress`'s matter.
struct StepperButton: View {
  /// 1 for more, -1 for less.
  let direction: Int
  /// Whether a step leads anywhere.
  let isOn: Bool
  let perform: ([StepperPress.Outcome]) -> Void
  @State private var press = StepperPress()

  var body: some View {
    TimelineView(.animation(minimumInterval: 0.05, paused: !press.isDown)) { frame in
      Button {
        // Of a key or of assistive technology there was no press.
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

  /// A button tells of a press that is over before or after it acts; so what ends without acting ends a task later.
  private func change(_ isPressed: Bool) {
    if isPressed { return press.press(at: Date().timeIntervalSinceReferenceDate) }
    let number = press.number
    Task { @MainActor in finish(press.lose(number)) }
  }

  private func finish(_ outcomes: [StepperPress.Outcome]) {
    if !outcomes.isEmpty { perform(outcomes) }
  }
}

/// A button that tells when it goes down and up.
private struct StepperButtonStyle: ButtonStyle {
  let isOn: Bool
  let change: (Bool) -> Void

  func makeBody(configuration: Configuration) -> some View {
    StepperButtonLook(isPressed: configuration.isPressed, isOn: isOn) { configuration.label }
      .whenChanged(configuration.isPressed, perform: change)
  }
}

/// A button that is darker while it is pressed, and while a remote is on it.
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
