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
public struct LawTrial: Sendable {
  /// The laws to try.
  public var laws: [Law]
  /// The seed of the scripts.
  public var seed: UInt64 = 1
  /// The number of scripts.
  public var cases: Int64 = 2000
  /// Makes the scripts. Those with settings that the control rejects are skipped.
  public var scripts: ScriptMaker
  /// Makes a script of choices in place of `scripts`; `nil` for none.
  public var make: (@Sendable (inout Choices) -> Script)?
  /// Settings that every script has and never changes, beside those that the control fixes.
  public var fixed: [Setting] = [] { didSet { scripts.fixed = type.table.fixed + fixed } }
  /// The events in scripts to count.
  public var labels: [CoverageLabel]
  /// The largest number of plays for shrinking.
  public var mostShrinkRuns = Shrinker.usualRuns
  /// Returns true for a way of breaking a law that is not reported, and hides no other way.
  public var waives: @Sendable (Breach) -> Bool = { _ in false }
  /// True to shrink a script by its lines too, as `detent shrink` does, and not only by the choices
  /// that it is made of.
  public var shrinksLines = false
  /// The type of the control.
  let type: SubjectType

  /// - Parameters:
  ///   - control: the type of the control.
  ///   - laws: the laws, by default those of the control. Those with unmet needs are left out.
  ///   - maker: makes the scripts, by default from the table of the control.
  public init(
    of control: any LawfulControl.Type, laws: [Law]? = nil, scripts maker: ScriptMaker? = nil
  ) {
    type = SubjectType(control)
    let table = type.table
    self.laws = (laws ?? control.laws).filter { $0.missing(in: table) == nil }
    scripts = maker ?? ScriptMaker(table)
    labels = control.labels.filter { table.canDo($0) }
  }

  /// The name of the control.
  public var control: StaticText { table.name }

  /// The settings of the control.
  public var table: ControlTable { type.table }

  /// Leaves all laws out but those with some ids, and those without which nothing can be tried.
  ///
  /// - Parameter ids: the ids of the laws to keep; empty for all.
  public mutating func keepLaws(_ ids: [String]) {
    guard !ids.isEmpty else { return }
    laws.removeAll { !ids.contains($0.id) && $0.role != .reachable }
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

  /// Returns the counts of some cases.
  ///
  /// - Parameters:
  ///   - numbers: the numbers of the cases.
  ///   - endsEarly: true to end when all laws are broken; false to find other ways of breaking them.
  /// - Returns: the counts.
  public func tally(of numbers: Range<Int64>, endsEarly: Bool = true) -> LawTally {
    var tally = emptyTally
    for number in numbers {
      add(case: number, to: &tally)
      if endsEarly, tally.isAllBroken { break }
    }
    return tally
  }

  /// Returns the counts of a script that was written or kept.
  public func tally(of script: Script) -> LawTally { tally(of: script, from: .script) }

  /// Returns the counts of a probe. Of two equally short probes that show the same, the one added
  /// first to a tally is reported; the place and time of playing do not matter.
  public func tally(of probe: Probe) -> LawTally {
    if let script = probe.script(for: table, fixed: fixed) {
      return tally(of: script, from: .probe(probe.name))
    }
    var tally = emptyTally
    tally.left = [(probe.name, probe.missing(in: table, fixed: fixed))]
    return tally
  }

  private func tally(of script: Script, from origin: FoundBreach.Origin) -> LawTally {
    var tally = emptyTally
    let (run, reason) = played(script.completed(for: table))
    guard let run else {
      tally.note(unplayable: reason)
      if case .probe(let name) = origin { tally.rejected = [(name, reason)] }
      return tally
    }
    if case .probe(let name) = origin { tally.played = [name] }
    add(run, from: origin, to: &tally)
    return tally
  }

  /// The counts before any script.
  public var emptyTally: LawTally {
    LawTally(labels: labels.map { $0.name }, laws: laws.map { LawCount($0) })
  }

  /// Plays a case, and adds the counts.
  private func add(case number: Int64, to tally: inout LawTally) {
    let (run, reason) = played(script(ofCase: number))
    guard let run else {
      tally.unplayable += 1
      return tally.note(unplayable: reason)
    }
    tally.cases += 1
    add(run, from: .random(number), to: &tally)
  }

  /// Judges a run, and adds the counts.
  private func add(_ run: RecordedRun, from origin: FoundBreach.Origin, to tally: inout LawTally) {
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
  ) -> RecordedRun? { played(script, isOutOfTime).run }

  /// Plays a script like `run`, and returns the reason in UTF-8 if it cannot be played.
  func played(
    _ script: Script, _ isOutOfTime: @escaping () -> Bool = { false }
  ) -> (run: RecordedRun?, reason: [UInt8]) {
    if let problem = table.problems(of: script).first { return (nil, problem.message) }
    let whole = RecordedRun(script, on: type, isOutOfTime: isOutOfTime)
    guard whole.isRejected else { return (whole, []) }
    let reason = whole.stop?.message ?? []
    guard whole.stopLine > 0 else { return (nil, reason) }
    var part = script
    part.body.removeSubrange(whole.stopLine...)
    let recorded = RecordedRun(part, on: type, isOutOfTime: isOutOfTime)
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
  public func firstBreach(
    in script: Script, from origin: FoundBreach.Origin = .script,
    isOutOfTime: @escaping () -> Bool = { false }
  ) -> FoundBreach? {
    guard let recorded = run(script.completed(for: table), isOutOfTime) else { return nil }
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
    guard let found = firstBreach(in: script, isOutOfTime: isOutOfTime), !found.isWaived else {
      return nil
    }
    return failure(of: found, shrinks: false)
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
    ofCase number: Int64, of id: String? = nil, shrinks: Bool = true,
    isOutOfTime: @escaping (_ plays: Int) -> Bool = { _ in false }
  ) -> LawFailure? {
    var trial = self
    if let id { trial.laws = laws.filter { $0.id == id } }
    let script = script(ofCase: number)
    guard let found = trial.firstBreach(in: script, from: .random(number)),
      !found.isWaived
    else { return nil }
    return failure(of: found, shrinks: shrinks, isOutOfTime: isOutOfTime)
  }

  /// Returns the script of a case, even if it cannot be played.
  func script(ofCase number: Int64) -> Script {
    var choices = choices(ofCase: number)
    return script(&choices)
  }

  /// Makes a script of choices.
  public func script(_ choices: inout Choices) -> Script {
    make.map { $0(&choices) } ?? scripts.script(&choices)
  }
}

extension RecordedRun {
  /// True if the control changed a value or reported anything.
  var isStirred: Bool {
    !closing.isEmpty
      || steps.contains { $0.start.values != $0.end.values || !$0.reported.isEmpty }
  }
}

extension Script {
  /// Returns the script with the control's fixed settings added to the header, where it has none.
  fileprivate func completed(for table: ControlTable) -> Script {
    let said = header.compactMap { $0.setting?.name }
    let missing = table.fixed.filter { !said.contains($0.name) }
    guard !missing.isEmpty else { return self }
    var script = self
    script.header += missing.map { HeaderLine($0) }
    return script
  }
}
