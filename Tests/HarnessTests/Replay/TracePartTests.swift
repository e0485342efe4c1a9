import ControlCore
import TestSupport
import Testing

import Harness

@testable import GestureReplay
@testable import GestureReports
@testable import GestureScript
@testable import GestureLaws

/// Tests of several parts of a control in traces.
struct TracePartTests {
  private let time = Timestamp(nanoseconds: 16_666_666)

  private func lines(_ effects: [Effect]) -> [String] {
    var writer = TraceWriter(level: .changes)
    for effect in effects { writer.note(effect) }
    writer.flush()
    return string(writer.bytes).split(separator: "\n").map { String($0.dropFirst(16)) }
  }

  private func run(_ first: Int64, _ count: Int64) -> TickRun {
    TickRun(marks: MarkSpan(first: first, count: count), at: time)
  }

  @Test func `the part is the last word of a line, and left out where it is 0`() {
    let effects: [Effect] = [
      .began(time), .tick(run(3, 1)), .bound(.lower, time), .changed(0.5, .drag, time),
      .snapped(2, time), .ended(.cancel, 2, time), .preview(nil, time), .preview(1, time),
      .yielded(time), .tapped(Point(x: 1, y: 2), time), .idle(time),
    ]
    let plain = lines(effects)
    #expect(!plain.contains { $0.contains("part") })
    #expect(lines(effects.map { $0.of(part: 0) }) == plain)
    let reported = lines(effects.map { $0.of(part: 2) })
    #expect(reported == plain.prefix(8).map { "\($0) part=2" } + plain.suffix(3))
  }

