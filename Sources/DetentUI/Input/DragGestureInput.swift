#if canImport(SwiftUI) && !os(tvOS)
internal import ControlCore
internal import Foundation
internal import SwiftUI

/// A finger or a mouse on a view, by SwiftUI's drag gesture.
struct DragGestureInput<Engine: Control>: ViewModifier {
  let hand: ControlHand<Engine>
  let pointer: Int
  let space: CoordinateSpace
  let origin: CGPoint
  /// Reset by SwiftUI when the drag ends, and when the system takes it away.
  @GestureState private var isTouched = false
  @Environment(\.isDetentReadOnly) private var isReadOnly

  func body(content: Content) -> some View {
    content
      .contentShape(Rectangle())
      // Beside the gestures of a scroll view: it can still take the finger, which cancels the drag.
      .simultaneousGesture(drag, including: isReadOnly ? .subviews : .all)
      .whenChanged(isTouched) { isTouched in
        if !isTouched { release(hand.driver.wrappedValue.drag(of: pointer)) }
      }
  }

  /// From the first touch on: the engine decides what is a drag, and catches what moves.
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

  /// The state of a drag was reset. Whether SwiftUI tells of its end before or after that, it will have
  /// done so when the next task runs.
  private func release(_ drag: Int) {
    Task { hand.act { $0.reset(drag, of: pointer) } }
  }

  private func point(_ place: CGPoint) -> ControlCore.Point {
    ControlCore.Point(x: Double(place.x - origin.x), y: Double(place.y - origin.y))
  }
}
#endif
