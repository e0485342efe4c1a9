extension UTF8Sink {
  /// Writes the shortest decimal that reads back as `x`, and of those the nearest to `x`.
  ///
  /// There is never an exponent, so up to 327 bytes are written. `-0` is written as `0`; infinities
  /// and not-a-number as `inf`, `-inf` and `nan`.
  public mutating func append(exactly x: Double) {
    guard x == x else { return append("nan") }
    if x < 0 { append(UInt8(ascii: "-")) }
    guard abs(x) < .infinity else { return append("inf") }
    guard x != 0 else { return append(UInt8(ascii: "0")) }
    append(ShortestDecimal(abs(x)))
  }

  private mutating func append(_ number: ShortestDecimal) {
    var number = number
    var place = number.point
    if place <= 0 { append("0.") }
    while place < 0 {
      append(UInt8(ascii: "0"))
      place &+= 1
    }
    var left = number.point
    while let digit = number.next() {
      if left == 0, number.point > 0 { append(UInt8(ascii: ".")) }
      append(digit)
      left &-= 1
    }
    while left > 0 {
      append(UInt8(ascii: "0"))
      left &-= 1
    }
  }
}

/// The shortest digits of a number, first to last, by Steele and White's free-format algorithm.
private struct ShortestDecimal {
  /// The position of the decimal point: the number is 0.d₁d₂d₃… · 10^`point`.
  private(set) var point: Int64
  private var rest: WideNatural
  private var one: WideNatural
  /// Half the gap to the next number above and below.
  private var above: WideNatural
  private var below: WideNatural
  private let isInclusive: Bool
  private var isDone = false

  /// - Parameter x: a finite number greater than 0.
  init(_ x: Double) {
    let fraction = x.bitPattern & 0xF_FFFF_FFFF_FFFF
    let biased = Int64(bitPattern: x.bitPattern &>> 52)
    let significand = biased == 0 ? fraction : fraction | 0x10_0000_0000_0000
    let exponent = max(biased, 1) - 1075
    // The unit is a quarter of the last binary place, so that half a gap is a whole number.
    rest = WideNatural(significand &* 4)
    above = WideNatural(2)
    below = WideNatural(fraction == 0 && biased > 1 ? 1 : 2)
    one = WideNatural(4)
    isInclusive = significand & 1 == 0
    // ⌊log₁₀ 2ᵗ⌋ + 1: the number of digits before the point, or one less.
    point = ((exponent + Self.bits(significand) - 1) &* 315_653) &>> 20 + 1
    scale(byPowerOfTwo: exponent)
    scale(byPowerOfTen: -point)
    guard isHigh else { return }
    point += 1
    one.multiply(by: 10)
  }

  private static func bits(_ significand: UInt64) -> Int64 {
    var (bits, left): (Int64, UInt64) = (0, significand)
    while left > 0 {
      bits += 1
      left &>>= 1
    }
    return bits
  }

  private mutating func scale(byPowerOfTwo exponent: Int64) {
    guard exponent >= 0 else { return one.multiply(byPowerOfTwo: -exponent) }
    rest.multiply(byPowerOfTwo: exponent)
    above.multiply(byPowerOfTwo: exponent)
    below.multiply(byPowerOfTwo: exponent)
  }

  private mutating func scale(byPowerOfTen exponent: Int64) {
    guard exponent >= 0 else { return one.multiply(byPowerOfTen: -exponent) }
    rest.multiply(byPowerOfTen: exponent)
    above.multiply(byPowerOfTen: exponent)
    below.multiply(byPowerOfTen: exponent)
  }

  /// True if rounding up from here reads back as the number.
  private var isHigh: Bool {
    var sum = rest
    sum.add(above)
    return sum.compared(to: one) >= (isInclusive ? 0 : 1)
  }

  /// Returns the next digit as ASCII; `nil` after the last.
  mutating func next() -> UInt8? {
    guard !isDone else { return nil }
    rest.multiply(by: 10)
    above.multiply(by: 10)
    below.multiply(by: 10)
    var next = UInt8(ascii: "0")
    while rest.compared(to: one) >= 0 {
      rest.subtract(one)
      next &+= 1
    }
    let isLow = rest.compared(to: below) < (isInclusive ? 1 : 0)
    let isHigh = isHigh
    isDone = isLow || isHigh
    return isHigh && (!isLow || isNearerAbove(next)) ? next &+ 1 : next
  }

  private func isNearerAbove(_ digit: UInt8) -> Bool {
    var double = rest
    double.multiply(by: 2)
    let order = double.compared(to: one)
    return order > 0 || (order == 0 && digit & 1 == 1)
  }
}
