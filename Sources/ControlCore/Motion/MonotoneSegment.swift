/// A monotone piece of a motion.
///
/// Marks are counted segment by segment, never frame by frame: an excursion that begins and ends
/// between two frames is still two segments.
@usableFromInline
package struct MonotoneSegment: Equatable, Sendable {
  /// The beginning and the end, in seconds after the start of the motion.
  public let begin: Double
  public let end: Double
  /// The first and last positions, in points.
  public let from: Double
  public let to: Double
  /// The time of its curve before the segment, in seconds: up to the turn, or 0.
  let skipped: Double
  let part: Part

  /// The part of the motion that contains the segment.
  enum Part {
    case first, second
    /// An immediate jump from the end of the last curve to the exact target.
    case jump
  }
}

extension Motion {
  /// The segment that begins the motion.
  var firstSegment: MonotoneSegment { segment(.first, from: 0, skipping: 0, to: handOver) }

  /// Returns the segment after `last`: each curve is split at its turn, and a jump is last.
  ///
  /// - Returns: next segment; `nil` after the jump.
  @usableFromInline
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

  /// Returns the time a segment reaches `position`, in seconds after the motion's start.
  func seconds(reaching position: Double, in segment: MonotoneSegment) -> Double {
    guard segment.part != .jump else { return segment.begin }
    let curve = curve(segment.part == .second, skipping: segment.skipped)
    return segment.begin + curve.seconds(reaching: position, within: segment.end - segment.begin)
  }

  /// Returns the curve of a segment, with time 0 at its beginning; `nil` for the jump.
  func curve(of segment: MonotoneSegment) -> Curve? {
    segment.part == .jump ? nil : curve(segment.part == .second, skipping: segment.skipped)
  }

  /// Returns the first or the second curve, without its beginning.
  private func curve(_ isSecond: Bool, skipping skipped: Double) -> Curve {
    var curve = first
    if let second, isSecond { curve = second.curve }
    return skipped > 0 ? curve.rebased(at: skipped) : curve
  }

  /// The end of the first curve, in seconds.
  private var handOver: Double { second?.begin ?? duration }

  /// Returns the segment of a curve, after any skipped time, to `end` or to its turn.
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
