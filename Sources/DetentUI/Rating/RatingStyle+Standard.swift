#if canImport(SwiftUI)
internal import ControlCore
internal import Foundation
internal import Presentation
internal import Rating
public import SwiftUI

/// Stars filled in steps of the granularity, drawn by the engine: the default. They are whole for a
/// granularity of 1, halves for 0.5, and exact otherwise. They scale with the user's text size.
public struct GranularStarRatingStyle: RatingStyle, Sendable {
  /// Makes the style.
  public init() {}

  public func makeBody(configuration: RatingStyleConfiguration, index: Int) -> some View {
    SymbolCanvas(
      configuration: configuration, index: index, style: GranularRatingStyle.granular)
  }
}

/// Whole stars for any granularity, drawn by the engine.
public struct StarRatingStyle: RatingStyle, Sendable {
  /// Makes the style.
  public init() {}

  public func makeBody(configuration: RatingStyleConfiguration, index: Int) -> some View {
    SymbolCanvas(configuration: configuration, index: index, style: SymbolRatingStyle.star)
  }
}

/// Stars filled exactly to the value, for ratings such as 3.6.
public struct ExactStarRatingStyle: RatingStyle, Sendable {
  /// Makes the style.
  public init() {}

  public func makeBody(configuration: RatingStyleConfiguration, index: Int) -> some View {
    SymbolCanvas(configuration: configuration, index: index, style: ExactRatingStyle(ink: .yellow))
  }
}

/// Whole system images that have a `.fill` form. Use `symbolVariant(.circle)` and the like around
/// the rating for other forms; the style itself applies `.fill` to selected symbols.
public struct SystemImageRatingStyle: RatingStyle, Sendable {
  /// The name of the unfilled form.
  public var systemName: String

  /// Makes a style of any system image, such as `"heart"`.
  public init(systemName: String) {
    self.systemName = systemName
  }

  public func makeBody(configuration: RatingStyleConfiguration, index: Int) -> some View {
    let isFull = Double(index + 1) <= configuration.value
    Image(systemName: systemName).symbolVariant(isFull ? .fill : .none)
  }
}

extension RatingStyle where Self == GranularStarRatingStyle {
  /// Stars filled in steps of the granularity: the default.
  public static var granularStar: GranularStarRatingStyle { GranularStarRatingStyle() }
}

extension RatingStyle where Self == StarRatingStyle {
  /// Whole stars.
  public static var star: StarRatingStyle { StarRatingStyle() }
}

extension RatingStyle where Self == ExactStarRatingStyle {
  /// Stars filled exactly to the value.
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
