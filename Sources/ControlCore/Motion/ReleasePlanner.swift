/// A planner of the complete motion of a control, used once, at its release.
///
/// In this order: outside the bounds it springs back; if fast enough, it coasts, into a bound if
/// its natural stop lies beyond one; and if the snap rule chooses a mark for its stop, the motion
/// is adjusted to land there. Slow releases settle on their mark by the spring. Where motion is
/// reduced, every release is slow, and every spring is over at its start.
public struct ReleasePlanner: Equatable, Sendable {
  /// `k` of the decay, in 1/s; greater than 0.
  public var decayRate: Double
  /// The speed that a release must exceed to coast, in points per second; 0 or more.
  public var minimumSpeed: Double
  /// The distance from the limit of its decay at which coasting stops, in points; greater than 0.
  public var stopDistance: Double
  /// `ω` of the springs that return it from past a bound, in 1/s; greater than 0.
  public var frequency: Double
  /// `ω` of the springs that land it on a mark, in 1/s; greater than 0.
  public var landingFrequency: Double
  /// The distance from its target within which a spring is at rest, in points; greater than 0.
  public var restDistance: Double
  /// Length of the control along its main axis, in points: an overshoot shows at most half of it.
  public var length: Double
  /// The lower bound, in points; may be infinite.
  public var lower: Double
  /// The upper bound, in points; may be infinite.
  public var upper: Double
  /// True if motion is reduced: nothing coasts, and motions have no duration.
  public var isReduced: Bool

  /// Creates a planner. The defaults are those of a ruler, where their sources are given.
  ///
  /// - Precondition: each number is in the range of its property, and `lower` is at most `upper`.
  public init(
    decayRate: Double = Decay.rate(perMillisecond: 0.9972), minimumSpeed: Double = 90,
    stopDistance: Double = 0.6, frequency: Double = 10, landingFrequency: Double = 30,
    restDistance: Double = 0.25, length: Double, lower: Double, upper: Double,
    isReduced: Bool = false
  ) {
    precondition(
      decayRate > 0 && frequency > 0 && landingFrequency > 0,
      "decay and springs must have a rate greater than 0")
    precondition(minimumSpeed >= 0 && length >= 0, "speed and length must be 0 or more")
    precondition(stopDistance > 0 && restDistance > 0, "a motion must end before it arrives")
    precondition(lower <= upper, "the lower bound must be at most the upper")
    self.decayRate = decayRate
    self.minimumSpeed = minimumSpeed
    self.stopDistance = stopDistance
    self.frequency = frequency
    self.landingFrequency = landingFrequency
    self.restDistance = restDistance
    self.length = length
    self.lower = lower
    self.upper = upper
    self.isReduced = isReduced
  }

  /// A motion and the meaning of its end.
  public struct Plan: Equatable, Sendable {
    /// The motion to rest.
    public var motion: Motion
    /// The meaning of its end.
    public var ending: Ending

    /// Creates a plan.
    public init(motion: Motion, ending: Ending) {
      self.motion = motion
      self.ending = ending
    }
  }

  /// The way a motion ends.
  public enum Ending: Equatable, Sendable {
    /// It stops when its speed is used up.
    case stops
    /// It rests on the choice of the snap rule.
    case lands
    /// It hits this bound at the hand-over; after that only the shown position moves.
    case bounces(Side)
    /// It returns to the bound or value it was pulled away from; only the shown position moves.
    case returns

    /// True if it only returns the shown position.
    public var isReturn: Bool {
      if case .returns = self { true } else { false }
    }
  }

