import ControlCore
import GestureScript

/// Plays a script while reading it, and emits the trace while producing it; memory grows with
/// neither.
///
/// The script is read twice. The first pass checks that it can be played; if not, there is no
/// trace. Trace, messages and digest are byte-identical to those of `Replay`.
public struct ScriptRun: Sendable {
  /// The name of the script in messages; its last path component appears in the trace.
  public var file: [UInt8]
  /// The level of the trace.
  public var level: TraceLevel
  /// The maximum number of drawn frames, as in `Replay`.
  public var mostFrames: Int64
  /// True to use the colours of a terminal in messages.
  public var isColored: Bool
  /// The controls that the script may name.
  public var controls: ControlSet

  /// The outcome of a run.
  public enum Verdict: Equatable, Sendable {
    /// All checks passed.
    case passed
    /// A check failed, or the script stopped before its end.
    case failed
    /// The script has errors, or changed between the two passes.
    case unreadable
  }

  /// Creates a run for a script with this name in messages; the other defaults are the command's.
  public init(
    file: [UInt8], level: TraceLevel = .changes, mostFrames: Int64 = Replay.mostFrames,
    isColored: Bool = false, controls: ControlSet = .ours
  ) {
    (self.file, self.level) = (file, level)
    (self.mostFrames, self.isColored) = (mostFrames, isColored)
    self.controls = controls
  }

  /// Plays a script.
  ///
  /// - Parameters:
  ///   - text: the script; any bytes.
  ///   - print: receives the trace, in pieces of about 64 KiB.
  ///   - report: receives errors and warnings of the script, then failed checks.
  /// - Returns: the verdict.
  public func play(
    _ text: inout some TextPieces, print: @escaping @Sendable ([UInt8]) -> Void,
    report: ([UInt8]) -> Void
  ) -> Verdict {
    var checks: [Script.Line]?
    return play(&text, print: print, report: report, checks: &checks)
  }

  /// Plays a script, and collects the `expect` lines that were played unless `checks` is `nil`.
  package func play(
    _ text: inout some TextPieces, print: @escaping @Sendable ([UInt8]) -> Void,
    report: ([UInt8]) -> Void, checks: inout [Script.Line]?
  ) -> Verdict {
    var survey = ScriptSurvey(controls)
    text.rewind()
    while let piece = text.next() { survey.take(piece) }
    let reading = survey.finish(&text)
    if !reading.diagnostics.isEmpty { report(render(reading.diagnostics, &text)) }
    guard let outline = reading.script else { return .unreadable }
    var actor = Actor(
      run: self, outline: outline, keepsCalls: survey.demandsCalls, text: text, print: print,
      checks: checks)
    let verdict = controls.visit(outline.settings.control, &actor)
    (text, checks) = (actor.text, actor.checks)
    if !actor.report.isEmpty { report(actor.report) }
    return verdict
  }

  /// Plays the script on the control it names.
  private struct Actor<Pieces: TextPieces>: ControlVisitor {
    let run: ScriptRun
    let outline: Script
    let keepsCalls: Bool
    var text: Pieces
    let print: @Sendable ([UInt8]) -> Void
    private(set) var checks: [Script.Line]?
    private(set) var report: [UInt8] = []

    init(
      run: ScriptRun, outline: Script, keepsCalls: Bool, text: Pieces,
      print: @escaping @Sendable ([UInt8]) -> Void, checks: [Script.Line]?
    ) {
      (self.run, self.outline, self.keepsCalls) = (run, outline, keepsCalls)
      (self.text, self.print, self.checks) = (text, print, checks)
    }

    mutating func visit<Subject: ScriptedControl>(_ control: Subject.Type) -> Verdict {
      var runner = ScriptRunner<Subject>(outline, level: run.level, mostFrames: run.mostFrames)
      var observer = TraceObserver<Subject>(
        level: run.level, text: .handedOut(print), keepsCalls: keepsCalls)
      print(run.head(of: outline))
      guard run.feed(&runner, &observer, outline, &text, &checks) else {
        report = run.changed
        return .unreadable
      }
      runner.finish(&observer)
      let digest = observer.finishedDigest()
      var end: [UInt8] = []
      end.append(traceEndOf: runner, observer, digest)
      print(end)
      report = run.failures(of: observer, runner.stop, in: outline, &text)
      return observer.failureCount == 0 && runner.stop == nil ? .passed : .failed
    }
  }

  private func head(of outline: Script) -> [UInt8] {
    var head: [UInt8] = []
    let name = file[(file.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0)...]
    head.append(
      traceHeadOf: controls.table(of: outline.settings).name, level, named: [UInt8](name),
      from: controls.origin(of: outline))
    return head
  }

  /// Reads the script again, and plays it line by line.
  ///
  /// - Returns: true if the script has not changed since the first pass.
  private func feed<Subject: ScriptedControl>(
    _ runner: inout ScriptRunner<Subject>, _ observer: inout TraceObserver<Subject>,
    _ outline: Script, _ text: inout some TextPieces, _ checks: inout [Script.Line]?
  ) -> Bool {
    var reader = ScriptReader(controls)
    var changes = outline.body[...]
    text.rewind()
    while runner.stop == nil, let piece = text.next() {
      reader.take(piece: piece)
      guard reader.isInOrder else { return false }
      for line in reader.takeBody() where runner.stop == nil {
        if case .set = line.verb, changes.popFirst() != line { return false }
        if case .expect = line.verb { checks?.append(line) }
        runner.play(line, &observer)
      }
    }
    return reader.finish().script?.header == outline.header
  }

  // MARK: Messages

  private func render(_ diagnostics: [Diagnostic], _ text: inout some TextPieces) -> [UInt8] {
    let shown = diagnostics.prefix(DiagnosticRenderer.mostShown)
    let lines = text.lines(shown.map { $0.span.line })
    return DiagnosticRenderer(file: file, lines: lines, isColored: isColored).render(diagnostics)
  }

  private var changed: [UInt8] {
    var message = file
    message.append(": error: the file was changed while it was read\n")
    return message
  }

  /// Renders the failed checks, and the error that stopped the script.
  private func failures(
    of observer: TraceObserver<some ScriptedControl>, _ stop: Diagnostic?, in outline: Script,
    _ text: inout some TextPieces
  ) -> [UInt8] {
    let numbers = observer.failures.flatMap { [$0.span.line - 1, $0.span.line] }
    let lines = text.lines(numbers + (stop.map { [$0.span.line] } ?? []))
    var report: [UInt8] = []
    let checks = CheckReport(file: file, lines: lines, isColored: isColored)
    let options = controls.options(playing: outline)
    for failure in observer.failures { checks.append(failure, options: options, to: &report) }
    let left = observer.failureCount - Int64(observer.failures.count)
    if left > 0 { report.append(leftOut: left, file) }
    if let stop {
      DiagnosticRenderer(file: file, lines: lines, isColored: isColored)
        .append(stop, to: &report)
    }
    return report
  }
}
