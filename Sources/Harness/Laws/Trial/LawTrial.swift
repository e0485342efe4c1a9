import ControlCore
import GestureScript

/// Tries laws on a control: makes scripts at random, plays them, and cuts the first one that breaks a
/// law down to a few lines.
///
/// A seed makes equal scripts on every machine. In a test, one call tries everything:
///
///     import Harness
///
///     LawTrial(of: Stepper.self).run { Issue.record("\($0)") }  // XCTest: XCTFail("\($0)")
public struct LawTrial<Subject: LawfulControl>: Sendable {
  /// What must be true; of two that are broken, the first is told.
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
    self.laws = laws.filter { Subject.abilities.isSuperset(of: $0.needs) }
    let maker = maker ?? ScriptMaker(for: subject)
    make = { maker.script(&$0) }
    labels = Subject.labels
  }

  /// Tries all cases.
  ///
  /// - Parameter report: takes the first failure, shrunk; is not called if there is none.
  /// - Returns: what happened in all the cases.
  @discardableResult
  public func run(_ report: (LawFailure) -> Void) -> LawTally {
    let tally = tally(of: 0..<cases)
    if let number = tally.failure, let failure = failure(ofCase: number) { report(failure) }
    return tally
  }

  /// What happened in some cases, up to the first that breaks a law.
  public func tally(of numbers: Range<Int64>) -> LawTally {
    var tally = LawTally(labels: labels.map { $0.name })
    for number in numbers {
      var choices = choices(ofCase: number)
      let script = make(&choices)
      guard isPlayable(script) else {
        tally.unplayable += 1
        continue
      }
      let recorded = RecordedRun<Subject>(script)
      guard !recorded.isRefused else {
        tally.unplayable += 1
        continue
      }
      tally.cases += 1
      for (index, label) in labels.enumerated() where label.applies(recorded) {
        tally.counts[index] += 1
      }
      if let (law, finding) = brokenLaw(in: recorded) {
        (tally.failure, tally.brokenLaw, tally.finding) = (number, law.id, finding)
        return tally
      }
    }
    return tally
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
      let finding = law.check(recorded)
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
    let recorded = RecordedRun<Subject>(script, isOutOfTime: isOutOfTime)
    guard let (law, finding) = brokenLaw(in: recorded) else { return nil }
    return LawFailure(law, finding, recorded)
  }

  /// All laws that a script breaks, each as it is.
  public func failures(of script: Script) -> [LawFailure] {
    let recorded = RecordedRun<Subject>(script)
    return laws.compactMap { law in law.check(recorded).map { LawFailure(law, $0, recorded) } }
  }

  /// The failure of a case, shrunk.
  ///
  /// - Parameters:
  ///   - number: of the case.
  ///   - shrinks: whether to shrink it.
  ///   - isOutOfTime: says when shrinking has taken long enough.
  /// - Returns: `nil` if the case breaks no law.
  public func failure(
    ofCase number: Int64, shrinks: Bool = true, isOutOfTime: @escaping () -> Bool = { false }
  ) -> LawFailure? {
    var choices = choices(ofCase: number)
    let script = make(&choices)
    guard isPlayable(script), let (law, _) = brokenLaw(in: RecordedRun(script)) else { return nil }
    var failure =
      shrinks
      ? shrink(choices, breaking: law, isOutOfTime: isOutOfTime) : self.failure(of: script)
    failure?.seed = seed
    failure?.caseNumber = number
    failure?.linesBefore = script.lineCount
    return failure
  }

  /// Cuts choices down to the fewest and plainest whose script breaks the same law.
  func shrink(
    _ choices: Choices, breaking law: Law<Subject>, isOutOfTime: @escaping () -> Bool
  ) -> LawFailure? {
    var shrinker = Shrinker(choices, mostRuns: mostShrinkRuns, isOutOfTime: isOutOfTime) { record in
      var choices = Choices(repeating: record)
      let script = make(&choices)
      return finding(law, in: script, isOutOfTime) == nil ? nil : choices
    }
    shrinker.shrink()
    var script = script(of: shrinker.best)
    explain(&script, shrinker.best, law)
    let recorded = RecordedRun<Subject>(script)
    guard let finding = law.check(recorded) else { return nil }
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
    guard isPlayable(script) else { return nil }
    let finding = law.check(RecordedRun(script, isOutOfTime: isOutOfTime))
    return isOutOfTime() ? nil : finding
  }
}

/// What happened in some cases.
public struct LawTally: Equatable, Sendable {
  /// How many scripts were played, and how many could not be.
  public internal(set) var cases: Int64 = 0, unplayable: Int64 = 0
  /// What was counted, and how often it happened.
  public let labels: [StaticText]
  public internal(set) var counts: [Int64]
  /// The first case that breaks a law.
  public internal(set) var failure: Int64?
  /// The law that it breaks, and how.
  public internal(set) var brokenLaw: StaticText?
  public internal(set) var finding: Finding?

  init(labels: [StaticText]) {
    self.labels = labels
    counts = labels.map { _ in 0 }
  }

  /// Takes over what happened in later cases.
  public mutating func add(_ later: LawTally) {
    cases += later.cases
    unplayable += later.unplayable
    for index in counts.indices where index < later.counts.count {
      counts[index] += later.counts[index]
    }
    guard failure == nil else { return }
    (failure, brokenLaw, finding) = (later.failure, later.brokenLaw, later.finding)
  }
}

extension LawTally {
  /// Makes it one of cases that broke no law: what was found says nothing about the control.
  public mutating func forgetFailure() {
    (failure, brokenLaw, finding) = (nil, nil, nil)
  }
}

extension Script {
  /// How many lines its text has.
  var lineCount: Int64 { Int64(1 + header.count + body.count) }
}
