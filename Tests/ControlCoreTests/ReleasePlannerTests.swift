import ControlCore
import Testing

struct ReleasePlannerTests {
  private let start = Timestamp(nanoseconds: 1_000)

  /// Returns a planner with the ruler's constants and a length of 375 points.
  private func planner(
    _ lower: Double = -.infinity, _ upper: Double = .infinity, minimumSpeed: Double = 90
  ) -> ReleasePlanner {
    ReleasePlanner(
      decayRate: 2.803_927_332_734_234_7, minimumSpeed: minimumSpeed, stopDistance: 0.6,
      frequency: 10, landingFrequency: 30, restDistance: 0.25, length: 375, lower: lower,
      upper: upper)
  }

  private func release(
    _ planner: ReleasePlanner, from x: Double, velocity v: Double, to mark: Landing? = nil
  ) -> ReleasePlanner.Plan? {
    planner.plan(from: x, velocity: v, at: start) { _ in mark }
  }

  @Test func `a fling coasts as far and as long as SlidingRuler's`() throws {
    let plan = try #require(release(planner(), from: 0, velocity: -1000))
    #expect(plan.ending == .stops && plan.motion.second == nil)
    #expect(abs(plan.motion.duration - 2.2781) < 5e-5)
    #expect(abs(plan.motion.target + 356.0426) < 5e-5)
    let half = start.advanced(bySeconds: 0.5)
    #expect(abs(plan.motion.position(at: half) + 268.8682) < 5e-5)
    #expect(plan.motion.velocity(at: start) == -1000)
    #expect(plan.motion.position(at: plan.motion.restTime) == plan.motion.target)
    #expect(plan.motion.velocity(at: plan.motion.restTime) == 0)
  }

  @Test func `a release must be faster than the minimum to coast`() throws {
    #expect(release(planner(), from: 0, velocity: 90) == nil)
    #expect(release(planner(), from: 0, velocity: -90) == nil)
    // An estimate of 90 that rounding has increased slightly.
    #expect(release(planner(), from: 0, velocity: 90.00000000000011) == nil)
    #expect(release(planner(), from: 0, velocity: -90.00000008) == nil)
    #expect(release(planner(), from: 0, velocity: 90.0000001) != nil)
    #expect(release(planner(minimumSpeed: .infinity), from: 0, velocity: 1e9) == nil)
    let slowest = try #require(release(planner(), from: 0, velocity: 90.0001))
    #expect(abs(slowest.motion.target - 31.4979) < 1e-4)
  }

  @Test func `the snap rule is asked where it would stop, or stands if it is slow`() {
    var asked: [Double] = []
    for velocity in [-1000, 90, 0] as [Double] {
      _ = planner().plan(from: 7, velocity: velocity, at: start) {
        asked.append($0); return nil
      }
    }
    #expect(asked.count == 3)
    #expect(abs(asked[0] - (7 - 356.0426)) < 5e-5)
    #expect(asked[1...] == [7, 7])
  }

  @Test func `a fling into a bound hits it with the speed that is left`() throws {
    let plan = try #require(release(planner(0, 1200), from: 1080, velocity: 1000))
    #expect(plan.ending == .bounces(.upper) && plan.motion.target == 1200)
    let second = try #require(plan.motion.second)
    #expect(abs(second.begin - 0.146289) < 5e-7)
    #expect(abs(second.curve.velocity(at: 0) - 663.5287) < 5e-5)
    #expect(second.curve.position(at: 0) == 1200)
    #expect(abs(second.curve.position(at: 0.1) - 1200 - 24.4099) < 5e-5)
    #expect(second.curve.turningPoint == 0.1)
    #expect(abs(plan.motion.duration - second.begin - 1.19352) < 5e-6)
  }

  @Test func `the natural stop alone decides whether it hits a bound`() {
    // From 0 at −1000 it stops at −356.0426, 0.6 short of the limit of its decay.
    #expect(release(planner(-356.0427, 0), from: 0, velocity: -1000)?.ending == .stops)
    #expect(release(planner(-356.0425, 0), from: 0, velocity: -1000)?.ending == .bounces(.lower))
  }

  @Test func `on a bound a fling outwards bounces at once`() throws {
    let plan = try #require(release(planner(0, 1200), from: 1200, velocity: 500))
    #expect(plan.ending == .bounces(.upper))
    #expect(plan.motion.second?.begin == 0)
    #expect(plan.motion.handOverTime == start)
  }

  @Test func `a bounce gives way by half the length at most`() throws {
    let plan = try #require(release(planner(0, 1200), from: 1200, velocity: 1e6))
    let second = try #require(plan.motion.second)
    #expect(abs(second.curve.position(at: 0.1) - 1200 - 187.5) < 1e-9)
  }

