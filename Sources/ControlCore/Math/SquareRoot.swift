/// Returns the square root of `x`, rounded as in IEEE 754: bit for bit that of `x.squareRoot()`,
/// which on Linux would require C's mathematical library in every linked program.
///
/// NaN below 0; -0 for -0; infinity is unchanged.
package func squareRoot(_ x: Double) -> Double {
  #if arch(wasm32)
  return x.squareRoot()  // one instruction
  #else
  guard x > 0, x < .infinity else { return x == 0 || x > 0 ? x : .nan }
  // x = scaled × 2^exponent, with an even exponent and `scaled` from 1 to 4.
  let isSmall = x < 0x1p-1022
  let bits = (isSmall ? x * 0x1p54 : x).bitPattern
  let power = Int64(bits &>> 52) &- 1023
  let exponent = power & ~1
  let scaled = Double(bitPattern: bits &- UInt64(bitPattern: exponent) &<< 52)
  let root = Double(bitPattern: nearestRoot(of: scaled) &+ UInt64(1022) &<< 52)
  return root * powerOfTwo((exponent &>> 1) &- (isSmall ? 27 : 0))
  #endif
}

/// Returns the root of a number from 1 to 4, in units of 2^-52.
private func nearestRoot(of x: Double) -> UInt64 {
  var estimate = Double(bitPattern: (x.bitPattern &>> 1) &+ 0x1FF7_A3BE_A91D_9B1B)
  for _ in 0..<4 { estimate = max(0.5 * (estimate + x / estimate), 1) }
  // The error is now below two units. The rest uses whole numbers: x = number × 2^-52.
  let number = wholeNumber(of: x)
  var root = Int64(bitPattern: wholeNumber(of: estimate))
  // number × 2^52 - root²: small, so the overflow of 64 bits cancels out.
  var rest = Int64(bitPattern: number &<< 52) &- root &* root
  while rest > root {
    rest = rest &- 2 &* root &- 1
    root = root &+ 1
  }
  while rest <= -root {
    rest = rest &+ 2 &* root &- 1
    root = root &- 1
  }
  return UInt64(bitPattern: root)
}

/// Returns a number from 1 to 4 in units of 2^-52.
private func wholeNumber(of x: Double) -> UInt64 {
  let digits = x.bitPattern & 0xF_FFFF_FFFF_FFFF | 0x10_0000_0000_0000
  return x < 2 ? digits : digits &<< 1
}
