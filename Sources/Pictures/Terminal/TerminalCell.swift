import Presentation

/// One character of a terminal with its attributes.
public struct TerminalCell: Equatable, Sendable {
  /// A Unicode scalar that occupies one column.
  public var scalar: UInt32
  /// The text colour as `0xRRGGBB`, or `usual`.
  public var ink: UInt32
  /// The background as `0xRRGGBB`, or `usual`.
  public var ground: UInt32
  /// True for bold characters.
  public var isBold: Bool
  /// True if ink and ground are exchanged; used without colours.
  public var isReversed: Bool

  /// The terminal's default colour.
  public static let usual = UInt32.max

  /// A blank on the terminal's default ground.
  public static let blank = TerminalCell(scalar: 0x20)

  /// Makes a cell; omitted colours are the terminal's own.
  public init(
    scalar: UInt32, ink: UInt32 = usual, ground: UInt32 = usual, isBold: Bool = false,
    isReversed: Bool = false
  ) {
    (self.scalar, self.ink, self.ground) = (scalar, ink, ground)
    (self.isBold, self.isReversed) = (isBold, isReversed)
  }

  /// Returns true if another cell has the same attributes; the characters may differ.
  func looksLike(_ other: TerminalCell) -> Bool {
    ink == other.ink && ground == other.ground && isBold == other.isBold
      && isReversed == other.isReversed
  }
}

/// The colours of a terminal.
public enum TerminalColors: Equatable, Sendable {
  /// No colours: cells are plain, bold or reversed.
  case none
  /// The 256 colours of xterm; only the 240 with fixed values are used.
  case indexed
  /// Colours of 24 bits.
  case full
}

extension Markup {
  /// Appends the escape sequence for the attributes of a cell.
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
  /// The most similar xterm colour, from a cube of 6 × 6 × 6 or 24 grays.
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

  /// Returns the level of the colour cube nearest to a component of 0 to 255.
  private static func level(_ part: UInt32) -> UInt32 {
    part < 48 ? 0 : part < 115 ? 1 : (part - 35) / 40
  }

  private static func shade(_ level: UInt32) -> UInt32 { level == 0 ? 0 : 55 + 40 * level }

  /// Returns the distance to another colour: the sum of the squared differences.
  func distance(to other: UInt32) -> Int {
    var sum = 0
    for shift: UInt32 in [0, 8, 16] {
      let difference = Int(self &>> shift & 0xFF) - Int(other &>> shift & 0xFF)
      sum += difference * difference
    }
    return sum
  }

  /// Returns a mixture of this colour and another.
  ///
  /// - Parameters:
  ///   - other: the other colour.
  ///   - share: the share of the other colour, 0 to 255.
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
