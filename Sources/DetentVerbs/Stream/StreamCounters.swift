/// Counters for Hadoop on standard error: `reporter:counter:detent,passed,17`, one line a second,
/// and the rest at the end.
struct StreamCounters {
  private var passed = 0
  private var failed = 0
  private var unreadable = 0
  private var watch = Stopwatch()

  mutating func note(_ answers: Answers) {
    passed += answers.passed
    failed += answers.failed
    unreadable += answers.unreadable
    guard watch.nanoseconds >= 1_000_000_000 else { return }
    watch = Stopwatch()
    // Report failures first.
    if failed > 0 {
      Self.report("failed", &failed)
    } else if unreadable > 0 {
      Self.report("unreadable", &unreadable)
    } else {
      Self.report("passed", &passed)
    }
  }

  mutating func finish() {
    Self.report("passed", &passed)
    Self.report("failed", &failed)
    Self.report("unreadable", &unreadable)
  }

  private static func report(_ name: String, _ count: inout Int) {
    guard count > 0 else { return }
    Console.write(Array("reporter:counter:detent,\(name),\(count)\n".utf8), to: STDERR_FILENO)
    count = 0
  }
}
