import ControlCore
import GestureReplay
import GestureScript
import Pictures
import Presentation

/// A plot as an SVG picture.
///
/// No scripts and no embedded fonts; light or dark like the page. The same plot yields the same
/// bytes.
public struct SVGPlot {
  let plot: Plot
  let overlay: Plot?
  let times: PlotTimes
  let ranges: PlotRanges
  var canvas = Markup()
  /// The top of the next panel.
  var y = 0.0

  /// - Parameters:
  ///   - plot: the plot to show.
  ///   - overlay: a second run, drawn dashed over it.
  public init(_ plot: Plot, overlay: Plot? = nil) {
    self.plot = plot
    self.overlay = overlay
    times = PlotTimes(plot, overlay)
    ranges = PlotRanges(plot, overlay)
    let letters = ranges.widestLabel(atMost: Self.axisMarks)
    left = max(56, Double(Int64(min(letters, Self.mostLetters))) * Self.letterWidth + 18)
  }

  /// The left edge of the curves.
  let left: Double
  static let right = 884.0
  static let width = 960.0
  /// The number of columns; a curve has a few points per column.
  static let columns: Int64 = 800
  /// The maximum number of round values on the axis of the largest panel, and their maximum length.
  static let axisMarks = 7
  static let mostLetters = 14

  /// The picture.
  public var text: [UInt8] {
    var copy = self
    copy.draw()
    var picture = Markup()
    picture.append("<svg")
    picture.attribute("height", copy.y)
    picture.append(" role=\"img\" viewBox=\"0 0 960 ")
    picture.append(number: copy.y)
    picture.append("\" width=\"960\" xmlns=\"http://www.w3.org/2000/svg\">\n")
    picture.note("<title>", plot.title, "</title>\n")
    picture.note("<desc>", description, "</desc>\n")
    picture.append(SVGStyle.sheet)
    if !plot.others.isEmpty { picture.append(SVGStyle.parts) }
    picture.rectangle("page", at: .init(0, 0), width: Self.width, height: copy.y)
    picture.append(copy.canvas)
    picture.append("</svg>\n")
    return picture.bytes
  }

  private mutating func draw() {
    drawHeading()
    drawPointers()
    drawValue()
    drawVelocity()
    drawTicks()
    drawBoundsHits()
    drawInputs()
    drawTimeAxis()
    drawLabels()
    y += 12
  }

  func x(_ time: Int64) -> Double {
    left + times.share(of: time) * (Self.right - left)
  }

  // MARK: Heading

  private mutating func drawHeading() {
    canvas.text("title", at: .init(left, 30), plot.title.shortened(to: 96))
    if plot.name != plot.title {
      canvas.text("label", at: .init(left, 51), plot.name.shortened(to: 40))
    }
    var x = Self.right
    if let overlay { addKey("second", overlay.name.shortened(to: 36), &x) }
    if !plot.preview.points.isEmpty { addKey("preview", [UInt8]("preview"), &x) }
    if plot.hasPhases {
      if has([.idle, .pressed]) { addKey("hold", [UInt8]("still"), &x) }
      if has([.settling]) { addKey("settle", [UInt8]("settle"), &x) }
      if has([.coasting]) { addKey("coast", [UInt8]("coast"), &x) }
      if has([.dragging]) { addKey("drag", [UInt8]("drag"), &x) }
    }
    y = 62
    guard !plot.others.isEmpty else { return }
    x = Self.right
    for part in plot.parts.indices.reversed() {
      var text = [UInt8]("part ")
      DecimalText.append(Int64(part), to: &text)
      addKey(Self.style(of: part, "curve"), text, &x, at: 70)
    }
    y = 80
  }

  /// Returns the classes of a line: its phase, and its part.
  static func style(of part: Int, _ phase: StaticString) -> [UInt8] {
    var style = [UInt8](phase)
    guard part > 0 else { return style }
    style.append(" p")
    DecimalText.append(Int64(part), to: &style)
    return style
  }

  private func has(_ phases: [ControlPhase]) -> Bool {
    plot.parts.contains { curves in
      curves.value.points.dropFirst().contains { phases.contains($0.phase) }
    }
  }

  /// Adds a legend entry to the left of the previous one.
  private mutating func addKey(_ style: StaticString, _ text: [UInt8], _ x: inout Double) {
    addKey([UInt8](style), text, &x, at: 51)
  }

  private mutating func addKey(
    _ style: [UInt8], _ text: [UInt8], _ x: inout Double, at y: Double
  ) {
    canvas.text("end label", at: .init(x, y), text)
    x -= Double(Int64(text.columns)) * Self.letterWidth + 6
    canvas.line(style, from: .init(x - 20, y - 4), to: .init(x, y - 4))
    x -= 36
  }

  /// The width of a letter of the monospaced font.
  static let letterWidth = 6.62

  /// The description of the picture in words.
  private var description: [UInt8] {
    var text: [UInt8] = []
    for (part, curves) in plot.parts.enumerated() {
      guard let first = curves.value.points.first, let last = curves.value.points.last else {
        continue
      }
      text.append("The value")
      if part > 0 { text.append(" of part ", whole: Int64(part)) }
      text.append(" goes from ", number: first.value)
      text.append(" to ", number: last.value)
      text.append(" in ")
      text.append(time: Timestamp(nanoseconds: plot.end.subtractingSaturated(plot.start)))
      text.append(". ")
    }
    text.append("Ticks: ", whole: plot.ticks.count)
    let hits = plot.lowerHits.count.addingSaturated(plot.upperHits.count)
    text.append(". Bounds hit: ", whole: hits)
    text.append(". Checks met: ", whole: count(.passed))
    text.append(", not met: ", whole: count(.failed))
    text.append(".")
    return text
  }

  func count(_ kind: Plot.Label.Kind) -> Int64 {
    var count: Int64 = 0
    for label in plot.labels where label.kind == kind { count += 1 }
    return count
  }

  // MARK: Panels

  /// Begins a panel with a name above it, and returns its frame.
  mutating func panel(_ name: [UInt8], height: Double) -> SVGPanel {
    canvas.text("name", at: .init(left, y + 16), name)
    let panel = SVGPanel(top: y + 22, height: height)
    canvas.rectangle(
      "lane", at: .init(left, panel.top), width: Self.right - left, height: height)
    for mark in times.marks(atMost: 10) {
      let x = left + mark.share * (Self.right - left)
      canvas.line("grid", from: .init(x, panel.top), to: .init(x, panel.top + height))
    }
    drawMoments(panel)
    y = panel.top + height + 6
    return panel
  }

  private mutating func drawTimeAxis() {
    for mark in times.marks(atMost: 10) {
      let x = left + mark.share * (Self.right - left)
      canvas.text("label middle", at: .init(x, y + 12), mark.label)
    }
    let unit: StaticString = times.isInSeconds ? "s" : "ms"
    canvas.text("label", at: .init(Self.right + 26, y + 12), [UInt8](unit))
    y += 18
  }

  /// Draws a line for each `mark` and `set` of the script, and for each failed check.
  private mutating func drawMoments(_ panel: SVGPanel) {
    var before = -1.0
    for label in plot.labels where label.kind != .passed {
      let x = x(label.time)
      guard x - before >= 1 else { continue }
      before = x
      canvas.line(
        label.kind == .failed ? "alarm" : "moment", from: .init(x, panel.top),
        to: .init(x, panel.top + panel.height))
    }
  }
}

/// The frame of a panel of a picture.
struct SVGPanel {
  var top: Double
  var height: Double
}
