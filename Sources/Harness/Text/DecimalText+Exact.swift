/// Writing the numbers that do not fit the fast ways, by exact arithmetic.
extension DecimalText {
  /// Steele and White's free-format algorithm with fixed-point arithmetic of any width.
  static func appendExactly(_ parts: BinaryParts, to bytes: inout [UInt8]) {
    var state = DigitGenerator(parts)
    var digits: [UInt8] = []
    while let next = state.next() {
      digits.append(next)
    }
    append(digits: digits, point: state.point, to: &bytes)
  }

  /// Writes 0.d₁d₂d₃… · 10^`point` without an exponent.
  private static func append(digits: [UInt8], point: Int, to bytes: inout [UInt8]) {
    if point <= 0 {
      bytes.append(contentsOf: [digit(0), UInt8(ascii: ".")])
      bytes.append(contentsOf: repeatElement(digit(0), count: -point))
      bytes.append(contentsOf: digits)
    } else if point >= digits.count {
      bytes.append(contentsOf: digits)
      bytes.append(contentsOf: repeatElement(digit(0), count: point - digits.count))
    } else {
      bytes.append(contentsOf: digits[..<point])
      bytes.append(UInt8(ascii: "."))
      bytes.append(contentsOf: digits[point...])
    }
  }

  /// The digits of x · 10^`decimals`, rounded, without leading zeros; empty or "0" for 0.
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

  /// The same for x < 2⁵³ with at most 60 binary places and 3 decimals, in one word.
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

  /// Generates the shortest digits of a number, first to last.
  private struct DigitGenerator {
    /// The number is 0.d₁d₂d₃… · 10^`point`.
    private(set) var point: Int
    private var rest: BigNatural
    private var one: BigNatural
    /// Half the gap to the next number above and below.
    private var above: BigNatural
    private var below: BigNatural
    private let inclusive: Bool
    private var isDone = false

    init(_ parts: BinaryParts) {
      let bits = 64 - parts.significand.leadingZeroBitCount
      // ⌊log₁₀ 2ᵗ⌋ + 1: the number of digits before the point, or one less.
      point = ((parts.exponent + bits - 1) * 315_653) >> 20 + 1
      rest = BigNatural(parts.significand << 2)
      above = BigNatural(2)
      below = BigNatural(parts.isPowerOfTwo ? 1 : 2)
      var one = BigNatural(4)
      if parts.exponent >= 0 {
        rest.shiftLeft(by: parts.exponent)
        above.shiftLeft(by: parts.exponent)
        below.shiftLeft(by: parts.exponent)
      } else {
        one.shiftLeft(by: -parts.exponent)
      }
      if point >= 0 {
        one.multiply(byPowerOfTen: point)
      } else {
        rest.multiply(byPowerOfTen: -point)
        above.multiply(byPowerOfTen: -point)
        below.multiply(byPowerOfTen: -point)
      }
      self.one = one
      inclusive = parts.significand & 1 == 0
      if isHigh {
        point += 1
        self.one.multiply(by: 10)
      }
    }

    /// Whether rounding up from here reads back as the number.
    private var isHigh: Bool {
      var sum = rest
      sum.add(above)
      return sum.compared(to: one) >= (inclusive ? 0 : 1)
    }

    mutating func next() -> UInt8? {
      guard !isDone else { return nil }
      rest.multiply(by: 10)
      above.multiply(by: 10)
      below.multiply(by: 10)
      var next: UInt64 = 0
      while rest.compared(to: one) >= 0 {
        rest.subtract(one)
        next += 1
      }
      let low = rest.compared(to: below) < (inclusive ? 1 : 0)
      let high = isHigh
      isDone = low || high
      if high && (!low || isNearerAbove(next)) { next += 1 }
      return DecimalText.digit(next)
    }

    private func isNearerAbove(_ digit: UInt64) -> Bool {
      var double = rest
      double.shiftLeft(by: 1)
      let order = double.compared(to: one)
      return order > 0 || (order == 0 && digit & 1 == 1)
    }
  }
}
