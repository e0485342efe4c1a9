import ControlCore
import Testing

import Harness

@testable import GestureReports

/// Tests of plots of controls with several parts, and of values with steps.
struct PlotPartTests {
  private static let twoThumbs =
    "control slider\nrange 0..100\nstep 5\ndistance 10\nvalue 20 60\nviewport 400x60"
  private static let drags = "down 0 80\n+16ms move 0 160\n+16ms up 0\n+200ms tap 1 340\nframes 2"

  private func plot(_ body: String, _ header: String, _ level: TraceLevel = .frames) -> Plot {
    PlotTests.plot(body, header: header, level: level)
  }

  private func values(_ series: PlotSeries) -> [Double] { series.points.map(\.value) }

  // MARK: Parts

  @Test func `each part has a curve, from where it begins to where it ends`() {
    for level in [TraceLevel.calls, .changes, .frames] {
      let plot = plot(Self.drags, Self.twoThumbs, level)
      #expect(plot.others.count == 1)
      #expect(plot.value.points.first?.value == 20 && plot.value.points.last?.value == 40)
      let other = plot.others[0].value
      #expect(other.points.first?.value == 60 && other.points.last?.value == 85)
      #expect(Set(values(other)) == [60, 85])
    }
  }

  @Test func `a trace alone has a curve for each part, also for one that never moves`() throws {
    let script = scripted("down 0 80\n+16ms move 0 160\n+16ms up 0", header: Self.twoThumbs)
    let replay = Replay(script, level: .calls)
    let plot = try Plot(reading: replay.trace(of: script, named: Array("a".utf8)))
    #expect(plot.value.points.last?.value == 40)
    #expect(values(plot.others[0].value) == [60, 60])
  }

  @Test func `what the host sets of a part is a step of its curve, and of no other`() {
    let plot = plot("+5ms set value[1] 90\n+5ms set value 10\n+5ms frames 1", Self.twoThumbs)
    #expect(Set(values(plot.others[0].value)) == [60, 90])
    #expect(Set(values(plot.value)) == [20, 10])
  }

  @Test func `a control of one part has no others`() {
    #expect(plot("down 0 100\nup 0", tenPoints).others.isEmpty)
  }

  @Test func `text marks parts by their numbers at the ends of their curves, and by their strokes`()
  {
    let plot = plot(Self.drags, Self.twoThumbs)
    let lines = string(TextPlot(plot, style: .ascii, width: 60, height: 24).text).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count <= 60 })
    let ends = lines.filter { $0.contains("|") && ($0.hasSuffix(" 0") || $0.hasSuffix(" 1")) }
    #expect(ends.map { $0.last } == ["1", "0"])
    #expect(lines.contains { $0.hasPrefix("phase") && $0.contains("drag") })
    let solid = string(TextPlot(plot, style: .braille, width: 60).text)
    #expect(solid.contains("⠤⠤⠤ ⠤⠤⠤ ") && solid.contains("⠉⠉⠉⠉⠉⠉⠉⠉"))
    for parts in 0..<8 { #expect(DotStroke.ofPart(parts) != .faint) }
    #expect(Set((0..<8).map { "\(DotStroke.ofPart($0))" }).count == 8)
  }

  @Test func `a sparkline has a line for each part, all of one scale`() {
    let plot = plot(Self.drags, Self.twoThumbs)
    let lines = string(Sparkline(plot, style: .ascii, width: 20).text).split(separator: "\n")
    #expect(lines.count == 2 && lines.allSatisfy { $0.count == 20 })
    #expect(lines[0].hasPrefix("_") && lines[1].hasPrefix("=") && lines[1].hasSuffix("#"))
  }

  @Test func `SVG has a stroke, a key and a number for each part, and says where each goes`() {
    let text = string(SVGPlot(plot(Self.drags, Self.twoThumbs)).text)
    #expect(text.contains(">part 0</text>") && text.contains(">part 1</text>"))
    #expect(text.contains("class=\"hold p1\" d=") && text.contains(".p1{stroke-dasharray:"))
    #expect(text.contains("The value goes from 20 to 40 in "))
    #expect(text.contains("The value of part 1 goes from 60 to 85 in "))
    let one = string(SVGPlot(plot("down 0 100\nup 0", tenPoints)).text)
    #expect(!one.contains("part") && !one.contains("p1"))
  }

  // MARK: Steps

  @Test func `a slider with steps is drawn at them only`() {
    let header = "control slider\nrange 0..100\nstep 5\nvalue 40\nviewport 335x60"
    let points = plot("down 0 128\n+16ms move 0 140\n+16ms move 0 180\n+9ms up 0", header).value
      .points
    for (a, b) in zip(points, points.dropFirst()) where a.value != b.value {
      #expect(a.time == b.time, "from \(a.value) to \(b.value)")
    }
    #expect(points.last?.value == 55)
  }

  @Test func `a slider without steps, and a ruler, are slopes`() {
    for header in ["control slider\nrange 0..100\nvalue 40\nviewport 335x60", tenPoints] {
      let points = plot("down 0 128\n+16ms move 0 150\n+16ms move 0 190", header).value.points
      #expect(
        zip(points, points.dropFirst()).contains { $0.value != $1.value && $0.time < $1.time })
    }
  }
}
