/// A coasting motion, whose speed decays exponentially: `x(t) = x + v/k · (1 − e^−kt)`.
///
/// It approaches `limit` without reaching it; the caller determines its end.
public struct Decay: Equatable, Sendable {
  /// `x`, in points.
  public let start: Double
  /// `v`, in points per second; not 0.
  public let velocity: Double
  /// `k`, in 1/s; greater than 0. UIKit's "normal" is 2.002, "fast" 10.05, the ruler's 2.804.
  public let rate: Double

  /// - Precondition: `rate` is greater than 0.
  public init(from start: Double, velocity: Double, rate: Double) {
    precondition(rate > 0, "the rate of a decay must be greater than 0")
    self.init(start: start, velocity: velocity, rate: rate)
  }

  /// Creates a decay without checking `rate`, which must be greater than 0.
  init(start: Double, velocity: Double, rate: Double) {
    self.start = start
    self.velocity = velocity
    self.rate = rate
  }

  /// The limit position after infinite time, `x + v/k`.
  public var limit: Double { start + velocity / rate }

  /// Returns the position `seconds` after the start, in points.
  public func position(at seconds: Double) -> Double {
    start - velocity / rate * exponentialMinusOne(-rate * seconds)
  }

  /// Returns the velocity `seconds` after the start, in points per second.
  public func velocity(at seconds: Double) -> Double {
    velocity * exponential(-rate * seconds)
  }

  /// Returns the velocity at `position`: linear in the distance, so exact to one rounding.
  public func velocity(passing position: Double) -> Double {
    velocity + rate * (start - position)
  }

  /// Returns the seconds to `position`, `−ln(1 − k(p − x)/v)/k`; infinite if never reached.
  public func seconds(reaching position: Double) -> Double {
    let share = rate * (position - start) / velocity
    guard share >= 0, share < 1 else { return .infinity }
    return -naturalLogarithmOfOnePlus(-share) / rate
  }

  /// Returns the time it is `distance` points short of its limit; 0 if it starts nearer than that.
  public func seconds(untilWithin distance: Double) -> Double {
    let ratio = abs(velocity) / (rate * distance)
    return ratio > 1 ? naturalLogarithm(ratio) / rate : 0
  }

  /// Returns this motion with its clock set to 0 at `seconds`.
  func rebased(at seconds: Double) -> Decay {
    Decay(start: position(at: seconds), velocity: velocity(at: seconds), rate: rate)
  }
}

extension Decay {
  /// Returns the rate of a decay that keeps a fraction of its speed every millisecond, the form in
  /// which UIKit states its deceleration rates.
  ///
  /// - Parameter share: fraction greater than 0, less than 1; UIKit's normal is 0.998, fast 0.99.
  /// - Returns: `k = −1000 ln r`, in 1/s.
  public static func rate(perMillisecond share: Double) -> Double {
    -1000 * naturalLogarithm(share)
  }
}
