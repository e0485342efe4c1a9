/// Takes text as UTF-8, byte by byte: a caller's buffer, file or screen.
///
/// Labels and spoken values are written to one, so that nothing here has to allocate a string.
public protocol UTF8Sink {
  /// Takes one byte of UTF-8.
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

  /// Writes digits, with zeros in front if there are too few.
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
