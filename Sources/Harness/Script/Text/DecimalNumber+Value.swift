extension DecimalNumber {
  /// Returns the number times 10^`power` as a whole number, rounded once, half away from zero.
  ///
  /// - Returns: the number; `nil` if it does not fit an `Int64`.
  public func integer(timesPowerOfTen power: Int64) -> Int64? {
    guard let (whole, roundsUp) = truncated(timesPowerOfTen: power) else { return nil }
    let (magnitude, overflow) = whole.addingReportingOverflow(roundsUp ? 1 : 0)
    guard !overflow else { return nil }
    if isNegative { return magnitude <= 1 << 63 ? 0 &- Int64(bitPattern: magnitude) : nil }
    return Int64(exactly: magnitude)
  }

  /// Returns the magnitude times 10^`power`, truncated, and true if the rest is half or more.
  private func truncated(timesPowerOfTen power: Int64) -> (UInt64, Bool)? {
    guard count > 0 else { return (0, false) }
    // Digits before the point after scaling.
    let digits = count + exponent + power
    guard digits <= 20 else { return nil }
    guard digits >= 0 else { return (0, false) }
    var whole: UInt64 = 0
    var taken: Int64 = 0
    for byte in text where byte != UInt8(ascii: ".") {
      let digit = UInt64(byte - UInt8(ascii: "0"))
      guard taken < digits else { return (whole, digit >= 5) }
      guard let next = Self.shifted(whole, adding: digit) else { return nil }
      whole = next
      taken += 1
    }
    while taken < digits {
      guard let next = Self.shifted(whole, adding: 0) else { return nil }
      whole = next
      taken += 1
    }
    return (whole, false)
  }

  private static func shifted(_ value: UInt64, adding digit: UInt64) -> UInt64? {
    guard value <= UInt64.max / 10 else { return nil }
    let (sum, overflow) = (value &* 10).addingReportingOverflow(digit)
    return overflow ? nil : sum
  }

  /// Returns true if the number times 10^`power` is whole.
  public func isInteger(timesPowerOfTen power: Int64) -> Bool {
    guard count > 0, exponent + power < 0 else { return true }
    var zeros: Int64 = 0
    for byte in text.reversed() where byte != UInt8(ascii: ".") {
      guard byte == UInt8(ascii: "0") else { break }
      zeros += 1
    }
    return zeros + exponent + power >= 0
  }
}

extension DecimalNumber {
  /// The nearest `Double`, ties to even; `nil` if the number is too large.
  public var value: Double? {
    guard count > 0 else { return isNegative ? -0.0 : 0 }
    let magnitude: Double?
    if count <= 19, leading <= 1 << 53, exponent >= -22, exponent <= 22 {
      // Both operands are exact, so the one operation rounds once.
      let power = Self.powersOfTen[Int(exponent.magnitude)]
      magnitude = exponent < 0 ? Double(leading) / power : Double(leading) * power
    } else {
      magnitude = exactMagnitude
    }
    return magnitude.map { isNegative ? -$0 : $0 }
  }

  /// The powers 10⁰ to 10²², all exact.
  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// The nearest `Double` by exact division.
  private var exactMagnitude: Double? {
    let digits = count + exponent
    guard digits <= 310 else { return nil }
    guard digits >= -330 else { return 0 }
    var dividend = BigNatural(0)
    let used = readSignificand(into: &dividend)
    let power = Int(truncatingIfNeeded: exponent + count - used)
    var divisor = BigNatural(1)
    if power >= 0 {
      dividend.multiply(byPowerOfTen: power)
    } else {
      divisor.multiply(byPowerOfTen: -power)
    }
    return Self.quotient(dividend, divisor)
  }

  /// Reads the digits as a whole number; after 800 digits one more represents all the rest.
  ///
  /// No `Double`, and no midpoint between two, has more than 767 significant digits.
  private func readSignificand(into number: inout BigNatural) -> Int64 {
    var used: Int64 = 0
    for byte in text where byte != UInt8(ascii: ".") {
      if used == 800 {
        let isExact = text.reversed().prefix(Int(count - used)).allSatisfy {
          $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: ".")
        }
        number.multiply(by: 10, adding: isExact ? 0 : 1)
        return used + 1
      }
      number.multiply(by: 10, adding: UInt32(byte - UInt8(ascii: "0")))
      used += 1
    }
    return used
  }

  /// Returns the nearest `Double` to `dividend` / `divisor`, neither of them 0, ties to even.
  private static func quotient(_ dividend: BigNatural, _ divisor: BigNatural) -> Double? {
    var rest = dividend
    var unit = divisor
    // Scaled so that 1 ≤ rest / unit < 2; the quotient is that ratio times 2^exponent.
    var exponent = rest.bitCount - unit.bitCount
    rest.shiftLeft(by: -exponent)
    unit.shiftLeft(by: exponent)
    if rest.compared(to: unit) < 0 {
      exponent -= 1
      rest.shiftLeft(by: 1)
    }
    guard exponent <= 1023 else { return nil }
    let precision = exponent >= -1022 ? 53 : 53 - (-1022 - exponent)
    guard precision >= 0 else { return 0 }
    var significand: UInt64 = 0
    for _ in 0..<precision {
      let fits = rest.compared(to: unit) >= 0
      if fits { rest.subtract(unit) }
      significand = significand << 1 | (fits ? 1 : 0)
      rest.shiftLeft(by: 1)
    }
    let order = rest.compared(to: unit)
    if order > 0 || (order == 0 && significand & 1 == 1) { significand += 1 }
    // A carry out of the significand correctly increments the exponent.
    let biased = exponent >= -1022 ? UInt64(exponent + 1022) << 52 : 0
    let result = Double(bitPattern: biased + significand)
    return result.isFinite ? result : nil
  }
}
