/// A character that fills a part of its cell, as the terminal draws it: one of 8 × 8 parts is a bit,
/// counted from the upper left, row by row.
struct BlockGlyph {
  let scalar: UInt32
  let parts: UInt64

  /// Parts of a cell filled from the left and from below, quarters, and lines through the middle. What
  /// they leave free is a glyph as well: with the colours exchanged.
  static let all: [BlockGlyph] = {
    var glyphs: [BlockGlyph] = []
    for eighths in 1..<8 {
      let count = UInt32(eighths)
      glyphs.append(BlockGlyph(0x2590 - count) { x, _ in x < eighths })
      glyphs.append(BlockGlyph(0x2580 + count) { _, y in y >= 8 - eighths })
    }
    glyphs.append(BlockGlyph(0x2598) { x, y in x < 4 && y < 4 })
    glyphs.append(BlockGlyph(0x259D) { x, y in x >= 4 && y < 4 })
    glyphs.append(BlockGlyph(0x2596) { x, y in x < 4 && y >= 4 })
    glyphs.append(BlockGlyph(0x2597) { x, y in x >= 4 && y >= 4 })
    glyphs.append(BlockGlyph(0x259A) { x, y in (x < 4) == (y < 4) })
    glyphs.append(BlockGlyph(0x2503) { x, _ in x == 3 || x == 4 })
    glyphs.append(BlockGlyph(0x2501) { _, y in y == 3 || y == 4 })
    return glyphs
  }()

  private init(_ scalar: UInt32, _ fills: (_ x: Int, _ y: Int) -> Bool) {
    var parts: UInt64 = 0
    for y in 0..<8 {
      for x in 0..<8 where fills(x, y) { parts |= 1 &<< UInt64(8 * y + x) }
    }
    (self.scalar, self.parts) = (scalar, parts)
  }

  /// The glyph that looks most like a pattern, if its two colours may be mixed.
  ///
  /// - Parameter pattern: neither empty nor full.
  /// - Returns: the glyph, and how many of 255 parts of its ink, and of what is around it, are of the
  ///   pattern. The whole cell in one colour is a blank.
  static func mixed(_ pattern: UInt64) -> (scalar: UInt32, inside: Int, outside: Int) {
    let count = pattern.nonzeroBitCount
    var best = (scalar: UInt32(0x20), inside: 0, outside: count * 255 / 64)
    // What is off is the variance: that of `n` parts with `a` of them set is a · (n − a) / n.
    var least = Double(count * (64 - count)) / 64
    for glyph in all {
      let size = glyph.parts.nonzeroBitCount
      let inside = (pattern & glyph.parts).nonzeroBitCount
      let outside = count - inside
      let error =
        Double(inside * (size - inside)) / Double(size)
        + Double(outside * (64 - size - outside)) / Double(64 - size)
      guard error < least else { continue }
      least = error
      best = (glyph.scalar, inside * 255 / size, outside * 255 / (64 - size))
    }
    return best
  }

  /// The glyph that looks most like a pattern in two colours.
  ///
  /// - Parameter pattern: any.
  /// - Returns: the glyph, and whether its colours are exchanged.
  static func plain(_ pattern: UInt64) -> (scalar: UInt32, isReversed: Bool) {
    let count = pattern.nonzeroBitCount
    var best = (scalar: UInt32(0x20), isReversed: count > 32)
    var least = min(count, 64 - count)
    for glyph in all {
      let distance = (pattern ^ glyph.parts).nonzeroBitCount
      if min(distance, 64 - distance) < least {
        least = min(distance, 64 - distance)
        best = (glyph.scalar, distance > 32)
      }
    }
    return best
  }
}