  /// Plans the motion of a control released at `x` with velocity `v`.
  ///
  /// - Parameters:
  ///   - x: shown position, in points.
  ///   - v: velocity in points per second.
  ///   - start: time of the release.
  ///   - snap: function from a stop to the rest position of the snap rule; `nil` to stay there.
  /// - Returns: planned motion; `nil` if it stays in place.
  public func plan(
    from x: Double, velocity v: Double, at start: Timestamp, snap: (Double) -> Landing?
  ) -> Plan? {
    let v = isReduced ? 0 : v
    if x > upper { return springBack(from: x, velocity: v, to: upper, at: start) }
    if x < lower { return springBack(from: x, velocity: v, to: lower, at: start) }
    guard isFling(v) else {
      guard let landing = snap(x) else { return nil }
      return settle(from: x, velocity: 0, on: landing.position, at: start, .lands)
    }
    let decay = Decay(start: x, velocity: v, rate: decayRate)
    let stop = naturalStop(of: decay)
    if stop > upper { return bounce(decay, off: .upper, at: upper, start) }
    if stop < lower { return bounce(decay, off: .lower, at: lower, start) }
    guard let landing = snap(stop) else { return coast(decay, to: stop, start) }
    return land(from: x, velocity: v, on: landing, at: start)
  }

  /// Returns true if a release at this speed coasts. A tolerance of 10⁻⁹ keeps rounding in the
  /// estimate of a drag at exactly the minimum speed from deciding.
  private func isFling(_ velocity: Double) -> Bool {
    abs(velocity) > minimumSpeed * (1 + 1e-9)
  }

  /// Plans a spring from rest at `x` to `target`, for the shown position of a value already chosen.
  ///
  /// - Parameters:
  ///   - x: shown position, in points.
  ///   - target: position of the value, in points.
  ///   - start: start time.
  ///   - isLanding: true to land on the user's choice, false to return from a bound or follow the
  ///     host.
  /// - Returns: planned motion; `nil` if it is there already, or too near to move.
  public func glide(
    from x: Double, to target: Double, at start: Timestamp, isLanding: Bool = false
  ) -> Plan? {
    let plan =
      isLanding
      ? settle(from: x, velocity: 0, on: target, at: start, .returns)
      : bringBack(from: x, velocity: 0, to: target, at: start)
    guard let plan else { return nil }
    let isShown = isReduced ? abs(x - target) > restDistance : plan.motion.restTime > start
    return isShown ? plan : nil
  }

  /// Plans a landing on `target` by the landing spring; `nil` if it is there at rest.
  public func land(
    from x: Double, velocity v: Double, on target: Double, at start: Timestamp
  ) -> Plan? {
    settle(from: x, velocity: isReduced ? 0 : v, on: target, at: start, .lands)
  }

  /// Returns true if landing motions are the same under both planners.
  @usableFromInline
  func landsLike(_ other: ReleasePlanner) -> Bool {
    landingFrequency == other.landingFrequency && restDistance == other.restDistance
      && lower == other.lower && upper == other.upper
  }

  /// Returns true if both return the shown position by the same springs.
  @usableFromInline
  func springsLike(_ other: ReleasePlanner) -> Bool {
    isReduced == other.isReduced && frequency == other.frequency
      && landingFrequency == other.landingFrequency
  }

  private func naturalStop(of decay: Decay) -> Double {
    guard abs(decay.velocity) > decayRate * stopDistance else { return decay.start }
    return decay.limit - (decay.velocity < 0 ? -stopDistance : stopDistance)
  }

  private func coast(_ decay: Decay, to stop: Double, _ start: Timestamp) -> Plan? {
    guard stop != decay.start else { return nil }
    let motion = Motion(
      start: start, first: .decay(decay),
      duration: decay.seconds(untilWithin: stopDistance), target: stop)
    return Plan(motion: motion, ending: .stops)
  }

  /// Returns the maximum outward speed of a spring already `distance` points past its bound, in
  /// points per second. It carries the spring through half of the control's remaining length: on
  /// leaving a bound, half of the length.
  private func outwardSpeed(at distance: Double) -> Double {
    CriticalSpring.velocity(peakingAt: max(length - distance, 0) / 2, frequency: frequency)
  }

