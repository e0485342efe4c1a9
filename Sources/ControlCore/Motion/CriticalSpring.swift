/// Settling: the fastest way to a target without swinging, `d(t) = e^−ωt (d + (v + ωd) t)`.
///
/// `d` is the displacement from the target. A critically damped spring passes its target at most
/// once, and turns at most once.
public struct CriticalSpring: Equatable, Sendable {
  /// In points.
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

  /// For whoever knows that the frequency is greater than 0.
  init(to target: Double, displacement: Double, velocity: Double, frequency: Double) {
    self.target = target
    self.displacement = displacement
    self.velocity = velocity
    self.frequency = frequency
  }

  /// `v + ωd`.
  private var drive: Double { velocity + frequency * displacement }

  /// The place so many seconds after the start, in points.
  public func position(at seconds: Double) -> Double {
    target + displacement(at: seconds)
  }

  /// How far it is from its target, in points, with a sign.
  private func displacement(at seconds: Double) -> Double {
    exponential(-frequency * seconds) * (displacement + drive * seconds)
  }

  /// The velocity so many seconds after the start, in points per second.
  public func velocity(at seconds: Double) -> Double {
    exponential(-frequency * seconds) * (velocity - frequency * drive * seconds)
  }

  /// When it stands still for a moment and turns, `v/(ω(v + ωd))`, in seconds; infinite if it never does.
  @inline(never)
  public var turningPoint: Double {
    guard velocity != 0 else { return .infinity }
    let seconds = velocity / (frequency * drive)
    return seconds > 0 ? seconds : .infinity
  }

  /// A time after which it stays within `distance` points of the target; 0 if it always is.
  ///
  /// The larger of `ln(2|d|/δ)/ω` and `2 ln(4|v + ωd|/(e))/ω`: each term of the sum has then
  /// fallen below δ/2. Conservative; the exact time needs Lambert's W.
  public func seconds(untilWithin distance: Double) -> Double {
    let offset = 2 * abs(displacement) / distance
    let swing = 4 * abs(drive) / (2.718281828459045 * frequency * distance)
    let first = offset > 1 ? naturalLogarithm(offset) / frequency : 0
    let second = swing > 1 ? 2 * naturalLogarithm(swing) / frequency : 0
    return max(first, second)
  }

  /// The last time it is `distance` points from the target; 0 if it is nearer from the start on.
  ///
  /// Found by 60 halvings of a time in which it comes nearer all along, and which begins farther away
  /// and ends nearer. The true time lies in the last of these intervals, of which this is the end; the
  /// formula with Lambert's W gives the same.
  ///
  /// - Parameter distance: in points; greater than 0.
  /// - Returns: in seconds after its start.
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

  /// This motion with its clock set to 0 at `seconds`.
  func rebased(at seconds: Double) -> CriticalSpring {
    CriticalSpring(
      to: target, displacement: position(at: seconds) - target,
      velocity: velocity(at: seconds), frequency: frequency)
  }

  /// The speed that carries a spring out of its target to `distance` and no further.
  ///
  /// - Parameters:
  ///   - distance: in points; 0 or more.
  ///   - frequency: `ω`, in 1/s.
  /// - Returns: `ed`, in points per second.
  public static func velocity(peakingAt distance: Double, frequency: Double) -> Double {
    2.718281828459045 * frequency * distance
  }
}
