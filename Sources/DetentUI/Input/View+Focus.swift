#if canImport(SwiftUI)
internal import SwiftUI

extension View {
  /// Turns off SwiftUI's focus ring, as the engine draws one; both show before iOS 17 and macOS 14.
  @ViewBuilder func withoutFocusEffect() -> some View {
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) {
      focusEffectDisabled()
    } else {
      self
    }
  }

  /// Excludes a part from focus, as its control has focus as a whole; not on televisions.
  @ViewBuilder func withoutFocus() -> some View {
    #if os(tvOS)
    self
    #else
    if #available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *) {
      focusable(false)
    } else {
      self
    }
    #endif
  }
}
#endif
