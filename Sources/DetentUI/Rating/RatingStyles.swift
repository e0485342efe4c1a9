#if canImport(SwiftUI)
internal import SwiftUI

/// The styles around a rating.
struct RatingStyles {
  /// The styles, outermost first.
  private var styles: [any RatingStyle] = []

  /// Makes an empty list; the default style then draws.
  init() {}

  /// Adds a style as the innermost one.
  mutating func insert(_ style: any RatingStyle) {
    styles.append(style)
  }

  /// Removes and returns the innermost style; the default if there is none.
  mutating func next() -> any RatingStyle {
    styles.popLast() ?? GranularStarRatingStyle()
  }
}

/// A symbol in the innermost style. Its environment holds the remaining styles, so that a
/// delegating style reaches the one around it and never itself.
struct StyledSymbol: View {
  let configuration: RatingStyleConfiguration
  let index: Int
  @Environment(\.detent.ratingStyles) private var styles

  var body: some View {
    var outer = styles
    let style = outer.next()
    return style.symbol(configuration, index)
      .environment(\.detent.ratingStyles, outer)
  }
}

extension RatingStyle {
  @MainActor fileprivate func symbol(_ configuration: Configuration, _ index: Int) -> AnyView {
    AnyView(Styled(style: self) { $0.makeBody(configuration: configuration, index: index) })
  }
}
#endif
