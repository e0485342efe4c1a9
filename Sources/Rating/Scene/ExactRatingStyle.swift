import ControlCore
public import Presentation

/// Symbols whose filled share is exact, with the rest in another colour, like the stars of the
/// article "A Precise 5 Star Rating with SwiftUI".
public struct ExactRatingStyle: RatingStyle, Sendable {
  /// The symbol to draw.
  public var symbol: NamedSymbol
  /// The colour of the filled share.
  public var ink: Ink
  /// The colour of the rest.
  public var background: Ink

  /// Creates a style of any symbol in two colours.
  public init(_ symbol: NamedSymbol = .star, ink: Ink = .red, background: Ink = .gray) {
    self.symbol = symbol
    self.ink = ink
    self.background = background
  }

  public func draw(
    _ symbol: RatingSymbol, next: some Painter<RatingSymbol>, on surface: inout some Surface
  ) {
    surface.symbol(symbol.filled(symbol.fill, self.symbol, ink, rest: background))
  }
}

extension ControlStyle where Self == ExactRatingStyle {
  /// Red stars on gray ones.
  public static var exact: Self { ExactRatingStyle() }

  /// Returns a style of any symbol in two colours.
  public static func exact(
    _ symbol: NamedSymbol, ink: Ink = .red, background: Ink = .gray
  ) -> Self {
    ExactRatingStyle(symbol, ink: ink, background: background)
  }
}
