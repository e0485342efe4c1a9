import ControlCore
import TestSupport
import Testing

struct MathRoundingTests {
  private static let roundings: [[Double]] = [
    // x, down, up, nearest, truncated
    [2.5, 2, 3, 3, 2], [-2.5, -3, -2, -2, -2], [0.5, 0, 1, 1, 0], [-0.5, -1, 0, 0, 0],
    [1.5, 1, 2, 2, 1], [-1.5, -2, -1, -1, -1], [0.3, 0, 1, 0, 0], [-0.3, -1, 0, 0, 0],
    [0.7, 0, 1, 1, 0], [-0.7, -1, 0, -1, 0], [3, 3, 3, 3, 3], [-3, -3, -3, -3, -3],
    [0.49999999999999994, 0, 1, 0, 0], [-0.49999999999999994, -1, 0, 0, 0],
    [0x1p-1074, 0, 1, 0, 0], [-0x1p-1074, -1, 0, 0, 0],
    [0x1p51 + 0.5, 0x1p51, 0x1p51 + 1, 0x1p51 + 1, 0x1p51],
    [-0x1p51 - 0.5, -0x1p51 - 1, -0x1p51, -0x1p51, -0x1p51],
    [0x1p52 - 0.5, 0x1p52 - 1, 0x1p52, 0x1p52, 0x1p52 - 1],
    [-0x1p52 + 0.5, -0x1p52, -0x1p52 + 1, -0x1p52 + 1, -0x1p52 + 1],
  ]

  private static let wholes: [Double] = [
    7, 0x1p52, 0x1p52 + 1, 0x1p53 - 1, 0x1p53, 0x1p63, 1e300, .greatestFiniteMagnitude, .infinity,
  ]

  private static let functions: [@Sendable (Double) -> Double] = [
    roundedDown, roundedUp, roundedToNearest, truncated,
  ]

  @Test(arguments: roundings)
  func `each function rounds its own way`(row: [Double]) {
    let x = row[0]
    #expect(Self.functions.map { $0(x) } == Array(row[1...]))
  }

  @Test(arguments: wholes)
  func `a whole or infinite number stays`(x: Double) {
    for function in Self.functions {
      #expect(function(x) == x)
      #expect(function(-x) == -x)
    }
  }

  @Test func `not a number stays so`() {
    for function in Self.functions {
      #expect(function(.nan).isNaN)
      #expect(function(-.nan).isNaN)
    }
  }

  @Test(arguments: [0, -0.0, 0.2, -0.2, 0.5, -0.5, 0x1p-1074, -0x1p-1074, 0.9, -0.9])
  func `a zero is never negative`(x: Double) {
    for function in Self.functions {
      #expect(function(x) != 0 || function(x).bitPattern == 0)
    }
  }

  /// x = n / 2^s in whole numbers, where a right shift rounds down.
  @Test(arguments: 0...51)
  func `fractions of powers of two follow whole-number arithmetic`(shift: Int64) {
    var random = RandomBits(seed: UInt64(shift))
    for _ in 0..<200 {
      let bits = Int64(1 + random.next() % 53)
      let n = Int64(bitPattern: random.next()) >> (63 - bits)
      let x = Double(n) / Double(Int64(1) << shift)
      let down = n >> shift
      let up = -(-n >> shift)
      let half = shift == 0 ? 0 : Int64(1) << (shift - 1)
      #expect(roundedDown(x) == Double(down))
      #expect(roundedUp(x) == Double(up))
      #expect(roundedToNearest(x) == Double((n + half) >> shift))
      #expect(truncated(x) == Double(n < 0 ? up : down))
    }
  }
}

struct MathSaturatingTests {
  private static let conversions: [(Double, Int64)] = [
    (0, 0), (-0.0, 0), (0.99, 0), (-0.99, 0), (1, 1), (-1.99, -1), (0x1p-1074, 0),
    (0x1p52 + 1, 0x10_0000_0000_0001), (-0x1p53, -0x20_0000_0000_0000),
    (0x1p62, 0x4000_0000_0000_0000), ((0x1p63).nextDown, 0x7FFF_FFFF_FFFF_FC00),
    (0x1p63, .max), (1e19, .max), (.infinity, .max), (.greatestFiniteMagnitude, .max),
    ((-0x1p63).nextUp, -0x7FFF_FFFF_FFFF_FC00), (-0x1p63, .min), (-1e19, .min),
    (-.infinity, .min), (.nan, 0), (-.nan, 0),
  ]

  @Test(arguments: conversions)
  func `a number becomes the nearest whole one towards zero`(x: Double, expected: Int64) {
    #expect(Int64(saturating: x) == expected)
  }

  @Test func `it agrees with the trapping conversion wherever that does not trap`() {
    var random = RandomBits(seed: 5)
    for _ in 0..<50_000 {
      let exponent = Int(random.next() % 66) - 3
      let x = Double(sign: .plus, exponent: exponent, significand: random.number(1...1.999))
      #expect(Int64(saturating: x) == Int64(x))
      #expect(Int64(saturating: -x) == Int64(-x))
    }
  }
}

struct MathCanonicalTests {
  @Test func `both zeros become one`() {
    #expect(canonical(0).bitPattern == 0)
    #expect(canonical(-0.0).bitPattern == 0)
  }

  @Test(arguments: [Double.nan, -.nan, .signalingNaN, Double(nan: 5, signaling: false)])
  func `everything that is not a number becomes one`(x: Double) {
    #expect(canonical(x).bitPattern == 0x7FF8_0000_0000_0000)
  }

  @Test(arguments: [1, -1, .infinity, -.infinity, 0x1p-1074, -0x1p-1074, .greatestFiniteMagnitude])
  func `every other number keeps its bits`(x: Double) {
    #expect(canonical(x).bitPattern == x.bitPattern)
  }
}
