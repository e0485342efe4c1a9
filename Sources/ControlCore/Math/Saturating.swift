extension Int64 {
  /// The whole part of `x`; the nearest `Int64` if that is too large; 0 if `x` is not a number.
  ///
  /// Never traps, unlike `Int64(x)`.
  public init(saturating x: Double) {
    let exponent = Int64(bitPattern: (x.bitPattern &>> 52) & 0x7FF) &- 1023
    guard exponent >= 0 else {
      self = 0
      return
    }
    guard exponent < 63 else {
      self = x < 0 ? .min : x > 0 ? .max : 0
      return
    }
    let significand = Int64(bitPattern: x.bitPattern & 0xF_FFFF_FFFF_FFFF | 0x10_0000_0000_0000)
    let size =
      exponent < 52 ? significand &>> (52 &- exponent) : significand &<< (exponent &- 52)
    self = x < 0 ? 0 &- size : size
  }
}
