/// A bar that goes through all of a cell, from top to bottom or from side to side: the mark of a ruler.
struct BlockBar {
  /// Whether it stands, or lies.
  private let isUpright: Bool
  /// What it covers across itself, in eighths of the cell, from the left or from above.
  private let breadth: Range<Int>

  /// What nearly is a bar. No character has the end of one in it: one that nearly fills its cell
  /// lengthwise does so, and one that hardly reaches into it is none.
  ///
  /// - Parameter pattern: the 8 × 8 parts of a cell; `nil` comes of any but a bar.
  init?(_ pattern: UInt64) {
    var (rows, columns) = (UInt64(0), UInt64(0))
    for y: UInt64 in 0..<8 {
      let row = pattern &>> (8 * y) & 0xFF
      columns |= row
      if row != 0 { rows |= 1 &<< y }
    }
    let (height, width) = (rows.nonzeroBitCount, columns.nonzeroBitCount)
    // Its corners may be round.
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
    // Two bars are none.
    guard side &>> UInt64(start) == 1 &<< UInt64(breadth.count) - 1 else { return nil }
  }

  /// The bar without its ends.
  var pattern: UInt64 {
    var pattern: UInt64 = 0
    for y: UInt64 in 0..<8 {
      for x: UInt64 in 0..<8 where breadth.contains(Int(isUpright ? x : y)) {
        pattern |= 1 &<< (8 * y + x)
      }
    }
    return pattern
  }

  /// The glyph that is nearest; `nil` if none is near. A thin bar may be further off: it is better in
  /// the wrong place than pale.
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

  /// A dotted line through the middle of the cell.
  var faintScalar: UInt32 { breadth.isEmpty ? 0x20 : isUpright ? 0x250A : 0x2508 }

  private struct Glyph {
    var breadth: Range<Int>
    var upright: BlockGlyph.Match
    var lying: BlockGlyph.Match

    init(_ breadth: Range<Int>, _ upright: BlockGlyph.Match, _ lying: BlockGlyph.Match) {
      (self.breadth, self.upright, self.lying) = (breadth, upright, lying)
    }
  }

  /// Lines through the middle; parts from the left and from below, and what these leave free.
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
