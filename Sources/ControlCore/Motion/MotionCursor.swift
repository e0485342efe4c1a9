/// A motion under way, and how much of it has been handed out.
///
/// `advance(to:detector:rule:emit:)` hands out the marks and the bound that the motion passes, in order.
/// Solved times decide when that is, so it does not depend on how often one asks. A motion that only
/// brings back what shows is silent.
@usableFromInline
package struct MotionCursor: Equatable, Sendable {
  public let motion: Motion
  @usableFromInline var segment: MonotoneSegment
  // Small things stand together: eight bytes less.
  public let ending: ReleasePlanner.Ending
  /// Whether the bound has been handed out: a motion goes past one at most, and once.
  @usableFromInline var hasHit = false
  /// Whether the marks of this segment are known.
  @usableFromInline var hasBegun = false
  /// Whether all segments are over.
  @usableFromInline var isDone = false
  /// When this segment is over.
  @usableFromInline var end: Timestamp
  /// Where it was when it was last asked; most ask more than once for each frame.
  @usableFromInline var place: (time: Timestamp, position: Double)
  /// The marks that this segment ticks, and how many of them have been handed out.
  @usableFromInline var marks = MarkSpan(first: 0, count: 0)
  @usableFromInline var taken: Int64 = 0

  /// A cursor whose motion is over. Nearly all of it is zeros, which is the least code.
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

  /// A cursor at the beginning of a motion.
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

  /// Hands out every `tick` and `bound` that happens by `time` and has not been handed out yet, in order.
  ///
  /// - Parameters:
  ///   - time: not before the one of the last call.
  ///   - detector: remembers what has been reported.
  ///   - rule: which marks tick.
  ///   - boundGap: the least time between two bounds that are handed out, in nanoseconds; 0 or more. One
  ///     that is met too soon is passed in silence.
  ///   - emit: takes the effects.
  /// - Returns: where it is then, in points.
  @inlinable @inline(never)
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

  /// Where it is, in points, kept for the next to ask. It is `mutating` also for the sake of speed, as all that it asks: a
  /// cursor is large, and a call that only reads it gets a copy.
  @usableFromInline @inline(never)
  package mutating func locate(at time: Timestamp) -> Double {
    if time != place.time { place = (time, position(at: time)) }
    return place.position
  }

  /// Where it is, in points: kept within the present segment, so that rounding cannot take it back.
  @inline(__always)
  private mutating func position(at time: Timestamp) -> Double {
    guard time < motion.restTime else { return motion.target }
    let position = motionPosition(at: time)
    guard !isDone, !ending.isReturn else { return position }
    return min(max(position, min(segment.from, segment.to)), max(segment.from, segment.to))
  }

  /// What the motion says of a time before it rests; curves are asked where they are.
  @inline(__always)
  private mutating func motionPosition(at time: Timestamp) -> Double {
    let seconds = time.seconds(since: motion.start)
    if time >= motion.handOverTime, let second = motion.second {
      return second.curve.position(at: max(seconds - second.begin, 0))
    }
    return motion.first.position(at: max(seconds, 0))
  }

  @inlinable @inline(never)
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

  /// Whether it ends where a snap rule has chosen.
  @usableFromInline
  var isLanding: Bool {
    if case .lands = ending { true } else { false }
  }

  /// Whether it bounces off a bound.
  @usableFromInline
  var isBounce: Bool {
    if case .bounces = ending { true } else { false }
  }

  /// Some marks of the segment, as a run.
  @inlinable @inline(never)
  mutating func run<Rule: MarkRule>(_ count: Int64, after skipped: Int64, _ rule: Rule) -> TickRun {
    let span = marks.slice(skipping: skipped, length: count)
    return run(of: span, rule.levels(of: span))
  }

  @usableFromInline
  mutating func run(of span: MarkSpan, _ levels: (base: Double, pitch: Double)) -> TickRun {
    TickRun(marks: span, levels: levels, motion: motion, segment: segment)
  }

  /// How many marks of the segment have been passed by `time`.
  ///
  /// The position gives the number, unless it is so near a mark that rounding could decide; then the
  /// solved times do.
  @inlinable @inline(__always)
  mutating func count<Rule: MarkRule>(by time: Timestamp, at x: Double, _ rule: Rule) -> Int64 {
    guard taken < marks.length else { return taken }
    // A place has an error of some units in the last place of the numbers that it is worked out from.
    let doubt = 1e-11 * (abs(segment.from) + abs(segment.to) + rule.grain)
    let passed = rule.passed(marks, at: x, doubt: doubt, after: taken)
    if passed.least == passed.most { return max(passed.least, taken) }
    return max(count(by: time, passed, rule), taken)
  }

  /// How many have been passed by `time`, known to be from one number to another.
  @inlinable @inline(never)
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

  /// The bound that this segment goes past. A bounce goes past its bound however little speed is left.
  private func side(_ detector: CrossingDetector, _ lower: Double, _ upper: Double) -> Side? {
    var (from, to) = (segment.from, segment.to)
    if case .bounces(let side) = ending, let second = motion.second, segment.begin >= second.begin {
      (from, to) = (motion.target, side == .upper ? .infinity : -.infinity)
    }
    return detector.bounds.side(from: from, to: to, lower: lower, upper: upper)
  }
}