  @Test func `what was let go outside comes back by the spring`() throws {
    let plan = try #require(release(planner(0, 1200), from: 1200 + 47.9651, velocity: 0))
    #expect(plan.ending == .returns && plan.motion.target == 1200)
    #expect(abs(plan.motion.duration - 1.1286) < 5e-5)
    #expect(abs(plan.motion.first.position(at: 0.1) - 1200 - 35.2908) < 1e-4)
    let below = try #require(release(planner(0, 1200), from: -47.9651, velocity: 0))
    #expect(below.ending == .returns && below.motion.target == 0)
    #expect(abs(below.motion.duration - plan.motion.duration) < 1e-12)
  }

  @Test func `thrown inwards from outside it still does not enter`() throws {
    let plan = try #require(release(planner(0, 1200), from: 1250, velocity: -9000))
    #expect(plan.motion.velocity(at: start) == -500)
    #expect(plan.motion.first.turningPoint == .infinity)
  }

  @Test func `a slow release settles on its mark without speed`() throws {
    let mark = Landing(position: 120, approach: 60)
    let plan = try #require(release(planner(), from: 110, velocity: 60, to: mark))
    let spring = CriticalSpring(target: 120, displacement: -10, velocity: 0, frequency: 30)
    #expect(plan.motion.first == .spring(spring))
    #expect(plan.motion.duration == spring.seconds(lastAwayBy: 0.25))
    #expect(abs(plan.motion.duration - 0.1857) < 5e-5)
    #expect(plan.ending == .lands && plan.motion.target == 120)
    #expect(release(planner(), from: 120, velocity: 60, to: mark) == nil)
  }

  @Test func `a fling to a mark is bent, and handed to the spring half a pitch away`() throws {
    let mark = Landing(position: 360, approach: 60)
    let plan = try #require(release(planner(), from: 0, velocity: 1000, to: mark))
    #expect(plan.motion.first == .decay(Decay(from: 0, velocity: 1000, rate: 1000 / 360)))
    let second = try #require(plan.motion.second)
    #expect(abs(plan.motion.first.position(at: second.begin) - 300) < 1e-9)
    #expect(second.curve.position(at: 0) == 300)
    #expect(abs(second.curve.velocity(at: 0) - 1000.0 / 6) < 1e-9)
    #expect(plan.ending == .lands && plan.motion.target == 360)
  }

  @Test(
    arguments: [
      // Two thirds of k is 1.869 28; ω is 30.
      (1000 / 1.8692, true), (1000 / 1.8693, false), (1000 / 29.9999, false),
      (1000 / 30.0001, true),
      (-100, true), (50, false), (30, true),
    ] as [(Double, Bool)])
  func `bent too far, or backwards, it goes by the spring alone`(target: Double, bySpring: Bool)
    throws
  {
    let mark = Landing(position: target, approach: 6)
    let plan = try #require(release(planner(), from: 0, velocity: 1000, to: mark))
    #expect(plan.ending == .lands && plan.motion.target == target)
    guard bySpring else {
      #expect(plan.motion.second != nil)
      return
    }
    let spring = CriticalSpring(
      target: target, displacement: -target, velocity: 1000, frequency: 30)
    #expect(plan.motion.first == .spring(spring) && plan.motion.second == nil)
  }

  @Test func `nearer than half a pitch the spring takes over at once`() throws {
    let mark = Landing(position: 40, approach: 60)
    let plan = try #require(release(planner(), from: 0, velocity: 100, to: mark))
    #expect(plan.motion.second == nil)
    #expect(plan.motion.velocity(at: start) == 100)
  }

  @Test func `a spring that would overshoot a mark may, one that would leave the bounds may not`()
    throws
  {
    let mark = Landing(position: 100, approach: 60)
    let free = try #require(release(planner(), from: 95, velocity: 300, to: mark))
    let first = free.motion.first
    #expect(first.position(at: first.turningPoint) > 100)
    let bounded = try #require(release(planner(0, 101), from: 95, velocity: 12, to: mark))
    #expect(bounded.motion.velocity(at: start) == 0)
    let tight = planner(0, 101, minimumSpeed: 0)
    let limited = try #require(release(tight, from: 99.9, velocity: 4, to: mark))
    let other = limited.motion.first
    #expect(other.turningPoint == .infinity || other.position(at: other.turningPoint) <= 101)
  }

  @Test func `a glide to a value has no speed and does not count as an edit`() throws {
    let plan = try #require(planner(0, 1200).glide(from: 30, to: 600, at: start))
    let spring = CriticalSpring(target: 600, displacement: -570, velocity: 0, frequency: 10)
    #expect(plan.motion.first == .spring(spring) && plan.ending == .returns)
    #expect(planner().glide(from: 30, to: 30, at: start) == nil)
  }

  @Test func `a fling too slow to go anywhere stays`() {
    let eager = planner(minimumSpeed: 0)
    #expect(release(eager, from: 5, velocity: 1) == nil)
    #expect(release(eager, from: 5, velocity: -1.68) == nil)
    #expect(release(eager, from: 5, velocity: 2) != nil)
  }
}
