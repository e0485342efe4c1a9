import ControlCore
import GestureGenerators
import GestureReplay
import GestureScript

/// Tries all laws on a control selected at run time; `LawTrial` is for one known to the compiler.
public struct Fuzzer: Sendable {
  /// The name of the control.
  public let control: StaticText
  /// The seed of all scripts; equal seeds give equal scripts.
  public var seed: UInt64
  /// Recorded gestures, to be replayed at other sizes and speeds.
  public var recordings: [RecordedGesture] = []
  /// Settings that every script has and never changes.
  public var fixed: [Setting] = []
  /// The ids of the laws to try; empty for all.
  public var laws: [[UInt8]] = []
  /// The largest number of events in a script; at least 1.
  public var mostEvents = 60
  /// The largest number of runs for shrinking; 0 or more.
  public var mostShrinkRuns = Shrinker.usualRuns
  /// The available controls.
  public let controls: ControlSet

  /// - Parameters:
  ///   - control: the name of one of the controls.
  ///   - seed: the seed of the scripts.
  ///   - controls: the available controls.
  public init(_ control: StaticText, seed: UInt64, controls: ControlSet = .ours) {
    (self.control, self.seed, self.controls) = (control, seed, controls)
  }

  /// Returns the descriptions of a control's laws.
  public static func laws(of control: StaticText, in controls: ControlSet = .ours) -> [LawEntry] {
    var lister = LawLister()
    return controls.visitLawful(control, &lister)
  }

  /// The labels, and the least number of scripts per thousand for each.
  public var labels: [(name: StaticText, minimum: Int64)] {
    var lister = LabelLister()
    return controls.visitLawful(control, &lister)
  }

  /// Plays some cases, and returns their counts and the results for each law.
  public func tally(of numbers: Range<Int64>) -> LawTally {
    var counter = Counter(fuzzer: self, numbers: numbers)
    return controls.visitLawful(control, &counter)
  }

  /// Returns the failure of a case, shrunk or unchanged.
  ///
  /// - Parameters:
  ///   - number: the number of the case.
  ///   - law: the law that it breaks; `nil` for the first one.
  ///   - shrinks: true to shrink it.
  ///   - isOutOfTime: returns true to stop shrinking, given the number of plays so far.
  /// - Returns: `nil` if the case breaks no law, or not that one.
  public func failure(
    ofCase number: Int64, of law: LawText? = nil, shrinks: Bool = true,
    isOutOfTime: @escaping (_ plays: Int) -> Bool = { _ in false }
  ) -> LawFailure? {
    var finder = FailureFinder(
      fuzzer: self, what: .number(number, law, shrinks: shrinks), isOutOfTime: isOutOfTime)
    return controls.visitLawful(control, &finder)
  }

  /// Returns the failure of the first law that a script breaks, without shrinking; `nil` if it
  /// breaks none, or cannot be played.
  public func failure(of script: Script) -> LawFailure? {
    var finder = FailureFinder(fuzzer: self, what: .script(script), isOutOfTime: { _ in false })
    return controls.visitLawful(control, &finder)
  }

  /// Tries all laws on a script.
  ///
  /// - Parameter script: a playable script of the control.
  /// - Returns: the number of laws that can be tried, the number that the script met, and all
  ///   failures, without shrinking.
  public func failures(of script: Script) -> (laws: Int, met: Int, broken: [LawFailure]) {
    var finder = AllFailuresFinder(fuzzer: self, script: script)
    return controls.visitLawful(control, &finder)
  }

  /// Returns the verdict of one law on a script.
  ///
  /// - Parameters:
  ///   - law: the id of the law.
  ///   - script: a script of the control.
  /// - Returns: `nil` if the law is not tried, or the script cannot be played.
  public func verdict(of law: LawText, on script: Script) -> Verdict? {
    var finder = VerdictFinder(fuzzer: self, law: law, script: script)
    return controls.visitLawful(control, &finder)
  }

  /// Writes the script of a case as a line of JSON, with the digest of its trace at level `calls`.
  /// Its id is the control, the seed and the number of the case: `ruler/7/123`.
  ///
  /// - Parameters:
  ///   - number: the number of the case.
  ///   - bytes: receives the line and its line end, or nothing if the script cannot be played to
  ///     its end: its settings are invalid, or it waits for a rest that does not come.
  public func appendLine(ofCase number: Int64, to bytes: inout [UInt8]) {
    var maker = CaseMaker(fuzzer: self, number: number)
    let script = controls.visitLawful(control, &maker)
    guard Replay.problems(of: script, controls: controls).isEmpty else { return }
    var id = control.bytes
    id.append("/")
    DecimalText.append(magnitude: seed, to: &id)
    id.append("/")
    DecimalText.append(magnitude: UInt64(max(number, 0)), to: &id)
    let summary = ReplaySummary(script, level: .calls, controls: controls)
    guard summary.stop == nil else { return }
    ScriptLine.append(script, id: id, digest: summary.digest, to: &bytes)
  }

