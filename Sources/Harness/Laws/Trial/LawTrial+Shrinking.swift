import ControlCore
import GestureGenerators
import GestureScript

/// A script while it is cut down.
private struct Cut {
  var script: Script
  /// The choices that the script is made of, and their maker.
  var choices: Choices?
  var make: (@Sendable (inout Choices) -> Script)?
  var runs = 0, rounds = 0
  var limit: ShrinkLimit?
}

extension LawTrial {
  /// Returns the failure of a script that was found to break a law.
  ///
  /// - Parameters:
  ///   - found: the script, and the way in which it breaks the law.
  ///   - shrinks: true to shrink it.
  ///   - isOutOfTime: returns true to stop shrinking, given the number of plays so far.
  /// - Returns: `nil` if it does not break the law in that way again.
  public func failure(
    of found: FoundBreach, shrinks: Bool = true,
    isOutOfTime: @escaping (_ plays: Int) -> Bool = { _ in false }
  ) -> LawFailure? {
    guard let law = laws.first(where: { $0.id == found.law }) else { return nil }
    var cut = Cut(script: found.script)
    if shrinks {
      shrink(&cut, found, law, isOutOfTime)
      if let make = cut.make, let choices = cut.choices {
        var trial = self
        trial.make = make
        trial.explain(&cut.script, choices, law, found.breach)
      }
    }
    guard let (run, finding) = finding(law, found.breach, in: cut.script) else { return nil }
    var failure = LawFailure(law, finding, run)
    failure.note(found, seed: found.number == nil ? nil : seed, isShrunk: shrinks)
    (failure.shrinkRuns, failure.shrinkRounds, failure.limit) = (cut.runs, cut.rounds, cut.limit)
    return failure
  }

  /// Returns the fewest and simplest lines of a script that break a law in the same way.
  func shrunk(
    _ found: FoundBreach, isOutOfTime: @escaping (_ plays: Int) -> Bool
  ) -> ShrunkScript? {
    guard let law = laws.first(where: { $0.id == found.law }) else { return nil }
    var cut = Cut(script: found.script)
    shrink(&cut, found, law, isOutOfTime)
    return ShrunkScript(script: cut.script, runs: cut.runs, limit: cut.limit)
  }

  private func shrink(
    _ cut: inout Cut, _ found: FoundBreach, _ law: Law,
    _ isOutOfTime: @escaping (Int) -> Bool
  ) {
    if let number = found.number, !found.isPart {
      var drawn = choices(ofCase: number)
      _ = script(&drawn)
      shrink(&cut, drawn, { script(&$0) }, found.breach, law, isOutOfTime)
      guard shrinksLines else { return }
    }
    // A round may make room for another.
    var before: Script?
    while cut.limit == nil, cut.script != before {
      before = cut.script
      let editor = ScriptEditor(cut.script)
      shrink(&cut, editor.asItIs, { editor.script(&$0) }, found.breach, law, isOutOfTime)
    }
  }

  /// Shrinks choices to the fewest and simplest whose script breaks the law in the same way, and
  /// has no more lines that do nothing.
  private func shrink(
    _ cut: inout Cut, _ choices: Choices, _ make: @escaping @Sendable (inout Choices) -> Script,
    _ breach: Breach, _ law: Law, _ isOutOfTime: @escaping (Int) -> Bool
  ) {
    var plays = cut.runs
    let isLate = { isOutOfTime(plays) }
    let most = noteCount(of: cut.script)
    var shrinker = Shrinker(choices, mostRuns: mostShrinkRuns - cut.runs, isOutOfTime: isLate) {
      record in
      plays += 1
      var choices = Choices(repeating: record)
      let script = make(&choices)
      let isThere = finding(law, breach, in: script, isLate) != nil
      return isThere && noteCount(of: script) <= most ? choices : nil
    }
    shrinker.shrink()
    var best = Choices(repeating: shrinker.best.record)
    cut.script = make(&best)
    (cut.choices, cut.make) = (shrinker.best, make)
    cut.runs += shrinker.runs
    cut.rounds += shrinker.rounds
    cut.limit = shrinker.limit
  }

  /// Plays a script; returns the finding if it breaks the law in this way, and time is left.
  func finding(
    _ law: Law, _ breach: Breach, in script: Script,
    _ isOutOfTime: @escaping () -> Bool = { false }
  ) -> (run: RecordedRun, finding: Finding)? {
    guard let run = run(script, isOutOfTime), let finding = law.check(run).finding, !isOutOfTime(),
      Breach(law, finding, run) == breach
    else { return nil }
    return (run, finding)
  }

  /// Returns the notes about lines of a script that do nothing.
  func noteCount(of script: Script) -> Int { ScriptLint.notes(on: script, table).count }
}

extension LawFailure {
  /// Notes the origin of the script.
  fileprivate mutating func note(_ found: FoundBreach, seed: UInt64?, isShrunk: Bool) {
    (probe, self.seed, caseNumber) = (found.probe, seed, found.number)
    if isShrunk || found.number != nil { linesBefore = found.script.lineCount }
  }
}
