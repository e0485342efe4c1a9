import DetentVerbs
import Harness

/// Result of trying laws, by `probe` or `fuzz`, ready for reports.
struct LawReport {
  /// Verb that tried them.
  let verb: String
  /// Name of the driver, or of the control.
  let subject: String
  let laws: [Law]
  /// Summary in one line.
  let sentence: String
  /// Text for people; empty if it has been printed already.
  var humanText = ""
  /// Further members of the JSON object, as JSON.
  var members: [(name: String, json: String)] = []
  let controls: ControlSet

  /// Result of a law.
  struct Law {
    let entry: LawEntry
    let result: LawResult
    /// Number of scripts that met it, and of all that were played.
    let held, scripts: Int64
    /// Ways in which it is broken, without those that are waived.
    let broken: [Broken]
    /// Probes that break it in a waived way.
    let waivedProbes: [StaticText]
    /// Reasons of the waivers.
    let waivers: [String]

    var id: String { entry.id }
    /// Result with a count, as `kept (12)`.
    var text: String { result.text }
    /// Missing needs, or reasons of waivers.
    var reason: String? {
      if case .untried(let needs) = result { return String(decoding: needs, as: UTF8.self) }
      return waivers.isEmpty ? nil : waivers.joined(separator: "; ")
    }
  }

  /// Violation of a law.
  struct Broken {
    let failure: LawFailure
    /// Commands that reproduce it.
    let commands: [String]

    var probe: StaticText? { failure.probe }
    var finding: String { String(decoding: failure.finding.text, as: UTF8.self) }
    var script: [UInt8] { ScriptWriter.text(of: failure.script) }
  }

  /// True if a law is broken without a waiver.
  var isBroken: Bool { laws.contains { !$0.broken.isEmpty } }
}

extension LawReport {
  /// Returns the results of all chosen laws of a control.
  static func laws(_ tally: LawTally, _ request: FuzzRequest, _ broken: [Broken]) -> [Law] {
    let control = request.trial.control
    return LawEntry.all(of: control, in: request.controls)
      .filter { entry in
        request.laws.isEmpty || request.laws.contains(entry.id)
          || tally.laws.contains { $0.id == entry.id }
      }
      .map { entry in
        let count = tally.laws.first { $0.id == entry.id }
        var reasons: [String] = []
        for found in count?.waived ?? [] {
          let reason = request.waivers.reason(for: found.breach, of: control) ?? ""
          if !reasons.contains(reason) { reasons.append(reason) }
        }
        return Law(
          entry: entry, result: tally.result(of: entry), held: count?.held ?? 0,
          scripts: count?.scripts ?? 0, broken: broken.filter { $0.failure.law == entry.id },
          waivedProbes: count?.waived.compactMap(\.probe) ?? [], waivers: reasons)
      }
  }

  /// Returns a number of things in words: `1 probe`, `2 probes`.
  static func count(_ number: Int64, _ thing: String) -> String {
    "\(number) \(thing)\(number == 1 ? "" : "s")"
  }

  /// Returns one line about the laws that are not tried; `nil` if all are.
  static func untried(_ laws: [LawEntry]) -> String? {
    let missing = laws.compactMap(\.missing)
    guard !missing.isEmpty else { return nil }
    var needs: [String] = []
    for text in missing {
      for need in String(decoding: text, as: UTF8.self).split(separator: ",") {
        let need = String(need.drop { $0 == " " })
        if !needs.contains(need) { needs.append(need) }
      }
    }
    let count = count(Int64(missing.count), "law")
    return "\(count) not tried, for want of \(needs.sorted().joined(separator: ", "))"
  }

  /// Returns why random scripts or probes were not played, in lines with two blanks before each.
  static func rejections(_ tally: LawTally) -> [String] {
    tally.reasons.map { "  \($0.count) rejected: \(String(decoding: $0.text, as: UTF8.self))" }
  }
}