  /// Returns the id of the first law that a script breaks.
  ///
  /// - Parameters:
  ///   - script: a playable script.
  ///   - isOutOfTime: returns true to stop.
  /// - Returns: `nil` if it breaks none, or none was found in time.
  public func brokenLaw(
    in script: Script, isOutOfTime: @escaping () -> Bool = { false }
  ) -> [UInt8]? {
    var finder = LawFinder(fuzzer: self, script: script, isOutOfTime: isOutOfTime)
    return controls.visitLawful(control, &finder)
  }

  /// Returns true if a script can be played.
  func canPlay(_ script: Script) -> Bool {
    Replay.problems(of: script, controls: controls).isEmpty
  }

  /// Plays a script, and returns the summary.
  func summary(of script: Script) -> ReplaySummary {
    ReplaySummary(script, level: .calls, controls: controls)
  }

  func trial<Subject: LawfulControl>(of subject: Subject.Type) -> LawTrial<Subject> {
    var maker = ScriptMaker(for: subject)
    maker.fixed += fixed
    maker.recordings = recordings
    maker.mostEvents = mostEvents
    let chosen = Subject.laws.filter {
      laws.isEmpty || laws.contains($0.id.bytes) || $0.role == .reachable
    }
    var trial = LawTrial(of: subject, laws: chosen, scripts: maker)
    trial.seed = seed
    trial.mostShrinkRuns = mostShrinkRuns
    return trial
  }
}

// MARK: Operations on the control

private struct LawLister: LawfulVisitor {
  mutating func visit<Subject: LawfulControl>(_ control: Subject.Type) -> [LawEntry] {
    Subject.laws.map { LawEntry($0) }
  }
}

private struct LabelLister: LawfulVisitor {
  mutating func visit<Subject: LawfulControl>(
    _ control: Subject.Type
  ) -> [(name: StaticText, minimum: Int64)] {
    LawTrial(of: Subject.self).labels.map { ($0.name, $0.minimum) }
  }
}

private struct Counter: LawfulVisitor {
  let fuzzer: Fuzzer
  let numbers: Range<Int64>

  mutating func visit<Subject: LawfulControl>(_ control: Subject.Type) -> LawTally {
    fuzzer.trial(of: control).tally(of: numbers)
  }
}

private struct FailureFinder: LawfulVisitor {
  let fuzzer: Fuzzer
  let what: What
  let isOutOfTime: (Int) -> Bool

  enum What {
    case number(Int64, LawText?, shrinks: Bool)
    case script(Script)
  }

  mutating func visit<Subject: LawfulControl>(_ control: Subject.Type) -> LawFailure? {
    let trial = fuzzer.trial(of: control)
    switch what {
    case .number(let number, let law, let shrinks):
      return trial.failure(ofCase: number, of: law, shrinks: shrinks, isOutOfTime: isOutOfTime)
    case .script(let script): return trial.failure(of: script.completed(for: control))
    }
  }
}

private struct AllFailuresFinder: LawfulVisitor {
  let fuzzer: Fuzzer
  let script: Script

  mutating func visit<Subject: LawfulControl>(
    _ control: Subject.Type
  ) -> (laws: Int, met: Int, broken: [LawFailure]) {
    let trial = fuzzer.trial(of: control)
    let (met, broken) = trial.failures(of: script.completed(for: control))
    return (trial.laws.count, met, broken)
  }
}

private struct VerdictFinder: LawfulVisitor {
  let fuzzer: Fuzzer
  let law: LawText
  let script: Script

  mutating func visit<Subject: LawfulControl>(_ control: Subject.Type) -> Verdict? {
    fuzzer.trial(of: control).verdict(of: law, on: script.completed(for: control))
  }
}

private struct CaseMaker: LawfulVisitor {
  let fuzzer: Fuzzer
  let number: Int64

  mutating func visit<Subject: LawfulControl>(_ control: Subject.Type) -> Script {
    fuzzer.trial(of: control).script(ofCase: number)
  }
}

private struct LawFinder: LawfulVisitor {
  let fuzzer: Fuzzer
  let script: Script
  let isOutOfTime: () -> Bool

  mutating func visit<Subject: LawfulControl>(_ control: Subject.Type) -> [UInt8]? {
    fuzzer.trial(of: control).brokenLaw(by: script.completed(for: control), isOutOfTime)?.bytes
  }
}

extension Script {
  /// Returns the script with the control's fixed settings added to the header, where it has none.
  fileprivate func completed<Subject: ScriptedControl>(for control: Subject.Type) -> Script {
    let said = header.compactMap { $0.setting?.name }
    let missing = Subject.fixedSettings.filter { !said.contains($0.name) }
    guard !missing.isEmpty else { return self }
    var script = self
    script.header += missing.map { HeaderLine($0) }
    return script
  }
}
