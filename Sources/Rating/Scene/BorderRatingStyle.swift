import ControlCore
public import Presentation

/// A border around every symbol, which the style around this one draws. StarRatingAPI
/// has it as `RedBorderRatingStyle`.
public struct BorderRatingStyle: RatingStyle, Sendable {
  /// Its colour.
  public var ink: Ink
  /// In points; greater than 0.
  public var width: Double
  /// Between the border and the symbol, in points; 0 or more.
  public var padding: Double

  /// A border; by default thin and red.
  public init(ink: Ink = .red, width: Double = 1, padding: Double = 4) {
    self.ink = ink
    self.width = width
    self.padding = padding
  }

  public func draw(
    _ symbol: RatingSymbol, next: some Painter<RatingSymbol>, on surface: inout some Surface
  ) {
    next.draw(symbol.inset(by: padding), on: &surface)
    surface.stroke(Outline.rectangle(symbol.frame).inset(by: width / 2), ink, width: width)
  }
}

extension ControlStyle where Self == BorderRatingStyle {
  /// A thin red border.
  public static var redBorder: Self { BorderRatingStyle() }
}
