import ControlCore
import Testing

@Suite(.enabled(if: Oracle.isThere))
struct OracleMotionTests {
  private struct Bounces: Decodable {
    let cases: [Case]

    struct Case: Decodable {
      let k, omega, zeta, x0, v0, lo, hi: Double
      let segments: [OracleSegment]
      let rest_t_conservative_delta_0_01: Double
      let t_cross, v_cross: Double?
      let first_turning: [Double]?
      let samples_t_x_v: [[Double]]

      enum CodingKeys: String, CodingKey {
        case k, omega, zeta, x0, v0, lo, hi, segments, t_cross, v_cross, first_turning
        case rest_t_conservative_delta_0_01 = "rest_t_conservative_delta_0.01"
        case samples_t_x_v
      }

      var name: String { "k \(k) ω \(omega) x0 \(x0) v0 \(v0) in \(lo)...\(hi)" }

      /// The engine's plan, with stops and bounces as unrestricted as in the table.
      var planned: ReleasePlanner.Plan? {
        ReleasePlanner(
          decayRate: k, minimumSpeed: 0, stopDistance: 0.01, frequency: omega,
          restDistance: 0.01, length: 1e9, lower: lo, upper: hi
        ).plan(from: x0, velocity: v0, at: Timestamp(nanoseconds: 0)) { _ in nil }
      }
    }
  }

  /// Leaves out cases with a spring that is not critically damped.
  private func bounces() throws -> [Bounces.Case] {
    let table: Bounces = try Oracle.read("bounce_handoff")
    return table.cases.filter { $0.zeta == 1 }
  }

  private func compare(
    _ samples: [[Double]], to motion: Motion, _ name: String, _ worst: inout Worst
  ) {
    for sample in samples {
      let (position, velocity) = motion.sample(sample[0])
      worst.note((position - sample[1]) / motion.scale, "\(name) \(sample)")
      worst.note((velocity - sample[2]) / (motion.scale * 10), "\(name) \(sample)")
    }
  }

