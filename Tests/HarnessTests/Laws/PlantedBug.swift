import Harness
import Testing

/// A planted bug, the law that catches it, and the script that remains after shrinking.
struct PlantedBug: Sendable, CustomTestStringConvertible {
  let law: String
  let bug: Bug
  /// The shrunk script without its first line and comments.
  let script: String

  init(_ law: String, _ name: String, _ script: String, _ make: (inout Bug) -> Void) {
    self.law = law
    bug = Bug(name, make)
    self.script = script
  }

  var testDescription: String { "\(law): \(bug.name)" }

  /// Searches for the bug with its law alone: at most 20,000 cases from seed 7.
  ///
  /// - Parameters:
  ///   - base: the control with the bug.
  ///   - laws: the laws to search for the bug's own.
  ///   - maker: makes the scripts.
  /// - Returns: the failure; `nil` if the bug is not found.
  func failure<Base: LawfulControl>(
    in base: Base.Type, _ laws: [Law], _ maker: ScriptMaker
  ) -> LawFailure? {
    Bug.$planted.withValue(bug) {
      let chosen = laws.filter { $0.id == law }
      var trial = LawTrial(of: Planted<Base>.self, laws: chosen, scripts: maker)
      trial.seed = 7
      trial.cases = 20_000
      var found: LawFailure?
      trial.run { found = $0 }
      return found
    }
  }

  /// Returns true if a failure shows the bug in less than 30 lines: its script runs differently on
  /// a control with the bug, or, for laws that compare two runs, the finding names the other run.
  func isShown<Base: LawfulControl>(by failure: LawFailure, in base: Base.Type) -> Bool {
    guard "\(failure)".split(separator: "\n").count < 30 else { return false }
    if let other = Self.otherRuns[law] { return failure.finding.description.contains(other) }
    func tale<Subject: LawfulControl>(_ subject: Subject.Type) -> [String] {
      let ends = RecordedRun(failure.script, on: Subject.self).steps.map { record in
        "\(record.end.value) \(record.end.offset) \(record.end.velocity) \(record.end.target) "
          + "\(record.end.focusedPart ?? 0)"
      }
      let replay = Replay(failure.script, on: subject, level: .frames)
      return ends + [String(decoding: replay.lines, as: UTF8.self)]
    }
    return tale(Base.self) != Bug.$planted.withValue(bug) { tale(Planted<Base>.self) }
  }

  /// Names of the other run in findings of laws whose bugs show in two runs and in neither alone, or
  /// in a cancel that the law itself adds.
  private static let otherRuns = [
    "C1": "its time passed before", "R37": "elsewhere", "R38": "mirrored", "R40": "in halves",
    "S3": "mirrored", "D4": "mirrored", "R84": "at the upper end",
    "T7": "ended reason=cancel",
  ]

  /// Returns a shrunk script as text without its first line, comments, columns and `control ruler`.
  static func plain(_ script: Script) -> String {
    var plain = script
    plain.header.removeAll { line in
      guard case .setting(let setting) = line.content, setting.name == "control" else {
        return false
      }
      return setting.value == .word("ruler")
    }
    for index in plain.header.indices { plain.header[index].comment = nil }
    for index in plain.body.indices { plain.body[index].comment = nil }
    let text = String(decoding: ScriptWriter.text(of: plain), as: UTF8.self)
    return text.split(separator: "\n").dropFirst().map { line in
      line.split(separator: " ").joined(separator: " ")
    }.joined(separator: "\n")
  }

  /// Returns the median number of events in the scripts of bugs, the upper one of two.
  static func medianEvents(of bugs: [PlantedBug]) -> Int {
    let counts = bugs.map { bug in
      bug.script.split(separator: "\n").count { $0.hasPrefix("+") }
    }
    return counts.sorted()[counts.count / 2]
  }
}
