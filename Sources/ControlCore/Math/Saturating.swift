extension Int64 {
  /// Creates the largest whole number that is not above `x`; otherwise as `init(saturating:)`.
  public init(roundingDown x: Double) {
    guard abs(x) < 0x1p51 else {
      self.init(saturating: roundedDown(x))
      return
    }
    self.init(saturating: x)
    if Double(self) > x { self &-= 1 }
  }

  /// Creates the whole part of `x`; the nearest `Int64` if that is too large; 0 for NaN.
  ///
  /// Never traps, unlike `Int64(x)`.
  @inline(never)
  public init(saturating x: Double) {
    guard !(abs(x) < 0x1p51) else {
      // Between 2^52 and 2^53 the last bit of a Double is 1, so adding 1.5 * 2^52 rounds to a whole
      // number in its bits.
      let rounded = x + 0x1.8p52
      let whole = Int64(bitPattern: rounded.bitPattern) &- Int64(bitPattern: 0x1.8p52.bitPattern)
      let nearest = rounded - 0x1.8p52
      self = x < 0 ? whole &+ (nearest < x ? 1 : 0) : whole &- (nearest > x ? 1 : 0)
      return
    }
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
