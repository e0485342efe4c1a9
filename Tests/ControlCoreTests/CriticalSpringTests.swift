import ControlCore
import TestSupport
import Testing

struct CriticalSpringTests {
  private func spring(_ row: [Double], target: Double = 0) -> CriticalSpring {
    CriticalSpring(target: target, displacement: row[1], velocity: row[2], frequency: row[0])
  }

  /// |d₀| + |v₀|/ω
  private func scale(_ row: [Double]) -> Double { abs(row[1]) + abs(row[2]) / row[0] }

  @Test func `position and velocity follow the closed form`() throws {
    let table = try PhysicsFixture("spring", atLeast: 150)
    let position = table.worst { (spring($0).position(at: $0[3]) - $0[4]) / scale($0) }
    #expect(position.error <= 1e-12, "\(position.row)")
    let velocity = table.worst { (spring($0).velocity(at: $0[3]) - $0[5]) / (scale($0) * $0[0]) }
    #expect(velocity.error <= 1e-12, "\(velocity.row)")
  }

  @Test func `it turns where the closed form says`() throws {
    let table = try PhysicsFixture("settling", atLeast: 12)
    let time = table.worst { spring($0).turningPoint - $0[4] }
    #expect(time.error <= 1e-12, "\(time.row)")
    let place = table.worst {
      (spring($0).position(at: spring($0).turningPoint) - $0[5]) / scale($0)
    }
    #expect(place.error <= 1e-12, "\(place.row)")
  }

  @Test func `it is never called settled too early, nor much too late`() throws {
    for row in try PhysicsFixture("settling", atLeast: 12).rows {
      let settled = spring(row).seconds(untilWithin: row[3])
      #expect(settled >= row[6], "\(row)")
      #expect(settled <= row[6] + 12 / row[0], "\(row)")
    }
  }

  @Test func `let go 47.9651 points outside, a ruler comes back as SlidingRuler does`() {
    let back = CriticalSpring(target: 0, displacement: 47.9651, velocity: 0, frequency: 10)
    #expect(abs(back.position(at: 0.1) - 35.2908) < 1e-4)
    #expect(abs(back.position(at: 0.2) - 19.4741) < 1e-4)
    #expect(abs(back.seconds(untilWithin: 0.25) - 1.1286) < 5e-5)
  }

  @Test func `one that has been thrown off its target turns after 1 over ω`() {
    let thrown = CriticalSpring(target: 3, displacement: 0, velocity: 663.5287, frequency: 10)
    #expect(thrown.turningPoint == 0.1)
    #expect(abs(thrown.position(at: 0.1) - 3 - 24.4099) < 1e-4)
    #expect(abs(thrown.seconds(untilWithin: 0.25) - 1.19352) < 5e-5)
  }

  @Test func `it turns nowhere if it only falls back`() {
    func turns(_ displacement: Double, _ velocity: Double) -> Bool {
      CriticalSpring(
        target: 0, displacement: displacement, velocity: velocity, frequency: 10
      ).turningPoint < .infinity
    }
    #expect(!turns(5, 0))
    #expect(!turns(5, -10))
    #expect(!turns(5, -50))
    #expect(turns(5, -50.001))
    #expect(turns(5, 0.001))
    #expect(!turns(-5, 50))
    #expect(turns(-5, 51))
  }

  @Test func `one that is near enough is settled at once`() {
    let near = CriticalSpring(target: 9, displacement: 0.1, velocity: -1, frequency: 10)
    #expect(near.seconds(untilWithin: 0.25) == 0)
    let there = CriticalSpring(target: 9, displacement: 0, velocity: 0, frequency: 10)
    #expect(there.seconds(untilWithin: 1e-9) == 0)
  }

  @Test(arguments: [0.1, 24.5, 187.5, 4000])
  func `the peak speed carries it just so far`(distance: Double) {
    let speed = CriticalSpring.velocity(peakingAt: distance, frequency: 10)
    let thrown = CriticalSpring(target: 0, displacement: 0, velocity: speed, frequency: 10)
    #expect(abs(thrown.position(at: 0.1) / distance - 1) <= 1e-14)
  }

  @Test(arguments: Seeds.all)
  func `it stays within the distance it has settled to`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<500 {
      let spring = CriticalSpring(
        target: random.number(-100...100), displacement: random.number(-300...300),
        velocity: random.number(-5000...5000), frequency: random.number(2...40))
      let distance = random.size(-3, 1)
      let settled = spring.seconds(untilWithin: distance)
      for step in 0..<40 {
        let x = spring.position(at: settled + Double(step) * 0.05 / spring.frequency)
        #expect(abs(x - spring.target) <= distance * (1 + 1e-9) + 1e-12, "\(spring)")
      }
    }
  }

  @Test(arguments: Seeds.all)
  func `it is as far away as said for the last time when it says`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    var moving = 0
    for _ in 0..<500 {
      let spring = CriticalSpring(
        target: random.number(-100...100), displacement: random.number(-300...300),
        velocity: random.number(-5000...5000), frequency: random.number(2...40))
      let distance = random.size(-3, 1)
      let last = spring.seconds(lastAwayBy: distance)
      #expect(last <= spring.seconds(untilWithin: distance), "\(spring)")
      if last > 0 {
        let there = abs(spring.position(at: last) - spring.target)
        #expect(abs(there - distance) <= 1e-9 * distance + 1e-12, "\(spring) \(distance)")
        moving += 1
      }
      for step in 1...200 {
        let x = spring.position(at: last + Double(step) * 0.02 / spring.frequency)
        #expect(abs(x - spring.target) <= distance * (1 + 1e-9) + 1e-12, "\(spring)")
      }
    }
    #expect(moving > 400)
  }

  @Test func `the last time away is found before and after it has turned`() {
    func last(_ displacement: Double, _ velocity: Double, _ distance: Double) -> Double {
      CriticalSpring(target: 5, displacement: displacement, velocity: velocity, frequency: 10)
        .seconds(lastAwayBy: distance)
    }
    #expect(last(0, 0, 1) == 0 && last(0.5, 0, 1) == 0)
    // Thrown off its target by less than a point, then by more.
    #expect(last(0, 10 * 2.718, 1) == 0 && last(0, 10 * 2.719, 1) > 0.1)
    // It passes the target after 0.2 s, by up to 0.25 points: too little for 1, enough for 0.1.
    #expect(last(10, -150, 1) < 0.2 && last(10, -150, 0.1) > 0.3)
    // ln(20)/ω: a pure exponential.
    #expect(abs(last(20, -200, 1) - 0.299_573_227_355_399) < 1e-15)
  }

  @Test(arguments: Seeds.all)
  func `its mirror image is exact`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<500 {
      let d = random.number(-300...300), v = random.number(-5000...5000), t = random.number(0...2)
      let one = CriticalSpring(target: 7, displacement: d, velocity: v, frequency: 10)
      let other = CriticalSpring(target: -7, displacement: -d, velocity: -v, frequency: 10)
      #expect(one.position(at: t) == -other.position(at: t))
      #expect(one.velocity(at: t) == -other.velocity(at: t))
      #expect(one.turningPoint == other.turningPoint)
      #expect(one.seconds(untilWithin: 0.25) == other.seconds(untilWithin: 0.25))
      #expect(one.seconds(lastAwayBy: 0.25) == other.seconds(lastAwayBy: 0.25))
    }
  }
}
