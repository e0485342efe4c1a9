package import ControlCore

/// Directions as points of the unit circle, computed without the C library so that all machines
/// agree. On a screen, where y grows downwards, angles run clockwise from the top.
package enum UnitCircle {
  /// Returns the direction at an angle in degrees clockwise from the top, over any number of turns.
  ///
  /// - Parameter degrees: the angle; NaN and magnitudes of 10¹⁵ or more count as 0. Near 10¹⁵,
  ///   neighbouring numbers are an eighth of a degree apart.
  /// - Returns: a point of the unit circle; each coordinate is within 2⁻⁵² of the true one.
  package static func point(degrees: Double) -> Point {
    let degrees = abs(degrees) < 1e15 ? degrees : 0
    let quarters = roundedToNearest(degrees / 90)
    // Exact, as the product is a whole number and both operands are of similar size.
    let rest = degrees - quarters * 90
    let (sine, cosine) = sineAndCosine(rest * (0x1.921fb54442d18p+1 / 180))
    return point(quarters: Int64(saturating: quarters), sine, cosine)
  }

  /// Returns the `part`th of `count` equally spaced directions, within 1e-15.
  static func point(_ part: Int64, of count: Int64) -> Point {
    // Splits into eighths of a turn and a remainder, so that the series sees at most π/4.
    let eighths = part % count &* 8
    let octant = eighths / count
    let rest = Double(eighths % count) / Double(count) * (0x1.921fb54442d18p+1 / 4)
    let folded = octant & 1 == 0 ? rest : 0x1.921fb54442d18p+1 / 4 - rest
    let (s, c) = sineAndCosine(folded)
    let (sine, cosine) = octant & 1 == 0 ? (s, c) : (c, s)
    return point(quarters: octant / 2, sine, cosine)
  }

  /// Returns the direction of an angle, given as sine and cosine, after a number of quarter turns.
  private static func point(quarters: Int64, _ sine: Double, _ cosine: Double) -> Point {
    switch quarters & 3 {
    case 0: Point(x: sine, y: -cosine)
    case 1: Point(x: cosine, y: sine)
    case 2: Point(x: -sine, y: cosine)
    default: Point(x: -cosine, y: -sine)
    }
  }

  /// Evaluates Taylor's series; from -π/4 to π/4, the omitted terms are below 1e-17.
  private static func sineAndCosine(_ x: Double) -> (sine: Double, cosine: Double) {
    let square = x * x
    var (sine, cosine) = (0.0, 0.0)
    var n = 16.0
    while n > 0 {
      cosine = (1 + cosine) * -square / (n * (n - 1))
      sine = (1 + sine) * -square / (n * (n + 1))
      n -= 2
    }
    return (x * (1 + sine), 1 + cosine)
  }
}
