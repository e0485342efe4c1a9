#if canImport(SwiftUI)
internal import ControlCore
internal import SwiftUI

/// Everything by which a user moves a control of one value: fingers and mice, keys, a pointer above it,
/// assistive technology; and what it answers: haptics and a spoken value.
struct ControlInput<Engine: Control>: ViewModifier
where Engine.Configuration: ControlConfiguration & CancellableConfiguration {
  let hand: ControlHand<Engine>
  /// Which fingers are the control's.
  var claim = FingerClaim()
  /// The value, as it is spoken.
  let spoken: String
  /// What assistive technology can do besides single steps.
  var actions = SpokenActions.Kind.pages

  func body(content: Content) -> some View {
    content
      .modifier(DragInput(hand: hand, claim: claim))
      .modifier(ControlOutput(hand: hand))
      .modifier(HoverInput { point in hand.act { $0.hover(over: point) } })
      .modifier(
        KeyInput(axis: claim.axis) { key, modifiers in hand.act { $0.press(key, modifiers) } }
      )
      .modifier(RemoteFocus())
      .modifier(CrownInput { detents in hand.act { $0.turn(by: detents) } })
      .modifier(AdjustInput(hand: hand, spoken: spoken, actions: actions))
  }
}

/// What a control answers: haptics, and the script of what is recorded. Its host is looked at again while it may not have
/// answered, and is told of the end of every edit when the view goes away.
struct ControlOutput<Engine: Control>: ViewModifier
where Engine.Configuration: ControlConfiguration & CancellableConfiguration {
  let hand: ControlHand<Engine>

  func body(content: Content) -> some View {
    content
      .task(id: hand.driver.wrappedValue.deadline) { await lookAgain() }
      .modifier(Haptics(impacts: hand.driver.wrappedValue.impacts))
      .modifier(RecordingOutput(driver: hand.driver))
      .onDisappear { hand.leave() }
  }

  /// The host has not answered yet. When its time is over, it is obeyed; until then nothing may happen
  /// that would look at its binding. SwiftUI cancels this when the view goes away, or the host is given more time.
  private func lookAgain() async {
    guard hand.driver.wrappedValue.deadline != nil else { return }
    try? await Task.sleep(nanoseconds: UInt64(HostEcho.patience) + 20_000_000)
    if !Task.isCancelled { hand.look() }
  }
}

/// A part of a control, for assistive technology.
struct AdjustInput<Engine: Control>: ViewModifier {
  let hand: ControlHand<Engine>
  /// From 0.
  var part = 0
  /// Its value, as it is spoken.
  let spoken: String
  /// What can be done besides single steps.
  var actions = SpokenActions.Kind.pages
  @Environment(\.isDetentReadOnly) private var isReadOnly

  /// What can only be read is no adjustable element: VoiceOver would offer what does nothing.
  @ViewBuilder func body(content: Content) -> some View {
    if isReadOnly {
      element(content)
    } else {
      element(content)
        .accessibilityAdjustableAction { direction in
          guard let adjustment = Adjustment(direction) else { return }
          hand.act { $0.adjust(adjustment, of: part) }
        }
        .modifier(
          SpokenActions(kind: actions) { key in hand.act { $0.press(key, .none, on: part) } })
    }
  }

  private func element(_ content: Content) -> some View {
    content
      .accessibilityElement(children: .ignore)
      .accessibilityValue(Text(verbatim: spoken))
  }
}

extension Adjustment {
  init?(_ direction: AccessibilityAdjustmentDirection) {
    switch direction {
    case .increment: self = .increment
    case .decrement: self = .decrement
    @unknown default: return nil
    }
  }
}
#endif
