public import ControlCore
public import Presentation

extension TextSurface {
  /// Positions in cells of 2 × 4 dots.
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

  /// Writes the symbol's character in the middle of its frame; under a clip, only if at least half
  /// of the frame is visible.
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

  /// Draws a symbol with dots: all of them in the filled part, half of them elsewhere. In ASCII and
  /// below 8 × 8 dots, it becomes a bar of cells as long as the symbol.
  public mutating func symbol(_ part: PartialSymbol) {
    guard part.frame.isPlace else { return }
    let dots = dots(of: part)
    paint(dots.spans, part.rest ?? part.ink, isPale: true) { !dots.share.contains($0, $1) }
    paint(dots.spans, part.ink, isPale: false) { dots.share.contains($0, $1) }
  }

  private mutating func dots(of part: PartialSymbol) -> SymbolDots {
    let outline = part.symbol.outline(in: part.frame)
    let box = stage.scale.dots(outline.frame)
    guard mode == .braille, box.width >= 8, box.height >= 8 else {
      // ASCII has no character that is a quarter full.
      let step = mode == .ascii && part.edge == .top ? 2 : 1
      return SymbolDots(
        barFor: part, stage.scale, across: Self.places.across, down: Self.places.down, step: step)
    }
    outline.trace(&self)
    stage.fill()
    return SymbolDots(part, stage.takeSpans(), stage.scale)
  }
}

extension RGBA {
  /// True if the colour is less than half opaque.
  var isPale: Bool { alpha < 128 }
}

extension NamedSymbol {
  /// Returns the symbol's character for surfaces that only have text.
  func character(isFilled: Bool) -> UInt32 {
    Scalars(isFilled ? filledCharacter : plainCharacter, limit: 1).scalars.first ?? 0x20
  }
}
