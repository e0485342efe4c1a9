import ControlCore
import TestSupport
import Testing

struct MathLogarithmTests {
  @Test func `naturalLogarithm is within an ulp of the true value`() throws {
    let (error, point) = try MathFixture("logarithm").worst(of: naturalLogarithm)
    print("naturalLogarithm: at most \(error) ulp, at \(point.input)")
    #expect(error <= 1, "at \(point.input)")
  }

  @Test func `naturalLogarithmOfOnePlus is within an ulp of the true value`() throws {
    let (error, point) = try MathFixture("logarithm-of-one-plus")
      .worst(of: naturalLogarithmOfOnePlus)
    print("naturalLogarithmOfOnePlus: at most \(error) ulp, at \(point.input)")
    #expect(error <= 1, "at \(point.input)")
  }

  @Test func `what has an exact result gets it`() {
    #expect(naturalLogarithm(1).bitPattern == 0)
    #expect(naturalLogarithm(0) == -.infinity)
    #expect(naturalLogarithm(-0.0) == -.infinity)
    #expect(naturalLogarithm(.infinity) == .infinity)
    #expect(naturalLogarithmOfOnePlus(0).bitPattern == 0)
    #expect(naturalLogarithmOfOnePlus(-1) == -.infinity)
    #expect(naturalLogarithmOfOnePlus(.infinity) == .infinity)
  }

  @Test(
    arguments: [
      Double.nan, -.nan, .signalingNaN, Double(nan: 5, signaling: false), -.infinity, -1.5,
      -.greatestFiniteMagnitude, (-1.0).nextDown,
    ]
  )
  func `what has no logarithm gives the canonical nan`(x: Double) {
    #expect(naturalLogarithm(x).bitPattern == Double.nan.bitPattern)
    #expect(naturalLogarithmOfOnePlus(x).bitPattern == Double.nan.bitPattern)
  }

  @Test(arguments: [-Double.leastNonzeroMagnitude, -0x1p-1022, -0.5])
  func `a negative number has no logarithm`(x: Double) {
    #expect(naturalLogarithm(x).bitPattern == Double.nan.bitPattern)
  }

  @Test(arguments: [0x1p-54, 0x1p-60, 0x1p-1022, .leastNonzeroMagnitude])
  func `naturalLogarithmOfOnePlus of a tiny number is that number`(x: Double) {
    #expect(naturalLogarithmOfOnePlus(x.nextDown) == x.nextDown)
    #expect(naturalLogarithmOfOnePlus(-x.nextDown).bitPattern == (-x.nextDown).bitPattern)
  }

  @Test func `neighbouring numbers keep their order`() {
    var random = RandomBits(seed: 3)
    for _ in 0..<20_000 {
      let x = random.positive()
      let y = random.number(0.5...2)
      let z = random.number(-1...1)
      #expect(naturalLogarithm(x) <= naturalLogarithm(x.nextUp), "at \(x)")
      #expect(naturalLogarithm(y) <= naturalLogarithm(y.nextUp), "at \(y)")
      #expect(naturalLogarithmOfOnePlus(x) <= naturalLogarithmOfOnePlus(x.nextUp), "at \(x)")
      #expect(naturalLogarithmOfOnePlus(z) <= naturalLogarithmOfOnePlus(z.nextUp), "at \(z)")
    }
  }

  @Test(arguments: [1 + 0x1p-7, 1 - 0x1p-7, 0x1p-7, -0x1p-7, 0x1p60, 0x1p-1022, 2, 0.5])
  func `the order holds where one formula follows another`(seam: Double) {
    var x = seam
    for _ in 0..<1000 { x = x.nextDown }
    for _ in 0..<2000 {
      #expect(!(naturalLogarithm(x) > naturalLogarithm(x.nextUp)), "at \(x)")
      #expect(naturalLogarithmOfOnePlus(x) <= naturalLogarithmOfOnePlus(x.nextUp), "at \(x)")
      x = x.nextUp
    }
  }

  @Test func `the bits are the same everywhere`() {
    var random = RandomBits(seed: 4)
    var digest = MathDigest()
    for _ in 0..<20_000 {
      let x = random.positive()
      let z = random.number(-1...3)
      digest.add(naturalLogarithm(x))
      digest.add(naturalLogarithm(1 + z))
      digest.add(naturalLogarithmOfOnePlus(z))
    }
    #expect(digest.value == 0xCE61_25A4_B506_658B)
  }
}
