import ControlCore
import GestureScript
import Pictures

/// The panels with curves.
extension SVGPlot {
  mutating func drawPointers() {
    guard let scale = ranges.pointer else { return }
    let name: StaticString = plot.axis == .x ? "pointer x, pt" : "pointer y, pt"
    let panel = panel([UInt8](name), height: 96)
    drawAxis(scale, panel, count: 4)
    var hasOthers = false
    for stroke in plot.strokes where stroke.id != plot.strokes[0].id { hasOthers = true }
    for stroke in shownStrokes {
      let places = places(stroke.path, scale, panel)
      guard let first = places.first, let last = places.last else { continue }
      guard stroke.ending != .hovered else {
        canvas.path("preview", places)
        continue
      }
      canvas.path("curve", places)
      canvas.circle("down", at: first, radius: 3.5)
      if hasOthers { drawNumber(of: stroke, at: first, panel) }
      switch stroke.ending {
      case .down, .hovered: break
      case .up: canvas.circle("up", at: last, radius: 3.5)
      case .cancelled: drawCross("curve", at: last)
      }
    }
  }

  /// The strokes; if there are many, without those that begin at the same pixel as the previous
  /// one.
  private var shownStrokes: [Plot.Stroke] {
    guard plot.strokes.count > 1000 else { return plot.strokes }
    var shown: [Plot.Stroke] = []
    var before = -1.0
    for stroke in plot.strokes {
      guard let first = stroke.path.points.first, x(first.time) - before >= 1 else { continue }
      before = x(first.time)
      shown.append(stroke)
    }
    return shown
  }

  /// Draws the id of a pointer before its stroke; above or below it if there is no space.
  private mutating func drawNumber(
    of stroke: Plot.Stroke, at place: Point, _ panel: SVGPanel
  ) {
    var text: [UInt8] = []
    DecimalText.append(stroke.id, to: &text)
    guard place.x - left < 20 else {
      return canvas.text("end label", at: .init(place.x - 7, place.y + 4), text)
    }
    let y = place.y - panel.top > 20 ? place.y - 7 : place.y + 15
    canvas.text("label", at: .init(place.x + 5, y), text)
  }

  mutating func drawValue() {
    guard let scale = ranges.value else { return }
    let panel = panel([UInt8]("value"), height: 240)
    drawAxis(scale, panel, count: Self.axisMarks)
    let curves = plot.parts.map { $0.value.thinned(to: Self.columns) }
    for (index, bounds) in plot.bounds.enumerated() {
      let next = index + 1 < plot.bounds.count ? plot.bounds[index + 1].from : times.end
      guard next == times.end || x(next) - x(bounds.from) >= 0.5 else { continue }
      draw(bounds, until: next, around: curves, scale, panel)
    }
    for piece in plot.preview.thinned(to: Self.columns).pieces where piece.phase != .idle {
      canvas.path("preview", places(piece.points, scale, panel))
    }
    for part in curves.indices.reversed() { draw(curves[part], of: part, scale, panel) }
    for curves in overlay?.parts ?? [] { drawSecond(curves.value, scale, panel) }
    drawNumbers(of: curves, scale, panel)
  }

  private mutating func draw(
    _ curve: PlotSeries, of part: Int, _ scale: PlotScale, _ panel: SVGPanel
  ) {
    for piece in curve.pieces {
      canvas.path(Self.style(of: part, piece.phase.style), places(piece.points, scale, panel))
    }
  }

  /// Draws the number of each part above the end of its curve; merged for ends near each other.
  private mutating func drawNumbers(of curves: [PlotSeries], _ scale: PlotScale, _ panel: SVGPanel)
  {
    guard curves.count > 1 else { return }
    var texts: [(y: Double, text: [UInt8])] = []
    for (part, curve) in curves.enumerated() {
      guard let last = curve.points.last else { continue }
      let y = y(last.value, scale, panel)
      if let index = texts.firstIndex(where: { ($0.y - y).magnitude < 14 }) {
        texts[index].text.append(", ", whole: Int64(part))
      } else {
        texts.append((y, []))
        texts[texts.count - 1].text.append("", whole: Int64(part))
      }
    }
    for (y, text) in texts {
      canvas.text("end label", at: .init(Self.right - 5, y - panel.top > 18 ? y - 6 : y + 14), text)
    }
  }

  mutating func drawVelocity() {
    guard let scale = ranges.velocity else { return }
    let panel = panel([UInt8]("velocity, pt/s"), height: 96)
    drawAxis(scale, panel, count: 4)
    for (part, curves) in plot.parts.enumerated().reversed() {
      draw(curves.velocity.thinned(to: Self.columns), of: part, scale, panel)
    }
    for curves in overlay?.parts ?? [] { drawSecond(curves.velocity, scale, panel) }
  }

