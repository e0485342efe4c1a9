import ControlCore
import Ruler
import TestSupport
import Testing

/// Values of a drag under a snap rule are reached by keys alone, and by assistive steps alone.
@Suite struct RulerReachTests {
  @Test func `arrows and adjustments go by what the snap rule keeps, pages by ten of it`() {
    for (snap, step) in [
      (SnapRule.none, 1.0), (.unit, 1), (.always, 1), (.half, 0.5), (.fraction, 0.1),
    ] {
      var play = RulerPlay(0, .with { $0.snap = snap })
      play.key(.arrowUp, at: 0)
      #expect(play.value == step)
      play.adjust(.increment, at: 1)
      #expect(play.value == 2 * step)
      play.key(.arrowDown, .shift, at: 2)
      #expect(near(play.value, -8 * step, 1e-12))
      play.key(.pageUp, at: 3)
      #expect(play.value == 2 * step)
      play.key(.arrowUp, .alt, at: 4)
      #expect(near(play.value, 2 * step + 0.1, 1e-12))
    }
  }

  @Test func `halves of an odd number of fractions are whole steps`() {
    var play = RulerPlay(0, .with { ($0.snap, $0.fractions) = (.half, 5) })
    play.key(.arrowUp, at: 0)
    #expect(play.value == 1)
  }

  /// Like 15 % on a ruler of percents, which VoiceOver could not reach.
  @Test func `assistive steps reach every hundredth of a ruler that snaps to hundredths`() {
    var play = RulerPlay(
      0.1, .with { ($0.range, $0.step, $0.snap, $0.fractions) = (0...1, 0.1, .fraction, 10) })
    for _ in 0..<5 { play.adjust(.increment, at: 0) }
    #expect(play.value == 0.15)
  }

  @Test(arguments: Seeds.all)
  func `what a drag lands on is reached by keys alone, and by assistive steps alone`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    var landed = 0
    for _ in 0..<Cases.some(of: 800) {
      var configuration = RulerConfiguration(
        range: random.pick([0...10, -.infinity ... .infinity, 0.3...4.7, -5 ... .infinity]),
        step: random.pick([1, 0.1, 0.25, 1 / 3.0]))
      configuration.fractions = random.pick([10, 4, 3, 1])
      configuration.snap = random.pick([.unit, .half, .fraction, .always])
      configuration.origin = random.pick([0, 0, 0.5])
      var start = RulerPlay(Double(random.whole(-100...300)) / 64, configuration)
      if random.chance(700) { start.key(.arrowUp, at: 0) }
      var dragged = start
      dragged.fling(random.number(-700...700), at: 10)
      dragged.settle()
      guard case .snapped(let goal, _, _, _)? = dragged.effects.last(where: { $0.isSnap }) else {
        continue
      }
      landed += 1
      let up = goal > start.value
      for isKey in [true, false] {
        var stepped = start
        var count = 0
        while up ? stepped.value < goal : stepped.value > goal, count < 500 {
          if isKey {
            stepped.key(up ? .arrowUp : .arrowDown, at: 20)
          } else {
            stepped.adjust(up ? .increment : .decrement, at: 20)
          }
          count += 1
        }
        #expect(stepped.value == goal, "\(configuration) from \(start.value)")
      }
    }
    #expect(landed > Cases.some(of: 300))
  }
}

extension Effect {
  fileprivate var isSnap: Bool {
    if case .snapped = self { true } else { false }
  }
}
