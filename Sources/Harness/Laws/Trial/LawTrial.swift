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
  /// Returns true for a way of breaking a law that is not reported, and hides no other way.
  public var waives: @Sendable (Breach) -> Bool = { _ in false }
  /// True to shrink a script by its lines too, as `detent shrink` does, and not only by the choices
  /// that it is made of.
  var shrinksLines = false
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
  /// - Parameter report: receives the first failure of each way in which a law is broken, shrunk.
  /// - Returns: the counts of all cases.
  @discardableResult
  public func run(_ report: (LawFailure) -> Void) -> LawTally {
    let tally = tally(of: 0..<cases)
    for broken in tally.broken {
      if let failure = failure(of: broken) { report(failure) }
    }
    return tally
  }

  /// Returns the counts of some cases, which end early if all laws are broken.
  public func tally(of numbers: Range<Int64>) -> LawTally {
    var tally = emptyTally
    for number in numbers {
      add(case: number, to: &tally)
      if tally.isAllBroken { break }
    }
    return tally
  }

  /// The counts before any script.
  var emptyTally: LawTally {
    LawTally(labels: labels.map { $0.name }, laws: laws.map { LawCount($0) })
  }

  /// Plays a case, and adds the counts.
  func add(case number: Int64, to tally: inout LawTally) {
    let (run, reason) = played(script(ofCase: number))
    guard let run else {
      tally.unplayable += 1
      return tally.note(unplayable: reason)
    }
    tally.cases += 1
    add(run, from: .random(number), to: &tally)
  }

  /// Judges a run, and adds the counts.
  func add(_ run: RecordedRun<Subject>, from origin: FoundBreach.Origin, to tally: inout LawTally) {
    if case .random = origin {
      for (index, label) in labels.enumerated() where label.applies(run) {
        tally.counts[index] += 1
      }
    }
    tally.reach.note(run)
    let isStirred = run.isStirred
    judge(run, from: origin) { index, verdict, found in
      tally.laws[index].add(verdict, found, isStirred: isStirred)
    }
  }

  /// Plays a script, up to the line at which the control rejects it.
  ///
  /// - Returns: `nil` if it cannot be played, or the control cannot be created.
  func run(
    _ script: Script, _ isOutOfTime: @escaping () -> Bool = { false }
  ) -> RecordedRun<Subject>? { played(script, isOutOfTime).run }

  /// Plays a script like `run`, and returns the reason in UTF-8 if it cannot be played.
  func played(
    _ script: Script, _ isOutOfTime: @escaping () -> Bool = { false }
  ) -> (run: RecordedRun<Subject>?, reason: [UInt8]) {
    if let problem = table.problems(of: script).first { return (nil, problem.message) }
    let whole = RecordedRun<Subject>(script, isOutOfTime: isOutOfTime)
    guard whole.isRejected else { return (whole, []) }
    let reason = whole.stop?.message ?? []
    guard whole.stopLine > 0 else { return (nil, reason) }
    var part = script
    part.body.removeSubrange(whole.stopLine...)
    let recorded = RecordedRun<Subject>(part, isOutOfTime: isOutOfTime)
    return recorded.isRejected ? (nil, reason) : (recorded, [])
  }

  /// Returns fresh choices for a case.
  public func choices(ofCase number: Int64) -> Choices {
    Choices(seed: seed, case: number)
  }

  /// Returns true if the control accepts all settings of a script.
  public func isPlayable(_ script: Script) -> Bool { table.problems(of: script).isEmpty }

  /// Returns the first way in which a script breaks a law: one that is not waived, if there is one.
  ///
  /// - Parameters:
  ///   - script: a playable script.
  ///   - origin: its origin.
  ///   - isOutOfTime: returns true to stop.
  /// - Returns: `nil` if it breaks none, or if time has run out.
  func firstBreach(
    in script: Script, from origin: FoundBreach.Origin = .script,
    _ isOutOfTime: @escaping () -> Bool
  ) -> FoundBreach? {
    guard let recorded = run(script, isOutOfTime) else { return nil }
    var waived: FoundBreach?
    for law in laws {
      let finding = law.check(recorded).finding
      if isOutOfTime() { return nil }
      let found = finding.map { ways(of: law, $0, recorded, origin) } ?? []
      if let first = found.first(where: { !$0.isWaived }) { return first }
      waived = waived ?? found.first
    }
    return waived
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
    guard let found = firstBreach(in: script, isOutOfTime), !found.isWaived else { return nil }
    return failure(of: found, shrinks: false)
  }

  /// Returns the verdict of a law on a script; `nil` if the law or the script is not tried.
  func verdict(of id: LawText, on script: Script) -> Verdict? {
    guard let recorded = run(script) else { return nil }
    var verdict: Verdict?
    judge(recorded) { index, said, _ in
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
    judge(recorded) { index, verdict, found in
      if verdict != .notMet { met += 1 }
      for found in found where !found.isWaived {
        // A part of the script has been played for this, and is played again for its steps.
        guard let run = found.isPart ? run(found.script) : recorded else { continue }
        broken.append(LawFailure(laws[index], found.finding, run))
      }
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
    var trial = self
    if let id { trial.laws = laws.filter { $0.id == id } }
    let script = script(ofCase: number)
    guard let found = trial.firstBreach(in: script, from: .random(number), { false }),
      !found.isWaived
    else { return nil }
    return failure(of: found, shrinks: shrinks, isOutOfTime: isOutOfTime)
  }

  /// Returns the script of a case, even if it cannot be played.
  func script(ofCase number: Int64) -> Script {
    var choices = choices(ofCase: number)
    return make(&choices)
  }

  /// Plays a script; returns the finding if it breaks the law in this way, and time is left.
  func finding(
    _ law: Law<Subject>, _ breach: Breach, in script: Script,
    _ isOutOfTime: @escaping () -> Bool = { false }
  ) -> (run: RecordedRun<Subject>, finding: Finding)? {
    guard let run = run(script, isOutOfTime), let finding = law.check(run).finding, !isOutOfTime(),
      Breach(law, finding, run) == breach
    else { return nil }
    return (run, finding)
  }

  /// Returns the notes about lines of a script that do nothing.
  func noteCount(of script: Script) -> Int { ScriptLint.notes(on: script, table).count }
}

extension RecordedRun {
  /// True if the control changed a value or reported anything.
  var isStirred: Bool {
    !closing.isEmpty
      || steps.contains { $0.start.values != $0.end.values || !$0.reported.isEmpty }
  }
}
