import ControlCore
public import Presentation

/// Symbols that are filled as finely as values can be chosen: the default.
///
/// With a granularity of 1 they are full or plain, with one of 0.5 full, half full or plain, and with any
/// other exactly the share is filled: what a user chooses is what shows.
public struct GranularRatingStyle: RatingStyle, Sendable {
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
  /// Stars as finely filled as values can be chosen: the default.
  public static var granular: Self { GranularRatingStyle() }

  /// Any symbol, as finely filled.
  public static func granular(_ symbol: NamedSymbol, ink: Ink = .yellow) -> Self {
    GranularRatingStyle(symbol, ink: ink)
  }
}
