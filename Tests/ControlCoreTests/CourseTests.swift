import ControlCore
import TestSupport
import Testing

struct CourseTests {
  /// A release somewhere with some speed, and what is watched.
  private struct Release: CustomStringConvertible {
    var planner: ReleasePlanner
    var rule: TickRule
    var position, velocity, bent: Double
    var start: Timestamp

    init(_ random: inout SeededRandom) {
      let lower = random.pick([-.infinity, -500, 0]), upper = random.pick([.infinity, 700.5, 960])
      planner = ReleasePlanner(
        decayRate: random.number(1...10), minimumSpeed: random.pick([0, 90]), stopDistance: 0.6,
        frequency: random.number(5...20), restDistance: 0.25, length: 375,
        lower: lower, upper: upper)
      let pitch = random.pick([0.5, 7.3, 12, 60, 120])
      let capture = pitch * random.pick([0, 0, 0.02, 0.3])
      rule = TickRule(
        pitch: pitch, capture: capture, rearm: max(capture, pitch * random.pick([0, 0.25, 0.8])),
        origin: random.pick([0, 0, 3.1]), lower: lower, upper: upper)
      position = random.number(-50...1000)
      velocity = random.number(-1...1) * random.size(1, 4)
      bent = random.pick([0, 0, 30, 1])
      start = Timestamp(nanoseconds: random.pick([0, -7_000_000_001, 1_763_690_000_000_000_001]))
    }

    var plan: ReleasePlanner.Plan? {
      planner.plan(from: position, velocity: velocity, at: start) { stop in
        guard bent > 0 else { return nil }
        let mark = (stop / bent).rounded() * bent
        guard mark >= planner.lower, mark <= planner.upper else { return nil }
        return ReleasePlanner.Landing(position: mark, approach: bent / 2)
      }
    }

    var watch: Watch {
      Watch(rule: rule, lower: planner.lower, upper: planner.upper, rearm: rule.rearm)
    }

    func told(_ frames: Frames) -> Telling? {
      guard let plan else { return nil }
      var told = Telling(plan, watch, at: position)
      frames.forEach(from: start, through: plan.motion.restTime) { told.advance(to: $0) }
      return told
    }

    var mirrored: Release {
      var other = self
      (other.planner.lower, other.planner.upper) = (-planner.upper, -planner.lower)
      other.rule = TickRule(
        pitch: rule.pitch, capture: rule.capture, rearm: rule.rearm, origin: -rule.origin,
        lower: -rule.upper, upper: -rule.lower)
      (other.position, other.velocity) = (-position, -velocity)
      return other
    }

    var description: String {
      "x \(position) v \(velocity) bent \(bent) \(planner) \(rule) at \(start)"
    }
  }

