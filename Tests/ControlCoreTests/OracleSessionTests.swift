import ControlCore
import Testing

/// Whole sessions without a control: the parts of the engine work alone.
@Suite(.enabled(if: Oracle.isThere))
struct OracleSessionTests {
  @Test func `there are 21 sessions, one of them a tap, and a finger for each`() throws {
    let all = try OracleSession.replayed()
    #expect(all.count == 21)
    #expect(all.count { $0.replay.release == nil } == 1)
    for (session, replay) in all {
      #expect((session.after_release == nil) == (replay.release == nil), "\(session)")
      #expect(session.config.zeta == 1 && session.config.snap, "\(session)")
      #expect(session.config.stop_gap_ms * 1e6 == Double(VelocityEstimator.pause))
    }
  }

  @Test func `a recorded drag does what the table says, report by report`() throws {
    var positions = Worst(), velocities = Worst(), ticks = 0, edges = 0, entries = 0
    for (session, replay) in try OracleSession.replayed() {
      #expect(replay.log.map(\.exact) == session.log.map(\.exact), "\(session)")
      for (ours, theirs) in zip(replay.log, session.log) {
        let place = "\(session) at \(theirs.t_ms) ms"
        #expect(ours.positions.count == theirs.positions.count, "\(place)")
        #expect(ours.velocities.count == theirs.velocities.count, "\(place)")
        for (x, expected) in zip(ours.positions, theirs.positions) {
          positions.note(x - expected, place)
        }
        for (v, expected) in zip(ours.velocities, theirs.velocities) {
          velocities.note((v - expected) / max(abs(expected), 1), place)
        }
        entries += 1
        ticks += theirs.ticks_i_dir?.count ?? 0
        edges += theirs.edges?.count ?? 0
      }
    }
    positions.report("sessions, \(entries) reports with \(ticks) ticks and \(edges) edges, pt")
    velocities.report("sessions, release velocities, relative")
    #expect(entries == 347 && ticks == 265 && edges == 2)
    #expect(positions.count == 632 && velocities.count == 40)
    #expect(positions.error <= 1e-9, "\(positions.place)")
    #expect(velocities.error <= 1e-9, "\(velocities.place)")
  }

  @Test func `a recorded release moves as the table says`() throws {
    var curves = Worst(), samples = Worst(), rests = Worst()
    for (session, replay) in try OracleSession.replayed() {
      guard let release = session.after_release else { continue }
      let motion = try #require(replay.plan).motion
      #expect(motion.curves.count == release.segments.count, "\(session)")
      for (ours, theirs) in zip(motion.curves, release.segments) {
        curves.note(ours.begin - theirs.begin, "\(session) begin")
        curves.note(ours.curve.distance(from: try #require(theirs.curve)), "\(session)")
      }
      rests.note(motion.duration - release.rest_t, "\(session)")
      #expect(motion.target == release.final_x, "\(session)")
      for sample in release.samples_t_x_v {
        let (x, v) = sample[0] < release.rest_t ? motion.sample(sample[0]) : (motion.target, 0)
        samples.note((x - sample[1]) / motion.scale, "\(session) \(sample)")
        samples.note((v - sample[2]) / (motion.scale * 10), "\(session) \(sample)")
      }
    }
    curves.report("sessions, curves after the release, relative")
    rests.report("sessions, rests, s")
    samples.report("sessions, samples after the release, relative to scale")
    #expect(curves.count == 50 && rests.count == 20 && samples.count == 400)
    #expect(curves.error <= 1e-9, "\(curves.place)")
    #expect(rests.error <= 1e-9, "\(rests.place)")
    #expect(samples.error <= 1e-9, "\(samples.place)")
  }

  @Test(arguments: Frames.patterns)
  func `a recorded release ticks as the table says, whatever the frames`(frames: Frames) throws {
    var late = Worst(), edges = 0, total = 0
    for (session, replay) in try OracleSession.replayed() {
      guard let release = session.after_release, let plan = replay.plan else { continue }
      let start = plan.motion.start
      var reported = CursorRecord(plan, replay.rule, keeping: replay.detector)
      frames.forEach(from: start, through: plan.motion.restTime) { reported.advance(to: $0) }
      #expect(!reported.isUntimely, "\(session)")
      #expect(
        reported.ticks.map(\.key) == release.ticks_i_dir_t.map { [Int64($0[0]), Int64($0[1])] },
        "\(session)")
      for (tick, expected) in zip(reported.ticks, release.ticks_i_dir_t) {
        late.note(tick.lateness(after: expected[2], start: start), "\(session) \(expected)")
      }
      #expect(
        reported.bounds.map { $0.side == .upper ? 1 : -1 } == release.edges_side_t.map { $0[0] },
        "\(session)")
      for (bound, expected) in zip(reported.bounds, release.edges_side_t) {
        let tick = CursorTick(mark: 0, upwards: true, time: bound.time)
        late.note(tick.lateness(after: expected[1], start: start), "\(session) \(expected)")
        edges += 1
      }
      let dragged = replay.log.reduce(0) { $0 + ($1.ticks_i_dir?.count ?? 0) }
      #expect(dragged + reported.ticks.count == session.total_ticks, "\(session)")
      total += dragged + reported.ticks.count
    }
    late.report("sessions, ticks and edges after the release at \(frames), s beyond rounding up")
    #expect(late.count == 818 && edges == 5 && total == 1078)
    #expect(late.error <= 1e-9, "\(late.place)")
  }

