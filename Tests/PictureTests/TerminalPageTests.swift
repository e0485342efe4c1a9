import Pictures
import TestSupport
import Testing

/// Output that shows a page on a terminal.
struct TerminalPageTests {
  /// A minimal terminal that shows its input, with the features that pages use.
  private struct Model {
    var cells: [[TerminalCell]]
    private var look = TerminalCell.blank
    private var (row, column) = (0, 0)

    init(columns: Int, rows: Int) {
      cells = Array(repeating: Array(repeating: .blank, count: columns), count: rows)
    }

    mutating func take(_ bytes: [UInt8]) {
      var scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
      while let scalar = scalars.popFirst() {
        guard scalar == "\u{1B}" else {
          put(scalar.value)
          continue
        }
        _ = scalars.popFirst()
        let numbers = scalars.prefix { $0 == ";" || ("0"..."9").contains($0) }
        scalars = scalars[numbers.endIndex...]
        let end = scalars.popFirst()
        let values = String(String.UnicodeScalarView(numbers)).split(separator: ";").map {
          Int($0) ?? 0
        }
        switch end {
        case "H": (row, column) = (values[0] - 1, values[1] - 1)
        case "J": cells = cells.map { $0.map { _ in .blank } }
        default: take(look: values[...])
        }
      }
    }

    private mutating func put(_ scalar: UInt32) {
      look.scalar = scalar
      cells[row][column] = look
      column += 1
    }

    private mutating func take(look values: ArraySlice<Int>) {
      var values = values
      while let code = values.popFirst() {
        switch code {
        case 0: look = .blank
        case 1: look.isBold = true
        case 7: look.isReversed = true
        default:
          _ = values.popFirst()
          let color = values.prefix(3).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
          values = values.dropFirst(3)
          if code == 38 { look.ink = color } else { look.ground = color }
        }
      }
    }
  }

  private func page(_ random: inout RandomBits, like old: TerminalPage?) -> TerminalPage {
    var page = old ?? TerminalPage(columns: 12, rows: 5)
    for _ in 0..<random.whole(0...10) {
      var cell = TerminalCell(scalar: random.pick([0x20, 0x41, 0x258C, 0x2605]))
      if random.coin() { cell.ink = UInt32(random.whole(0...0xFFFFFF)) }
      if random.coin() { cell.ground = UInt32(random.whole(0...0xFFFFFF)) }
      (cell.isBold, cell.isReversed) = (random.coin(), random.coin())
      page[random.whole(-1...12), random.whole(-1...5)] = cell
    }
    return page
  }

  @Test(arguments: Seeds.all)
  func `a terminal that takes the updates in order shows every page`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    var model = Model(columns: 12, rows: 5)
    var shown: TerminalPage?
    for number in 0..<500 {
      let next = page(&random, like: shown)
      model.take(next.update(from: shown, .full))
      shown = next
      for row in 0..<5 {
        for column in 0..<12 {
          let cell = next[Int64(column), Int64(row)]
          #expect(model.cells[row][column] == cell, "seed \(seed), page \(number)")
        }
      }
    }
  }

  @Test func `nothing is sent if nothing has changed, and only the cell that has`() {
    var page = TerminalPage(columns: 12, rows: 5)
    page.put("some" as StaticString, 1, 1)
    #expect(page.update(from: page, .full).isEmpty)
    var next = page
    next.put("x" as StaticString, 3, 2)
    let text = String(decoding: next.update(from: page, .full), as: UTF8.self)
    #expect(text == "\u{1B}[3;4H\u{1B}[0mx\u{1B}[0m")
  }

  @Test func `a page of another size, or an unknown one, is cleared first`() {
    let page = TerminalPage(columns: 12, rows: 5)
    let other = TerminalPage(columns: 11, rows: 5)
    #expect(String(decoding: page.update(from: nil, .none), as: UTF8.self) == "\u{1B}[0m\u{1B}[2J")
    #expect(page.update(from: other, .none) == page.update(from: nil, .none))
  }

  @Test func `colours are left out, or the nearest of xterm's, as the terminal has them`() {
    func look(_ color: UInt32, _ colors: TerminalColors) -> String {
      var page = TerminalPage(columns: 1, rows: 1)
      page[0, 0] = TerminalCell(scalar: 0x41, ink: color)
      let empty = TerminalPage(columns: 1, rows: 1)
      return String(decoding: page.update(from: empty, colors), as: UTF8.self)
        .split(separator: "m")[0].split(separator: "[").last.map(String.init) ?? ""
    }
    #expect(look(0x0A84FF, .full) == "0;38;2;10;132;255")
    #expect(look(0x0A84FF, .none) == "0")
    #expect(look(0x0087FF, .indexed) == "0;38;5;33")
    #expect(look(0x000000, .indexed) == "0;38;5;16" && look(0xFFFFFF, .indexed) == "0;38;5;231")
    #expect(look(0x808080, .indexed) == "0;38;5;244" && look(0x1C1C1C, .indexed) == "0;38;5;234")
  }

  @Test func `every colour that xterm has is itself`() {
    let steps: [UInt32] = [0, 95, 135, 175, 215, 255]
    var page = TerminalPage(columns: 216, rows: 1)
    for (number, place) in (0..<216).enumerated() {
      let color = steps[number / 36] << 16 | steps[number / 6 % 6] << 8 | steps[number % 6]
      page[Int64(place), 0] = TerminalCell(scalar: 0x41, ink: color)
    }
    let text = String(decoding: page.update(from: nil, .indexed), as: UTF8.self)
    let found = text.split(separator: "\u{1B}").compactMap { part -> Int? in
      part.hasPrefix("[0;38;5;") ? Int(part.dropFirst(8).dropLast(2)) : nil
    }
    #expect(found == Array(16..<232))
  }

  @Test func `a text ends at the edge, and its control characters do no harm`() {
    var page = TerminalPage(columns: 4, rows: 1)
    #expect(page.put("a\u{1B}bcd" as StaticString, 1, 0) == 6)
    #expect((0..<4).map { page[$0, 0].scalar } == [0x20, 0x61, 0xFFFD, 0x62])
  }
}
