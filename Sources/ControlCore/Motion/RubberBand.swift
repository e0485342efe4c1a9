/// The resistance past a bound: a pull by `x` points moves a control by `y = cxd/(d + cx)`.
///
/// The slope begins at `c`, and the displacement stays below `d`. UIKit uses c = 0.55; Flutter's
/// overscroll friction is the same curve, in steps. All three functions keep the sign.
public struct RubberBand: Equatable, Sendable {
  /// `c`: the slope at the bound, without unit; greater than 0, at most 1.
  public let coefficient: Double
  /// `d`: the length of the control along its main axis, in points; 0 or more. At 0 nothing moves.
  public let length: Double

  /// - Precondition: `coefficient` is greater than 0 and at most 1, and `length` is 0 or more. Only
  ///   debug builds check, because a slide makes a band for each event; other numbers give
  ///   undefined results but never trap.
  public init(coefficient: Double, length: Double) {
    assert(coefficient > 0 && coefficient <= 1, "the slope must be in 0...1, and not 0")
    assert(length >= 0, "the length must be 0 or more")
    self.coefficient = coefficient
    self.length = length
  }

  /// Returns the displacement `y` for a pull of `x` points.
  public func displacement(pulledBy x: Double) -> Double {
    let pull = coefficient * abs(x)
    guard pull > 0 else { return 0 }
    return (x < 0 ? -length : length) * (pull / (length + pull))
  }

  /// Returns `dy/dx` at a pull of `x` points, `c/(1 + cx/d)²`: the factor on a finger's speed.
  public func slope(pulledBy x: Double) -> Double {
    guard length > 0 else { return 0 }
    let stretch = 1 + coefficient * abs(x) / length
    return coefficient / (stretch * stretch)
  }

  /// Returns the pull for a displacement of `y` points, `yd/(c(d − y))`. If `y` is `d` or more,
  /// which no pull reaches, returns the pull without resistance, `y/c`.
  public func pull(displacing y: Double) -> Double {
    let pull =
      abs(y) < length
      ? y * length / (coefficient * (length - abs(y))) : y / coefficient
    return min(max(pull, -1e30), 1e30)
  }
}
