import ControlCore
import GestureGenerators
import GestureScript

/// Tries laws on a control: plays random scripts, and shrinks the first script that breaks each
/// broken law.
///
/// A seed gives equal scripts on every machine. A trial has neither threads nor clocks: `detent fuzz`
/// runs ranges of cases on threads and adds their tallies in order, so the number of threads does not
/// change the result. In a test, one call tries everything:
///
///     import Harness
///
///     LawTrial(of: Stepper.self).run { Issue.record("\($0)") }  // XCTest: XCTFail("\($0)")
public struct LawTrial<Subject: LawfulControl>: Sendable {
  /// The laws to try.
  public var laws: [Law<Subject>]
  /// The seed of the scripts.
  public var seed: UInt64 = 1
  /// The number of scripts.
  public var cases: Int64 = 2000
  /// Makes a script of choices. Scripts with settings that the control rejects are skipped.
  public var make: @Sendable (inout Choices) -> Script
  /// The events in scripts to count.
  public var labels: [CoverageLabel<Subject>]
  /// The largest number of plays for shrinking.
  public var mostShrinkRuns = Shrinker.usualRuns
  private let table = ControlTable.of(Subject.self)

  /// - Parameters:
  ///   - subject: the control.
  ///   - laws: the laws, by default those of the control. Those with unmet needs are left out.
  ///   - maker: makes the scripts, by default from the table of the control.
  public init(
    of subject: Subject.Type, laws: [Law<Subject>] = Subject.laws, scripts maker: ScriptMaker? = nil
  ) {
    let table = table
    self.laws = laws.filter { $0.missing(in: table) == nil }
    let maker = maker ?? ScriptMaker(table)
    make = { maker.script(&$0) }
    labels = Subject.labels.filter { table.canDo($0) }
  }

  /// Tries all cases.
  ///
  /// - Parameter report: receives the first failure of each broken law, shrunk.
  /// - Returns: the counts of all cases.
  @discardableResult
  public func run(_ report: (LawFailure) -> Void) -> LawTally {
    let tally = tally(of: 0..<cases)
    for broken in tally.broken {
      if let failure = failure(ofCase: broken.number, of: broken.law) { report(failure) }
    }
    return tally
  }

  /// Returns the counts of some cases. A broken law is judged up to its first failure, the others
  /// to the end. The cases end early if all laws are broken.
  public func tally(of numbers: Range<Int64>) -> LawTally {
    var tally = LawTally(labels: labels.map { $0.name }, laws: laws.map { LawCount($0) })
    for number in numbers {
      var choices = choices(ofCase: number)
      guard let recorded = run(make(&choices)) else {
        tally.unplayable += 1
        continue
      }
      tally.cases += 1
      for (index, label) in labels.enumerated() where label.applies(recorded) {
        tally.counts[index] += 1
      }
      tally.reach.note(recorded)
      judge(recorded) { index, verdict in tally.laws[index].add(verdict, number) }
      if tally.isAllBroken { break }
    }
    return tally
  }

  /// Plays a script, up to the line at which the control rejects it.
  ///
  /// - Returns: `nil` if it cannot be played, or the control cannot be created.
  func run(
    _ script: Script, _ isOutOfTime: @escaping () -> Bool = { false }
  ) -> RecordedRun<Subject>? {
    guard isPlayable(script) else { return nil }
    let whole = RecordedRun<Subject>(script, isOutOfTime: isOutOfTime)
    guard whole.isRejected else { return whole }
    guard whole.stopLine > 0 else { return nil }
    var part = script
    part.body.removeSubrange(whole.stopLine...)
    let recorded = RecordedRun<Subject>(part, isOutOfTime: isOutOfTime)
    return recorded.isRejected ? nil : recorded
  }

  /// Judges a run by all laws, in their order. If the control fails meanwhile, the first reachable
  /// law is broken. Ends there, or after a broken law that is not ordinary.
  ///
  /// - Parameters:
  ///   - recorded: the run.
  ///   - take: receives the index and the verdict of each law.
  func judge(_ recorded: RecordedRun<Subject>, _ take: (Int, Verdict) -> Void) {
    for (index, law) in laws.enumerated() {
      let verdict = verdict(of: law, on: recorded)
      if let error = verdict.error {
        if let first = laws.firstIndex(where: { $0.role == .reachable }) {
          take(first, .broken(error))
        }
        return
      }
      take(index, verdict.said)
      if law.role != .ordinary, verdict.said.finding != nil { return }
    }
  }

  /// Returns the verdict of a law, and an error of the control while the law tried something else.
  private func verdict(
    of law: Law<Subject>, on recorded: RecordedRun<Subject>
  ) -> (said: Verdict, error: Finding?) {
    let before = Subject.errors.count
    let said = law.check(recorded)
    let (count, last) = Subject.errors
    guard count != before else { return (said, nil) }
    var error = Finding("")
    error.text = last
    return (said, error)
  }

  /// Returns fresh choices for a case.
  public func choices(ofCase number: Int64) -> Choices {
    Choices(seed: seed, case: number)
  }

  /// Returns true if the control accepts all settings of a script.
  public func isPlayable(_ script: Script) -> Bool { table.problems(of: script).isEmpty }

