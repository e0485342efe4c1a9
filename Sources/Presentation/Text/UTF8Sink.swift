/// A receiver of UTF-8, byte by byte: a buffer, file or screen of the caller.
///
/// Labels and spoken values are written to a sink, so that no string has to be allocated.
public protocol UTF8Sink {
  /// Appends one byte of UTF-8.
  mutating func append(_ byte: UInt8)
}

extension UTF8Sink {
  /// Writes a text.
  public mutating func append(_ text: StaticString) {
    text.write(to: &self)
  }

  /// Writes a whole number.
  public mutating func append(decimal number: Int64) {
    if number < 0 { append(UInt8(ascii: "-")) }
    append(digits: number.magnitude, atLeast: 1)
  }

  /// Writes digits, padded with leading zeros to a minimum count.
  mutating func append(digits number: UInt64, atLeast count: Int64) {
    var power: UInt64 = 1
    var left = count
    while left > 1 || number / power >= 10 {
      power &*= 10
      left -= 1
    }
    while power > 0 {
      append(UInt8(truncatingIfNeeded: number / power % 10 + 48))
      power /= 10
    }
  }
}
