/// Resisting past a bound: pulled by `x` points, what shows gives way by `y = cxd/(d + cx)`.
///
/// It starts with slope `c` and never gives way by more than `d`. UIKit uses c = 0.55; Flutter's
/// overscroll friction is the same curve, taken in steps. All three functions keep the sign.
public struct RubberBand: Equatable, Sendable {
  /// `c`: the slope at the bound, without unit; greater than 0, at most 1.
  public let coefficient: Double
  /// `d`: the length of the control along its axis, in points; 0 or more. At 0 nothing gives way.
  public let length: Double

  /// - Precondition: `coefficient` is greater than 0 and at most 1, and `length` is 0 or more. Only debug
  ///   builds look, as a slide makes a band for each event; with other numbers nothing is promised but that
  ///   nothing traps.
  public init(coefficient: Double, length: Double) {
    assert(coefficient > 0 && coefficient <= 1, "the slope must be in 0...1, and not 0")
    assert(length >= 0, "the length must be 0 or more")
    self.coefficient = coefficient
    self.length = length
  }

  /// How far it gives way to a pull of `x` points, `y`.
  public func displacement(pulledBy x: Double) -> Double {
    let pull = coefficient * abs(x)
    guard pull > 0 else { return 0 }
    return (x < 0 ? -length : length) * (pull / (length + pull))
  }

  /// `dy/dx` at a pull of `x` points, `c/(1 + cx/d)²`: what becomes of a finger's speed.
  public func slope(pulledBy x: Double) -> Double {
    guard length > 0 else { return 0 }
    let stretch = 1 + coefficient * abs(x) / length
    return coefficient / (stretch * stretch)
  }

  /// The pull that gives way by `y` points, `yd/(c(d − y))`. If no pull does, because `y` is `d` or
  /// more, the pull without resistance, `y/c`.
  public func pull(displacing y: Double) -> Double {
    let pull =
      abs(y) < length
      ? y * length / (coefficient * (length - abs(y))) : y / coefficient
    return min(max(pull, -1e30), 1e30)
  }
}