  @Test(arguments: Seeds.both)
  func `what happens does not depend on the frames`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var ticks = 0, bounds = 0
    for _ in 0..<250 {
      let release = Release(&random)
      guard let once = release.told(.once) else { continue }
      #expect(!once.isUntimely)
      ticks += once.ticks.count
      bounds += once.bounds.count
      for frames in [Frames.steady(30), .steady(60), .steady(144), .jitter(seed: random.next())] {
        let told = release.told(frames)
        #expect(told?.agrees(with: once) == true, "seed \(seed), \(frames): \(release)")
      }
    }
    #expect(ticks > 2000 && bounds > 20)
  }

  @Test(arguments: Seeds.both)
  func `asking again right before and at the time of each tick changes nothing`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<250 {
      let release = Release(&random)
      guard let plan = release.plan, let once = release.told(.once) else { continue }
      var told = Telling(plan, release.watch, at: release.position)
      for tick in once.ticks.prefix(300) {
        told.advance(to: tick.time.advanced(by: -1))
        told.advance(to: tick.time)
        #expect(told.ticks.last == once.ticks[told.ticks.count - 1])
        told.advance(to: tick.time)
      }
      told.advance(to: plan.motion.restTime)
      #expect(told.agrees(with: once), "seed \(seed): \(release)")
    }
  }

  @Test(arguments: Seeds.both)
  func `a mirrored motion ticks at the mirrored marks, at the same times`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<300 {
      let release = Release(&random)
      guard let told = release.told(.once), let other = release.mirrored.told(.steady(60)) else {
        #expect((release.plan == nil) == (release.mirrored.plan == nil), "\(release)")
        continue
      }
      let mirrored = other.ticks.map {
        Telling.Tick(mark: -$0.mark, upwards: !$0.upwards, time: $0.time)
      }
      #expect(mirrored == told.ticks, "seed \(seed): \(release)")
      #expect(other.bounds.map(\.time) == told.bounds.map(\.time), "seed \(seed): \(release)")
    }
  }

  @Test(arguments: Seeds.both)
  func `a mark ticks in the nanosecond in which its level is reached`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<300 {
      let release = Release(&random)
      guard let told = release.told(.once), let motion = release.plan?.motion else { continue }
      for tick in told.ticks where tick.time < motion.restTime {
        let sign = tick.upwards ? 1.0 : -1.0
        let mark = release.rule.position(ofMark: tick.mark)
        let level = mark - sign * release.rule.capture
        // One billionth of a pitch before a mark counts as on it.
        let blur = 2e-9 * release.rule.pitch + 1e-12 * motion.scale
        #expect(sign * (motion.position(at: tick.time) - level) >= -blur, "\(release) \(tick)")
        let before = motion.position(at: tick.time.advanced(by: -1))
        #expect(sign * (before - level) <= blur, "\(release) \(tick)")
      }
    }
  }

  @Test(arguments: Seeds.both)
  func `the marks are those of the rule between the turns`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<300 {
      let release = Release(&random)
      guard let plan = release.plan, plan.ending != .returns else { continue }
      // Every place where it turns or the curve changes, worked out here.
      let motion = plan.motion
      var turns = [0.0]
      for (begin, curve) in [(0, motion.first)] + (motion.second.map { [($0.begin, $0.curve)] } ?? []) {
        if case .spring(let spring) = curve {
          let turn = spring.velocity / (10 * 0 + spring.frequency * (spring.velocity + spring.frequency * spring.displacement))
          if turn > 0, begin + turn < motion.duration { turns += [begin, begin + turn] }
        }
      }
      var places = (turns + [motion.duration]).map { motion.sample($0).position }
      if let second = motion.second, turns.count == 1 {
        places.insert(second.curve.position(at: 0), at: 1)
      }
      places.append(motion.target)
      var tracker = TickTracker()
      tracker.reset(at: release.position, rule: release.rule)
      let expected = zip(places, places.dropFirst()).flatMap {
        tracker.move(from: $0, to: $1, rule: release.rule).listed
      }
      #expect(release.told(.steady(60))?.ticks.map(\.mark) == expected, "seed \(seed): \(release)")
    }
  }

  private func spring(_ displacement: Double, _ velocity: Double) -> ReleasePlanner.Plan {
    let spring = CriticalSpring(
      target: 100, displacement: displacement, velocity: velocity, frequency: 10)
    let motion = Motion(
      start: Timestamp(nanoseconds: 0), first: .spring(spring),
      duration: spring.seconds(untilWithin: 0.25), target: 100)
    return ReleasePlanner.Plan(motion: motion, ending: .lands)
  }

  private let crossing = Watch(
    rule: TickRule(pitch: 10, capture: 0, rearm: 0), lower: -.infinity, upper: .infinity, rearm: 0)

  @Test func `an excursion within one frame is not lost`() {
    // To the turn at 124.5 and back, all before the first frame of a very slow host.
    var told = Telling(spring(0, 900), crossing, at: 100)
    told.advance(to: Timestamp(nanoseconds: 5_000_000_000))
    #expect(told.ticks.map(\.key) == [[11, 1], [12, 1], [13, 1], [13, -1], [12, -1], [11, -1], [10, -1]])
  }

  @Test func `the jump to the target at the end ticks at the rest time`() {
    var told = Telling(spring(-7, 0), crossing, at: 93)
    let rest = told.course.motion.restTime
    told.advance(to: rest.advanced(by: -1))
    #expect(told.ticks.isEmpty)
    told.advance(to: rest)
    #expect(told.ticks == [Telling.Tick(mark: 10, upwards: true, time: rest)])
    told.advance(to: rest.advanced(by: 1_000_000_000))
    #expect(told.ticks.count == 1)
  }

  @Test func `a motion that only brings back what shows is silent`() {
    var plan = spring(-70, 0)
    plan.ending = .returns
    var told = Telling(plan, crossing, at: 30)
    told.advance(to: plan.motion.restTime)
    #expect(told.ticks.isEmpty && told.bounds.isEmpty)
    #expect(told.course.position(at: plan.motion.restTime) == 100)
  }

  @Test func `ten thousand million marks are a handful of runs`() {
    let decay = Decay(from: 0.3, velocity: 5000, rate: 2)
    let motion = Motion(
      start: Timestamp(nanoseconds: 0), first: .decay(decay), duration: 4, target: 2500)
    var watch = Watch(
      rule: TickRule(pitch: 0x1p-22, capture: 0, rearm: 0), lower: -.infinity, upper: .infinity,
      rearm: 0)
    watch.reset(at: 0.3)
    var course = Course(ReleasePlanner.Plan(motion: motion, ending: .stops), watch: watch)
    var runs: [TickRun] = []
    for frame in 1...300 {
      let time = Timestamp(nanoseconds: Int64(frame) * 1_000_000_000 / 60)
      while case .ticks(let run)? = course.next(until: time, watch: &watch) { runs.append(run) }
    }
    #expect(runs.count <= 242)
    #expect(runs.map(\.length).reduce(0, +) == Int64(2500 * 0x1p22) - Int64(0.3 * 0x1p22))
    for (run, next) in zip(runs, runs.dropFirst()) {
      #expect(run.last + 1 == next.first && run.time(at: run.length - 1) <= next.time(at: 0))
    }
  }

  @Test(arguments: Seeds.both)
  func `the times of a run never go back`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<200 {
      let release = Release(&random)
      guard let told = release.told(.once) else { continue }
      for (tick, next) in zip(told.ticks, told.ticks.dropFirst()) {
        #expect(tick.time <= next.time, "\(release) \(tick) \(next)")
      }
      for bound in told.bounds where bound.ticksBefore > 0 {
        #expect(told.ticks[bound.ticksBefore - 1].time <= bound.time)
      }
    }
  }

  @Test(arguments: Seeds.both)
  func `it goes past a bound once, when the first curve ends there`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<400 {
      let release = Release(&random)
      guard let told = release.told(.steady(60)), let plan = release.plan else { continue }
      guard case .bounces(let side) = plan.ending else {
        #expect(told.bounds.isEmpty, "seed \(seed): \(release)")
        continue
      }
      #expect(told.bounds.map(\.side) == [side], "seed \(seed): \(release)")
      #expect(told.bounds.map(\.time) == [plan.motion.handOverTime], "seed \(seed): \(release)")
      #expect(told.bounds.first?.ticksBefore == told.ticks.count, "seed \(seed): \(release)")
    }
  }
}
