import DetentVerbs
import Harness

// Verdict for people, and for programs that read JSON, JUnit or TAP.

extension ProbeVerdict {
  /// Table, broken laws, and the verdict last, at the visible end of a terminal.
  var humanText: String {
    var text = "probe \(request.subject)\n\n"
    let width = laws.map(\.name.count).max() ?? 0
    let wide = laws.map(\.id.count).max() ?? 0
    for law in laws {
      let name = law.name + String(repeating: " ", count: width - law.name.count)
      let place = law.broken.map { "  by \($0.probe)" } ?? ""
      let space = String(repeating: " ", count: max(4, wide + 1) - law.id.count)
      text += "  \(law.id)\(space)\(name)  "
      let authority = law.authority + String(repeating: " ", count: 6 - law.authority.count)
      text += "\(authority)  \(law.text)\(place)\(law.waiver.map { "; " + $0 } ?? "")\n"
    }
    text += "\n"
    for law in laws where law.isBroken {
      guard let broken = law.broken else { continue }
      text += String(decoding: broken.failure.report, as: UTF8.self)
      text += broken.commands.enumerated()
        .map { "  \($0.offset == 0 ? "replay" : "      ")  \($0.element)\n" }.joined()
      if hasReasons, LawReasons.why(law.id) != nil { text += "  why     detent help \(law.id)\n" }
      text += "\n"
    }
    return text + sentence + "\n"
  }

  /// True if the reference has pages about the laws: it has those for controls behind drivers.
  private var hasReasons: Bool { request.fuzzer.controls.driver != nil }

  /// JSON object with one object for each law.
  var jsonText: [UInt8] {
    var text = Array("{\"version\":".utf8)
    text.append(json: [UInt8](Version.text))
    text += Array(",\"subject\":".utf8)
    text.append(json: Array(request.subject.utf8))
    text += Array(",\"verdict\":".utf8)
    text.append(json: Array(sentence.utf8))
    text += Array(",\"played\":\(run.played.count),\"refused\":\(run.rejected.count)".utf8)
    text += Array(",\"left\":\(run.left.count),\"laws\":[".utf8)
    for (index, law) in laws.enumerated() {
      text += Array(index == 0 ? "\n".utf8 : ",\n".utf8)
      append(law, to: &text)
    }
    return text + Array("\n]}\n".utf8)
  }

  private func append(_ law: Law, to text: inout [UInt8]) {
    var members = [("law", law.id), ("name", law.name), ("result", law.word)]
    members.append(("authority", law.authority))
    if let waiver = law.waiver { members.append(("waiver", waiver)) }
    if case .untried(let needs) = law.result {
      members.append(("needs", String(decoding: needs, as: UTF8.self)))
    }
    if let broken = law.broken {
      members += [
        ("probe", "\(broken.probe)"), ("finding", broken.finding), ("script", broken.script),
        ("replay", broken.commands.joined(separator: "\n")),
      ]
    }
    text += Array("{".utf8)
    for (name, value) in members {
      text += Array("\"\(name)\":".utf8)
      text.append(json: Array(value.utf8))
      text += Array(",".utf8)
    }
    text += Array("\"held\":\(law.held),\"scripts\":\(law.scripts)}".utf8)
  }

  /// Returns a case for each law; laws without a result are skipped.
  func checkText(as format: ReportFormat) -> [UInt8] {
    var writer = ReportWriter(format, selected: Int64(laws.count))
    var text = writer.head()
    for law in laws { text += writer.text(of: outcome(of: law)) }
    return text + writer.end()
  }

  private func outcome(of law: Law) -> CheckOutcome {
    // The id of a driver's own law includes its name.
    let path = Array("probe/\(law.id)\(law.isOwn ? "" : " \(law.name)")".utf8)
    switch law.result {
    case .broken where law.waiver != nil, .kept, .keptWithoutPremise:
      return CheckOutcome(
        path: path, verdict: .passed,
        items: [CheckOutcome.Item(.laws, text: Array(law.text.utf8), isMet: true)])
    case .notMet, .untried:
      let problem = CheckOutcome.Problem(
        .note, message: Array(law.text.utf8), report: Array("\(law.id): \(law.text)\n".utf8))
      return CheckOutcome(path: path, verdict: .review, problems: [problem])
    case .broken:
      let finding = law.broken?.finding ?? ""
      let report = law.broken?.failure.report ?? []
      let replay = (law.broken?.commands ?? []).map { "  \($0)\n" }.joined()
      let problem = CheckOutcome.Problem(
        .law, message: Array("\(law.broken.map { "\($0.probe)" } ?? ""): \(finding)".utf8),
        report: report + Array(replay.utf8))
      return CheckOutcome(path: path, verdict: .failed, problems: [problem])
    }
  }
}
