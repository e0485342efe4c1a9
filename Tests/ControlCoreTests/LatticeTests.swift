import ControlCore
import TestSupport
import Testing

struct LatticeTests {
  /// A decimal `digits / 10^places`, and the double of the same text.
  private struct Decimal {
    let digits: Int64
    let places: Int64
    var power: Int64 { (0..<places).reduce(1) { power, _ in power * 10 } }
    var value: Double { Double("\(digits)e-\(places)") ?? .nan }

    init(_ random: inout RandomBits, digits range: ClosedRange<Int64>, places: Int64 = 6) {
      digits = random.whole(range)
      self.places = random.whole(0...places)
    }
  }

  /// A lattice of decimals with the exact values of its marks.
  private struct Sample: CustomStringConvertible {
    let lattice: Lattice
    let step, origin: Decimal

    init(_ random: inout RandomBits) {
      step = Decimal(&random, digits: random.pick([1...9, 1...999, 1...999_999]))
      origin = Decimal(&random, digits: random.pick([0...0, -99...99, -999_999...999_999]))
      lattice = Lattice(
        step: step.value, origin: origin.value,
        fractions: random.pick([1, 2, 3, 5, 7, 10, 16, 100]),
        unitWidth: random.pick([120, 100, 7.5, 33.1]))
    }

    func exact(_ i: Int64) -> (numerator: Int128, denominator: Int128) {
      let power = max(step.power, origin.power)
      let start = Int128(origin.digits) * Int128(power / origin.power) * Int128(lattice.fractions)
      let above = Int128(i) * Int128(step.digits) * Int128(power / step.power)
      return (start + above, Int128(power) * Int128(lattice.fractions))
    }

    /// True if numerator and denominator are whole numbers below 2⁵³.
    func isExact(_ i: Int64) -> Bool {
      let limit = Int128(1) << 53
      let (origin, mark, next) = (exact(0), exact(i), exact(i + i))
      return [origin.numerator, mark.numerator, next.numerator, origin.denominator]
        .allSatisfy { $0.magnitude < limit.magnitude }
    }

    func nearest(_ i: Int64) -> Double {
      let (numerator, denominator) = exact(i)
      return nearestDouble(numerator, over: denominator)
    }

    var description: String { "\(lattice)" }
  }

  @Test func `multiples of a decimal step are what one would write`() {
    let tenths = Lattice(step: 0.1, fractions: 1, unitWidth: 120)
    #expect(tenths.value(ofMark: 3) == 0.3)
    #expect(tenths.value(ofMark: -7) == -0.7)
    #expect(Lattice(step: 0.1, fractions: 10, unitWidth: 120).value(ofMark: 29) == 0.29)
    #expect(Lattice(step: 1 / 3, fractions: 1, unitWidth: 120).value(ofMark: 3) == 1)
    #expect(Lattice(step: 0.3, origin: 0.1, fractions: 1, unitWidth: 120).value(ofMark: 2) == 0.7)
    #expect(Lattice(step: 0.7, origin: -2.1, fractions: 1, unitWidth: 120).value(ofMark: 3) == 0)
  }

