import ControlCore
import GestureScript

/// The result of playing a script.
public struct Replay: Equatable, Sendable {
  /// The trace, one line for each thing that happened, without head and end.
  public var lines: [UInt8]
  /// The start of each line in `lines`.
  public var lineStarts: [Int]
  /// The line of the script that was playing when each line was written; from 1.
  public var scriptLines: [Int]
  /// The time at which each played line of the body began; for a `glide` that of its first move.
  public var lineTimes: [Timestamp]
  /// The `expect` lines that were not met.
  public var failures: [CheckFailure]
  /// The error that ended the script early, if any.
  public var stop: Diagnostic?
  /// The time at which the script ended or was stopped.
  public var end: Timestamp
  /// The value of each part.
  public var values: [Double]
  /// The phase of the control then.
  public var phase: ControlPhase
  /// The offset at the end, in points.
  public var offset: Double
  /// The settings and verbs of the control.
  public let table: ControlTable
  /// The number of ticks.
  public var ticks: Int64
  /// The level of the trace.
  public var level: TraceLevel
  /// Who makes its trace.
  public var origin = TraceOrigin()
  /// The options of the command that play it so again, each with a blank before it; none if it needs none.
  package private(set) var options: [UInt8] = []
  /// Those of them that are about its driver.
  package private(set) var driverOptions: [UInt8] = []

  /// The value, of a control of several parts that of part 0.
  public var value: Double { values[0] }

  /// True if the script was played to its end and every check was met.
  public var passed: Bool { failures.isEmpty && stop == nil }

  /// The default limit of frames a script may draw: more than four hours of motion at 60 a second.
  /// A trace of so many has about 100 MB.
  public static var mostFrames: Int64 { 1_000_000 }

  /// Plays a script on the control it names.
  ///
  /// Call `problems(of:)` first: settings that make no sense together trap here.
  ///
  /// - Parameters:
  ///   - script: what is played.
  ///   - level: how much the trace tells; level `calls` draws no frames.
  ///   - most: how many frames may be drawn; a script that takes more stops there, with an error.
  ///   - controls: the controls that it may be about.
  public init(
    _ script: Script, level: TraceLevel = .changes, mostFrames most: Int64 = Replay.mostFrames,
    controls: ControlSet = .ours
  ) {
    var replayer = Replayer(
      script: script, level: level, most: most, table: controls.table(of: script.settings))
    self = controls.visit(script.settings.control, &replayer)
    origin = controls.origin(of: script)
    options = controls.options(playing: script)
    driverOptions = controls.options(with: [])
  }

  private struct Replayer: ControlVisitor {
    let script: Script
    let level: TraceLevel
    let most: Int64
    let table: ControlTable

    mutating func visit<Subject: ScriptedControl>(_ control: Subject.Type) -> Replay {
      Replay(script, on: control, level: level, mostFrames: most, table)
    }
  }

  /// Plays a script on a control of your own.
  public init<Subject: ScriptedControl>(
    _ script: Script, on subject: Subject.Type, level: TraceLevel = .changes,
    mostFrames most: Int64 = Replay.mostFrames
  ) {
    self.init(script, on: subject, level: level, mostFrames: most, ControlTable.of(subject))
  }

  private init<Subject: ScriptedControl>(
    _ script: Script, on subject: Subject.Type, level: TraceLevel, mostFrames most: Int64,
    _ table: ControlTable
  ) {
    var runner = ScriptRunner<Subject>(script, level: level, mostFrames: most)
    var observer = TraceObserver<Subject>(
      level: level, keepsCalls: script.body.contains { $0.verb.demandsCalls })
    runner.play(script.body, &observer)
    observer.finish()
    self.init(runner, observer, table)
  }

  /// Collects the result of a finished run.
  init<Subject>(
    _ runner: ScriptRunner<Subject>, _ observer: TraceObserver<Subject>, _ table: ControlTable
  ) {
    self.table = table
    lines = observer.trace.bytes
    lineStarts = observer.trace.lineStarts
    scriptLines = observer.trace.scriptLines
    lineTimes = observer.lineTimes
    failures = observer.failures
    stop = runner.stop
    end = Timestamp(nanoseconds: runner.now)
    values = runner.control.values
    phase = runner.control.phase
    offset = runner.control.offset
    ticks = observer.calls.ticks
    level = observer.trace.level
  }

  /// Reads a script that is to be played.
  ///
  /// - Parameters:
  ///   - source: the text of a script.
  ///   - controls: the controls that it may be about.
  /// - Returns: the script, or `nil` if it cannot be played, and everything that is wrong with it or
  ///   odd about it.
  public static func read(
    _ source: [UInt8], controls: ControlSet = .ours
  ) -> ScriptReading {
    controls.read(source)
  }

  /// The places of a script whose settings make no sense together, or are not those of its control.
  public static func problems(of script: Script, controls: ControlSet = .ours) -> [Diagnostic] {
    controls.problems(of: script)
  }

  /// FNV-1a, 64 bits, of the lines.
  public var digest: UInt64 { lines.fnv1a }

  /// The whole trace, with its head and end.
  ///
  /// - Parameters:
  ///   - script: the script it was made from, for the head.
  ///   - name: its file name, without folders.
  /// - Returns: text, with a line end at its end.
  public func trace(of script: Script, named name: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.append(traceHeadOf: table.name, level, named: name, from: origin)
    text.append(contentsOf: lines)
    text.append(
      traceEndOf: Int64(lineStarts.count), ticks: ticks, values: values, phase, digest)
    return text
  }
}