  @Test func `a bounce built from the table moves as the table says`() throws {
    var worst = Worst()
    for item in try bounces() {
      let motion = try #require(
        Motion(
          item.segments, start: Timestamp(nanoseconds: 0),
          duration: item.rest_t_conservative_delta_0_01, target: 0))
      compare(item.samples_t_x_v, to: motion, item.name, &worst)
    }
    worst.report("bounces built from segments, relative to scale")
    #expect(worst.count >= 1200)
    #expect(worst.error <= 1e-12, "\(worst.place)")
  }

  @Test func `a planned bounce moves as the table says`() throws {
    var worst = Worst(), times = Worst()
    for item in try bounces() {
      let plan = try #require(item.planned)
      compare(item.samples_t_x_v, to: plan.motion, item.name, &worst)
      times.note(plan.motion.duration - item.rest_t_conservative_delta_0_01, "\(item.name) rest")
      let crosses = item.first_turning != nil
      #expect(plan.ending == (crosses ? .bounces(item.v0 > 0 ? .upper : .lower) : .stops))
      #expect((plan.motion.second != nil) == crosses, "\(item.name)")
      guard let second = plan.motion.second, let turning = item.first_turning else { continue }
      times.note(second.begin - (item.t_cross ?? 0), "\(item.name) crossing")
      let turn = second.begin + second.curve.turningPoint
      times.note(turn - turning[0], "\(item.name) turn")
      worst.note((plan.motion.sample(turn).position - turning[1]) / plan.motion.scale, item.name)
      let left = (item.v_cross ?? item.v0) - second.curve.velocity(at: 0)
      worst.note(left / abs(item.v0), "\(item.name) crossing speed")
    }
    worst.report("bounces planned, relative to scale")
    times.report("bounces planned: crossings, turns and rests, s")
    #expect(worst.count >= 1200 && times.count >= 100)
    #expect(worst.error <= 1e-12, "\(worst.place)")
    #expect(times.error <= 1e-9, "\(times.place)")
  }

  private struct Landings: Decodable {
    let cases: [Case]

    struct Case: Decodable {
      let x0, target, k, omega, handoff_distance, step, t_handoff, v_handoff, rest_t: Double
      let capture_frac, rearm_frac: Double
      let ticks_i_dir_t: [[Double]]
      let samples_t_x_v: [[Double]]

      var name: String { "\(x0) → \(target), k \(k), ω \(omega)" }

      /// The target is where the decay stops by itself, so its rate is not bent.
      var planned: ReleasePlanner.Plan? {
        ReleasePlanner(
          decayRate: k, minimumSpeed: 0, stopDistance: 1e-6,
          landingFrequency: omega, restDistance: 0.01, length: 1e9, lower: -.infinity,
          upper: .infinity
        ).plan(from: x0, velocity: k * (target - x0), at: Timestamp(nanoseconds: 0)) { _ in
          Landing(position: target, approach: handoff_distance)
        }
      }
    }
  }

  @Test func `a planned landing moves as the table says, and ticks when it says`() throws {
    let table: Landings = try Oracle.read("landing_handoff")
    var worst = Worst(), times = Worst(), ticks = 0
    for item in table.cases {
      let plan = try #require(item.planned)
      times.note((plan.motion.second?.begin ?? 0) - item.t_handoff, "\(item.name) hand-over")
      // The table's rest time is conservative; the engine's is at 0.01 points from the target.
      #expect(plan.motion.duration <= item.rest_t)
      let left = abs(plan.motion.sample(plan.motion.duration).position - item.target) - 0.01
      worst.note(left / plan.motion.scale, "\(item.name) rest")
      for sample in item.samples_t_x_v {
        let (x, v) = sample[0] < item.rest_t ? plan.motion.sample(sample[0]) : (item.target, 0)
        worst.note((x - sample[1]) / plan.motion.scale, "\(item.name) \(sample)")
        worst.note((v - sample[2]) / (plan.motion.scale * item.omega), "\(item.name) \(sample)")
      }
      let rule = TickRule(
        pitch: item.step, capture: item.capture_frac * item.step,
        rearm: item.rearm_frac * item.step)
      var reported = CursorRecord(plan, rule, at: item.x0)
      reported.advance(to: Timestamp(nanoseconds: Int64(item.rest_t * 1e9) + 2))
      #expect(reported.ticks.map(\.key) == item.ticks_i_dir_t.map { [Int64($0[0]), Int64($0[1])] })
      for (tick, expected) in zip(reported.ticks, item.ticks_i_dir_t) {
        times.note(tick.lateness(after: expected[2]), "\(item.name) tick \(expected)")
        ticks += 1
      }
    }
    worst.report("landings planned, relative to scale")
    times.report("landings planned: hand-overs, rests and \(ticks) ticks, s")
    #expect(worst.count >= 600 && ticks >= 500)
    #expect(worst.error <= 1e-12, "\(worst.place)")
    #expect(times.error <= 1e-9, "\(times.place)")
  }

  private struct Interruptions: Decodable {
    let cases: [Case]

    struct Case: Decodable {
      let name: String
      let lo, hi, rest_t: Double
      let segments: [OracleSegment]
      let touch_down: [Touch]
    }

    struct Touch: Decodable {
      let t, x, v, raw_for_continued_drag: Double
    }
  }

  @Test func `a motion caught by a finger is where the table says`() throws {
    let table: Interruptions = try Oracle.read("interruptions")
    let band = RubberBand(coefficient: 0.55, length: 320)
    var worst = Worst(), inWholeNanoseconds = 0
    for item in table.cases {
      let target = item.name.hasSuffix("below") ? item.lo : item.hi
      let motion = try #require(
        Motion(
          item.segments, start: Timestamp(nanoseconds: 7), duration: item.rest_t, target: target))
      for touch in item.touch_down {
        let moving = touch.t < item.rest_t
        let (x, v) = moving ? motion.sample(touch.t) : (motion.target, 0)
        let bound = min(max(x, item.lo), item.hi)
        let raw = bound + band.pull(displacing: x - bound)
        worst.note((x - touch.x) / motion.scale, "\(item.name) \(touch)")
        worst.note((v - touch.v) / (motion.scale * 10), "\(item.name) \(touch)")
        worst.note((raw - touch.raw_for_continued_drag) / motion.scale, "\(item.name) \(touch)")
        guard touch.t * 1e9 == roundedDown(touch.t * 1e9) else { continue }
        let instant = Timestamp(nanoseconds: 7).advanced(bySeconds: touch.t)
        worst.note((motion.position(at: instant) - touch.x) / motion.scale, "\(item.name) \(touch)")
        worst.note(
          (motion.velocity(at: instant) - touch.v) / (motion.scale * 10), "\(item.name) \(touch)")
        inWholeNanoseconds += 1
      }
    }
    worst.report("interruptions, relative to scale")
    #expect(worst.count >= 60 && inWholeNanoseconds >= 15)
    #expect(worst.error <= 1e-12, "\(worst.place)")
  }
}
