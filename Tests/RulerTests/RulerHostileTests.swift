import ControlCore
import Ruler
import TestSupport
import Testing

/// Adversarial input never traps or hangs, and every number reported is finite.
@Suite struct RulerHostileTests {
  @Test(arguments: Seeds.all)
  func `no input makes a ruler trap, stall or speak of what is not a number`(seed: UInt64) {
    var tally = HostileTally()
    let share = HostileTally.streams / 2
    expectLaw(seed: seed, streams: share, making: RulerStream.hostile) {
      $0.problem(&tally) { $0.problem }
    }
    print("hostile: ruler: \(tally)")
    #expect(tally.streams >= share)
    // Streams must reach something to be worth anything.
    #expect(tally.flights > tally.streams / 10 && tally.ticks > tally.streams / 10)
    #expect(tally.ended > tally.streams / 2 && tally.landed > tally.streams / 40)
  }

  @Test func `coordinates that are not numbers are ignored`() {
    for wrong in [Double.nan, .infinity, -.infinity] {
      var play = RulerPlay()
      let before = play.ruler
      play.down(wrong, at: 0)
      play.wheel(x: wrong, at: 0)
      play.rotate(wrong, at: 0)
      play.set(wrong)
      #expect(play.ruler == before && play.effects == [])
      play.drag(by: -60, at: 0)
      let held = play.ruler
      play.move(wrong, at: 1)
      play.move(0, wrong, at: 1)
      #expect(play.ruler == held)
      play.up(wrong, at: 1)
      #expect(play.phase == .dragging)
    }
  }

  @Test func `a rubber band as stiff as can be still gives numbers`() {
    var play = RulerPlay(
      0,
      .with {
        ($0.range, $0.rubberBand, $0.length) = (0...10, 1e-300, 1e9)
        ($0.maximumFling, $0.springFrequency) = (1e9, 0.5)
      })
    #expect(play.ruler.configuration.problem == nil)
    play.down(200, at: 0)
    for step in 1...5 { play.move(200 - 100 * Double(step), at: 0.0001 * Double(step)) }
    play.up(-300, at: 0.0005)
    play.advance(to: 2000)
    play.down(200, at: 2000)
    #expect(play.offset.isFinite)
  }

  @Test func `marks too far away to be reported apart tick in their order`() {
    var play = RulerPlay(9_007_199_254_740_992, .with { $0.tick = .unit })
    play.down(100, at: 0)
    play.move(-1100, at: 32)
    play.move(-1400, at: 40)
    play.up(-1400, at: 40)
    for frame in 0...300 { play.advance(to: 50 + 16 * Double(frame)) }
    let times = play.effects.marks.map(\.time)
    #expect(!times.isEmpty && times == times.sorted())
  }

  @Test func `an event from the past happens now`() {
    var play = RulerPlay(0, at: 100)
    play.down(200, at: 100)
    play.move(100, at: 50)
    #expect(play.effects.allSatisfy { $0.time == .ms(100) })
    #expect(play.ruler.time == .ms(100))
    #expect(play.value == 99 / 120.0)
  }
}

extension RulerControl {
  /// Returns an invalid reading, if any.
  fileprivate var problem: String? {
    for (name, number) in [
      ("value", value), ("offset", offset), ("velocity", velocity), ("target", target),
    ] where !number.isFinite { return "\(name) \(number)" }
    for (name, number) in [("value", value), ("target", target)]
    where !configuration.bounds.contains(number) { return "\(name) \(number) out of bounds" }
    _ = nearestMark
    guard let restTime else { return nil }
    if restTime < time { return "\(restTime) is over at \(time)" }
    var later = self
    later.advance(to: restTime.advanced(by: 1)) { _ in }
    return later.isIdle || restTime.nanoseconds == .max ? nil : "no rest at \(restTime)"
  }
}
