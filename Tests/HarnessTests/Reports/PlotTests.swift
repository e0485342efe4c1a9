import ControlCore
import Testing

import Harness

@testable import GestureReports

/// Tests of the contents of a plot before it is drawn.
struct PlotTests {
  /// Returns the plot of a script and its replay.
  static func plot(
    _ body: String, header: String = tenPoints, level: TraceLevel = .frames,
    at location: SourceLocation = #_sourceLocation
  ) -> Plot {
    let script = scripted(body, header: header, at: location)
    return Plot(script, Replay(script, level: level), named: Array("test.gesture".utf8))
  }

  /// Returns the plot of a trace with these lines.
  static func traced(_ lines: String) throws -> Plot {
    let text =
      "trace 1\nscript a.gesture\ncontrol ruler\nlevel changes\n\(lines)"
      + "end lines=0 ticks=0 value=0 phase=idle digest=0000000000000000\n"
    return try Plot(reading: Array(text.utf8))
  }

  private func plot(_ body: String, header: String = tenPoints) -> Plot {
    Self.plot(body, header: header)
  }

  private func milliseconds(_ series: PlotSeries) -> [Double] {
    series.points.map { Double($0.time) / 1e6 }
  }

  // MARK: The script

  @Test func `a pointer is where the script has it, at the times of the player`() {
    let plot = plot(
      "down 0 100\n+0ms glide 0 to 116 over 16ms\n+4ms down 3 50\n+1ms up 0\n+9ms cancel 3\nsettle\n"
        + "+1ms tap 0 20")
    #expect(plot.strokes.map(\.id) == [0, 3, 0])
    #expect(plot.strokes.map(\.ending) == [.up, .cancelled, .up])
    #expect(milliseconds(plot.strokes[0].path) == [0, 8, 16, 21])
    #expect(plot.strokes[0].path.points.map(\.value) == [100, 108, 116, 116])
    #expect(milliseconds(plot.strokes[1].path) == [20, 30])
    let tap = milliseconds(plot.strokes[2].path)
    #expect(tap.count == 3 && tap[2] - tap[0] == 50 && tap[0] > 31)
  }

