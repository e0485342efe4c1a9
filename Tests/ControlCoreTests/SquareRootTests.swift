import ControlCore
import TestSupport
import Testing

struct SquareRootTests {
  private static let edges: [Double] = [
    0, -0.0, 0x1p-1074, 3 * 0x1p-1074, 0x1p-1022, Double(0x1p-1022).nextDown, 0x1p-1021, 1,
    0x1.0000000000001p0, 0x1.fffffffffffffp0, 2, 0x1.0000000000001p1, 0x1.ffffffffffffep1,
    0x1.fffffffffffffp1, 4, 9, 0x1p53 - 1, 0x1p1022, .greatestFiniteMagnitude, .infinity,
  ]

  @Test(arguments: edges)
  func `a root at the edges of the numbers is that of the processor, bit for bit`(x: Double) {
    #expect(squareRoot(x).bitPattern == x.squareRoot().bitPattern)
  }

  @Test func `a root is that of the processor, bit for bit`() {
    var random = RandomBits(seed: 20_261_125)
    for _ in 0..<Cases.some(of: 2_000_000, oneIn: 20) {
      let x = Double(bitPattern: random.next() &>> 1)
      guard x.isFinite else { continue }
      #expect(squareRoot(x).bitPattern == x.squareRoot().bitPattern)
    }
  }

  /// Tests inputs next to the square of a midpoint between two doubles, where rounding is decided.
  @Test func `a root next to half way between two doubles is that of the processor`() {
    var random = RandomBits(seed: 7)
    for _ in 0..<Cases.some(of: 1_000_000, oneIn: 20) {
      let root = Double(bitPattern: random.next() &>> 12 | 1023 &<< 52)
      let square = root * root + root * 0x1p-53
      for x in [square.nextDown.nextDown, square.nextDown, square, square.nextUp, root * root] {
        #expect(squareRoot(x).bitPattern == x.squareRoot().bitPattern)
        #expect(squareRoot(4 * x).bitPattern == (4 * x).squareRoot().bitPattern)
      }
    }
  }

  @Test(arguments: [-1, -0x1p-1074, -.infinity, .nan])
  func `what is below 0, or no number, has no root`(x: Double) {
    #expect(squareRoot(x).isNaN)
  }
}
