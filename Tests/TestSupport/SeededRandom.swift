import Foundation

/// Random numbers that are equal in every run with the same seed: SplitMix64.
public struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  public init(seed: UInt64) {
    state = seed
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  public mutating func whole(_ range: ClosedRange<Int64>) -> Int64 {
    let width = UInt64(bitPattern: range.upperBound &- range.lowerBound) &+ 1
    return range.lowerBound &+ Int64(bitPattern: width == 0 ? next() : next() % width)
  }

  public mutating func number(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * (Double(next() >> 11) * 0x1p-53)
  }

  /// A multiple of 1/64: sums and differences of such numbers are exact.
  public mutating func sixtyFourth(_ range: ClosedRange<Double>) -> Double {
    Double(whole(Int64(range.lowerBound * 64)...Int64(range.upperBound * 64))) / 64
  }

  /// Any size from `10^low` to `10^high`, all sizes equally likely.
  public mutating func size(_ low: Int64, _ high: Int64) -> Double {
    var x = number(1...10)
    let exponent = whole(low...(high - 1))
    for _ in 0..<abs(exponent) { x = exponent < 0 ? x / 10 : x * 10 }
    return x
  }

  /// Any positive number that is not infinite, all exponents equally likely.
  public mutating func positive() -> Double {
    Double(bitPattern: 1 + next() % (Double.infinity.bitPattern - 1))
  }

  /// `true` this often in a hundred times.
  public mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &self) < percent
  }

  public mutating func coin() -> Bool { next() % 2 == 0 }

  public mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int(next() % UInt64(choices.count))]
  }
}

/// The seeds of a law: one that never changes, and beside it as many that no one has tried before as
/// `DETENT_SEEDS` says; none if it says nothing. A law that fails prints its seed; put it beside `all` to
/// see it again.
public enum Seeds {
  public static let all: [UInt64] = [20_251_121] + (0..<fresh).map { _ in .random(in: 0...(.max)) }

  private static let fresh = max(
    ProcessInfo.processInfo.environment["DETENT_SEEDS"].flatMap(Int.init) ?? 0, 0)
}
