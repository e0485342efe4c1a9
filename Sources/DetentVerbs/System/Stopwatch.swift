/// Elapsed time, independent of changes of the clock.
package struct Stopwatch {
  private let start = Self.now

  package init() {}

  /// Nanoseconds since the creation.
  package var nanoseconds: Int64 { Self.now - start }

  private static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
