/// Conversion to a given number of decimals, from the exact value.
extension DecimalText {
  /// Returns the digits of x · 10^`decimals`, rounded, without leading zeros; empty or "0" for 0.
  static func fixedExactly(_ parts: BinaryParts, decimals: Int) -> [UInt8] {
    var scaled = BigNatural(parts.significand)
    scaled.multiply(byPowerOfTen: decimals)
    if parts.exponent >= 0 {
      scaled.shiftLeft(by: parts.exponent)
    } else {
      scaled.shiftRightRounding(by: -parts.exponent)
    }
    var digits: [UInt8] = []
    while !scaled.isZero {
      var chunk = scaled.divide(by: 1_000_000_000)
      for _ in 0..<9 {
        digits.append(digit(UInt64(chunk % 10)))
        chunk /= 10
      }
    }
    while digits.last == digit(0) {
      digits.removeLast()
    }
    digits.reverse()
    return digits
  }

  /// Returns the digits of a number below 2⁵³ with at most 60 binary places and 3 decimals, rounded
  /// half to even. One machine word is enough for those.
  static func fixedByWord(_ parts: BinaryParts, decimals: Int) -> [UInt8] {
    let shift = UInt64(truncatingIfNeeded: -parts.exponent)
    let one: UInt64 = 1 << shift
    var whole = parts.significand >> shift
    var rest = parts.significand & (one - 1)
    for _ in 0..<decimals {
      rest &*= 10
      whole = whole &* 10 + rest >> shift
      rest &= one - 1
    }
    if rest &* 2 > one || (rest &* 2 == one && whole & 1 == 1) { whole += 1 }
    var digits: [UInt8] = []
    append(magnitude: whole, to: &digits)
    return digits
  }
}
