public import ControlCore
public import Presentation

extension TextSurface {
  public mutating func text(_ text: some UTF8Text, at point: Point, _ style: TextStyle) {
    let scalars = Scalars(text, limit: Self.textLimit).scalars.filter { $0.hasColumn }
    guard point.isPlace, case .color(let color) = shade(of: style.ink) else { return }
    let place = scale.dots(point)
    let width = Double(scalars.count)
    let start =
      switch style.anchor {
      case .left: place.x / 2
      case .middle: place.x / 2 - width / 2
      case .right: place.x / 2 - width
      }
    let row = Int(dotAt: place.y / 4)
    var column = Int(truncatingIfNeeded: Int64(saturating: roundedToNearest(start)))
    for scalar in scalars {
      if showsCell(column, row) { cells.put(scalar, column, row, color) }
      column += 1
    }
  }

  /// What comes after so many scalars is left out.
  private static let textLimit = 1000

  private func showsCell(_ column: Int, _ row: Int) -> Bool {
    guard column >= 0, column < cells.columns, row >= 0, row < cells.rows else { return false }
    return clip.showsHalf(of: 2 * column..<2 * column + 2, 4 * row..<4 * row + 4)
  }

  /// Writes the symbol's character in the middle of its frame; under a clip, if at least half of the
  /// frame shows.
  public mutating func symbol(
    _ symbol: NamedSymbol, isFilled: Bool, in frame: Rect, _ ink: Ink
  ) {
    guard frame.isPlace, case .color(let color) = shade(of: ink) else { return }
    let box = scale.dots(frame)
    let column = Int(dotAt: box.center.x / 2)
    let row = Int(dotAt: box.center.y / 4)
    guard column >= 0, column < cells.columns, row >= 0, row < cells.rows else { return }
    let columns = Self.dots(from: box.x, to: box.maxX, of: scale.columns)
    let rows = Self.dots(from: box.y, to: box.maxY, of: scale.rows)
    guard clip.showsHalf(of: columns, rows) else { return }
    let text = isFilled ? symbol.filledCharacter : symbol.plainCharacter
    var scalar = Scalars(text, limit: 1).scalars.first ?? 0x20
    if mode == .ascii, scalar > 0x7E { scalar = isFilled ? 0x2A : 0x2E }
    cells.put(scalar, column, row, color)
  }

  /// The dots of a side of a frame, inside the picture; at least the one in its middle, if that is.
  private static func dots(from start: Double, to end: Double, of count: Int) -> Range<Int> {
    let first = min(Int(dotFrom: start), Int(dotAt: start + (end - start) / 2))
    return (first..<max(Int(dotFrom: end), first + 1)).clamped(to: 0..<count)
  }
}

extension UInt32 {
  /// Whether a terminal gives this scalar a column. Marks that belong to the letter before them, and
  /// those that turn the direction of text, it does not.
  fileprivate var hasColumn: Bool {
    switch self {
    case 0x300...0x36F, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFE00...0xFE0F, 0xFEFF:
      false
    default: true
    }
  }
}
