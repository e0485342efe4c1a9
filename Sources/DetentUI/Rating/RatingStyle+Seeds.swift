#if canImport(SwiftUI)
internal import Rating
public import SwiftUI

// Styles that the Star Rating API proposal names. An app that has a style of the same name has its own.

/// Whole circles of the system.
public struct CircleRatingStyle: RatingStyle, Sendable {
  /// Circles.
  public init() {}

  public func makeBody(configuration: RatingStyleConfiguration, index: Int) -> some View {
    SystemImageRatingStyle(systemName: "circle").makeBody(
      configuration: configuration, index: index)
  }
}

/// The style around this one, with a border around each symbol.
public struct BorderRatingStyle: RatingStyle, Sendable {
  /// Of the border.
  public var color: Color

  /// A border of this colour.
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
  /// The style around this one, with a red border around each symbol.
  @_disfavoredOverload public static var redBorder: BorderRatingStyle { BorderRatingStyle(.red) }
}

/// What a closure draws for each symbol.
struct ClosureRatingStyle<Symbol: View>: RatingStyle {
  let symbol: (Int) -> Symbol

  func makeBody(configuration: RatingStyleConfiguration, index: Int) -> Symbol { symbol(index) }
}
#endif
