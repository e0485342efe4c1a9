import ControlCore
import TestSupport
import Testing

import Harness

@testable import GestureReports

/// Tests of plots as SVG pictures.
struct SVGPlotTests {
  private func svg(_ plot: Plot, overlay: Plot? = nil) -> String {
    string(SVGPlot(plot, overlay: overlay).text)
  }

  private static let full = PlotTests.plot(
    "down 0 160\n+8ms move 0 120\n+8ms move 0 80\n+8ms up 0\n+60ms mark \"a < b & c\"\n"
      + "expect value == 3\n+1ms set value 98\nkey ArrowUp\nkey End repeat=2\n"
      + "+5ms down 0 160\n+8ms move 0 120\n+40ms up 0\nsettle\nexpect idle",
    header: "title \"all > lanes\"\nvalue 80\nrange 0..100\nunit-width 10\nslop 0\ntick unit")

  @Test func `there is a panel for everything the run has`() {
    let picture = svg(Self.full)
    let names = [
      "pointer x, pt", "value", "velocity, pt/s", "ticks 21", "bounds hit 3",
      "keys, wheel, crown 3", "marks 1, changes by the host 1, checks met 1, checks not met 1",
      "all &gt; lanes", "test.gesture", "a &lt; b &amp; c", "value == 3", "max 100",
    ]
    for name in names { #expect(picture.contains(">\(name)</text>"), "\(name)") }
    #expect(
      picture.contains("<title>all &gt; lanes</title>\n<desc>The value goes from 80 to 100 in "))
    #expect(picture.contains("class=\"over\""))
    for phase in ["drag", "coast", "settle", "still"] {
      #expect(picture.contains(">\(phase)</text>"))
    }
  }

  @Test func `what the run does not have has no panel`() {
    let picture = svg(PlotTests.plot("+1ms mark \"m\""))
    for name in ["pointer", "velocity", "ticks", "bounds hit", "keys", "checks"] {
      #expect(!picture.contains(">\(name)"))
    }
  }

  @Test func `a second run has a key, a curve and ticks of its own`() {
    let picture = svg(Self.full, overlay: PlotTests.plot("key ArrowUp", header: "tick unit"))
    #expect(picture.contains(">ticks 21 and 1</text>"))
    #expect(picture.contains("<path class=\"second\" "))
    #expect(picture.contains("<rect class=\"other\" "))
    #expect(!svg(Self.full).contains("class=\"second\""))
  }

  @Test func `it runs no scripts and loads nothing`() {
    let picture = svg(Self.full)
    for word in ["<script", "href", "url(", "@import", "@font-face", "<image", "<foreignObject"] {
      #expect(!picture.contains(word))
    }
    #expect(picture.contains("@media (prefers-color-scheme:dark)"))
  }

  @Test func `what is past a level is an area that begins and ends on it`() {
    let curve = [Point(0, 10), Point(10, 0), Point(20, 10), Point(30, 2)]
    #expect(
      curve.areas(beyond: 5, isUpper: true) == [
        [Point(5, 5), Point(10, 0), Point(15, 5)],
        [Point(26.25, 5), Point(30, 2), Point(30, 5)],
      ])
    #expect(
      curve.areas(beyond: 8, isUpper: false) == [
        [Point(0, 8), Point(0, 10), Point(2, 8)],
        [Point(18, 8), Point(20, 10), Point(22.5, 8)],
      ])
    #expect(curve.areas(beyond: 10, isUpper: false) == [])
    #expect([Point]().areas(beyond: 0, isUpper: true) == [])
  }

  // MARK: Laws

  @Test func `any run gives well-formed XML, twice the same`() {
    var pictures = TextPlotTests.hostile.map { svg($0, overlay: Self.full) }
    for seed in 1...Cases.some(of: 60, oneIn: 2) as ClosedRange<UInt64> {
      var random = ScriptGenerator(seed: seed)
      let script = random.script()
      guard Replay.problems(of: script).isEmpty else { continue }
      let plot = Plot(script, Replay(script, level: .frames), named: [0, 0xFF, 0x3C])
      pictures.append(svg(plot))
      #expect(svg(plot) == pictures.last)
    }
    #expect(pictures.count > Cases.some(of: 20, oneIn: 2))
    for picture in pictures {
      let reader = MarkupReader(Array(picture.utf8))
      #expect(reader.problem == nil)
      #expect(reader.elements.count > 10)
    }
  }

  @Test func `a run of a hundred thousand lines is a small picture`() {
    var builder = PlotBuilder(Script.Settings(), of: .of(.ruler), level: .changes)
    for number in Int64(0)..<100_000 {
      let time = Timestamp(nanoseconds: number * 1_000_000)
      builder.add(Trace.Line(time, .changed(Double(number * 7919 % 1000), .drag)))
      builder.add(Trace.Line(time, .tick(number)))
      builder.add(Trace.Line(time, .bound(.upper)))
    }
    #expect(SVGPlot(builder.plot).text.count < 400_000)
  }

  // MARK: Names

  @Test(arguments: Seeds.all)
  func `no name lies on another, nor on the line of another`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<200 {
      let labels = (0..<random.whole(0...40)).map { _ in
        (line: Double(random.whole(0...90)) * 10, width: Double(random.whole(2...30)) * 10)
      }.sorted { $0.line < $1.line }
      let layout = LabelLayout(labels, end: 940)
      let boxes = layout.placed.map { placed in
        let label = labels[placed.index]
        let from = placed.isLeft ? label.line - label.width : label.line
        return (row: placed.row, line: label.line, from: from, to: from + label.width)
      }
      for (index, a) in boxes.enumerated() {
        for b in boxes[(index + 1)...] {
          #expect(a.row != b.row || a.to <= b.from || b.to <= a.from)
        }
        for b in boxes where b.row > a.row && b.line != a.line {
          #expect(b.line < a.from || b.line > a.to)
        }
        #expect(a.to <= 940 || a.line == a.from)
      }
      #expect(Set(layout.placed.map(\.index)).count == layout.placed.count)
      #expect(layout.rows == (boxes.map { $0.row + 1 }.max() ?? 0))
    }
  }

  @Test func `names in one place stand in their order, those at the end to the left`() {
    let layout = LabelLayout([(10, 50), (10, 60), (30, 40), (900, 80), (900, 20)], end: 940)
    let placed = layout.placed.sorted { $0.index < $1.index }
    #expect(placed.map(\.row) == [1, 2, 0, 0, 1])
    #expect(placed.map(\.isLeft) == [false, false, false, true, true])
  }
}
