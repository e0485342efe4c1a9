import ControlCore
import Pictures
import Presentation
import TestSupport
import Testing

/// Pictures of cell fractions.
struct BlockSurfaceTests {
  private static let ground: UInt32 = 0x1C1C1E
  private static let white: UInt32 = 0xFFFFFF

  /// Returns a picture with cells of 8 × 8 points; a dot is a point.
  private func surface(
    _ columns: Int64, _ rows: Int64, _ draw: (inout BlockSurface) -> Void
  ) -> BlockSurface {
    let frame = Rect(x: 0, y: 0, width: Double(8 * columns), height: Double(8 * rows))
    var surface = BlockSurface(columns: columns, rows: rows, showing: frame)
    draw(&surface)
    return surface
  }

  private func bar(_ frame: Rect, _ colors: TerminalColors = .full) -> [TerminalCell] {
    let picture = surface(2, 1) { $0.fill(.rectangle(frame), .label) }
    return [picture.cell(0, 0, colors), picture.cell(1, 0, colors)]
  }

  /// Returns the eighths of a cell's width in the ink colour; `nil` if the cell is mixed.
  private func columns(_ cell: TerminalCell) -> Range<Int>? {
    let isInk = cell.ink == Self.white && cell.ground == Self.ground
    let isGround = cell.ink == Self.ground && cell.ground == Self.white
    switch cell.scalar {
    case 0x20: return cell.ground == Self.ground ? 0..<0 : cell.ground == Self.white ? 0..<8 : nil
    case 0x2589...0x258F where isInk: return 0..<Int(0x2590 - cell.scalar)
    case 0x2589...0x258F where isGround: return Int(0x2590 - cell.scalar)..<8
    case 0x2502 where isInk: return 3..<4
    case 0x2503 where isInk: return 3..<5
    default: return nil
    }
  }

  @Test func `an edge lies where it is, to an eighth of a cell`() {
    for eighths in 0...16 {
      let cells = bar(Rect(x: 0, y: 0, width: Double(eighths), height: 8)).map(columns)
      #expect(cells == [0..<min(eighths, 8), 0..<max(eighths - 8, 0)], "\(eighths)")
    }
    for eighths in 1..<8 {
      let right = bar(Rect(x: Double(eighths), y: 0, width: Double(8 - eighths), height: 8))
      #expect(columns(right[0]) == eighths..<8)
    }
  }

  @Test func `a thin bar goes on in eighths, without growing pale`() {
    for breadth in 1...3 {
      var last = -1
      for start in 0...8 - breadth {
        let frame = Rect(x: Double(start), y: 0, width: Double(breadth), height: 8)
        guard let found = columns(bar(frame)[0]) else {
          Issue.record("\(breadth) from \(start) is mixed")
          continue
        }
        #expect(abs(found.lowerBound - start) <= 2 && abs(found.count - breadth) <= 1)
        #expect(found.lowerBound >= last)
        last = found.lowerBound
      }
      #expect(last > 0)
    }
  }

  @Test func `a bar that ends in a cell nearly fills it, or hardly reaches into it`() {
    for (height, isThere) in [(5.0, true), (7.0, true), (3.0, false)] {
      let cell = bar(Rect(x: 0, y: 0, width: 2, height: height))[0]
      #expect(columns(cell) == (isThere ? 0..<2 : 0..<0), "\(height)")
    }
  }

  @Test func `a corner of another colour takes no bar away`() {
    let red = Ink(RGBA(0xFF45_3AFF))
    for x in [0.0, 7] {
      let picture = surface(1, 1) {
        $0.fill(.rectangle(Rect(x: x == 0 ? 0 : 6, y: 0, width: 2, height: 8)), red)
        $0.fill(.rectangle(Rect(x: x, y: 0, width: 1, height: 1)), .label)
      }
      let cell = picture.cell(0, 0, .full)
      #expect(cell.scalar == (x == 0 ? 0x258E : 0x258A), "\(cell)")
    }
  }

  @Test func `two bars in a cell are not one`() {
    let picture = surface(1, 1) { surface in
      surface.fill(.rectangle(Rect(x: 0, y: 0, width: 2, height: 8)), .label)
      surface.fill(.rectangle(Rect(x: 6, y: 0, width: 2, height: 8)), .label)
    }
    #expect(columns(picture.cell(0, 0, .full)) == nil)
  }

  @Test func `without colours it is plain or reversed, and never more ink than there is space for`()
  {
    let left = bar(Rect(x: 0, y: 0, width: 3, height: 8), .none)[0]
    #expect(left == TerminalCell(scalar: 0x258D))
    let right = bar(Rect(x: 3, y: 0, width: 5, height: 8), .none)[0]
    #expect(right == TerminalCell(scalar: 0x258D, isReversed: true))
    #expect(bar(Rect(x: 0, y: 0, width: 8, height: 8), .none)[1] == .blank)
  }

