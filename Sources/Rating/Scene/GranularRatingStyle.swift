import ControlCore
public import Presentation

/// Symbols filled as finely as values can be chosen; the default.
///
/// With a granularity of 1 they are full or plain, with 0.5 also half full, and otherwise exact, so
/// that the drawing matches the choice.
public struct GranularRatingStyle: RatingStyle, Sendable {
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
    draw(symbol, on: &surface)
  }

  func draw(_ symbol: RatingSymbol, on surface: inout some Surface) {
    guard symbol.granularity < 1 else {
      return surface.symbol(self.symbol, isFilled: symbol.isFull, in: symbol.frame, ink)
    }
    surface.symbol(symbol.filled(symbol.granularShare, self.symbol, ink))
  }
}

extension ControlStyle where Self == GranularRatingStyle {
  /// Stars filled as finely as values can be chosen; the default.
  public static var granular: Self { GranularRatingStyle() }

  /// Returns a style of any symbol, filled as finely.
  public static func granular(_ symbol: NamedSymbol, ink: Ink = .yellow) -> Self {
    GranularRatingStyle(symbol, ink: ink)
  }
}
