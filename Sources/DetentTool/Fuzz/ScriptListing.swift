import DetentVerbs
import Harness

/// Mode `fuzz --print`: prints the scripts that `fuzz` would try, with digests of their traces.
struct ScriptListing {
  private var request: FuzzRequest
  private let console: Console
  private let watch = Stopwatch()

  init(_ request: FuzzRequest, _ console: Console) {
    self.request = request
    self.console = console
  }

  mutating func run() -> ExitStatus {
    Interruption.watch()
    do throws(Files.Failure) {
      if let sources = try request.takeRecordings(), !sources.left.isEmpty || sources.read == 0 {
        console.report(sources.text(gestures: request.fuzzer.recordings.count))
        guard sources.status == .passed else { return sources.status }
      }
    } catch {
      if let interruption = Interruption.status { return interruption }
      console.report("detent: \(error.message)")
      return .usage
    }
    printCases()
    return Interruption.status ?? .passed
  }

  private func printCases() {
    let fuzzer = request.fuzzer
    let cases = request.cases
    let (limit, watch) = (request.time ?? .max, watch)
    var next: Int64 = 0
    Parallel.run(
      jobs: request.jobs,
      next: { () -> Range<Int64>? in
        guard next < cases, watch.nanoseconds < limit, Interruption.status == nil else {
          return nil
        }
        defer { next += 64 }
        return next..<min(next + 64, cases)
      },
      work: { (numbers: Range<Int64>) -> [UInt8] in
        var lines: [UInt8] = []
        for number in numbers { fuzzer.appendLine(ofCase: number, to: &lines) }
        return lines
      },
      deliver: { (lines: [UInt8]) -> Bool in
        console.print(lines)
        return !Console.hasLostOutput
      })
  }
}
