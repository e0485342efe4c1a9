import ControlCore
import TestSupport
import Testing

struct DecayTests {
  private let ruler = Decay(from: 0, velocity: -1000, rate: 2.803_927_332_734_234_7)

  @Test func `position and velocity follow the closed form`() throws {
    let table = try PhysicsFixture("decay", atLeast: 200)
    func decay(_ row: [Double]) -> Decay { Decay(from: row[1], velocity: row[2], rate: row[0]) }
    let position = table.worst { row in
      (decay(row).position(at: row[3]) - row[4]) / (abs(row[1]) + abs(row[2]) / row[0])
    }
    #expect(position.error <= 1e-12, "\(position.row)")
    let velocity = table.worst { (decay($0).velocity(at: $0[3]) - $0[5]) / $0[2] }
    #expect(velocity.error <= 1e-12, "\(velocity.row)")
  }

  @Test func `a position is passed when the closed form says, with the speed that is left`() throws
  {
    let table = try PhysicsFixture("crossing", atLeast: 50)
    func decay(_ row: [Double]) -> Decay { Decay(from: row[1], velocity: row[2], rate: row[0]) }
    let time = table.worst { decay($0).seconds(reaching: $0[3]) - $0[4] }
    #expect(time.error <= 1e-9, "\(time.row)")
    let speed = table.worst { (decay($0).velocity(passing: $0[3]) - $0[5]) / $0[2] }
    #expect(speed.error <= 1e-12, "\(speed.row)")
  }

  @Test func `a ruler's fling stops after the time and at the place of SlidingRuler's`() {
    #expect(abs(ruler.seconds(untilWithin: 0.6) - 2.2781) < 5e-5)
    #expect(abs(ruler.position(at: 2.2781) + 356.0426) < 1e-3)
    #expect(abs(ruler.position(at: 0.5) + 268.8682) < 5e-5)
    #expect(abs(ruler.limit + 356.642_623_482_276_7) < 1e-10)
  }

  @Test func `it begins where and as fast as it is reported, exactly`() {
    #expect(ruler.position(at: 0) == 0)
    #expect(ruler.velocity(at: 0) == -1000)
    #expect(ruler.seconds(reaching: 0) == 0)
  }

  @Test func `what lies behind, or at the limit and beyond, is never passed`() {
    #expect(ruler.seconds(reaching: 1e-9) == .infinity)
    #expect(ruler.seconds(reaching: ruler.limit) == .infinity)
    #expect(ruler.seconds(reaching: -357) == .infinity)
    #expect(ruler.seconds(reaching: .infinity) == .infinity)
    #expect(ruler.seconds(reaching: -.infinity) == .infinity)
  }

  @Test(arguments: [1.0, -1])
  func `as a curve that goes one way it has passed from the start what lies behind`(sign: Double) {
    let curve = Curve.decay(Decay(from: 100 * sign, velocity: 400 * sign, rate: 2))
    #expect(curve.seconds(reaching: 99 * sign, within: 5) == 0)
    #expect(curve.seconds(reaching: 100 * sign, within: 5) == 0)
    #expect(curve.seconds(reaching: 101 * sign, within: 5) > 0)
    #expect(curve.seconds(reaching: 300 * sign, within: 5) == 5)
  }

  @Test func `one that starts near its limit is over at once`() {
    #expect(Decay(from: 5, velocity: 1, rate: 2).seconds(untilWithin: 0.5) == 0)
    #expect(Decay(from: 5, velocity: -1, rate: 2).seconds(untilWithin: 0.6) == 0)
  }

  @Test func `a rate kept per millisecond is the rate per second of UIKit`() {
    #expect(abs(Decay.rate(perMillisecond: 0.998) - 2.002_002_670_673_077) < 1e-14)
    #expect(abs(Decay.rate(perMillisecond: 0.99) - 10.050_335_853_501_44) < 1e-13)
    #expect(abs(Decay.rate(perMillisecond: 0.9972) - 2.803_927_332_734_234_7) < 1e-13)
  }

  @Test(arguments: Seeds.all)
  func `it never goes back, and its mirror image is exact`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<300 {
      let rate = random.number(1...12)
      let start = random.number(-1000...1000)
      let speed = random.size(-2, 4)
      let up = Decay(from: start, velocity: speed, rate: rate)
      let down = Decay(from: -start, velocity: -speed, rate: rate)
      var last = -Double.infinity
      for step in 0..<50 {
        let x = up.position(at: Double(step) / 7)
        #expect(x >= last && down.position(at: Double(step) / 7) == -x)
        last = x
      }
      #expect(last <= up.limit + 1e-9)
    }
  }
}
