import ControlCore
import GestureGenerators
import GestureReplay
import GestureScript

/// Tries all laws on a control that is chosen while the program runs; for one that is known to the compiler see
/// `LawTrial`.
public struct Fuzzer: Sendable {
  /// The name of the control.
  public let control: StaticText
  /// The seed of all scripts: the same one gives the same scripts.
  public var seed: UInt64
  /// Gestures that were recorded, to be replayed at other sizes and speeds.
  public var recordings: [RecordedGesture] = []
  /// Settings that every script has, and that nothing in it changes.
  public var fixed: [Setting] = []
  /// Ids of the laws to try; all if it is empty.
  public var laws: [[UInt8]] = []
  /// The most events that a script has; at least 1.
  public var mostEvents = 60
  /// The number of runs that shrinking may take; 0 or more.
  public var mostShrinkRuns = Shrinker.usualRuns
  /// The controls that there are.
  public let controls: ControlSet

  /// - Parameters:
  ///   - control: the name of one of the controls.
  ///   - seed: decides which scripts are made.
  ///   - controls: all there are.
  public init(_ control: StaticText, seed: UInt64, controls: ControlSet = .ours) {
    (self.control, self.seed, self.controls) = (control, seed, controls)
  }

  /// The laws of a control, and what is known of each.
  public static func laws(of control: StaticText, in controls: ControlSet = .ours) -> [LawEntry] {
    var lister = LawLister()
    return controls.visitLawful(control, &lister)
  }

  /// What should happen in how many of a thousand scripts, at least.
  public var labels: [(name: StaticText, minimum: Int64)] {
    var lister = LabelLister()
    return controls.visitLawful(control, &lister)
  }

  /// What happened in some cases, and what was found out about each law.
  public func tally(of numbers: Range<Int64>) -> LawTally {
    var counter = Counter(fuzzer: self, numbers: numbers)
    return controls.visitLawful(control, &counter)
  }

  /// The failure of a case, shrunk, or as it is.
  ///
  /// - Parameters:
  ///   - number: of the case.
  ///   - law: the one that it breaks; the first one if it is not said.
  ///   - shrinks: whether to shrink it.
  ///   - isOutOfTime: says when shrinking has taken long enough; it is told how often the script has been played.
  /// - Returns: `nil` if the case breaks no law, or not that one.
  public func failure(
    ofCase number: Int64, of law: LawText? = nil, shrinks: Bool = true,
    isOutOfTime: @escaping (_ plays: Int) -> Bool = { _ in false }
  ) -> LawFailure? {
    var finder = FailureFinder(
      fuzzer: self, what: .number(number, law, shrinks: shrinks), isOutOfTime: isOutOfTime)
    return controls.visitLawful(control, &finder)
  }

  /// The first law that a script breaks, as it is.
  public func failure(of script: Script) -> LawFailure? {
    var finder = FailureFinder(fuzzer: self, what: .script(script), isOutOfTime: { _ in false })
    return controls.visitLawful(control, &finder)
  }

  /// Tries all laws on a script.
  ///
  /// - Parameter script: can be played, and is about the control.
  /// - Returns: how many laws can be tried, for how many of them there was something to look at, and all that the script
  ///   breaks, each as it is.
  public func failures(of script: Script) -> (laws: Int, met: Int, broken: [LawFailure]) {
    var finder = AllFailuresFinder(fuzzer: self, script: script)
    return controls.visitLawful(control, &finder)
  }

  /// What one law says of a script.
  ///
  /// - Parameters:
  ///   - law: its id.
  ///   - script: is about the control.
  /// - Returns: `nil` if it is not among those that are tried, or the script cannot be played.
  public func verdict(of law: LawText, on script: Script) -> Verdict? {
    var finder = VerdictFinder(fuzzer: self, law: law, script: script)
    return controls.visitLawful(control, &finder)
  }

  /// The script of a case as a line of JSON, with the digest of its trace at level `calls`. Its id is
  /// the control, the seed and the number of the case: `ruler/7/123`.
  ///
  /// - Parameters:
  ///   - number: of the case.
  ///   - bytes: takes the line with its line end; nothing, if the script cannot be played to its end:
  ///     its settings make no sense together, or it waits for a rest that does not come.
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

  /// The id of the first law that a script breaks.
  ///
  /// - Parameters:
  ///   - script: can be played.
  ///   - isOutOfTime: says when to leave off.
  /// - Returns: `nil` if it breaks none, or none was found in time.
  public func brokenLaw(
    in script: Script, isOutOfTime: @escaping () -> Bool = { false }
  ) -> [UInt8]? {
    var finder = LawFinder(fuzzer: self, script: script, isOutOfTime: isOutOfTime)
    return controls.visitLawful(control, &finder)
  }

  /// Whether a script can be played.
  func canPlay(_ script: Script) -> Bool {
    Replay.problems(of: script, controls: controls).isEmpty
  }

  /// What comes of playing a script that can be played.
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

// MARK: What is done with the control

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
  /// The script with the settings in its header that its control has and nobody can change, where it says nothing of them.
  fileprivate func completed<Subject: ScriptedControl>(for control: Subject.Type) -> Script {
    let said = header.compactMap { $0.setting?.name }
    let missing = Subject.fixedSettings.filter { !said.contains($0.name) }
    guard !missing.isEmpty else { return self }
    var script = self
    script.header += missing.map { HeaderLine($0) }
    return script
  }
}
