/// A piece of a motion that goes one way.
///
/// Marks are counted segment by segment, never frame by frame: an excursion that begins and ends
/// between two frames is still two segments.
@usableFromInline
package struct MonotoneSegment: Equatable, Sendable {
  /// When it begins and ends, in seconds after the start of the motion.
  public let begin: Double
  public let end: Double
  /// Where it begins and ends, in points.
  public let from: Double
  public let to: Double
  /// How much of its curve lies before it, in seconds: up to where that turns, or 0.
  let skipped: Double
  let part: Part

  /// What it is a piece of.
  enum Part {
    case first, second
    /// From where the last curve stops to the exact target, at once.
    case jump
  }
}

extension Motion {
  /// The segment that begins the motion.
  var firstSegment: MonotoneSegment { segment(.first, from: 0, skipping: 0, to: handOver) }

  /// The segment that follows `last`: each curve is cut where it turns, and a jump is the last.
  ///
  /// - Returns: `nil` after the jump.
  @usableFromInline @inline(never)
  func segment(after last: MonotoneSegment) -> MonotoneSegment? {
    let end = last.part == .first ? handOver : duration
    if last.end < end, last.part != .jump {
      let turn = curve(last.part == .second, skipping: last.skipped).turningPoint
      if turn < .infinity { return segment(last.part, from: last.end, skipping: turn, to: end) }
    }
    switch last.part {
    case .first where second != nil:
      return segment(.second, from: handOver, skipping: 0, to: duration)
    case .first, .second:
      return MonotoneSegment(
        begin: duration, end: duration, from: position(after: duration, inSecond: second != nil),
        to: target, skipped: 0, part: .jump)
    case .jump: return nil
    }
  }

  /// When a segment of it reaches `position`, in seconds after its start.
  func seconds(reaching position: Double, in segment: MonotoneSegment) -> Double {
    guard segment.part != .jump else { return segment.begin }
    let curve = curve(segment.part == .second, skipping: segment.skipped)
    return segment.begin + curve.seconds(reaching: position, within: segment.end - segment.begin)
  }

  /// What a segment follows, with the clock at 0 where it begins; `nil` for the jump.
  func curve(of segment: MonotoneSegment) -> Curve? {
    segment.part == .jump ? nil : curve(segment.part == .second, skipping: segment.skipped)
  }

  /// The first or the second curve, without its beginning.
  @inline(never)
  private func curve(_ isSecond: Bool, skipping skipped: Double) -> Curve {
    var curve = first
    if let second, isSecond { curve = second.curve }
    return skipped > 0 ? curve.rebased(at: skipped) : curve
  }

  /// When the first curve is over, in seconds.
  private var handOver: Double { second?.begin ?? duration }

  /// Along a curve, the rest of it if some is skipped, to `end` or to where it turns.
  @inline(never)
  private func segment(
    _ part: MonotoneSegment.Part, from begin: Double, skipping skipped: Double, to end: Double
  ) -> MonotoneSegment {
    let curve = curve(part == .second, skipping: skipped)
    let turn = skipped > 0 ? .infinity : begin + curve.turningPoint
    let end = turn < end ? turn : end
    return MonotoneSegment(
      begin: begin, end: end, from: curve.position(at: 0), to: curve.position(at: end - begin),
      skipped: skipped, part: part)
  }
}
