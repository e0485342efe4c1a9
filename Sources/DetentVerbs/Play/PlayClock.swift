import ControlCore

/// Clock of a session: real time, or scaled while a script plays.
struct PlayClock {
  private let watch = Stopwatch()
  /// Last change of speed, in real time and in session time.
  private var real: Int64 = 0
  private var shown = Timestamp(nanoseconds: 0)
  private var speed: Double
  /// True if the clock waits at 0 for `start`.
  private var isHeld: Bool

  /// Creates a clock with a speed greater than 0, which waits for `start` if `isHeld`.
  init(speed: Double, isHeld: Bool = false) {
    (self.speed, self.isHeld) = (speed, isHeld)
  }

  /// Real time since the creation, in nanoseconds.
  var realTime: Int64 { watch.nanoseconds }

  /// Session time.
  var now: Timestamp {
    guard !isHeld else { return shown }
    let passed = watch.nanoseconds - real
    return shown.advanced(by: speed == 1 ? passed : Int64(Double(passed) * speed))
  }

  /// Returns the real time until a session time, in nanoseconds; 0 if it has passed.
  func wait(until time: Timestamp) -> Int64 {
    let left = max(time.nanoseconds(since: now), 0)
    return speed == 1 ? left : Int64(min(Double(left) / speed, 1e18))
  }

  /// Starts a waiting clock.
  mutating func start() {
    guard isHeld else { return }
    (real, isHeld) = (watch.nanoseconds, false)
  }

  /// Switches to real time.
  mutating func becomeReal() {
    (shown, real, speed) = (now, watch.nanoseconds, 1)
  }
}
