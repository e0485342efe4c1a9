public import ControlCore
public import Presentation

/// A surface that draws pictures as lines of text, for terminals.
///
/// Shapes are dots, 2 × 4 to a cell. Shapes narrower than a dot and a half are exactly one dot
/// wide, so that all marks of a ruler look alike. A symbol is one character; a partly filled one is
/// made of dots or a bar. Text is in front of dots, one column for each scalar; its size is
/// ignored.
///
/// An ink like the background clears dots. Without colours, an ink below half opacity has every
/// other dot, or fainter characters, to distinguish parts out of range. Any coordinates are safe.
public struct TextSurface: Surface {
  public static var detail: SurfaceDetail { .characters }

  /// The characters used.
  public enum Mode: Equatable, Sendable {
    /// Braille for dots; text unchanged.
    case braille
    /// ASCII: `|`, `-`, `'`, `.`, `:` and `#` for dots, `:`, `~`, `,`, `;`, `.` and a grave accent
    /// for faint dots, `*` and `.` for symbols, `?` for text beyond ASCII.
    case ascii
  }

  /// The colours used.
  public enum Colors: Equatable, Sendable {
    /// No colours: faint shapes have fewer dots.
    case none
    /// 24-bit colours for each cell, as escape sequences. Each line ends with a reset.
    case full
  }

  let mode: Mode
  var stage: DotStage
  var cells: CellGrid
  private let appearance: Appearance
  private let background: RGBA

  /// - Parameters:
  ///   - columns: cells across, 1 to 500.
  ///   - rows: cells down, 1 to 500.
  ///   - frame: the visible part of the plane, in points. Cells twice as high as wide keep circles
  ///     round.
  ///   - mode: the characters used.
  ///   - colors: the colours used.
  ///   - appearance: the appearance for inks; `automatic` counts as light.
  ///   - background: the colour that translucent inks are mixed with. It is not painted.
  public init(
    columns: Int64, rows: Int64, showing frame: Rect, mode: Mode = .braille,
    colors: Colors = .none, appearance: Appearance = .automatic, background: Ink = .background
  ) {
    let columns = Int(truncatingIfNeeded: min(max(columns, 1), 500))
    let rows = Int(truncatingIfNeeded: min(max(rows, 1), 500))
    self.mode = mode
    self.appearance = appearance
    self.background = background.color(in: appearance)
    stage = DotStage(columns: 2 * columns, rows: 4 * rows, showing: frame)
    cells = CellGrid(columns: columns, rows: rows, mode, colors)
  }

  // MARK: Outlines

  public mutating func move(to point: Point) { stage.move(to: point) }
  public mutating func line(to point: Point) { stage.line(to: point) }
  public mutating func curve(to point: Point, _ first: Point, _ second: Point) {
    stage.curve(to: point, first, second)
  }
  public mutating func close() { stage.close() }

  public mutating func fill(_ ink: Ink) {
    stage.fill()
    paint(ink)
  }

  public mutating func stroke(_ ink: Ink, width: Double) {
    stage.stroke(width: width)
    paint(ink)
  }

  private mutating func paint(_ ink: Ink) {
    let isPale = !cells.hasColors && ink.color(in: appearance).isPale
    paint(stage.takeSpans(), ink, isPale: isPale) { _, _ in true }
  }

  /// Paints the dots of some spans that meet a condition.
  mutating func paint(
    _ spans: [DotMask.Span], _ ink: Ink, isPale: Bool, where isWanted: (Int, Int) -> Bool
  ) {
    let shade = shade(of: ink)
    for span in spans {
      for column in span.columns
      where stage.clip.contains(column, span.row) && isWanted(column, span.row) {
        cells.paint(column, span.row, shade, isPale: isPale)
      }
    }
  }

  func shade(of ink: Ink) -> Shade {
    Shade(ink.color(in: appearance), opacity: stage.opacity, on: background)
  }

  // MARK: Groups

  public mutating func beginClip() { stage.beginClip() }
  public mutating func beginFade(_ opacity: Double) { stage.beginFade(opacity) }
  public mutating func endGroup() { stage.endGroup() }

  // MARK: Lines

  /// Returns one line of the picture, without line feed and trailing blanks.
  ///
  /// - Parameter row: the row, from 0 at the top.
  /// - Returns: the line; empty outside the picture.
  public func line(_ row: Int64) -> [UInt8] {
    var line = Markup()
    if row >= 0, row < Int64(cells.rows) {
      cells.append(row: Int(truncatingIfNeeded: row), to: &line)
    }
    return line.bytes
  }

  /// Returns all lines of the picture, each with a line feed.
  public func finish() -> [UInt8] {
    var text = Markup()
    for row in 0..<cells.rows {
      cells.append(row: row, to: &text)
      text.append("\n")
    }
    return text.bytes
  }
}
