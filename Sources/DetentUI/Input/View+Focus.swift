#if canImport(SwiftUI)
internal import SwiftUI

extension View {
  /// The engine draws a ring around what has the keyboard, so SwiftUI does not; before iOS 17 and macOS 14 both do.
  @ViewBuilder func withoutFocusEffect() -> some View {
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) {
      focusEffectDisabled()
    } else {
      self
    }
  }

  /// A part of a control that has the keyboard as a whole: keys do not stop here as well. A remote has to.
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
