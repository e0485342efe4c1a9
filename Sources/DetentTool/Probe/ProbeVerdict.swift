import DetentVerbs
import Harness

/// Result of a run of probes, ready for reports.
struct ProbeVerdict: LawVerdict {
  let run: ProbeRun
  let request: ProbeRequest
  let laws: [Law]

  /// Result of a law.
  struct Law {
    let id: String
    let name: String
    let sentence: String
    /// Source of the law: `must`, `aria`, `html`, `detent` or `own`.
    let authority: String
    let result: ProbeResult
    let held: Int64
    let scripts: Int64
    /// Shortest probe that breaks it, with the finding.
    let broken: Broken?

    /// Reason of the waiver; `nil` if there is none.
    let waiver: String?

    /// True if the driver itself judges the law.
    var isOwn: Bool { authority == "\(LawAuthority.own.word)" }
    /// True if it is broken without a waiver.
    var isBroken: Bool { broken != nil && waiver == nil }
    /// Result in a word: `kept`, `not met`, `not tried`, `broken` or `waived`.
    var word: String { broken != nil && waiver != nil ? "waived" : "\(result.name)" }
    /// Result with a count, as `kept (12)`.
    var text: String { word == "waived" ? word : String(decoding: result.text, as: UTF8.self) }
  }

  /// Violation of a law.
  struct Broken {
    let probe: StaticText
    let failure: LawFailure
    /// Commands that reproduce it.
    let commands: [String]

    var finding: String { String(decoding: failure.finding.text, as: UTF8.self) }
    var script: String { String(decoding: ScriptWriter.text(of: failure.script), as: UTF8.self) }
  }

  init(_ run: ProbeRun, _ request: ProbeRequest) {
    (self.run, self.request) = (run, request)
    laws = run.laws.map { law in
      var broken: Broken?
      if let probe = law.probe, let failure = law.failure?() {
        broken = Broken(
          probe: probe, failure: failure,
          commands: request.commands(playing: probe, trying: law.id))
      }
      return Law(
        id: "\(law.id)", name: "\(law.entry.name)", sentence: "\(law.entry.sentence)",
        authority: "\(law.entry.authority.word)", result: run.result(of: law), held: law.held,
        scripts: law.scripts, broken: broken,
        waiver: request.waivers.reason(for: law.id, of: request.fuzzer.control))
    }
  }

  var status: ExitStatus {
    if laws.contains(where: \.isBroken) { return .failed }
    return hasTried ? .passed : .coverage
  }

  /// True if enough was tried for any conclusion about the control.
  private var hasTried: Bool { !run.isUnmoved && !run.isRejected && !run.played.isEmpty }

  /// Returns the number of laws with a result.
  private func count(_ name: String) -> Int {
    laws.count { $0.word == name }
  }

  /// Summary in one line.
  var sentence: String {
    let broken = laws.filter(\.isBroken).map(\.id)
    let start =
      switch broken.count {
      case 0: hasTried ? "no law is broken" : "nothing is known about it"
      case 1: "1 law is broken: \(broken[0])"
      default: "\(broken.count) laws are broken: \(broken.joined(separator: ", "))"
      }
    let waived = count("waived") > 0 ? "\(count("waived")) waived, " : ""
    return """
      \(start); \(waived)\(count("kept")) kept, \(count("not met")) not met, \(count("not tried")) not tried; \
      \(scripts)
      """
  }

  /// Numbers of scripts played and not played.
  private var scripts: String {
    var text = "\(run.played.count) probes"
    if !run.left.isEmpty { text += ", \(run.left.count) that need abilities it lacks" }
    if !run.rejected.isEmpty { text += ", \(run.rejected.count) rejected" }
    return text
  }

  /// Reports likely causes if too little was tried for any conclusion.
  func report(to console: Console) {
    if run.isUnmoved {
      console.report(
        "detent: in \(run.reach.tried) probes with drags no pointer moved the value")
      console.report(
        """
          = help: does the driver reach the control? Look where it is (its window, its origin, its size), whether it is
            enabled, whether it has the focus, and, of fingers in a page, whether touch is emulated before the page loads
        """)
    }
    if run.isRejected {
      console.report(
        "detent: \(run.rejected.count) of \(run.played.count + run.rejected.count) probes were rejected"
      )
      console.report(
        "  = help: settings that the driver cannot change belong in its first answer, in \"fixed\"")
    }
  }
}
