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
  /// Which piece it is.
  public let part: Part

  /// The pieces a motion can have, in order.
  public enum Part: Equatable, Sendable {
    /// The first curve, up to where it turns; and from there on.
    case first, firstTurned
    case second, secondTurned
    /// From where the last curve stops to the exact target, at once.
    case jump
  }
}

extension Motion {
  /// The stretch that follows `part`: each curve is cut where it turns, and a jump is the last.
  ///
  /// - Parameter part: `nil` for the first stretch there is.
  /// - Returns: `nil` after the jump.
  @inline(never)
  public func stretch(after part: Stretch.Part?) -> Stretch? {
    switch part {
    case nil: stretch(.first)
    case .first where turn(of: first, from: 0, to: handOver) != nil: stretch(.firstTurned)
    case .first, .firstTurned: stretch(second == nil ? .jump : .second)
    case .second: stretch(turnOfSecond == nil ? .jump : .secondTurned)
    case .secondTurned: stretch(.jump)
    case .jump: nil
    }
  }

  /// Seconds after the start of the motion at which a stretch of it reaches `position`.
  public func seconds(reaching position: Double, in stretch: Stretch) -> Double {
    guard let curve = curve(of: stretch.part) else { return stretch.begin }
    return stretch.begin + curve.seconds(reaching: position, within: stretch.end - stretch.begin)
  }

  /// The curve of a stretch, with the clock at 0 where it begins; `nil` for the jump.
  func curve(of part: Stretch.Part) -> Curve? {
    switch part {
    case .first: first
    case .firstTurned: turn(of: first, from: 0, to: handOver).map { first.rebased(at: $0) }
    case .second: second?.curve
    case .secondTurned: turnOfSecond.flatMap { second?.curve.rebased(at: $0) }
    case .jump: nil
    }
  }

  /// When the first curve is over, in seconds.
  private var handOver: Double { second?.begin ?? duration }

  private var turnOfSecond: Double? {
    second.flatMap { turn(of: $0.curve, from: $0.begin, to: duration) }
  }

  /// When `curve` turns, in seconds after `begin`, if that is before `end`.
  private func turn(of curve: Curve, from begin: Double, to end: Double) -> Double? {
    guard let turn = curve.turningPoint, begin + turn < end else { return nil }
    return turn
  }

  private func stretch(_ part: Stretch.Part) -> Stretch {
    let (begin, end) = span(of: part)
    guard let curve = curve(of: part) else {
      let short = (second?.curve ?? first).position(at: duration - (second?.begin ?? 0))
      return Stretch(begin: begin, end: end, from: short, to: target, part: part)
    }
    return Stretch(
      begin: begin, end: end, from: curve.position(at: 0), to: curve.position(at: end - begin),
      part: part)
  }

  private func span(of part: Stretch.Part) -> (begin: Double, end: Double) {
    let turn = turn(of: first, from: 0, to: handOver)
    return switch part {
    case .first: (0, turn ?? handOver)
    case .firstTurned: (turn ?? handOver, handOver)
    case .second: (handOver, turnOfSecond.map { handOver + $0 } ?? duration)
    case .secondTurned: (turnOfSecond.map { handOver + $0 } ?? duration, duration)
    case .jump: (duration, duration)
    }
  }
}
