public import ControlCore
import GestureScript

/// The result of playing a script without its trace.
public struct ReplaySummary: Equatable, Sendable {
  /// The number of lines of the trace.
  public var lines: Int64
  /// As `Replay.digest`.
  public var digest: UInt64
  /// The `expect` lines that failed.
  public var failures: [CheckFailure]
  /// The error that ended the script early, if any.
  public var stop: Diagnostic?
  /// The value of each part.
  public var values: [Double]
  /// The phase of the control at the end.
  public var phase: ControlPhase
  /// The number of ticks.
  public var ticks: Int64

  /// The value; with several parts, the value of part 0.
  public var value: Double { values[0] }

  /// True if the script played to its end and every check passed.
  public var passed: Bool { failures.isEmpty && stop == nil }

  /// Plays a script on the control it names.
  ///
  /// Call `Replay.problems(of:)` first: inconsistent settings trap here.
  ///
  /// - Parameters:
  ///   - script: the script to play.
  ///   - level: the level of detail of the trace.
  ///   - most: the maximum number of drawn frames, as in `Replay`.
  ///   - controls: the controls that the script may name.
  public init(
    _ script: Script, level: TraceLevel, mostFrames most: Int64 = Replay.mostFrames,
    controls: ControlSet = .ours
  ) {
    var replayer = Replayer(script: script, level: level, most: most)
    self = controls.visit(script.settings.control, &replayer)
  }

  private struct Replayer: ControlVisitor {
    let script: Script
    let level: TraceLevel
    let most: Int64

    mutating func visit<Subject: ScriptedControl>(_ control: Subject.Type) -> ReplaySummary {
      ReplaySummary(script, on: control, level: level, mostFrames: most)
    }
  }

  package init<Subject: ScriptedControl>(
    _ script: Script, on subject: Subject.Type, level: TraceLevel,
    mostFrames most: Int64 = Replay.mostFrames
  ) {
    var runner = ScriptRunner<Subject>(script, level: level, mostFrames: most)
    var observer = TraceObserver<Subject>(
      level: level, text: .forgotten,
      keepsCalls: script.body.contains { $0.verb.demandsCalls })
    runner.play(script.body, &observer)
    digest = observer.finishedDigest()
    lines = observer.trace.lineCount
    failures = observer.failures
    stop = runner.stop
    values = runner.control.values
    phase = runner.control.phase
    ticks = observer.calls.ticks
  }
}
