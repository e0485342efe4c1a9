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
  /// Returns true for a way of breaking a law that is not reported, and hides no other way.
  public var waives: @Sendable (Breach) -> Bool = { _ in false }
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

  /// The settings that the control supports.
  public var table: ControlTable { controls.table(of: Script.Settings([.control(control)])) }

  /// Plays some cases, and returns their counts and the results for each law.
  public func tally(of numbers: Range<Int64>) -> LawTally {
    var counter = Counter(fuzzer: self, what: .cases(numbers))
    return controls.visitLawful(control, &counter)
  }

  /// Plays a script that was written or kept, and returns the results for each law.
  public func tally(of script: Script) -> LawTally {
    var counter = Counter(fuzzer: self, what: .script(script, nil))
    return controls.visitLawful(control, &counter)
  }

  /// Plays a probe, and returns the results for each law. Of two equally short probes that show the
  /// same, the one added first to a tally is reported; the place and time of playing do not matter.
  public func tally(of probe: Probe) -> LawTally {
    guard let script = probe.script(for: table, fixed: fixed) else {
      var tally = tally(of: 0..<0)
      tally.left = [(probe.name, probe.missing(in: table, fixed: fixed))]
      return tally
    }
    var counter = Counter(fuzzer: self, what: .script(script, probe.name))
    return controls.visitLawful(control, &counter)
  }

  /// Returns the failure of a script that was found to break a law, shrunk or unchanged.
  ///
  /// - Parameters:
  ///   - found: the script, and the way in which it breaks the law.
  ///   - shrinks: true to shrink it, as `shrink(_:keeping:)` does.
  ///   - isOutOfTime: returns true to stop shrinking, given the number of plays so far.
  /// - Returns: `nil` if it does not break the law in that way again.
  public func failure(
    of found: FoundBreach, shrinks: Bool = true,
    isOutOfTime: @escaping (_ plays: Int) -> Bool = { _ in false }
  ) -> LawFailure? {
    var finder = FailureFinder(
      fuzzer: self, found: found, shrinks: shrinks, isOutOfTime: isOutOfTime)
    return controls.visitLawful(control, &finder)
  }

  /// Returns the failure of the first law that a script breaks, without shrinking; `nil` if it
  /// breaks none, or cannot be played.
  public func failure(of script: Script) -> LawFailure? {
    guard let found = firstBreach(in: script), !found.isWaived else { return nil }
    return failure(of: found, shrinks: false)
  }

  /// Tries all laws on a script.
  ///
  /// - Parameter script: a playable script of the control.
  /// - Returns: the number of laws that can be tried, the number that the script met, and all
  ///   failures, without shrinking.
  public func failures(of script: Script) -> (laws: Int, met: Int, broken: [LawFailure]) {
    let tally = tally(of: script)
    let broken = tally.broken.compactMap { failure(of: $0, shrinks: false) }
    return (tally.laws.count, tally.laws.count { $0.held > 0 }, broken)
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

  /// Returns the first way in which a script breaks a law: one that is not waived, if there is one.
  ///
  /// - Parameters:
  ///   - script: a playable script.
  ///   - isOutOfTime: returns true to stop.
  /// - Returns: `nil` if it breaks none, or none was found in time.
  public func firstBreach(
    in script: Script, isOutOfTime: @escaping () -> Bool = { false }
  ) -> FoundBreach? {
    var finder = BreachFinder(fuzzer: self, script: script, isOutOfTime: isOutOfTime)
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
    trial.waives = waives
    trial.shrinksLines = true
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
  let what: What

  enum What {
    case cases(Range<Int64>)
    /// A script, and the name of the probe that it is.
    case script(Script, StaticText?)
  }

  mutating func visit<Subject: LawfulControl>(_ control: Subject.Type) -> LawTally {
    let trial = fuzzer.trial(of: control)
    var tally = trial.emptyTally
    switch what {
    case .cases(let numbers):
      // Other scripts may break a law in other ways.
      for number in numbers { trial.add(case: number, to: &tally) }
    case .script(let script, let probe):
      let (run, reason) = trial.played(script.completed(for: control))
      guard let run else {
        tally.note(unplayable: reason)
        if let probe { tally.rejected = [(probe, reason)] }
        return tally
      }
      if let probe { tally.played = [probe] }
      trial.add(run, from: probe.map { .probe($0) } ?? .script, to: &tally)
    }
    return tally
  }
}

private struct FailureFinder: LawfulVisitor {
  let fuzzer: Fuzzer
  let found: FoundBreach
  let shrinks: Bool
  let isOutOfTime: (Int) -> Bool

  mutating func visit<Subject: LawfulControl>(_ control: Subject.Type) -> LawFailure? {
    fuzzer.trial(of: control).failure(of: found, shrinks: shrinks, isOutOfTime: isOutOfTime)
  }
}

private struct CaseMaker: LawfulVisitor {
  let fuzzer: Fuzzer
  let number: Int64

  mutating func visit<Subject: LawfulControl>(_ control: Subject.Type) -> Script {
    fuzzer.trial(of: control).script(ofCase: number)
  }
}

private struct BreachFinder: LawfulVisitor {
  let fuzzer: Fuzzer
  let script: Script
  let isOutOfTime: () -> Bool

  mutating func visit<Subject: LawfulControl>(_ control: Subject.Type) -> FoundBreach? {
    fuzzer.trial(of: control).firstBreach(in: script.completed(for: control), isOutOfTime)
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
