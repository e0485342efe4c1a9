import ControlCore
public import Presentation

/// Two pictures in two colours, for whole ratings, as the `RatingView` of the Star Rater
/// proposal shows them.
///
/// Symbol n is selected if n is at most the rating. Without a picture of its own, an unselected symbol
/// is the selected one in the unselected colour.
public struct ImageRatingStyle: RatingStyle, Sendable {
  /// The picture of a selected symbol.
  public var selected: NamedSymbol
  /// That of one that is not; `nil` for the same.
  public var unselected: NamedSymbol?
  /// The colour of a selected symbol.
  public var selectedInk: Ink
  /// That of one that is not.
  public var unselectedInk: Ink

  /// Two pictures, or one, in two colours.
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
      // Where there are no colours, a surface tells the full one from the other by its form.
      surface.symbol(
        symbol.filled(symbol.isFull ? 1 : 0, selected, selectedInk, rest: unselectedInk))
    }
  }
}

extension ControlStyle where Self == ImageRatingStyle {
  /// Two pictures, or one, in two colours.
  public static func images(
    selected: NamedSymbol = .star, unselected: NamedSymbol? = nil, selectedInk: Ink = .yellow,
    unselectedInk: Ink = .gray
  ) -> Self {
    ImageRatingStyle(
      selected: selected, unselected: unselected, selectedInk: selectedInk,
      unselectedInk: unselectedInk)
  }
}
