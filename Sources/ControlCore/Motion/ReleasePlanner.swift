/// Decides, once, at release, how a control goes on: the whole motion with its end.
///
/// In this order: outside the bounds it springs back; fast enough, it coasts, into a bound if its
/// natural stop lies beyond one; and if the snap rule chooses a mark for where it would stop, the
/// motion is bent so that it lands there. Slow releases settle on their mark by the spring.
public struct ReleasePlanner: Equatable, Sendable {
  /// `k` of the decay, in 1/s; greater than 0.
  public var decayRate: Double
  /// A release must be faster than this to coast, in points per second; 0 or more.
  public var minimumSpeed: Double
  /// A coasting control stops this many points before the limit of its decay; greater than 0.
  public var stopDistance: Double
  /// `ω` of the springs that bring it back from past a bound, in 1/s; greater than 0.
  public var frequency: Double
  /// `ω` of the springs that land it on a mark, in 1/s; greater than 0.
  public var landingFrequency: Double
  /// A spring is at rest when it stays this near to its target, in points; greater than 0.
  public var restDistance: Double
  /// Length of the control along its axis, in points: no overshoot shows more than half of it.
  public var length: Double
  /// In points; may be infinite.
  public var lower: Double
  /// The upper bound, in points; may be infinite.
  public var upper: Double

  /// The defaults are those of a ruler, where each says where it comes from.
  ///
  /// - Precondition: each number is in the range that its property names, and `lower` is at most `upper`.
  public init(
    decayRate: Double = Decay.rate(perMillisecond: 0.9972), minimumSpeed: Double = 90,
    stopDistance: Double = 0.6, frequency: Double = 10, landingFrequency: Double = 30,
    restDistance: Double = 0.25, length: Double, lower: Double, upper: Double
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
  }

  /// A motion, and what its end means.
  public struct Plan: Equatable, Sendable {
    /// The way to rest.
    public var motion: Motion
    /// The meaning of its end.
    public var ending: Ending

    /// A motion with what its end means.
    public init(motion: Motion, ending: Ending) {
      self.motion = motion
      self.ending = ending
    }
  }

  /// How a motion ends.
  public enum Ending: Equatable, Sendable {
    /// It stops where its speed has gone.
    case stops
    /// It rests on what the snap rule chose.
    case lands
    /// It hits this bound at the hand-over; after that only what shows moves.
    case bounces(Side)
    /// It comes back to the bound or value it was pulled away from; only what shows moves.
    case returns

    /// Whether it only brings back what shows.
    public var isReturn: Bool {
      if case .returns = self { true } else { false }
    }
  }

  /// How a control released at `x` with velocity `v` goes on.
  ///
  /// - Parameters:
  ///   - x: what shows, in points.
  ///   - v: in points per second.
  ///   - start: the time of the release.
  ///   - snap: where the snap rule would have a control rest that stops at the given position; `nil`
  ///     to stay there.
  /// - Returns: `nil` if it stays where it is.
  public func plan(
    from x: Double, velocity v: Double, at start: Timestamp, snap: (Double) -> Landing?
  ) -> Plan? {
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

  /// Whether a release this fast coasts. The estimate of a drag at exactly the least speed is off by
  /// rounding, which must not decide: a thousand-millionth above it is still the same speed.
  private func isFling(_ velocity: Double) -> Bool {
    abs(velocity) > minimumSpeed * (1 + 1e-9)
  }

  /// A spring without speed from `x` to `target`, for what shows of a value that is chosen already.
  ///
  /// - Parameters:
  ///   - x: what shows, in points.
  ///   - target: where the value lies, in points.
  ///   - start: when it begins.
  ///   - isLanding: whether it lands on what the user has chosen; else it comes back from past a bound, or
  ///     follows what the host has set.
  /// - Returns: `nil` if it is there already.
  public func glide(
    from x: Double, to target: Double, at start: Timestamp, isLanding: Bool = false
  ) -> Plan? {
    isLanding
      ? settle(from: x, velocity: 0, on: target, at: start, .returns)
      : bringBack(from: x, velocity: 0, to: target, at: start)
  }

  /// How a motion goes on that lands already, where nothing but the springs has changed: on the same mark.
  public func land(
    from x: Double, velocity v: Double, on target: Double, at start: Timestamp
  ) -> Plan? {
    settle(from: x, velocity: v, on: target, at: start, .lands)
  }

  /// Whether a motion that lands does so in the same way.
  @usableFromInline
  func landsLike(_ other: ReleasePlanner) -> Bool {
    landingFrequency == other.landingFrequency && restDistance == other.restDistance
      && lower == other.lower && upper == other.upper
  }

  /// Whether what only shows is brought back by the same springs.
  @usableFromInline
  func springsLike(_ other: ReleasePlanner) -> Bool {
    frequency == other.frequency && landingFrequency == other.landingFrequency
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

  /// How fast a spring may move outwards when what shows is `distance` points past its bound already, in
  /// points per second. At that speed it goes as far as half of what is left of the control's length: on
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

  /// Back from outside: the inward speed is held to `ω` times the distance, the most with which a
  /// critical spring does not pass its target.
  private func springBack(
    from x: Double, velocity v: Double, to bound: Double, at start: Timestamp
  ) -> Plan? {
    let inward = frequency * abs(x - bound)
    let outward = outwardSpeed(at: abs(x - bound))
    let speed = x > bound ? min(max(v, -inward), outward) : max(min(v, inward), -outward)
    return bringBack(from: x, velocity: speed, to: bound, at: start)
  }

  /// By the spring of the bounds to where it belongs. Only what shows moves.
  private func bringBack(
    from x: Double, velocity v: Double, to target: Double, at start: Timestamp
  ) -> Plan? {
    guard x != target || v != 0 else { return nil }
    let spring = CriticalSpring(
      to: target, displacement: x - target, velocity: v, frequency: frequency)
    let motion = Motion(
      start: start, first: .spring(spring),
      duration: spring.seconds(untilWithin: restDistance), target: target)
    return Plan(motion: motion, ending: .returns)
  }

  /// By an exponential that ends exactly on the mark, with the speed of the release, if its rate is
  /// near enough to the decay's to look the same; else by the spring.
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

  /// By the spring of landings; with so little speed that it does not overshoot, if it would leave the
  /// bounds.
  @inline(never)
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
      duration: spring.seconds(lastAwayBy: restDistance), target: target)
    return Plan(motion: motion, ending: ending)
  }
}
