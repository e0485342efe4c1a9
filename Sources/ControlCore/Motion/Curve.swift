/// A motion with a closed form: ask for any time since its start, in any order, as often as you like.
public enum Curve: Equatable, Sendable {
  /// Coasting: slower and slower.
  case decay(Decay)
  /// A spring without overshoot from where it is let go.
  case spring(CriticalSpring)

  /// In points, `seconds` after the start.
  @inline(__always)
  public func position(at seconds: Double) -> Double {
    switch self {
    case .decay(let decay): decay.position(at: seconds)
    case .spring(let spring): spring.position(at: seconds)
    }
  }

  /// In points per second, `seconds` after the start.
  @inline(never)
  public func velocity(at seconds: Double) -> Double {
    switch self {
    case .decay(let decay): decay.velocity(at: seconds)
    case .spring(let spring): spring.velocity(at: seconds)
    }
  }

  /// When it turns, in seconds; infinite if it only ever goes one way.
  @inline(never)
  public var turningPoint: Double {
    switch self {
    case .decay: .infinity
    case .spring(let spring): spring.turningPoint
    }
  }

  /// This motion with its clock set to 0 at `seconds`.
  @inline(never)
  public func rebased(at seconds: Double) -> Curve {
    switch self {
    case .decay(let decay): .decay(decay.rebased(at: seconds))
    case .spring(let spring): .spring(spring.rebased(at: seconds))
    }
  }

  /// When it first reaches `position`, for a curve that goes one way from 0 to `duration`.
  ///
  /// Closed form for a decay; 60 halvings of the interval for a spring, which is finer than a
  /// nanosecond for any duration below 10⁹ s.
  ///
  /// - Returns: between 0 and `duration`, both included; 0 for what lies behind the start, where the
  ///   rounding of a level far from mark 0 may put it; `duration` if it does not get there.
  @inline(never)
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
  /// Whether `position` lies behind the start.
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
