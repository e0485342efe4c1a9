import DetentVerbs
import Harness

/// Results of all laws in a run for people, and their effect on the status.
struct LawTable {
  private let tally: LawTally
  /// Laws that were not tried, each with the requirement that the control lacks.
  private let untried: [(id: String, missing: String)]
  /// Reason of the waiver for a law; `nil` if it must not be broken.
  private let reason: (LawText) -> String?

  init(
    _ tally: LawTally, _ untried: [(id: String, missing: String)],
    waivedFor reason: @escaping (LawText) -> String?
  ) {
    (self.tally, self.untried, self.reason) = (tally, untried, reason)
  }

  /// Line width, in characters.
  private static let width = 100

  /// Prints waived laws, those without a result and, with `--stats`, those that hold.
  ///
  /// - Returns: `coverage` if too little was tried for any conclusion.
  func report(_ request: FuzzRequest, _ console: Console) -> ExitStatus {
    guard !request.isQuiet else { return verdict(console) }
    let kept = tally.laws.filter { $0.held > 0 && $0.broken == nil }
    if request.showsStatistics {
      list(
        "kept", kept.map { "\($0.id) (\($0.hasPremise ? "\($0.held)" : "no premise"))" }, console)
    }
    for law in tally.laws {
      if let reason = reason(law.id) { console.print("waived: \(law.id) (\(law.held)), \(reason)") }
    }
    list("not met", tally.laws.filter { $0.held == 0 }.map { "\($0.id)" }, console)
    if !untried.isEmpty {
      let laws = untried.count == 1 ? "1 law" : "\(untried.count) laws"
      console.print("\(laws) not tried, as the control does not have or report what they need:")
      for law in untried { console.print("  \(law.id): \(law.missing)") }
    }
    return verdict(console)
  }

  private func verdict(_ console: Console) -> ExitStatus {
    guard Interruption.status == nil else { return .passed }
    return isReached(console) && hasTried(console) ? .passed : .coverage
  }

  /// Prints laws behind a word, in wrapped lines.
  private func list(_ word: String, _ laws: [String], _ console: Console) {
    guard !laws.isEmpty else { return }
    var line = "\(word):"
    for (index, law) in laws.enumerated() {
      let item = index + 1 < laws.count ? "\(law)," : law
      if line.count + 1 + item.count > Self.width {
        console.print(line)
        line = " "
      }
      line += " " + item
    }
    console.print(line)
  }

  /// Returns true unless no pointer moved a value, which is reported.
  private func isReached(_ console: Console) -> Bool {
    guard tally.reach.isNone else { return true }
    console.report("detent: in \(tally.reach.tried) scripts with drags no pointer moved the value")
    console.report(
      """
        = help: does the driver reach the control? Look where it is (its window, its origin, its size), whether it is
          enabled, whether it has the focus, and, of fingers in a page, whether touch is emulated before the page loads
      """)
    return false
  }

  /// Returns true if any law was tried and at least half of the scripts were played.
  private func hasTried(_ console: Console) -> Bool {
    guard tally.laws.contains(where: { $0.held > 0 }) else { return false }
    guard tally.unplayable > tally.cases else { return true }
    console.report(
      "detent: \(tally.unplayable) of \(tally.cases + tally.unplayable) scripts could not be played"
    )
    console.report(
      "  = help: the driver rejects most settings; list those that are fixed in its first answer, in \"fixed\""
    )
    return false
  }
}
