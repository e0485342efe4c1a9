#if canImport(SwiftUI)
internal import SwiftUI

/// Shows which control a television's remote is on, by a ring around it: what is not a button has none of the system's. Other
/// systems have rings of their own.
struct RemoteFocus: ViewModifier {
  #if os(tvOS)
  @FocusState private var isFocused: Bool

  func body(content: Content) -> some View {
    content
      .focused($isFocused)
      .overlay {
        if isFocused { Rectangle().stroke(Color.primary, lineWidth: 4).padding(-8) }
      }
  }
  #else
  func body(content: Content) -> some View { content }
  #endif
}
#endif
