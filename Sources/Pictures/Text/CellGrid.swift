import Presentation

/// A grid of text cells, each a character or dots in one colour.
struct CellGrid {
  let columns: Int
  let rows: Int
  private let mode: TextSurface.Mode
  private let colors: TextSurface.Colors
  private var cells: [Cell]

  private struct Cell {
    /// The strong dots, as braille bits.
    var dots: UInt8 = 0
    /// The faint dots, as braille bits; disjoint from `dots`.
    var paleDots: UInt8 = 0
    /// The character in front of the dots; 0 for none.
    var scalar: UInt32 = 0
    /// The colour of the most recent paint, as `0xRRGGBB`.
    var color: UInt32 = 0

    /// The dots visible in braille.
    var braille: UInt8 { dots | paleDots.thinned }

    func isBlank(_ mode: TextSurface.Mode) -> Bool {
      scalar == 0x20 || scalar == 0 && (mode == .braille ? braille : dots | paleDots) == 0
    }
  }

  init(columns: Int, rows: Int, _ mode: TextSurface.Mode, _ colors: TextSurface.Colors) {
    self.columns = columns
    self.rows = rows
    self.mode = mode
    self.colors = colors
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  var hasColors: Bool { colors != .none }

  /// Paints a dot inside the grid, counted from the upper left. Pale paint leaves strong dots
  /// unchanged.
  mutating func paint(_ x: Int, _ y: Int, _ shade: Shade, isPale: Bool) {
    let index = y / 4 * columns + x / 2
    let bit = UInt8(brailleDot: x, y)
    switch shade {
    case .color(let color):
      if isPale {
        cells[index].paleDots |= bit & ~cells[index].dots
      } else {
        cells[index].dots |= bit
        cells[index].paleDots &= ~bit
      }
      if cells[index].scalar == 0 { cells[index].color = color }
    case .background:
      cells[index].dots &= ~bit
      cells[index].paleDots &= ~bit
    case .nothing: break
    }
  }

  /// Writes a character into a cell of the grid.
  mutating func put(_ scalar: UInt32, _ column: Int, _ row: Int, _ color: UInt32) {
    let index = row * columns + column
    cells[index].scalar = mode == .ascii && scalar > 0x7E ? 0x3F : scalar
    cells[index].color = color
  }

  // MARK: Lines

  /// Appends a row without trailing blanks.
  package func append(row: Int, to line: inout Markup) {
    let cells = cells[row * columns..<(row + 1) * columns]
    guard let last = cells.lastIndex(where: { !$0.isBlank(mode) }) else { return }
    var color: UInt32?
    for cell in cells[...last] {
      guard !cell.isBlank(mode) else {
        line.append(UInt8(ascii: " "))
        continue
      }
      if colors == .full, cell.color != color {
        line.append(color: cell.color)
        color = cell.color
      }
      line.append(scalar: cell.scalar == 0 ? character(of: cell) : cell.scalar)
    }
    if color != nil { line.append("\u{1B}[0m") }
  }

  private func character(of cell: Cell) -> UInt32 {
    switch mode {
    case .braille: 0x2800 + UInt32(cell.braille)
    case .ascii where cell.dots == 0: UInt32(cell.paleDots.faintCharacter)
    case .ascii: UInt32(cell.dots.asciiCharacter)
    }
  }
}

extension Markup {
  /// Appends the escape sequence for a text colour.
  fileprivate mutating func append(color: UInt32) {
    append("\u{1B}[38;2;")
    append(decimal: Int64(color >> 16))
    append(";")
    append(decimal: Int64(color >> 8 & 0xFF))
    append(";")
    append(decimal: Int64(color & 0xFF))
    append("m")
  }
}

extension UInt8 {
  /// Makes the braille bit of a dot, counted from the upper left; a cell has 2 × 4 dots.
  package init(brailleDot x: Int, _ y: Int) {
    self = y % 4 == 3 ? (x % 2 == 0 ? 0x40 : 0x80) : 1 << UInt8(y % 4 + x % 2 * 3)
  }

  /// Every other one of these braille dots, and never a whole column, so that faint dots differ
  /// from strong ones in every column.
  var thinned: UInt8 {
    func thin(_ column: UInt8) -> UInt8 {
      // Keeps the dots on the white squares of a chess board.
      let part = column & 0b1001_0101
      return part == column ? 0 : part
    }
    return thin(self & 0b0100_0111) | thin(self & 0b1011_1000)
  }

  /// A fainter ASCII character for these dots.
  var faintCharacter: UInt8 {
    switch asciiCharacter {
    case UInt8(ascii: "#"): UInt8(ascii: ".")
    case UInt8(ascii: "|"): UInt8(ascii: ":")
    case UInt8(ascii: "-"): UInt8(ascii: "~")
    case UInt8(ascii: ":"): UInt8(ascii: ";")
    case UInt8(ascii: "'"): UInt8(ascii: "`")
    default: UInt8(ascii: ",")
    }
  }

  /// An ASCII character that resembles these braille dots, at least one of which must be set.
  var asciiCharacter: UInt8 {
    // The rows of a column as four bits, from the top.
    let left = self & 7 | self >> 3 & 8
    let right = self >> 3 & 7 | self >> 4 & 8
    let (both, either) = (left & right, left | right)
    if both.nonzeroBitCount >= 3 { return UInt8(ascii: "#") }
    if either.nonzeroBitCount >= 3 { return UInt8(ascii: "|") }
    if both != 0 { return UInt8(ascii: "-") }
    if either & 0b1100 == 0 { return UInt8(ascii: "'") }
    return UInt8(ascii: either & 0b0011 == 0 ? "." : ":")
  }
}
