/// One motion from release to rest: at most two closed-form curves, one after the other.
///
/// Built once and never changed; where it is at any time is a pure function, so how often one asks
/// cannot matter.
public struct Motion: Equatable, Sendable {
  /// When it began.
  public let start: Timestamp
  /// The curve that it begins with.
  public let first: Curve
  /// The curve it goes on with, and how many seconds after the start; `nil` if one is all.
  public let second: Continuation?
  /// How many seconds after the start it is over.
  public let duration: Double
  /// Where it ends, exactly, in points. The last curve may stop a little short of it.
  public let target: Double
  /// The first nanosecond at which it is over.
  public let restTime: Timestamp
  /// The first nanosecond at which the second curve is in force; `restTime` if there is none.
  public let handOverTime: Timestamp

  /// The second half of a motion.
  public struct Continuation: Equatable, Sendable {
    /// Seconds after the start of the motion.
    public let begin: Double
    /// The curve that goes on from there.
    public let curve: Curve

    /// The curve that is in force from so many seconds after the start of the motion.
    public init(begin: Double, curve: Curve) {
      self.begin = begin
      self.curve = curve
    }
  }

  /// A motion of one curve or two, which is over after `duration` seconds at `target`, in points.
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

  /// Whether a decay moves it at `time`, and no spring yet.
  func coasts(at time: Timestamp) -> Bool {
    guard case .decay = first else { return false }
    return second == nil || time < handOverTime
  }

  /// In points; `target` from `restTime` on.
  @inline(__always)
  public func position(at time: Timestamp) -> Double {
    guard time < restTime else { return target }
    return position(after: time.seconds(since: start), inSecond: time >= handOverTime)
  }

  /// Where a curve of it is, so many seconds after the start of the motion.
  @inline(__always)
  func position(after seconds: Double, inSecond: Bool) -> Double {
    guard let second, inSecond else { return first.position(at: max(seconds, 0)) }
    return second.curve.position(at: max(seconds - second.begin, 0))
  }

  /// In points per second; 0 from `restTime` on.
  @inline(never)
  public func velocity(at time: Timestamp) -> Double {
    guard time < restTime else { return 0 }
    let seconds = time.seconds(since: start)
    guard let second, time >= handOverTime else { return first.velocity(at: max(seconds, 0)) }
    return second.curve.velocity(at: max(seconds - second.begin, 0))
  }
}
