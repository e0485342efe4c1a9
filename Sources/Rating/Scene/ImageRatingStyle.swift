import ControlCore
public import Presentation

/// Two pictures in two colours for whole ratings, as in the `RatingView` of the Star Rater
/// proposal.
///
/// Symbol n is selected if n is at most the rating. Without a picture of its own, an unselected
/// symbol is the selected picture in the unselected colour.
public struct ImageRatingStyle: RatingStyle, Sendable {
  /// The picture of a selected symbol.
  public var selected: NamedSymbol
  /// The picture of an unselected symbol; `nil` for that of a selected one.
  public var unselected: NamedSymbol?
  /// The colour of a selected symbol.
  public var selectedInk: Ink
  /// The colour of an unselected symbol.
  public var unselectedInk: Ink

  /// Creates a style of one or two pictures in two colours.
  public init(
    selected: NamedSymbol = .star, unselected: NamedSymbol? = nil, selectedInk: Ink = .yellow,
    unselectedInk: Ink = .gray
  ) {
    self.selected = selected
    self.unselected = unselected
    self.selectedInk = selectedInk
    self.unselectedInk = unselectedInk
  }

  public func draw(
    _ symbol: RatingSymbol, next: some Painter<RatingSymbol>, on surface: inout some Surface
  ) {
    if let unselected, unselected != selected {
      let (picture, ink) = symbol.isFull ? (selected, selectedInk) : (unselected, unselectedInk)
      surface.symbol(picture, isFilled: true, in: symbol.frame, ink)
    } else {
      // Surfaces without colours distinguish this full symbol by its shape.
      surface.symbol(
        symbol.filled(symbol.isFull ? 1 : 0, selected, selectedInk, rest: unselectedInk))
    }
  }
}

extension ControlStyle where Self == ImageRatingStyle {
  /// Returns a style of one or two pictures in two colours.
  public static func images(
    selected: NamedSymbol = .star, unselected: NamedSymbol? = nil, selectedInk: Ink = .yellow,
    unselectedInk: Ink = .gray
  ) -> Self {
    ImageRatingStyle(
      selected: selected, unselected: unselected, selectedInk: selectedInk,
      unselectedInk: unselectedInk)
  }
}
