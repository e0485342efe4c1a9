import ControlCore
public import Presentation

/// Two pictures in two colours, for whole ratings: the seed's `RatingView`.
///
/// Symbol n is selected if n is at most the rating. Without a picture of its own, an unselected symbol
/// is the selected one in the unselected colour.
public struct ImageRatingStyle: RatingStyle, Sendable {
  public var selected: NamedSymbol
  public var unselected: NamedSymbol?
  public var selectedInk: Ink
  public var unselectedInk: Ink

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
    surface.symbol(
      symbol.isFull ? selected : unselected ?? selected, isFilled: true, in: symbol.frame,
      symbol.isFull ? selectedInk : unselectedInk)
  }
}

extension ControlStyle where Self == ImageRatingStyle {
  public static func images(
    selected: NamedSymbol = .star, unselected: NamedSymbol? = nil, selectedInk: Ink = .yellow,
    unselectedInk: Ink = .gray
  ) -> Self {
    ImageRatingStyle(
      selected: selected, unselected: unselected, selectedInk: selectedInk,
      unselectedInk: unselectedInk)
  }
}
