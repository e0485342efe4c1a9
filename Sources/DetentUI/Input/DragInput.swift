#if canImport(SwiftUI)
internal import ControlCore
internal import Foundation
internal import SwiftUI

/// Drags of a finger or a mouse as one pointer of a control. Read-only controls leave taps to the
/// views around them.
///
/// On iOS, a UIKit gesture recogniser shares fingers with scroll views and knows modifier keys and
/// pointer kinds. Other systems use SwiftUI's drag gesture; televisions have no touch.
struct DragInput<Engine: Control>: ViewModifier {
  let hand: ControlHand<Engine>
  /// The index of the pointer, from 0.
  var pointer = 0
  /// The coordinate space of the drag.
  var space = CoordinateSpace.local
  /// The origin of the control in that space.
  var origin = CGPoint(x: 0, y: 0)
  /// The origin of the view in the control.
  var corner = ControlCore.Point(x: 0, y: 0)
  /// The rule for fingers that belong to the control.
  let claim: FingerClaim

  func body(content: Content) -> some View {
    #if os(iOS)
    content.modifier(
      FingerInput(hand: hand, pointer: pointer, corner: corner, claim: claim))
    #elseif os(tvOS)
    content
    #else
    content.modifier(
      DragGestureInput(hand: hand, pointer: pointer, space: space, origin: origin))
    #endif
  }
}
#endif
