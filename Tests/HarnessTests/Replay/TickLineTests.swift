import ControlCore
import Dial
import Harness
import Rating
import Ruler
import Slider
import TestSupport
import Testing

@testable import GestureGenerators
@testable import GestureReplay
@testable import GestureLaws

/// Tests of lines of several ticks: how random scripts of every control are written.
struct TickLineTests {
  /// A line of a trace without its padding, or a mark that ticked.
  private struct Mark: Equatable {
    var time: Int64
    var part: UInt8
    var mark: Int64
  }

  private enum Line: Equatable {
    case tick(Mark)
    /// More than a thousand neighbouring marks.
    case row(Trace.TickRow, part: UInt8)
    case other(Trace.Line)
  }

  /// Returns the ticks of effects one by one, but those of more than a thousand neighbouring marks.
  private static func ticks(of effects: [Effect]) -> [Line] {
    var lines: [Line] = []
    var runs: [TickRun] = []
    var part: UInt8 = 0
    func flush() {
      let count = runs.reduce(Int64(0)) { $0.addingSaturated($1.length) }
      if count > 1000, let first = runs.first, let last = runs.last {
        let row = Trace.TickRow(
          first: first.first, last: last.last, count: count, from: first.time(at: 0),
          to: last.time(at: last.length - 1))
        lines.append(.row(row, part: part))
      } else {
        for run in runs {
          _ = run.forEach {
            lines.append(.tick(Mark(time: $1.nanoseconds, part: part, mark: $0)))
          }
        }
      }
      runs = []
    }
    for effect in effects where !effect.isSample {
      guard case .tick(let run, let of) = effect else {
        flush()
        continue
      }
      if let last = runs.last {
        let way: Int64 = last.count < 0 ? -1 : 1
        if of != part || run.count.signum() != way || run.first != last.last &+ way { flush() }
      }
      part = of
      runs.append(run)
    }
    flush()
    return lines
  }

  /// Returns the ticks of a trace one by one, but those of more than a thousand neighbouring marks.
  private static func expanded(_ trace: Trace) -> [Line] {
    trace.lines.flatMap { line -> [Line] in
      switch line.event {
      case .tick(let mark): [.tick(Mark(time: line.time.nanoseconds, part: line.part, mark: mark))]
      case .ticks(let row) where row.count > 1000: [.row(row, part: line.part)]
      case .ticks(let row):
        (0..<row.count).map {
          let mark = row.first < row.last ? row.first + $0 : row.first - $0
          return .tick(Mark(time: line.time.nanoseconds, part: line.part, mark: mark))
        }
      default: []
      }
    }
  }

  /// Returns the finding about a script; `nil` if its lines of ticks are those of its effects.
  private static func finding<Subject: ScriptedControl>(
    _ script: Script, on subject: Subject.Type
  ) throws -> String? {
    let replay = Replay(script, level: .calls)
    let trace = try Trace(reading: replay.trace(of: script, named: []))
    let wanted = ticks(of: RecordedRun(script, on: Subject.self).effects)
    if expanded(trace) != wanted { return "not the marks that ticked" }
    if trace.end.lines != Int64(trace.lines.count) { return "\(trace.end.lines) lines are counted" }
    let marks = trace.lines.reduce(Int64(0)) { $0.addingSaturated($1.marks) }
    if trace.end.ticks != marks { return "\(trace.end.ticks) ticks are counted, not \(marks)" }
    for (a, b) in zip(trace.lines, trace.lines.dropFirst()) where a.goesOn(in: b) {
      return "two lines in place of one: \(a), \(b)"
    }
    for case .ticks(let row) in trace.lines.map(\.event) where row.count < 2 || !row.isExact {
      return "\(row)"
    }
    return nil
  }

  private func holds<Subject: ScriptedControl>(
    for subject: Subject.Type, _ maker: ScriptMaker, _ seed: UInt64
  ) throws {
    var several = 0
    for number in 0..<Cases.some(of: 600) as Range<UInt64> {
      let script = maker.script(ofSeed: seed &+ number)
      let finding = try Self.finding(script, on: subject)
      #expect(finding == nil, "seed \(seed &+ number): \(string(ScriptWriter.text(of: script)))")
      if string(Replay(script, level: .calls).lines).contains("tick marks=") { several += 1 }
    }
    #expect(several > Cases.some(of: 600) / 30, "\(several) scripts with a line of several ticks")
  }

  @Test(arguments: Seeds.all)
  func `of a ruler have the marks that ticked, each instant in one line`(seed: UInt64) throws {
    try holds(for: RulerControl.self, ScriptMaker(.ruler), seed)
  }

  @Test(arguments: Seeds.all)
  func `of a rating have the marks that ticked, each instant in one line`(seed: UInt64) throws {
    try holds(for: RatingControl.self, ScriptMaker(.rating), seed)
  }

