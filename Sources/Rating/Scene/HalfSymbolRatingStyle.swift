import ControlCore
public import Presentation

/// Symbols that are full, half full or plain, as StarRatingAPI's
/// `HalfStarRatingStyle` has them.
///
/// A symbol is half full from half its share on, and full only when it is full.
public struct HalfSymbolRatingStyle: RatingStyle, Sendable {
  /// What is drawn.
  public var symbol: NamedSymbol
  /// Its colour.
  public var ink: Ink

  /// Any symbol, in any colour.
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
  /// Full, half and plain stars.
  public static var halfStar: Self { HalfSymbolRatingStyle() }
}
