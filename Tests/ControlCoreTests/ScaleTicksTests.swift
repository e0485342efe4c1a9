import ControlCore
import TestSupport
import Testing

/// Unevenly spaced marks tick like even ones: each law has a slow model that checks every mark.
@Suite struct ScaleTicksTests {
  /// A rule on the marks of any scale, in a range small enough to check all of them.
  private struct Model {
    let places: [(mark: Int64, place: Double)]
    let capture, rearm: Double
    var last: Int64?
    var isArmed = true

    init<S: Scale>(_ rule: ScaleTicks<S>) {
      places = rule.scale.marks.map { ($0, rule.scale.position(ofMark: $0)) }
        .filter { rule.lower...rule.upper ~= $0.1 }
      (capture, rearm) = (rule.capture, rule.rearm)
    }

    mutating func reset(at x: Double) {
      let near = places.filter { abs($0.place - x) <= capture }
      last = near.min { abs($0.place - x) < abs($1.place - x) }?.mark
      isArmed = last.map { mark in abs(place(mark) - x) >= rearm } ?? true
    }

    func place(_ mark: Int64) -> Double { places.first { $0.mark == mark }?.place ?? .nan }

    mutating func move(from a: Double, to b: Double) -> [Int64] {
      var ticked: [Int64] = []
      for (mark, place) in b > a ? places : places.reversed() {
        let level = b > a ? place - capture : place + capture
        guard b > a ? a < level && level <= b : b <= level && level < a else { continue }
        guard mark != last || isArmed else { continue }
        ticked.append(mark)
        (last, isArmed) = (mark, false)
      }
      if let last, abs(b - place(last)) >= rearm { isArmed = true }
      return ticked
    }
  }

  /// Moves between random positions that are off the rule's levels by more than rounding.
  private func expectMoves<S: Scale>(_ rule: ScaleTicks<S>, _ random: inout RandomBits) {
    var model = Model(rule)
    guard let first = model.places.first?.place, let last = model.places.last?.place else { return }
    func place() -> Double {
      while true {
        let x = rule.clamp(random.number(first - 20...last + 20))
        let levels = [rule.capture, -rule.capture, rule.rearm, -rule.rearm]
        if model.places.allSatisfy({ mark in
          levels.allSatisfy { abs(mark.place + $0 - x) > 1e-7 }
        }) || x == rule.lower || x == rule.upper {
          return x
        }
      }
    }
    var x = place()
    var tracker = TickTracker()
    tracker.reset(at: x, rule: rule)
    model.reset(at: x)
    for _ in 0..<40 {
      let new = random.coin() ? place() : rule.clamp(x + random.number(-8...8))
      let ticked = tracker.move(from: x, to: new, rule: rule).listed
      #expect(ticked == model.move(from: x, to: new), "\(x) to \(new) on \(rule)")
      x = new
    }
  }

  private func rule<S: Scale>(_ scale: S, _ gap: Double, _ random: inout RandomBits)
    -> ScaleTicks<S>
  {
    let capture = gap * random.pick([0, 0, 0.02, 0.3])
    let free = random.coin()
    let (first, last) = (scale.marks.lowerBound, scale.marks.upperBound)
    let range = scale.position(ofMark: first)...scale.position(ofMark: last)
    let bounds =
      free
      ? -Double.infinity...Double.infinity
      : range.lowerBound + gap / 3...max(range.upperBound - gap * 0.4, range.lowerBound + gap / 3)
    return ScaleTicks(
      scale, capture: capture, rearm: max(capture, gap * random.pick([0, 0.25, 0.8])),
      within: bounds)
  }

  @Test(arguments: Seeds.all) func `moved at once, every mark on the way ticks`(seed: UInt64) throws
  {
    var random = RandomBits(seed: seed)
    for _ in 0..<60 {
      let stops = Stops.any(&random)
      let places = stops.marks.map(stops.position(ofMark:))
      let gap = zip(places, places.dropFirst()).map { $1 - $0 }.min() ?? 1
      expectMoves(rule(stops, gap, &random), &random)
      expectMoves(rule(Squares(), 10, &random), &random)
    }
    let instrument = try Logarithmic(.oneTwoFive, decadeWidth: 100)
    for _ in 0..<10 { expectMoves(rule(instrument, 30, &random), &random) }
  }

  @Test(arguments: Seeds.all) func `on evenly spaced marks both rules tick alike`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    var ticks = 0
    for _ in 0..<200 {
      let release = Release(&random)
      let even = release.rule
      let lattice = Lattice(step: 1, fractions: 1, unitWidth: even.pitch)
      guard even.origin == 0, let reported = release.reported(.once), let plan = release.plan else {
        continue
      }
      let rule = ScaleTicks(
        lattice, capture: even.capture, rearm: even.rearm, within: even.lower...even.upper)
      for frames in [Frames.once, .jitter(seed: random.next())] {
        var other = CursorRecord(plan, rule, at: release.position)
        frames.forEach(from: release.start, through: plan.motion.restTime) { other.advance(to: $0) }
        #expect(!other.isUntimely && other.ticks == reported.ticks, "seed \(seed): \(release)")
        #expect(other.bounds == reported.bounds, "seed \(seed): \(release)")
        ticks += other.ticks.count
      }
    }
    #expect(ticks > 500)
  }

  @Test(arguments: Seeds.all)
  func `in motion each mark ticks in its nanosecond, whatever the frames`(
    seed: UInt64
  ) {
    var random = RandomBits(seed: seed)
    var ticks = 0
    for _ in 0..<150 {
      var release = Release(&random)
      let scale = Stops.any(&random)
      (release.planner.lower, release.planner.upper) = (-.infinity, .infinity)
      release.position = random.number(
        scale.position(ofMark: 0)...scale.position(ofMark: scale.marks.upperBound))
      let rule = ScaleTicks(
        scale, capture: random.pick([0, 0.001]), rearm: 0.001, within: -.infinity ... .infinity)
      guard let plan = release.plan else { continue }
      var once = CursorRecord(plan, rule, at: release.position)
      once.advance(to: plan.motion.restTime)
      expectTimes(once, rule, plan.motion)
      for frames in [Frames.steady(60), .jitter(seed: random.next())] {
        var reported = CursorRecord(plan, rule, at: release.position)
        frames.forEach(from: release.start, through: plan.motion.restTime) {
          reported.advance(to: $0)
        }
        #expect(reported.agrees(with: once), "seed \(seed), \(frames): \(release) \(scale)")
      }
      ticks += once.ticks.count
    }
    #expect(ticks > 200)
  }

  /// Checks that the level is reached at the reported time, and not a nanosecond earlier.
  private func expectTimes<S: Scale>(
    _ reported: CursorRecord<ScaleTicks<S>>, _ rule: ScaleTicks<S>, _ motion: Motion
  ) {
    for (tick, next) in zip(reported.ticks, reported.ticks.dropFirst()) {
      #expect(tick.time <= next.time)
    }
    for tick in reported.ticks where tick.time < motion.restTime {
      let sign = tick.upwards ? 1.0 : -1.0
      let level = rule.position(ofMark: tick.mark) - sign * rule.capture
      let blur = 2e-9 + 1e-12 * (motion.scale + abs(level))
      #expect(sign * (motion.position(at: tick.time) - level) >= -blur, "\(tick)")
      #expect(sign * (motion.position(at: tick.time.advanced(by: -1)) - level) <= blur, "\(tick)")
    }
  }
}
