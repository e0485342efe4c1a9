import ControlCore
import TestSupport
import Testing

struct MathExponentialTests {
  @Test func `exponential is within an ulp of the true value`() throws {
    let (error, point) = try MathFixture("exponential").worst(of: exponential)
    print("exponential: at most \(error) ulp, at \(point.input)")
    #expect(error <= 1, "at \(point.input)")
  }

  @Test func `exponentialMinusOne is within an ulp of the true value`() throws {
    let (error, point) = try MathFixture("exponential-minus-one").worst(of: exponentialMinusOne)
    print("exponentialMinusOne: at most \(error) ulp, at \(point.input)")
    #expect(error <= 1, "at \(point.input)")
  }

  @Test func `what has an exact result gets it`() {
    #expect(exponential(0) == 1)
    #expect(exponential(-0.0) == 1)
    #expect(exponential(.infinity) == .infinity)
    #expect(exponential(-.infinity).bitPattern == 0)
    #expect(exponentialMinusOne(0).bitPattern == 0)
    #expect(exponentialMinusOne(.infinity) == .infinity)
    #expect(exponentialMinusOne(-.infinity) == -1)
    #expect(exponentialMinusOne(-1e300) == -1)
  }

  @Test(arguments: [Double.nan, -.nan, .signalingNaN, Double(nan: 5, signaling: false)])
  func `what is not a number gives the canonical nan`(x: Double) {
    #expect(exponential(x).bitPattern == Double.nan.bitPattern)
    #expect(exponentialMinusOne(x).bitPattern == Double.nan.bitPattern)
  }

  @Test func `exponential ends where the doubles do`() {
    let largest = 0x1.62e42fefa39efp9
    #expect(exponential(largest) < .infinity)
    #expect(exponential(largest.nextUp) == .infinity)
    #expect(exponential(.greatestFiniteMagnitude) == .infinity)
    let smallest = -0x1.74910d52d3051p9
    #expect(exponential(smallest) == .leastNonzeroMagnitude)
    #expect(exponential(smallest.nextDown).bitPattern == 0)
    #expect(exponential(-.greatestFiniteMagnitude).bitPattern == 0)
  }

  @Test(arguments: [0x1p-54, 0x1p-60, 0x1p-1022, .leastNonzeroMagnitude])
  func `exponentialMinusOne of a tiny number is that number`(x: Double) {
    #expect(exponentialMinusOne(x.nextDown) == x.nextDown)
    #expect(exponentialMinusOne(-x.nextDown).bitPattern == (-x.nextDown).bitPattern)
  }

  @Test func `neighbouring numbers keep their order`() {
    var random = RandomBits(seed: 1)
    for _ in 0..<20_000 {
      let x = random.number(-746...710)
      let y = x * 0x1p-10
      #expect(exponential(x) <= exponential(x.nextUp), "at \(x)")
      #expect(exponential(y) <= exponential(y.nextUp), "at \(y)")
      #expect(exponentialMinusOne(x) <= exponentialMinusOne(x.nextUp), "at \(x)")
      #expect(exponentialMinusOne(y) <= exponentialMinusOne(y.nextUp), "at \(y)")
    }
  }

  @Test(arguments: [0.0054, -0.0054, 36.7368005696771, -38, 50, 708, -708])
  func `the order holds where one formula follows another`(seam: Double) {
    var x = seam
    for _ in 0..<1000 { x = x.nextDown }
    for _ in 0..<2000 {
      #expect(exponential(x) <= exponential(x.nextUp), "at \(x)")
      #expect(exponentialMinusOne(x) <= exponentialMinusOne(x.nextUp), "at \(x)")
      x = x.nextUp
    }
  }

  @Test func `the bits are the same everywhere`() {
    var random = RandomBits(seed: 2)
    var digest = MathDigest()
    for _ in 0..<20_000 {
      let x = random.number(-750...715)
      digest.add(exponential(x))
      digest.add(exponentialMinusOne(x))
      digest.add(exponentialMinusOne(x * 0x1p-9))
    }
    #expect(digest.value == 0x56DB_AC4B_E6DA_C06F)
  }
}
