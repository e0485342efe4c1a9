import ControlCore
import TestSupport
import Testing

import Harness

@testable import GestureGenerators
@testable import GestureReplay
@testable import GestureReports
@testable import GestureScript
@testable import GestureLaws

/// Tests of a run drawn in one line.
struct SparklineTests {
  private static func line(
    _ values: [(Int64, Double)], _ style: TextPlot.Style = .braille, width: Int
  ) -> String {
    var builder = PlotBuilder(nil, of: .of(.ruler), level: .changes)
    for (time, value) in values {
      builder.add(Trace.Line(Timestamp(nanoseconds: time), .changed(value, .drag)))
    }
    return string(Sparkline(builder.plot, style: style, width: width).text)
  }

  @Test func `heights follow the value from the start to the end`() {
    let rise = (0...7).map { (Int64($0) * 10_000_000, Double($0)) }
    #expect(Self.line(rise, width: 8) == "▁▂▃▄▅▆▇█\n")
    #expect(Self.line(rise, .ascii, width: 8) == "_.,-=+*#\n")
    #expect(Self.line(rise, width: 2) == "▁█\n")
    #expect(Self.line(rise, width: 1) == "█\n")
    #expect(Self.line([(0, 5), (10_000_000, 5)], width: 3) == "▁▁▁\n")
    #expect(Self.line([(7, 5)], width: 3) == "▁▁▁\n")
    #expect(Self.line([], width: 3) == "\n")
  }

  @Test(arguments: Seeds.all + [3, 92])
  func `it is as wide as reported, and mirrors the values`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<200 {
      var time: Int64 = 0
      let values = (0..<random.whole(1...30)).map { _ in
        time += random.whole(0...20_000_000)
        return (time, random.sixtyFourth(-1000...1000))
      }
      let width = Int(random.whole(1...200))
      let line = Self.line(values, .ascii, width: width)
      #expect(line.utf8.count == width + 1)
      let mirrored = Self.line(values.map { ($0.0, -$0.1) }, .ascii, width: width)
      let heights = Array("_.,-=+*#")
      let isFlat = Set(values.map(\.1)).count == 1
      for (a, b) in zip(line, mirrored) where !isFlat && a != "\n" {
        let sum = (heights.firstIndex(of: a) ?? 0) + (heights.firstIndex(of: b) ?? 0)
        #expect(sum == 7 || (a, b) == ("=", "="))
      }
    }
  }

  @Test func `values of any size make a line`() {
    let most = Double.greatestFiniteMagnitude
    let runs: [[(Int64, Double)]] = [
      [(0, -most), (9, most), (10, 0)], [(-9, 5e-300), (.max, 0), (1, most)],
    ]
    for values in runs {
      #expect(Self.line(values, .ascii, width: 40).utf8.count == 41)
    }
  }
}
