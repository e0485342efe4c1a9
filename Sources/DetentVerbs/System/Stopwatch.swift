/// Time that goes by, whatever is set on the clock.
package struct Stopwatch {
  private let start = Self.now

  package init() {}

  /// Since it was made.
  package var nanoseconds: Int64 { Self.now - start }

  private static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