  @Test(arguments: Seeds.all)
  func `the value of a mark is rounded once`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    var count = 0
    for _ in 0..<1500 {
      let sample = Sample(&random)
      let i = random.whole(-1000...1000) * random.pick([1, 1, 1, 1, 977])
      guard sample.isExact(i) else { continue }
      count += 1
      let value = sample.lattice.value(ofMark: i)
      #expect(value == sample.nearest(i), "\(sample) mark \(i)")
      #expect(value != 0 || value.sign == .plus)
    }
    #expect(count > 1000)
  }

  @Test(arguments: Seeds.all)
  func `far marks have the value nearest to the true one, or its neighbour`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<1000 {
      let sample = Sample(&random)
      let i = random.whole(-Lattice.farthestMark...Lattice.farthestMark) >> random.whole(0...40)
      let value = sample.lattice.value(ofMark: i), nearest = sample.nearest(i)
      #expect(value >= nearest.nextDown && value <= nearest.nextUp, "\(sample) mark \(i)")
    }
  }

  @Test(arguments: Seeds.all)
  func `a step that is no decimal is taken as the double it is`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<1000 {
      let step = Double(random.whole(1 << 52...(1 << 53))) * 0x1p-53
      let fractions = random.whole(1...100)
      let lattice = Lattice(step: step, fractions: fractions, unitWidth: 120)
      let i = random.whole(-Lattice.farthestMark...Lattice.farthestMark) >> random.whole(0...60)
      let nearest = nearestDouble(
        Int128(i) * Int128(step * 0x1p53), over: Int128(fractions) << 53)
      let value = lattice.value(ofMark: i)
      #expect(value >= nearest.nextDown && value <= nearest.nextUp, "\(step) \(fractions) \(i)")
    }
  }

  @Test func `marks near zero are exact however far away the origin is`() {
    // Hundredths from −9,999,999,999,999.99: mark 10¹⁵ − 1 is at 0.
    let lattice = Lattice(step: 0.1, origin: -9_999_999_999_999.99, fractions: 10, unitWidth: 120)
    #expect(lattice.value(ofMark: 999_999_999_999_999) == 0)
    #expect(lattice.value(ofMark: 1_000_000_000_000_000) == 0.01)
  }

  @Test(arguments: Seeds.all)
  func `values never decrease from mark to mark`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<1000 {
      let sample = Sample(&random)
      let far = Lattice.farthestMark - 1
      let edge = Int64(9_007_199_254_740_992 / sample.step.value / Double(sample.step.power))
      let i = random.pick([edge, random.whole(-far...far) >> random.whole(0...50)])
      for j in i - 3...min(i + 3, far) {
        #expect(
          sample.lattice.value(ofMark: j) <= sample.lattice.value(ofMark: j + 1), "\(sample) \(j)")
      }
    }
  }

  @Test(arguments: Seeds.all)
  func `a mark's place has the mark's value, and its value the mark's place`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<3000 {
      let sample = Sample(&random)
      let lattice = sample.lattice
      let i = random.whole(-1_000_000...1_000_000)
      let position = lattice.position(ofMark: i), value = lattice.value(ofMark: i)
      #expect(lattice.value(at: position) == value, "\(sample) mark \(i)")
      #expect(lattice.position(of: value) == position, "\(sample) mark \(i)")
    }
  }

  @Test(arguments: Seeds.all)
  func `so it is for marks up to a million million away`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<3000 {
      let sample = Sample(&random)
      let lattice = sample.lattice
      let i = random.whole(-1_000_000_000_000...1_000_000_000_000) >> random.whole(0...20)
      let position = lattice.position(ofMark: i), value = lattice.value(ofMark: i)
      #expect(lattice.value(at: position) == value, "\(sample) mark \(i)")
      #expect(lattice.position(of: value) == position, "\(sample) mark \(i)")
    }
  }

  @Test(arguments: Seeds.all)
  func `values never decrease with the position`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<3000 {
      let sample = Sample(&random)
      let mark = sample.lattice.position(ofMark: random.whole(-100_000...100_000))
      let x = mark + random.pick([0, random.number(-1...1), random.number(-1e-9...1e-9)])
      let beyond = random.pick([x.nextUp, x + 1e-12, x + random.number(0...1)])
      let low = sample.lattice.value(at: x), high = sample.lattice.value(at: max(x, beyond))
      #expect(low <= high, "\(sample) \(x) \(beyond)")
      #expect(low != 0 || low.sign == .plus)
    }
  }

  @Test(arguments: Seeds.all)
  func `a value between two marks is never outside theirs, however far away the origin`(
    seed: UInt64
  ) {
    var random = RandomBits(seed: seed)
    for _ in 0..<20_000 {
      let origin = Decimal(&random, digits: 100_000_000...9_999_999_999, places: 3)
      let step = Decimal(&random, digits: 1...9, places: 12)
      let lattice = Lattice(step: step.value, origin: origin.value, fractions: 10, unitWidth: 120)
      let position = random.number(-1...1) * random.size(1, 12)
      let mark = Int64(saturating: roundedDown(lattice.fractions(at: position)))
      let value = lattice.value(at: position)
      #expect(value >= lattice.value(ofMark: mark), "\(lattice) \(position)")
      #expect(value <= lattice.value(ofMark: mark + 1), "\(lattice) \(position)")
    }
  }

  @Test func `a place within a billionth of a fraction is the mark`() {
    let lattice = Lattice(step: 1, fractions: 10, unitWidth: 120)
    #expect(lattice.value(at: 12 + 0.9e-9 * 12) == 0.1)
    #expect(lattice.value(at: 12 + 1.5e-9 * 12) > 0.1)
    #expect(lattice.value(at: -0.9e-9 * 12).bitPattern == 0)
    #expect(lattice.fractions(at: 18) == 1.5)
  }

  @Test func `a place beyond the last mark is the last mark`() {
    let lattice = Lattice(step: 1, fractions: 10, unitWidth: 120)
    let last = lattice.value(ofMark: Lattice.farthestMark)
    for far in [1e300, .greatestFiniteMagnitude] {
      #expect(lattice.value(at: far) == last)
      #expect(lattice.value(at: -far) == -last)
      #expect(lattice.position(of: far) == lattice.position(ofMark: Lattice.farthestMark))
    }
  }

  @Test func `the next step mark counts from where one stands`() {
    let lattice = Lattice(step: 1, fractions: 10, unitWidth: 120)
    #expect(lattice.stepMark(1, beyond: 120) == 20)
    #expect(lattice.stepMark(1, beyond: 119) == 10)
    #expect(lattice.stepMark(1, beyond: 121) == 20)
    #expect(lattice.stepMark(-1, beyond: 121) == 10)
    #expect(lattice.stepMark(-1, beyond: 120) == 0)
    #expect(lattice.stepMark(-10, beyond: 0.5) == -90)
    #expect(lattice.stepMark(3, beyond: -1) == 20)
  }

  @Test func `beyond the last step mark there is no further one`() {
    let lattice = Lattice(step: 1, fractions: 10, unitWidth: 120)
    let last = Lattice.farthestMark / 10 * 10
    #expect(lattice.stepMark(1, beyond: lattice.position(ofMark: last)) == last)
    #expect(lattice.stepMark(-10, beyond: -lattice.position(ofMark: last)) == -last)
    #expect(lattice.stepMark(1, beyond: 1e300) == last)
    #expect(lattice.stepMark(-1, beyond: -1e300) == -last)
  }

  @Test func `the nearest step is above if two are equally near`() {
    let lattice = Lattice(step: 1, fractions: 10, unitWidth: 120)
    #expect(lattice.nearestStep(to: 60) == 1)
    #expect(lattice.nearestStep(to: 59.9) == 0)
    #expect(lattice.nearestStep(to: -60) == 0)
    #expect(lattice.nearestStep(to: -60.1) == -1)
    #expect(lattice.nearestStep(to: 1200) == 10)
  }
}
