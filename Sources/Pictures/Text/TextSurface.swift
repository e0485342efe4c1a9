public import ControlCore
public import Presentation

/// Draws a picture as lines of text, for terminals.
///
/// Shapes are dots, 2 × 4 to a cell, and those narrower than a dot and a half are exactly one dot
/// wide wherever they fall, so that all marks of a ruler look alike. A symbol is one character; one of
/// which a share is filled is made of dots, or is a bar. Text stands in front of dots, one column for each
/// scalar; its size means nothing here.
///
/// An ink that looks like the background clears the dots it covers. Without colours, one that is less than
/// half opaque has every other dot, or fainter characters: so what is out of range can be told from what
/// is not. No coordinates do any harm.
public struct TextSurface: Surface {
  public static var detail: SurfaceDetail { .characters }

  /// Which characters there are.
  public enum Mode: Equatable, Sendable {
    /// Dots are braille, text is what it is.
    case braille
    /// Dots are `|`, `-`, `'`, `.`, `:` and `#`, faint ones `:`, `~`, `,`, `;`, `.` and a grave accent; what is
    /// not ASCII becomes `?`, symbols `*` and `.`.
    case ascii
  }

  /// Which colours there are.
  public enum Colors: Equatable, Sendable {
    /// None: what is faint shows by fewer dots.
    case none
    /// 24 bits, for each cell, by escape sequences. Each line ends without a colour.
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
  ///   - frame: the part of the plane that shows, in points. A cell twice as high as it is wide
  ///     keeps circles round.
  ///   - mode: which characters to use.
  ///   - colors: which colours to use.
  ///   - appearance: which colours inks have; `automatic` counts as light.
  ///   - background: what half transparent inks are mixed with. It is not painted.
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

  /// Paints those of some dots that are wanted.
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

  /// One line of the picture, without a line feed and without blanks at its end.
  ///
  /// - Parameter row: from 0, from above.
  /// - Returns: the line; empty if it lies outside the picture.
  public func line(_ row: Int64) -> [UInt8] {
    var line = Markup()
    if row >= 0, row < Int64(cells.rows) {
      cells.append(row: Int(truncatingIfNeeded: row), to: &line)
    }
    return line.bytes
  }

  /// The picture: all lines, each with a line feed.
  public func finish() -> [UInt8] {
    var text = Markup()
    for row in 0..<cells.rows {
      cells.append(row: row, to: &text)
      text.append("\n")
    }
    return text.bytes
  }
}
