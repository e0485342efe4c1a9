import DetentVerbs
import Harness

// Fixed scripts, before those that are made at random.

extension FuzzRun {
  /// Plays the probes on the control of a driver, and tells each law that one of them breaks.
  ///
  /// - Returns: whether a law is broken.
  mutating func playProbes() -> ExitStatus {
    var run = ProbeRun(request.fuzzer)
    run.play(Probe.all, jobs: request.jobs, console)
    // A driver that was not waited for when the command was interrupted has not answered.
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
