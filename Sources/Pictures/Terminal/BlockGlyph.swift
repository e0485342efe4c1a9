/// A character that fills part of its cell. Each of the 8 × 8 parts is a bit, row by row from the
/// upper left.
struct BlockGlyph {
  let scalar: UInt32
  let parts: UInt64

  /// Blocks from the left and the bottom, quadrants, and lines through the middle. Exchanging the
  /// two colours yields their complements.
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
    glyphs.append(BlockGlyph(0x2502) { x, _ in x == 3 })
    glyphs.append(BlockGlyph(0x2503) { x, _ in x == 3 || x == 4 })
    glyphs.append(BlockGlyph(0x2500) { _, y in y == 3 })
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

  /// A glyph fitted to a pattern. `inside` and `outside` are the shares of 255 of the glyph's area
  /// and of the area around it that belong to the pattern.
  struct Match: Equatable {
    var scalar: UInt32
    var inside: Int
    var outside: Int

    /// Makes an exact match, normal or with the colours exchanged.
    init(_ scalar: UInt32, isReversed: Bool = false) {
      (self.scalar, inside, outside) = (scalar, isReversed ? 0 : 255, isReversed ? 255 : 0)
    }

    init(_ scalar: UInt32, inside: Int, outside: Int) {
      (self.scalar, self.inside, self.outside) = (scalar, inside, outside)
    }
  }

  /// Returns the best glyph for a pattern. If none is near enough, mixes the two colours of the
  /// best approximation, so that moving shapes fade between cells.
  static func match(_ pattern: UInt64) -> Match {
    if let bar = BlockBar(pattern) { return bar.match ?? mixed(bar.pattern) }
    return pure(pattern, within: 8) ?? mixed(pattern)
  }

  /// Returns the nearest glyph at any distance, for terminals that cannot mix colours.
  static func plainMatch(_ pattern: UInt64) -> Match {
    BlockBar(pattern)?.match ?? pure(pattern, within: 64) ?? Match(0x20)
  }

  /// Returns the character of a faint pattern: a dotted line for a bar, a light shade for a pattern
  /// that fills a quarter of its cell or more.
  static func faintScalar(_ pattern: UInt64) -> UInt32 {
    if let bar = BlockBar(pattern) { return bar.faintScalar }
    return pattern.nonzeroBitCount >= 16 ? 0x2591 : 0x20
  }

  /// Returns the nearest glyph that differs in at most `limit` parts.
  private static func pure(_ pattern: UInt64, within limit: Int) -> Match? {
    let count = pattern.nonzeroBitCount
    var least = min(count, 64 - count)
    var best = least <= limit ? Match(0x20, isReversed: count > 32) : nil
    for glyph in all {
      let distance = (pattern ^ glyph.parts).nonzeroBitCount
      if distance <= limit, distance < least { (least, best) = (distance, Match(glyph.scalar)) }
      guard 64 - distance <= limit, 64 - distance < least else { continue }
      (least, best) = (64 - distance, Match(glyph.scalar, isReversed: true))
    }
    return best
  }

  private static func mixed(_ pattern: UInt64) -> Match {
    let count = pattern.nonzeroBitCount
    var best = Match(0x20, inside: 0, outside: count * 255 / 64)
    // The error is the variance: `a` set parts of `n` contribute a · (n − a) / n.
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
      best = Match(
        glyph.scalar, inside: inside * 255 / size, outside: outside * 255 / (64 - size))
    }
    return best
  }
}
