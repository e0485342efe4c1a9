/// Returns the angle of the point (`x`, `y`) from the positive x axis towards the positive y axis,
/// in radians from -`Double.pi` to `Double.pi`.
///
/// Zeros and infinities are as in IEEE 754 and C: the angle has the sign of `y`, also if `y` is
/// zero; beside an infinite coordinate a finite one counts as 0, and two infinite ones as equal; if
/// `y` is zero the angle is 0 or π by the sign of `x`, also of a zero. NaN gives `Double.nan`.
///
/// The bits are the same on every machine. The error is below 0.501 ulp, also for subnormal
/// results, against decimals of 60 digits; the test states the largest error found.
///
/// With c = j/32 nearest to the quotient u/v of the smaller and the larger coordinate, atan(u/v) is
/// atan c + atan t, t = (u - cv) / (v + cu) and |t| < 0.0157. The rounding error of t is computed,
/// and all large terms are added exactly, so only the last addition rounds.
///
/// - SeeAlso: P. T. P. Tang, "Table-lookup algorithms for elementary functions and their error
///   analysis", ARITH 10 (1991), for the reduction by a table; T. J. Dekker, "A floating-point
///   technique for extending the available precision", Numerische Mathematik 18 (1971), for
///   quotients.
package func arctangent(_ y: Double, _ x: Double) -> Double {
  let (up, right) = (y.magnitude, x.magnitude)
  let (small, large) = up < right ? (up, right) : (right, up)
  guard small > 0, large < .infinity else { return extremeArctangent(y, x) }
  let quadrant = Quadrant(isSteep: up > right, isLeft: x < 0)
  let quotient = small / large
  var angle: Double
  if quotient < 0x1p-32 {
    // It equals its arctangent to double precision. Adding it to 0 would give the same.
    angle = quadrant.start == 0 ? quotient : quadrant.angle(0, quotient, 0)
  } else {
    // Between 2^-500 and 2^500 products neither overflow nor lose small terms.
    let scale: Double = large > 0x1p500 ? 0x1p-600 : large < 0x1p-500 ? 0x1p600 : 1
    angle = reducedArctangent(small * scale, large * scale, quotient, quadrant)
  }
  if y < 0 { angle = -angle }
  return angle
}

/// Returns the angle in a quadrant whose smaller and larger coordinate are `u` and `v`.
@inline(__always)
private func reducedArctangent(
  _ u: Double, _ v: Double, _ quotient: Double, _ quadrant: Quadrant
) -> Double {
  // From 0 to 32. Adding 2^52 rounds to a whole number and leaves it in the low bits.
  let j = Int(truncatingIfNeeded: (quotient * 32 + 0x1p52).bitPattern & 63)
  guard j > 0 else {
    let lack = quotientLack(u, 0, by: v, 0, quotient)
    return quadrant.angle(0, quotient, lack + arctangentRest(quotient))
  }
  let c = Double(j) * 0x1p-5
  let difference = exactSum(u, -c * coarse(v))
  let over = exactSum(difference.head, difference.tail - c * (v - coarse(v)))
  let sum = exactSum(v, c * coarse(u))
  let under = exactSum(sum.head, sum.tail + c * (u - coarse(u)))
  let t = over.head / under.head
  let lack = quotientLack(over.head, over.tail, by: under.head, under.tail, t)
  let entry = 2 &* j &- 2
  return quadrant.angle(
    ArctangentTable.angles[entry], t,
    ArctangentTable.angles[entry &+ 1] + (lack + arctangentRest(t)))
}

/// The axis and direction from which an angle between 0 and π counts.
private struct Quadrant {
  /// The angle of that axis, and the rounding error of that double.
  let start: Double
  let lack: Double
  let sign: Double

  @inline(__always)
  init(isSteep: Bool, isLeft: Bool) {
    let half: Double = isSteep ? 0.5 : isLeft ? 1 : 0
    start = half * Double.pi
    lack = half * 0x1.1a62633145c07p-53
    sign = isSteep == isLeft ? 1 : -1
  }

  /// Returns the angle `large` + `small` + `rest` from the axis; the rest is below 2^-19 of 1.
  @inline(__always)
  func angle(_ large: Double, _ small: Double, _ rest: Double) -> Double {
    let first = exactSum(start, sign * large)
    let second = exactSum(first.head, sign * small)
    return second.head + (second.tail + (first.tail + (lack + sign * rest)))
  }
}

/// Returns (`n` + `nTail`) / (`d` + `dTail`) - `quotient`, the rounding error of a quotient.
@inline(__always)
private func quotientLack(
  _ n: Double, _ nTail: Double, by d: Double, _ dTail: Double, _ quotient: Double
) -> Double {
  let (q, e) = (coarse(quotient), coarse(d))
  let (qFine, eFine) = (quotient - q, d - e)
  let lack = ((n - q * e) - (q * eFine + qFine * e)) - qFine * eFine
  return (lack + (nTail - quotient * dTail)) / d
}

/// Returns the upper 26 bits of `x`: a product of two such numbers is exact.
@inline(__always)
private func coarse(_ x: Double) -> Double {
  Double(bitPattern: x.bitPattern & ~0x7FF_FFFF)
}

/// Returns atan `t` - `t`, by its Taylor series to t^11; |t| < 0.0157.
@inline(__always)
private func arctangentRest(_ t: Double) -> Double {
  let square = t * t
  let low = -1 / 3.0 + square * (1 / 5.0)
  let high = (-1 / 7.0 + square * (1 / 9.0)) + (square * square) * (-1 / 11.0)
  return (t * square) * (low + (square * square) * high)
}

/// Returns the angle if a coordinate is 0, infinite or not a number.
private func extremeArctangent(_ y: Double, _ x: Double) -> Double {
  guard y == y, x == x else { return .nan }
  let isLeft = x.sign == .minus
  let angle: Double
  if y.magnitude == x.magnitude, y != 0 {
    angle = isLeft ? 0x1.2d97c7f3321d2p1 : Double.pi / 4
  } else if y == 0 || x.magnitude == .infinity {
    angle = isLeft ? .pi : 0
  } else {
    angle = Double.pi / 2
  }
  return y.sign == .minus ? -angle : angle
}
