import ControlCore
public import Presentation

/// A border around each symbol, which the outer style draws. StarRatingAPI has it as
/// `RedBorderRatingStyle`.
public struct BorderRatingStyle: RatingStyle, Sendable {
  /// The colour of the border.
  public var ink: Ink
  /// The width of the border in points; above 0.
  public var width: Double
  /// The gap between border and symbol, in points; 0 or more.
  public var padding: Double

  /// Creates a border, by default thin and red.
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
