import DetentVerbs
import Harness

/// Results of all laws in a run for people, and their effect on the status.
struct LawTable {
  private let tally: LawTally
  private let laws: [LawReport.Law]

  init(_ tally: LawTally, _ laws: [LawReport.Law]) {
    (self.tally, self.laws) = (tally, laws)
  }

  /// Line width, in characters.
  private static let width = 100

  /// Prints waived laws, those without a result and, with `--stats`, those that hold.
  ///
  /// - Returns: `coverage` if too little was tried for any conclusion.
  func report(_ request: FuzzRequest, _ console: Console) -> ExitStatus {
    guard !request.isQuiet else { return verdict(console) }
    if request.showsStatistics {
      let kept = tally.laws.filter { $0.isMet && $0.found.isEmpty }
      list(
        "kept", kept.map { "\($0.id) (\($0.hasPremise ? "\($0.held)" : "no premise"))" }, console)
    }
    for law in laws where !law.waivers.isEmpty {
      console.print("waived: \(law.id) (\(law.held)), \(law.waivers.joined(separator: "; "))")
    }
    list("not met", tally.laws.filter { !$0.isMet && $0.found.isEmpty }.map(\.id), console)
    if let untried = LawReport.untried(laws.map(\.entry)) {
      for line in wrapped(untried, to: Self.width) { console.print(line) }
    }
    if request.hasDriver { for line in LawReport.rejections(tally) { console.print(line) } }
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

  /// Reports that no pointer moved a value.
  ///
  /// - Parameters:
  ///   - tried: number of scripts with drags.
  ///   - scripts: word for such scripts.
  ///   - console: console for the report.
  static func reportUnmoved(in tried: Int64, _ scripts: String, _ console: Console) {
    console.report("detent: in \(tried) \(scripts) with drags no pointer moved the value")
    console.report(unreached)
  }

  private static let unreached = """
      = help: does the driver reach the control? Look where it is (its window, its origin, its size), whether it is
        enabled, whether it has the focus, and, of fingers in a page, whether touch is emulated before the page loads
    """

  /// Returns true unless no pointer moved a value, which is reported.
  private func isReached(_ console: Console) -> Bool {
    guard tally.reach.isNone else { return true }
    Self.reportUnmoved(in: tally.reach.tried, "scripts", console)
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
