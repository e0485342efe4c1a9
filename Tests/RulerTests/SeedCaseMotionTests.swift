import ControlCore
import Ruler
import Testing

/// Cases 1 to 8 of easily misjudged behaviour: geometry, rubber band, flings. They correct errors
/// of SlidingRuler.
@Suite struct SeedCaseMotionTests {
  @Test func `1 a value is an offset of unit widths, and dragging against it makes it larger`() {
    let fine = RulerControl(value: 2.5, configuration: .with { $0.step = 0.1 })
    #expect(fine.offset == 3000)
    var play = RulerPlay(5)
    play.drag(by: 60, at: 0)
    #expect(play.value == 4.5)
  }

  @Test func `2 past a bound the value stays and what shows gives way, the same out and back`() {
    var play = RulerPlay(0, .with { $0.range = 0...10 })
    play.drag(by: 100, from: 0, at: 0)
    #expect(play.value == 0)
    #expect(near(play.offset, -47.9651, 1e-4))
    play.move(11, at: 20)
    #expect(near(play.offset, -5.4205, 1e-4))
    play.move(1e9 + 1, at: 30)
    #expect(near(play.offset, -374.9997, 1e-4))
  }

  @Test func `3 a ruler caught past its bound does not jump`() {
    var play = RulerPlay(0, .with { $0.range = 0...10 })
    play.drag(by: 100, from: 0, at: 0)
    let shown = play.offset
    play.up(101, at: 200)
    play.down(50, at: 200)
    #expect(near(play.offset, shown, 1e-9))
    play.move(51.5, at: 210)  // half a point past the slop: pulled from 100 to 100.5
    #expect(
      near(play.offset, -RubberBand(coefficient: 0.55, length: 375).displacement(pulledBy: 100.5)))
  }

  @Test func `4 a fling ends 0.6 pt before the limit of its decay`() throws {
    let decay = Decay.rate(perMillisecond: 0.9972)
    var play = RulerPlay()
    play.fling(-1000, at: 0)
    let start = play.offset
    #expect(near(play.ruler.velocity, 1000, 1e-6))
    let rest = try #require(play.ruler.restTime)
    #expect(near(rest.ms - 100, 2278.1, 0.1))
    play.advance(to: 600)
    #expect(near(play.offset - start, 268.8682, 1e-3))
    play.advance(to: 5000)
    #expect(near(play.offset - start, 1000 / decay - 0.6, 1e-6))
    #expect(near(play.value - start / 120, 2.967022, 1e-6))
    #expect(play.phase == .idle)
  }

  @Test func `5 only what is faster than 90 pt per second coasts`() {
    let at = ReleasePlanner(RulerConfiguration()).plan(from: 0, velocity: 90, at: .ms(0)) { _ in nil
    }
    #expect(at == nil)
    let above = ReleasePlanner(RulerConfiguration()).plan(
      from: 0, velocity: 90.0001, at: .ms(0)
    ) { _ in nil }
    #expect(above.map { near($0.motion.target, 31.4979, 1e-4) } == true)
  }

  @Test func `6 a fling into a bound ends there, is reported once, and only what shows goes on`() {
    var play = RulerPlay(9 + 99.0 / 120, .with { $0.range = 0...11 })
    play.fling(-1000, at: 0)  // its 99 pt end 120 - 21 pt before the bound
    let way = 1320 - play.offset
    _ = play.news()
    play.advance(to: 9000)
    let effects = play.news()
    #expect(effects.names == ["bound", "ended", "idle"])
    #expect(play.value == 11)
    let crossing = -log1p(-way * 2.8039273327342347 / 1000) / 2.8039273327342347
    #expect(near(effects[0].time.ms, 100 + crossing * 1000, 1e-3))
    #expect(effects[0].time == effects[1].time)
  }

  @Test func `6 with the numbers of SlidingRuler, planned`() throws {
    var configuration = RulerConfiguration(range: 0...10)
    configuration.length = 375
    let plan = try #require(
      ReleasePlanner(configuration, upper: 1200).plan(from: 1080, velocity: 1000, at: .ms(0)) { _ in
        nil
      })
    let spring = try #require(plan.motion.second)
    #expect(near(spring.begin, 0.146289, 1e-6))
    #expect(near(spring.curve.velocity(at: 0), 663.5287, 1e-4))
    #expect(near(spring.curve.position(at: 0.1) - 1200, 24.4099, 1e-4))
    #expect(near(plan.motion.duration - spring.begin, 1.19352, 1e-5))
  }

  @Test func `7 released past a bound it springs back, and the value does not change`() {
    var play = RulerPlay(0, .with { $0.range = 0...10 })
    play.drag(by: 100, from: 0, at: 0)
    play.up(101, at: 200)
    #expect(play.news().names.suffix(1) == ["ended"])
    play.advance(to: 300)
    #expect(near(play.offset, -35.2908, 1e-4))
    play.advance(to: 400)
    #expect(near(play.offset, -19.4741, 1e-4))
    play.settle()
    #expect(play.news().names == ["idle"])
    #expect(play.offset == 0)
  }

  @Test func `7 and that takes 1.1286 s`() throws {
    var play = RulerPlay(0, .with { $0.range = 0...10 })
    play.drag(by: 100, from: 0, at: 0)
    play.up(101, at: 200)
    #expect(near(try #require(play.ruler.restTime).ms - 200, 1128.6, 0.1))
  }

  @Test(arguments: [(0.9, 0.3), (1.8, 0.3), (0.3, 0.1), (0.7, 0.1)])
  func `8 a fling to a bound ends on it exactly`(upper: Double, step: Double) {
    var play = RulerPlay(
      upper - step,
      .with {
        $0.range = 0...upper
        $0.step = step
      })
    play.fling(-2000, at: 0)
    play.settle()
    #expect(play.value == upper)
    #expect(play.bounds == [.upper])
  }
}

extension ReleasePlanner {
  /// Creates a planner like a ruler's, in points.
  init(_ configuration: RulerConfiguration, upper: Double = .infinity) {
    self.init(
      decayRate: Decay.rate(perMillisecond: configuration.deceleration),
      minimumSpeed: configuration.minimumFling, stopDistance: configuration.stopDistance,
      frequency: configuration.springFrequency, restDistance: configuration.restDistance,
      length: configuration.length, lower: -.infinity, upper: upper)
  }
}

private func log1p(_ x: Double) -> Double { naturalLogarithmOfOnePlus(x) }
