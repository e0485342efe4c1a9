#if canImport(SwiftUI)
internal import ControlCore
internal import SwiftUI

/// The complete input of a control of one value: pointers, keys, hover and assistive technology;
/// and its output: haptics and a spoken value.
struct ControlInput<Engine: Control>: ViewModifier
where Engine.Configuration: ControlConfiguration & CancellableConfiguration {
  let hand: ControlHand<Engine>
  /// The rule for fingers that belong to the control.
  var claim = FingerClaim()
  /// The spoken value.
  let spoken: String
  /// The actions of assistive technology beyond single steps.
  var actions = SpokenActions.Kind.pages

  func body(content: Content) -> some View {
    content
      .modifier(DragInput(hand: hand, claim: claim))
      .modifier(ControlOutput(hand: hand))
      .modifier(HoverInput { point in hand.act { $0.hover(over: point.map(hand.place)) } })
      .modifier(
        KeyInput(axis: claim.axis) { key, modifiers in hand.act { $0.press(key, modifiers) } }
      )
      .modifier(RemoteFocus())
      .modifier(CrownInput { detents in hand.act { $0.turn(by: detents) } })
      .modifier(AdjustInput(hand: hand, spoken: spoken, actions: actions))
  }
}

/// The output of a control: haptics and recorded scripts. Also reads the binding again after the
/// host's time to answer, and ends all edits when the view disappears.
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

  /// Reads the binding after the host's time to answer, when no event would do so. SwiftUI cancels
  /// this when the view disappears or the deadline changes.
  private func lookAgain() async {
    guard hand.driver.wrappedValue.deadline != nil else { return }
    try? await Task.sleep(nanoseconds: UInt64(HostEcho.patience) + 20_000_000)
    if !Task.isCancelled { hand.look() }
  }
}

/// The accessibility input of one part of a control.
struct AdjustInput<Engine: Control>: ViewModifier {
  let hand: ControlHand<Engine>
  /// The index of the part, from 0.
  var part = 0
  /// The spoken value.
  let spoken: String
  /// The actions beyond single steps.
  var actions = SpokenActions.Kind.pages
  @Environment(\.detent.isReadOnly) private var isReadOnly

  /// Read-only controls are not adjustable elements: VoiceOver would offer actions without effect.
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
