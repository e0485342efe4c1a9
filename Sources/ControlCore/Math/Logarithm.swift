/// Returns the natural logarithm of `x`.
///
/// log 0 is -∞ for both zeros, log ∞ is ∞, and a negative number or NaN gives `Double.nan`.
/// Subnormal numbers are as accurate as others.
///
/// The bits are the same on every machine. The error is below 0.52 ulp: the largest found is 0.512,
/// near 0.992, among 65 million points against x87 and 300,000 against mpmath.
public func naturalLogarithm(_ x: Double) -> Double {
  guard x >= 0x1p-1022, x < .infinity else { return extremeLogarithm(x) }
  let distance = x - 1
  if distance.magnitude < 0x1p-7 {
    return distance + logarithmRest(distance)
  }
  return logarithm(x, correction: 0, exponent: 0)
}

/// Returns the natural logarithm of 1 + `x`, without the loss of digits caused by the addition.
///
/// For tiny `x` the result is `x`, -0 included. For -1 it is -∞, for ∞ it is ∞. Below -1, and for
/// NaN, it is `Double.nan`.
///
/// The bits are the same on every machine. The error is below 0.52 ulp: the largest found is 0.512,
/// near -0.008, among 75 million points against x87 and 350,000 against mpmath.
public func naturalLogarithmOfOnePlus(_ x: Double) -> Double {
  let size = x.magnitude
  if size < 0x1p-7 {
    // Below 2^-54 the rest is negligible, and the square may underflow.
    return size < 0x1p-54 ? x : x + logarithmRest(x)
  }
  // Beyond 2^60 the 1 is negligible.
  guard x > -1, x < 0x1p60 else { return x == -1 ? -.infinity : naturalLogarithm(x) }
  let sum = exactSum(1, x)
  return logarithm(sum.head, correction: sum.tail, exponent: 0)
}

/// Returns log((x + correction) · 2^exponent) for a normal x, if the result is not below 2^-8 in
/// size; the correction is at most half an ulp of x.
///
/// With x = 2^k · z and a reciprocal c from the table, log x is k · log 2 - log c + log(1 + r), r =
/// z · c - 1 and |r| < 0.0085. The large parts of the three, among them that of r, are multiples of
/// 2^-42 below 2^10: their sum is exact, and only the tail, below 2^-14, carries errors.
///
/// - SeeAlso: P. T. P. Tang, "Table-driven implementation of the logarithm function in IEEE
///   floating-point arithmetic", ACM TOMS 16 (1990), for the reduction by a table.
@inline(never)
private func logarithm(_ x: Double, correction: Double, exponent: Int64) -> Double {
  let bits = x.bitPattern
  let k = Int64(bitPattern: bits &>> 52) &- 1023
  let significand = bits & 0xF_FFFF_FFFF_FFFF | 0x3FF0_0000_0000_0000
  let entry = Int(truncatingIfNeeded: (bits &>> 46) & 63)
  let reciprocal = Double(Int(LogarithmTable.reciprocals[entry])) * 0x1p-10

  // 33 bits times 10, and 20 bits times 10: both products are exact.
  let coarse = Double(bitPattern: significand & ~0xF_FFFF)
  var fine = Double(bitPattern: significand) - coarse
  fine += correction * powerOfTwo(0 &- k)
  let large = coarse * reciprocal - 1
  let small = fine * reciprocal

  let twos = Double(k &+ exponent)
  let head = (twos * 0x1.62e42fefa38p-1 + LogarithmTable.logarithms[2 &* entry]) + large
  let rest = twos * 0x1.ef35793c7673p-45 + LogarithmTable.logarithms[2 &* entry &+ 1]
  return head + ((small + logarithmRest(large + small)) + rest)
}

/// Returns log(1 + `r`) - `r`, by its Taylor series to r^9; |r| < 0.0085.
@inline(never)
private func logarithmRest(_ r: Double) -> Double {
  let square = r * r
  let low = -1 / 2.0 + r * (1 / 3.0)
  let middle = -1 / 4.0 + r * (1 / 5.0)
  let high = -1 / 6.0 + r * (1 / 7.0)
  let highest = -1 / 8.0 + r * (1 / 9.0)
  return square * ((low + square * middle) + (square * square) * (high + square * highest))
}

/// Returns the logarithm of a number that is not a positive normal number.
@inline(never)
private func extremeLogarithm(_ x: Double) -> Double {
  if x == 0 { return -.infinity }
  guard x > 0 else { return .nan }
  return x == .infinity ? x : logarithm(x * 0x1p54, correction: 0, exponent: -54)
}
