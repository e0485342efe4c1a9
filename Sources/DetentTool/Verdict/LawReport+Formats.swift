import DetentVerbs
import Harness

// Result for programs that read JSON, JUnit or TAP, and as a page.

extension LawReport {
  // MARK: JSON

  /// JSON object with one object for each law, and one for each way in which one is broken.
  var jsonText: [UInt8] {
    let version = String(decoding: [UInt8](Version.text), as: UTF8.self)
    let further = members.map { "\"\($0.name)\":\($0.json)," }.joined()
    let laws = laws.map { "\n{" + json($0) + "}" }
    let broken = self.laws.flatMap(\.broken).map { "\n{" + json($0) + "}" }
    let text = """
      {\(Self.json([("version", version), ("subject", subject)]))\(further)\
      \(Self.json([("verdict", sentence)]))"laws":[\(laws.joined(separator: ","))
      ],"broken":[\(broken.joined(separator: ","))
      ]}

      """
    return Array(text.utf8)
  }

  private func json(_ law: Law) -> String {
    var members = [
      ("law", law.id), ("name", "\(law.entry.name)"), ("result", "\(law.result.name)"),
      ("authority", "\(law.entry.authority.word)"),
    ]
    if let reason = law.reason {
      let isUntried = if case .untried = law.result { true } else { false }
      members += [(isUntried ? "needs" : "waiver", reason), ("reason", reason)]
    }
    if let broken = law.broken.first { members += Self.members(of: broken) }
    return Self.json(members) + "\"held\":\(law.held),\"scripts\":\(law.scripts)"
  }

  private func json(_ broken: Broken) -> String {
    let failure = broken.failure
    let law = [
      ("law", "\(failure.law)"), ("name", "\(failure.name)"), ("sentence", "\(failure.sentence)"),
    ]
    return Self.json(law + Self.members(of: broken)) + "\"line\":\(failure.scriptLine)"
  }

  private static func members(of broken: Broken) -> [(String, String)] {
    let probe = broken.probe.map { [("probe", "\($0)")] } ?? []
    let script = String(decoding: broken.script, as: UTF8.self)
    let replay = broken.commands.joined(separator: "\n")
    return probe + [("finding", broken.finding), ("script", script), ("replay", replay)]
  }

  /// Returns the members of an object, with a comma behind each.
  private static func json(_ members: [(name: String, value: String)]) -> String {
    members.map { "\"\($0.name)\":\(json: Array($0.value.utf8))," }.joined()
  }

  // MARK: Checks

  var outcomes: [CheckOutcome] { laws.map(outcome) }

  private func outcome(of law: Law) -> CheckOutcome {
    // The id of a driver's own law includes its name.
    let name = law.entry.authority == .own ? "" : " \(law.entry.name)"
    let path = Array("\(verb)/\(law.id)\(name)".utf8)
    switch law.result {
    case .waived, .kept, .keptWithoutPremise:
      let text = Array(law.text.utf8)
      return CheckOutcome(
        path: path, verdict: .passed,
        items: [CheckOutcome.Item(.laws, text: text, isMet: true)])
    case .notMet, .untried:
      let problem = CheckOutcome.Problem(
        .note, message: Array(law.text.utf8), report: Array("\(law.id): \(law.text)\n".utf8))
      return CheckOutcome(path: path, verdict: .review, problems: [problem])
    case .broken:
      let problems = law.broken.map { broken in
        let replay = broken.commands.map { "  \($0)\n" }.joined()
        let probe = broken.probe.map { "\($0): " } ?? ""
        return CheckOutcome.Problem(
          .law, message: Array("\(probe)\(broken.finding)".utf8),
          report: Array((broken.failure.report + replay).utf8))
      }
      return CheckOutcome(path: path, verdict: .failed, problems: problems)
    }
  }

  // MARK: Page

  /// Page with a table of all laws, and the scripts of those that are broken.
  var htmlText: [UInt8] {
    var page = HTMLPage(title: Array("detent \(verb) \(subject)".utf8))
    add(to: &page)
    return page.text(Array(sentence.utf8), isGood: !isBroken)
  }

  /// Adds the table and the scripts to a page.
  ///
  /// - Parameters:
  ///   - page: the page.
  ///   - name: text before the names of groups.
  func add(to page: inout HTMLPage, named name: String = "") {
    page.preface += Array(
      "<table>\n<tr><th>law</th><th>name</th><th>whose</th><th>result</th><th>source</th></tr>\n"
        .utf8)
    // Broken laws come first, as the page is opened for them.
    for law in laws.filter({ !$0.broken.isEmpty }) + laws.filter({ $0.broken.isEmpty }) {
      page.preface += row(of: law)
    }
    page.preface += Array("</table>\n".utf8)
    for broken in laws.flatMap(\.broken) { add(broken, to: &page, name) }
  }

  private func row(of law: Law) -> [UInt8] {
    let style =
      switch law.result {
      case .broken: "bad"
      case .kept, .keptWithoutPremise: "good"
      case .notMet, .untried, .waived: "quiet"
      }
    var text = Array("<tr><td>\(law.id)</td><td title=\"".utf8)
    text.append(xml: Array(law.entry.sentence.utf8))
    text += Array("\">".utf8)
    text.append(xml: Array(law.entry.name.utf8))
    text += Array("</td><td>\(law.entry.authority.word)</td><td><span class=\"\(style)\">".utf8)
    let reason = law.waivers.map { ": \($0)" }.joined()
    text.append(xml: Array((law.text + reason).utf8))
    text += Array("</span></td><td>".utf8)
    text.append(xml: law.entry.source.bytes)
    return text + Array("</td></tr>\n".utf8)
  }

  private func add(_ broken: Broken, to page: inout HTMLPage, _ name: String) {
    let failure = broken.failure
    var new = HTMLCase(
      name: broken.probe?.bytes ?? failure.fileName, message: failure.finding.text)
    new.report = Array(failure.sentence.utf8)
    let script = Replay.read(broken.script, controls: controls).script ?? failure.script
    let replay = Replay(script, level: .changes, controls: controls)
    new.show(
      CheckEvidence(
        script: script, source: broken.script, trace: replay.trace(of: script, named: []),
        golden: nil, controls: controls, options: []), withFilm: true)
    new.lines = [failure.scriptLine]
    new.commands = broken.commands.map { Array($0.utf8) }
    page.add(new, to: Array("\(name)\(failure.law) \(failure.name)".utf8))
  }
}
