import ControlCore
import Ruler
import Testing

/// Cases 9 to 20 of easily misjudged behaviour: snapping, ticks, sessions, host changes. They
/// correct errors of SlidingRuler.
@Suite struct SeedCaseMarkTests {
  @Test(arguments: [(0.9, 0.9), (0.91, 1), (1.1, 1.1), (1.09, 1)])
  func `9 the snap window is one fraction, strictly, decided in whole numbers`(
    value: Double, expected: Double
  ) {
    #expect(stop(at: value, .unit) == expected)
  }

  /// Returns the value at which the snap rule puts a stop at `value`.
  private func stop(
    at value: Double, _ rule: SnapRule, fractions: Int64 = 10,
    bounds: ClosedRange<Double> = -1e9...1e9
  ) -> Double {
    let lattice = Lattice(step: 1, fractions: fractions, unitWidth: 120)
    let place = lattice.position(of: value)
    let limits = lattice.position(of: bounds.lowerBound)...lattice.position(of: bounds.upperBound)
    let landing = lattice.rest(at: place, rule: rule, bounds: limits)
    return landing.map { lattice.value(at: $0.position) } ?? value
  }

  @Test(arguments: [(0.05, 0.1), (0.25, 0.3), (-0.05, 0), (0.15, 0.2)])
  func `10 of two marks equally near the upper one wins, and zero has no sign`(
    value: Double, expected: Double
  ) {
    #expect(stop(at: value, .fraction) == expected)
    #expect(stop(at: value, .fraction).sign == .plus)
  }

  @Test func `11 snapping never leaves the bounds, and each bound is a place to rest`() {
    #expect(stop(at: 0.93, .unit, bounds: 0...0.95) == 0.95)
    #expect(stop(at: 0.5, .unit, bounds: 0...0.95) == 0.5)
    #expect(stop(at: 0.93, .none, bounds: 0...0.95) == 0.93)
  }

  @Test func `12 without a half mark, half falls back to whole steps, in snap and ticks`() {
    #expect(stop(at: 0.52, .half, fractions: 5) == 0.52)
    #expect(stop(at: 0.52, .half, fractions: 10) == 0.5)
    var play = RulerPlay(
      0,
      .with {
        $0.fractions = 5
        $0.tick = .half
      })
    play.drag(by: -300, at: 0)
    #expect(play.ticks == [1, 2])
  }

  @Test func `13 a mark ticks when it is reached, from either side, and not when it is left`() {
    var play = RulerPlay(1.1, .with { $0.tick = .unit })
    play.drag(by: 12, at: 0)
    #expect(play.value == 1)
    #expect(play.ticks == [1])
    play.move(play.ruler.value + 225, at: 10)
    #expect(play.ticks == [1])
    play.move(play.ruler.value + 225, at: 20)
    #expect(play.ticks == [1])
  }

  @Test func `14 all marks that one event passes tick, in order`() {
    var play = RulerPlay(0.5, .with { $0.tick = .unit })
    play.drag(by: -360, at: 0)
    #expect(play.value == 3.5)
    #expect(play.ticks == [1, 2, 3])
  }

  @Test func `14 a fling at 60 Hz ticks every mark it passes`() {
    var play = RulerPlay(0, .with { $0.tick = .fraction })
    play.fling(-1000, at: 0)
    let before = play.ticks.count
    let start = play.offset
    play.settle()
    // A mark ticks 0.24 points, 2 % of the mark distance, before it is reached.
    let passed = Int((play.offset + 0.24) / 12) - Int((start + 0.24) / 12)
    #expect(play.ticks.count - before == passed)
  }

  @Test func `15 a bound that is a mark ticks like any mark; only going past it reports it, once`()
  {
    var play = RulerPlay(
      9.5,
      .with {
        $0.range = 0...10
        $0.tick = .unit
      })
    play.drag(by: -60, at: 0)
    #expect(play.news().names == ["began", "tick", "changed"])
    for step in 1...3 { play.move(139 - Double(step) * 10, at: 10 * Double(step)) }
    #expect(play.news().names == ["bound"])
    play.move(139 + 60, at: 50)  // back inside, far enough to be reported again
    play.move(100, at: 60)
    // Passing the bound in one move suppresses the tick of the mark at it.
    #expect(play.news().names == ["changed", "bound", "changed"])
  }

  @Test func `15 from one bound to beyond the other in one event, and leaving a bound ticks`() {
    var play = RulerPlay(
      0,
      .with {
        $0.range = 0...10
        $0.tick = .unit
      })
    play.drag(by: -1300, from: 1500, at: 0)
    #expect(play.bounds == [.upper])
    #expect(play.ticks == Array(1...9))
    play.move(199 + 1000, at: 10)
    #expect(play.value == 2.5)
    #expect(play.ticks == Array(1...9) + [9, 8, 7, 6, 5, 4, 3])
  }

  @Test func `16 a slow release lands first and ends then; a pulled one ends at release`() {
    var play = RulerPlay(3, .with { $0.snap = .unit })
    play.drag(by: 6, at: 0)
    play.up(207, at: 200)
    play.settle()
    #expect(play.news().names == ["began", "changed", "snapped", "ended", "idle"])
    #expect(play.value == 3)
  }

  @Test func `16 a caught fling stays one edit, and a cancel ends it exactly once`() {
    var play = RulerPlay()
    play.fling(-1000, at: 0)
    play.down(200, at: 300)
    play.move(150, at: 310)
    play.pointer(.cancel, 0, at: 320)
    play.settle()
    #expect(play.news().names.filter { $0 == "began" || $0 == "ended" } == ["began", "ended"])
    #expect(play.value == 0)
  }

  @Test func `17 the host stops a fling, but not by rounding the value to Float`() {
    var play = RulerPlay()
    play.fling(-1000, at: 0)
    play.advance(to: 300)
    play.set(Double(Float(play.value)))
    #expect(play.phase == .coasting)
    play.set(7)
    #expect(play.phase == .idle)
    #expect(play.value == 7)
  }

  @Test func `17 a drag goes on from what the host sets`() {
    var play = RulerPlay(5)
    play.drag(by: 60, at: 0)
    play.set(8)
    play.move(201 + 60 + 12, at: 10)
    #expect(play.value == 7.9)
  }

  @Test func `18 narrower bounds clamp, and hold for the gestures that follow`() {
    var play = RulerPlay(8, .with { $0.range = 0...10 })
    play.configure { $0.range = 0...4 }
    #expect(play.value == 4 && play.news() == [])
    play.drag(by: -100, at: 10)
    #expect(play.value == 4)
    #expect(near(play.offset, 480 + 47.9651, 1e-4))
  }

  @Test func `19 right to left, dragging right makes the value larger, and nothing jumps`() {
    var play = RulerPlay(
      5,
      .with {
        $0.range = 0...10
        $0.layoutDirection = .rightToLeft
      })
    play.down(200, at: 0)
    #expect(play.value == 5)
    play.move(261, at: 10)
    #expect(play.value == 5.5)
    #expect(play.bounds == [])
  }

  @Test func `20 sums and huge values sit on their marks`() {
    let sum = RulerControl(value: 0.7 + 0.2, configuration: .with { $0.step = 0.1 })
    #expect(sum.nearestMark == 9)
    var play = RulerPlay(1e9 + 0.5)
    play.drag(by: -60, at: 0)
    #expect(play.value == 1e9 + 1)
  }
}
