#if canImport(SwiftUI)
internal import ControlCore
internal import Foundation
internal import SwiftUI

/// A finger or a mouse on a view, as one of the pointers of a control. What can only be read takes none: the views around
/// it have their taps.
///
/// On iOS a gesture recogniser of UIKit reads them, which knows what SwiftUI's does not say: whose the finger is, the page's
/// too, keys that are held, and what kind of pointer it is. Elsewhere it is SwiftUI's drag gesture. A television has no fingers.
struct DragInput<Engine: Control>: ViewModifier {
  let hand: ControlHand<Engine>
  /// Which pointer it is, from 0.
  var pointer = 0
  /// Where places are counted.
  var space = CoordinateSpace.local
  /// Where the control begins there.
  var origin = CGPoint(x: 0, y: 0)
  /// Where the view begins in the control.
  var corner = ControlCore.Point(x: 0, y: 0)
  /// Which fingers are the control's.
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
