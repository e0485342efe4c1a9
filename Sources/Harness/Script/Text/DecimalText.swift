import Presentation

/// Conversion of numbers to decimal text and back: exact, without exponents, the same everywhere.
///
/// Writing produces the shortest decimal that reads back as the same number; reading rounds once,
/// correctly, for any number of digits.
public enum DecimalText {
  /// Appends the shortest decimal that reads back as `x`, and of those the nearest to `x`.
  ///
  /// It has no exponent, so the largest numbers have 309 digits. `-0` is written `0`; infinities
  /// and not-a-number are `inf`, `-inf` and `nan`.
  public static func append(_ x: Double, to bytes: inout [UInt8]) {
    let parts = BinaryParts(x)
    guard parts.exponent <= 0, parts.exponent >= -58 else {
      var sink = ByteSink()
      sink.append(exactly: x)
      return bytes.append(contentsOf: sink.bytes)
    }
    if x < 0 { bytes.append(UInt8(ascii: "-")) }
    appendByWord(parts, to: &bytes)
  }

  /// Appends a whole number.
  public static func append(_ n: Int64, to bytes: inout [UInt8]) {
    if n < 0 { bytes.append(UInt8(ascii: "-")) }
    append(magnitude: n.magnitude, to: &bytes)
  }

  /// Appends `n` nanoseconds in milliseconds: exact, and as short as possible.
  ///
  ///     8000000 → 8        16666666 → 16.666666        -500 → -0.0005
  public static func append(nanosecondsAsMilliseconds n: Int64, to bytes: inout [UInt8]) {
    append(n, dividedByPowerOfTen: 6, to: &bytes)
  }

  /// Appends `n` / 10^`places`: exact, without trailing zeros.
  ///
  /// - Parameters:
  ///   - n: the numerator.
  ///   - places: the power of ten, 0 to 18.
  ///   - bytes: the buffer to append to.
  public static func append(_ n: Int64, dividedByPowerOfTen places: Int, to bytes: inout [UInt8]) {
    var unit: UInt64 = 1
    for _ in 0..<min(max(places, 0), 18) {
      unit &*= 10
    }
    if n < 0 { bytes.append(UInt8(ascii: "-")) }
    append(magnitude: n.magnitude / unit, to: &bytes)
    var rest = n.magnitude % unit
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    while rest > 0 {
      unit /= 10
      bytes.append(digit(rest / unit))
      rest %= unit
    }
  }

  /// Appends `x` with a fixed number of decimals, rounded half to even from its exact binary value.
  ///
  /// A result of zero has no sign: `0.000`.
  ///
  /// - Parameters:
  ///   - x: the number; if not finite, it is written as by `append(_:to:)`.
  ///   - decimals: the number of decimals, clamped to 0 to 1100.
  ///   - bytes: the buffer to append to.
  public static func append(_ x: Double, decimals: Int, to bytes: inout [UInt8]) {
    let decimals = min(max(decimals, 0), 1100)
    guard x.isFinite else { return append(x, to: &bytes) }
    let parts = BinaryParts(x)
    var digits: [UInt8]
    if parts.exponent <= 0, parts.exponent >= -60, decimals <= 3 {
      digits = fixedByWord(parts, decimals: decimals)
    } else {
      digits = fixedExactly(parts, decimals: decimals)
    }
    let isZero = digits.allSatisfy { $0 == UInt8(ascii: "0") }
    if x < 0 && !isZero { bytes.append(UInt8(ascii: "-")) }
    let missing = decimals + 1 - digits.count
    if missing > 0 { digits.insert(contentsOf: repeatElement(digit(0), count: missing), at: 0) }
    bytes.append(contentsOf: digits.dropLast(decimals))
    guard decimals > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    bytes.append(contentsOf: digits.suffix(decimals))
  }

  // MARK: Pieces

  /// A finite number as `significand` · 2^`exponent`.
  struct BinaryParts {
    var significand: UInt64
    var exponent: Int
    /// True if the next number below is half as far away as the next one above.
    var isPowerOfTwo: Bool

    init(_ x: Double) {
      let fraction = x.bitPattern & (1 << 52 - 1)
      let biased = Int(truncatingIfNeeded: x.bitPattern >> 52 & 0x7FF)
      significand = biased == 0 ? fraction : fraction | 1 << 52
      exponent = max(biased, 1) - 1075
      isPowerOfTwo = fraction == 0 && biased > 1
    }
  }

  package static func append(magnitude: UInt64, to bytes: inout [UInt8]) {
    var first = bytes.count
    var rest = magnitude
    repeat {
      bytes.append(digit(rest % 10))
      rest /= 10
    } while rest > 0
    // Swapping in place; reversing a slice would copy all bytes.
    var last = bytes.count - 1
    while first < last {
      bytes.swapAt(first, last)
      first += 1
      last -= 1
    }
  }

  static func digit(_ value: UInt64) -> UInt8 {
    UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value)
  }

  /// Appends the usual case, 2⁻⁶ ≤ x < 2⁵³: Steele and White's arithmetic fits in one word.
  private static func appendByWord(_ parts: BinaryParts, to bytes: inout [UInt8]) {
    let shift = UInt64(truncatingIfNeeded: -parts.exponent)
    append(magnitude: parts.significand >> shift, to: &bytes)
    // In quarters of the last binary place: half the gap to a neighbor is 2, or 1 below a power.
    let one: UInt64 = 1 << (shift + 2)
    var rest = parts.significand << 2 & (one - 1)
    var above: UInt64 = 2
    var below: UInt64 = parts.isPowerOfTwo ? 1 : 2
    guard rest > 0 else { return }
    let inclusive = parts.significand & 1 == 0
    bytes.append(UInt8(ascii: "."))
    while true {
      rest &*= 10
      above &*= 10
      below &*= 10
      let next = rest >> (shift + 2)
      rest &= one - 1
      let low = inclusive ? rest <= below : rest < below
      let high = inclusive ? rest + above >= one : rest + above > one
      guard low || high else {
        bytes.append(digit(next))
        continue
      }
      let up = high && (!low || rest &* 2 > one || (rest &* 2 == one && next & 1 == 1))
      return bytes.append(digit(up ? next + 1 : next))
    }
  }
}

/// A byte buffer for text. `Pictures` conforms arrays instead, but replay does not link it.
private struct ByteSink: UTF8Sink {
  var bytes: [UInt8] = []

  mutating func append(_ byte: UInt8) { bytes.append(byte) }
}
