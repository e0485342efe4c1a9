import ControlCore
import Foundation
import TestSupport
import Testing

struct MathArctangentTests {
  @Test func `arctangent is within an ulp of the true value`() throws {
    let points = try ArctangentPoint.all()
    let worst = try #require(points.max { $0.error < $1.error })
    print("arctangent: at most \(worst.error) ulp, at \(worst.y), \(worst.x)")
    #expect(worst.error <= 0.501, "at \(worst.y), \(worst.x)")
  }

  @Test func `the fixture agrees with its own 50 digits`() throws {
    for point in try ArctangentPoint.all() {
      #expect(Double(point.digits)?.bitPattern == point.expected.bitPattern, "\(point.digits)")
      #expect(point.rest.magnitude <= 0.5, "\(point.digits)")
    }
  }

  @Test(
    arguments: [
      (0, 1, 0), (0, 0, 0), (0, .infinity, 0), (1, .infinity, 0),
      (0, -1, .pi), (0, -0.0, .pi), (0, -.infinity, .pi), (1, -.infinity, .pi),
      (1, 0, .pi / 2), (1, -0.0, .pi / 2), (.leastNonzeroMagnitude, 0, .pi / 2),
      (.infinity, 1, .pi / 2), (.infinity, -1, .pi / 2), (.infinity, 0, .pi / 2),
      (1, 1, .pi / 4), (.infinity, .infinity, .pi / 4),
      (1, -1, 0x1.2d97c7f3321d2p1), (.infinity, -.infinity, 0x1.2d97c7f3321d2p1),
    ] as [(Double, Double, Double)]
  )
  func `zeros, infinities and diagonals have the angles of IEEE 754`(
    y: Double, x: Double, angle: Double
  ) {
    #expect(arctangent(y, x).bitPattern == angle.bitPattern)
    #expect(arctangent(-y, x).bitPattern == (-angle).bitPattern)
  }

  @Test(arguments: [Double.nan, -.nan, .signalingNaN, Double(nan: 5, signaling: false)])
  func `what is not a number has no angle`(nan: Double) {
    for other in [0, -0.0, 1, .infinity, -.infinity, .nan] {
      #expect(arctangent(nan, other).bitPattern == Double.nan.bitPattern)
      #expect(arctangent(other, nan).bitPattern == Double.nan.bitPattern)
    }
  }

  @Test func `a number that is tiny beside the other is the angle or nothing beside it`() {
    for small in [Double.leastNonzeroMagnitude, 0x1.fffffp-1030, 0x1p-1022, 0x1.8p-40] {
      #expect(arctangent(small, 1) == small)
      #expect(arctangent(-small, 1) == -small)
    }
    #expect(arctangent(.leastNonzeroMagnitude, .greatestFiniteMagnitude).bitPattern == 0)
    #expect(arctangent(.leastNonzeroMagnitude, -.greatestFiniteMagnitude) == .pi)
    #expect(arctangent(.greatestFiniteMagnitude, .leastNonzeroMagnitude) == .pi / 2)
    #expect(arctangent(.greatestFiniteMagnitude, -.leastNonzeroMagnitude) == .pi / 2)
  }
}

struct MathArctangentLawTests {
  @Test func `an angle is odd in y, and the same at every scale`() {
    var random = RandomBits(seed: 31)
    for _ in 0..<20_000 {
      let (y, x) = random.place()
      let angle = arctangent(y, x)
      #expect(arctangent(-y, x) == -angle, "at \(y), \(x)")
      #expect(arctangent(y * 0x1p-300, x * 0x1p-300) == angle, "at \(y), \(x)")
      #expect(arctangent(y * 0x1p700, x * 0x1p700) == angle, "at \(y), \(x)")
    }
  }