  @Test func `a check has its time and whether it was met`() {
    let plot = plot(
      "expect idle\n+5ms expect value == 3\nexpect value == 50\n+1ms mark \"m\"\nset step 2")
    #expect(plot.labels.map(\.kind) == [.passed, .failed, .passed, .mark, .setting])
    #expect(plot.labels.map(\.time) == [0, 5_000_000, 5_000_000, 6_000_000, 6_000_000])
    #expect(
      plot.labels.map { string($0.text) }
        == ["idle", "value == 3", "value == 50", "m", "set step 2"])
  }

  @Test func `bounds change when the host changes them`() {
    let plot = plot("+5ms set range 10..60\n+5ms set step 2\n+5ms set range -inf..60")
    #expect(plot.bounds.map(\.from) == [0, 5_000_000, 15_000_000])
    #expect(plot.bounds.map(\.lower) == [0, 10, -.infinity])
    #expect(plot.bounds.map(\.upper) == [100, 60, 60])
  }

  @Test func `keys and wheels are counted`() {
    let plot = plot("key ArrowUp repeat=3\n+1ms wheel 5\n+1ms rotate 1\n+1ms key ArrowUp up")
    #expect(plot.inputs.count == 5)
  }

  // MARK: The end and the start

  private static let fling =
    "down 0 160\n+8ms move 0 155\n+8ms move 0 150\n+8ms move 0 144\nup 0\n"

  @Test(arguments: [TraceLevel.calls, .changes, .frames])
  func `a motion that is under way at the end of the script is drawn as one`(
    level: TraceLevel
  ) throws {
    let plot = Self.plot("\(Self.fling)+203.7ms mark \"end\"", level: level)
    let points = plot.value.points
    #expect(points.last?.time == 227_700_000 && points.last?.phase == .coasting)
    let before = try #require(points.last { $0.time < 227_700_000 })
    #expect(before.value < points[points.count - 1].value)
    // A script that catches the motion at that time finds the same value.
    let longer = Self.plot("\(Self.fling)+203.7ms down 0 160\n+100ms cancel 0", level: .frames)
    let caught = longer.value.points.first {
      $0.phase == .pressed && $0.time > 200_000_000
    }
    #expect(caught?.value == points.last?.value)
  }

  @Test func `a motion that is under way at the end of a trace goes to where the trace ends`()
    throws
  {
    let head = "trace 1\nscript a\ncontrol ruler\nlevel calls\n"
    let lines = "@8ms            changed value=3 cause=drag\n@90ms           tick mark=4\n"
    let end = "end lines=2 ticks=1 value=4.5 phase=coasting digest=0000000000000000\n"
    let plot = try Plot(reading: Array((head + lines + end).utf8))
    #expect(plot.value.points.map(\.value) == [3, 4.5])
    #expect(plot.value.points.last?.phase == .coasting)
    let still = try Plot(
      reading: Array((head + lines + end.replacing("coasting", with: "idle")).utf8))
    #expect(still.value.points.map(\.value) == [3, 3])
  }

  @Test func `a trace begins with its first line, however late`() throws {
    for start in ["-5", "0", "8", "9000"] {
      let plot = try Self.traced("@\(start)ms            changed value=3 cause=key\n")
      #expect(Double(plot.start) / 1e6 == Double(start))
      #expect(plot.end == plot.start)
    }
    #expect(self.plot("+50ms key ArrowUp").start == 0)
  }

  // MARK: The value

  @Test func `what shows past a bound is reported in values, also without a lower bound`() throws {
    for (range, value) in [("0..100", 100.0), ("-inf..100", 100)] {
      let plot = plot(
        "down 0 160\n+8ms move 0 60\n+30ms up 0\nsettle",
        header: "range \(range)\nvalue 99\nunit-width 10\nstep 0.5\nviewport 320x80\nslop 0")
      let highest = try #require(plot.value.points.map(\.value).max())
      #expect(highest > value + 1 && highest < value + 16)
      #expect(plot.value.points.last?.value == value)
      #expect(plot.upperHits.count == 1)
    }
  }

  @Test func `a key is a step, a hold stays where it is`() {
    let key = plot("+100ms key ArrowUp\n+100ms mark \"end\"")
    #expect(milliseconds(key.value) == [0, 100, 100, 200])
    #expect(key.value.points.map(\.value) == [50, 50, 51, 51])
    let drag = plot("down 0 160\n+8ms move 0 150\n+500ms move 0 140\n+8ms up 0")
    let values = drag.value.points.filter { $0.time > 20_000_000 && $0.time < 480_000_000 }
    #expect(values.allSatisfy { $0.value == 51 })
    #expect(drag.value.points.contains { $0.time == 488_000_000 && $0.value == 51 })
  }

  @Test func `a value the host sets is a step, animated it is a slope`() {
    let step = plot("+50ms set value 70\n+50ms key ArrowUp")
    #expect(step.value.points.map(\.value) == [50, 50, 70, 70, 71])
    #expect(milliseconds(step.value) == [0, 50, 50, 100, 100])
    let slope = plot("+50ms set value 70 animated\nsettle")
    #expect(slope.value.points.count > 20)
    #expect(slope.value.points.contains { $0.value > 51 && $0.value < 60 })
    #expect(slope.value.points.last?.value == 70)
  }

  @Test func `a ruler that is caught has no speed until it is let go`() {
    let plot = plot(
      "down 0 160\n+8ms move 0 140\n+8ms move 0 110\n+8ms move 0 80\nup 0\n+50ms down 0 160\n"
        + "+500ms move 0 150\n+8ms move 0 120\n+8ms move 0 90\n+8ms move 0 60\nup 0\nsettle")
    let held = plot.velocity.points.filter { $0.time > 90_000_000 && $0.time < 570_000_000 }
    #expect(held.allSatisfy { $0.value == 0 })
    #expect((held.last?.time ?? 0) > 550_000_000)
    #expect(plot.velocity.points.contains { $0.time < 74_000_000 && $0.value > 1000 })
    #expect(plot.velocity.points.contains { $0.time > 580_000_000 && $0.value > 1000 })
  }

  @Test func `the phases are those of the frames`() {
    let plot = plot("down 0 160\n+8ms move 0 140\n+8ms move 0 110\n+8ms move 0 80\nup 0\nsettle")
    var phases: [ControlPhase] = []
    for point in plot.value.points where phases.last != point.phase { phases.append(point.phase) }
    #expect(phases == [.idle, .pressed, .dragging, .coasting, .settling])
  }

  // MARK: A trace alone

  @Test func `a trace alone has values and events, and no bounds`() throws {
    let plot = try Self.traced(
      """
      @-1ms began
      @0ms changed value=2 cause=key
      @1ms tick marks=1..2000 n=2000 from=1ms to=9ms
      @9ms changed value=3 cause=motion
      @9ms bound side=lower
      @9ms mark "m"
      @10ms idle

      """)
    #expect((plot.start, plot.end) == (-1_000_000, 10_000_000))
    #expect(plot.value.points.map(\.value) == [2, 3, 3])
    #expect(plot.ticks.count == 2000 && plot.ticks.bursts.count == 1)
    #expect(plot.lowerHits.count == 1 && plot.bounds.isEmpty && !plot.hasPhases)
    #expect(plot.labels.map(\.kind) == [.mark] && string(plot.name) == "a.gesture")
  }

  @Test func `where a trace has no samples of a motion, the curve is straight`() throws {
    let plot = try Self.traced(
      "@8ms changed value=1 cause=drag\n@900ms ended reason=commit value=9\n@900ms idle\n")
    #expect(milliseconds(plot.value) == [8, 900, 900])
    #expect(plot.value.points.map(\.value) == [1, 9, 9])
  }

  // MARK: Memory

  @Test func `a million points are a few thousand, with the lowest and the highest`() {
    var series = PlotSeries()
    for time in Int64(0)..<1_000_000 {
      // The first and the last value lie between the extremes of their stretch of time.
      let value = Double((time + 1) % 3)
      series.append(time == 777_777 ? 9 : time == 333_333 ? -9 : value, at: time, .idle)
    }
    #expect(series.points.count <= 8192)
    #expect(series.points.first?.time == 0 && series.points.last?.time == 999_999)
    #expect(series.thinned(to: 10).points.last?.time == 999_999)
    #expect(series.points.contains { $0.time == 777_777 && $0.value == 9 })
    #expect(series.points.contains { $0.time == 333_333 && $0.value == -9 })
    #expect(zip(series.points, series.points.dropFirst()).allSatisfy { $0.time <= $1.time })
    #expect(series.thinned(to: 10).points.count <= 40)
  }

  @Test func `a million bursts are a few thousand, and none is lost`() {
    var bursts = PlotBursts()
    for time in Int64(0)..<1_000_000 { bursts.append(from: time, to: time) }
    #expect(bursts.count == 1_000_000 && bursts.bursts.count <= 8192)
    #expect(bursts.bursts.reduce(0) { $0 + $1.count } == 1_000_000)
    bursts.append(from: 5, to: 9, count: .max)
    #expect(bursts.count == .max)
  }

  // MARK: Scales

  private func marks(_ lower: Double, _ upper: Double, _ count: Int = 5) -> [String] {
    PlotScale(covering: lower, upper).marks(atMost: count).map { string($0.label) }
  }

  @Test func `round values are round in any decade`() {
    #expect(marks(0, 10) == ["0", "2", "4", "6", "8", "10"])
    #expect(marks(-0.3, 0.31) == ["-0.2", "0", "0.2"])
    #expect(marks(20, 22.48) == ["20", "20.5", "21", "21.5", "22"])
    #expect(marks(250_000_000, 250_000_000.7, 2) == ["250000000", "250000000.5"])
    #expect(marks(0, 4.1e300, 3) == ["0", "2e300", "4e300"])
    #expect(marks(0, 3.1e-20, 4) == ["0", "1e-20", "2e-20", "3e-20"])
    #expect(marks(0, 5_000_000, 2) == ["0", "5000000"])
  }

  @Test func `a scale is finite and in order whatever it covers`() {
    let extremes: [Double] = [
      0, 1, -1, .leastNonzeroMagnitude, 1e-300, 0.1, 1e16, 1e300, -1e300, .greatestFiniteMagnitude,
      -.greatestFiniteMagnitude,
    ]
    for lower in extremes {
      for upper in extremes where upper >= lower {
        let scale = PlotScale(covering: lower, upper, margin: 0.06)
        #expect(scale.lower < scale.upper && scale.lower.isFinite && scale.upper.isFinite)
        #expect(
          (0...1).contains(scale.share(of: lower)) && (0...1).contains(scale.share(of: upper)))
        #expect(scale.share(of: lower) <= scale.share(of: upper))
        for count in [1, 2, 7] {
          let marks = scale.marks(atMost: count)
          #expect(marks.count <= count + 1)
          #expect(zip(marks, marks.dropFirst()).allSatisfy { $0.value < $1.value })
          #expect(marks.allSatisfy { scale.lower <= $0.value && $0.value <= scale.upper })
        }
      }
    }
  }

  @Test func `of a control whose points only it knows, frames show its value`() {
    let script = scripted(
      "down 0 100\n+8ms move 0 140\n+100ms move 0 60\n+50ms up 0\n+50ms key ArrowUp",
      header: "range 0..100\nunit-width 120\nvalue 80\nframe 1/60\n")
    let replay = Replay(script, on: Slider.self, level: .frames)
    let plot = Plot(script, replay, named: [])
    #expect(replay.value == 61)
    #expect(plot.value.points.last?.value == 61)
    #expect(Set(plot.value.points.map(\.value)) == [80, 100, 60, 61])
  }
}
