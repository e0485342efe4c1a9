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
  /// The name, which is only spoken.
  var label = AnyView(EmptyView())

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
      .modifier(AdjustInput(hand: hand, spoken: spoken, actions: actions, label: label))
  }
}

/// The output of a control: haptics and recorded scripts. Also reads the binding again after the
/// host's time to answer, and ends all edits when the view disappears or its scene is left, as there
/// are no frames then.
struct ControlOutput<Engine: Control>: ViewModifier
where Engine.Configuration: ControlConfiguration & CancellableConfiguration {
  let hand: ControlHand<Engine>
  @Environment(\.scenePhase) private var scenePhase

  func body(content: Content) -> some View {
    content
      .task(id: hand.driver.wrappedValue.deadline) { await lookAgain() }
      .modifier(Haptics(impacts: hand.driver.wrappedValue.impacts))
      .modifier(RecordingOutput(driver: hand.driver))
      .onDisappear { hand.leave() }
      .whenChanged(scenePhase) { if $0 != .active { hand.leave() } }
  }

  /// Reads the binding after the host's time to answer, when no event would do so. SwiftUI cancels
  /// this when the view disappears or the deadline changes.
  private func lookAgain() async {
    guard hand.driver.wrappedValue.deadline != nil else { return }
    try? await Task.sleep(nanoseconds: UInt64(HostEcho.patience) + 20_000_000)
    if !Task.isCancelled { hand.look() }
  }
}

/// The accessibility input of one part of a control: a slider of the system, which is only spoken.
struct AdjustInput<Engine: Control, Label: View>: ViewModifier
where Engine.Configuration: CancellableConfiguration {
  let hand: ControlHand<Engine>
  /// The index of the part, from 0.
  var part = 0
  /// The spoken value.
  let spoken: String
  /// The actions beyond single steps.
  var actions = SpokenActions.Kind.pages
  /// The name, which is only spoken.
  let label: Label
  @Environment(\.detent.isReadOnly) private var isReadOnly

  /// Read-only controls are not adjustable elements: VoiceOver would offer actions without effect.
  @ViewBuilder func body(content: Content) -> some View {
    if isReadOnly {
      element(content)
        .accessibilityValue(Text(verbatim: spoken))
    } else {
      slider(content)
        .accessibilityValue(Text(verbatim: spoken))
        // Without it, a double tap would touch the middle of the control.
        .accessibilityAction {}
        .modifier(
          SpokenActions(kind: actions) { key in hand.act { $0.press(key, .none, on: part) } })
    }
  }

  #if os(tvOS)
  private func slider(_ content: Content) -> some View {
    element(content).accessibilityAdjustableAction { swipe(up: $0 == .increment) }
  }
  #else
  /// The slider of the system changes its value by an amount of its own, the engine by a step.
  private func slider(_ content: Content) -> some View {
    content.accessibilityRepresentation {
      Slider(
        value: Binding(get: { 0 }, set: { if $0 != 0 { swipe(up: $0 > 0) } }), in: -1...1,
        label: { label })
    }
  }
  #endif

  private func element(_ content: Content) -> some View {
    content.accessibilityRepresentation {
      ZStack {
        Color.clear
        label
      }
      .accessibilityElement(children: .combine)
    }
  }

  private func swipe(up isUp: Bool) { hand.act { $0.swipe(up: isUp, on: part) } }
}
#endif
