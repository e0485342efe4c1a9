// Check of growth: input of twice the size takes about twice the work, not four times. Work.c
// counts the work. Each case is a function of a size; those that grow too fast are listed.

import ControlCore
import Harness

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

@_extern(c, "work_done") func workDone() -> UInt64

struct Case {
  let name: String
  /// Smaller size; the larger one is twice that.
  let size: Int
  /// Highest ratio of the work for the larger size to that for the smaller one.
  var most = 2.2
  let prepare: (Int) -> () -> Void
}

@main
struct Growth {
  static func main() {
    var failures = 0
    let cases = planted ? [plant] : Readers.cases + Files.cases + Runs.cases
    for one in cases {
      let (small, large) = (work(of: one, one.size), work(of: one, 2 * one.size))
      let growth = Double(large) / Double(max(small, 1))
      // Ignore readers that reject the beginning, and so do next to no work.
      let isTooMuch = large > 20_000 && growth > one.most
      if isTooMuch { failures += 1 }
      if isTooMuch || CommandLine.arguments.contains("--list") {
        print("growth: \(one.name): \(small) for \(one.size), \(large) for \(2 * one.size)")
      }
    }
    print("growth: \(cases.count) cases, of which \(failures) grow faster than their size")
    // Only a normal exit flushes the output to a file.
    if failures > 0 { exit(1) }
  }

  private static func work(of one: Case, _ size: Int) -> UInt64 {
    let run = one.prepare(size)
    let start = workDone()
    run()
    return workDone() - start
  }

  /// True to test the check itself with a quadratic case.
  private static var planted: Bool { CommandLine.arguments.contains("--plant") }
  private static var plant: Case {
    Case(name: "planted", size: 300) { size in
      let script = "gesture 1\n" + String(repeating: "oops\n", count: size)
      return { for _ in 0..<size { _ = ScriptReader.read(Array(script.utf8)) } }
    }
  }
}
