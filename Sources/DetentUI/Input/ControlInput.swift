#if canImport(SwiftUI) && !os(tvOS)
internal import ControlCore
internal import Foundation
internal import SwiftUI

/// Everything by which a user moves a control: fingers and mice, keys, a pointer above it, assistive
/// technology; and what it answers: haptics and a spoken value.
struct ControlInput<Engine: Control>: ViewModifier {
  let hand: ControlHand<Engine>
  /// The value, as it is spoken.
  let spoken: String
  /// Reset by SwiftUI when the drag ends, and when the system takes it away.
  @GestureState private var isTouched = false

  func body(content: Content) -> some View {
    content
      .contentShape(Rectangle())
      // Beside the gestures of a scroll view: it can still take the finger, which cancels the drag.
      .simultaneousGesture(drag)
      .whenChanged(isTouched) { isTouched in
        if !isTouched { release(hand.driver.wrappedValue.drag) }
      }
      .whenChanged(hand.driver.wrappedValue.deadline) { deadline in
        if deadline != nil { lookAgain() }
      }
      .modifier(HoverInput { point in hand.act { $0.hover(over: point) } })
      .modifier(KeyInput { key, modifiers in hand.act { $0.press(key, modifiers) } })
      .modifier(Haptics(impacts: hand.driver.wrappedValue.impacts))
      .accessibilityElement(children: .ignore)
      .accessibilityValue(Text(verbatim: spoken))
      .accessibilityAdjustableAction { direction in
        guard let adjustment = Adjustment(direction) else { return }
        hand.act { $0.adjust(adjustment) }
      }
  }

  /// From the first touch on: the engine decides what is a drag, and catches what moves.
  private var drag: some Gesture {
    DragGesture(minimumDistance: 0)
      .updating($isTouched) { _, isTouched, _ in isTouched = true }
      .onChanged { drag in
        hand.act(at: EventTime(drag.time)) {
          $0.drag(to: point(drag.location), from: point(drag.startLocation), HeldKeys.modifiers)
        }
      }
      .onEnded { drag in
        hand.act(at: EventTime(drag.time)) {
          $0.lift(at: point(drag.location), from: point(drag.startLocation), HeldKeys.modifiers)
        }
      }
  }

  /// The state of a drag was reset. Whether SwiftUI tells of its end before or after that, it will have
  /// done so when the next task runs.
  private func release(_ drag: Int) {
    Task { hand.act { $0.reset(drag) } }
  }

  /// The host has not answered yet. When its time is over, it is obeyed; until then nothing may happen
  /// that would look at its binding.
  private func lookAgain() {
    Task {
      try? await Task.sleep(nanoseconds: UInt64(HostEcho.patience) + 20_000_000)
      hand.look()
    }
  }

  private func point(_ place: CGPoint) -> ControlCore.Point {
    ControlCore.Point(x: Double(place.x), y: Double(place.y))
  }
}

extension Adjustment {
  fileprivate init?(_ direction: AccessibilityAdjustmentDirection) {
    switch direction {
    case .increment: self = .increment
    case .decrement: self = .decrement
    @unknown default: return nil
    }
  }
}
#endif
