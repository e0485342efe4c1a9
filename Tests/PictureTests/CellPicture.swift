import ControlCore
import Pictures
import Presentation

/// A picture in cells, on any of the surfaces for terminals.
struct CellPicture: Equatable {
  /// What a terminal can show.
  enum Screen: CaseIterable {
    case braille, coloredBraille, ascii, coloredASCII, plainBlocks, indexedBlocks, fullBlocks

    /// Whether it has two colours only.
    var isPlain: Bool {
      switch self {
      case .braille, .ascii, .plainBlocks: true
      case .coloredBraille, .coloredASCII, .indexedBlocks, .fullBlocks: false
      }
    }
  }

  /// Row by row. In text with colours there is one cell to a row: all of it.
  private(set) var cells: [[TerminalCell]] = []
  private(set) var lines: [[UInt8]] = []

  /// Draws a list where cells are 5 points wide and 10 high, or so many times as large.
  init(_ list: DisplayList, _ frame: Rect, on screen: Screen, scale: Double = 1) {
    let columns = max(Int64(frame.width / 5 / scale), 1)
    let rows = max(Int64(frame.height / 10 / scale), 1)
    // As large as whole cells are.
    let shown = Rect(
      x: frame.x, y: frame.y, width: Double(columns) * 5 * scale,
      height: Double(rows) * 10 * scale)
    switch screen {
    case .braille, .coloredBraille, .ascii, .coloredASCII:
      var surface = TextSurface(
        columns: columns, rows: rows, showing: shown,
        mode: screen == .braille || screen == .coloredBraille ? .braille : .ascii,
        colors: screen.isPlain ? .none : .full, appearance: .dark)
      list.draw(on: &surface)
      lines = (0..<rows).map { surface.line($0) }
      if screen.isPlain { cells = lines.map { Self.cells(of: $0, columns) } }
    case .plainBlocks, .indexedBlocks, .fullBlocks:
      var surface = BlockSurface(columns: columns, rows: rows, showing: shown)
      list.draw(on: &surface)
      let colors: TerminalColors =
        screen == .plainBlocks ? .none : screen == .indexedBlocks ? .indexed : .full
      cells = (0..<rows).map { row in
        (0..<columns).map { shownAs(surface.cell($0, row, colors), colors) }
      }
    }
  }

  /// A line without colours, filled up with blanks.
  private static func cells(of line: [UInt8], _ columns: Int64) -> [TerminalCell] {
    let scalars = String(decoding: line, as: UTF8.self).unicodeScalars.map(\.value)
    return (0..<Int(columns)).map {
      TerminalCell(scalar: $0 < scalars.count ? scalars[$0] : 0x20)
    }
  }

  /// The cells in a column, from above.
  func column(_ number: Int) -> [TerminalCell] { cells.map { $0[number] } }

  /// How many dots braille has, or how much a picture in ASCII looks as if it had.
  var ink: Int {
    cells.joined().reduce(0) { sum, cell in
      switch cell.scalar {
      case 0x2800...0x28FF: sum + Int(cell.scalar - 0x2800).nonzeroBitCount
      case 0x23: sum + 8
      case 0x7C, 0x2D: sum + 4
      case 0x20: sum
      default: sum + 1
      }
    }
  }
}

/// As a terminal of 256 colours makes it: colours that it takes for the same are the same.
private func shownAs(_ cell: TerminalCell, _ colors: TerminalColors) -> TerminalCell {
  guard colors == .indexed else { return cell }
  var page = TerminalPage(columns: 1, rows: 1)
  page[0, 0] = cell
  // What is sent says which of the colours it is.
  let sent = String(decoding: page.update(from: nil, .indexed), as: UTF8.self)
  let numbers = sent.split(separator: "8;5;").dropFirst().compactMap { part in
    UInt32(part.prefix { $0.isNumber })
  }
  var shown = cell
  if numbers.count == 2 { (shown.ink, shown.ground) = (numbers[0], numbers[1]) }
  return shown
}
