/// A bar that spans its cell vertically or horizontally, such as a mark of a ruler.
struct BlockBar {
  /// True for a vertical bar.
  private let isUpright: Bool
  /// The extent across the bar, in eighths of the cell, from the left or top; empty for a blank.
  private let breadth: Range<Int>

  /// Accepts patterns that are nearly a bar. No character ends a bar within its cell, so a bar that
  /// nearly spans the cell counts as spanning it, and one that barely enters it counts as blank.
  ///
  /// - Parameter pattern: the 8 × 8 parts of a cell; anything but a near bar yields `nil`.
  init?(_ pattern: UInt64) {
    var (rows, columns) = (UInt64(0), UInt64(0))
    for y: UInt64 in 0..<8 {
      let row = pattern &>> (8 * y) & 0xFF
      columns |= row
      if row != 0 { rows |= 1 &<< y }
    }
    let (height, width) = (rows.nonzeroBitCount, columns.nonzeroBitCount)
    // Allows for rounded corners.
    let isFull = pattern.nonzeroBitCount * 10 >= height * width * 7
    let length = min(height, width) <= 4 ? 5 : 6
    guard isFull, max(height, width) >= length, min(height, width) < 8 else {
      guard isFull, height * width < 8 else { return nil }
      (isUpright, breadth) = (true, 0..<0)
      return
    }
    isUpright = height >= width
    let side = isUpright ? columns : rows
    let start = side.trailingZeroBitCount
    breadth = start..<start + side.nonzeroBitCount
    // Rejects two bars side by side.
    guard side &>> UInt64(start) == 1 &<< UInt64(breadth.count) - 1 else { return nil }
  }

  /// The bar extended to the whole cell.
  var pattern: UInt64 {
    var pattern: UInt64 = 0
    for y: UInt64 in 0..<8 {
      for x: UInt64 in 0..<8 where breadth.contains(Int(isUpright ? x : y)) {
        pattern |= 1 &<< (8 * y + x)
      }
    }
    return pattern
  }

  /// The nearest glyph; `nil` if none is near. Thin bars tolerate more distance: a displaced bar is
  /// better than a pale one.
  var match: BlockGlyph.Match? {
    guard !breadth.isEmpty else { return BlockGlyph.Match(0x20) }
    var best: BlockGlyph.Match?
    var least = breadth.count <= 2 ? 5 : breadth.count == 3 ? 3 : 2
    for glyph in Self.glyphs {
      let distance =
        abs(glyph.breadth.lowerBound - breadth.lowerBound)
        + abs(glyph.breadth.upperBound - breadth.upperBound)
      guard distance < least, abs(glyph.breadth.count - breadth.count) <= 1 else { continue }
      least = distance
      best = isUpright ? glyph.upright : glyph.lying
    }
    return best
  }

  /// The character of a dotted line through the middle of the cell.
  var faintScalar: UInt32 { breadth.isEmpty ? 0x20 : isUpright ? 0x250A : 0x2508 }

  private struct Glyph {
    var breadth: Range<Int>
    var upright: BlockGlyph.Match
    var lying: BlockGlyph.Match

    init(_ breadth: Range<Int>, _ upright: BlockGlyph.Match, _ lying: BlockGlyph.Match) {
      (self.breadth, self.upright, self.lying) = (breadth, upright, lying)
    }
  }

  /// Lines through the middle; blocks from the left and the bottom, and their complements.
  private static let glyphs: [Glyph] = {
    typealias Match = BlockGlyph.Match
    var glyphs = [
      Glyph(3..<4, Match(0x2502), Match(0x2500)), Glyph(3..<5, Match(0x2503), Match(0x2501)),
    ]
    for count in 1..<8 as Range<UInt32> {
      let (left, below, edge) = (0x2590 - count, 0x2588 - count, Int(count))
      glyphs.append(Glyph(0..<edge, Match(left), Match(below, isReversed: true)))
      glyphs.append(Glyph(edge..<8, Match(left, isReversed: true), Match(below)))
    }
    return glyphs
  }()
}
