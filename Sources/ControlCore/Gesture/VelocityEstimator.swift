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

  /// Rings: the newest report is at `newest`, older ones before it.
  private var positions = InlineArray<20, Double>(repeating: 0)
  /// The low 32 bits of their nanoseconds, two to a word. No two lie further apart than 19 pauses, so
  /// that is enough to tell how far.
  private var times = InlineArray<10, UInt64>(repeating: 0)
  private var count: Int64 = 0
  private var newest: Int64 = 0
  private var newestTime = Timestamp.distantPast
  private var lastMovement = Timestamp.distantPast

  public init() {}

  /// Takes a report in. One at the time of the last replaces it.
  ///
  /// - Parameters:
  ///   - position: in points, finite.
  ///   - time: not before the last.
  public mutating func add(_ position: Double, at time: Timestamp) {
    if count > 0, positions[slot(0)] != position { lastMovement = time }
    if count == 0 || time != newestTime {
      let isNext = count > 0 && time.nanoseconds(since: newestTime) <= Self.pause
      count = isNext ? min(count + 1, Self.capacity) : 1
      newest = newest + 1 < Self.capacity ? newest + 1 : 0
      newestTime = time
    }
    positions[slot(0)] = position
    setTime(UInt64(bitPattern: time.nanoseconds) & 0xFFFF_FFFF)
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

  /// How many reports count: none older than the horizon.
  private var window: Int64 {
    var used: Int64 = 0
    while used < count, nanoseconds(used) <= Self.horizon { used += 1 }
    return used
  }

  /// Where the report is that is `age` reports older than the newest.
  private func slot(_ age: Int64) -> Int {
    Int(truncatingIfNeeded: newest >= age ? newest - age : newest - age + Self.capacity)
  }

  /// How much older than the newest.
  private func nanoseconds(_ age: Int64) -> Int64 {
    Int64(bitPattern: (time(slot(0)) &- time(slot(age))) & 0xFFFF_FFFF)
  }

  private func time(_ slot: Int) -> UInt64 {
    slot & 1 == 0 ? times[slot / 2] & 0xFFFF_FFFF : times[slot / 2] &>> 32
  }

  private mutating func setTime(_ time: UInt64) {
    let slot = slot(0)
    let other = times[slot / 2]
    times[slot / 2] =
      slot & 1 == 0 ? other & 0xFFFF_FFFF_0000_0000 | time : other & 0xFFFF_FFFF | time &<< 32
  }

  private func seconds(_ age: Int64) -> Double {
    Double(0 - nanoseconds(age)) * 1e-9
  }

  private func position(_ age: Int64) -> Double {
    positions[slot(age)] - positions[slot(0)]
  }

  public static func == (a: VelocityEstimator, b: VelocityEstimator) -> Bool {
    guard a.count == b.count, a.newestTime == b.newestTime, a.lastMovement == b.lastMovement
    else { return false }
    for age in 0..<a.count {
      guard a.nanoseconds(age) == b.nanoseconds(age) else { return false }
      guard a.positions[a.slot(age)] == b.positions[b.slot(age)] else { return false }
    }
    return true
  }
}