  @Test(arguments: Seeds.all)
  func `of a slider have the marks that ticked, each instant in one line`(seed: UInt64) throws {
    try holds(for: SliderControl.self, ScriptMaker(for: SliderControl.self), seed)
  }

  @Test(arguments: Seeds.all)
  func `of a dial have the marks that ticked, each instant in one line`(seed: UInt64) throws {
    try holds(for: DialControl.self, ScriptMaker(for: DialControl.self), seed)
  }

  // MARK: Cases

  private let time = Timestamp(nanoseconds: 8_000_000)

  /// Returns the lines of these effects without their times, at level `changes`.
  private func lines(_ effects: [Effect]) -> [String] {
    var writer = TraceWriter(level: .changes)
    for effect in effects { writer.note(effect) }
    writer.flush()
    return string(writer.bytes).split(separator: "\n").map { String($0.dropFirst(16)) }
  }

  private func run(_ first: Int64, _ count: Int64, at time: Timestamp? = nil) -> TickRun {
    TickRun(marks: MarkSpan(first: first, count: count), at: time ?? self.time)
  }

  @Test func `a single tick is as ever, two are one line, upwards and downwards`() {
    #expect(lines([.tick(run(51, 1))]) == ["tick mark=51"])
    #expect(lines([.tick(run(51, 2))]) == ["tick marks=51..52 n=2 from=8ms to=8ms"])
    #expect(lines([.tick(run(1, -3))]) == ["tick marks=1..-1 n=3 from=8ms to=8ms"])
    #expect(lines([.tick(run(1, 1)), .tick(run(2, 1))]) == ["tick marks=1..2 n=2 from=8ms to=8ms"])
    #expect(
      lines([.tick(run(1, 3), part: 2)]) == ["tick marks=1..3 n=3 from=8ms to=8ms part=2"])
  }

  @Test func `one instant is one line, the next another`() {
    let later = time.advanced(bySeconds: 1e-9)
    #expect(
      lines([.tick(run(1, 2)), .tick(run(3, 1, at: later)), .tick(run(4, 2, at: later))]) == [
        "tick marks=1..2 n=2 from=8ms to=8ms",
        "tick marks=3..5 n=3 from=8.000001ms to=8.000001ms",
      ])
    #expect(
      lines([.tick(run(1, 1)), .tick(run(2, 1, at: later))]) == ["tick mark=1", "tick mark=2"])
  }

  @Test func `ticks that are no neighbours are two lines`() {
    let ones = ["tick mark=1", "tick mark=2"]
    #expect(lines([.tick(run(1, 1)), .bound(.lower, time), .tick(run(2, 1))]).count == 3)
    #expect(lines([.tick(run(1, 1)), .tick(run(1, 1))]) == [ones[0], ones[0]])
    #expect(lines([.tick(run(1, 1)), .tick(run(3, 1))]).count == 2)
    #expect(
      lines([.tick(run(1, 1), part: 1), .tick(run(2, 1))]) == [ones[0] + " part=1", ones[1]])
    #expect(
      lines([.tick(run(1, 2)), .tick(run(1, -2))]) == [
        "tick marks=1..2 n=2 from=8ms to=8ms", "tick marks=1..0 n=2 from=8ms to=8ms",
      ])
  }

  @Test func `the marks of a dial count on over its seam, and are one line`() {
    let replay = Replay(
      scripted(
        "rotate 3 detent\n+10ms rotate -3 detent",
        header: "range 0..10\nstep 1\nvalue 8\nwrap on\ntick unit", of: DialControl.self),
      on: DialControl.self, level: .calls)
    let ticks = string(replay.lines).split(separator: "\n").filter { $0.contains("tick ") }
    #expect(
      ticks.map { $0.dropFirst(16) } == [
        "tick marks=9..11 n=3 from=0ms to=0ms", "tick marks=10..8 n=3 from=10ms to=10ms",
      ])
  }
}

extension Trace.Line {
  /// The number of marks that tick in the line.
  fileprivate var marks: Int64 {
    switch event {
    case .tick: 1
    case .ticks(let row): row.count
    default: 0
    }
  }

  /// The first and last mark of the line, their times and their number.
  private var row: Trace.TickRow? {
    switch event {
    case .tick(let mark):
      Trace.TickRow(first: mark, last: mark, count: 1, from: time, to: time)
    case .ticks(let row): row
    default: nil
    }
  }

  /// True if the marks of the next line belong in this one.
  fileprivate func goesOn(in next: Trace.Line) -> Bool {
    guard let a = row, let b = next.row, part == next.part, a.to == b.from else { return false }
    guard max(a.count, b.count) <= 1000, abs(b.first - a.last) == 1 else { return false }
    let way = b.first - a.last
    return (a.last - a.first) * way >= 0 && (b.last - b.first) * way >= 0
  }
}

extension Trace.TickRow {
  /// True if the number is that of the marks from the first to the last.
  fileprivate var isExact: Bool { (last - first).magnitude + 1 == count.magnitude }
}
