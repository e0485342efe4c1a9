#if canImport(SwiftUI)
internal import Foundation
internal import SwiftUI

/// A view that is larger or smaller by `controlSize`: the symbols of ratings, and a stepper's buttons.
///
/// The other controls do not follow it: they take the room they are given along their axis, and a place that is touched is a
/// value, so what shows must be as large as what is touched.
struct ScaledByControlSize<Content: View>: View {
  @ViewBuilder let content: (CGFloat) -> Content
  #if !os(tvOS)
  @Environment(\.sizeOfControls) private var size
  #endif

  var body: some View {
    #if os(tvOS)
    content(1)
    #else
    content(CGFloat(size))
    #endif
  }
}

#if !os(tvOS)
extension EnvironmentValues {
  /// How much larger than usual controls are.
  var sizeOfControls: Double {
    guard #available(iOS 15.0, macOS 12.0, watchOS 9.0, visionOS 1.0, *) else { return 1 }
    switch controlSize {
    case .mini: return 0.7
    case .small: return 0.85
    case .regular: return 1
    default: return 1.25
    }
  }
}
#endif
#endif
