import ControlCore
import Testing

struct MotionCursorTests {
  private func spring(
    _ displacement: Double, _ velocity: Double, _ ending: ReleasePlanner.Ending = .stops
  ) -> ReleasePlanner.Plan {
    let spring = CriticalSpring(
      target: 100, displacement: displacement, velocity: velocity, frequency: 10)
    let motion = Motion(
      start: Timestamp(nanoseconds: 0), first: .spring(spring),
      duration: spring.seconds(untilWithin: 0.25), target: 100)
    return ReleasePlanner.Plan(motion: motion, ending: ending)
  }

  private let crossing = TickRule(pitch: 10, capture: 0, rearm: 0)

  @Test func `an excursion within one frame is not lost`() {
    // To the turn at 124.5 and back, all before the first frame of a very slow host.
    var reported = CursorRecord(spring(0, 900), crossing, at: 100)
    reported.advance(to: Timestamp(nanoseconds: 5_000_000_000))
    #expect(
      reported.ticks.map(\.key) == [
        [11, 1], [12, 1], [13, 1], [13, -1], [12, -1], [11, -1], [10, -1],
      ])
  }

  @Test func `on its way to a landing a mark does not tick twice in a row`() {
    // Past 130, and back onto the mark that ticked before the others.
    var reported = CursorRecord(spring(0, 900, .lands), crossing, at: 100)
    reported.advance(to: Timestamp(nanoseconds: 5_000_000_000))
    #expect(
      reported.ticks.map(\.key) == [[11, 1], [12, 1], [13, 1], [12, -1], [11, -1], [10, -1]])
    var home = CursorRecord(spring(-7, 0, .lands), crossing, at: 100)
    home.advance(to: Timestamp(nanoseconds: 5_000_000_000))
    #expect(home.ticks.isEmpty)
  }

  @Test func `the jump to the target at the end ticks at the rest time`() {
    var reported = CursorRecord(spring(-7, 0), crossing, at: 93)
    let rest = reported.cursor.motion.restTime
    reported.advance(to: rest.advanced(by: -1))
    #expect(reported.ticks.isEmpty)
    reported.advance(to: rest)
    #expect(reported.ticks == [CursorTick(mark: 10, upwards: true, time: rest)])
    reported.advance(to: rest.advanced(by: 1_000_000_000))
    #expect(reported.ticks.count == 1)
  }

  @Test func `a fling that only just reaches a bound goes past it too`() throws {
    // The natural stop is 0.003 points beyond the bound, which is hit at 1.69 points/s.
    let planner = ReleasePlanner(
      decayRate: 2.803_927_332_734_234_7, minimumSpeed: 90, stopDistance: 0.6, frequency: 10,
      restDistance: 0.25, length: 375, lower: 0, upper: 1200)
    let x = 1200 - (1000 - 1.69) / planner.decayRate
    let plan = try #require(
      planner.plan(from: x, velocity: 1000, at: Timestamp(nanoseconds: 0)) { _ in nil })
    #expect(plan.ending == .bounces(.upper))
    let silent = TickRule(pitch: .infinity, capture: 0, rearm: 3, lower: 0, upper: 1200)
    var reported = CursorRecord(plan, silent, at: x)
    reported.advance(to: plan.motion.restTime)
    #expect(reported.bounds.map(\.side) == [.upper])
  }

  @Test func `a motion that only brings back what shows is silent`() {
    var plan = spring(-70, 0)
    plan.ending = .returns
    var reported = CursorRecord(plan, crossing, at: 30)
    reported.advance(to: plan.motion.restTime)
    #expect(reported.ticks.isEmpty && reported.bounds.isEmpty)
    var cursor = reported.cursor
    let last = cursor.locate(at: plan.motion.restTime)
    #expect(last == 100)
  }

  @Test func `ten thousand million marks are a handful of runs`() {
    let decay = Decay(from: 0.3, velocity: 5000, rate: 2)
    let motion = Motion(
      start: Timestamp(nanoseconds: 0), first: .decay(decay), duration: 4, target: 2500)
    let rule = TickRule(pitch: 0x1p-22, capture: 0, rearm: 0)
    var detector = CrossingDetector()
    detector.reset(at: 0.3, rule: rule)
    var cursor = MotionCursor(ReleasePlanner.Plan(motion: motion, ending: .stops))
    var runs: [TickRun] = []
    for frame in 1...300 {
      let time = Timestamp(nanoseconds: Int64(frame) * 1_000_000_000 / 60)
      cursor.advance(to: time, detector: &detector, rule: rule) {
        if case .tick(let run, _) = $0 { runs.append(run) }
      }
    }
    #expect(runs.count <= 242)
    #expect(runs.map(\.length).reduce(0, +) == Int64(2500 * 0x1p22) - Int64(0.3 * 0x1p22))
    for (run, next) in zip(runs, runs.dropFirst()) {
      #expect(run.last + 1 == next.first && run.time(at: run.length - 1) <= next.time(at: 0))
    }
  }
}
