import ControlCore
import Harness
import TestSupport
import Testing

/// Tests of the reader of traces.
struct TraceReaderTests {
  private func read(_ text: String) throws(Diagnostic) -> Trace {
    try Trace(reading: Array(text.utf8))
  }

  /// Returns a trace with these lines.
  private func trace(_ lines: String) -> String {
    """
    trace 1
    script a b.gesture
    control ruler
    level frames
    \(lines)
    end lines=1 ticks=2 value=-0.5 phase=coasting digest=00ff00ff00ff00fe

    """
  }

  private func event(_ text: String) -> Trace.Event? {
    guard let lines = try? read(trace("@16.666666ms    \(text)")).lines, lines.count == 1 else {
      return nil
    }
    return lines[0].time.nanoseconds == 16_666_666 ? lines[0].event : nil
  }

  @Test func `a head may say which driver has made it, and with which settings`() throws {
    let text = trace("driver a b \u{2014} c\nset axis y\nset title \"x y\"\n@0ms            idle")
    let read = try read(text)
    let settings = ["axis y", "title \"x y\""].map { Array($0.utf8) }
    #expect(
      read.head.origin == TraceOrigin(driver: Array("a b \u{2014} c".utf8), settings: settings))
    #expect(read.lines.count == 1)
    #expect(try self.read(trace("@0ms            idle")).head.origin == TraceOrigin())
    #expect(throws: Diagnostic.self) { try self.read(trace("set axis y\ndriver a")) }
  }

  // MARK: Law

  /// Returns a line as the writer prints it; deliberately independent of the writer.
  private func text(_ event: Trace.Event) -> String {
    switch event {
    case .began: "began"
    case .tick(let mark): "tick mark=\(mark)"
    case .ticks(let row):
      "tick marks=\(row.first)..\(row.last) n=\(row.count) from=\(text(row.from)) to=\(text(row.to))"
    case .bound(let side): "bound side=\(side)"
    case .changed(let value, let cause): "changed value=\(text(value)) cause=\(cause)"
    case .snapped(let value): "snapped value=\(text(value))"
    case .ended(let reason, let value): "ended reason=\(reason) value=\(text(value))"
    case .preview(let value): "preview value=\(value.map(text) ?? "none")"
    case .yielded: "yielded"
    case .tapped(let point): "tapped x=\(text(point.x)) y=\(text(point.y))"
    case .idle: "idle"
    case .mark(let name): "mark \"\(string(name))\""
    case .frame(let frame):
      "frame value=\(text(frame.value)) offset=\(text(frame.offset)) "
        + "velocity=\(text(frame.velocity)) target=\(text(frame.target)) phase=\(frame.phase)"
    }
  }

  private func text(_ number: Double) -> String {
    var bytes: [UInt8] = []
    DecimalText.append(number, to: &bytes)
    return string(bytes)
  }

  private func text(_ time: Timestamp) -> String {
    var bytes: [UInt8] = []
    DecimalText.append(nanosecondsAsMilliseconds: time.nanoseconds, to: &bytes)
    return string(bytes) + "ms"
  }

  @Test(arguments: [TraceLevel.calls, .changes, .frames])
  func `what is written reads back to the same lines, for any script`(level: TraceLevel) throws {
    var lines = 0
    for seed in 1...Cases.some(of: 200) as ClosedRange<UInt64> {
      var random = ScriptGenerator(seed: seed)
      let script = random.script()
      guard Replay.problems(of: script).isEmpty else { continue }
      let replay = Replay(script, level: level)
      let written = replay.trace(of: script, named: Array("x y".utf8))
      let trace = try Trace(reading: written)
      let again = trace.lines.map { line in
        let time = "@\(text(line.time))"
        let padding = String(repeating: " ", count: max(0, 15 - time.utf8.count))
        return "\(time)\(padding) \(text(line.event))\n"
      }
      try #require(again.joined() == string(replay.lines), "seed \(seed)")
      #expect(string(trace.head.script) == "x y" && trace.head.level == level)
      #expect(trace.end.lines == Int64(replay.lineStarts.count))
      #expect((trace.end.ticks, trace.end.digest) == (replay.ticks, replay.digest))
      #expect((trace.end.value, trace.end.phase) == (replay.value, replay.phase))
      lines += again.count
    }
    #expect(lines > Cases.some(of: 500))
  }

  @Test func `changed bytes are read or rejected, and never trap`() {
    var rejected = 0
    var random = ScriptGenerator(seed: 3)
    let original = Array(
      trace("@0ms began\n@1ms tick marks=1..9 n=9 from=1ms to=2ms\n@3ms mark \"a\"").utf8)
    for _ in 0..<3000 {
      var bytes = original
      for _ in 0...random.below(3) { random.mutate(&bytes) }
      if (try? Trace(reading: bytes)) == nil { rejected += 1 }
    }
    #expect(rejected > 1000 && rejected < 3000)
  }

  // MARK: Cases

  @Test func `head, lines and end are values`() throws {
    let trace = try read(trace("@-0.5ms began\r\n@0ms            mark \"say \"x\" # é\""))
    #expect(string(trace.head.script) == "a b.gesture" && trace.head.level == .frames)
    #expect(trace.lines.map(\.time.nanoseconds) == [-500_000, 0])
    #expect(trace.lines.map(\.event) == [.began, .mark(Array("say \"x\" # é".utf8))])
    #expect((trace.end.lines, trace.end.ticks, trace.end.value) == (1, 2, -0.5))
    #expect(trace.end.phase == .coasting && trace.end.digest == 0x00FF_00FF_00FF_00FE)
  }

  @Test func `every kind of line has its value`() {
    let time = { Timestamp(nanoseconds: $0) }
    #expect(event("tick mark=-3") == .tick(-3))
    #expect(
      event("tick marks=5..-995 n=1001 from=8ms to=9.000001ms")
        == .ticks(
          .init(first: 5, last: -995, count: 1001, from: time(8_000_000), to: time(9_000_001))))
    #expect(event("bound side=upper") == .bound(.upper))
    #expect(event("changed value=0.1 cause=assistive") == .changed(0.1, .assistive))
    #expect(event("ended reason=cancel value=3") == .ended(.cancel, 3))
    #expect(event("preview value=none") == .preview(nil))
    #expect(event("preview value=2") == .preview(2))
    #expect(event("tapped x=-1.5 y=40") == .tapped(Point(x: -1.5, y: 40)))
    #expect(
      event("frame value=1 offset=2 velocity=-3 target=4 phase=settling")
        == .frame(.init(value: 1, offset: 2, velocity: -3, target: 4, phase: .settling)))
  }

  @Test func `times go to the ends of what there is`() throws {
    let lines = try read(
      trace("@-9223372036854.775808ms idle\n@9223372036854.775807ms idle")
    ).lines
    #expect(lines.map(\.time.nanoseconds) == [.min, .max])
  }

  /// A line, the position of its error, and the message.
  @Test(arguments: [
    ("@1ms bgan", "5:6", "'bgan' is not something that happens"),
    ("8ms began", "5:1", "a field is missing here: @"),
    ("@8s began", "5:2", "'8s' is not a time in whole nanoseconds"),
    ("@0.0000001ms began", "5:2", "'0.0000001ms' is not a time in whole nanoseconds"),
    ("@9223372036854.775808ms idle", "5:2", "'9223372036854.775808ms' is not a time"),
    ("@8ms", "5:5", "a field is missing here: what happens"),
    ("@8ms tick", "5:10", "a field is missing here: mark="),
    ("@8ms tick mark=1.5", "5:16", "'1.5' is not a whole number"),
    ("@8ms tick marks=1-5 n=5", "5:17", "'1-5' is not two marks, as 51..53"),
    ("@8ms changed value=inf cause=drag", "5:20", "'inf' is not a number"),
    ("@8ms changed value=1 cause=drug", "5:28", "'drug' is not a cause"),
    ("@8ms changed cause=drag value=1", "5:14", "a field is missing here: value="),
    ("@8ms idle now", "5:11", "unexpected 'now' at the end of the line"),
    ("@8ms mark a", "5:11", "'a' is not a text in quotes"),
    ("", "5:1", "a field is missing here: @"),
  ])
  func `what no trace has is rejected, with its place`(
    line: String, place: String, message: String
  ) {
    do {
      _ = try read(trace(line))
      Issue.record("it was read")
    } catch {
      #expect("\(error.span.line):\(error.span.column)" == place)
      #expect(string(error.message).hasPrefix(message))
      #expect(error.code == .malformedTrace)
    }
  }

  @Test func `a word that is nearly right is suggested`() {
    do {
      _ = try read(trace("@1ms bgan"))
    } catch {
      #expect(error.help.map(string) == "did you mean 'began'?")
    }
  }

  /// A text, and the code and line of its error.
  @Test(arguments: [
    ("", Diagnostic.Code.notATrace, 1), ("gesture 1\n", .notATrace, 1),
    ("trace 2\n", .unknownVersion, 1), ("trace 1\n", .traceCutOff, 2),
    ("trace 1\nlevel calls\n", .malformedTrace, 2),
    ("trace 1\nscript x\ncontrol a slider\n", .malformedTrace, 3),
    ("trace 1\nscript x\ncontrol ruler\nlevel calls\n@1ms idle\n", .traceCutOff, 6),
    (
      "trace 1\nscript \ncontrol ruler\nlevel calls\n"
        + "end lines=0 ticks=0 value=0 phase=idle digest=00ff\n",
      .malformedTrace, 5
    ),
    (
      "trace 1\nscript \ncontrol ruler\nlevel calls\n"
        + "end lines=0 ticks=0 value=0 phase=idle digest=\n",
      .malformedTrace, 5
    ),
    (
      "trace 1\nscript \ncontrol ruler\nlevel calls\n"
        + "end lines=0 ticks=0 value=0 phase=idle digest=00ff00ff00ff00fe\nx\n",
      .malformedTrace, 6
    ),
  ])
  func `a text that is no whole trace is rejected`(
    text: String, code: Diagnostic.Code, line: Int
  ) {
    do {
      _ = try read(text)
      Issue.record("it was read")
    } catch {
      #expect(error.code == code && error.span.line == line)
    }
  }

  @Test func `a trace is known by its first word`() {
    #expect(TraceReader.isTrace(Array("trace 1\n".utf8)))
    #expect(TraceReader.isTrace(Array("\u{FEFF}trace 2".utf8)))
    for text in ["", "tracer", "gesture 1\n", "# trace 1"] {
      #expect(!TraceReader.isTrace(Array(text.utf8)))
    }
  }
}
