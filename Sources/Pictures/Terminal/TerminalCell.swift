import Presentation

/// One character of a terminal, and how it looks.
public struct TerminalCell: Equatable, Sendable {
  /// A Unicode scalar that takes one column.
  public var scalar: UInt32
  /// `0xRRGGBB`, or `usual`.
  public var ink: UInt32
  /// What it stands on: `0xRRGGBB`, or `usual`.
  public var ground: UInt32
  /// True for bold characters.
  public var isBold: Bool
  /// Whether ink and ground are exchanged: where there are no colours.
  public var isReversed: Bool

  /// The terminal's own colour.
  public static let usual = UInt32.max

  /// Nothing, on the terminal's own ground.
  public static let blank = TerminalCell(scalar: 0x20)

  /// A cell of a character, in the terminal's own colours if no others are named.
  public init(
    scalar: UInt32, ink: UInt32 = usual, ground: UInt32 = usual, isBold: Bool = false,
    isReversed: Bool = false
  ) {
    (self.scalar, self.ink, self.ground) = (scalar, ink, ground)
    (self.isBold, self.isReversed) = (isBold, isReversed)
  }

  /// Whether another cell differs in its character alone.
  func looksLike(_ other: TerminalCell) -> Bool {
    ink == other.ink && ground == other.ground && isBold == other.isBold
      && isReversed == other.isReversed
  }
}

/// How many colours a terminal has.
public enum TerminalColors: Equatable, Sendable {
  /// None: cells are plain, bold or reversed.
  case none
  /// The 256 of xterm, of which the 240 that are the same everywhere are used.
  case indexed
  /// 24 bits.
  case full
}

extension Markup {
  /// Appends what tells a terminal how the next characters look.
  package mutating func append(lookOf cell: TerminalCell, _ colors: TerminalColors) {
    append("\u{1B}[0")
    if cell.isBold { append(";1") }
    if cell.isReversed { append(";7") }
    append(";38", cell.ink, colors)
    append(";48", cell.ground, colors)
    append("m")
  }

  private mutating func append(
    _ place: StaticString, _ color: UInt32, _ colors: TerminalColors
  ) {
    guard color != TerminalCell.usual, colors != .none else { return }
    append(place)
    if colors == .indexed {
      append(";5;")
      return append(decimal: Int64(color.indexed))
    }
    append(";2;")
    append(decimal: Int64(color >> 16 & 0xFF))
    append(";")
    append(decimal: Int64(color >> 8 & 0xFF))
    append(";")
    append(decimal: Int64(color & 0xFF))
  }
}

extension UInt32 {
  /// The most similar of xterm's colours: of a cube of 6 × 6 × 6, or of 24 grays.
  var indexed: UInt32 {
    let red = Self.level(self >> 16 & 0xFF)
    let green = Self.level(self >> 8 & 0xFF)
    let blue = Self.level(self & 0xFF)
    let mean = ((self >> 16 & 0xFF) + (self >> 8 & 0xFF) + (self & 0xFF)) / 3
    let gray = mean < 8 ? 0 : Swift.min((mean - 3) / 10, 23)
    let cube = Self.shade(red) << 16 | Self.shade(green) << 8 | Self.shade(blue)
    let ramp = (8 + 10 * gray) * 0x01_01_01
    guard distance(to: ramp) < distance(to: cube) else {
      return 16 + 36 * red + 6 * green + blue
    }
    return 232 + gray
  }

  /// The step of the cube that is nearest to a share of 255.
  private static func level(_ part: UInt32) -> UInt32 {
    part < 48 ? 0 : part < 115 ? 1 : (part - 35) / 40
  }

  private static func shade(_ level: UInt32) -> UInt32 { level == 0 ? 0 : 55 + 40 * level }

  /// How far from another colour it is: the sum of the squares.
  func distance(to other: UInt32) -> Int {
    var sum = 0
    for shift: UInt32 in [0, 8, 16] {
      let difference = Int(self &>> shift & 0xFF) - Int(other &>> shift & 0xFF)
      sum += difference * difference
    }
    return sum
  }

  /// A colour between this one and another.
  ///
  /// - Parameters:
  ///   - other: the other one.
  ///   - share: how much of it, 0 to 255.
  /// - Returns: the mixture.
  func mixed(with other: UInt32, _ share: Int) -> UInt32 {
    var mixture: UInt32 = 0
    for shift: UInt32 in [0, 8, 16] {
      let (from, to) = (Int(self &>> shift & 0xFF), Int(other &>> shift & 0xFF))
      let part = (from * (255 - share) + to * share + 127) / 255
      mixture |= UInt32(truncatingIfNeeded: part) &<< shift
    }
    return mixture
  }
}
