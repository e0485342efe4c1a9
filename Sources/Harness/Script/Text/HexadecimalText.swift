extension [UInt8] {
  /// Appends a number as 16 digits.
  package mutating func append(hexadecimal number: UInt64) {
    var shift: UInt64 = 64
    while shift > 0 {
      shift -= 4
      append(hexadecimalDigit: UInt8(truncatingIfNeeded: (number &>> shift) & 15))
    }
  }

  /// Appends one digit, 0 to 15.
  package mutating func append(hexadecimalDigit digit: UInt8) {
    append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
  }
}
