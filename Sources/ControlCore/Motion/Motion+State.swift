// The stored form of a motion: the curves themselves, not the inputs of the planner. A later
// version with another planner can thus continue a motion of an earlier one.

extension Motion {
  mutating func visit(_ visitor: inout some StateVisitor) {
    var (start, first, duration, target) = (start, first, duration, target)
    var begin = second?.begin
    var curve = second?.curve ?? first
    visitor.time(&start)
    first.visit(&visitor)
    visitor.number(&duration, in: 0...1e10)
    visitor.place(&target)
    visitor.number(&begin, in: 0...1e10)
    if begin != nil { curve.visit(&visitor) }
    visitor.require((begin ?? 0) <= duration)
    self = Motion(
      start: start, first: first,
      second: begin.map { Continuation(begin: $0, curve: curve) }, duration: duration,
      target: target)
  }
}

extension Curve {
  fileprivate mutating func visit(_ visitor: inout some StateVisitor) {
    var isSpring: UInt8
    var (place, distance, speed, rate): (Double, Double, Double, Double)
    switch self {
    case .decay(let decay):
      isSpring = 0
      (place, distance, speed, rate) = (decay.start, 0, decay.velocity, decay.rate)
    case .spring(let spring):
      isSpring = 1
      (place, distance) = (spring.target, spring.displacement)
      (speed, rate) = (spring.velocity, spring.frequency)
    }
    visitor.byte(&isSpring, upTo: 1)
    visitor.place(&place)
    visitor.place(&distance)
    visitor.place(&speed)
    // The rate of a decay or the frequency of a spring: both in 1/s.
    visitor.number(&rate, in: 1e-9...1e9)
    self =
      isSpring == 0
      ? .decay(Decay(start: place, velocity: speed, rate: rate))
      : .spring(
        CriticalSpring(to: place, displacement: distance, velocity: speed, frequency: rate))
  }
}

extension MotionCursor {
  /// Visits the progress: the segment, and the number of its marks passed. The segment's extent is
  /// derived from the motion.
  mutating func visit(_ visitor: inout some StateVisitor) {
    var (motion, ending, passed) = (motion, ending, number(of: segment))
    motion.visit(&visitor)
    visitor.choice(&ending, .stops, .lands, .bounces(.lower), .bounces(.upper), .returns)
    var other = MotionCursor(ReleasePlanner.Plan(motion: motion, ending: ending))
    (other.hasHit, other.hasBegun, other.isDone) = (hasHit, hasBegun, isDone)
    (other.marks, other.taken) = (marks, taken)
    visitor.byte(&passed, upTo: 8)
    visitor.flag(&other.hasHit)
    visitor.flag(&other.hasBegun)
    visitor.flag(&other.isDone)
    visitor.whole(&other.marks.first, in: .min ... .max)
    visitor.whole(&other.marks.count, in: -Self.most...Self.most)
    visitor.whole(&other.taken, in: 0...Self.most)
    visitor.require(other.taken <= other.marks.length)
    while passed > 0, let next = motion.segment(after: other.segment) {
      other.segment = next
      passed &-= 1
    }
    visitor.require(passed == 0)
    other.place = (.distantPast, other.segment.from)
    if other.hasBegun { other.end = motion.start.advanced(bySeconds: other.segment.end) }
    self = other
  }

  /// Returns true if its marks are those of its segment. The first may be missing, if it ticked
  /// before. A mark at a bound of a bounce may be present, because earlier versions reported it.
  func hasMarks(of rule: some MarkRule) -> Bool {
    let tracker = TickTracker()
    let all = tracker.marks(from: segment.from, to: segment.to, rule: rule)
    let few = tracker.marks(from: segment.from, to: segment.to, rule: rule, isPastBound: isBounce)
    return marks.count == 0 || marks == all || marks == all.dropFirst || marks == few
      || marks == few.dropFirst
  }

  /// An upper limit for numbers of marks.
  private static var most: Int64 { 0x4000_0000_0000_0000 }

  /// Returns the number of segments of the motion before a given one.
  private func number(of segment: MonotoneSegment) -> UInt8 {
    var (count, other): (UInt8, MonotoneSegment) = (0, motion.firstSegment)
    while other != segment, count < 8, let next = motion.segment(after: other) {
      (other, count) = (next, count &+ 1)
    }
    return count
  }
}
