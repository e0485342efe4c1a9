/// A motion under way, and how much of it has been handed out.
///
/// `advance(to:detector:emit:)` hands out the marks and the bound that the motion passes, in order. Solved
/// times decide when that is, so it does not depend on how often one asks. A motion that only brings back
/// what shows is silent.
public struct MotionCursor: Equatable, Sendable {
  public let motion: Motion
  private var segment: MonotoneSegment
  // Small things stand together: eight bytes less.
  public let ending: ReleasePlanner.Ending
  /// Whether the bound has been handed out: a motion goes past one at most, and once.
  private var hasHit = false
  /// Whether all segments are over.
  private var isDone = false
  /// When this segment is over.
  private var end: Timestamp
  /// Where it was when it was last asked; most ask more than once for each frame.
  private var place: (time: Timestamp, position: Double)
  /// The marks that this segment ticks, and how many of them have been handed out.
  private var marks = MarkSpan(first: 0, count: 0)
  private var taken: Int64 = 0

  /// A cursor whose motion is over. Nearly all of it is zeros, which is the least code.
  public init() {
    motion = Motion(
      start: Timestamp(nanoseconds: 0), first: .decay(Decay(from: 0, velocity: 0, rate: 1)),
      duration: 0, target: 0)
    ending = .stops
    isDone = true
    segment = MonotoneSegment(begin: 0, end: 0, from: 0, to: 0, skipped: 0, part: .first)
    end = Timestamp(nanoseconds: 0)
    place = (end, 0)
  }

  public init(_ plan: ReleasePlanner.Plan, detector: CrossingDetector) {
    motion = plan.motion
    ending = plan.ending
    segment = plan.motion.firstSegment
    end = plan.motion.start
    place = (.distantPast, 0)
    begin(detector)
  }

  public static func == (a: MotionCursor, b: MotionCursor) -> Bool {
    a.motion == b.motion && a.ending == b.ending && a.segment.begin == b.segment.begin
      && a.segment.part == b.segment.part && a.marks == b.marks && a.taken == b.taken
      && a.isDone == b.isDone && a.hasHit == b.hasHit
  }

  /// Hands out every `tick` and `bound` that happens by `time` and has not been handed out yet, in order.
  ///
  /// - Parameters:
  ///   - time: not before the one of the last call.
  ///   - detector: remembers what has been reported.
  ///   - emit: takes the effects.
  @inline(never)
  public mutating func advance(
    to time: Timestamp, detector: inout CrossingDetector, emit: (Effect) -> Void
  ) {
    guard !ending.isReturn else { return }
    while !isDone {
      let isOver = end <= time
      if !isOver, place.time != time { place = (time, position(at: time)) }
      let x = isOver ? segment.to : place.position
      let due = isOver ? marks.length : count(by: time, at: x, detector.rule)
      if due > taken { emit(.tick(take(due &- taken, &detector))) }
      passBound(by: time, &detector, emit: emit)
      detector.visit(x)
      guard isOver else { return }
      guard let next = motion.segment(after: segment) else { return isDone = true }
      segment = next
      begin(detector)
    }
  }

  /// Where it is, in points: kept within the present segment, so that rounding cannot take it back.
  public func position(at time: Timestamp) -> Double {
    guard time != place.time else { return place.position }
    let position = motion.position(at: time)
    guard !isDone, !ending.isReturn, time < motion.restTime else { return position }
    return min(max(position, min(segment.from, segment.to)), max(segment.from, segment.to))
  }

  @inline(never)
  private mutating func begin(_ detector: CrossingDetector) {
    end = motion.start.advanced(bySeconds: segment.end)
    place = (.distantPast, segment.from)
    taken = 0
    marks.count = 0
    guard segment.from != segment.to else { return }
    marks = detector.ticks.marks(from: segment.from, to: segment.to, rule: detector.rule)
  }

  /// Notes that the next `count` marks of the segment have been handed out.
  @inline(never)
  private mutating func take(_ count: Int64, _ detector: inout CrossingDetector) -> TickRun {
    let span = marks.slice(skipping: taken, length: count)
    taken &+= count
    detector.ticks.pass(span)
    return TickRun(marks: span, rule: detector.rule, motion: motion, segment: segment)
  }

  /// How many marks of the segment have been passed by `time`.
  ///
  /// The position gives the number, unless it is so near a mark that rounding could decide; then the
  /// solved times do.
  @inline(__always)
  private func count(by time: Timestamp, at x: Double, _ rule: TickRule) -> Int64 {
    guard marks.count != 0 else { return 0 }
    // Distances in the direction of travel.
    let isUp = marks.count > 0
    let level = rule.base(upwards: isUp) + Double(marks.first) * rule.pitch
    let way = isUp ? x - level : level - x
    let doubt = 1e-11 * (abs(segment.from) + abs(segment.to) + rule.pitch)
    guard way + doubt >= Double(taken) * rule.pitch else { return taken }
    let pitches = way / rule.pitch
    let whole = Int64(saturating: pitches)
    let part = (pitches - Double(whole)) * rule.pitch
    if part > doubt, rule.pitch - part > doubt { return max(min(whole &+ 1, marks.length), taken) }
    let low = passed(way - doubt, rule.pitch)
    let high = passed(way + doubt, rule.pitch)
    let run = TickRun(marks: marks, rule: rule, motion: motion, segment: segment)
    return max(run.count(by: time, from: low, to: high), taken)
  }

  /// How many of the marks lie on the way, of which the first is at its begin.
  private func passed(_ way: Double, _ pitch: Double) -> Int64 {
    guard way >= 0 else { return 0 }
    return min(Int64(saturating: way / pitch) &+ 1, marks.length)
  }

  private mutating func passBound(
    by time: Timestamp, _ detector: inout CrossingDetector, emit: (Effect) -> Void
  ) {
    guard !hasHit, let side = side(detector) else { return }
    let bound = side == .lower ? detector.rule.lower : detector.rule.upper
    let isStart = bound == segment.from
    let seconds = isStart ? segment.begin : motion.seconds(reaching: bound, in: segment)
    let when = motion.start.advanced(bySeconds: seconds)
    guard when <= time else { return }
    hasHit = true
    detector.bounds.pass(side)
    emit(.bound(side, when))
  }

  /// The bound that this segment goes past. A bounce goes past its bound however little speed is left.
  private func side(_ detector: CrossingDetector) -> Side? {
    guard case .bounces(let side) = ending, let second = motion.second,
      segment.begin >= second.begin
    else { return detector.side(from: segment.from, to: segment.to) }
    return detector.side(from: motion.target, to: side == .upper ? .infinity : -.infinity)
  }
}
