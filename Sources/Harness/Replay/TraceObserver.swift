import ControlCore
import GestureScript

/// Writes the trace of a script as it plays, and evaluates its checks.
struct TraceObserver<Subject: ScriptedControl>: RunObserver {
  private(set) var trace: TraceWriter
  var calls: CallLog
  /// The failed `expect` lines; only the first few if the trace is not kept.
  private(set) var failures: [CheckFailure] = []
  /// The number of failures.
  private(set) var failureCount: Int64 = 0
  /// The time at which each reached line began; for a `glide`, the time of its first move.
  private(set) var lineTimes: [Timestamp] = []
  /// The position of the line that is playing.
  private var position = SourceSpan.none

  /// - Parameters:
  ///   - level: the level of detail of the trace.
  ///   - text: the destination of the trace.
  ///   - keepsCalls: true if a line is an `expect calls`.
  init(level: TraceLevel, text: TraceWriter.Text = .kept, keepsCalls: Bool) {
    trace = TraceWriter(level: level, text: text)
    calls = CallLog(keepsCalls: keepsCalls)
  }

  mutating func willPlay(_ position: SourceSpan) {
    self.position = position
    trace.scriptLine = position.line
  }

  mutating func hasBegun(at time: Timestamp) {
    if trace.keepsText { lineTimes.append(time) }
  }

  mutating func note(_ effect: Effect) {
    trace.note(effect)
    calls.note(effect)
  }

  mutating func note(frameAt time: Timestamp, of control: Subject) {
    if trace.level == .frames { trace.note(frameAt: time, of: control) }
  }

  mutating func observe(_ verb: Script.Verb, _ control: Subject, at time: Timestamp) {
    switch verb {
    case .mark(let text): trace.note(mark: text, at: time)
    case .expect(let check):
      guard let finding = evaluate(check, control) else { return }
      trace.flush()
      failureCount += 1
      guard trace.keepsText || failures.count < DiagnosticRenderer.mostShown else { return }
      failures.append(
        CheckFailure(
          span: position, found: finding.text, remedy: finding.remedy, time: time,
          traceLines: Int(trace.lineCount),
          latestLines: trace.handsOut ? trace.latestLines : []))
    default: break
    }
  }

  /// Writes pending lines after the last line of the script.
  mutating func finish() { trace.flush() }

  /// The digest of the trace, if its text is not kept.
  mutating func finishedDigest() -> UInt64 { trace.finishedDigest() }
}

extension TraceLevel {
  /// The frames drawn for a trace of this level.
  func frames(_ length: Setting.FrameLength) -> FrameDrawing {
    switch self {
    case .calls: .none
    case .changes: .moving(length)
    case .frames: .heldToo(length)
    }
  }
}

extension ScriptRunner {
  /// Plays a script for a trace.
  init(_ script: Script, level: TraceLevel, mostFrames: Int64 = Replay.mostFrames) {
    let settings = script.settings
    self.init(settings, frames: level.frames(settings.frame), mostFrames: mostFrames)
  }
}
