/// A motion under way: how much of it has been told.
///
/// `advance(to:watch:emit:)` tells the marks and the bound that it passes, in order. Solved times decide
/// when that is, so it does not depend on how often one asks. A motion that only brings back what shows
/// is silent.
public struct Course: Equatable, Sendable {
  public let motion: Motion
  private var stretch: Stretch
  // Small things stand together: eight bytes less.
  public let ending: ReleasePlanner.Ending
  /// Whether the bound has been told: a motion goes past one at most, and once.
  private var hasHit = false
  /// Whether all stretches are over.
  private var isDone = false
  /// When this stretch is over.
  private var end: Timestamp
  /// Where it was when it was last asked; most ask more than once for each frame.
  private var place: (time: Timestamp, position: Double)
  /// The marks that this stretch ticks, and how many of them have been told.
  private var marks = MarkSpan(first: 0, count: 0)
  private var told: Int64 = 0

  /// No course at all: one that is over. Nearly all of it is zeros, which is the least code.
  public init() {
    motion = Motion(
      start: Timestamp(nanoseconds: 0), first: .decay(Decay(from: 0, velocity: 0, rate: 1)),
      duration: 0, target: 0)
    ending = .stops
    isDone = true
    stretch = Stretch(begin: 0, end: 0, from: 0, to: 0, skipped: 0, part: .first)
    end = Timestamp(nanoseconds: 0)
    place = (end, 0)
  }

  public init(_ plan: ReleasePlanner.Plan, watch: Watch) {
    motion = plan.motion
    ending = plan.ending
    stretch = plan.motion.firstStretch
    end = plan.motion.start
    place = (.distantPast, 0)
    begin(watch)
  }

  public static func == (a: Course, b: Course) -> Bool {
    a.motion == b.motion && a.ending == b.ending && a.stretch.begin == b.stretch.begin
      && a.stretch.part == b.stretch.part && a.marks == b.marks && a.told == b.told
      && a.isDone == b.isDone && a.hasHit == b.hasHit
  }

  /// Tells every `tick` and `bound` that happens by `time` and has not been told yet, in order.
  ///
  /// - Parameters:
  ///   - time: not before the one of the last call.
  ///   - watch: remembers what has been told.
  ///   - emit: takes the effects.
  @inline(never)
  public mutating func advance(
    to time: Timestamp, watch: inout Watch, emit: (Effect) -> Void
  ) {
    guard !ending.isReturn else { return }
    while !isDone {
      let isOver = end <= time
      if !isOver, place.time != time { place = (time, position(at: time)) }
      let x = isOver ? stretch.to : place.position
      let due = isOver ? marks.length : count(by: time, at: x, watch.rule)
      if due > told { emit(.tick(take(due &- told, &watch))) }
      passBound(by: time, &watch, emit: emit)
      watch.visit(x)
      guard isOver else { return }
      guard let next = motion.stretch(after: stretch) else { return isDone = true }
      stretch = next
      begin(watch)
    }
  }

  /// Where it is, in points: kept within the present stretch, so that rounding cannot take it back.
  public func position(at time: Timestamp) -> Double {
    guard time != place.time else { return place.position }
    let position = motion.position(at: time)
    guard !isDone, !ending.isReturn, time < motion.restTime else { return position }
    return min(max(position, min(stretch.from, stretch.to)), max(stretch.from, stretch.to))
  }

  @inline(never)
  private mutating func begin(_ watch: Watch) {
    end = motion.start.advanced(bySeconds: stretch.end)
    place = (.distantPast, stretch.from)
    told = 0
    marks.count = 0
    guard stretch.from != stretch.to else { return }
    marks = watch.ticks.marks(from: stretch.from, to: stretch.to, rule: watch.rule)
  }

  /// Notes that the next `count` marks of the stretch have been handed out.
  @inline(never)
  private mutating func take(_ count: Int64, _ watch: inout Watch) -> TickRun {
    let span = marks.slice(skipping: told, length: count)
    told &+= count
    watch.ticks.pass(span)
    return TickRun(marks: span, rule: watch.rule, motion: motion, stretch: stretch)
  }

  /// How many marks of the stretch have been passed by `time`.
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
    let doubt = 1e-11 * (abs(stretch.from) + abs(stretch.to) + rule.pitch)
    guard way + doubt >= Double(told) * rule.pitch else { return told }
    let pitches = way / rule.pitch
    let whole = Int64(saturating: pitches)
    let part = (pitches - Double(whole)) * rule.pitch
    if part > doubt, rule.pitch - part > doubt { return max(min(whole &+ 1, marks.length), told) }
    let low = passed(way - doubt, rule.pitch)
    let high = passed(way + doubt, rule.pitch)
    let run = TickRun(marks: marks, rule: rule, motion: motion, stretch: stretch)
    return max(run.count(by: time, from: low, to: high), told)
  }

  /// How many of the marks lie on the way, of which the first is at its begin.
  private func passed(_ way: Double, _ pitch: Double) -> Int64 {
    guard way >= 0 else { return 0 }
    return min(Int64(saturating: way / pitch) &+ 1, marks.length)
  }

  private mutating func passBound(
    by time: Timestamp, _ watch: inout Watch, emit: (Effect) -> Void
  ) {
    guard !hasHit, let side = side(watch) else { return }
    let bound = side == .lower ? watch.rule.lower : watch.rule.upper
    let isStart = bound == stretch.from
    let seconds = isStart ? stretch.begin : motion.seconds(reaching: bound, in: stretch)
    let when = motion.start.advanced(bySeconds: seconds)
    guard when <= time else { return }
    hasHit = true
    watch.bounds.pass(side)
    emit(.bound(side, when))
  }

  /// The bound that this stretch goes past. A bounce goes past its bound however little speed is left.
  private func side(_ watch: Watch) -> Side? {
    guard case .bounces(let side) = ending, let second = motion.second,
      stretch.begin >= second.begin
    else { return watch.side(from: stretch.from, to: stretch.to) }
    return watch.side(from: motion.target, to: side == .upper ? .infinity : -.infinity)
  }
}
