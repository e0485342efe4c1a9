#if canImport(SwiftUI)
internal import Rating
public import SwiftUI

// Styles named by the Star Rating API proposal; those of an app with the same name are preferred.

/// Whole circles, as system images.
public struct CircleRatingStyle: RatingStyle, Sendable {
  /// Makes the style.
  public init() {}

  public func makeBody(configuration: RatingStyleConfiguration, index: Int) -> some View {
    SystemImageRatingStyle(systemName: "circle").makeBody(
      configuration: configuration, index: index)
  }
}

/// A border around each symbol of the surrounding style.
public struct BorderRatingStyle: RatingStyle, Sendable {
  /// The colour of the border.
  public var color: Color

  /// Makes a border of a colour.
  public init(_ color: Color) {
    self.color = color
  }

  public func makeBody(configuration: RatingStyleConfiguration, index: Int) -> some View {
    Rating(configuration: configuration, index: index).border(color)
  }
}

extension RatingStyle where Self == CircleRatingStyle {
  /// Whole circles.
  @_disfavoredOverload public static var circle: CircleRatingStyle { CircleRatingStyle() }
}

extension RatingStyle where Self == BorderRatingStyle {
  /// The surrounding style, with a red border around each symbol.
  @_disfavoredOverload public static var redBorder: BorderRatingStyle { BorderRatingStyle(.red) }
}

/// A style that calls a closure for each symbol.
struct ClosureRatingStyle<Symbol: View>: RatingStyle {
  let symbol: (Int) -> Symbol

  func makeBody(configuration: RatingStyleConfiguration, index: Int) -> Symbol { symbol(index) }
}
#endif
