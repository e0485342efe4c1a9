import DetentVerbs
import Harness

extension CheckOptions {
  /// Plays a script, and tries the chosen laws on it.
  func check(_ source: [UInt8], at path: [UInt8], golden: Golden?) -> ScriptCheck {
    ScriptCheck(
      source, at: path, golden: golden, isColored: console.isColored, mostFrames: mostFrames,
      controls: controls.besides(String(decoding: path, as: UTF8.self)),
      others: laws == nil ? nil : { remark(on: $0, at: path) })
  }

  /// Returns the result of the laws on a script; `nil` if none is tried on its control.
  private func remark(on script: Script, at path: [UInt8]) -> ScriptCheck.Remark? {
    guard let laws else { return nil }
    var trial = LawTrial(of: controls.lawful(script.settings.control))
    let ids = laws.ids(of: trial.control, in: controls)
    guard !ids.isEmpty else { return nil }
    trial.keepLaws(ids)
    waivers.apply(to: &trial)
    let tally = trial.tally(of: script)
    guard !tally.laws.isEmpty else { return nil }
    let broken = tally.broken.compactMap { trial.report(on: $0, shrinks: false, controls) }
    let (met, waived) = (
      tally.laws.count { $0.held > 0 }, tally.laws.count { !$0.waived.isEmpty }
    )
    let holding = tally.laws.count { $0.held > 0 && $0.found.isEmpty }
    var text = Array((holding == 1 ? "1 law holds" : "\(holding) laws hold").utf8)
    if waived > 0 { text += Array(", \(waived) waived".utf8) }
    if met < tally.laws.count { text += Array(", \(tally.laws.count - met) not met".utf8) }
    return ScriptCheck.Remark(
      CheckOutcome.Item(.laws, text: text, isMet: tally.broken.isEmpty),
      broken.map { CheckOutcome.Problem($0, at: path, controls.options(playing: script)) })
  }
}

extension CheckOutcome.Problem {
  /// Creates the problem of a law that a script breaks.
  ///
  /// - Parameters:
  ///   - failure: law and finding.
  ///   - path: path of the script.
  ///   - options: options of the command to play the script again, each with a blank before it.
  fileprivate init(_ failure: LawFailure, at path: [UInt8], _ options: [UInt8]) {
    let law = Array(failure.law.utf8)
    let path = String(decoding: path, as: UTF8.self)
    let line = failure.sourceLine > 0 ? ":\(failure.sourceLine)" : ""
    let options = String(decoding: options, as: UTF8.self)
    let report = """
      \(path.printable)\(line): error: this breaks \(failure.law) \(failure.name): \(failure.finding)
        = note: \(failure.sentence)
        = help: to shrink it: detent shrink \(path.shellWord) --keep \(failure.law)\(options)

      """
    self.init(
      .law, line: failure.sourceLine,
      message: law + Array(" is broken: ".utf8) + failure.finding.text,
      expected: Array(failure.sentence.utf8), actual: failure.finding.text,
      report: Array(report.utf8),
      group: law + Array(" is broken".utf8))
  }
}
