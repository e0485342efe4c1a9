import ControlCore
import Presentation

/// The filled dots of a symbol: whole columns or rows of the dots it covers, from one edge on.
///
/// Columns are counted over the symbol itself, so that each shows a larger share, and only a share
/// of 1 fills the last.
struct DotShare {
  private let filled: Range<Int>
  private let countsRows: Bool

  /// - Parameters:
  ///   - part: the symbol, with its share and edge.
  ///   - columns: the columns that the symbol covers, inside the picture or not.
  ///   - rows: the rows that the symbol covers, inside the picture or not.
  ///   - step: the number of columns or rows that fill together; at least 1.
  init(_ part: PartialSymbol, columns: Range<Int>, rows: Range<Int>, step: Int = 1) {
    countsRows = part.edge == .top
    let lines = countsRows ? rows : columns
    // The margin makes 0.7 of ten columns seven, though the product is slightly less.
    let steps = part.share * Double(lines.count / step) + 1e-9
    let count =
      part.share < 1
      ? Int(truncatingIfNeeded: Int64(roundingDown: steps)) * step : lines.count
    filled =
      part.edge == .right
      ? lines.upperBound - count..<lines.upperBound
      : lines.lowerBound..<lines.lowerBound + count
  }

  /// Returns true if a dot of the symbol is filled.
  func contains(_ column: Int, _ row: Int) -> Bool {
    filled.contains(countsRows ? row : column)
  }
}

/// The dots of a symbol on a surface made of cells.
struct SymbolDots {
  /// The covered dots inside the picture.
  var spans: [DotMask.Span]
  /// The filled ones among them.
  var share: DotShare

  /// Makes the dots of a drawn symbol.
  ///
  /// - Parameters:
  ///   - part: the symbol.
  ///   - spans: the dots that its outline covers, inside the picture.
  ///   - scale: the scale from points to dots.
  init(_ part: PartialSymbol, _ spans: [DotMask.Span], _ scale: DotScale) {
    self.spans = spans
    let box = scale.dots(part.symbol.outline(in: part.frame).frame)
    let first = spans.first?.columns ?? 0..<0
    let columns = spans.reduce(first) {
      min($0.lowerBound, $1.columns.lowerBound)..<max($0.upperBound, $1.columns.upperBound)
    }
    let rows = (spans.first?.row ?? 0)..<(spans.last?.row ?? -1) + 1
    // Includes the part that is cut off at an edge of the picture.
    func whole(_ seen: Range<Int>, _ start: Double, _ end: Double, _ count: Int) -> Range<Int> {
      let low = start < 0 ? Int(dotFrom: start) : seen.lowerBound
      return low..<max(end > Double(count) ? Int(dotFrom: end) : seen.upperBound, low)
    }
    share = DotShare(
      part, columns: whole(columns, box.x, box.maxX, scale.columns),
      rows: whole(rows, box.y, box.maxY, scale.rows))
  }

  /// Makes a bar of whole cells in the middle of a symbol's frame, for symbols that would be a
  /// blot. From three cells on, it leaves one free before the next bar.
  ///
  /// - Parameters:
  ///   - part: the symbol.
  ///   - scale: the scale from points to dots.
  ///   - across: dots across a cell.
  ///   - down: dots down a cell.
  ///   - step: the number of dots that fill together, along the bar.
  init(barFor part: PartialSymbol, _ scale: DotScale, across: Int, down: Int, step: Int) {
    let box = scale.dots(part.symbol.outline(in: part.frame).frame)
    func cells(_ length: Double, _ dots: Int) -> Int {
      let count = Int(truncatingIfNeeded: Int64(roundingDown: length / Double(dots) + 1e-9))
      return count < 3 ? max(count, 1) : count - 1
    }
    func centered(_ count: Int, _ middle: Double, _ dots: Int) -> Range<Int> {
      let start = roundedToNearest(middle / Double(dots) - Double(count) / 2)
      let first = Int(truncatingIfNeeded: Int64(saturating: start)) * dots
      return first..<first + count * dots
    }
    func single(_ middle: Double, _ dots: Int) -> Range<Int> {
      let first = Int(dotAt: middle / Double(dots)) * dots
      return first..<first + dots
    }
    let isUpright = part.edge == .top
    let columns =
      isUpright
      ? single(box.center.x, across)
      : centered(cells(box.width, across), box.center.x, across)
    let rows =
      isUpright
      ? centered(cells(box.height, down), box.center.y, down) : single(box.center.y, down)
    share = DotShare(part, columns: columns, rows: rows, step: step)
    let shown = columns.clamped(to: 0..<scale.columns)
    spans = rows.clamped(to: 0..<scale.rows).map { DotMask.Span(row: $0, columns: shown) }
  }
}
