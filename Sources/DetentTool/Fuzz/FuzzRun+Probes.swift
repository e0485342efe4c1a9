import DetentVerbs
import Harness

// Probes: fixed scripts, played before random ones.

extension FuzzRun {
  /// Plays the probes on the control of a driver, and reports each law that one of them breaks.
  ///
  /// - Returns: `failed` if a law is broken.
  mutating func playProbes() -> ExitStatus {
    var run = ProbeRun(request.fuzzer)
    run.play(Probe.all, jobs: request.jobs, console)
    // An interruption aborts drivers, so a missing answer means nothing.
    guard Interruption.status == nil else { return .passed }
    tally.add(run)
    waivedByProbes = run.broken.map(\.id).filter { reason(for: $0) != nil }
    for law in run.broken where reason(for: law.id) == nil {
      guard let probe = law.probe, let failure = law.failure?() else { continue }
      probed.append(law.id)
      console.print(failure.report)
      let path = save(failure)
      printReason(for: law.id)
      let command = request.command(playing: probe)
      console.print("  same run  \(command)\n")
      note(failure, savedAt: path, command)
    }
    return probed.isEmpty ? .passed : .failed
  }
}
