import ControlCore
import GestureGenerators
import GestureScript

/// Tries laws on a control: makes scripts at random, plays them, and for each law that is broken cuts the first one that
/// breaks it down to a few lines.
///
/// A seed makes equal scripts on every machine. In a test, one call tries everything:
///
///     import Harness
///
///     LawTrial(of: Stepper.self).run { Issue.record("\($0)") }  // XCTest: XCTFail("\($0)")
public struct LawTrial<Subject: LawfulControl>: Sendable {
  /// What must be true.
  public var laws: [Law<Subject>]
  /// Which scripts are made.
  public var seed: UInt64 = 1
  /// How many scripts are made.
  public var cases: Int64 = 2000
  /// Makes a script of choices. One whose settings the control calls a problem is left out.
  public var make: @Sendable (inout Choices) -> Script
  /// What happens in a script, to be counted.
  public var labels: [CoverageLabel<Subject>]
  /// How often shrinking may play a script.
  public var mostShrinkRuns = Shrinker.usualRuns
  private let table = ControlTable.of(Subject.self)

  /// - Parameters:
  ///   - subject: the control.
  ///   - laws: those that the control calls its own, if nothing is said. One that needs what the control does not have,
  ///     or does not tell, is left out.
  ///   - maker: makes the scripts; if nothing is said, one that goes by the table of the control.
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
  /// - Parameter report: takes the first failure of each law that is broken, shrunk; is not called if there is none.
  /// - Returns: what happened in all the cases.
  @discardableResult
  public func run(_ report: (LawFailure) -> Void) -> LawTally {
    let tally = tally(of: 0..<cases)
    for broken in tally.broken {
      if let failure = failure(ofCase: broken.number, of: broken.law) { report(failure) }
    }
    return tally
  }

  /// What happened in some cases. A law that is broken is judged up to there, the others to the end; if
  /// all are broken, that is the end.
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

  /// Plays a script, or as much of it as the control does not refuse.
  ///
  /// - Returns: `nil` if it cannot be played, or its control cannot be made.
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

  /// Tells what each law says of a run, in their order.
  ///
  /// - Parameters:
  ///   - recorded: what is judged.
  ///   - take: is told the index of each law that says something.
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

  /// What a law says of a run; or that the control could not be asked while the law tried something else.
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

  /// Fresh choices for a case.
  public func choices(ofCase number: Int64) -> Choices {
    Choices(seed: seed, case: number)
  }

  /// Whether a control can be made of the settings of a script, and stay one.
  public func isPlayable(_ script: Script) -> Bool { table.problems(of: script).isEmpty }

  /// The first law that a run breaks, and how; `nil` also if there is no time to find out.
  func brokenLaw(in recorded: RecordedRun<Subject>) -> (law: Law<Subject>, finding: Finding)? {
    for law in laws {
      let finding = law.check(recorded).finding
      if recorded.steps.isOutOfTime() { return nil }
      if let finding { return (law, finding) }
    }
    return nil
  }

  /// The first law that a script breaks, as it is.
  ///
  /// - Parameters:
  ///   - script: can be played.
  ///   - isOutOfTime: says when to leave off.
  /// - Returns: what is wrong with it; `nil` if no law is broken, or none was found in time.
  public func failure(
    of script: Script, isOutOfTime: @escaping () -> Bool = { false }
  ) -> LawFailure? {
    guard let recorded = run(script, isOutOfTime), let (law, finding) = brokenLaw(in: recorded)
    else {
      return nil
    }
    return LawFailure(law, finding, recorded)
  }

  /// The first law that a script breaks; `nil` if it breaks none, or none was found in time.
  func brokenLaw(by script: Script, _ isOutOfTime: @escaping () -> Bool) -> LawText? {
    run(script, isOutOfTime).flatMap { brokenLaw(in: $0)?.law.id }
  }

  /// What one law says of a script; `nil` if it is not among those that are tried, or the script cannot be played.
  func verdict(of id: LawText, on script: Script) -> Verdict? {
    guard let recorded = run(script) else { return nil }
    var verdict: Verdict?
    judge(recorded) { index, said in
      if laws[index].id == id { verdict = said }
    }
    return verdict
  }

  /// What all laws say of a script.
  ///
  /// - Returns: how many there was something to look at for, and each that is broken, as it is; none if the control
  ///   refuses to be made.
  public func failures(of script: Script) -> (met: Int, broken: [LawFailure]) {
    guard let recorded = run(script) else { return (0, []) }
    var (met, broken) = (0, [] as [LawFailure])
    judge(recorded) { index, verdict in
      if verdict != .notMet { met += 1 }
      if let finding = verdict.finding { broken.append(LawFailure(laws[index], finding, recorded)) }
    }
    return (met, broken)
  }

  /// The failure of a case, shrunk.
  ///
  /// - Parameters:
  ///   - number: of the case.
  ///   - id: of the law that it breaks; the first one if it is not said.
  ///   - shrinks: whether to shrink it.
  ///   - isOutOfTime: says when shrinking has taken long enough; it is told how often the script has been played.
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

  /// Cuts choices down to the fewest and plainest whose script breaks the same law.
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

  /// The script of a case, also if it cannot be played.
  func script(ofCase number: Int64) -> Script {
    var choices = choices(ofCase: number)
    return make(&choices)
  }

  private func script(of choices: Choices) -> Script {
    var choices = Choices(repeating: choices.record)
    return make(&choices)
  }

  /// How a script breaks a law; `nil` if it does not, or there is no time to find out.
  func finding(
    _ law: Law<Subject>, in script: Script, _ isOutOfTime: @escaping () -> Bool = { false }
  ) -> Finding? {
    let finding = run(script, isOutOfTime).flatMap { law.check($0).finding }
    return isOutOfTime() ? nil : finding
  }
}

extension Script {
  /// How many lines its text has.
  var lineCount: Int64 { Int64(1 + header.count + body.count) }
}
