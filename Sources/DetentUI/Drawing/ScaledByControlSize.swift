#if canImport(SwiftUI)
internal import Foundation
internal import SwiftUI

/// A view scaled by `controlSize`: the symbols of ratings, and a stepper's buttons.
///
/// Other controls ignore it: they fill the space along their axis, and touch positions map to
/// values, so the picture must match the touch area.
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
  /// The scale of controls for the current control size.
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
