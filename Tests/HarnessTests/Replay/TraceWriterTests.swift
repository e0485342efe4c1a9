import ControlCore
import Testing

import Harness

@testable import GestureRecordings
@testable import GestureReplay
@testable import GestureReports
@testable import GestureScript
@testable import GestureLaws

/// Tests of effects as lines of text.
struct TraceWriterTests {
  private let time = Timestamp(nanoseconds: 16_666_666)

  private func line(_ effect: Effect) -> String {
    var writer = TraceWriter(level: .changes)
    writer.note(effect)
    writer.flush()
    return string(writer.bytes)
  }

  @Test func `every effect has its line`() {
    let run = TickRun(marks: MarkSpan(first: -3, count: 1), at: time)
    let lines: [(Effect, String)] = [
      (.began(time), "began"),
      (.tick(run), "tick mark=-3"),
      (.bound(.lower, time), "bound side=lower"),
      (.bound(.upper, time), "bound side=upper"),
      (.changed(-0.0, .drag, time), "changed value=0 cause=drag"),
      (.changed(0.1, .snap, time), "changed value=0.1 cause=snap"),
      (.snapped(1e21, time), "snapped value=1000000000000000000000"),
      (.preview(3.5, time), "preview value=3.5"),
      (.preview(nil, time), "preview value=none"),
      (.ended(.commit, 2, time), "ended reason=commit value=2"),
      (.ended(.cancel, 1e-7, time), "ended reason=cancel value=0.0000001"),
      (.yielded(time), "yielded"),
      (.tapped(Point(x: -1.5, y: 40), time), "tapped x=-1.5 y=40"),
      (.idle(time), "idle"),
    ]
    for (effect, text) in lines { #expect(line(effect) == "@16.666666ms    \(text)\n") }
  }

  @Test(arguments: [
    (ChangeCause.drag, "drag"), (.motion, "motion"), (.snap, "snap"), (.key, "key"),
    (.wheel, "wheel"), (.crown, "crown"), (.assistive, "assistive"), (.host, "host"),
    (.cancel, "cancel"),
  ])
  func `every cause has its word`(cause: ChangeCause, word: String) {
    #expect(line(.changed(1, cause, time)).hasSuffix("cause=\(word)\n"))
  }

  @Test(arguments: [
    (Int64(0), "@0ms            idle\n"), (1, "@0.000001ms     idle\n"),
    (1_500_000, "@1.5ms          idle\n"), (1_000_000_000, "@1000ms         idle\n"),
    (-1, "@-0.000001ms    idle\n"), (.max, "@9223372036854.775807ms idle\n"),
  ])
  func `a time is in milliseconds, exactly, and takes fifteen columns`(time: Int64, text: String) {
    #expect(line(.idle(Timestamp(nanoseconds: time))) == text)
  }

  @Test func `levels leave out samples and frames`() {
    func lines(_ level: TraceLevel) -> [String] {
      traced("+10ms set value 51 animated\n+10ms mark \"end\"", level: level)
        + traced(
          "down 0 160\n+8ms move 0 150\n+8ms move 0 140\nup 0\n+2ms mark \"end\"", level: level)
    }
    #expect(
      lines(.calls) == [
        "@20ms mark \"end\"", "@8ms began", "@8ms changed value=51 cause=drag",
        "@16ms changed value=52 cause=drag", "@18ms mark \"end\"",
      ])
    #expect(lines(.changes).filter { $0.hasSuffix("cause=motion") }.count == 2)
    #expect(lines(.changes).count == 7)
    #expect(lines(.frames).filter { $0.contains(" frame ") }.count == 3)
    #expect(lines(.frames).count == 10)
  }

  @Test func `each line knows where it starts and what was playing`() {
    let replay = played("+1ms key ArrowUp\n+1ms mark \"\u{E9}\"\n\n+1ms key End")
    #expect(replay.scriptLines == [8, 8, 8, 9, 11, 11, 11])
    let lines = replay.lineStarts.indices.map { string(Array(replay.line($0))) }
    #expect(lines.joined(separator: "\n") + "\n" == string(replay.lines))
    #expect(lines[3] == "@2ms            mark \"\u{E9}\"")
  }

  // MARK: Runs

  private func writer(_ runs: [(Int64, Int64)], level: TraceLevel = .calls) -> String {
    var writer = TraceWriter(level: level)
    for (first, count) in runs {
      writer.note(.tick(TickRun(marks: MarkSpan(first: first, count: count), at: time)))
      writer.note(.changed(1, .motion, time))
    }
    writer.flush()
    return string(writer.bytes)
  }

  private let whole = "@16.666666ms    tick marks=1..1001 n=1001 from=16.666666ms to=16.666666ms\n"

  @Test func `a thousand marks have a line for each instant, one more is one line for all`() {
    func lines(of count: Int64) -> Int {
      var writer = TraceWriter(level: .calls)
      for mark in 1...count {
        let span = MarkSpan(first: mark, count: 1)
        writer.note(.tick(TickRun(marks: span, at: Timestamp(nanoseconds: mark))))
      }
      writer.flush()
      return string(writer.bytes).split(separator: "\n").count
    }
    #expect(lines(of: 1000) == 1000 && lines(of: 1001) == 1)
    #expect(writer([(1, 1001)]) == whole)
    #expect(writer([(5, -1001)]).contains("tick marks=5..-995 n=1001 "))
  }

  @Test func `a run is one however many frames it took`() {
    #expect(writer((1...1001).map { ($0, 1) }) == whole)
    #expect(writer([(1, 500), (501, 500), (1001, 1)]) == whole)
    #expect(writer([(1, 1000), (1001, 1)]) == whole)
    #expect(writer([(1, 1), (2, 1000)]) == whole)
  }

  @Test func `a run ends where it turns, where marks are left out, and at another line`() {
    #expect(writer([(1, 600), (600, -600)]).split(separator: "\n").count == 2)
    #expect(writer([(1, 600), (602, 600)]).split(separator: "\n").count == 2)
    var writer = TraceWriter(level: .calls)
    for first: Int64 in [1, 601] {
      writer.note(.tick(TickRun(marks: MarkSpan(first: first, count: 600), at: time)))
      writer.note(.changed(1, .drag, time))
    }
    #expect(string(writer.bytes).split(separator: "\n").count == 4)
  }

  @Test func `as many marks as there can be are one line`() {
    #expect(
      writer([(0, .max)]).contains(
        "marks=0..9223372036854775806 n=9223372036854775807 from=16.666666ms"))
    #expect(writer([(-9, .max), (.max - 9, 9)]).contains(" n=9223372036854775807 "))
  }

  @Test func `a fling over many marks is one line at every frame rate, with solved times`() throws {
    let body = "down 0 160\n+8ms move 0 100\n+8ms move 0 40\n+8ms move 0 -20\nup 0\nsettle"
    let header = "value 0.05\nunit-width 1\nfractions 10\ntick fraction\nslop 0"
    let traces = ["1/1", "1/24", "1/60", "1/1000"].map {
      traced(body, header: header + "\nframe \($0)")
    }
    for trace in traces { #expect(trace == traces[0]) }
    let run = try #require(traces[0].dropLast(2).last)
    #expect(run.contains("tick marks=1801.."))
    #expect(run.contains(" n=") && traces[0].filter { $0.contains("marks=1801..") }.count == 1)
  }

  @Test func `a mark of 10¹² of them costs nothing`() {
    let lines = traced("key End", header: "range 0..1000000000000\ntick unit")
    #expect(lines[1] == "@0ms tick marks=1..1000000000000 n=1000000000000 from=0ms to=0ms")
  }
}
