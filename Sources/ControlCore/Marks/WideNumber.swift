/// A sum of two `Double`s, the second less than half a unit in the last place of the first: about
/// 106 bits, for products that must be rounded only once.
struct WideNumber: Equatable, Sendable {
  var high: Double
  var low: Double

  /// Computes `a · b` exactly, by Dekker's splitting (Numerische Mathematik 18, 1971), unfused.
  init(product a: Double, _ b: Double) {
    let (aHigh, aLow) = Self.split(a)
    let (bHigh, bLow) = Self.split(b)
    high = a * b
    low = ((aHigh * bHigh - high) + aHigh * bLow + aLow * bHigh) + aLow * bLow
  }

  /// Returns `self / d`, to about 100 bits.
  func divided(by d: Double) -> WideNumber {
    let quotient = high / d
    let back = WideNumber(product: quotient, d)
    var result = self
    let rest = ((high - back.high) - back.low + low) / d
    result.high = quotient + rest
    result.low = rest - (result.high - quotient)
    return result
  }

  /// Adds `x`, keeping the error of the sum.
  mutating func add(_ x: Double) {
    let sum = high + x
    let taken = sum - high
    let rest = ((high - (sum - taken)) + (x - taken)) + low
    high = sum + rest
    low = rest - (high - sum)
  }

  mutating func add(_ other: WideNumber) {
    add(other.high)
    add(other.low)
  }

  /// The number rounded to a `Double`.
  var rounded: Double { high + low }

  private static func split(_ a: Double) -> (Double, Double) {
    let scaled = 134_217_729 * a
    let high = scaled - (scaled - a)
    return (high, a - high)
  }
}
