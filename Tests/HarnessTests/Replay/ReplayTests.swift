import ControlCore
import Harness
import TestSupport
import Testing

/// Tests of properties of every script that is played.
struct ReplayTests {
  /// Digests of the empty text, "a" and "foobar", from the reference tables of FNV-1a.
  @Test func `a digest is FNV-1a with 64 bits, of the lines alone`() {
    var replay = played("")
    #expect(replay.digest == 0xCBF2_9CE4_8422_2325)
    replay.lines = [0x61]
    #expect(replay.digest == 0xAF63_DC4C_8601_EC8C)
    replay.lines = Array("foobar".utf8)
    #expect(replay.digest == 0x8594_4171_F739_67E8)
  }

  @Test func `the end reports lines, ticks, value and phase`() {
    let script = scripted("key End\n+8ms down 0 160", header: "range 0..3\ntick unit")
    let replay = Replay(script, level: .frames)
    let trace = string(replay.trace(of: script, named: Array("x".utf8)))
    #expect(
      trace.hasPrefix("trace 1\nscript x\ncontrol ruler\nlevel frames\n@0ms            began\n"))
    #expect(trace.contains("\nend lines=4 ticks=3 value=3 phase=pressed digest="))
    #expect((replay.value, replay.ticks) == (3, 3))
    #expect(replay.phase == .pressed && replay.level == .frames && replay.passed)
  }

  // MARK: Contradictory settings

  /// Returns the positions and messages of the problems of a script.
  private func problems(_ text: String) -> [String] {
    let reading = Replay.read(Array("gesture 1\n\(text)\n".utf8))
    return reading.diagnostics.filter { $0.severity == .error }.map {
      "\($0.span.line):\($0.span.column) \(string($0.message))"
    }
  }

  private static let capture =
    "the capture must be 0 or more, and less than half the distance of the marks"

  private static let gaps = """
    the gaps leave no space for the symbols: together they must be less than the length
    """

  @Test(arguments: [
    ("range 0..2000000000000000000", ["2:7 the bounds must lie within 2^60 marks of the origin"]),
    ("value 3\nfractions 20000\nstep 5", ["3:11 the fractions must be from 1 to 10000"]),
    ("unit-width 10\ntick fraction\ncapture 0.5\nstep 1", ["4:9 \(capture)"]),
    (
      "unit-width 10\ncapture 4.9",
      ["3:9 the re-arm distance must be finite, and at least the capture"]
    ),
    ("deceleration 0.5", ["2:14 the deceleration must be from 0.9 to 0.99999 per millisecond"]),
    ("spring 2000", ["2:8 the spring must have a frequency from 0.5 to 1000 per second"]),
    (
      "viewport 2000000000x5",
      ["2:10 'viewport' must have a width and a height greater than 0, at most 1000000000 points"]
    ),
    (
      "origin 2000000000000000000",
      ["2:8 the origin must be a finite number, within 2^60 marks of 0"]
    ),
    (
      "unit-width 10\ncapture 2\nrearm 2\n+0ms set unit-width 20\nset unit-width 3",
      ["6:16 \(capture)"]
    ),
    ("capture 20\nrearm 30\nset step 5\nset tick fraction\nset tick half", ["5:10 \(capture)"]),
    (
      "set spring 0.1\nset value 1\nset spring 0.2",
      [
        "2:12 the spring must have a frequency from 0.5 to 1000 per second",
        "4:12 the spring must have a frequency from 0.5 to 1000 per second",
      ]
    ),
    ("control rating\nminimum 6", ["3:9 the minimum must be from 0 to the count"]),
    (
      "control rating\nminimum 3\nset stars 2",
      ["4:11 the minimum must be from 0 to the count"]
    ),
    ("control rating\nspacing 100", ["3:9 \(gaps)"]),
    ("control rating\nspacing 100\nviewport 300x20", ["3:9 \(gaps)"]),
    ("control rating\nspacing 100\nsymbol-width 20\nset stars 100", []),
    ("fine 0.3\nslop 0\nrubber 1\nmin-fling 0", []),
  ])
  func `settings that make no sense together are found before anything plays`(
    text: String, found: [String]
  ) {
    #expect(problems(text) == found)
  }

  @Test(arguments: [
    (
      "stars 5", "'stars' is a setting of the rating, and this script is about a ruler",
      "a ruler has 'range' instead"
    ),
    (
      "+0ms set policy clear=on",
      "'clear' is a setting of the rating, and this script is about a ruler",
      "leave it out, or write above the first event: control rating"
    ),
    (
      "step 5\ncontrol rating",
      "'step' is a setting of the ruler, and this script is about a rating",
      "a rating has 'granularity' instead"
    ),
    (
      "control rating\n+0ms set slop 5",
      "'slop' is a setting of the ruler, and this script is about a rating",
      "leave it out, or write above the first event: control ruler"
    ),
    (
      "control rating\ntick half", "'tick' cannot be 'half'", "one of: none, unit"
    ),
  ])
  func `a setting of the other control is reported, and what to write instead`(
    text: String, message: String, help: String
  ) {
    let reading = Replay.read(Array("gesture 1\n\(text)\n".utf8))
    #expect(reading.script == nil && reading.diagnostics.map { string($0.message) } == [message])
    #expect(reading.diagnostics.map { $0.help.map(string) } == [help])
    let code: Diagnostic.Code = text.contains("half") ? .unknownWord : .foreignSetting
    #expect(reading.diagnostics.map(\.code) == [code])
  }

  // MARK: Laws

  /// Calls `body` with random scripts that have valid settings, and their seeds.
  private func forEachScript(_ count: Int, _ body: (Script, UInt64) -> Bool) {
    var played = 0
    var seed: UInt64 = 0
    while played < count {
      seed += 1
      var random = ScriptGenerator(seed: seed)
      let script = random.script()
      guard Replay.problems(of: script).isEmpty else { continue }
      played += 1
      guard body(script, seed) else {
        Issue.record("seed \(seed)\n\(string(ScriptWriter.text(of: script)))")
        return
      }
    }
  }

  @Test func `any script plays, and all numbers in its trace are finite`() {
    forEachScript(300) { script, _ in
      let trace = string(Replay(script, level: .changes).lines)
      return !trace.contains("inf") && !trace.contains("nan")
    }
  }

  @Test func `the same script gives the same trace`() {
    forEachScript(100) { script, _ in Replay(script) == Replay(script) }
  }

  @Test func `what is called does not depend on the frames`() {
    forEachScript(100) { script, _ in
      let lines = [(1, 60), (1, 24), (1, 1000), (1, 1)].map { numerator, denominator in
        Replay(script.withFrame(numerator, denominator), level: .calls).lines
      }
      return lines.allSatisfy { $0 == lines[0] }
    }
  }

  @Test func `what is called does not depend on the level`() {
    forEachScript(100) { script, _ in
      let calls = Replay(script, level: .calls)
      let frames = Replay(script, level: .frames)
      return calls.value == frames.value && calls.ticks == frames.ticks
        && calls.phase == frames.phase && calls.failures.map(\.span) == frames.failures.map(\.span)
    }
  }

  @Test func `expanding a script never changes its trace`() {
    forEachScript(100) { script, _ in
      Replay(script, level: .calls).lines == Replay(script.expanded, level: .calls).lines
    }
  }

  @Test func `writing and reading a script never changes its trace`() {
    forEachScript(100) { script, _ in
      guard let again = ScriptReader.read(ScriptWriter.text(of: script)).script,
        let tidy = ScriptReader.read(ScriptWriter.canonicalText(of: script)).script
      else { return false }
      let lines = Replay(script).lines
      return Replay(again).lines == lines && Replay(tidy).lines == lines
    }
  }

  @Test func `edits begin and end in turn, and nothing comes earlier than what came before`() {
    forEachScript(100) { script, _ in
      var isEditing = false
      for line in string(Replay(script, level: .calls).lines).split(separator: "\n") {
        let isBegan = line.hasSuffix(" began")
        guard isBegan || line.contains(" ended ") else { continue }
        guard isBegan != isEditing else { return false }
        isEditing = isBegan
      }
      return true
    }
  }
}

extension Script {
  /// Returns a copy of the script at another frame rate, without verbs that count frames.
  fileprivate func withFrame(_ numerator: Int64, _ denominator: Int64) -> Script {
    var copy = self
    copy.header.removeAll {
      if case .setting(let setting) = $0.content { setting.name == "frame" } else { false }
    }
    copy.header.append(HeaderLine(.frame(.init(numerator, denominator))))
    copy.body.removeAll { if case .frames = $0.verb { true } else { false } }
    return copy
  }
}
