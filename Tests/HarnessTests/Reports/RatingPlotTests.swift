import ControlCore
import Testing

import Harness

@testable import GestureReplay
@testable import GestureReports
@testable import GestureScript
@testable import GestureLaws

/// Tests of plots of ratings.
struct RatingPlotTests {
  private func plot(_ body: String, _ more: String = "", level: TraceLevel = .frames) -> Plot {
    PlotTests.plot(
      body, header: "control rating\nviewport 100x20\nvalue 2\npointer mouse\n" + more,
      level: level)
  }

  private func text(_ plot: Plot) -> String {
    string(TextPlot(plot, style: .ascii, width: 60, height: 20).text)
  }

  /// Returns the stretches of a preview as times in milliseconds and values.
  private func previews(_ plot: Plot) -> [[String]] {
    plot.preview.pieces.filter { $0.phase != .idle }.map { piece in
      piece.points.map { "\($0.time / 1_000_000) \($0.value)" }
    }
  }

  @Test func `a value goes in steps, between 0 and the stars, and nothing has a velocity`() {
    for level in [TraceLevel.frames, .calls] {
      let plot = plot(
        "+10ms down 0 90\n+10ms move 0 70\n+50ms up 0\n+5ms set stars 3", level: level)
      for (point, next) in zip(plot.value.points, plot.value.points.dropFirst()) {
        #expect(next.time == point.time || next.value == point.value)
      }
      #expect(plot.value.points.map(\.value).max() == 5 && plot.value.points.last?.value == 3)
      #expect(plot.bounds.map(\.upper) == [5, 3] && plot.bounds.map(\.lower) == [0, 0])
      #expect(!text(plot).contains("velocity"))
      #expect(!string(SVGPlot(plot).text).contains("velocity"))
    }
  }

  @Test func `a preview stands as long as there is one`() {
    let plot = plot("hover 10\n+10ms hover 90\n+10ms hover out\n+10ms hover 50\n+10ms mark \"m\"")
    #expect(
      previews(plot) == [["0 1.0", "10 1.0", "10 5.0", "20 5.0"], ["30 3.0", "40 3.0"]])
    #expect(string(SVGPlot(plot).text).contains("class=\"preview\""))
    #expect(previews(self.plot("key End")) == [])
    #expect(!string(SVGPlot(self.plot("key End")).text).contains("class=\"preview\""))
  }

  @Test func `a pointer that hovers is shown, and is not down`() {
    let plot = plot("hover 10\n+10ms hover 90\n+5ms down 0 90\n+5ms up 0\n+5ms hover 80\nhover out")
    #expect(plot.strokes.map(\.ending) == [.hovered, .up, .hovered])
    #expect(plot.strokes[0].path.points.map(\.value) == [10, 90, 90])
    #expect(plot.strokes[2].path.points.map(\.value) == [80, 80])
    #expect(string(SVGPlot(plot).text).components(of: "class=\"down\"") == 1)
  }

  @Test func `the phases are those of the pointer, and a key leaves none`() {
    let plot = plot("+5ms key End\n+50ms down 0 30\n+50ms move 0 50\n+50ms up 0\n+50ms mark \"m\"")
    var phases: [ControlPhase] = []
    for point in plot.value.points where phases.last != point.phase { phases.append(point.phase) }
    #expect(phases == [.idle, .pressed, .idle, .pressed, .dragging, .idle])
  }
}

extension String {
  /// Returns the number of occurrences of another string.
  fileprivate func components(of other: String) -> Int { ranges(of: other).count }
}