  /// Returns the first law that a run breaks, with the finding; `nil` also if time has run out.
  func brokenLaw(in recorded: RecordedRun<Subject>) -> (law: Law<Subject>, finding: Finding)? {
    for law in laws {
      let finding = law.check(recorded).finding
      if recorded.steps.isOutOfTime() { return nil }
      if let finding { return (law, finding) }
    }
    return nil
  }

  /// Returns the failure of the first law that a script breaks, without shrinking.
  ///
  /// - Parameters:
  ///   - script: a playable script.
  ///   - isOutOfTime: returns true to stop.
  /// - Returns: the failure; `nil` if no law is broken, or none was found in time.
  public func failure(
    of script: Script, isOutOfTime: @escaping () -> Bool = { false }
  ) -> LawFailure? {
    guard let recorded = run(script, isOutOfTime), let (law, finding) = brokenLaw(in: recorded)
    else {
      return nil
    }
    return LawFailure(law, finding, recorded)
  }

  /// Returns the first law that a script breaks; `nil` if there is none, or time has run out.
  func brokenLaw(by script: Script, _ isOutOfTime: @escaping () -> Bool) -> LawText? {
    run(script, isOutOfTime).flatMap { brokenLaw(in: $0)?.law.id }
  }

  /// Returns the verdict of a law on a script; `nil` if the law or the script is not tried.
  func verdict(of id: LawText, on script: Script) -> Verdict? {
    guard let recorded = run(script) else { return nil }
    var verdict: Verdict?
    judge(recorded) { index, said in
      if laws[index].id == id { verdict = said }
    }
    return verdict
  }

  /// Tries all laws on a script.
  ///
  /// - Returns: the number of laws that the script met, and all failures, without shrinking; 0 and
  ///   none if the control cannot be created.
  public func failures(of script: Script) -> (met: Int, broken: [LawFailure]) {
    guard let recorded = run(script) else { return (0, []) }
    var (met, broken) = (0, [] as [LawFailure])
    judge(recorded) { index, verdict in
      if verdict != .notMet { met += 1 }
      if let finding = verdict.finding { broken.append(LawFailure(laws[index], finding, recorded)) }
    }
    return (met, broken)
  }

  /// Returns the failure of a case, shrunk or unchanged.
  ///
  /// - Parameters:
  ///   - number: the number of the case.
  ///   - id: the law that it breaks; `nil` for the first one.
  ///   - shrinks: true to shrink it.
  ///   - isOutOfTime: returns true to stop shrinking, given the number of plays so far.
  /// - Returns: `nil` if the case breaks no law, or not that one.
  public func failure(
    ofCase number: Int64, of id: LawText? = nil, shrinks: Bool = true,
    isOutOfTime: @escaping (_ plays: Int) -> Bool = { _ in false }
  ) -> LawFailure? {
    if let id {
      var one = self
      one.laws = laws.filter { $0.id == id }
      return one.failure(ofCase: number, shrinks: shrinks, isOutOfTime: isOutOfTime)
    }
    var choices = choices(ofCase: number)
    let script = make(&choices)
    guard let recorded = run(script), let (law, finding) = brokenLaw(in: recorded) else {
      return nil
    }
    var failure =
      shrinks
      ? shrink(choices, breaking: law, isOutOfTime: isOutOfTime)
      : LawFailure(law, finding, recorded)
    failure?.seed = seed
    failure?.caseNumber = number
    failure?.linesBefore = script.lineCount
    return failure
  }

  /// Shrinks choices to the fewest and simplest whose script breaks the law; `nil` if none does.
  func shrink(
    _ choices: Choices, breaking law: Law<Subject>, isOutOfTime: @escaping (_ plays: Int) -> Bool
  ) -> LawFailure? {
    var plays = 0
    let isLate = { isOutOfTime(plays) }
    var shrinker = Shrinker(choices, mostRuns: mostShrinkRuns, isOutOfTime: isLate) { record in
      plays += 1
      var choices = Choices(repeating: record)
      let script = make(&choices)
      return finding(law, in: script, isLate) == nil ? nil : choices
    }
    shrinker.shrink()
    var script = script(of: shrinker.best)
    explain(&script, shrinker.best, law)
    guard let recorded = run(script), let finding = law.check(recorded).finding else { return nil }
    var failure = LawFailure(law, finding, recorded)
    failure.shrinkRuns = shrinker.runs
    failure.shrinkRounds = shrinker.rounds
    failure.limit = shrinker.limit
    return failure
  }

  /// Returns the script of a case, even if it cannot be played.
  func script(ofCase number: Int64) -> Script {
    var choices = choices(ofCase: number)
    return make(&choices)
  }

  private func script(of choices: Choices) -> Script {
    var choices = Choices(repeating: choices.record)
    return make(&choices)
  }

  /// Returns the finding of a law in a script; `nil` if it is not broken, or time has run out.
  func finding(
    _ law: Law<Subject>, in script: Script, _ isOutOfTime: @escaping () -> Bool = { false }
  ) -> Finding? {
    let finding = run(script, isOutOfTime).flatMap { law.check($0).finding }
    return isOutOfTime() ? nil : finding
  }
}

extension Script {
  /// The number of lines of its text.
  var lineCount: Int64 { Int64(1 + header.count + body.count) }
}
