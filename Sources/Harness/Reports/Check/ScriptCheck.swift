import GestureScript
import GestureReplay

/// The check of a script: a replay with its `expect` lines and its golden.
public struct ScriptCheck: Equatable, Sendable {
  /// The outcome of the check.
  public private(set) var outcome: CheckOutcome
  /// The whole trace, at the level of the golden, otherwise `calls`; `nil` if the script cannot be
  /// played.
  public private(set) var trace: [UInt8]?
  /// The report of the outcome for people, in colour if requested.
  public private(set) var shown: [UInt8]
  /// True if the golden is for another control, driver or settings; then it is neither compared nor
  /// replaced.
  public private(set) var isGoldenForeign = false

  /// The result of another check, such as laws, with its problems.
  public struct Remark: Sendable {
    /// The checked item, including its result.
    public var item: CheckOutcome.Item
    /// The problems; empty if the item passed.
    public var problems: [CheckOutcome.Problem]

    /// Creates a remark on an item.
    public init(_ item: CheckOutcome.Item, _ problems: [CheckOutcome.Problem]) {
      (self.item, self.problems) = (item, problems)
    }
  }

  /// The maximum number of problems of one kind reported per script; further ones are counted.
  public static let mostProblems = DiagnosticRenderer.mostShown

  /// Creates the check of a script that passes without any message.
  init(_ outcome: CheckOutcome, trace: [UInt8]) {
    (self.outcome, self.trace, shown) = (outcome, trace, [])
  }

  /// Checks a script.
  ///
  /// - Parameters:
  ///   - source: the text of the script; any bytes.
  ///   - path: its name, for messages; `-` is standard input.
  ///   - golden: the trace beside it, if there is one.
  ///   - isColored: true to use the colours of a terminal in `shown`.
  ///   - mostFrames: the maximum number of drawn frames, as in `Replay`.
  ///   - controls: the controls that the script may name.
  ///   - others: further checks of a playable script.
  public init(
    _ source: [UInt8], at path: [UInt8], golden: Golden?, isColored: Bool = false,
    mostFrames: Int64 = Replay.mostFrames, controls: ControlSet = .ours,
    others: ((Script) -> Remark?)? = nil
  ) {
    if let golden, others == nil,
      let passed = ScriptCheck(
        passing: source, at: path, golden: golden, mostFrames: mostFrames, controls: controls)
    {
      self = passed
      return
    }
    let reading = Replay.read(source, controls: controls)
    let notes = Self.problems(reading.diagnostics, path, source, isColored: false)
    outcome = CheckOutcome(path: path, verdict: .unreadable, problems: notes)
    shown =
      isColored
      ? Self.report(Self.problems(reading.diagnostics, path, source, isColored: true))
      : Self.report(notes)
    guard let script = reading.script else { return }
    let replay = Replay(
      script, level: golden?.level ?? .calls, mostFrames: mostFrames, controls: controls)
    let name = path[(path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0)...]
    let trace = replay.trace(of: script, named: [UInt8](name))
    self.trace = trace
    var look = CheckEvaluation(script, replay, source: source, path: path)
    look.compare(trace, with: golden)
    isGoldenForeign = look.objection != nil
    if let remark = others?(script) { look.add(remark) }
    outcome.items = look.items
    outcome.problems += look.problems(isColored: false)
    outcome.verdict = look.verdict
    if look.verdict != .passed {
      outcome.evidence = CheckEvidence(
        script: script, source: source, trace: trace,
        golden: isGoldenForeign ? nil : golden?.text, controls: controls, options: replay.options)
    }
    shown += Self.report(look.problems(isColored: isColored))
  }

  private static func report(_ problems: [CheckOutcome.Problem]) -> [UInt8] {
    CheckOutcome(path: [], verdict: .passed, problems: problems).report
  }

  /// Converts a reader's diagnostics to problems.
  private static func problems(
    _ diagnostics: [Diagnostic], _ path: [UInt8], _ source: [UInt8], isColored: Bool
  ) -> [CheckOutcome.Problem] {
    let renderer = DiagnosticRenderer(file: path, source: source, isColored: isColored)
    var problems = diagnostics.prefix(mostProblems).map { diagnostic in
      CheckOutcome.Problem(
        diagnostic.severity == .note ? .note : .unreadable, line: diagnostic.span.line,
        column: diagnostic.span.column, message: diagnostic.message,
        help: diagnostic.help, report: renderer.render([diagnostic]),
        group: [UInt8](groupOf: diagnostic.code))
    }
    let left = [Diagnostic](diagnostics.dropFirst(mostProblems)).total
    if left > 0 { problems.append(CheckOutcome.Problem(leftOut: left, path)) }
    return problems
  }
}

extension [UInt8] {
  /// Creates a group such as `E130: an unknown verb`.
  init(groupOf code: Diagnostic.Code) {
    self.init(code.name)
    append(": ")
    append(code.meaning)
  }
}

extension CheckOutcome.Problem {
  /// Creates a problem that stands for this number of omitted ones.
  init(leftOut count: Int64, _ path: [UInt8]) {
    var report: [UInt8] = []
    report.append(leftOut: count, path)
    self.init(.note, message: [UInt8](leftOut: count), report: report)
  }
}
