@_exported public import struct GestureLaws.RandomBits

/// What tests draw beside whole numbers, which the harness draws.
extension RandomBits: RandomNumberGenerator {
  /// A number in a range, its upper end left out.
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
    Double(bitPattern: 1 + below(Double.infinity.bitPattern - 1))
  }

  public mutating func coin() -> Bool { next() % 2 == 0 }

  public mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int(below(UInt64(choices.count)))]
  }
}
