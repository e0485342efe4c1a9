/// How fast a pointer moves, from its last few reports.
///
/// Least squares of degree 2 over at most 100 ms and 20 reports, evaluated at the newest: the choice
/// of Android, Flutter and Compose. Only the time stamps of the reports count, so it does not matter
/// how often the estimate is asked for.
public struct VelocityEstimator: Equatable, Sendable {
  /// Reports older than this, counted from the newest, do not count: 100 ms.
  public static let horizon: Int64 = 100_000_000
  /// A pause longer than this ends the history, and a lift later than this after the last movement
  /// has no velocity: 40 ms, as in Android, Flutter and Compose.
  public static let pause: Int64 = 40_000_000

  private static let capacity: Int64 = 20

  private struct Sample: Equatable, Sendable {
    var time = Timestamp.distantPast
    var position = 0.0
  }

  /// A ring: the newest sample is at `newest`, older ones before it.
  private var samples = InlineArray<20, Sample>(repeating: Sample())
  private var count: Int64 = 0
  private var newest: Int64 = 0
  private var lastMovement = Timestamp.distantPast

  public init() {}

  /// Takes a report in. One at the time of the last replaces it.
  ///
  /// - Parameters:
  ///   - position: in points, finite.
  ///   - time: not before the last.
  public mutating func add(_ position: Double, at time: Timestamp) {
    guard count > 0 else {
      count = 1
      self[newest] = Sample(time: time, position: position)
      return
    }
    if self[newest].position != position { lastMovement = time }
    if self[newest].time != time {
      newest = (newest + 1) % Self.capacity
      count = min(count + 1, Self.capacity)
    }
    self[newest] = Sample(time: time, position: position)
  }

  /// The velocity of a pointer that lifts at `time`, in points per second; 0 if it had stopped.
  public func velocity(liftingAt time: Timestamp) -> Double {
    time.nanoseconds(since: lastMovement) > Self.pause ? 0 : velocity
  }

  /// The velocity at the newest report, in points per second; 0 with fewer than three reports.
  ///
  /// With `u` the times less their mean and `y` the positions less the newest, the fit is the sum of
  /// orthogonal polynomials `c₁u + c₂(u² − bu − m₂)`: exact to the last digits, where the normal
  /// equations lose six of them.
  public var velocity: Double {
    let used = window
    guard used >= 3 else { return 0 }
    var mean = 0.0
    for age in 0..<used { mean += seconds(age) }
    mean /= Double(used)
    var squares = 0.0, cubes = 0.0, slope = 0.0
    for age in 0..<used {
      let u = seconds(age) - mean
      squares += u * u
      cubes += u * u * u
      slope += u * position(age)
    }
    let b = cubes / squares
    let m2 = squares / Double(used)
    var bends = 0.0, bend = 0.0
    for age in 0..<used {
      let u = seconds(age) - mean
      let p = u * u - b * u - m2
      bends += p * p
      bend += p * position(age)
    }
    guard bends > 0 else { return slope / squares }
    return slope / squares + bend / bends * (2 * (seconds(0) - mean) - b)
  }

  /// How many samples count: no older than the horizon, and no pause among them.
  private var window: Int64 {
    var used: Int64 = 1
    while used < count {
      let older = sample(used).time
      if sample(0).time.nanoseconds(since: older) > Self.horizon { break }
      if sample(used - 1).time.nanoseconds(since: older) > Self.pause { break }
      used += 1
    }
    return count == 0 ? 0 : used
  }

  private subscript(slot: Int64) -> Sample {
    get { samples[Int(truncatingIfNeeded: slot)] }
    set { samples[Int(truncatingIfNeeded: slot)] = newValue }
  }

  private func sample(_ age: Int64) -> Sample {
    self[(newest + Self.capacity - age) % Self.capacity]
  }

  private func seconds(_ age: Int64) -> Double {
    sample(age).time.seconds(since: sample(0).time)
  }

  private func position(_ age: Int64) -> Double {
    sample(age).position - sample(0).position
  }

  public static func == (a: VelocityEstimator, b: VelocityEstimator) -> Bool {
    guard a.count == b.count, a.lastMovement == b.lastMovement else { return false }
    for age in 0..<a.count where a.sample(age) != b.sample(age) { return false }
    return true
  }
}
