import ControlCore
import GestureGenerators
import GestureScript

/// What came of one probe: what each law says of it.
///
/// It can be handed from the thread on which the probe was played to the one that takes it over. Not two threads use it at
/// once: what it keeps to play the probe once more may ask a driver.
public struct ProbeOutcome: @unchecked Sendable {
  let probe: StaticText
  let lineCount: Int64
  let kind: Kind

  enum Kind {
    /// It was not played, as it needs something that the control does not have: in words.
    case left(missing: [UInt8])
    /// The control has refused its settings.
    case rejected
    case played([(law: LawText, verdict: Verdict, failure: () -> LawFailure)], PointerReach)
  }

  /// Whether the control has done all that it was asked for.
  let isAnswered: Bool
}

extension Fuzzer {
  /// Plays a probe, and tries all laws on it.
  ///
  /// - Parameter probe: what is played.
  /// - Returns: what came of it.
  public func outcome(of probe: Probe) -> ProbeOutcome {
    guard let script = probe.script(for: table, fixed: fixed) else {
      let missing = probe.missing(in: table, fixed: fixed)
      return ProbeOutcome(
        probe: probe.name, lineCount: 0, kind: .left(missing: missing), isAnswered: true)
    }
    var player = ProbePlayer(fuzzer: self, script: script)
    let kind = controls.visitLawful(control, &player)
    return ProbeOutcome(
      probe: probe.name, lineCount: script.lineCount, kind: kind, isAnswered: player.isAnswered)
  }
}

/// Plays a script, and tries all laws on it.
private struct ProbePlayer: LawfulVisitor {
  let fuzzer: Fuzzer
  let script: Script
  /// Whether the control has done all that it was asked for.
  var isAnswered = true

  mutating func visit<Subject: LawfulControl>(_ control: Subject.Type) -> ProbeOutcome.Kind {
    let trial = fuzzer.trial(of: control)
    guard let recorded = trial.run(script, { false }) else { return .rejected }
    var said: [(law: LawText, verdict: Verdict, failure: () -> LawFailure)] = []
    var reach = PointerReach()
    reach.note(recorded)
    trial.judge(recorded) { index, verdict in
      let law = trial.laws[index]
      if law.role == .reachable, verdict.finding != nil { isAnswered = false }
      said.append((law.id, verdict, { LawFailure(law, verdict.finding ?? "", recorded) }))
    }
    return .played(said, reach)
  }
}
