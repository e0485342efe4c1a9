import ControlCore
import Pictures
import Presentation

/// A picture in cells, on any of the terminal surfaces.
struct CellPicture: Equatable {
  /// Capabilities of terminals.
  enum Screen: CaseIterable {
    case braille, coloredBraille, ascii, coloredASCII, plainBlocks, indexedBlocks, fullBlocks

    /// True if it has only two colours.
    var isPlain: Bool {
      switch self {
      case .braille, .ascii, .plainBlocks: true
      case .coloredBraille, .coloredASCII, .indexedBlocks, .fullBlocks: false
      }
    }
  }

  /// Cells row by row; empty for text with colours.
  private(set) var cells: [[TerminalCell]] = []
  private(set) var lines: [[UInt8]] = []

  /// Draws a list with cells of 5 by 10 points, times `scale`.
  init(_ list: DisplayList, _ frame: Rect, on screen: Screen, scale: Double = 1) {
    let columns = max(Int64(frame.width / 5 / scale), 1)
    let rows = max(Int64(frame.height / 10 / scale), 1)
    // The size of whole cells.
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

  /// Returns the cells of a line without colours, padded with blanks.
  private static func cells(of line: [UInt8], _ columns: Int64) -> [TerminalCell] {
    let scalars = String(decoding: line, as: UTF8.self).unicodeScalars.map(\.value)
    return (0..<Int(columns)).map {
      TerminalCell(scalar: $0 < scalars.count ? scalars[$0] : 0x20)
    }
  }

  /// Returns the cells in a column, from the top.
  func column(_ number: Int) -> [TerminalCell] { cells.map { $0[number] } }

  /// Number of braille dots, or an equivalent for ASCII characters.
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

/// Returns the cell as shown with 256 colours: colours that map to the same one are equal.
private func shownAs(_ cell: TerminalCell, _ colors: TerminalColors) -> TerminalCell {
  guard colors == .indexed else { return cell }
  var page = TerminalPage(columns: 1, rows: 1)
  page[0, 0] = cell
  // The escape sequences contain the colour numbers.
  let sent = String(decoding: page.update(from: nil, .indexed), as: UTF8.self)
  let numbers = sent.split(separator: "8;5;").dropFirst().compactMap { part in
    UInt32(part.prefix { $0.isNumber })
  }
  var shown = cell
  if numbers.count == 2 { (shown.ink, shown.ground) = (numbers[0], numbers[1]) }
  return shown
}
