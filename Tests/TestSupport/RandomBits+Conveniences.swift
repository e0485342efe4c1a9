@_exported public import struct GestureLaws.RandomBits

/// Random numbers that the harness does not need.
extension RandomBits: RandomNumberGenerator {
  /// Returns a number in a range without its upper end.
  public mutating func number(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * (Double(next() >> 11) * 0x1p-53)
  }

  /// Returns a multiple of 1/64: sums and differences of such numbers are exact.
  public mutating func sixtyFourth(_ range: ClosedRange<Double>) -> Double {
    Double(whole(Int64(range.lowerBound * 64)...Int64(range.upperBound * 64))) / 64
  }

  /// Returns a number from `10^low` to `10^high`, with all exponents equally likely.
  public mutating func size(_ low: Int64, _ high: Int64) -> Double {
    var x = number(1...10)
    let exponent = whole(low...(high - 1))
    for _ in 0..<abs(exponent) { x = exponent < 0 ? x / 10 : x * 10 }
    return x
  }

  /// Returns a positive finite number, with all exponents equally likely.
  public mutating func positive() -> Double {
    Double(bitPattern: 1 + below(Double.infinity.bitPattern - 1))
  }

  public mutating func coin() -> Bool { next() % 2 == 0 }

  public mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int(below(UInt64(choices.count)))]
  }
}
