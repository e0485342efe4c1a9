#if canImport(SwiftUI)
internal import SwiftUI

/// A ring around the control focused by a television remote, as the system only highlights buttons.
/// Other systems draw their own.
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
