public import ControlCore
public import Presentation

/// A surface for live pictures in a terminal, made of block characters down to an eighth of a cell.
///
/// Movements below a cell are visible: `▎` becomes `▍`, and where no character fits, the cell mixes
/// its two colours in proportion to the dots. Text is in front, one column for each scalar; its
/// size is ignored. Symbols are drawn, or shown as characters if too small; a small partly filled
/// symbol becomes a bar. In terminals without colours, paint below half opacity becomes shades and
/// dotted lines.
///
/// The ground is painted, as the terminal's own colour is unknown. Any coordinates are safe.
public struct BlockSurface: Surface {
  private var stage: DotStage
  private var canvas: BlockCanvas
  private let appearance: Appearance
  private static let places = CellPlaces(
    across: BlockCanvas.fineness, down: BlockCanvas.fineness)

  /// - Parameters:
  ///   - columns: cells across, 1 to 500.
  ///   - rows: cells down, 1 to 500.
  ///   - frame: the visible part of the plane, in points.
  ///   - appearance: the appearance for inks; `automatic` counts as light.
  ///   - background: the ink painted first.
  public init(
    columns: Int64, rows: Int64, showing frame: Rect, appearance: Appearance = .dark,
    background: Ink = .background
  ) {
    let columns = Int(truncatingIfNeeded: min(max(columns, 1), 500))
    let rows = Int(truncatingIfNeeded: min(max(rows, 1), 500))
    let fineness = BlockCanvas.fineness
    self.appearance = appearance
    stage = DotStage(columns: columns * fineness, rows: rows * fineness, showing: frame)
    canvas = BlockCanvas(
      columns: columns, rows: rows, ground: background.color(in: appearance).plain)
  }

  /// Returns a cell of the picture.
  ///
  /// - Parameters:
  ///   - column: column of the cell, from 0 at the left.
  ///   - row: row of the cell, from 0 at the top.
  ///   - colors: the colours of the terminal.
  /// - Returns: the cell; a blank outside the picture.
  public func cell(_ column: Int64, _ row: Int64, _ colors: TerminalColors) -> TerminalCell {
    guard column >= 0, column < Int64(canvas.columns), row >= 0, row < Int64(canvas.rows) else {
      return .blank
    }
    return canvas.cell(
      Int(truncatingIfNeeded: column), Int(truncatingIfNeeded: row), colors)
  }

  /// The number of cells across.
  public var columns: Int64 { Int64(canvas.columns) }
  /// The number of cells down.
  public var rows: Int64 { Int64(canvas.rows) }

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
    paint(stage.takeSpans(), ink, isFaint: ink.color(in: appearance).isPale) { _, _ in true }
  }

  /// Paints the dots of some spans that meet a condition.
  private mutating func paint(
    _ spans: [DotMask.Span], _ ink: Ink, isFaint: Bool, where isWanted: (Int, Int) -> Bool
  ) {
    let color = ink.color(in: appearance)
    let share = share(of: color)
    for span in spans {
      for column in span.columns
      where stage.clip.contains(column, span.row) && isWanted(column, span.row) {
        canvas.paint(column, span.row, color.plain, share, isFaint: isFaint)
      }
    }
  }

  /// Returns the effective opacity of a colour, 0 to 255.
  private func share(of color: RGBA) -> Int {
    let share = roundedToNearest(Double(color.alpha) * stage.opacity)
    return Int(truncatingIfNeeded: Int64(saturating: share)).limited(to: 0...255)
  }

  // MARK: Groups

  public mutating func beginClip() { stage.beginClip() }
  public mutating func beginFade(_ opacity: Double) { stage.beginFade(opacity) }
  public mutating func endGroup() { stage.endGroup() }

  // MARK: Characters

  public mutating func text(_ text: some UTF8Text, at point: Point, _ style: TextStyle) {
    let scalars = Self.places.scalars(of: text)
    guard point.isPlace else { return }
    var (column, row) = Self.places.start(of: scalars.count, at: point, style.anchor, stage.scale)
    for scalar in scalars {
      put(scalar, column, row, style.ink, isBold: style.isBold)
      column += 1
    }
  }

  private mutating func put(
    _ scalar: UInt32, _ column: Int, _ row: Int, _ ink: Ink, isBold: Bool
  ) {
    guard Self.places.shows(column, row, stage) else { return }
    let color = ink.color(in: appearance)
    canvas.put(scalar, column, row, color.plain, share(of: color), isBold: isBold)
  }

  /// Draws the outline, or the symbol's character in a frame below 3 × 1.5 cells, where the outline
  /// would be a blot.
  public mutating func symbol(
    _ symbol: NamedSymbol, isFilled: Bool, in frame: Rect, _ ink: Ink
  ) {
    if hasSpace(for: frame) { return draw(symbol, isFilled: isFilled, in: frame, ink) }
    guard frame.isPlace, let (column, row) = Self.places.middle(of: frame, stage) else { return }
    put(symbol.character(isFilled: isFilled), column, row, ink, isBold: false)
  }

  private func hasSpace(for frame: Rect) -> Bool {
    let box = stage.scale.dots(frame)
    return box.width >= 24 && box.height >= 12
  }

  private mutating func draw(
    _ symbol: NamedSymbol, isFilled: Bool, in frame: Rect, _ ink: Ink
  ) {
    let outline = symbol.outline(in: frame)
    guard !isFilled else { return fill(outline, ink) }
    let width = outlineWidth(in: frame)
    stroke(outline.inset(by: width / 2), ink, width: width)
  }

  /// Returns the stroke width of an outline, at least 1.6 dots (a fifth of a cell).
  private func outlineWidth(in frame: Rect) -> Double {
    max(min(frame.width, frame.height) / 14, 1.6 / stage.scale.across)
  }

  /// Draws a symbol with its rest fainter than the filled part; as a bar of cells if too small.
  public mutating func symbol(_ part: PartialSymbol) {
    guard part.frame.isPlace else { return }
    let dots = dots(of: part)
    var rest = dots.spans
    if part.rest == nil, hasSpace(for: part.frame) {
      let width = outlineWidth(in: part.frame)
      part.symbol.outline(in: part.frame).inset(by: width / 2).trace(&self)
      stage.stroke(width: width)
      rest = stage.takeSpans()
    }
    paint(rest, part.rest ?? part.ink.opacity(0.5), isFaint: true) {
      !dots.share.contains($0, $1)
    }
    paint(dots.spans, part.ink, isFaint: false) { dots.share.contains($0, $1) }
  }

  private mutating func dots(of part: PartialSymbol) -> SymbolDots {
    guard hasSpace(for: part.frame) else {
      return SymbolDots(
        barFor: part, stage.scale, across: Self.places.across, down: Self.places.down, step: 1)
    }
    part.symbol.outline(in: part.frame).trace(&self)
    stage.fill()
    return SymbolDots(part, stage.takeSpans(), stage.scale)
  }
}

extension RGBA {
  /// The colour as `0xRRGGBB`, without opacity.
  fileprivate var plain: UInt32 { UInt32(truncatingIfNeeded: packed &>> 8) }
}
