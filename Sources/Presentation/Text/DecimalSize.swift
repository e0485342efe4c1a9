import ControlCore

/// A magnitude in decimal: `digits · 10^(zeros − decimals)`, where the last decimal is not 0.
struct DecimalSize: Equatable {
  private(set) var digits: UInt64
  /// The number of decimals, 0 to 15.
  private(set) var decimals: Int64 = 0
  /// The number of zeros between the digits and the point; 0 if there are decimals.
  private(set) var zeros: Int64 = 0

  /// - Parameter value: any finite number; its sign is ignored.
  init(_ value: Double) {
    let size = abs(value)
    guard let exact = DecimalFraction(size) else {
      digits = 0
      round(size)
      return
    }
    digits = UInt64(bitPattern: exact.numerator)
    decimals = 15
    while powerOfTen(decimals) > UInt64(bitPattern: exact.denominator) { decimals -= 1 }
  }

  /// Rounds to 15 significant digits and at most 15 decimals.
  private mutating func round(_ size: Double) {
    var scaled = size
    while scaled < 1e14, decimals < 15 {
      decimals += 1
      scaled = size * exactPowerOfTen(decimals)
    }
    // Uses few divisions, by exact powers only: each division rounds.
    while scaled >= 1e15 {
      var power: Int64 = 1
      while power < 18, scaled / exactPowerOfTen(power) >= 1e15 { power += 1 }
      scaled /= exactPowerOfTen(power)
      zeros += power
    }
    digits = UInt64(bitPattern: Int64(saturating: roundedToNearest(scaled)))
    shorten()
  }

  func raised(by power: Int64) -> DecimalSize {
    guard digits > 0 else { return self }
    var raised = self
    var left = power
    while left > 0 {
      if raised.decimals > 0 { raised.decimals -= 1 } else { raised.zeros += 1 }
      left -= 1
    }
    return raised
  }

  func rounded(toDecimals most: Int64) -> DecimalSize {
    guard decimals > most else { return self }
    var rounded = self
    let unit = powerOfTen(decimals - most)
    rounded.digits = digits / unit + (digits % unit >= unit / 2 ? 1 : 0)
    rounded.decimals = most
    rounded.shorten()
    return rounded
  }

  private mutating func shorten() {
    while decimals > 0, digits % 10 == 0 {
      digits /= 10
      decimals -= 1
    }
  }
}

/// - Parameter exponent: 0 to 18.
/// - Returns: 10^`exponent`, exactly.
private func exactPowerOfTen(_ exponent: Int64) -> Double {
  Double(Int64(bitPattern: powerOfTen(exponent)))
}

/// - Parameter exponent: 0 to 19; larger ones count as 19.
/// - Returns: 10^`exponent`.
func powerOfTen(_ exponent: Int64) -> UInt64 {
  var power: UInt64 = 1
  var left = min(exponent, 19)
  while left > 0 {
    power &*= 10
    left -= 1
  }
  return power
}
