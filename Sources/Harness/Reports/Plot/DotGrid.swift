import GestureScript
import Pictures

/// A grid of dots drawn as text: 2 × 4 dots per braille character, 1 × 2 per ASCII character.
struct DotGrid {
  let columns: Int
  let rows: Int
  let style: TextPlot.Style
  /// The bits of each cell, row by row: braille dots, or 1 for the upper and 2 for the lower ASCII
  /// dot.
  private var cells: [UInt8]

  init(columns: Int, rows: Int, style: TextPlot.Style) {
    self.columns = columns
    self.rows = rows
    self.style = style
    cells = Array(repeating: 0, count: columns * rows)
  }

  var width: Int { columns * style.dotsAcross }
  var height: Int { rows * style.dotsDown }

  /// Sets a dot, given its position from the left and from above; must be inside the grid.
  mutating func set(_ x: Int, _ y: Int) {
    let cell = y / style.dotsDown * columns + x / style.dotsAcross
    // ASCII uses thin curves that keep their height.
    cells[cell] |= style == .braille ? UInt8(brailleDot: x, y) : y % 2 == 0 ? 1 : 2
  }

  /// Draws a line from left to right; the ends may share a column.
  mutating func line(from a: (x: Int, y: Int), to b: (x: Int, y: Int), _ stroke: DotStroke) {
    let (on, period) = (stroke.on * style.dotsAcross, stroke.period * style.dotsAcross)
    var before = a.y
    for x in a.x...max(a.x, b.x) {
      let y = b.x > a.x ? a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x) : b.y
      for dot in min(before, y)...max(before, y)
      where stroke == .faint ? (x + dot) % period == 0 : (x + dot) % period < on {
        set(x, dot)
      }
      before = y
    }
  }

  /// Appends one row of text; `filler` replaces empty cells.
  package func append(row: Int, filler: StaticString, to text: inout [UInt8]) {
    for column in 0..<columns {
      let cell = cells[row * columns + column]
      guard cell != 0 else {
        text.append(filler)
        continue
      }
      switch style {
      case .braille:
        text.append(contentsOf: [0xE2, 0xA0 + cell >> 6, 0x80 + cell & 0x3F])
      case .ascii: text.append(cell == 1 ? "'" : cell == 2 ? "." : ":")
      }
    }
  }
}

/// The pattern of a dotted curve: `on` dots out of every `period`, in columns of text.
struct DotStroke: Equatable {
  var on: Int
  var period: Int

  static let solid = DotStroke(on: 1, period: 1)
  /// Alternating dots.
  static let faint = DotStroke(on: 0, period: 2)

  /// Returns the stroke of a part: solid for part 0, then seven others, then again from the start.
  static func ofPart(_ part: Int) -> DotStroke {
    let strokes: [(on: Int, period: Int)] = [
      (1, 1), (3, 4), (2, 4), (5, 6), (1, 3), (4, 7), (2, 6), (1, 5),
    ]
    let (on, period) = strokes[part % strokes.count]
    return DotStroke(on: on, period: period)
  }
}
