public import ControlCore
public import Presentation

extension TextSurface {
  /// A cell has 2 × 4 dots.
  private static let places = CellPlaces(across: 2, down: 4)

  public mutating func text(_ text: some UTF8Text, at point: Point, _ style: TextStyle) {
    let scalars = Self.places.scalars(of: text)
    guard point.isPlace, case .color(let color) = shade(of: style.ink) else { return }
    var (column, row) = Self.places.start(of: scalars.count, at: point, style.anchor, stage.scale)
    for scalar in scalars {
      if Self.places.shows(column, row, stage) { cells.put(scalar, column, row, color) }
      column += 1
    }
  }

  /// Writes the symbol's character in the middle of its frame; under a clip, if at least half of the
  /// frame shows.
  public mutating func symbol(
    _ symbol: NamedSymbol, isFilled: Bool, in frame: Rect, _ ink: Ink
  ) {
    guard frame.isPlace, case .color(let color) = shade(of: ink),
      let (column, row) = Self.places.middle(of: frame, stage)
    else { return }
    var scalar = symbol.character(isFilled: isFilled)
    if mode == .ascii, scalar > 0x7E { scalar = isFilled ? 0x2A : 0x2E }
    cells.put(scalar, column, row, color)
  }
}

extension NamedSymbol {
  /// What it is where there is nothing but text.
  func character(isFilled: Bool) -> UInt32 {
    Scalars(isFilled ? filledCharacter : plainCharacter, limit: 1).scalars.first ?? 0x20
  }
}
