import ControlCore
public import Presentation

/// Whole symbols, filled or plain, as in StarRatingAPI's `SystemImageRatingStyle`.
///
/// A symbol is filled if the rating is at least its number, so 3.6 fills three.
public struct SymbolRatingStyle: RatingStyle, Sendable {
  /// The symbol to draw.
  public var symbol: NamedSymbol
  /// The colour of the symbol.
  public var ink: Ink

  /// Creates a style of any symbol in any colour.
  public init(_ symbol: NamedSymbol, ink: Ink = .yellow) {
    self.symbol = symbol
    self.ink = ink
  }

  public func draw(
    _ symbol: RatingSymbol, next: some Painter<RatingSymbol>, on surface: inout some Surface
  ) {
    surface.symbol(self.symbol, isFilled: symbol.isFull, in: symbol.frame, ink)
  }
}

extension ControlStyle where Self == SymbolRatingStyle {
  /// Stars.
  public static var star: Self { SymbolRatingStyle(.star) }
  /// Circles.
  public static var circle: Self { SymbolRatingStyle(.circle) }

  /// Returns a style of any symbol.
  public static func symbol(_ symbol: NamedSymbol, ink: Ink = .yellow) -> Self {
    SymbolRatingStyle(symbol, ink: ink)
  }
}