  @Test func `each quadrant mirrors the first`() {
    var random = RandomBits(seed: 32)
    for _ in 0..<20_000 {
      let (y, x) = (random.number(0.001...1), random.number(0.001...1))
      let angle = arctangent(y, x)
      #expect((arctangent(y, -x) - (Double.pi - angle)).magnitude <= Double.pi.ulp)
      #expect((arctangent(x, y) - (Double.pi / 2 - angle)).magnitude <= 1.0.ulp)
      #expect((arctangent(x, -y) - (Double.pi / 2 + angle)).magnitude <= Double.pi.ulp)
      #expect(angle > 0 && angle < Double.pi / 2)
    }
  }

  @Test func `the angle grows as a point rises`() {
    var random = RandomBits(seed: 33)
    for _ in 0..<20_000 {
      let (y, x) = random.place()
      #expect(arctangent(y, x.magnitude) <= arctangent(y.nextUp, x.magnitude), "at \(y), \(x)")
      #expect(arctangent(y, -x.magnitude) >= arctangent(y.nextUp, -x.magnitude) || y < 0)
    }
  }

  /// Table entries change at odd 64ths of y/x; at even ones the remainder is 0.
  @Test(arguments: 0...64)
  func `the order holds where one entry of the table follows another`(border: Int) {
    var random = RandomBits(seed: UInt64(34 + border))
    let x = random.number(1...2)
    var y = max(x * Double(border) / 64, x * 0x1p-32)
    for _ in 0..<200 { y = y.nextDown }
    for _ in 0..<400 {
      #expect(arctangent(y, x) <= arctangent(y.nextUp, x), "at \(y), \(x)")
      #expect(arctangent(x, y) >= arctangent(x, y.nextUp), "at \(y), \(x)")
      #expect(arctangent(y, -x) >= arctangent(y.nextUp, -x), "at \(y), \(x)")
      y = y.nextUp
    }
  }

  @Test func `a turn of a right angle is exact to the last bit or two`() {
    var random = RandomBits(seed: 35)
    for _ in 0..<20_000 {
      let (y, x) = (random.number(-1...1), random.number(-1...1))
      let between = arctangent(x, -y) - arctangent(y, x)
      let turn = between < 0 ? between + 2 * Double.pi : between
      #expect((turn - Double.pi / 2).magnitude <= 2 * Double.pi.ulp, "at \(y), \(x)")
    }
  }

  @Test func `the bits are the same everywhere`() {
    var random = RandomBits(seed: 36)
    var digest = MathDigest()
    for _ in 0..<20_000 {
      let (y, x) = random.place()
      digest.add(arctangent(y, x))
      digest.add(arctangent(random.number(-190...190), random.number(-190...190)))
    }
    #expect(digest.value == 0x06DD_3E46_5FE3_4A9E)
  }
}

/// A point of `Fixtures/math-arctangent.txt`.
private struct ArctangentPoint {
  let y: Double
  let x: Double
  /// The double nearest to the true angle.
  let expected: Double
  /// The true angle less `expected`, in ulps of `expected`.
  let rest: Double
  /// The true angle, in decimal.
  let digits: String

  /// Error of the result, in ulps.
  var error: Double {
    ((arctangent(y, x) - expected) / expected.ulp - rest).magnitude
  }

  static func all() throws -> [ArctangentPoint] {
    let url = try #require(
      Bundle.module.url(forResource: "Fixtures/math-arctangent", withExtension: "txt"))
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { line in
        let fields = line.split(separator: " ")
        let numbers = try (0...2).map {
          Double(bitPattern: try #require(UInt64(fields[$0], radix: 16)))
        }
        return ArctangentPoint(
          y: numbers[0], x: numbers[1], expected: numbers[2],
          rest: try #require(Double(fields[3])) / 1000, digits: String(fields[4]))
      }
  }
}

extension RandomBits {
  /// Returns a point whose coordinates may differ in size by a factor of a billion.
  fileprivate mutating func place() -> (y: Double, x: Double) {
    (
      number(-1...1) * number(0...1) * (chance(333) ? 0x1p-30 : 1),
      number(-1...1) * (chance(333) ? 0x1p-20 : 1)
    )
  }
}
