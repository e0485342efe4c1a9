/// A motion in progress, with its effects emitted so far.
///
/// `advance(to:detector:rule:emit:)` emits the marks and the bound that the motion passes, in
/// order, at solved times, independent of the sampling. A motion that only returns the shown
/// position emits nothing.
@usableFromInline
package struct MotionCursor: Equatable, Sendable {
  public let motion: Motion
  @usableFromInline var segment: MonotoneSegment
  // Small fields are adjacent, which saves eight bytes.
  public let ending: ReleasePlanner.Ending
  /// True if the bound has been reported: a motion passes at most one, and once.
  @usableFromInline var hasHit = false
  /// True if the marks of this segment are known.
  @usableFromInline var hasBegun = false
  /// True if all segments are over.
  @usableFromInline var isDone = false
  /// The end of this segment.
  @usableFromInline var end: Timestamp
  /// The last time queried and its position; most callers query each frame more than once.
  @usableFromInline var place: (time: Timestamp, position: Double)
  /// The marks that tick in this segment, and the number of them emitted.
  @usableFromInline var marks = MarkSpan(first: 0, count: 0)
  @usableFromInline var taken: Int64 = 0

  /// Creates a cursor whose motion is over. Nearly all fields are zero, for minimal code.
  public init() {
    motion = Motion(
      start: Timestamp(nanoseconds: 0), first: .decay(Decay(start: 0, velocity: 0, rate: 1)),
      duration: 0, target: 0)
    ending = .stops
    isDone = true
    segment = MonotoneSegment(begin: 0, end: 0, from: 0, to: 0, skipped: 0, part: .first)
    end = Timestamp(nanoseconds: 0)
    place = (end, 0)
  }

  /// Creates a cursor at the beginning of a motion.
  public init(_ plan: ReleasePlanner.Plan) {
    motion = plan.motion
    ending = plan.ending
    segment = plan.motion.firstSegment
    end = plan.motion.start
    place = (.distantPast, segment.from)
  }

  public static func == (a: MotionCursor, b: MotionCursor) -> Bool {
    a.motion == b.motion && a.ending == b.ending && a.segment.begin == b.segment.begin
      && a.segment.part == b.segment.part && a.marks == b.marks && a.taken == b.taken
      && a.isDone == b.isDone && a.hasHit == b.hasHit
  }

  /// Emits each `tick` and `bound` up to `time` that has not been emitted yet, in order.
  ///
  /// - Parameters:
  ///   - time: time not before that of the last call.
  ///   - detector: record of reported marks and bounds.
  ///   - rule: marks that tick.
  ///   - boundGap: minimum time between two reported bounds, in nanoseconds; 0 or more. A bound
  ///     reached sooner is not reported.
  ///   - emit: receives the effects.
  /// - Returns: position at `time`, in points.
  @inlinable
  public mutating func advance<Rule: MarkRule>(
    to time: Timestamp, detector: inout CrossingDetector, rule: Rule, boundGap: Int64 = 0,
    emit: (Effect) -> Void
  ) -> Double {
    while !isDone, !ending.isReturn {
      if !hasBegun { begin(detector, rule) }
      let isOver = end <= time
      let x = isOver ? segment.to : locate(at: time)
      let due = isOver ? marks.length : count(by: time, at: x, rule)
      while due > taken {
        let run = run(min(due &- taken, Rule.longestRun), after: taken, rule)
        taken &+= run.length
        detector.ticks.pass(MarkSpan(first: run.first, count: run.count))
        emit(.tick(run))
      }
      if rule.lower > -.infinity || rule.upper < .infinity {
        passBound(by: time, &detector, rule.lower, rule.upper, boundGap, emit: emit)
      }
      detector.visit(x, rule: rule)
      guard isOver else { return x }
      if let next = motion.segment(after: segment) {
        segment = next
        hasBegun = false
      } else {
        isDone = true
      }
    }
    return locate(at: time)
  }

  /// Returns the position, in points, and caches it. This and its callees are `mutating` also for
  /// speed: a cursor is large, and a non-mutating call copies it.
  @usableFromInline
  package mutating func locate(at time: Timestamp) -> Double {
    if time != place.time { place = (time, position(at: time)) }
    return place.position
  }

  /// Returns the position in points, clamped to the segment so that rounding cannot reverse it.
  private mutating func position(at time: Timestamp) -> Double {
    guard time < motion.restTime else { return motion.target }
    let position = motionPosition(at: time)
    guard !isDone, !ending.isReturn else { return position }
    return min(max(position, min(segment.from, segment.to)), max(segment.from, segment.to))
  }

  /// Returns the motion's position at a time before it rests; the curves are evaluated in place.
  private mutating func motionPosition(at time: Timestamp) -> Double {
    let seconds = time.seconds(since: motion.start)
    if time >= motion.handOverTime, let second = motion.second {
      return second.curve.position(at: max(seconds - second.begin, 0))
    }
    return motion.first.position(at: max(seconds, 0))
  }

  @inlinable
  mutating func begin<Rule: MarkRule>(_ detector: CrossingDetector, _ rule: Rule) {
    hasBegun = true
    end = motion.start.advanced(bySeconds: segment.end)
    place = (.distantPast, segment.from)
    taken = 0
    marks.count = 0
    guard segment.from != segment.to else { return }
    marks = detector.ticks.marks(
      from: segment.from, to: segment.to, rule: rule, isLanding: isLanding,
      isPastBound: isBounce)
  }

  /// True if it ends on a position chosen by a snap rule.
  @usableFromInline
  var isLanding: Bool {
    if case .lands = ending { true } else { false }
  }

  /// True if it bounces off a bound.
  @usableFromInline
  var isBounce: Bool {
    if case .bounces = ending { true } else { false }
  }

  /// Returns some marks of the segment as a run.
  @inlinable
  mutating func run<Rule: MarkRule>(_ count: Int64, after skipped: Int64, _ rule: Rule) -> TickRun {
    let span = marks.slice(skipping: skipped, length: count)
    return run(of: span, rule.levels(of: span))
  }

  @usableFromInline
  mutating func run(of span: MarkSpan, _ levels: (base: Double, pitch: Double)) -> TickRun {
    TickRun(marks: span, levels: levels, motion: motion, segment: segment)
  }

  /// Returns the number of the segment's marks passed by `time`.
  ///
  /// The position determines the number, except within rounding error of a mark; there, the solved
  /// times do.
  @inlinable
  mutating func count<Rule: MarkRule>(by time: Timestamp, at x: Double, _ rule: Rule) -> Int64 {
    guard taken < marks.length else { return taken }
    // The error bound of a position: some ulps of its inputs.
    let doubt = 1e-11 * (abs(segment.from) + abs(segment.to) + rule.grain)
    let passed = rule.passed(marks, at: x, doubt: doubt, after: taken)
    if passed.least == passed.most { return max(passed.least, taken) }
    return max(count(by: time, passed, rule), taken)
  }

  /// Returns the number of marks passed by `time`, given its range.
  @inlinable
  mutating func count<Rule: MarkRule>(
    by time: Timestamp, _ range: (least: Int64, most: Int64), _ rule: Rule
  ) -> Int64 {
    var (low, high) = range
    while low < high {
      let middle = low &+ (high &- low) / 2
      if run(1, after: middle, rule).time(at: 0) <= time {
        low = middle &+ 1
      } else {
        high = middle
      }
    }
    return low
  }

  @usableFromInline
  mutating func passBound(
    by time: Timestamp, _ detector: inout CrossingDetector, _ lower: Double, _ upper: Double,
    _ gap: Int64, emit: (Effect) -> Void
  ) {
    guard !hasHit, let side = side(detector, lower, upper) else { return }
    let bound = side == .lower ? lower : upper
    let isStart = bound == segment.from
    let seconds = isStart ? segment.begin : motion.seconds(reaching: bound, in: segment)
    let when = motion.start.advanced(bySeconds: seconds)
    guard when <= time else { return }
    hasHit = true
    detector.bounds.pass(side)
    if detector.reportsBound(at: when, gap: gap) { emit(.bound(side, when)) }
  }

  /// Returns the bound that this segment passes. A bounce passes its bound at any remaining speed.
  private func side(_ detector: CrossingDetector, _ lower: Double, _ upper: Double) -> Side? {
    var (from, to) = (segment.from, segment.to)
    if case .bounces(let side) = ending, let second = motion.second, segment.begin >= second.begin {
      (from, to) = (motion.target, side == .upper ? .infinity : -.infinity)
    }
    return detector.bounds.side(from: from, to: to, lower: lower, upper: upper)
  }
}
