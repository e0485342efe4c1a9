import ControlCore
import GestureGenerators
public import GestureScript

/// The results of probes for a control: for each law its counts, and the probe that breaks it.
///
///     var run = ProbeRun(Fuzzer("slider", seed: 0))
///     for probe in Probe.all { run.play(probe) }
///     for law in run.laws { print(law.id, run.result(of: law)) }
///
/// To play several probes concurrently, call `fuzzer.outcome(of:)` on any threads, and `add` with
/// the outcomes in the order of the probes.
public struct ProbeRun {
  /// The control, and the laws to try.
  public let fuzzer: Fuzzer
  /// The results for each law, including those that cannot be tried.
  public private(set) var laws: [ProbedLaw]
  /// The probes that were played, and those whose settings the control rejected.
  public private(set) var played: [StaticText] = [], rejected: [StaticText] = []
  /// The probes that were not played, and the needs that the control does not meet, in UTF-8.
  public private(set) var left: [(probe: StaticText, missing: [UInt8])] = []
  /// The number of scripts in which pointers should have moved a value, and of those in which one
  /// moved.
  public private(set) var reach = PointerReach()

  /// - Parameter fuzzer: the control, the laws to try, and the header of every script.
  public init(_ fuzzer: Fuzzer) {
    self.fuzzer = fuzzer
    var lister = ProbedLawLister(chosen: fuzzer.laws)
    laws = fuzzer.controls.visitLawful(fuzzer.control, &lister)
  }

  /// Plays a probe, and tries all laws on it.
  ///
  /// - Parameter probe: one that has not been played.
  /// - Returns: false if the control has failed to answer a request, which ends the run.
  @discardableResult
  public mutating func play(_ probe: Probe) -> Bool { add(fuzzer.outcome(of: probe)) }

  /// Adds the outcome of a probe. Of two equally short probes that break a law, the one added first
  /// is reported; the place and time of playing do not matter.
  ///
  /// - Parameter outcome: one that has not been added.
  /// - Returns: false if the control has failed to answer a request, which ends the run.
  @discardableResult
  public mutating func add(_ outcome: ProbeOutcome) -> Bool {
    switch outcome.kind {
    case .left(let missing): left.append((outcome.probe, missing))
    case .rejected: rejected.append(outcome.probe)
    case .played(let said, let reach):
      played.append(outcome.probe)
      self.reach.add(reach)
      for (law, verdict, failure) in said {
        guard let index = laws.firstIndex(where: { $0.id == law }) else { continue }
        laws[index].add(verdict, outcome.probe, failure, lines: outcome.lineCount)
      }
    }
    return outcome.isAnswered
  }

  /// True if pointers should have moved a value, and none did.
  public var isUnmoved: Bool { reach.tried > 0 && reach.moved == 0 }
  /// True if the control rejected more scripts than it played.
  public var isRejected: Bool { rejected.count > played.count }
  /// The broken laws.
  public var broken: [ProbedLaw] { laws.filter { $0.failure != nil } }

  /// Returns the result for a law.
  ///
  /// - Parameter law: one of `laws`.
  /// - Returns: kept, broken, not met, or not tried with the missing needs.
  public func result(of law: ProbedLaw) -> ProbeResult {
    if law.failure != nil { return .broken }
    if let missing = law.entry.missing { return .untried(needs: missing) }
    guard law.held == 0 else { return law.hasPremise ? .kept(law.held) : .keptWithoutPremise }
    // True if none of the probes made for this law could be played.
    let made = Probe.all.filter { $0.laws.contains(law.id) }
    guard !made.isEmpty, !made.contains(where: { played.contains($0.name) }),
      let first = left.first(where: { left in made.contains { $0.name == left.probe } })
    else { return .notMet }
    return .untried(needs: first.missing)
  }
}

extension Fuzzer {
  /// The settings that the control supports.
  public var table: ControlTable { controls.table(of: Script.Settings([.control(control)])) }
}

/// Lists the laws of a control, without results.
private struct ProbedLawLister: LawfulVisitor {
  let chosen: [[UInt8]]

  mutating func visit<Subject: LawfulControl>(_ control: Subject.Type) -> [ProbedLaw] {
    Subject.laws.filter { chosen.isEmpty || chosen.contains($0.id.bytes) || $0.role == .reachable }
      .map { ProbedLaw($0) }
  }
}
