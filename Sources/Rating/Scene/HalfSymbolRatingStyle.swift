import ControlCore
public import Presentation

/// Symbols that are full, half full or plain, as in StarRatingAPI's `HalfStarRatingStyle`.
///
/// A symbol is half full from a share of 0.5, and full only at 1.
public struct HalfSymbolRatingStyle: RatingStyle, Sendable {
  /// The symbol to draw.
  public var symbol: NamedSymbol
  /// The colour of the symbol.
  public var ink: Ink

  /// Creates a style of any symbol in any colour.
  public init(_ symbol: NamedSymbol = .star, ink: Ink = .yellow) {
    self.symbol = symbol
    self.ink = ink
  }

  public func draw(
    _ symbol: RatingSymbol, next: some Painter<RatingSymbol>, on surface: inout some Surface
  ) {
    surface.symbol(symbol.filled(symbol.halves, self.symbol, ink))
  }
}

extension ControlStyle where Self == HalfSymbolRatingStyle {
  /// Full, half full and plain stars.
  public static var halfStar: Self { HalfSymbolRatingStyle() }
}
