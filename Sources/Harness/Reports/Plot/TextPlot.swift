import ControlCore
import GestureScript

/// A plot as lines of text, for terminals.
///
/// Never exceeds the width and the height; content that does not fit is omitted, the curve of the
/// value last.
public struct TextPlot {
  /// The characters used for curves.
  public enum Style: Equatable, Sendable {
    /// Eight dots per character; needs UTF-8.
    case braille
    /// Two dots per character.
    case ascii

    var dotsAcross: Int { self == .braille ? 2 : 1 }
    var dotsDown: Int { self == .braille ? 4 : 2 }
  }

  let plot: Plot
  let overlay: Plot?
  let style: Style
  let width: Int
  let height: Int
  let times: PlotTimes
  let ranges: PlotRanges

  /// - Parameters:
  ///   - plot: the plot to show.
  ///   - overlay: a second run, drawn faintly over it.
  ///   - style: the characters that the terminal supports.
  ///   - width: columns, clamped to 1 to 10,000.
  ///   - height: lines, clamped to 1 to 1000.
  public init(
    _ plot: Plot, overlay: Plot? = nil, style: Style, width: Int = 80, height: Int = 24
  ) {
    self.plot = plot
    self.overlay = overlay
    self.style = style
    self.width = min(max(width, 1), 10_000)
    self.height = min(max(height, 1), 1000)
    times = PlotTimes(plot, overlay)
    ranges = PlotRanges(plot, overlay)
  }

  /// The width of the panel names.
  private static let nameWidth = 9

  /// The minimum number of rows of the curves before strips are added below them.
  private static let leastRows = 3

  /// The number of columns of the curves.
  var columns: Int { max(width - margin - 1 - endWidth, 1) }

  /// The width of the part numbers, right of the curves.
  private var endWidth: Int { plot.others.isEmpty ? 0 : plot.others.count + 2 }

  /// The width left of the curves, without the separator.
  var margin: Int {
    let widest = max(ranges.widestLabel(atMost: 5), 4)
    return Self.nameWidth + min(widest, 14) + 1
  }

  /// The picture; each line has a line end.
  public var text: [UInt8] {
    var lines = [heading]
    if let overlay { lines.append(legend(overlay)) }
    let space = max(height - lines.count - 1, 0)
    let strips = strips.prefix(max(space - Self.leastRows, 0))
    lines += panels(rows: space - strips.count)
    lines += strips
    lines.append(timeAxis)
    var text: [UInt8] = []
    for line in lines.prefix(height) { append(line, to: &text) }
    return text
  }

  /// Appends a line, cut to the width, without trailing spaces.
  private func append(_ line: [UInt8], to text: inout [UInt8]) {
    var characters = Characters(line[...])
    var used = 0
    var end = 0
    while let character = characters.next() {
      used += character.scalar?.columns ?? 1
      guard used <= width else { break }
      end = character.range.upperBound
    }
    text.append(contentsOf: line[..<end].withoutBlanksAtEnd)
    text.append("\n")
  }

  private var heading: [UInt8] {
    var line: [UInt8] = []
    line.append(text: plot.title)
    return line
  }

  private func legend(_ overlay: Plot) -> [UInt8] {
    var line = [UInt8]("faint: ")
    line.append(text: overlay.title)
    return line
  }

  // MARK: Panels

  private func panels(rows: Int) -> [[UInt8]] {
    let hasVelocity = ranges.velocity != nil && rows >= 8
    let hasPointer = ranges.pointer != nil && rows >= 12
    let small = max(rows / 5, 2)
    var lines: [[UInt8]] = []
    if hasPointer, let scale = ranges.pointer {
      let paths = plot.strokes.map {
        Curve(points: $0.path.points[...], stroke: $0.ending == .hovered ? .faint : .solid)
      }
      lines += panel(plot.axis == .x ? "pointer x" : "pointer y", scale, paths, rows: small)
    }
    let rest = rows - (hasPointer ? small : 0) - (hasVelocity ? small : 0)
    if let scale = ranges.value {
      let previews = plot.preview.pieces.filter { $0.phase != .idle }
        .map { Curve(points: $0.points, stroke: .faint) }
      let parts = curves(plot.parts.map { $0.value }, overlay?.parts.map { $0.value })
      let value = panel("value", scale, parts + previews, rows: rest, bounds: shownBounds)
      lines += numbered(value, scale)
    }
    if hasVelocity, let scale = ranges.velocity {
      let parts = curves(plot.parts.map { $0.velocity }, overlay?.parts.map { $0.velocity })
      lines += panel("velocity", scale, parts, rows: small, bounds: [0])
    }
    return lines
  }