  @Test func `what no character has is mixed as its dots are`() {
    // Every other dot each way: a quarter of the cell.
    let picture = surface(1, 1) { surface in
      for y in stride(from: 0.0, to: 8, by: 2) {
        for x in stride(from: 0.0, to: 8, by: 2) {
          surface.fill(.rectangle(Rect(x: x, y: y, width: 1, height: 1)), .label)
        }
      }
    }
    let cell = picture.cell(0, 0, .full)
    let share = Double(columns(ofGlyph: cell.scalar)) / 8
    let mean = Double(cell.ink & 0xFF) * share + Double(cell.ground & 0xFF) * (1 - share)
    #expect(abs(mean - (30 + (255 - 30) / 4)) <= 2)
    #expect(cell.ink != Self.white && cell.ground != Self.white)
  }

  /// Returns the eighths of a cell that a character fills.
  private func columns(ofGlyph scalar: UInt32) -> Int {
    switch scalar {
    case 0x2581...0x2587: Int(scalar - 0x2580)
    case 0x2589...0x258F: Int(0x2590 - scalar)
    case 0x2500, 0x2502: 1
    case 0x2501, 0x2503, 0x2596, 0x2597, 0x2598, 0x259D: 2
    case 0x259A: 4
    default: 0
    }
  }

  @Test func `text stands in front, on what is most of its cell`() {
    let picture = surface(3, 1) { surface in
      surface.fill(.rectangle(Rect(x: 0, y: 0, width: 12, height: 8)), .label)
      surface.text("abc" as StaticString, at: Point(x: 12, y: 4), TextStyle(size: 8, ink: .red))
    }
    let red: UInt32 = 0xFF453A
    let grounds = (0..<3).map { picture.cell($0, 0, .full).ground }
    #expect((0..<3).map { picture.cell($0, 0, .full).scalar } == [0x61, 0x62, 0x63])
    #expect(grounds[0] == Self.white && grounds[2] == Self.ground)
    #expect(picture.cell(2, 0, .full).ink == red)
    #expect(picture.cell(3, 0, .full) == .blank && picture.cell(0, -1, .full) == .blank)
  }

  @Test func `a symbol is drawn, and a character where it would be a blot`() {
    func scalars(_ columns: Int64, _ rows: Int64) -> [UInt32] {
      let star = NamedSymbol.star
      let picture = surface(columns, rows) { surface in
        let frame = Rect(x: 0, y: 0, width: Double(8 * columns), height: Double(8 * rows))
        surface.symbol(star, isFilled: true, in: frame, .yellow)
      }
      return (0..<rows).flatMap { row in
        (0..<columns).map { picture.cell($0, row, .full).scalar }
      }
    }
    #expect(scalars(2, 1).filter { $0 == 0x2605 }.count == 1)
    #expect(!scalars(6, 6).contains(0x2605))
    #expect(scalars(6, 6).filter { $0 != 0x20 }.count > 8)
  }

  @Test(arguments: Seeds.all)
  func `any picture makes cells that a terminal can show`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<Cases.some(of: 300) {
      let picture = surface(4, 3) { surface in
        for _ in 0..<random.whole(0...6) {
          let circle = Outline.circle(
            center: Point(x: random.number(-20...60), y: random.number(-20...60)),
            radius: random.number(0...30))
          surface.fill(circle, Ink(RGBA(random.whole(0...0xFFFF_FFFF))))
        }
      }
      for colors in [TerminalColors.full, .none] {
        for place in 0..<12 as Range<Int64> {
          let cell = picture.cell(place % 4, place / 4, colors)
          #expect(Self.shapes.contains(cell.scalar), "seed \(seed): \(cell.scalar)")
          let isUsual = cell.ink == TerminalCell.usual && cell.ground == TerminalCell.usual
          #expect(colors == .none ? isUsual : cell.ground <= 0xFFFFFF, "seed \(seed)")
        }
      }
    }
  }

  /// A blank, eighths, quarters and lines; for faint shapes a shade and dotted lines. Any
  /// terminal's font has them.
  private static let shapes: [UInt32] =
    [
      0x2508, 0x250A, 0x2591, 0x20, 0x2500, 0x2501, 0x2502, 0x2503, 0x2596, 0x2597, 0x2598, 0x259A,
      0x259D,
    ]
    + Array(0x2581...0x2587) + Array(0x2589...0x258F)
}
