/// One motion from release to rest: at most two consecutive closed-form curves.
///
/// It is immutable, and its position is a pure function of time, independent of the sampling.
public struct Motion: Equatable, Sendable {
  /// The start time.
  public let start: Timestamp
  /// The first curve.
  public let first: Curve
  /// The second curve and its beginning; `nil` if there is only one.
  public let second: Continuation?
  /// The duration in seconds.
  public let duration: Double
  /// The exact end, in points. The last curve may stop slightly short of it.
  public let target: Double
  /// The first nanosecond at which it is over.
  public let restTime: Timestamp
  /// The first nanosecond of the second curve; `restTime` if there is none.
  public let handOverTime: Timestamp

  /// The second half of a motion.
  public struct Continuation: Equatable, Sendable {
    /// Seconds after the start of the motion.
    public let begin: Double
    /// The curve that continues from there.
    public let curve: Curve

    /// Creates a curve that begins `begin` seconds after the start of the motion.
    public init(begin: Double, curve: Curve) {
      self.begin = begin
      self.curve = curve
    }
  }

  /// Creates a motion of one or two curves that ends after `duration` seconds at `target`, in
  /// points.
  public init(
    start: Timestamp, first: Curve, second: Continuation? = nil, duration: Double, target: Double
  ) {
    self.start = start
    self.first = first
    self.second = second
    self.duration = duration
    self.target = target
    restTime = start.advanced(bySeconds: duration)
    handOverTime = start.advanced(bySeconds: second?.begin ?? duration)
  }

  /// Returns true if the motion is still in a decay at `time`, before any spring.
  func coasts(at time: Timestamp) -> Bool {
    guard case .decay = first else { return false }
    return second == nil || time < handOverTime
  }

  /// Returns the position in points; `target` from `restTime` on.
  @inline(__always)
  public func position(at time: Timestamp) -> Double {
    guard time < restTime else { return target }
    return position(after: time.seconds(since: start), inSecond: time >= handOverTime)
  }

  /// Returns the position of one of its curves, `seconds` after the start of the motion.
  @inline(__always)
  func position(after seconds: Double, inSecond: Bool) -> Double {
    guard let second, inSecond else { return first.position(at: max(seconds, 0)) }
    return second.curve.position(at: max(seconds - second.begin, 0))
  }

  /// Returns the velocity in points per second; 0 from `restTime` on.
  public func velocity(at time: Timestamp) -> Double {
    guard time < restTime else { return 0 }
    let seconds = time.seconds(since: start)
    guard let second, time >= handOverTime else { return first.velocity(at: max(seconds, 0)) }
    return second.curve.velocity(at: max(seconds - second.begin, 0))
  }
}
