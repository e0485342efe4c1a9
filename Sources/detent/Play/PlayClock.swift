import ControlCore

/// The time of a session: real time, but faster or slower while a script plays.
struct PlayClock {
  private let watch = Stopwatch()
  /// When the speed changed last, in real time and in that of the session.
  private var real: Int64 = 0
  private var shown = Timestamp(nanoseconds: 0)
  private var speed: Double

  /// - Parameter speed: 1 is real time; greater than 0.
  init(speed: Double) {
    self.speed = speed
  }

  /// Nanoseconds of real time since the start.
  var realTime: Int64 { watch.nanoseconds }

  /// Since the start of the session.
  var now: Timestamp {
    let passed = watch.nanoseconds - real
    return shown.advanced(by: speed == 1 ? passed : Int64(Double(passed) * speed))
  }

  /// How long it is until a time of the session, in nanoseconds of real time; 0 if it has come.
  func wait(until time: Timestamp) -> Int64 {
    let left = max(time.nanoseconds(since: now), 0)
    return speed == 1 ? left : Int64(min(Double(left) / speed, 1e18))
  }

  /// From now on time passes as it does.
  mutating func becomeReal() {
    (shown, real, speed) = (now, watch.nanoseconds, 1)
  }
}
