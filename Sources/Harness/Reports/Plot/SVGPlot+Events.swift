import ControlCore
import GestureScript
import Pictures

/// The panels with events.
extension SVGPlot {
  mutating func drawTicks() {
    let second = overlay?.ticks
    guard plot.ticks.count > 0 || (second?.count ?? 0) > 0 else { return }
    var name = [UInt8]("ticks ")
    name.append("", whole: plot.ticks.count)
    if let second { name.append(" and ", whole: second.count) }
    let panel = panel(name, height: second == nil ? 22 : 42)
    drawBars("bar", plot.ticks, from: panel.top + 4)
    if let second { drawBars("other", second, from: panel.top + 24) }
  }

  mutating func drawInputs() {
    guard plot.inputs.count > 0 else { return }
    var name = [UInt8]("keys, wheel, crown ")
    name.append("", whole: plot.inputs.count)
    let panel = panel(name, height: 22)
    drawBars("down", plot.inputs, from: panel.top + 4)
  }

  mutating func drawBoundsHits() {
    let hits = plot.lowerHits.count.addingSaturated(plot.upperHits.count)
    guard hits > 0 else { return }
    var name = [UInt8]("bounds hit ")
    name.append("", whole: hits)
    let panel = panel(name, height: 22)
    let middle = panel.top + panel.height / 2
    for hit in plot.upperHits.thinned(to: Self.columns).bursts {
      drawArrow("limit", at: .init(x(hit.from), middle), pointing: -6)
    }
    for hit in plot.lowerHits.thinned(to: Self.columns).bursts {
      drawArrow("limit", at: .init(x(hit.from), middle), pointing: 6)
    }
  }

  /// Draws a bar for each event, or an area for many.
  private mutating func drawBars(_ style: StaticString, _ bursts: PlotBursts, from top: Double) {
    for burst in bursts.thinned(to: Self.columns).bursts {
      let from = x(burst.from)
      canvas.rectangle(
        style, at: .init(from - 0.75, top), width: x(burst.to) - from + 1.5, height: 14)
    }
  }

  private mutating func drawArrow(
    _ style: StaticString, at place: Point, pointing height: Double
  ) {
    canvas.path(
      style,
      [
        .init(place.x - 5, place.y - height / 2), .init(place.x + 5, place.y - height / 2),
        .init(place.x, place.y + height),
      ], isClosed: true)
  }

  // MARK: Marks and checks

  /// The maximum number of names; failed checks come first.
  private static let mostLabels = 200
  private static let rowHeight = 17.0

  mutating func drawLabels() {
    guard !plot.labels.isEmpty else { return }
    let shown = shownLabels
    let texts = shown.map { $0.text.shortened(to: 48) }
    var boxes: [(line: Double, width: Double)] = []
    for (label, text) in zip(shown, texts) {
      boxes.append((x(label.time), Double(Int64(text.columns)) * Self.letterWidth + 24))
    }
    let layout = LabelLayout(boxes, end: Self.right + 60)
    canvas.text("name", at: .init(left, y + 16), summary(Int64(layout.placed.count)))
    y += 24
    for placed in layout.placed {
      let row = y + Double(Int64(placed.row)) * Self.rowHeight + 9
      let line = boxes[placed.index].line
      canvas.line("leader", from: .init(line, y), to: .init(line, row))
      let side = placed.isLeft ? -1.0 : 1.0
      let label = shown[placed.index]
      drawSign(label.kind, at: .init(line + side * 9, row))
      let style: StaticString =
        switch (placed.isLeft, label.kind == .failed) {
        case (true, true): "end label wrong"
        case (true, false): "end label"
        case (false, true): "label wrong"
        case (false, false): "label"
        }
      canvas.text(style, at: .init(line + side * 18, row + 4), texts[placed.index])
    }
    y += Double(Int64(layout.rows)) * Self.rowHeight + 8
  }

  private var shownLabels: [Plot.Label] {
    guard plot.labels.count > Self.mostLabels else { return plot.labels }
    var space = Self.mostLabels
    var isShown = plot.labels.map { _ in false }
    for kinds: [Plot.Label.Kind] in [[.failed], [.mark, .setting], [.passed]] {
      for (index, label) in plot.labels.enumerated() where space > 0 && kinds.contains(label.kind) {
        isShown[index] = true
        space -= 1
      }
    }
    return zip(plot.labels, isShown).filter { $0.1 }.map { $0.0 }
  }

  private func summary(_ shown: Int64) -> [UInt8] {
    var text: [UInt8] = []
    func add(_ name: StaticString, _ count: Int64, _ text: inout [UInt8]) {
      guard count > 0 else { return }
      if !text.isEmpty { text.append(", ") }
      text.append(name, whole: count)
    }
    add("marks ", count(.mark), &text)
    add("changes by the host ", count(.setting), &text)
    add("checks met ", count(.passed), &text)
    add("checks not met ", count(.failed), &text)
    let hidden = Int64(plot.labels.count) - shown
    if hidden > 0 {
      text.append(" (", whole: hidden)
      text.append(" without room)")
    }
    return text
  }

  private mutating func drawSign(_ kind: Plot.Label.Kind, at place: Point) {
    let (x, y) = (place.x, place.y)
    switch kind {
    case .passed:
      canvas.path("passed", [.init(x - 4, y), .init(x - 1, y + 3), .init(x + 4, y - 4)])
    case .failed: drawCross("failed", at: place)
    case .mark:
      canvas.path(
        "flag", [.init(x - 4, y - 4), .init(x + 4, y), .init(x - 4, y + 4)], isClosed: true)
    case .setting:
      canvas.path(
        "set", [.init(x - 4, y), .init(x, y - 4), .init(x + 4, y), .init(x, y + 4)],
        isClosed: true)
    }
  }
}