  @Test func `ticks are one run only within a part`() {
    let far = lines([.tick(run(1, 600)), .tick(run(601, 600))])
    #expect(far == ["tick marks=1..1200 n=1200 from=16.666666ms to=16.666666ms"])
    let other = lines([.tick(run(1, 600), part: 1), .tick(run(601, 600), part: 1)])
    #expect(other == far.map { "\($0) part=1" })
    let both = lines([.tick(run(1, 600)), .tick(run(601, 600), part: 1)])
    #expect(
      both == [
        "tick marks=1..600 n=600 from=16.666666ms to=16.666666ms",
        "tick marks=601..1200 n=600 from=16.666666ms to=16.666666ms part=1",
      ])
  }

  /// Effects and their lines: neighbour, part and turns; part and turns only if not 0.
  private static let suffixes: [(Effect, String)] = {
    let time = Timestamp(nanoseconds: 16_666_666)
    return [
      (.bound(.upper, time, by: 0), "bound side=upper by=0"),
      (.bound(.lower, time, by: 0, part: 1), "bound side=lower by=0 part=1"),
      (.bound(.lower, time, by: 255, part: 7), "bound side=lower by=255 part=7"),
      (.changed(1, .drag, time, turns: 2), "changed value=1 cause=drag turns=2"),
      (
        .changed(1, .motion, time, turns: -2, part: 3),
        "changed value=1 cause=motion part=3 turns=-2"
      ),
      (.snapped(0.5, time, turns: .max, part: 1), "snapped value=0.5 part=1 turns=2147483647"),
      (.ended(.commit, 4, time, turns: .min), "ended reason=commit value=4 turns=-2147483648"),
    ]
  }()

  @Test func `by whom, the part and the turns come in this order, and only where they are said`() {
    #expect(lines(Self.suffixes.map(\.0)) == Self.suffixes.map(\.1))
  }

  @Test func `by whom and the turns are read back`() throws {
    for (effect, text) in Self.suffixes {
      let read = try line("@16.666666ms \(text)")
      #expect((read.by, read.part, read.turns) == (effect.by, effect.part, effect.turns))
      #expect(read.time == effect.time)
    }
  }

  @Test func `a part is read back from every line that has one`() throws {
    let effects: [Effect] = [
      .began(time), .tick(run(3, 2)), .tick(run(9, 2000)), .bound(.lower, time),
      .changed(0.5, .drag, time), .snapped(2, time), .ended(.cancel, 2, time), .preview(nil, time),
      .preview(1, time),
    ]
    let plain = try lines(effects).map { try line("@16.666666ms \($0)") }
    #expect(plain.count == 9 && plain.allSatisfy { $0.part == 0 })
    for part in [1, 7, UInt8.max] {
      let read = try lines(effects.map { $0.of(part: part) }).map { try line("@16.666666ms \($0)") }
      #expect(read == plain.map { Trace.Line($0.time, $0.event, part: part) })
    }
  }

  @Test(arguments: [
    "began part=0", "began part=256", "began part=-1", "began part=", "began part=1 part=2",
    "idle part=1", "yielded part=1", "tapped x=1 y=2 part=1", "mark \"a\" part=1",
    "changed value=1 part=1 cause=drag", "began part=1 ms", "bound side=upper part=1 by=0",
    "bound side=upper by=", "bound side=upper by=256", "bound side=upper by=-1", "began by=1",
    "changed value=1 cause=drag by=1", "changed value=1 cause=drag turns=0",
    "changed value=1 cause=drag turns=2147483648", "changed value=1 cause=drag turns=1 part=1",
    "bound side=upper turns=1", "preview value=1 turns=1", "ended reason=commit value=1 turns=1.5",
  ])
  func `what is not written is rejected`(text: String) {
    #expect(throws: Diagnostic.self) { try line("@1ms \(text)") }
  }

  private func line(_ text: String) throws(Diagnostic) -> Trace.Line {
    try TraceReader.read(TextLines.Line(number: 1, bytes: Array(text.utf8)[...]))
  }

  // MARK: A control of several parts

  private static let script = scripted(
    """
    down 0 60,10
    +0ms   down 1 60,40
    +8ms   move 0 78,10
    +0ms   move 1 90,40
    +20ms  up 0
    +0ms   up 1
    settle
    adjust increment part=2
    """, header: "range 0..100\nvalue 20\nviewport 300x90\nslop 0", of: Faders.self)

  @Test func `two pointers hold two parts, and the trace distinguishes them`() {
    let replay = Replay(Self.script, on: Faders.self, level: .calls)
    let reported = string(replay.lines).split(separator: "\n").map { String($0.dropFirst(16)) }
    #expect(
      reported == [
        "began", "changed value=26 cause=drag", "began part=1", "tick mark=5 part=1",
        "changed value=50 cause=drag part=1", "ended reason=commit value=26",
        "ended reason=commit value=50 part=1", "idle", "began part=2", "tick mark=7 part=2",
        "changed value=70 cause=assistive part=2", "ended reason=commit value=70 part=2",
      ])
    #expect(replay.values == [26, 50, 70] && replay.value == 26)
  }

  @Test func `the last line has the value of each part, and is read back`() throws {
    let replay = Replay(Self.script, on: Faders.self, level: .calls)
    let text = replay.trace(of: Self.script, named: Array("a".utf8))
    let last = string(text).split(separator: "\n").last ?? ""
    #expect(last.hasPrefix("end lines=12 ticks=2 value=26 value[1]=50 value[2]=70 phase=idle "))
    let trace = try Trace(reading: text)
    #expect(trace.end.values == [26, 50, 70] && trace.end.value == 26)
    #expect(trace.lines.count == 12 && trace.lines.last?.part == 2)
    for wrong in ["value[2]=50", "value[1=50", "value[1]50", "value[1]=x", "value[]=50"] {
      let bytes = string(text).replacing("value[1]=50", with: wrong)
      #expect(throws: Diagnostic.self) { try Trace(reading: Array(bytes.utf8)) }
    }
  }

  @Test func `a frame has one line for each part, in order`() throws {
    let replay = Replay(Self.script, on: Faders.self, level: .frames)
    let trace = try Trace(reading: replay.trace(of: Self.script, named: []))
    var frames: [Timestamp: [(part: UInt8, phase: ControlPhase)]] = [:]
    for line in trace.lines {
      if case .frame(let frame) = line.event {
        frames[line.time, default: []].append((line.part, frame.phase))
      }
    }
    let phases = frames.sorted { $0.key < $1.key }.map { $0.value.map(\.phase) }
    #expect(phases == [[.pressed, .pressed, .idle], [.dragging, .dragging, .idle]])
    #expect(frames.values.allSatisfy { $0.map(\.part) == [0, 1, 2] })
  }
}
