import Foundation

/// How much processor something takes on this thread. A busy machine makes it wait, but does not make it
/// take more: so a limit on it is no race against the clock.
public func processorTime(_ body: () throws -> Void) rethrows -> Duration {
  let start = now
  try body()
  return now - start
}

private var now: Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
}
