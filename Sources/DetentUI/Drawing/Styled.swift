#if canImport(SwiftUI)
internal import SwiftUI

/// A view that stores a style, so that SwiftUI sets the style's properties, such as those that read
/// the environment.
struct Styled<Style: DynamicProperty, Content: View>: View {
  let style: Style
  @ViewBuilder let content: @MainActor (Style) -> Content

  var body: some View { content(style) }
}
#endif
