import ControlCore
import TestSupport
import Testing

struct RubberBandTests {
  private let ruler = RubberBand(coefficient: 0.55, length: 375)

  @Test func `displacement and slope follow the closed form`() throws {
    let table = try PhysicsFixture("rubber-band", atLeast: 60)
    func band(_ row: [Double]) -> RubberBand { RubberBand(coefficient: row[0], length: row[1]) }
    let displacement = table.worst { band($0).displacement(pulledBy: $0[2]) / $0[3] - 1 }
    #expect(displacement.error <= 1e-12, "\(displacement.row)")
    let slope = table.worst { band($0).slope(pulledBy: $0[2]) / $0[4] - 1 }
    #expect(slope.error <= 1e-12, "\(slope.row)")
  }

  @Test func `a ruler gives way as SlidingRuler does`() {
    #expect(abs(ruler.displacement(pulledBy: 100) - 47.9651) < 5e-5)
    #expect(abs(ruler.displacement(pulledBy: 10) - 5.4205) < 5e-5)
    #expect(abs(ruler.displacement(pulledBy: 1e9) - 374.9997) < 5e-5)
  }

  @Test func `taking hold of what shows gives back the pull that was behind it`() {
    #expect(abs(ruler.pull(displacing: 47.9651) - 100) < 1e-3)
  }

  @Test func `without a pull nothing gives way, and never by minus zero`() {
    #expect(ruler.displacement(pulledBy: 0).bitPattern == 0)
    #expect(ruler.displacement(pulledBy: -0.0).bitPattern == 0)
    #expect(ruler.slope(pulledBy: 0) == 0.55)
    #expect(ruler.pull(displacing: 0) == 0)
  }

  @Test func `a band of no length does not give way`() {
    let none = RubberBand(coefficient: 0.55, length: 0)
    #expect(none.displacement(pulledBy: 100) == 0)
    #expect(none.displacement(pulledBy: -100) == 0)
    #expect(none.displacement(pulledBy: 0) == 0)
    #expect(none.slope(pulledBy: 100) == 0)
    #expect(none.pull(displacing: 0) == 0)
  }

  @Test(arguments: [375, 376, -375, 1e9])
  func `what no pull displaces counts as pulled without resistance`(y: Double) {
    #expect(ruler.pull(displacing: y) == y / 0.55)
  }

  @Test(arguments: Seeds.all)
  func `the pull behind a displacement is found again`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<5000 {
      let band = RubberBand(coefficient: random.number(0.05...1), length: random.size(0, 4))
      let x = random.size(-6, 3)
      let back = band.pull(displacing: band.displacement(pulledBy: x))
      // One digit of the displacement is `1/slope` digits of the pull.
      let stiffness = band.coefficient / band.slope(pulledBy: x)
      #expect(abs(back / x - 1) <= 1e-15 * stiffness + 1e-14, "\(band) \(x)")
      if stiffness < 30 { #expect(abs(back / x - 1) <= 1e-12, "\(band) \(x)") }
    }
  }

  @Test(arguments: Seeds.all)
  func `it gives way ever more, by less than its length, the same on both sides`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<5000 {
      let band = RubberBand(coefficient: random.number(0.05...1), length: random.size(0, 4))
      let x = random.size(-6, 6)
      let y = band.displacement(pulledBy: x)
      #expect(y > 0 && y < band.length && y <= band.coefficient * x * (1 + 1e-15))
      #expect(band.displacement(pulledBy: x * (1 + 1e-5)) > y, "\(band) \(x)")
      // Between neighbouring doubles rounding shows, in the last digits only.
      #expect(band.displacement(pulledBy: x.nextUp) >= y - 4 * y.ulp, "\(band) \(x)")
      #expect(band.displacement(pulledBy: -x) == -y)
      #expect(band.slope(pulledBy: -x) == band.slope(pulledBy: x))
      #expect(band.slope(pulledBy: x) > 0 && band.slope(pulledBy: x) <= band.coefficient)
    }
  }
}
