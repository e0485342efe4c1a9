/// A piece of a motion that goes one way.
///
/// Marks are counted stretch by stretch, never frame by frame: an excursion that begins and ends
/// between two frames is still two stretches.
public struct Stretch: Equatable, Sendable {
  /// When it begins and ends, in seconds after the start of the motion.
  public let begin: Double
  public let end: Double
  /// Where it begins and ends, in points.
  public let from: Double
  public let to: Double
  /// Its curve, with the clock at 0 at `begin`; `nil` for the jump to the exact target at the end.
  public let curve: Curve?

  /// Seconds after the start of the motion at which it reaches `position`.
  public func seconds(reaching position: Double) -> Double {
    guard let curve else { return begin }
    return begin + curve.seconds(reaching: position, within: end - begin)
  }
}

extension Motion {
  /// The stretches of the motion in order: each curve cut where it turns, and the final jump.
  ///
  /// - Parameter index: from 0.
  /// - Returns: `nil` past the last.
  @inline(never)
  public func stretch(_ index: Int) -> Stretch? {
    var left = index
    let middle = second?.begin ?? duration
    if let found = Self.stretch(of: first, from: 0, to: middle, &left) { return found }
    if let second,
      let found = Self.stretch(of: second.curve, from: second.begin, to: duration, &left)
    {
      return found
    }
    guard left == 0 else { return nil }
    let last = second?.curve ?? first
    let short = last.position(at: duration - (second?.begin ?? 0))
    return Stretch(begin: duration, end: duration, from: short, to: target, curve: nil)
  }

  private static func stretch(
    of curve: Curve, from begin: Double, to end: Double, _ left: inout Int
  ) -> Stretch? {
    guard let turn = curve.turningPoint, begin + turn < end else {
      defer { left -= 1 }
      return left == 0 ? piece(of: curve, from: begin, to: end) : nil
    }
    defer { left -= 2 }
    switch left {
    case 0: return piece(of: curve, from: begin, to: begin + turn)
    case 1: return piece(of: curve.rebased(at: turn), from: begin + turn, to: end)
    default: return nil
    }
  }

  private static func piece(of curve: Curve, from begin: Double, to end: Double) -> Stretch {
    Stretch(
      begin: begin, end: end, from: curve.position(at: 0), to: curve.position(at: end - begin),
      curve: curve)
  }
}
