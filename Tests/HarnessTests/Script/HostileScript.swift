import ControlCore
import Harness

/// Checks that hold for any bytes read as a script.
enum HostileScript {
  static let fling = Array(
    """
    gesture 1
    title "fling"
    range 0..100
    value 20
    snap always

    down 0 280,40
    +8ms move 0 265,40
    +8ms move 0 250
    +8ms glide 0 to 220 over 30ms every 8ms
    +8ms up 0
    +100ms tap 0 100,40 for 30ms
    set value 50 animated
    settle within 5s
    expect value == 50 ~ 30
    expect idle

    """.utf8)

  static let keys = Array(
    """
    gesture 1
    range -inf..inf
    frame 1/120
    unit-width 8.5

    key ArrowUp *3
    +20ms wheel 0 1.5 unit=detents
    @1s rotate 3
    set range 0..10
    frames 30
    wait 1.5s
    mark "here"
    cancel
    settle
    expect calls any

    """.utf8)

  static let rating = Array(
    """
    gesture 1
    control rating
    stars 5
    granularity 0.5
    symbol-width 20
    spacing 4.5
    minimum 0
    policy clear=on
    policy cancel=commit
    selection drag
    hover-preview true
    pointer mouse
    tick unit

    hover 50
    down 0 10,20
    +8ms move 0 95,20
    set stars 3
    set granularity 0.3
    +8ms up 0
    set symbol-width 1
    key Digit3 repeat=2
    set value none
    tap 0 50
    hover out
    expect preview == none

    """.utf8)

  /// A valid replay, and its trace.
  static let replay = Replay(script, level: .calls)
  static let trace = replay.trace(of: script, named: Array("fling.gesture".utf8))
  private static let script = ScriptReader.read(fling).script ?? Script()

  @Sendable static func judge(_ bytes: [UInt8]) -> HostileReader.Verdict {
    if let problem = problem(aboutReading: bytes) { return .wrong(problem) }
    guard let script = ScriptReader.read(bytes).script else { return .rejected }
    let problems = Replay.problems(of: script)
    guard problems.isEmpty else {
      for problem in problems {
        if case .wrong(let text) = verdict(on: problem.span, in: bytes) { return .wrong(text) }
      }
      return .rejected
    }
    return problem(aboutPlaying: script).map { .wrong($0) } ?? .accepted
  }

  /// Reads bytes, renders the diagnostics, and writes and rereads the script.
  static func problem(aboutReading bytes: [UInt8]) -> String? {
    let reading = ScriptReader.read(bytes)
    let hasError = reading.diagnostics.contains { $0.severity == .error }
    guard (reading.script == nil) == hasError else { return "a script and an error" }
    for diagnostic in reading.diagnostics {
      if case .wrong(let text) = verdict(on: diagnostic.span, in: bytes) { return text }
    }
    let renderer = DiagnosticRenderer(file: [], source: bytes)
    var rendering: [UInt8] = []
    for diagnostic in reading.diagnostics { renderer.append(diagnostic, to: &rendering) }
    guard rendering.isEmpty == reading.diagnostics.isEmpty,
      rendering.count <= 1500 * reading.diagnostics.count
    else { return "\(reading.diagnostics.count) errors shown in \(rendering.count) bytes" }
    guard let script = reading.script else { return nil }
    let again = ScriptReader.read(ScriptWriter.text(of: script))
    return again.script == script ? nil : "written, it reads back as another script"
  }

  /// Plays a script if it is short enough.
  static func problem(aboutPlaying script: Script) -> String? {
    guard let cost = Cost(script), cost.events <= mostEvents else { return nil }
    var script = script
    // At level `calls` frames do not matter, so one in a million seconds is enough.
    if cost.frames > 4000 { script.header.append(HeaderLine(.frame(.init(1_000_000, 1)))) }
    let replay = Replay(script, level: .calls)
    guard replay.value.isFinite else { return "the value \(replay.value)" }
    for line in string(replay.lines).split(separator: "\n") where !line.contains(" mark \"") {
      if line.contains("=inf") || line.contains("=-inf") || line.contains("nan") {
        return "the trace has: \(line)"
      }
    }
    return nil
  }

  /// Largest number of events in a script that is played.
  private static let mostEvents: Int64 = 400

  /// Returns true if a script has at most 400 events and about 4,000 frames.
  static func canBePlayed(_ script: Script) -> Bool {
    Cost(script).map { $0.events <= mostEvents && $0.frames <= 4000 } ?? false
  }

  /// Rough cost of playing a script: its numbers of events and frames.
  private struct Cost {
    var events: Int64 = 0
    var frames: Int64 = 0

    /// Creates the cost; `nil` if it is too large to count.
    init?(_ script: Script) {
      var time: Int64 = 0
      for line in script.body {
        guard pass(line, &time), events < 1_000_000 else { return nil }
      }
      let length = script.settings.frame
      let perSecond = Double(length.denominator) / Double(length.numerator)
      frames += Int64(min(Double(time) / 1e9 * perSecond, 1e18))
    }

    private mutating func pass(_ line: Script.Line, _ time: inout Int64) -> Bool {
      var length: Int64 = 0
      events += 1
      switch line.verb {
      case .glide(let glide):
        events += glide.moveCount
        length = glide.duration
      case .tap(let tap): length = tap.hold ?? Script.Tap.defaultHold
      case .key(let stroke): events += stroke.count
      case .frames(let count): frames += count
      case .wait(let duration): length = duration
      case .settle(let limit): length = limit ?? 10_000_000_000
      default: break
      }
      if case .at(let instant) = line.time { time = max(time, instant) }
      if case .after(let delay) = line.time { length = length.addingReportingOverflow(delay).0 }
      let (sum, overflow) = time.addingReportingOverflow(length)
      time = sum
      return !overflow && length >= 0
    }
  }
}
