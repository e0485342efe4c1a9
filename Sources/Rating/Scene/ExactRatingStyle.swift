import ControlCore
public import Presentation

/// Symbols of which exactly the share that is filled is in one colour and the rest in another, as the
/// stars of the article "A Precise 5 Star Rating with SwiftUI" are.
public struct ExactRatingStyle: RatingStyle, Sendable {
  /// What is drawn.
  public var symbol: NamedSymbol
  /// Of the share that is filled.
  public var ink: Ink
  /// Of the rest.
  public var background: Ink

  /// Any symbol, in any two colours.
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

  /// Any symbol, in any two colours.
  public static func exact(
    _ symbol: NamedSymbol, ink: Ink = .red, background: Ink = .gray
  ) -> Self {
    ExactRatingStyle(symbol, ink: ink, background: background)
  }
}
