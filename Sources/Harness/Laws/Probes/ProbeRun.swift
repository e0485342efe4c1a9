import ControlCore
public import GestureScript

/// What probes find out about a control: each law with how often there was something to look at, and what breaks it.
///
///     var run = ProbeRun(Fuzzer("slider", seed: 0))
///     for probe in Probe.all { run.play(probe) }
///     for law in run.laws { print(law.id, law.result) }
public struct ProbeRun {
  /// Whose control it is, and which laws are tried.
  public let fuzzer: Fuzzer
  /// What was found out about each law, those as well that cannot be tried.
  public private(set) var laws: [ProbedLaw]
  /// The probes that were played, and those whose settings the control refused.
  public private(set) var played: [StaticText] = [], refused: [StaticText] = []
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
  public mutating func play(_ probe: Probe) -> Bool {
    let table = fuzzer.table
    guard let script = probe.script(for: table, fixed: fuzzer.fixed) else {
      left.append((probe.name, probe.missing(in: table, fixed: fuzzer.fixed)))
      return true
    }
    var player = ProbePlayer(fuzzer: fuzzer, script: script)
    guard let outcome = fuzzer.controls.visitLawful(fuzzer.control, &player) else {
      refused.append(probe.name)
      return true
    }
    played.append(probe.name)
    reach.add(outcome.reach)
    for said in outcome.said {
      guard let index = laws.firstIndex(where: { $0.id == said.law }) else { continue }
      laws[index].add(said.verdict, probe.name, said.failure, lines: script.lineCount)
    }
    return outcome.isAnswered
  }

  /// Whether pointers should have moved a value, and none ever did.
  public var isUnmoved: Bool { reach.tried > 0 && reach.moved == 0 }
  /// Whether the control refused more scripts than it played.
  public var isRefused: Bool { refused.count > played.count }
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

/// Plays a script, and tries all laws on it.
private struct ProbePlayer: LawfulVisitor {
  let fuzzer: Fuzzer
  let script: Script

  struct Outcome {
    var said: [(law: StaticText, verdict: Verdict, failure: () -> LawFailure)] = []
    var reach = PointerReach()
    /// Whether the control has done all that it was asked for.
    var isAnswered = true
  }

  mutating func visit<Subject: LawfulControl>(_ control: Subject.Type) -> Outcome? {
    let trial = fuzzer.trial(of: control)
    guard let recorded = trial.run(script, { false }) else { return nil }
    var outcome = Outcome()
    outcome.reach.note(recorded)
    trial.judge(recorded) { index, verdict in
      let law = trial.laws[index]
      if law.role == .reachable, verdict.finding != nil { outcome.isAnswered = false }
      outcome.said.append(
        (law.id, verdict, { LawFailure(law, verdict.finding ?? "", recorded) }))
    }
    return outcome
  }
}
