#if canImport(SwiftUI) && !os(tvOS)
internal import ControlCore
internal import Foundation
internal import SwiftUI

/// Drags of a finger or a mouse, by SwiftUI's drag gesture.
struct DragGestureInput<Engine: Control>: ViewModifier {
  let hand: ControlHand<Engine>
  let pointer: Int
  let space: CoordinateSpace
  let origin: CGPoint
  /// True during a drag; SwiftUI resets it when the drag ends or is cancelled by the system.
  @GestureState private var isTouched = false
  @Environment(\.detent.isReadOnly) private var isReadOnly

  func body(content: Content) -> some View {
    content
      .contentShape(Rectangle())
      // Simultaneous with a scroll view's gestures; if these claim the finger, the drag ends.
      .simultaneousGesture(drag, including: isReadOnly ? .subviews : .all)
      .whenChanged(isTouched) { isTouched in
        if !isTouched { release(hand.driver.wrappedValue.drag(of: pointer)) }
      }
  }

  /// The drag from the first touch on: the engine decides about drags and catches moving controls.
  private var drag: some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: space)
      .updating($isTouched) { _, isTouched, _ in isTouched = true }
      .onChanged { drag in
        hand.act(at: EventTime(drag.time)) {
          $0.drag(
            to: point(drag.location), from: point(drag.startLocation), HeldKeys.modifiers,
            by: pointer)
        }
      }
      .onEnded { drag in
        hand.act(at: EventTime(drag.time)) {
          $0.lift(
            at: point(drag.location), from: point(drag.startLocation), HeldKeys.modifiers,
            by: pointer)
        }
      }
  }

  /// Handles the reset of a drag's state. SwiftUI may report the end before or after it, but always
  /// before the next task runs.
  private func release(_ drag: Int) {
    Task { hand.act { $0.reset(drag, of: pointer) } }
  }

  private func point(_ place: CGPoint) -> ControlCore.Point {
    hand.place(
      ControlCore.Point(x: Double(place.x - origin.x), y: Double(place.y - origin.y)))
  }
}
#endif
