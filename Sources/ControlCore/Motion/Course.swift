/// A motion under way: how much of it has been told.
///
/// `next(until:)` hands out what happens, in order, one thing at a time. What it hands out is decided
/// by solved times, so it does not depend on how often it is asked. A motion that only brings back
/// what shows is silent.
public struct Course: Equatable, Sendable {
  public let motion: Motion
  private var stretch: Stretch?
  public let ending: ReleasePlanner.Ending
  /// Whether the bound has been told: a motion goes past one at most, and once.
  private var hasHit = false
  /// When this stretch is over.
  private var end: Timestamp
  /// Where it was when it was last asked; most ask more than once for each frame.
  private var place: (time: Timestamp, position: Double)
  /// The marks that this stretch ticks, and how many of them have been told.
  private var marks = MarkSpan(first: 0, count: 0)
  private var told: Int64 = 0

  /// What can happen on the way.
  public enum Happening: Equatable, Sendable {
    case ticks(TickRun)
    case bound(Side, Timestamp)
  }

  public init(_ plan: ReleasePlanner.Plan, watch: Watch) {
    motion = plan.motion
    ending = plan.ending
    end = motion.start
    place = (.distantPast, 0)
    begin(motion.stretch(after: nil), watch)
  }

  public static func == (a: Course, b: Course) -> Bool {
    a.motion == b.motion && a.ending == b.ending && a.stretch == b.stretch && a.marks == b.marks
      && a.told == b.told && a.hasHit == b.hasHit
  }

  /// The next thing that happens by `time`, or `nil` when all has been told.
  public mutating func next(until time: Timestamp, watch: inout Watch) -> Happening? {
    guard ending != .returns else { return nil }
    while let stretch {
      let isOver = end <= time
      if !isOver, place.time != time { place = (time, position(at: time)) }
      let x = isOver ? stretch.to : place.position
      let due = isOver ? marks.length : max(told, count(by: time, at: x, in: stretch, watch))
      if due > told { return .ticks(tell(due, in: stretch, &watch)) }
      if let bound = bound(by: time, in: stretch, &watch) { return bound }
      watch.visit(x)
      guard isOver else { return nil }
      begin(motion.stretch(after: stretch.part), watch)
    }
    return nil
  }

  /// Where it is, in points: kept within the present stretch, so that rounding cannot take it back.
  public func position(at time: Timestamp) -> Double {
    guard time != place.time else { return place.position }
    let position = motion.position(at: time)
    guard let stretch, ending != .returns, time < motion.restTime else { return position }
    return min(max(position, min(stretch.from, stretch.to)), max(stretch.from, stretch.to))
  }

  private mutating func begin(_ next: Stretch?, _ watch: Watch) {
    stretch = next
    if let next { place = (.distantPast, next.from) }
    told = 0
    marks.count = 0
    guard let stretch else { return }
    end = motion.start.advanced(bySeconds: stretch.end)
    guard let rule = watch.rule, stretch.from != stretch.to else { return }
    marks = watch.ticks.marks(from: stretch.from, to: stretch.to, rule: rule)
  }

  private mutating func tell(_ due: Int64, in stretch: Stretch, _ watch: inout Watch) -> TickRun {
    let span = marks.slice(skipping: told, length: due &- told)
    told = due
    watch.ticks.pass(span)
    guard let rule = watch.rule else { return TickRun(marks: span, at: motion.start) }
    return TickRun(marks: span, rule: rule, motion: motion, stretch: stretch)
  }

  /// How many marks of the stretch have been passed by `time`.
  ///
  /// The position gives the number, unless it is so near a mark that rounding could decide; then the
  /// solved times do.
  private func count(
    by time: Timestamp, at x: Double, in stretch: Stretch, _ watch: Watch
  ) -> Int64 {
    guard marks.count != 0, let rule = watch.rule else { return 0 }
    let doubt = 1e-11 * (abs(stretch.from) + abs(stretch.to) + rule.pitch)
    let next = level(told, rule)
    guard marks.count > 0 ? x + doubt >= next : x - doubt <= next else { return told }
    var low = passed(marks.count > 0 ? x - doubt : x + doubt, rule)
    var high = passed(marks.count > 0 ? x + doubt : x - doubt, rule)
    guard low < high else { return low }
    let run = TickRun(marks: marks, rule: rule, motion: motion, stretch: stretch)
    while low < high {
      let middle = low &+ (high &- low) / 2
      if run.time(at: middle) <= time { low = middle &+ 1 } else { high = middle }
    }
    return low
  }

  /// How many of the marks lie on the way to `x`.
  private func passed(_ x: Double, _ rule: TickRule) -> Int64 {
    let level = level(0, rule)
    let pitches = (marks.count > 0 ? x - level : level - x) / rule.pitch
    guard pitches >= 0 else { return 0 }
    return min(Int64(saturating: pitches) &+ 1, marks.length)
  }

  /// Where the `n`th mark of the stretch counts as passed.
  private func level(_ n: Int64, _ rule: TickRule) -> Double {
    let mark = marks.count > 0 ? marks.first &+ n : marks.first &- n
    return rule.base(upwards: marks.count > 0) + Double(mark) * rule.pitch
  }

  private mutating func bound(
    by time: Timestamp, in stretch: Stretch, _ watch: inout Watch
  ) -> Happening? {
    guard !hasHit, let side = side(of: stretch, watch) else { return nil }
    let bound = side == .lower ? watch.lower : watch.upper
    let seconds =
      bound == stretch.from ? stretch.begin : motion.seconds(reaching: bound, in: stretch)
    let when = motion.start.advanced(bySeconds: seconds)
    guard when <= time else { return nil }
    hasHit = true
    watch.bounds.pass(side)
    return .bound(side, when)
  }

  /// The bound that a stretch goes past. A bounce goes past its bound however little speed is left.
  private func side(of stretch: Stretch, _ watch: Watch) -> Side? {
    guard case .bounces(let side) = ending, let second = motion.second,
      stretch.begin >= second.begin
    else { return watch.side(from: stretch.from, to: stretch.to) }
    return watch.side(from: motion.target, to: side == .upper ? .infinity : -.infinity)
  }
}