  private struct Curve {
    var points: ArraySlice<PlotSeries.Point>
    var stroke: DotStroke
  }

  /// Returns the curves of all parts, each with its own stroke, and those of a second run.
  private func curves(_ parts: [PlotSeries], _ second: [PlotSeries]?) -> [Curve] {
    parts.enumerated().map { Curve(points: $1.points[...], stroke: .ofPart($0)) }
      + (second ?? []).map { Curve(points: $0.points[...], stroke: .faint) }
  }

  /// Adds the number of each part after the end of its curve.
  private func numbered(_ lines: [[UInt8]], _ scale: PlotScale) -> [[UInt8]] {
    guard !plot.others.isEmpty else { return lines }
    var lines = lines
    for (part, curves) in plot.parts.enumerated() {
      guard let last = curves.value.points.last else { continue }
      let row = row(of: last.value, scale, lines.count)
      lines[row].append(lines[row].columns > width - endWidth ? "" : " ")
      DecimalText.append(Int64(part), to: &lines[row])
    }
    return lines
  }

  /// The bounds at the end of the run.
  private var shownBounds: [Double] {
    guard let bounds = plot.bounds.last else { return [] }
    return [bounds.lower, bounds.upper]
  }

  private func panel(
    _ name: StaticString, _ scale: PlotScale, _ curves: [Curve], rows: Int,
    bounds: [Double] = []
  ) -> [[UInt8]] {
    guard rows > 0 else { return [] }
    var grid = DotGrid(columns: columns, rows: rows, style: style)
    for curve in curves { draw(curve, scale, on: &grid) }
    let marks = scale.marks(atMost: max(rows / 2, 1))
    return (0..<rows).map { row in
      var line: [UInt8] = []
      if row == 0 { line.append(name) }
      let mark = marks.first { self.row(of: $0.value, scale, rows) == row }
      line.pad(from: 0, to: margin - 1 - min(mark?.label.count ?? 0, margin - Self.nameWidth - 1))
      if let mark { line.append(contentsOf: mark.label) }
      line.pad(from: 0, to: margin - 1)
      line.append(mark == nil ? " " : style == .braille ? "╶" : "-")
      line.append(style == .braille ? "│" : "|")
      let isBound = bounds.contains {
        $0 >= scale.lower && $0 <= scale.upper && self.row(of: $0, scale, rows) == row
      }
      let filler: StaticString = isBound ? (style == .braille ? "╌" : "-") : " "
      grid.append(row: row, filler: filler, to: &line)
      return line
    }
  }

  /// Returns the row of a curve at this value.
  private func row(of value: Double, _ scale: PlotScale, _ rows: Int) -> Int {
    place(1 - scale.share(of: value), rows * style.dotsDown) / style.dotsDown
  }

  private func draw(_ curve: Curve, _ scale: PlotScale, on grid: inout DotGrid) {
    var before: (x: Int, y: Int)?
    for point in curve.points {
      let x = place(times.share(of: point.time), grid.width)
      let y = place(1 - scale.share(of: point.value), grid.height)
      if point.isDetached { before = nil }
      grid.line(from: before ?? (x, y), to: (x, y), curve.stroke)
      before = (x, y)
    }
  }

  /// Returns the index of a share, among `count` positions.
  func place(_ share: Double, _ count: Int) -> Int {
    Int(Int64(saturating: roundedToNearest(share * Double(Int64(count - 1)))))
  }
}
