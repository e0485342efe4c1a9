import ControlCore
import GestureScript

/// The result of playing a script.
public struct Replay: Equatable, Sendable {
  /// The trace, one line per event, without head and end.
  public var lines: [UInt8]
  /// The start of each line in `lines`.
  public var lineStarts: [Int]
  /// The script line that was playing when each trace line was written; from 1.
  public var scriptLines: [Int]
  /// The time at which each played line of the body began; for a `glide`, the time of its first
  /// move.
  public var lineTimes: [Timestamp]
  /// The `expect` lines that failed.
  public var failures: [CheckFailure]
  /// The error that ended the script early, if any.
  public var stop: Diagnostic?
  /// The time at which the script ended or was stopped.
  public var end: Timestamp
  /// The value of each part.
  public var values: [Double]
  /// The phase of the control at the end.
  public var phase: ControlPhase
  /// The offset at the end, in points.
  public var offset: Double
  /// The settings and verbs of the control.
  public let table: ControlTable
  /// The number of ticks.
  public var ticks: Int64
  /// The level of the trace.
  public var level: TraceLevel
  /// The source of the trace: the driver, and settings beside those of the script.
  public var origin = TraceOrigin()
  /// The command's options that replay the script, each preceded by a space; empty if none are
  /// needed.
  package private(set) var options: [UInt8] = []
  /// Those of `options` that select the driver.
  package private(set) var driverOptions: [UInt8] = []

  /// The value; with several parts, the value of part 0.
  public var value: Double { values[0] }

  /// True if the script played to its end and every check passed.
  public var passed: Bool { failures.isEmpty && stop == nil }

  /// The default limit on drawn frames: more than four hours of motion at 60 frames per second. A
  /// trace with that many frames is about 100 MB.
  public static var mostFrames: Int64 { 1_000_000 }

  /// Plays a script on the control it names.
  ///
  /// Call `problems(of:)` first: inconsistent settings trap here.
  ///
  /// - Parameters:
  ///   - script: the script to play.
  ///   - level: the level of detail of the trace; `calls` draws no frames.
  ///   - most: the maximum number of drawn frames; a script that needs more stops there with an
  ///     error.
  ///   - controls: the controls that the script may name.
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

  /// Plays a script on a custom control.
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

  /// Reads a script for playing.
  ///
  /// - Parameters:
  ///   - source: the text of a script.
  ///   - controls: the controls that the script may name.
  /// - Returns: the script, or `nil` if it cannot be played, with all errors and warnings.
  public static func read(
    _ source: [UInt8], controls: ControlSet = .ours
  ) -> ScriptReading {
    controls.read(source)
  }

  /// Returns errors for settings that are inconsistent or that the control does not have.
  public static func problems(of script: Script, controls: ControlSet = .ours) -> [Diagnostic] {
    controls.problems(of: script)
  }

  /// The 64-bit FNV-1a hash of the lines.
  public var digest: UInt64 { lines.fnv1a }

  /// Returns the whole trace, with its head and end.
  ///
  /// - Parameters:
  ///   - script: the replayed script, for the head.
  ///   - name: its file name, without folders.
  /// - Returns: text that ends with a line end.
  public func trace(of script: Script, named name: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.append(traceHeadOf: table.name, level, named: name, from: origin)
    text.append(contentsOf: lines)
    text.append(
      traceEndOf: Int64(lineStarts.count), ticks: ticks, values: values, phase, digest)
    return text
  }
}
