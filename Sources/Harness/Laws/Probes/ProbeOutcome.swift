import ControlCore
import GestureGenerators
import GestureScript

/// The verdicts of all laws on one probe.
///
/// It may be passed from the thread that played the probe to the one that collects results. It is
/// not safe for concurrent use, as its closures may ask a driver to play the probe again.
public struct ProbeOutcome: @unchecked Sendable {
  let probe: StaticText
  let lineCount: Int64
  let kind: Kind

  enum Kind {
    /// Not played, as the control lacks something, given in words.
    case left(missing: [UInt8])
    /// Not played, as the control rejects the settings.
    case rejected
    case played([(law: LawText, verdict: Verdict, failure: () -> LawFailure)], PointerReach)
  }

  /// True if the control has answered all requests.
  let isAnswered: Bool
}

extension Fuzzer {
  /// Plays a probe, and tries all laws on it.
  ///
  /// - Parameter probe: the probe.
  /// - Returns: the outcome.
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
  /// True if the control has answered all requests.
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
