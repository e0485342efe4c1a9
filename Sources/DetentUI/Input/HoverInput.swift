#if canImport(SwiftUI)
internal import ControlCore
internal import SwiftUI

/// Hover of a pointer, from iOS 16 and macOS 13 on; not on watches.
struct HoverInput: ViewModifier {
  /// The callback with the pointer's position; `nil` when it leaves.
  let hover: (ControlCore.Point?) -> Void

  func body(content: Content) -> some View {
    #if os(watchOS)
    content
    #else
    if #available(iOS 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, *) {
      content.onContinuousHover { phase in
        switch phase {
        case .active(let place):
          hover(ControlCore.Point(x: Double(place.x), y: Double(place.y)))
        case .ended: hover(nil)
        }
      }
    } else {
      content
    }
    #endif
  }
}
#endif
