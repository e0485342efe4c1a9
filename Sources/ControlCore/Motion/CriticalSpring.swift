/// A critically damped spring, which settles fastest: `d(t) = e^−ωt (d + (v + ωd) t)`.
///
/// `d` is the displacement from the target. The spring passes its target and turns at most once
/// each.
public struct CriticalSpring: Equatable, Sendable {
  /// The end of the motion, in points.
  public let target: Double
  /// `d`, in points.
  public let displacement: Double
  /// `v`, in points per second.
  public let velocity: Double
  /// `ω`, in 1/s; greater than 0. 10 is a stiffness of 100 and a damping of 20 for a mass of 1.
  public let frequency: Double

  /// - Precondition: `frequency` is greater than 0.
  public init(target: Double, displacement: Double, velocity: Double, frequency: Double) {
    precondition(frequency > 0, "the frequency of a spring must be greater than 0")
    self.init(to: target, displacement: displacement, velocity: velocity, frequency: frequency)
  }

  /// Creates a spring without the check, for a frequency known to be greater than 0.
  init(to target: Double, displacement: Double, velocity: Double, frequency: Double) {
    self.target = target
    self.displacement = displacement
    self.velocity = velocity
    self.frequency = frequency
  }

  /// `v + ωd`.
  private var drive: Double { velocity + frequency * displacement }

  /// Returns the position `seconds` after the start, in points.
  public func position(at seconds: Double) -> Double {
    target + displacement(at: seconds)
  }

  /// Returns the signed distance from the target, in points.
  private func displacement(at seconds: Double) -> Double {
    exponential(-frequency * seconds) * (displacement + drive * seconds)
  }

  /// Returns the velocity `seconds` after the start, in points per second.
  public func velocity(at seconds: Double) -> Double {
    exponential(-frequency * seconds) * (velocity - frequency * drive * seconds)
  }

  /// The time of its turn, `v/(ω(v + ωd))`, in seconds; infinite if it never turns.
  public var turningPoint: Double {
    guard velocity != 0 else { return .infinity }
    let seconds = velocity / (frequency * drive)
    return seconds > 0 ? seconds : .infinity
  }

  /// Returns a time after which it stays within `distance` points of the target; 0 if always.
  ///
  /// The larger of `ln(2|d|/δ)/ω` and `2 ln(4|v + ωd|/(eωδ))/ω`: by then, each term of the sum
  /// is below δ/2. This is conservative; the exact time needs Lambert's W.
  public func seconds(untilWithin distance: Double) -> Double {
    let offset = 2 * abs(displacement) / distance
    let swing = 4 * abs(drive) / (2.718281828459045 * frequency * distance)
    let first = offset > 1 ? naturalLogarithm(offset) / frequency : 0
    let second = swing > 1 ? 2 * naturalLogarithm(swing) / frequency : 0
    return max(first, second)
  }

  /// Returns the last time it is `distance` points from the target; 0 if it starts nearer.
  ///
  /// Bisects, 60 times, an interval of monotone approach that begins farther away and ends nearer.
  /// The result is the end of the last interval, which contains the true time, and agrees with the
  /// formula that uses Lambert's W.
  ///
  /// - Parameter distance: distance in points; greater than 0.
  /// - Returns: seconds after its start.
  public func seconds(lastAwayBy distance: Double) -> Double {
    let turn = turningPoint
    var early = 0.0
    var late = seconds(untilWithin: distance)
    if turn < .infinity {
      if isAway(by: distance, at: turn) {
        early = turn
      } else {
        // It passes the target 1/ω before it turns, if it passes it at all.
        late = max(turn - 1 / frequency, 0)
      }
    }
    guard isAway(by: distance, at: early) else { return early }
    var halvings = 0
    while halvings < 60 {
      let middle = early + (late - early) / 2
      if isAway(by: distance, at: middle) { early = middle } else { late = middle }
      halvings &+= 1
    }
    return late
  }

  private func isAway(by distance: Double, at seconds: Double) -> Bool {
    abs(displacement(at: seconds)) > distance
  }

  /// Returns this motion with its clock set to 0 at `seconds`.
  func rebased(at seconds: Double) -> CriticalSpring {
    CriticalSpring(
      to: target, displacement: position(at: seconds) - target,
      velocity: velocity(at: seconds), frequency: frequency)
  }

  /// Returns the speed that carries a spring from its target to `distance` and no further.
  ///
  /// - Parameters:
  ///   - distance: maximum distance in points; 0 or more.
  ///   - frequency: `ω`, in 1/s.
  /// - Returns: `eωd`, in points per second.
  public static func velocity(peakingAt distance: Double, frequency: Double) -> Double {
    2.718281828459045 * frequency * distance
  }
}