  private func bounce(_ decay: Decay, off side: Side, at bound: Double, _ start: Timestamp) -> Plan
  {
    let time = decay.seconds(reaching: bound)
    let crossing = time < .infinity ? time : 0
    let left = decay.velocity(passing: bound)
    let most = outwardSpeed(at: 0)
    let spring = CriticalSpring(
      to: bound, displacement: 0, velocity: min(max(left, -most), most),
      frequency: frequency)
    let motion = Motion(
      start: start, first: .decay(decay),
      second: Motion.Continuation(begin: crossing, curve: .spring(spring)),
      duration: crossing + spring.seconds(untilWithin: restDistance), target: bound)
    return Plan(motion: motion, ending: .bounces(side))
  }

  /// Springs back from outside. The inward speed is limited to `ω` times the distance, the maximum
  /// at which a critical spring does not pass its target.
  private func springBack(
    from x: Double, velocity v: Double, to bound: Double, at start: Timestamp
  ) -> Plan? {
    let inward = frequency * abs(x - bound)
    let outward = outwardSpeed(at: abs(x - bound))
    let speed = x > bound ? min(max(v, -inward), outward) : max(min(v, inward), -outward)
    return bringBack(from: x, velocity: speed, to: bound, at: start)
  }

  /// Returns to the target by the spring of the bounds. Only the shown position moves.
  private func bringBack(
    from x: Double, velocity v: Double, to target: Double, at start: Timestamp
  ) -> Plan? {
    guard x != target || v != 0 else { return nil }
    let spring = CriticalSpring(
      to: target, displacement: x - target, velocity: v, frequency: frequency)
    let motion = Motion(
      start: start, first: .spring(spring),
      duration: isReduced ? 0 : spring.seconds(untilWithin: restDistance), target: target)
    return Plan(motion: motion, ending: .returns)
  }

  /// Lands by an exponential that ends exactly on the mark, with the speed of the release, if its
  /// rate is close enough to the decay's to look the same; otherwise by the spring.
  private func land(
    from x: Double, velocity v: Double, on landing: Landing, at start: Timestamp
  ) -> Plan? {
    let distance = landing.position - x
    let rate = v / distance
    let approach = min(landing.approach, abs(distance))
    guard rate >= decayRate * 2 / 3, rate <= landingFrequency, approach > 0,
      approach < abs(distance)
    else {
      return settle(from: x, velocity: v, on: landing.position, at: start, .lands)
    }
    let handOver = naturalLogarithm(abs(distance) / approach) / rate
    let spring = CriticalSpring(
      to: landing.position, displacement: distance < 0 ? approach : -approach,
      velocity: rate * (distance < 0 ? -approach : approach), frequency: landingFrequency)
    let motion = Motion(
      start: start, first: .decay(Decay(start: x, velocity: v, rate: rate)),
      second: Motion.Continuation(begin: handOver, curve: .spring(spring)),
      duration: handOver + spring.seconds(lastAwayBy: restDistance), target: landing.position)
    return Plan(motion: motion, ending: .lands)
  }

  /// Settles by the landing spring. If it would leave the bounds, its speed is limited so that it
  /// does not overshoot.
  private func settle(
    from x: Double, velocity v: Double, on target: Double, at start: Timestamp, _ ending: Ending
  ) -> Plan? {
    guard x != target || v != 0 else { return nil }
    var spring = CriticalSpring(
      to: target, displacement: x - target, velocity: v, frequency: landingFrequency)
    if spring.turningPoint < .infinity {
      let farthest = spring.position(at: spring.turningPoint)
      if farthest < lower || farthest > upper {
        let most = landingFrequency * (target - x)
        spring = CriticalSpring(
          to: target, displacement: x - target,
          velocity: min(max(v, min(most, 0)), max(most, 0)), frequency: landingFrequency)
      }
    }
    let motion = Motion(
      start: start, first: .spring(spring),
      duration: isReduced ? 0 : spring.seconds(lastAwayBy: restDistance), target: target)
    return Plan(motion: motion, ending: ending)
  }
}
