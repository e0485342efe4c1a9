// A motion as it is stored: the curves themselves, not what the planner made them of. So a later version
// that plans otherwise goes on with a motion that an earlier one began.

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
    // Of a decay, or of a spring: both in 1/s.
    visitor.number(&rate, in: 1e-9...1e9)
    self =
      isSpring == 0
      ? .decay(Decay(start: place, velocity: speed, rate: rate))
      : .spring(
        CriticalSpring(to: place, displacement: distance, velocity: speed, frequency: rate))
  }
}

extension MotionCursor {
  /// How far it has come: which segment, and how many of its marks. Where a segment lies follows from the
  /// motion.
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

  /// Whether its marks are those of its segment, but perhaps for the first, which may have ticked before,
  /// and for one at a bound that it bounces off, which earlier versions of the library told.
  func hasMarks(of rule: some MarkRule) -> Bool {
    let tracker = TickTracker()
    let all = tracker.marks(from: segment.from, to: segment.to, rule: rule)
    let few = tracker.marks(from: segment.from, to: segment.to, rule: rule, isPastBound: isBounce)
    return marks.count == 0 || marks == all || marks == all.dropFirst || marks == few
      || marks == few.dropFirst
  }

  /// More marks than there are.
  private static var most: Int64 { 0x4000_0000_0000_0000 }

  /// How many segments of the motion come before one.
  private func number(of segment: MonotoneSegment) -> UInt8 {
    var (count, other): (UInt8, MonotoneSegment) = (0, motion.firstSegment)
    while other != segment, count < 8, let next = motion.segment(after: other) {
      (other, count) = (next, count &+ 1)
    }
    return count
  }
}
