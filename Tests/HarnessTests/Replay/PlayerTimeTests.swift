import TestSupport
import Testing

import Harness

/// Tests of script time and its effects.
struct PlayerTimeTests {
  @Test func `a line comes after the line before, at a time of its own, or at the same time`() {
    #expect(
      traced(
        """
        +8ms mark "after"
        @20ms mark "at"
        mark "same"
        +1.5us mark "after that"
        @1s mark "at one second"
        """) == [
          "@8ms mark \"after\"", "@20ms mark \"at\"", "@20ms mark \"same\"",
          "@20.0015ms mark \"after that\"", "@1000ms mark \"at one second\"",
        ])
  }

  @Test(arguments: [
    ("glide 0 to 100 over 30ms", "@40ms"), ("tap 1 20", "@60ms"), ("tap 1 20 for 3ms", "@13ms"),
    ("wait 7ns", "@10.000007ms"), ("frames 2", "@33.333333ms"), ("settle", "@10ms"),
    ("key End repeat=3", "@10ms"), ("set value 7", "@10ms"), ("x-any thing", "@10ms"),
  ])
  func `only verbs that take time move it on`(verb: String, end: String) {
    let header = tenPoints + "\nread-only true"
    let start = verb.hasPrefix("glide") ? "down 0 0" : "x-nothing"
    let lines = traced("\(start)\n+10ms \(verb)\nmark \"end\"", header: header)
    #expect(lines.last == "\(end) mark \"end\"")
  }

  @Test func `an expect with a time lets it pass first`() {
    demands(
      """
      down 0 200
      +8ms move 0 190
      +8ms move 0 180
      +0ms up 0
      expect phase == coasting
      expect value == 52
      +9s expect phase == idle
      @9016ms expect value > 60
      """)
  }

  @Test func `settle ends at the very nanosecond of the rest`() {
    let lines = traced(
      """
      down 0 200
      +8ms move 0 190
      +8ms move 0 180
      +8ms up 0
      settle
      mark "rest"
      """)
    let idle = lines.first { $0.hasSuffix("idle") }?.split(separator: " ").first.map(String.init)
    #expect(idle != nil && idle?.contains(".") == true)
    #expect(lines.contains("\(idle ?? "") mark \"rest\""))
  }

  @Test func `settle at rest takes no time`() {
    #expect(traced("+5ms settle\nmark \"now\"") == ["@5ms mark \"now\""])
  }

  @Test func `settle waits for the end of a wheel gesture`() {
    #expect(
      traced("+5ms wheel 20\nsettle\nmark \"now\"") == [
        "@5ms began", "@5ms changed value=52 cause=wheel", "@125ms ended reason=commit value=52",
        "@125ms idle", "@125ms mark \"now\"",
      ])
  }

  // MARK: Timeouts

  /// A motion of 12 s, by a very slow spring.
  private static let slow = tenPoints + "\nspring 0.5"

  @Test func `settle gives up after ten seconds, or after the time it was given`() throws {
    let long = played(
      "set value 0 animated\nsettle\nmark \"never\"", header: Self.slow)
    let stop = try #require(long.stop)
    #expect(stop.code == .settleTimeout)
    #expect(stop.span.line == 10)
    #expect(string(stop.message).hasPrefix("it does not settle in time: it would rest at @"))
    #expect(!long.passed)
    #expect(long.lines.isEmpty, "nothing is played after it")
    demands("set value 0 animated\nsettle within 60s", header: Self.slow)
    let short = played("set value 0 animated\nsettle within 1ms")
    #expect(short.stop?.code == .settleTimeout)
  }

  @Test func `settle may take exactly the time it was given`() throws {
    let lines = traced("set value 49 animated\nsettle")
    let idle = try #require(lines.last?.split(separator: " ").first).dropFirst()
    guard case .exact(let time) = nanoseconds(Array(idle.utf8)[...]) else {
      return #expect(Bool(false), "\(idle) is no time")
    }
    demands("set value 49 animated\nsettle within \(time)ns")
    #expect(played("set value 49 animated\nsettle within \(time - 1)ns").stop != nil)
  }

  @Test(arguments: ["down 0 160", "down 0 160\n+8ms move 0 100", "wheel 10 phase=begin"])
  func `settle fails at once while something holds the control`(hold: String) throws {
    let stop = try #require(played("\(hold)\nsettle").stop)
    #expect(stop.code == .settleTimeout)
    #expect(string(stop.message) == "it cannot settle: something still holds the control")
    #expect(string(stop.help ?? []).hasSuffix("up 0, wheel 0 phase=end"))
  }

  @Test(arguments: ["+9223372036.8s mark \"a\"", "wait 9223372036.8s", "+9223372036s frames 2"])
  func `a time that no timestamp can hold stops the script`(line: String) throws {
    let replay = played("key ArrowUp\nset value 10 animated\nsettle\n\(line)\nmark \"end\"")
    #expect(replay.stop?.code == .timeTooLarge)
    #expect(!string(replay.lines).contains("@-"))
  }

  @Test(arguments: ["frames 1", "wheel 10\nsettle", "set value 3 animated\nsettle", "wait 0s"])
  func `the last nanosecond there is does not hang the player`(line: String) {
    let replay = played("@9223372036854775807ns \(line)\nkey Home")
    #expect(replay.stop == nil || replay.stop?.code == .timeTooLarge)
  }

  // MARK: Frames

  private static let fling = """
    down 0 200
    @10ms move 0 190
    @20ms move 0 180
    @25ms up 0
    """

  @Test func `frames are drawn while the control moves by itself, at whole frames`() {
    let frames = traced("\(Self.fling)\n@70ms mark \"end\"", level: .frames)
      .filter { $0.contains(" frame ") && $0.hasSuffix("phase=coasting") }
    #expect(frames.map { $0.prefix { $0 != " " } } == ["@33.333333ms", "@50ms", "@66.666666ms"])
  }

  @Test func `a frame is drawn after everything at its time`() {
    let lines = traced(
      """
      \(Self.fling)
      @50ms mark "same time"
      +0ms set value 10
      +5ms set value 20 animated
      @66.666666ms mark "again"
      +1ns mark "end"
      """, level: .frames)
    let places = lines.drop { !$0.contains("coasting") }
      .filter { $0.contains("mark") || $0.contains("frame") }
    #expect(
      places.map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == [
        "@33.333333ms frame", "@50ms mark", "@66.666666ms mark", "@66.666666ms frame",
        "@66.666667ms mark",
      ])
  }

  /// A motion of more than five hours at 1,000 frames per second.
  private static let endless = """
    gesture 1
    frame 1/1000
    deceleration 0.99999
    max-fling 1000000000
    min-fling 0
    unit-width 0.000001
    down 0 300000000
    +1ms move 0 200000000
    +1ms move 0 100000000
    up 0
    settle within 20000s
    """

  @Test func `level calls draws no frames, however long something moves`() throws {
    let script = try #require(Replay.read(Array(Self.endless.utf8)).script)
    let replay = Replay(script, level: .calls, mostFrames: 0)
    #expect(replay.passed && replay.stop == nil && replay.phase == .idle)
    #expect(replay.end.nanoseconds > 1_000_000_000_000)
  }

  @Test(arguments: [TraceLevel.changes, .frames])
  func `a script that draws too many frames is stopped there, and says how to go on`(
    level: TraceLevel
  ) throws {
    let script = try #require(Replay.read(Array(Self.endless.utf8)).script)
    let stop = try #require(Replay(script, level: level, mostFrames: 5000).stop)
    #expect(stop.code == .tooManyFrames && stop.span.line == 11)
    #expect(string(stop.message) == "the script draws more than 5000 frames")
    let help = "--level calls needs none; to draw more: --max-frames 10000"
    #expect(stop.help.map(string) == help)
  }

  @Test func `so many frames pass, and all of them are drawn`() {
    let lines = traced("\(Self.fling)\nframes 3\nmark \"end\"", level: .frames)
    #expect(lines.filter { $0.hasSuffix(" phase=coasting") }.count == 3)
    #expect(lines.filter { $0.contains("mark") } == ["@66.666666ms mark \"end\""])
    #expect(lines.last?.hasPrefix("@66.666666ms frame value=") == true)
  }

  @Test func `frames a then frames b is frames a and b`() {
    let parts = played("\(Self.fling)\nframes 3\nframes 4\nsettle", level: .frames)
    let whole = played("\(Self.fling)\nframes 7\nsettle", level: .frames)
    #expect(string(parts.lines) == string(whole.lines))
  }

  @Test func `a frame reports where the control is, how fast it goes, and where to`() {
    let frames = traced("set value 10 animated\n+20ms mark \"end\"", level: .frames).dropLast()
    #expect(frames.map { $0.prefix { $0 != "m" } } == ["@0", "@16.666666"])
    #expect(
      frames.allSatisfy {
        $0.split(separator: " ").dropFirst(2).map { $0.prefix { $0 != "=" } }
          == ["value", "offset", "velocity", "target", "phase"]
      })
    #expect(frames.last?.hasSuffix(" target=10 phase=settling") == true)
  }

  @Test func `a held control is in the first frame after each event, and in no other`() {
    let lines = traced(
      "down 0 100,40\n+8ms move 0 80,40\n+8ms move 0 60,40\n+100ms move 0 40,40\nwait 1s",
      level: .frames)
    let frames = lines.filter { $0.contains(" frame ") }.map { $0.split(separator: " ") }
    #expect(frames.map { $0[0] } == ["@0ms", "@16.666666ms", "@116.666666ms"])
    #expect(frames.map { $0[6] } == ["phase=pressed", "phase=dragging", "phase=dragging"])
  }
}
