#if canImport(SwiftUI)
internal import ControlCore
internal import Foundation
internal import Presentation
internal import Rating
public import SwiftUI

/// Stars as finely filled as values can be chosen, drawn by the engine: the default. With a granularity of 1
/// they are whole, with one of 0.5 halves show, with any other exactly the share. They grow with the user's
/// size of text.
public struct GranularStarRatingStyle: RatingStyle, Sendable {
  /// Stars that are filled by the granularity.
  public init() {}

  public func makeBody(configuration: RatingStyleConfiguration, index: Int) -> some View {
    SymbolCanvas(
      configuration: configuration, index: index, style: GranularRatingStyle.granular)
  }
}

/// Whole stars, drawn by the engine, whatever can be chosen.
public struct StarRatingStyle: RatingStyle, Sendable {
  /// Stars that are filled as a whole.
  public init() {}

  public func makeBody(configuration: RatingStyleConfiguration, index: Int) -> some View {
    SymbolCanvas(configuration: configuration, index: index, style: SymbolRatingStyle.star)
  }
}

/// Stars of which exactly the share is filled that is chosen: for ratings such as 3.6.
public struct ExactStarRatingStyle: RatingStyle, Sendable {
  /// Stars that are filled exactly as far as the value.
  public init() {}

  public func makeBody(configuration: RatingStyleConfiguration, index: Int) -> some View {
    SymbolCanvas(configuration: configuration, index: index, style: ExactRatingStyle(ink: .yellow))
  }
}

/// Whole symbols of the system, of which there is a form that ends in `.fill`. `symbolVariant(.circle)` around the rating and its
/// like give their other forms; `.fill` is the style's own word, for what is chosen.
public struct SystemImageRatingStyle: RatingStyle, Sendable {
  /// The name of the plain form.
  public var systemName: String

  /// Any symbol, such as `"heart"`.
  public init(systemName: String) {
    self.systemName = systemName
  }

  public func makeBody(configuration: RatingStyleConfiguration, index: Int) -> some View {
    let isFull = Double(index + 1) <= configuration.value
    Image(systemName: systemName).symbolVariant(isFull ? .fill : .none)
  }
}

extension RatingStyle where Self == GranularStarRatingStyle {
  /// Stars as finely filled as values can be chosen: the default.
  public static var granularStar: GranularStarRatingStyle { GranularStarRatingStyle() }
}

extension RatingStyle where Self == StarRatingStyle {
  /// Whole stars.
  public static var star: StarRatingStyle { StarRatingStyle() }
}

extension RatingStyle where Self == ExactStarRatingStyle {
  /// Stars filled by exactly their share.
  public static var exactStar: ExactStarRatingStyle { ExactStarRatingStyle() }
}

/// A symbol in a style of the engine.
private struct SymbolCanvas<Style: ControlStyle<RatingSymbol>>: View {
  let configuration: RatingStyleConfiguration
  let index: Int
  let style: Style
  @Environment(\.layoutDirection) private var layoutDirection
  @ScaledMetric(relativeTo: .body) private var size = 24.0

  var body: some View {
    let symbol = symbol
    let painter = style.painter(before: DefaultRatingPainter())
    ScaledByControlSize { scale in
      Canvas { context, _ in
        context.scaleBy(x: scale, y: scale)
        var surface = CanvasSurface(context)
        painter.draw(symbol, on: &surface)
      }
      .frame(width: CGFloat(size) * scale, height: CGFloat(size) * scale)
    }
  }

  private var symbol: RatingSymbol {
    var settings = RatingSettings(
      count: configuration.count, granularity: configuration.granularity)
    settings.isRightToLeft = layoutDirection == .rightToLeft
    let rating = RatingControl(value: configuration.value, configuration: settings.configuration)
    let last = rating.configuration.count - 1
    var symbol = rating.scene().symbol(min(max(Int64(clamping: index), 0), last))
    symbol.frame = Presentation.Rect(x: 0, y: 0, width: size, height: size)
    return symbol
  }
}
#endif
