import DetentVerbs
import Harness

extension ProbeRun {
  /// Plays probes until all are played, the driver fails, or the user interrupts.
  ///
  /// - Parameters:
  ///   - probes: probes to play. The results do not depend on `jobs`.
  ///   - jobs: number played in parallel, each on its own driver; 1 plays them on this thread.
  ///   - console: console that shows the progress.
  mutating func play(_ probes: [Probe], jobs: Int, _ console: Console) {
    defer { console.show(status: "") }
    var count = 0
    func next() -> Probe? {
      guard count < probes.count, Interruption.status == nil else { return nil }
      defer { count += 1 }
      console.show(status: "\(count + 1) of \(probes.count) probes: \(probes[count].name)")
      return probes[count]
    }
    guard jobs > 1 else {
      while let probe = next(), play(probe) {}
      return
    }
    let fuzzer = fuzzer
    var run = self
    Parallel.run(
      jobs: jobs, next: next, work: { fuzzer.outcome(of: $0) }, leave: ToolDriver.leave
    ) { run.add($0) && Interruption.status == nil }
    self = run
  }
}
