import DetentVerbs
import Harness

/// Results of all controls of a page, ready for reports.
struct PageReport {
  let page: String
  private(set) var controls: [Control] = []
  /// Phrases about what cannot be driven.
  var left: [String] = []
  /// Page with the laws of all controls so far.
  var html: HTMLPage

  init(page: String) {
    self.page = page
    html = HTMLPage(title: Array("detent page \(page)".utf8))
  }

  /// Result of a control.
  struct Control {
    let name: String
    /// Kind, with the designs that its driver declares, as `2 thumbs, meet push`.
    let kind: String
    /// Command that judges it alone.
    let command: String
    /// Results of the laws; `nil` if none was tried.
    let report: LawReport?
    /// Reason why it was not judged, or not to the end.
    let problem: String?

    var isBroken: Bool { report?.isBroken ?? false }
    var isJudged: Bool { isBroken || problem == nil }

    /// Result in one line: `BROKEN U11 (aria), 20 kept`.
    var verdict: String {
      let laws = report?.laws ?? []
      let broken = laws.filter { !$0.broken.isEmpty }
        .map { "\($0.id) (\($0.entry.authority.word))" }
      let kept = "\(laws.count { $0.result.name == "kept" }) kept"
      guard isBroken else { return problem.map { "not judged: \($0)" } ?? kept }
      let reason = problem.map { "; not to the end: \($0)" } ?? ""
      return "BROKEN \(broken.joined(separator: " ")), \(kept)\(reason)"
    }
  }

  mutating func add(
    _ control: PageControl, _ request: PageRequest, _ report: LawReport? = nil,
    designs: [String] = [], problem: String?
  ) {
    controls.append(
      Control(
        name: control.selector, kind: ([control.kind] + designs).joined(separator: ", "),
        command: request.command(for: control), report: report, problem: problem))
  }

  /// `coverage` if no control was judged, also if there is none.
  var status: ExitStatus {
    if controls.contains(where: \.isBroken) { return .failed }
    return controls.contains(where: \.isJudged) ? .passed : .coverage
  }

  /// Summary in one line.
  var sentence: String {
    let broken = controls.count(where: \.isBroken)
    let judged = controls.count(where: \.isJudged)
    let count = LawReport.count(Int64(controls.count), "control")
    let end = Interruption.status == nil ? "" : "; interrupted"
    return
      "\(count): \(broken) broken, \(judged - broken) kept, \(controls.count - judged) not judged\(end)"
  }

  /// Table of the verdicts, what cannot be driven, and the sentence last.
  var summary: String {
    let width = controls.map(\.name.count).max() ?? 0
    var text = ""
    for control in controls {
      text += "  \(control.name.padded(to: width))  \(control.verdict)\n"
      if control.isBroken { text += "  alone  \(control.command)\n" }
    }
    return text + left.map { "  not driven: \($0)\n" }.joined() + sentence
  }
}

// MARK: Formats

extension PageReport: Verdict {
  /// The text for people has been printed while it ran.
  var humanText: String { "" }

  var jsonText: [UInt8] {
    func json(_ text: String) -> String { "\(json: Array(text.utf8))" }
    let controls = controls.map { control in
      let laws = control.report.map { String(decoding: $0.jsonText, as: UTF8.self) } ?? "null"
      return """
        {"name":\(json(control.name)),"kind":\(json(control.kind)),"verdict":\(json(control.verdict)),\
        "command":\(json(control.command)),"report":\(laws)}
        """
    }
    return Array(
      """
      {"page":\(json(page)),"verdict":\(json(sentence)),"controls":[
      \(controls.joined(separator: ",\n"))],"left":[\(left.map(json).joined(separator: ","))]}

      """.utf8)
  }

  var outcomes: [CheckOutcome] {
    controls.flatMap { control -> [CheckOutcome] in
      let problem = control.problem.map { problem in
        CheckOutcome(
          path: Array("page \(control.name)/judged".utf8), verdict: .review,
          problems: [
            CheckOutcome.Problem(
              .note, message: Array(problem.utf8), report: Array("\(problem)\n".utf8))
          ])
      }
      return (control.report?.outcomes ?? []) + [problem].compactMap { $0 }
    }
  }

  var htmlText: [UInt8] {
    var html = html
    let rows = controls.map { control in
      let style = control.isBroken ? "bad" : control.isJudged ? "good" : "quiet"
      let cells = [control.name, control.kind, control.verdict, control.command]
        .map { "\(xml: Array($0.utf8))" }
      return """
        <tr><td>\(cells[0])</td><td>\(cells[1])</td><td><span class="\(style)">\(cells[2])</span></td>\
        <td><code>\(cells[3])</code></td></tr>

        """
    }
    var preface = Array(
      """
      <table>
      <tr><th>control</th><th>kind</th><th>verdict</th><th>alone</th></tr>
      \(rows.joined())</table>

      """.utf8)
    for phrase in left { preface += Array("<p>Not driven: \(xml: Array(phrase.utf8))</p>\n".utf8) }
    html.preface = preface + html.preface
    return html.text(Array(sentence.utf8), isGood: status == .passed)
  }
}

extension DriverCapabilities {
  /// Declared designs that differ from the usual ones, as `meet push` or `follows release`.
  var designs: [String] {
    let words = fixed.filter { ["meet", "track", "between"].contains("\($0.name)") }
      .map { setting in "\({ $0.append(setting: setting, isPadded: false) })" }
    let others: [(ControlAbilities, String)] = [
      (.ownThumb, "meet swap"), (.follows, "follows release"), (.owns, "owner host"),
    ]
    return words + others.filter { !abilities.contains($0.0) }.map(\.1)
  }
}

extension LawReport {
  /// Adds the laws of one control of a page.
  func add(to page: inout HTMLPage, under name: String) {
    page.preface += Array("<h2>\(xml: Array(name.utf8))</h2>\n".utf8)
    add(to: &page, named: "\(name): ")
  }
}
