import ControlCore

/// The time of a session: real time, but faster or slower while a script plays.
struct PlayClock {
  private let watch = Stopwatch()
  /// The time of the last change of speed, in real time and in that of the session.
  private var real: Int64 = 0
  private var shown = Timestamp(nanoseconds: 0)
  private var speed: Double
  /// True if the session has not begun: then it stays at its start.
  private var isHeld: Bool

  /// - Parameters:
  ///   - speed: 1 is real time; greater than 0.
  ///   - isHeld: whether it waits for `start`.
  init(speed: Double, isHeld: Bool = false) {
    (self.speed, self.isHeld) = (speed, isHeld)
  }

  /// Nanoseconds of real time since the start.
  var realTime: Int64 { watch.nanoseconds }

  /// Since the start of the session.
  var now: Timestamp {
    guard !isHeld else { return shown }
    let passed = watch.nanoseconds - real
    return shown.advanced(by: speed == 1 ? passed : Int64(Double(passed) * speed))
  }

  /// The real time until a time of the session, in nanoseconds; 0 if it has come.
  func wait(until time: Timestamp) -> Int64 {
    let left = max(time.nanoseconds(since: now), 0)
    return speed == 1 ? left : Int64(min(Double(left) / speed, 1e18))
  }

  /// Goes on from the start, if it has waited.
  mutating func start() {
    guard isHeld else { return }
    (real, isHeld) = (watch.nanoseconds, false)
  }

  /// From now on time passes as it does.
  mutating func becomeReal() {
    (shown, real, speed) = (now, watch.nanoseconds, 1)
  }
}
