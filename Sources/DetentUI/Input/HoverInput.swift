#if canImport(SwiftUI)
internal import ControlCore
internal import SwiftUI

/// A pointer above the control, from iOS 16 and macOS 13 on. A watch has none.
struct HoverInput: ViewModifier {
  /// Where it is; `nil` when it is no longer there.
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
