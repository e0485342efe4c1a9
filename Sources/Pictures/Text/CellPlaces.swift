import ControlCore
import Presentation

/// The positions of text and symbols on a surface whose cells have `across` × `down` dots.
struct CellPlaces {
  let across: Int
  let down: Int

  /// The number of scalars to keep of a text.
  private static let textLimit = 1000

  /// Returns the scalars of a text that occupy a column each.
  func scalars(of text: some UTF8Text) -> [UInt32] {
    Scalars(text, limit: Self.textLimit).scalars.filter { $0.hasColumn }
  }

  /// Returns the first cell of a text of `count` scalars.
  func start(
    of count: Int, at point: Point, _ anchor: TextStyle.Anchor, _ scale: DotScale
  ) -> (column: Int, row: Int) {
    let place = scale.dots(point)
    let width = Double(count)
    let x = place.x / Double(across)
    let start =
      switch anchor {
      case .left: x
      case .middle: x - width / 2
      case .right: x - width
      }
    return (
      Int(truncatingIfNeeded: Int64(saturating: roundedToNearest(start))),
      Int(dotAt: place.y / Double(down))
    )
  }

  /// Returns true if at least half of a cell is visible.
  func shows(_ column: Int, _ row: Int, _ stage: DotStage) -> Bool {
    guard column >= 0, column < stage.scale.columns / across, row >= 0,
      row < stage.scale.rows / down
    else { return false }
    return stage.clip.showsHalf(
      of: across * column..<across * (column + 1), down * row..<down * (row + 1))
  }

  /// Returns the cell in the middle of a symbol's frame; `nil` if it lies outside the picture or
  /// less than half of the frame is visible.
  func middle(of frame: Rect, _ stage: DotStage) -> (column: Int, row: Int)? {
    let scale = stage.scale
    let box = scale.dots(frame)
    let column = Int(dotAt: box.center.x / Double(across))
    let row = Int(dotAt: box.center.y / Double(down))
    guard column >= 0, column < scale.columns / across, row >= 0, row < scale.rows / down else {
      return nil
    }
    let columns = Self.dots(from: box.x, to: box.maxX, of: scale.columns)
    let rows = Self.dots(from: box.y, to: box.maxY, of: scale.rows)
    return stage.clip.showsHalf(of: columns, rows) ? (column, row) : nil
  }

  /// Returns the dots of one side of a frame in the picture, at least the middle one if inside.
  private static func dots(from start: Double, to end: Double, of count: Int) -> Range<Int> {
    let first = min(Int(dotFrom: start), Int(dotAt: start + (end - start) / 2))
    return (first..<max(Int(dotFrom: end), first + 1)).clamped(to: 0..<count)
  }
}

extension UInt32 {
  /// True if a terminal gives this scalar a column; false for combining marks, zero-width
  /// characters and marks for the direction of text.
  fileprivate var hasColumn: Bool {
    switch self {
    case 0x300...0x36F, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFE00...0xFE0F, 0xFEFF:
      false
    default: true
    }
  }
}
