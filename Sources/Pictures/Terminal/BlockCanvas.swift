import ControlCore
import Presentation

/// Terminal cells of 8 × 8 coloured dots each, with characters in front.
struct BlockCanvas {
  let columns: Int
  let rows: Int
  private let ground: UInt32
  /// The colours of the dots, cell by cell.
  private var dots: [UInt32]
  /// The dots that are drawn fainter in terminals without colours.
  private var areFaint: [Bool]
  private var letters: [Letter?]

  private struct Letter {
    var scalar: UInt32
    var ink: UInt32
    var isBold: Bool

    func cell(on ground: UInt32) -> TerminalCell {
      TerminalCell(scalar: scalar, ink: ink, ground: ground, isBold: isBold)
    }
  }

  /// The number of dots across and down a cell.
  static let fineness = 8

  init(columns: Int, rows: Int, ground: UInt32) {
    (self.columns, self.rows, self.ground) = (columns, rows, ground)
    dots = Array(repeating: ground, count: columns * rows * 64)
    areFaint = Array(repeating: false, count: columns * rows * 64)
    letters = Array(repeating: nil, count: columns * rows)
  }

  /// Paints a dot inside the canvas.
  ///
  /// - Parameters:
  ///   - x: column of the dot, from the left.
  ///   - y: row of the dot, from the top.
  ///   - color: the colour as `0xRRGGBB`.
  ///   - share: the opacity, 0 to 255.
  ///   - isFaint: true to draw the dot fainter in terminals without colours. Dots that are already
  ///     visible stay strong.
  mutating func paint(_ x: Int, _ y: Int, _ color: UInt32, _ share: Int, isFaint: Bool) {
    let index = (y / 8 * columns + x / 8) * 64 + y % 8 * 8 + x % 8
    areFaint[index] = isFaint && (areFaint[index] || !isVisible(dots[index]))
    dots[index] = share == 255 ? color : dots[index].mixed(with: color, share)
  }

  /// Writes a character into a cell of the canvas.
  mutating func put(
    _ scalar: UInt32, _ column: Int, _ row: Int, _ ink: UInt32, _ share: Int, isBold: Bool
  ) {
    let index = row * columns + column
    letters[index] = Letter(
      scalar: scalar, ink: dots[index * 64].mixed(with: ink, share), isBold: isBold)
  }

  // MARK: Cells

  /// Returns the terminal cell for a cell of the canvas.
  func cell(_ column: Int, _ row: Int, _ colors: TerminalColors) -> TerminalCell {
    let index = row * columns + column
    let dots = dots[index * 64..<index * 64 + 64]
    guard colors != .none else { return plainCell(index) }
    guard let (pattern, low, high) = twoColors(dots) else {
      let ground = dots[dots.startIndex]
      return letters[index]?.cell(on: ground) ?? TerminalCell(scalar: 0x20, ground: ground)
    }
    if let letter = letters[index] {
      return letter.cell(on: pattern.nonzeroBitCount > 32 ? high : low)
    }
    let glyph = BlockGlyph.match(pattern)
    return TerminalCell(
      scalar: glyph.scalar, ink: low.mixed(with: high, glyph.inside),
      ground: low.mixed(with: high, glyph.outside))
  }

  /// Returns a cell in the terminal's own colours. Faint dots only show where no strong glyph does.
  private func plainCell(_ index: Int) -> TerminalCell {
    if let letter = letters[index] {
      return TerminalCell(scalar: letter.scalar, isBold: letter.isBold)
    }
    var (strong, faint): (UInt64, UInt64) = (0, 0)
    for number in 0..<64 where isVisible(dots[index * 64 + number]) {
      let dot: UInt64 = 1 &<< UInt64(number)
      if areFaint[index * 64 + number] { faint |= dot } else { strong |= dot }
    }
    let glyph = BlockGlyph.plainMatch(strong)
    if glyph == BlockGlyph.Match(0x20) {
      return TerminalCell(scalar: BlockGlyph.faintScalar(faint))
    }
    return TerminalCell(scalar: glyph.scalar, isReversed: glyph.outside > 0)
  }

  private func isVisible(_ dot: UInt32) -> Bool { dot.distance(to: ground) > Self.visible }

  /// The squared distance from the ground up to which dots are invisible without colours.
  private static let visible = 3 * 32 * 32

  /// Splits the dots by the nearer of two colours; each colour becomes the mean of its dots. The
  /// pattern is the half less like the ground; `nil` if all dots have one colour.
  private func twoColors(
    _ dots: ArraySlice<UInt32>
  ) -> (pattern: UInt64, low: UInt32, high: UInt32)? {
    let first = dots.contains(ground) ? ground : dots[dots.startIndex]
    // Favours frequent colours far from the first, so that few dots of a third colour do not count.
    var (far, last, most) = (first, first, 0)
    for dot in dots where dot != first && dot != last {
      last = dot
      let weight = dot.distance(to: first) * dots.lazy.filter { $0 == dot }.count
      if weight > most { (far, most) = (dot, weight) }
    }
    guard most > 0 else { return nil }
    var pattern: UInt64 = 0
    var (low, high) = (ColorSum(), ColorSum())
    for (number, dot) in dots.enumerated() {
      if dot == far || dot != first && dot.distance(to: far) < dot.distance(to: first) {
        pattern |= 1 &<< UInt64(number)
        high.add(dot)
      } else {
        low.add(dot)
      }
    }
    let isReversed = high.mean.distance(to: ground) < low.mean.distance(to: ground)
    return isReversed ? (~pattern, high.mean, low.mean) : (pattern, low.mean, high.mean)
  }
}

/// The sum of some colours.
private struct ColorSum {
  private var red: UInt32 = 0
  private var green: UInt32 = 0
  private var blue: UInt32 = 0
  private var count: UInt32 = 0

  mutating func add(_ color: UInt32) {
    red += color >> 16
    green += color >> 8 & 0xFF
    blue += color & 0xFF
    count += 1
  }

  /// The mean of the colours; there must be at least one.
  var mean: UInt32 {
    func share(_ sum: UInt32) -> UInt32 { (sum + count / 2) / count }
    return share(red) << 16 | share(green) << 8 | share(blue)
  }
}
