import DetentVerbs
import Harness

/// Result of a run of probes.
struct ProbeVerdict {
  let report: LawReport
  private let tally: LawTally

  init(_ tally: LawTally, _ request: ProbeRequest) {
    self.tally = tally
    let (trial, controls) = (request.trial, request.request.controls)
    let broken = tally.broken.compactMap { found -> LawReport.Broken? in
      guard let failure = trial.report(on: found, shrinks: false, controls) else { return nil }
      let commands = request.commands(playing: found.probe ?? "none", trying: found.law)
      return LawReport.Broken(failure: failure, commands: commands)
    }
    let laws = LawReport.laws(tally, request.request, broken)
    var report = LawReport(
      verb: "probe", subject: request.subject, laws: laws, sentence: Self.sentence(laws, tally),
      controls: controls)
    report.members = [
      ("played", "\(tally.played.count)"), ("refused", "\(tally.rejected.count)"),
      ("left", "\(tally.left.count)"),
    ]
    report.humanText = Self.text(report, tally)
    self.report = report
  }

  var status: ExitStatus {
    if report.isBroken { return .failed }
    return tally.hasTriedProbes ? .passed : .coverage
  }

  /// Summary in one line.
  private static func sentence(_ laws: [LawReport.Law], _ tally: LawTally) -> String {
    func count(_ name: StaticText) -> Int { laws.count { $0.result.name == name } }
    let broken = laws.filter { !$0.broken.isEmpty }.map(\.id)
    let start =
      switch broken.count {
      case 0: tally.hasTriedProbes ? "no law is broken" : "nothing is known about it"
      case 1: "1 law is broken: \(broken[0])"
      default: "\(broken.count) laws are broken: \(broken.joined(separator: ", "))"
      }
    let waived = count("waived") > 0 ? "\(count("waived")) waived, " : ""
    var scripts = LawReport.count(Int64(tally.played.count), "probe")
    if !tally.left.isEmpty { scripts += ", \(tally.left.count) that need abilities it lacks" }
    if !tally.rejected.isEmpty { scripts += ", \(tally.rejected.count) rejected" }
    if Interruption.status != nil { scripts += "; interrupted" }
    return """
      \(start); \(waived)\(count("kept")) kept, \(count("not met")) not met, \(count("not tried")) not tried; \
      \(scripts)
      """
  }

  /// Table, broken laws, and the verdict last, at the visible end of a terminal.
  private static func text(_ report: LawReport, _ tally: LawTally) -> String {
    var text = "probe \(report.subject)\n\n"
    let laws = report.laws.filter { $0.entry.missing == nil }
    let width = laws.map { "\($0.entry.name)".count }.max() ?? 0
    let wide = max(4, (laws.map(\.id.count).max() ?? 0) + 1)
    for law in laws {
      var probes: [String] = []
      let all = law.broken.isEmpty ? law.waivedProbes : law.broken.compactMap(\.probe)
      for probe in all where !probes.contains("\(probe)") { probes.append("\(probe)") }
      let place = probes.isEmpty ? "" : "  by " + probes.joined(separator: ", ")
      let name = "\(law.entry.name)".padded(to: width)
      let authority = "\(law.entry.authority.word)".padded(to: 6)
      let reasons = law.waivers.map { "; " + $0 }.joined()
      text += "  \(law.id.padded(to: wide))\(name)  \(authority)  \(law.text)\(place)\(reasons)\n"
    }
    if let untried = LawReport.untried(report.laws.map(\.entry)) {
      text += laws.isEmpty ? "  \(untried)\n" : "\n  \(untried)\n"
    }
    for (probe, reason) in tally.rejected {
      text += "  \(probe) was rejected: \(String(decoding: reason, as: UTF8.self))\n"
    }
    text += "\n"
    let all = report.laws.flatMap(\.broken)
    for (index, broken) in all.enumerated() {
      let above = all.prefix(index).map(\.failure)
      text += broken.failure.report(below: above)
      text += broken.commands.enumerated()
        .map { "  \($0.offset == 0 ? "replay" : "      ")  \($0.element)\n" }.joined()
      let law = "\(broken.failure.law)"
      if report.controls.driver != nil, LawReasons.why(law) != nil {
        text += "  why     detent help \(law)\n"
      }
      text += "\n"
    }
    return text + report.sentence + "\n"
  }

  /// Reports likely causes if too little was tried for any conclusion.
  func report(to console: Console) {
    if tally.isUnmoved {
      LawTable.reportUnmoved(in: tally.reach.tried, "probes", console)
    }
    if tally.isRejected {
      console.report(
        "detent: \(tally.rejected.count) of \(tally.played.count + tally.rejected.count) probes were rejected"
      )
      console.report(
        "  = help: settings that the driver cannot change belong in its first answer, in \"fixed\"")
    }
  }
}

extension LawTally {
  /// True if the control rejected more probes than it played.
  fileprivate var isRejected: Bool { rejected.count > played.count }

  /// True if enough was tried for any conclusion about the control.
  fileprivate var hasTriedProbes: Bool { !isUnmoved && !isRejected && !played.isEmpty }
}

extension String {
  /// Returns the text with blanks behind it up to a number of characters.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }
}
