/// An estimator of a pointer's velocity from its last few reports.
///
/// Least squares of degree 2 over at most 100 ms and 20 reports, evaluated at the newest, as in
/// Android, Flutter and Compose. Only the time stamps of the reports count, so the number of
/// estimates does not matter.
@usableFromInline
package struct VelocityEstimator: Equatable, Sendable, BitwiseCopyable {
  /// The maximum age of a report that counts, relative to the newest: 100 ms.
  public static let horizon: Int64 = 100_000_000
  /// The pause after which the history restarts, and after which a lift has no velocity, counted
  /// from the last movement: 40 ms, as in Android, Flutter and Compose.
  public static let pause: Int64 = 40_000_000

  private static let capacity: Int32 = 20

  /// Ring buffers: the newest report is at `newest`, older ones before it.
  private var positions = Fixed20<Double>.zeros
  /// The low 32 bits of their nanoseconds. No two lie more than 19 pauses apart, so their
  /// difference is exact.
  private var times = Fixed20<Int32>.zeros
  private var newestTime = Timestamp.distantPast
  private var lastMovement = Timestamp.distantPast
  private var newest: Int32 = 0
  private var count: Int32 = 0

  public init() {}

  /// Discards all reports.
  public mutating func clear() {
    count = 0
    newestTime = .distantPast
    lastMovement = .distantPast
  }

  /// Adds a report. One at the time of the last replaces it.
  ///
  /// - Parameters:
  ///   - position: finite position in points.
  ///   - time: time not before the last.
  public mutating func add(_ position: Double, at time: Timestamp) {
    if count > 0, positions[Int(truncatingIfNeeded: newest)] != position { lastMovement = time }
    if count == 0 || time != newestTime {
      let isNext = count > 0 && time.nanoseconds(since: newestTime) <= Self.pause
      count = isNext ? min(count &+ 1, Self.capacity) : 1
      newest = newest &+ 1 < Self.capacity ? newest &+ 1 : 0
      newestTime = time
    }
    positions[Int(truncatingIfNeeded: newest)] = position
    times[Int(truncatingIfNeeded: newest)] = Int32(truncatingIfNeeded: time.nanoseconds)
  }

  /// Returns the velocity of a lift at `time`, in points per second; 0 if more than a `pause` has
  /// passed since the last movement.
  public func velocity(liftingAt time: Timestamp) -> Double {
    time.nanoseconds(since: lastMovement) > Self.pause ? 0 : velocity
  }

  /// The velocity at the newest report, in points per second; 0 with fewer than three that count.
  ///
  /// With `u` the times less their mean and `y` the positions less the newest, the fit is the sum
  /// of orthogonal polynomials `cu + c(u − bu − m)`: exact to the last digits, where the normal
  /// equations lose six of them.
  public var velocity: Double {
    let used = window
    guard used >= 3 else { return 0 }
    let count = Double(Int(truncatingIfNeeded: used))
    let here = report(0).position
    var mean = 0.0
    var age: Int32 = 0
    while age < used {
      mean += report(age).seconds
      age &+= 1
    }
    mean /= count
    var squares = 0.0, cubes = 0.0, slope = 0.0
    age = 0
    while age < used {
      let (seconds, position) = report(age)
      let u = seconds - mean
      squares += u * u
      cubes += u * u * u
      slope += u * (position - here)
      age &+= 1
    }
    let b = cubes / squares
    let m2 = squares / count
    var bends = 0.0, bend = 0.0
    age = 0
    while age < used {
      let (seconds, position) = report(age)
      let u = seconds - mean
      let p = u * u - b * u - m2
      bends += p * p
      bend += p * (position - here)
      age &+= 1
    }
    guard bends > 0 else { return slope / squares }
    return slope / squares + bend / bends * (2 * (0 - mean) - b)
  }

  /// The number of reports that count: none older than the horizon.
  private var window: Int32 {
    let oldest = Double(0 - Self.horizon) * 1e-9
    var used: Int32 = 0
    while used < count, report(used).seconds >= oldest { used &+= 1 }
    return used
  }

  /// Returns the report that is `age` reports older than the newest: its time relative to that one
  /// in seconds, 0 or less, and its position.
  private func report(_ age: Int32) -> (seconds: Double, position: Double) {
    let slot = slot(age)
    let nanoseconds = Int(
      truncatingIfNeeded: times[slot] &- times[Int(truncatingIfNeeded: newest)])
    return (Double(nanoseconds) * 1e-9, positions[slot])
  }

  /// Returns the index of the report that is `age` reports older than the newest.
  @inline(__always)
  private func slot(_ age: Int32) -> Int {
    let newest = Int(truncatingIfNeeded: newest)
    let older = Int(truncatingIfNeeded: age)
    return newest >= older
      ? newest &- older : newest &- older &+ Int(truncatingIfNeeded: Self.capacity)
  }

  public static func == (a: VelocityEstimator, b: VelocityEstimator) -> Bool {
    guard a.count == b.count, a.newestTime == b.newestTime, a.lastMovement == b.lastMovement
    else { return false }
    for age in 0..<a.count where a.report(age) != b.report(age) { return false }
    return true
  }
}

extension VelocityEstimator {
  /// Visits the reports, newest first, each with the nanoseconds to the previous one.
  mutating func visit(_ visitor: inout some StateVisitor) {
    var reports = UInt8(truncatingIfNeeded: count)
    visitor.byte(&reports, upTo: UInt8(truncatingIfNeeded: Self.capacity))
    visitor.time(&newestTime)
    visitor.time(&lastMovement)
    visitor.require(lastMovement <= newestTime)
    var other = self
    (other.count, other.newest) = (Int32(truncatingIfNeeded: reports), Self.capacity &- 1)
    var time = Int32(truncatingIfNeeded: newestTime.nanoseconds)
    var age: Int32 = 0
    while age < other.count {
      let (from, to) = (slot(age), other.slot(age))
      // `Int64(Int32)` is taken for an allocation where `Int` has 32 bits.
      var gap = Int64(saturating: Double(Int(time &- times[from])))
      var position = positions[from]
      visitor.whole(&gap, in: 0...Self.pause)
      visitor.place(&position)
      time = time &- Int32(truncatingIfNeeded: gap)
      (other.times[to], other.positions[to]) = (time, position)
      age &+= 1
    }
    self = other
  }
}
