import ControlCore
import TestSupport
import Testing

struct MotionCursorLawTests {
  @Test(arguments: Seeds.all)
  func `what happens does not depend on the frames`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    var ticks = 0, bounds = 0
    for _ in 0..<250 {
      let release = Release(&random)
      guard let once = release.reported(.once) else { continue }
      #expect(!once.isUntimely)
      ticks += once.ticks.count
      bounds += once.bounds.count
      for frames in [Frames.steady(30), .steady(60), .steady(144), .jitter(seed: random.next())] {
        let reported = release.reported(frames)
        #expect(reported?.agrees(with: once) == true, "seed \(seed), \(frames): \(release)")
      }
    }
    #expect(ticks > 1000 && bounds > 5)
  }

  @Test(arguments: Seeds.all)
  func `asking again right before and at the time of each tick changes nothing`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<250 {
      let release = Release(&random)
      guard let plan = release.plan, let once = release.reported(.once) else { continue }
      var reported = CursorRecord(plan, release.rule, at: release.position)
      for tick in once.ticks.prefix(300) {
        reported.advance(to: tick.time.advanced(by: -1))
        reported.advance(to: tick.time)
        #expect(reported.ticks.last == once.ticks[reported.ticks.count - 1])
        reported.advance(to: tick.time)
      }
      reported.advance(to: plan.motion.restTime)
      #expect(reported.agrees(with: once), "seed \(seed): \(release)")
    }
  }

  @Test(arguments: Seeds.all)
  func `where a nanosecond moves it by less than rounding does, each mark has its nanosecond too`(
    seed: UInt64
  ) {
    var random = RandomBits(seed: seed)
    var ticks = 0
    for _ in 0..<60 {
      var release = Release(&random)
      (release.planner.lower, release.planner.upper) = (-.infinity, .infinity)
      release.rule = TickRule(
        pitch: random.pick([7.3, 12, 60]), capture: 0, rearm: 0, origin: 0, lower: -.infinity,
        upper: .infinity)
      release.position += random.pick([1e10, -1e10])
      guard let plan = release.plan, let once = release.reported(.once) else { continue }
      var reported = CursorRecord(plan, release.rule, at: release.position)
      for tick in once.ticks.prefix(200) {
        reported.advance(to: tick.time.advanced(by: -1))
        #expect(reported.ticks.last != tick, "seed \(seed): \(release)")
        reported.advance(to: tick.time)
        #expect(reported.ticks.last == tick, "seed \(seed): \(release)")
        ticks += 1
      }
    }
    #expect(ticks > 100)
  }

  @Test(arguments: Seeds.all)
  func `a mirrored motion ticks at the mirrored marks, at the same times`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<300 {
      let release = Release(&random)
      guard let reported = release.reported(.once),
        let other = release.mirrored.reported(.steady(60))
      else {
        #expect((release.plan == nil) == (release.mirrored.plan == nil), "\(release)")
        continue
      }
      let mirrored = other.ticks.map {
        CursorTick(mark: -$0.mark, upwards: !$0.upwards, time: $0.time)
      }
      #expect(mirrored == reported.ticks, "seed \(seed): \(release)")
      #expect(other.bounds.map(\.time) == reported.bounds.map(\.time), "seed \(seed): \(release)")
    }
  }

  @Test(arguments: Seeds.all)
  func `a mark ticks in the nanosecond in which its level is reached`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<300 {
      let release = Release(&random)
      guard let reported = release.reported(.once), let motion = release.plan?.motion else {
        continue
      }
      for tick in reported.ticks where tick.time < motion.restTime {
        let sign = tick.upwards ? 1.0 : -1.0
        let mark = release.rule.position(ofMark: tick.mark)
        let level = mark - sign * release.rule.capture
        // A mark counts as reached from one billionth of a pitch before it.
        let blur = 2e-9 * release.rule.pitch + 1e-12 * motion.scale
        #expect(sign * (motion.position(at: tick.time) - level) >= -blur, "\(release) \(tick)")
        let before = motion.position(at: tick.time.advanced(by: -1))
        #expect(sign * (before - level) <= blur, "\(release) \(tick)")
      }
    }
  }

  @Test(arguments: Seeds.all)
  func `the marks are those of the rule between the turns`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<300 {
      let release = Release(&random)
      guard let plan = release.plan, plan.ending != .returns else { continue }
      // Every position where the motion turns or the curve changes, computed independently.
      let motion = plan.motion
      var turns = [0.0]
      for (begin, curve) in [(0, motion.first)]
        + (motion.second.map { [($0.begin, $0.curve)] } ?? [])
      {
        if case .spring(let spring) = curve {
          let turn = spring.turn
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
      var last = tracker.last
      let passed = zip(places, places.dropFirst()).flatMap {
        tracker.move(from: $0, to: $1, rule: release.rule).listed
      }
      // A landing never ticks one mark twice in a row, and a bounce not the mark at its bound.
      let expected = passed.filter { mark in
        defer { last = mark }
        let place = release.rule.position(ofMark: mark)
        return switch plan.ending {
        case .lands: mark != last
        case .bounces: abs(place - motion.target) > 1e-9 * release.rule.pitch
        case .stops, .returns: true
        }
      }
      #expect(
        release.reported(.steady(60))?.ticks.map(\.mark) == expected, "seed \(seed): \(release)")
    }
  }

  @Test(arguments: Seeds.all)
  func `the times of a run never go back`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<200 {
      let release = Release(&random)
      guard let reported = release.reported(.once) else { continue }
      for (tick, next) in zip(reported.ticks, reported.ticks.dropFirst()) {
        #expect(tick.time <= next.time, "\(release) \(tick) \(next)")
      }
      for bound in reported.bounds where bound.ticksBefore > 0 {
        #expect(reported.ticks[bound.ticksBefore - 1].time <= bound.time)
      }
    }
  }

  @Test(arguments: Seeds.all)
  func `it goes past a bound once, when the first curve ends there`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<400 {
      let release = Release(&random)
      guard let reported = release.reported(.steady(60)), let plan = release.plan else { continue }
      guard case .bounces(let side) = plan.ending else {
        #expect(reported.bounds.isEmpty, "seed \(seed): \(release)")
        continue
      }
      #expect(reported.bounds.map(\.side) == [side], "seed \(seed): \(release)")
      #expect(reported.bounds.map(\.time) == [plan.motion.handOverTime], "seed \(seed): \(release)")
      #expect(
        reported.bounds.first?.ticksBefore == reported.ticks.count, "seed \(seed): \(release)")
    }
  }
}

extension CriticalSpring {
  /// v₀/(ω(v₀ + ωd₀)): the time of the turn; not positive, or NaN, if the spring does not turn.
  fileprivate var turn: Double { velocity / (frequency * (velocity + frequency * displacement)) }
}
