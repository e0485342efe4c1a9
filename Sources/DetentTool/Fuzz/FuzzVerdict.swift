import DetentVerbs
import Harness

/// Result of a run of `fuzz`, ready for reports.
struct FuzzVerdict: LawVerdict {
  let request: FuzzRequest
  let tally: LawTally
  /// Broken laws without a waiver, each with a script.
  let failures: [Failure]
  /// Summary in one line.
  let sentence: String
  /// Laws that were not tried, each with the requirement that the control lacks.
  let untried: [(id: String, missing: String)]

  /// Broken law.
  struct Failure {
    let failure: LawFailure
    /// Commands that reproduce it.
    let commands: [String]

    var law: String { "\(failure.law)" }
    var finding: String { String(decoding: failure.finding.text, as: UTF8.self) }
    var script: [UInt8] { ScriptWriter.text(of: failure.script) }
  }

  /// Result of one law.
  private struct Law {
    let id: String
    let name: String
    /// Result as for `probe`: `kept`, `not met`, `not tried`, `broken` or `waived`.
    let result: String
    let held: Int64
    /// Reason of the waiver, or the missing requirement.
    var reason: String?
  }

  private var laws: [Law] {
    let chosen = request.fuzzer.laws
    return Fuzzer.laws(of: request.fuzzer.control, in: request.controls)
      .filter { chosen.isEmpty || chosen.contains($0.id.bytes) }
      .map { entry in
        let id = "\(entry.id)"
        let count = tally.laws.first { $0.id == entry.id }
        var law = Law(
          id: id, name: "\(entry.name)", result: result(of: entry.id, count),
          held: count?.held ?? 0)
        law.reason =
          law.result == "waived"
          ? request.waivers.reason(for: entry.id, of: request.fuzzer.control)
          : untried.first { $0.id == id }?.missing
        return law
      }
  }

  private func result(of law: LawText, _ count: LawCount?) -> String {
    if failures.contains(where: { $0.failure.law == law }) { return "broken" }
    guard let count else { return "not tried" }
    guard count.broken == nil else {
      return request.waivers.reason(for: law, of: request.fuzzer.control) == nil
        ? "broken" : "waived"
    }
    if untried.contains(where: { $0.id == "\(law)" }) { return "not tried" }
    return count.held > 0 ? "kept" : "not met"
  }

  /// Empty text, since `fuzz` reports to people as it runs.
  var humanText: String { "" }

  /// JSON object with the results of all laws and the broken ones.
  var jsonText: [UInt8] {
    var text = Array("{\"version\":".utf8)
    text.append(json: [UInt8](Version.text))
    text += Array(",\"control\":".utf8)
    text.append(json: Array(request.controlName.utf8))
    text += Array(",\"seed\":\(request.fuzzer.seed),\"cases\":\(tally.cases)".utf8)
    text += Array(",\"unplayable\":\(tally.unplayable),\"verdict\":".utf8)
    text.append(json: Array(sentence.utf8))
    text += Array(",\"laws\":[".utf8)
    for (index, law) in laws.enumerated() {
      text += Array(index == 0 ? "\n{".utf8 : ",\n{".utf8)
      append([("law", law.id), ("name", law.name), ("result", law.result)], to: &text)
      if let reason = law.reason { append([("reason", reason)], to: &text) }
      text += Array("\"held\":\(law.held)}".utf8)
    }
    text += Array("\n],\"broken\":[".utf8)
    for (index, failure) in failures.enumerated() {
      text += Array(index == 0 ? "\n{".utf8 : ",\n{".utf8)
      append(
        [
          ("law", failure.law), ("name", "\(failure.failure.name)"),
          ("sentence", "\(failure.failure.sentence)"), ("finding", failure.finding),
          ("script", String(decoding: failure.script, as: UTF8.self)),
          ("replay", failure.commands.joined(separator: "\n")),
        ], to: &text)
      text += Array("\"line\":\(failure.failure.scriptLine)}".utf8)
    }
    return text + Array("\n]}\n".utf8)
  }

  private func append(_ members: [(name: String, value: String)], to text: inout [UInt8]) {
    for (name, value) in members {
      text += Array("\"\(name)\":".utf8)
      text.append(json: Array(value.utf8))
      text += Array(",".utf8)
    }
  }

  // MARK: Checks

  func checkText(as format: ReportFormat) -> [UInt8] {
    let outcomes = laws.map { outcome(of: $0) }
    var writer = ReportWriter(format, selected: Int64(outcomes.count))
    var text = writer.head()
    for outcome in outcomes { text += writer.text(of: outcome) }
    return text + writer.end()
  }

  private func outcome(of law: Law) -> CheckOutcome {
    let path = Array("fuzz/\(law.id)\(law.id.contains("/") ? "" : " \(law.name)")".utf8)
    switch law.result {
    case "kept", "waived":
      let text = Array("\(law.result) (\(law.held))".utf8)
      return CheckOutcome(
        path: path, verdict: .passed,
        items: [CheckOutcome.Item(.laws, text: text, isMet: true)])
    case "broken":
      let found = failures.first { $0.law == law.id }
      let replay = (found?.commands ?? []).map { "  \($0)\n" }.joined()
      let problem = CheckOutcome.Problem(
        .law, message: Array((found?.finding ?? "it is broken").utf8),
        report: (found?.failure.report ?? []) + Array(replay.utf8))
      return CheckOutcome(path: path, verdict: .failed, problems: [problem])
    default:
      let text = law.reason.map { "\(law.result): \($0)" } ?? law.result
      let problem = CheckOutcome.Problem(
        .note, message: Array(text.utf8), report: Array("\(law.id): \(text)\n".utf8))
      return CheckOutcome(path: path, verdict: .review, problems: [problem])
    }
  }

  // MARK: Page

  var htmlText: [UInt8] {
    var page = HTMLPage(title: Array("detent fuzz \(request.controlName)".utf8))
    for failure in failures {
      let broken = failure.failure
      var new = HTMLCase(name: broken.law.bytes, message: broken.finding.text)
      new.report = broken.sentence.bytes
      let script = Replay.read(failure.script, controls: request.controls).script ?? broken.script
      let replay = Replay(script, level: .changes, controls: request.controls)
      new.show(
        CheckEvidence(
          script: script, source: failure.script, trace: replay.trace(of: script, named: []),
          golden: nil, controls: request.controls, options: []), withFilm: true)
      new.lines = [broken.scriptLine]
      new.commands = failure.commands.map { Array($0.utf8) }
      page.add(new, to: broken.law.bytes + Array(" ".utf8) + broken.name.bytes)
    }
    return page.text(Array(sentence.utf8), isGood: failures.isEmpty)
  }
}