  /// The planner hands a landing over to a spring. Here it does so at the table's rest distance, so
  /// everything before is the table's motion.
  @Test func `the release planner with the table's constants plans the table's motion`() throws {
    var curves = Worst(), times = Worst(), landings = 0, springs = 0
    for (session, replay) in try OracleSession.replayed() {
      guard let release = session.after_release, let (x, v, time) = replay.release else { continue }
      let rules = session.config
      let planner = ReleasePlanner(
        decayRate: rules.k, minimumSpeed: 0, stopDistance: 1e-12, frequency: rules.omega,
        landingFrequency: rules.omega, restDistance: rules.rest_delta, length: 1e9,
        lower: rules.lower, upper: rules.upper)
      let planned = planner.plan(from: x, velocity: v, at: time) {
        Landing(position: replay.landing(at: $0), approach: rules.rest_delta)
      }
      let motion = try #require(planned).motion
      let lands = planned?.ending == .lands
      #expect(motion.target == release.final_x, "\(session)")
      curves.note(
        motion.first.distance(from: try #require(release.segments.first?.curve)), "\(session)")
      guard release.segments.count == 1, case .decay = motion.first else {
        // The table's rest formula is conservative; landings rest when they are there.
        if lands {
          #expect(motion.duration <= release.rest_t, "\(session)")
          springs += 1
        } else {
          times.note(motion.duration - release.rest_t, "\(session) rest")
        }
        #expect((motion.second != nil) == (release.segments.count == 2), "\(session)")
        guard let bounce = motion.second, let curve = release.segments.last?.curve else { continue }
        times.note(bounce.begin - (release.segments.last?.begin ?? .nan), "\(session) crossing")
        curves.note(bounce.curve.distance(from: curve), "\(session) bounce")
        continue
      }
      times.note((motion.second?.begin ?? .nan) - release.rest_t, "\(session) hand-over")
      landings += 1
    }
    curves.report("sessions planned, curves, relative")
    times.report("sessions planned, crossings, hand-overs and rests, s")
    // 20 landings and bounces, 4 of which land by a spring from the start, and 5 bound crossings.
    #expect(landings == 10 && springs == 4 && curves.count == 25 && times.count == 21)
    #expect(curves.error <= 1e-9, "\(curves.place)")
    #expect(times.error <= 1e-9, "\(times.place)")
  }
}

extension Motion {
  fileprivate var curves: [(begin: Double, curve: Curve)] {
    guard let second else { return [(0, first)] }
    return [(0, first), (second.begin, second.curve)]
  }
}

extension Curve {
  /// The largest relative difference of their numbers; infinite if they are of different kinds.
  fileprivate func distance(from other: Curve) -> Double {
    func worst(_ pairs: (Double, Double)...) -> Double {
      pairs.map { abs($0 - $1) / max(abs($1), 1) }.max() ?? 0
    }
    switch (self, other) {
    case (.decay(let a), .decay(let b)):
      return worst((a.start, b.start), (a.velocity, b.velocity), (a.rate, b.rate))
    case (.spring(let a), .spring(let b)):
      return worst(
        (a.target, b.target), (a.displacement, b.displacement), (a.velocity, b.velocity),
        (a.frequency, b.frequency))
    case (.decay, .spring), (.spring, .decay): return .infinity
    }
  }
}
