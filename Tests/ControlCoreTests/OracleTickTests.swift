import ControlCore
import Testing

@Suite(.enabled(if: Oracle.isThere))
struct OracleTickTests {
  private struct Table: Decodable {
    let scenarios: [Scenario]
  }

  struct Scenario: Decodable, CustomStringConvertible {
    let name: String
    let x0, rest_t, final_x: Double
    let lo, hi: Double?
    let step, origin, capture_frac, rearm_frac: Double
    let segments: [OracleSegment]
    let ticks_i_dir_t: [[Double]]
    let edges_side_t: [[Double]]
    let per_frame_tick_counts: [String: [[Int]]]

    var description: String { name }

    var rule: TickRule {
      let lower = lo ?? -.infinity, upper = hi ?? .infinity
      return TickRule(
        pitch: step, capture: capture_frac * step, rearm: rearm_frac * step, origin: origin,
        lower: lower, upper: upper)
    }

    /// The plan of a motion that stops: the run rule alone decides. `MotionCursorLawTests` tests
    /// the ticks that landings and bounces suppress.
    func plan(start: Timestamp) -> ReleasePlanner.Plan? {
      Motion(segments, start: start, duration: rest_t, target: final_x)
        .map { ReleasePlanner.Plan(motion: $0, ending: .stops) }
    }

    /// Returns the effects with these frames; `nil` if the engine has no such motion.
    func reported(start: Timestamp = Timestamp(nanoseconds: 0), _ frames: Frames) -> CursorRecord<
      TickRule
    >? {
      guard let plan = plan(start: start) else { return nil }
      var reported = CursorRecord(plan, rule, at: x0)
      frames.forEach(from: start, through: plan.motion.restTime) { reported.advance(to: $0) }
      return reported
    }
  }

  /// Leaves out scenarios with an underdamped spring, and the one in which nothing moves.
  private func scenarios() throws -> [Scenario] {
    let table: Table = try Oracle.read("tick_sequences")
    return table.scenarios.filter { $0.plan(start: Timestamp(nanoseconds: 0)) != nil }
  }

  @Test(arguments: Frames.patterns)
  func `the ticks are the table's, whatever the frames`(frames: Frames) throws {
    var late = Worst(), edges = 0
    let scenarios = try scenarios()
    #expect(scenarios.count >= 19)
    for scenario in scenarios {
      let reported = try #require(scenario.reported(frames))
      #expect(!reported.isUntimely, "\(scenario)")
      #expect(
        reported.ticks.map(\.key) == scenario.ticks_i_dir_t.map { [Int64($0[0]), Int64($0[1])] },
        "\(scenario)")
      for (tick, expected) in zip(reported.ticks, scenario.ticks_i_dir_t) {
        late.note(tick.lateness(after: expected[2]), "\(scenario) \(expected)")
      }
      #expect(
        reported.bounds.map { $0.side == .upper ? 1 : -1 } == scenario.edges_side_t.map { $0[0] },
        "\(scenario)")
      for (bound, expected) in zip(reported.bounds, scenario.edges_side_t) {
        let tick = CursorTick(mark: 0, upwards: true, time: bound.time)
        late.note(tick.lateness(after: expected[1]), "\(scenario) \(expected)")
        edges += 1
      }
    }
    late.report("tick and edge times at \(frames), s beyond rounding up")
    #expect(late.count >= 2000 && edges >= 2)
    #expect(late.error <= 1e-9, "\(late.place)")
  }

  @Test(arguments: Frames.patterns)
  func `neither the frames nor the origin of time change a tick`(frames: Frames) throws {
    for scenario in try scenarios() {
      for start in [0, -5_000_000_000_000, 1_763_690_000_123_456_789] {
        let start = Timestamp(nanoseconds: Int64(start))
        let once = try #require(scenario.reported(start: start, .once))
        let reported = try #require(scenario.reported(start: start, frames))
        #expect(reported.agrees(with: once), "\(scenario)")
      }
    }
  }

  @Test(arguments: [30, 60, 120])
  func `each frame shows as many ticks as the table says`(hertz: Int64) throws {
    var frames = 0
    for scenario in try scenarios() {
      let reported = try #require(scenario.reported(.steady(hertz)))
      var counts: [Int64: Int] = [:]
      for tick in reported.ticks {
        // The first frame n with ⌊n · 10⁹ / hertz⌋ no earlier than the tick.
        var frame = tick.time.nanoseconds * hertz / 1_000_000_000
        while frame * 1_000_000_000 / hertz < tick.time.nanoseconds { frame += 1 }
        counts[frame, default: 0] += 1
      }
      let expected = try #require(scenario.per_frame_tick_counts["\(hertz)"])
      let ours = counts.sorted { $0.key < $1.key }.map { [Int($0.key), $0.value] }
      #expect(ours == expected, "\(scenario)")
      frames += expected.count
    }
    #expect(frames >= 250)
  }
}
