import Harness
import Testing

/// Tests of `expect` lines and their messages.
struct PlayerCheckTests {
  /// Two changes on a ruler that ticks: value 48 of 0…100, two ticks, at rest.
  private static let start = "wheel -20\n+200ms set value 48.25\nset value 48"

  @Test(arguments: [
    "value == 48", "value != 47", "value < 48.5", "value <= 48", "value > 47", "value >= 48",
    "value ~ 47 +- 1", "value in 48..50", "value in -inf..48", "index == 48", "offset == 480",
    "offset ~ 480.4 +- 0.5", "velocity == 0", "target == 48", "ticks == 2", "ticks in 1..3",
    "bounds-hits == 0", "bounds-hits < 1", "phase == idle", "phase != dragging", "idle",
    "idle == true", "idle != false", "preview == none", "preview != 3", "never bound",
    "never cancelled", "value != none",
  ])
  func `a check that is met says nothing`(check: String) {
    #expect(findings("\(Self.start)\nexpect \(check)", header: tenPoints + "\ntick unit") == [])
  }

  @Test(arguments: [
    ("value == 47", "value is 48"), ("value != 48", "value is 48"), ("value < 48", "value is 48"),
    ("value <= 47.9", "value is 48"), ("value > 48", "value is 48"),
    ("value >= 48.1", "value is 48"), ("value ~ 47 +- 0.9", "value is 48"),
    ("value in 49..50", "value is 48"), ("value in 0..47", "value is 48"),
    ("index == 4", "index is 48"), ("offset > 480", "offset is 480"),
    ("velocity != 0", "velocity is 0"), ("target < 3", "target is 48"),
    ("ticks == 0", "ticks is 2"), ("bounds-hits == 1", "bounds-hits is 0"),
    ("phase == dragging", "phase is idle"), ("phase != idle", "phase is idle"),
    ("idle == false", "idle is true"), ("idle != true", "idle is true"),
    ("preview == 3", "preview is none"), ("preview != none", "preview is none"),
    ("preview < 3", "preview is none"), ("preview ~ 3 +- 1", "preview is none"),
    ("preview in 0..3", "preview is none"), ("value == none", "value is 48"),
    ("never began", "began came first at @0ms, noticed"),
    ("never idle", "idle came first at @120ms, noticed"),
    ("never committed", "committed came first at @120ms, noticed"),
    ("calls", "the calls were began tick*2 changed ended idle"),
  ])
  func `a check that is not met says what is the case`(check: String, found: String) {
    let findings = findings("\(Self.start)\nexpect \(check)", header: tenPoints + "\ntick unit")
    #expect(findings == [found.replacing(" ended", with: " committed")])
  }

  @Test func `what moves is not idle, and an open drag has a velocity`() {
    let drag = "down 0 160\n+10ms move 0 150\n+10ms move 0 140\n+10ms move 0 130"
    demands(
      "\(drag)\nexpect velocity ~ 1000 +- 0.001\nexpect phase == dragging\nexpect target == 53")
    #expect(findings("\(drag)\nexpect idle") == ["phase is dragging"])
    demands("\(drag)\n+0ms up 0\nexpect phase == coasting\nexpect target > 80\nexpect value == 53")
  }

  @Test func `a failed check has its place, its time and the length of the trace so far`() throws {
    let replay = played("key ArrowUp\n+8ms expect value == 50 # no\nkey ArrowUp")
    let failure = try #require(replay.failures.first)
    #expect(failure.span == SourceSpan(line: 9, column: 13, length: 5))
    #expect(failure.time.nanoseconds == 8_000_000)
    #expect(failure.traceLines == 3)
    #expect(failure.remedy == .compare(.value, .number(.equal, 51)))
    #expect(replay.failures.count == 1 && !replay.passed)
    #expect(replay.lineStarts.count == 6, "the script goes on")
  }

  @Test(arguments: [
    ("value == 47", "value == 48"), ("value ~ 47 +- 0.5", "value ~ 48 +- 0.5"),
    ("phase == dragging", "phase == idle"), ("idle == false", "idle == true"),
    ("calls began", "calls began tick*2 changed committed idle"), ("ticks == 9", "ticks == 2"),
  ])
  func `a check that asks for one value has a remedy, and it would be met`(
    check: String, remedy: String
  ) throws {
    let header = tenPoints + "\ntick unit"
    let failure = try #require(
      played("\(Self.start)\nexpect \(check)", header: header).failures.first)
    let wanted = scripted("expect \(remedy)").body.last?.verb
    #expect(failure.remedy.map(Script.Verb.expect) == wanted)
    demands("\(Self.start)\nexpect \(remedy)", header: header)
  }

  @Test(arguments: [
    "value != 48", "value < 3", "value in 0..3", "phase != idle", "idle != true", "never began",
    "preview == 3", "preview != none",
  ])
  func `a check that asks for no one value has no remedy`(check: String) throws {
    let failure = try #require(played("\(Self.start)\nexpect \(check)").failures.first)
    #expect(failure.remedy == nil)
  }

  @Test func `a remedy that no script could hold is none`() throws {
    let many = try #require(
      played("key End\nexpect calls", header: "range 0..5000000\ntick unit")
        .failures.first)
    #expect(many.remedy == nil)
    #expect(string(many.found) == "the calls were began tick*5000000 changed committed")
    let keys = try #require(
      played("key ArrowUp repeat=1000\nexpect calls", header: "value 0").failures.first)
    #expect(keys.remedy == nil)
  }
}
