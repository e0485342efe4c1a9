import ControlCore
import Testing

import Harness

@testable import GestureReports

/// Tests of plots of dials that wrap.
struct DialPlotTests {
  private static let compass = "control dial\nrange 0..360\nwrap on\nvalue 350\nviewport 200x200"
  private static let overNorth = "down 0 180,100\n+16ms move 0 175,128\n+16ms move 0 161,152"

  @Test func `over the seam of a dial the curve breaks, and goes through no value in between`() {
    for level in [TraceLevel.calls, .frames] {
      let plot = PlotTests.plot(Self.overNorth, header: Self.compass, level: level)
      let stretches = plot.value.stretches
      #expect(stretches.count == 2)
      #expect(
        stretches[0].allSatisfy { $0.value > 340 } && stretches[1].allSatisfy { $0.value < 60 })
      let pieces = plot.value.pieces.map { $0.points.map(\.value) }
      #expect(pieces.allSatisfy { ($0.max() ?? 0) - ($0.min() ?? 0) < 60 })
      #expect(plot.value.thinned(to: 2).stretches.count == 2)
      let line = string(Sparkline(plot, style: .ascii, width: 40).text)
      #expect(Set(line.dropLast()).isSubset(of: ["#", "_"]))
    }
  }

  @Test func `over the seam and back there are two breaks`() {
    let back = Self.overNorth + "\n+16ms move 0 180,100"
    #expect(PlotTests.plot(back, header: Self.compass).value.stretches.count == 3)
  }
}
