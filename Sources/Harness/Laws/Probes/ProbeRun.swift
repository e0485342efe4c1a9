import ControlCore
import GestureGenerators
public import GestureScript

/// What probes find out about a control: each law with how often there was something to look at, and what breaks it.
///
///     var run = ProbeRun(Fuzzer("slider", seed: 0))
///     for probe in Probe.all { run.play(probe) }
///     for law in run.laws { print(law.id, run.result(of: law)) }
///
/// To play several at once on controls of their own, `fuzzer.outcome(of:)` is asked on any threads, and `add` takes what
/// came of them over, in the order of the probes.
public struct ProbeRun {
  /// Whose control it is, and which laws are tried.
  public let fuzzer: Fuzzer
  /// What was found out about each law, those as well that cannot be tried.
  public private(set) var laws: [ProbedLaw]
  /// The probes that were played, and those whose settings the control refused.
  public private(set) var played: [StaticText] = [], rejected: [StaticText] = []
  /// The probes that were not played, and what they need that the control does not have, in UTF-8.
  public private(set) var left: [(probe: StaticText, missing: [UInt8])] = []
  /// How often pointers should have moved a value, and how often they did.
  public private(set) var reach = PointerReach()

  /// - Parameter fuzzer: says which control it is, which laws are tried, and what every script begins with.
  public init(_ fuzzer: Fuzzer) {
    self.fuzzer = fuzzer
    var lister = ProbedLawLister(chosen: fuzzer.laws)
    laws = fuzzer.controls.visitLawful(fuzzer.control, &lister)
  }

  /// Plays a probe, and tries all laws on it.
  ///
  /// - Parameter probe: one that has not been played.
  /// - Returns: whether the control can be asked for more: not if a driver is at fault.
  @discardableResult
  public mutating func play(_ probe: Probe) -> Bool { add(fuzzer.outcome(of: probe)) }

  /// Takes over what came of a probe. The order in which probes are taken over decides which of two equally short ones is
  /// said to break a law; where and when they were played does not matter.
  ///
  /// - Parameter outcome: of one that has not been taken over.
  /// - Returns: whether the control can be asked for more: not if a driver is at fault.
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

  /// Whether pointers should have moved a value, and none ever did.
  public var isUnmoved: Bool { reach.tried > 0 && reach.moved == 0 }
  /// Whether the control refused more scripts than it played.
  public var isRejected: Bool { rejected.count > played.count }
  /// The laws that are broken.
  public var broken: [ProbedLaw] { laws.filter { $0.failure != nil } }

  /// What came of a law.
  ///
  /// - Parameter law: one of `laws`.
  /// - Returns: whether it is kept, broken, or why nothing is known of it.
  public func result(of law: ProbedLaw) -> ProbeResult {
    if law.failure != nil { return .broken }
    if let missing = law.entry.missing { return .untried(needs: missing) }
    guard law.held == 0 else { return law.hasPremise ? .kept(law.held) : .keptWithoutPremise }
    // Not one of the probes that are made for it could be played.
    let made = Probe.all.filter { $0.laws.contains(law.id) }
    guard !made.isEmpty, !made.contains(where: { played.contains($0.name) }),
      let first = left.first(where: { left in made.contains { $0.name == left.probe } })
    else { return .notMet }
    return .untried(needs: first.missing)
  }
}

extension Fuzzer {
  /// What can be said of the control.
  public var table: ControlTable { controls.table(of: Script.Settings([.control(control)])) }
}

/// Lists the laws of a control, as nothing is known of them yet.
private struct ProbedLawLister: LawfulVisitor {
  let chosen: [[UInt8]]

  mutating func visit<Subject: LawfulControl>(_ control: Subject.Type) -> [ProbedLaw] {
    Subject.laws.filter { chosen.isEmpty || chosen.contains($0.id.bytes) || $0.role == .reachable }
      .map { ProbedLaw($0) }
  }
}
