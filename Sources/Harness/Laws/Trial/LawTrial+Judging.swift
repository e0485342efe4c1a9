import GestureScript

// Verdicts of laws on a run, and the ways in which it breaks them.

extension LawTrial {
  /// Judges a run by all laws, in their order. If the control fails meanwhile, the first reachable
  /// law is broken. Ends there, or after a broken law that is not ordinary.
  ///
  /// - Parameters:
  ///   - recorded: the run.
  ///   - origin: the origin of its script.
  ///   - take: receives the index of each law, its verdict, and the ways in which it is broken.
  func judge(
    _ recorded: RecordedRun, from origin: FoundBreach.Origin = .script,
    _ take: (Int, Verdict, [FoundBreach]) -> Void
  ) {
    for (index, law) in laws.enumerated() {
      let verdict = verdict(of: law, on: recorded)
      if let error = verdict.error {
        if let first = laws.firstIndex(where: { $0.role == .reachable }) {
          take(first, .broken(error), ways(of: laws[first], error, recorded, origin))
        }
        return
      }
      let finding = verdict.said.finding
      take(index, verdict.said, finding.map { ways(of: law, $0, recorded, origin) } ?? [])
      if law.role != .ordinary, finding != nil { return }
    }
  }

  /// The most plays of a script to find ways behind those that are waived.
  private static var mostPlays: Int { 8 }

  /// Returns the ways in which a run breaks a law, up to the first that is not waived. As a law
  /// ends at its first finding, a line at which it is broken in a waived way is left out, and the
  /// rest is played again; at last all lines with that verb.
  func ways(
    of law: Law, _ finding: Finding, _ recorded: RecordedRun,
    _ origin: FoundBreach.Origin
  ) -> [FoundBreach] {
    var (ways, run): ([FoundBreach], RecordedRun) = ([], recorded)
    var next: Finding? = finding
    for count in 0...Self.mostPlays {
      guard let finding = next else { break }
      let breach = Breach(law, finding, run)
      let isWaived = waives(breach)
      if !ways.contains(where: { $0.breach == breach }) {
        ways.append(
          FoundBreach(
            breach: breach, finding: finding, script: run.script, origin: origin,
            isWaived: isWaived, isPart: count > 0))
      }
      guard isWaived, let line = run.line(of: finding) else { break }
      var rest = run.script
      let verb = rest.body[line].verb.cause
      if count == Self.mostPlays - 1 {
        rest.body.removeAll { $0.verb.cause == verb }
      } else {
        rest.body.remove(at: line)
      }
      guard let other = self.run(rest) else { break }
      let verdict = verdict(of: law, on: other)
      (next, run) = (verdict.error == nil ? verdict.said.finding : nil, other)
    }
    return ways
  }

  /// Returns the verdict of a law, and an error of the control while the law tried something else. A
  /// law finds nothing where the control rejects what the law tries.
  private func verdict(of law: Law, on recorded: RecordedRun) -> (said: Verdict, error: Finding?) {
    let before = type.errors
    let said = law.check(recorded)
    let after = type.errors
    return (
      said.finding != nil && after.rejections > before.rejections ? .notMet : said,
      after.count == before.count ? nil : Finding(reported: after.last)
    )
  }
}
