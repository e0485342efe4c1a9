/// A motion in closed form, which can be evaluated at any time since its start, in any order.
public enum Curve: Equatable, Sendable {
  /// Coasting with falling speed.
  case decay(Decay)
  /// A spring that does not overshoot when released at rest.
  case spring(CriticalSpring)

  /// Returns the position in points, `seconds` after the start.
  @inline(__always)
  public func position(at seconds: Double) -> Double {
    switch self {
    case .decay(let decay): decay.position(at: seconds)
    case .spring(let spring): spring.position(at: seconds)
    }
  }

  /// Returns the velocity in points per second, `seconds` after the start.
  public func velocity(at seconds: Double) -> Double {
    switch self {
    case .decay(let decay): decay.velocity(at: seconds)
    case .spring(let spring): spring.velocity(at: seconds)
    }
  }

  /// The time of its turn, in seconds; infinite if it is monotone.
  public var turningPoint: Double {
    switch self {
    case .decay: .infinity
    case .spring(let spring): spring.turningPoint
    }
  }

  /// Returns this motion with its clock set to 0 at `seconds`.
  public func rebased(at seconds: Double) -> Curve {
    switch self {
    case .decay(let decay): .decay(decay.rebased(at: seconds))
    case .spring(let spring): .spring(spring.rebased(at: seconds))
    }
  }

  /// Returns the first time it reaches `position`, for a curve that is monotone from 0 to
  /// `duration`.
  ///
  /// Closed form for a decay; for a spring 60 bisections, finer than a nanosecond below 10⁹ s.
  ///
  /// - Returns: time from 0 to `duration`; 0 for a position behind the start, which may result from
  ///   rounding far from mark 0; `duration` if it does not get there.
  public func seconds(reaching position: Double, within duration: Double) -> Double {
    switch self {
    case .decay(let decay):
      decay.isPast(position) ? 0 : min(decay.seconds(reaching: position), duration)
    case .spring(let spring):
      spring.seconds(reaching: position, within: duration)
    }
  }
}

extension Decay {
  /// Returns true if `position` lies behind the start.
  fileprivate func isPast(_ position: Double) -> Bool {
    velocity < 0 ? position > start : position < start
  }
}

extension CriticalSpring {
  fileprivate func seconds(reaching position: Double, within duration: Double) -> Double {
    let rises = self.position(at: duration) > self.position(at: 0)
    var early = 0.0
    var late = duration
    var halvings = 0
    while halvings < 60 {
      let middle = early + (late - early) / 2
      let there = self.position(at: middle)
      if rises ? there >= position : there <= position {
        late = middle
      } else {
        early = middle
      }
      halvings &+= 1
    }
    return late
  }
}