  // MARK: Parts

  private mutating func drawSecond(_ series: PlotSeries, _ scale: PlotScale, _ panel: SVGPanel) {
    for stretch in series.thinned(to: Self.columns).stretches {
      canvas.path("second", places(stretch, scale, panel))
    }
  }

  private mutating func drawAxis(_ scale: PlotScale, _ panel: SVGPanel, count: Int) {
    for mark in scale.marks(atMost: count) {
      let y = y(mark.value, scale, panel)
      canvas.line("grid", from: .init(left, y), to: .init(Self.right, y))
      canvas.text(
        "end label", at: .init(left - 8, y + 4), mark.label.shortened(to: Self.mostLetters))
    }
  }

  private func y(_ value: Double, _ scale: PlotScale, _ panel: SVGPanel) -> Double {
    panel.top + (1 - scale.share(of: value)) * panel.height
  }

  private func places(
    _ series: PlotSeries, _ scale: PlotScale, _ panel: SVGPanel
  ) -> [Point] {
    places(series.thinned(to: Self.columns).points[...], scale, panel)
  }

  private func places(
    _ points: ArraySlice<PlotSeries.Point>, _ scale: PlotScale, _ panel: SVGPanel
  ) -> [Point] {
    points.map { .init(x($0.time), y($0.value, scale, panel)) }
  }

  mutating func drawCross(_ style: StaticString, at place: Point) {
    for side in [-3.5, 3.5] {
      canvas.line(
        style, from: .init(place.x - 3.5, place.y - side), to: .init(place.x + 3.5, place.y + side))
    }
  }

  // MARK: Bounds

  private mutating func draw(
    _ bounds: Plot.Bounds, until end: Int64, around series: [PlotSeries], _ scale: PlotScale,
    _ panel: SVGPanel
  ) {
    let curves = series.map { series in
      let points = series.points.filter { $0.time >= bounds.from && $0.time <= end }
      return places(points[...], scale, panel)
    }
    if bounds.upper >= scale.lower, bounds.upper <= scale.upper {
      draw(bound: bounds.upper, bounds, end, scale, panel, curves, isUpper: true)
    }
    if bounds.lower >= scale.lower, bounds.lower <= scale.upper {
      draw(bound: bounds.lower, bounds, end, scale, panel, curves, isUpper: false)
    }
  }

  private mutating func draw(
    bound: Double, _ bounds: Plot.Bounds, _ end: Int64, _ scale: PlotScale, _ panel: SVGPanel,
    _ curves: [[Point]], isUpper: Bool
  ) {
    let level = y(bound, scale, panel)
    let from = x(bounds.from)
    let to = x(end)
    let edge = isUpper ? panel.top : level
    let height = isUpper ? level - panel.top : panel.top + panel.height - level
    canvas.rectangle("beyond", at: .init(from, edge), width: to - from, height: height)
    for area in curves.flatMap({ $0.areas(beyond: level, isUpper: isUpper) }) {
      canvas.path("over", area, isClosed: true)
    }
    canvas.line("bound", from: .init(from, level), to: .init(to, level))
    guard end == times.end else { return }
    var text = [UInt8](isUpper ? "max " : "min ")
    DecimalText.append(bound, to: &text)
    canvas.text(
      "label limit", at: .init(Self.right + 6, level + 4), text.shortened(to: 10))
  }
}

extension [Point] {
  /// Returns the areas between a level and the parts of this curve beyond it.
  func areas(beyond level: Double, isUpper: Bool) -> [[Point]] {
    var areas: [[Point]] = []
    var area: [Point] = []
    var before: Point?
    for place in self {
      let isPast = isUpper ? place.y < level : place.y > level
      if isPast != !area.isEmpty {
        area.append(before.map { $0.crossing(level, towards: place) } ?? .init(place.x, level))
      }
      if isPast {
        area.append(place)
      } else if !area.isEmpty {
        areas.append(area)
        area = []
      }
      before = place
    }
    if let last = area.last { areas.append(area + [.init(last.x, level)]) }
    return areas
  }
}

extension Point {
  /// Returns the point at which the line to another point crosses a level between them.
  fileprivate func crossing(_ level: Double, towards other: Point) -> Point {
    guard other.y != y else { return Point(other.x, level) }
    return Point(x + (other.x - x) * ((level - y) / (other.y - y)), level)
  }
}

extension ControlPhase {
  fileprivate var style: StaticString {
    switch self {
    case .idle, .pressed: "hold"
    case .dragging: "drag"
    case .coasting: "coast"
    case .settling: "settle"
    }
  }
}
