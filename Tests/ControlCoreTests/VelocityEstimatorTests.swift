import ControlCore
import TestSupport
import Testing

struct VelocityEstimatorTests {
  /// Returns an estimator after reports of `(milliseconds, position)`.
  private func estimator(_ reports: [(Int64, Double)], from start: Int64 = 0) -> VelocityEstimator {
    var estimator = VelocityEstimator()
    for (time, position) in reports {
      estimator.add(position, at: milliseconds(start + time))
    }
    return estimator
  }

  private func milliseconds(_ time: Int64) -> Timestamp {
    Timestamp(nanoseconds: time * 1_000_000)
  }

  private let steady: [(Int64, Double)] = [(0, 0), (10, 5), (20, 10), (30, 15)]

  @Test func `it is the exact fit over the window`() throws {
    let table = try PhysicsFixture("velocity", atLeast: 36)
    let worst = table.worst { row in
      var estimator = VelocityEstimator()
      for index in stride(from: 1, to: row.count, by: 2) {
        estimator.add(row[index + 1], at: Timestamp(nanoseconds: Int64(row[index])))
      }
      return row[0] == 0 ? estimator.velocity : estimator.velocity / row[0] - 1
    }
    #expect(worst.error <= 1e-9, "\(worst.row)")
  }

  @Test func `fewer than three times have no velocity`() {
    #expect(VelocityEstimator().velocity == 0)
    #expect(estimator([(5, 3)]).velocity == 0)
    #expect(estimator([(5, 3), (10, 8)]).velocity == 0)
    #expect(estimator([(5, 3), (10, 8), (10, 9), (10, 10)]).velocity == 0)
    #expect(estimator([(5, 3), (10, 8), (15, 13)]).velocity != 0)
  }

  @Test func `a parabola is followed to its newest point`() {
    // x = 200 + 3000 t − 4000 t², so v = 3000 − 8000 t.
    let reports = (0...8).map { step in
      let t = Double(step) / 100
      return (Int64(step) * 10, 200 + 3000 * t - 4000 * t * t)
    }
    #expect(abs(estimator(reports).velocity - 2360) <= 1e-8)
  }

  @Test func `a later report at the same time replaces the earlier`() {
    let replaced = estimator([(0, 0), (10, 5), (20, 10), (30, 99), (30, 15)])
    #expect(replaced.velocity == estimator(steady).velocity)
    let firstReplaced = estimator([(0, 44), (0, 0), (10, 5), (20, 10), (30, 15)])
    #expect(firstReplaced.velocity == estimator(steady).velocity)
  }

  @Test func `a pause of more than 40 ms ends the history, one of 40 does not`() {
    let after = [(0, 900.0), (10, 500.0), (20, 0.0)].map { (Int64($0.0), $0.1) }
    let late: [(Int64, Double)] = [(61, 0), (71, 5), (81, 10), (91, 15)]
    #expect(estimator(after + late).velocity == estimator(late).velocity)
    let inTime: [(Int64, Double)] = [(60, 0), (70, 5), (80, 10), (90, 15)]
    #expect(estimator(after + inTime).velocity != estimator(inTime).velocity)
  }

  @Test func `a report older than 100 ms does not count, one of 100 does`() {
    let recent: [(Int64, Double)] = [(30, 30), (60, 60), (90, 90), (120, 130)]
    #expect(estimator([(19, -500)] + recent).velocity == estimator(recent).velocity)
    #expect(estimator([(20, -500)] + recent).velocity != estimator(recent).velocity)
  }

  @Test func `only the newest 20 reports count`() {
    let recent = (1...20).map { (Int64($0) * 2, Double($0 * $0)) }
    #expect(estimator([(0, 700)] + recent).velocity == estimator(recent).velocity)
    #expect(estimator([(1, 700)] + recent.dropFirst()).velocity != estimator(recent).velocity)
    let many = (-500...0).map { (Int64($0) * 2, 3.0) }
    #expect(estimator(many + recent).velocity == estimator(recent).velocity)
  }

  @Test func `a pointer that lifts more than 40 ms after its last movement has stopped`() {
    let steady = estimator(steady)
    #expect(steady.velocity(liftingAt: milliseconds(30)) == steady.velocity)
    #expect(steady.velocity(liftingAt: milliseconds(70)) == steady.velocity)
    #expect(steady.velocity(liftingAt: Timestamp(nanoseconds: 70_000_001)) == 0)
  }

  @Test func `reports without movement do not keep it moving`() {
    let resting = estimator(steady + [(45, 15), (60, 15), (70, 15)])
    #expect(resting.velocity(liftingAt: milliseconds(70)) == resting.velocity)
    #expect(resting.velocity(liftingAt: milliseconds(71)) == 0)
    #expect(estimator([(0, 4), (10, 4), (20, 4)]).velocity(liftingAt: milliseconds(20)) == 0)
  }

  @Test func `equal values are equal whatever was forgotten`() {
    let recent = (1...20).map { (Int64($0), Double($0)) }
    var other = estimator([(0, 9)] + recent)
    #expect(other == estimator([(-3, 2), (0, 9)] + recent))
    #expect(other != estimator(steady))
    other.add(5, at: milliseconds(50))
    #expect(other != estimator(recent))
  }

  // MARK: Laws

  private func reports(_ random: inout RandomBits) -> [(time: Timestamp, position: Double)] {
    var time = Timestamp(nanoseconds: random.whole(-1_000_000_000...1_000_000_000_000))
    return (0..<random.whole(0...30)).map { _ in
      let gap: Int64 = random.pick([0, 1, 1_000_000, 8_000_000, 16_000_000, 45_000_000])
      time = time.advanced(by: random.whole(0...gap))
      return (time, random.sixtyFourth(-2000...2000))
    }
  }

  private func velocity(
    _ reports: [(time: Timestamp, position: Double)], late: Int64 = 0,
    _ change: (Double) -> Double = { $0 }
  ) -> Double {
    var estimator = VelocityEstimator()
    for (time, position) in reports {
      estimator.add(change(position), at: time.advanced(by: late))
    }
    return estimator.velocity
  }

  @Test(arguments: Seeds.all)
  func `it is always finite, and depends on neither origin nor side`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<3000 {
      let reports = reports(&random)
      let v = velocity(reports)
      #expect(v.isFinite)
      let shift = random.sixtyFourth(-1_000_000...1_000_000)
      #expect(velocity(reports, late: random.whole(-(1 << 62)...(1 << 60))) == v)
      #expect(velocity(reports) { $0 + shift } == v)
      #expect(velocity(reports) { -$0 } == -v)
      #expect(velocity(reports) { $0 * 4 } == 4 * v)
      #expect(velocity(reports) { _ in shift } == 0)
    }
  }

  @Test(arguments: Seeds.all)
  func `a steady pointer has its speed`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<2000 {
      let speed = random.number(-8000...8000)
      var estimator = VelocityEstimator()
      var time: Int64 = 0
      for _ in 0..<random.whole(3...40) {
        estimator.add(100 + speed * Double(time) / 1e9, at: Timestamp(nanoseconds: time))
        time += random.whole(1_000_000...40_000_000)
      }
      let used = estimator.velocity
      #expect(abs(used - speed) <= 1e-6, "\(speed)")
    }
  }
}
