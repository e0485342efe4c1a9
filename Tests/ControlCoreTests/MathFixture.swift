import ControlCore
import Foundation
import TestSupport
import Testing

/// Points of one of `Fixtures/math-*.txt`, and errors of a function at them.
struct MathFixture {
  struct Point {
    let input: Double
    /// The double nearest to the true value.
    let expected: Double
    /// The true value less `expected`, in ulps of `expected`.
    let rest: Double
  }

  let points: [Point]

  init(_ name: String) throws {
    let url = try #require(
      Bundle.module.url(forResource: "Fixtures/math-\(name)", withExtension: "txt"))
    points = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { line in
        let fields = line.split(separator: " ")
        let numbers = try (0...1).map { try #require(UInt64(fields[$0], radix: 16)) }
        return Point(
          input: Double(bitPattern: numbers[0]), expected: Double(bitPattern: numbers[1]),
          rest: try #require(Double(fields[2])) / 1000)
      }
  }

  /// Returns the largest error in ulps, and its point. Infinities and NaN must match to the bit.
  func worst(of function: (Double) -> Double) -> (error: Double, point: Point) {
    points.map { ($0.distance(to: function($0.input)), $0) }.max { $0.0 < $1.0 }
      ?? (.infinity, Point(input: .nan, expected: .nan, rest: 0))
  }
}

extension MathFixture.Point {
  fileprivate func distance(to result: Double) -> Double {
    guard expected.isFinite, result.isFinite else {
      return result.bitPattern == expected.bitPattern ? 0 : .infinity
    }
    return ((result - expected) / expected.ulp - rest).magnitude
  }
}

/// FNV-1a over 64-bit words.
struct MathDigest {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ number: Double) {
    value = (value ^ number.bitPattern) &* 0x100_0000_01B3
  }
}
