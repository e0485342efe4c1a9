import ControlCore
public import Presentation

/// Whole symbols, filled or plain, as StarRatingAPI's `SystemImageRatingStyle` has them.
///
/// A symbol is filled if the rating is at least its number, so 3.6 shows three.
public struct SymbolRatingStyle: RatingStyle, Sendable {
  /// What is drawn.
  public var symbol: NamedSymbol
  /// Its colour.
  public var ink: Ink

  /// Any symbol, in any colour.
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

  /// Any symbol.
  public static func symbol(_ symbol: NamedSymbol, ink: Ink = .yellow) -> Self {
    SymbolRatingStyle(symbol, ink: ink)
  }
}
