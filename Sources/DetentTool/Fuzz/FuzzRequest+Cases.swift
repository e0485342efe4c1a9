import DetentVerbs
import Harness

extension FuzzRequest {
  /// Works on blocks of the cases in parallel until all are done, or time is over.
  ///
  /// - Parameters:
  ///   - block: number of cases in a block; an interruption waits for them.
  ///   - watch: time since the start.
  ///   - leave: called at the end of each thread.
  ///   - work: makes a result of a block, on any thread.
  ///   - deliver: receives the results in order on this thread; returns false to stop.
  func inBlocks<Result: Sendable>(
    of block: Int64, since watch: Stopwatch, leave: (@Sendable () -> Void)? = nil,
    work: @escaping @Sendable (Range<Int64>) -> Result, deliver: (Result) -> Bool
  ) {
    var next: Int64 = 0
    Parallel.run(
      jobs: jobs,
      next: { () -> Range<Int64>? in
        guard next < cases, watch.nanoseconds < time ?? .max, Interruption.status == nil else {
          return nil
        }
        defer { next += block }
        return next..<min(next + block, cases)
      },
      work: work, leave: leave, deliver: deliver)
  }

  /// Prints the scripts that `fuzz` would try, with digests of their traces.
  mutating func printScripts(_ console: Console) -> ExitStatus {
    Interruption.watch()
    let watch = Stopwatch()
    do throws(Files.Failure) {
      if let sources = try takeRecordings(), !sources.left.isEmpty || sources.read == 0 {
        console.report(sources.text(gestures: trial.scripts.recordings.count))
        guard sources.status == .passed else { return sources.status }
      }
    } catch {
      if let interruption = Interruption.status { return interruption }
      console.report("detent: \(error.message)")
      return .usage
    }
    let trial = trial
    inBlocks(of: 64, since: watch) { numbers in
      var lines: [UInt8] = []
      for number in numbers { trial.appendLine(ofCase: number, to: &lines) }
      return lines
    } deliver: { lines in
      console.print(lines)
      return !Console.hasLostOutput
    }
    return Interruption.status ?? .passed
  }
}
