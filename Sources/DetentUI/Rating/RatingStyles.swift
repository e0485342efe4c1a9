#if canImport(SwiftUI)
internal import SwiftUI

/// The styles around a rating.
struct RatingStyles {
  /// The outermost first.
  private var styles: [any RatingStyle] = []

  /// No style: the default draws.
  init() {}

  /// Goes into the reach of a style, which becomes the closest.
  mutating func insert(_ style: any RatingStyle) {
    styles.append(style)
  }

  /// Takes the closest style out; the default, if there is none.
  mutating func next() -> any RatingStyle {
    styles.popLast() ?? GranularStarRatingStyle()
  }
}

extension EnvironmentValues {
  var ratingStyles: RatingStyles {
    get { self[RatingStylesKey.self] }
    set { self[RatingStylesKey.self] = newValue }
  }
}

private struct RatingStylesKey: EnvironmentKey {
  static var defaultValue: RatingStyles { RatingStyles() }
}

/// A symbol in the closest style. Within it the remaining ones are left, so that a style that delegates
/// meets the one around it, and never itself.
struct StyledSymbol: View {
  let configuration: RatingStyleConfiguration
  let index: Int
  @Environment(\.ratingStyles) private var styles

  var body: some View {
    var outer = styles
    let style = outer.next()
    return AnyView(style.makeBody(configuration: configuration, index: index))
      .environment(\.ratingStyles, outer)
  }
}
#endif
