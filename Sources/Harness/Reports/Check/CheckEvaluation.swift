import GestureScript
import GestureReplay

/// The results of a replay: the script's checks, and its golden.
struct CheckEvaluation {
  let script: Script
  let replay: Replay
  let source: [UInt8]
  let path: [UInt8]
  private(set) var items: [CheckOutcome.Item] = []
  private var golden: (golden: Golden, difference: TraceDifference)?
  /// The reason why the golden was not compared.
  private(set) var objection: (golden: Golden, why: Diagnostic)?
  /// The text of each failed check, in order.
  private var demands: [[UInt8]] = []
  private var remarks: [CheckOutcome.Problem] = []

  init(_ script: Script, _ replay: Replay, source: [UInt8], path: [UInt8]) {
    (self.script, self.replay, self.source, self.path) = (script, replay, source, path)
    var failures = replay.failures[...]
    for (line, _) in zip(script.body, replay.lineTimes) {
      guard case .expect(let check) = line.verb else { continue }
      var text: [UInt8] = []
      text.append(check: check)
      let isFailed = failures.first?.span == line.position
      if isFailed {
        failures.removeFirst()
        demands.append(text)
      }
      items.append(
        CheckOutcome.Item(.check, line: line.position.line, text: text, isMet: !isFailed))
    }
    if let stop = replay.stop {
      items.append(CheckOutcome.Item(.end, line: stop.span.line, isMet: false))
    }
  }

  /// Compares the whole trace with the golden, if there is one.
  mutating func compare(_ trace: [UInt8], with golden: Golden?) {
    guard let golden else { return }
    if let why = golden.objection(to: replay, of: path) {
      objection = (golden, why)
      items.append(CheckOutcome.Item(.golden, isMet: false))
      return
    }
    let difference = TraceDifference(from: golden.text, to: trace)
    if let difference { self.golden = (golden, difference) }
    items.append(CheckOutcome.Item(.golden, isMet: difference == nil))
  }

  mutating func add(_ remark: ScriptCheck.Remark) {
    items.append(remark.item)
    remarks += remark.problems
  }

  var verdict: CheckOutcome.Verdict {
    if items.isEmpty { return .review }
    return items.allSatisfy { $0.isMet } ? .passed : .failed
  }

  // MARK: Problems

  func problems(isColored: Bool) -> [CheckOutcome.Problem] {
    var problems = checkProblems(isColored)
    if let stop = replay.stop { problems.append(problem(stop, isColored)) }
    if let golden { problems.append(problem(golden.golden, golden.difference)) }
    if let objection { problems.append(problem(objection.golden, objection.why, isColored)) }
    problems += remarks
    if items.isEmpty { problems.append(nothingToCheck) }
    return problems
  }

  private func checkProblems(_ isColored: Bool) -> [CheckOutcome.Problem] {
    let report = CheckReport(file: path, source: source, isColored: isColored)
    var problems: [CheckOutcome.Problem] = []
    for (failure, demand) in zip(replay.failures, demands).prefix(ScriptCheck.mostProblems) {
      var text: [UInt8] = []
      report.append(failure, of: replay, to: &text)
      var message = failure.found
      message.append(" at @")
      message.append(time: failure.time)
      problems.append(
        CheckOutcome.Problem(
          .check, line: failure.span.line, column: failure.span.column, message: message,
          expected: demand, actual: failure.found, report: text, group: Self.group(of: demand)))
    }
    let left = Int64(replay.failures.count - ScriptCheck.mostProblems)
    if left > 0 { problems.append(CheckOutcome.Problem(leftOut: left, path)) }
    return problems
  }

  private func problem(_ stop: Diagnostic, _ isColored: Bool) -> CheckOutcome.Problem {
    let renderer = DiagnosticRenderer(file: path, source: source, isColored: isColored)
    return CheckOutcome.Problem(
      .stopped, line: stop.span.line, column: stop.span.column, message: stop.message,
      report: renderer.render([stop]), group: [UInt8](groupOf: stop.code))
  }

  /// Returns `expect value` for a check such as `value == 51`.
  private static func group(of demand: [UInt8]) -> [UInt8] {
    [UInt8]("expect ") + demand.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "[") }
  }

  private func problem(_ golden: Golden, _ difference: TraceDifference) -> CheckOutcome.Problem {
    var message = [UInt8]("the trace differs from the golden in ")
    if difference.isInLineEnds {
      message.append("its line ends")
    } else {
      message.append("line ")
      DecimalText.append(Int64(difference.line), to: &message)
    }
    return CheckOutcome.Problem(
      .golden, line: replay.scriptLine(ofTraceLine: difference.line) ?? 0, message: message,
      expected: difference.old, actual: difference.new,
      report: golden.report(difference, of: replay, file: path, source: source),
      group: difference.kind)
  }

  private func problem(
    _ golden: Golden, _ why: Diagnostic, _ isColored: Bool
  ) -> CheckOutcome.Problem {
    let renderer = DiagnosticRenderer(
      file: golden.file, source: golden.text, isColored: isColored)
    return CheckOutcome.Problem(
      .golden, message: why.message, help: why.help, report: renderer.render([why]),
      group: [UInt8](groupOf: why.code))
  }

  private var nothingToCheck: CheckOutcome.Problem {
    let message = [UInt8]("nothing to check")
    var help: [UInt8]?
    var report: [UInt8] = []
    report.append(text: path)
    report.append(": note: nothing to check")
    if path.elementsEqual("-".utf8) {
      report.append(": it has no 'expect' lines\n")
    } else {
      var command = [UInt8]("to record a golden: detent accept")
      command.append(contentsOf: replay.options)
      command.append(" ")
      command.append(shellWord: path)
      report.append("; ")
      report.append(contentsOf: command)
      report.append("\n")
      help = command
    }
    return CheckOutcome.Problem(.note, message: message, help: help, report: report)
  }
}
