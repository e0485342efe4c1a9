import DetentVerbs
import Harness

extension ProbeRun {
  /// Plays probes until there are no more, a driver is at fault, or there is an interruption.
  ///
  /// - Parameters:
  ///   - probes: what is played. What comes of them does not depend on how many are played at once.
  ///   - jobs: how many at once, each on a driver of its own; 1 plays them on this thread.
  ///   - console: shows how far it is.
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
