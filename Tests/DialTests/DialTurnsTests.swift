import ControlCore
import GestureLaws
import TestSupport
import Testing

@testable import Dial

@Suite struct DialTurnsTests {
  /// Shortcuts give bit-exact results: near marks and the seam, in any turn, with any steps and
  /// ends.
  @Test(arguments: Seeds.all) func `short ways read the same`(seed: UInt64) {
    var (random, short, apart) = (RandomBits(seed: seed), 0, 0)
    for _ in 0..<Cases.some(of: 40_000) {
      let turns = turns(&random)
      let (total, other) = pair(of: turns, &random)
      if let reading = turns.readingBetweenMarks(of: total) {
        short += 1
        #expect(reading == turns.readingNearMark(of: total), "seed \(seed): \(total) of \(turns)")
      }
      let differ = turns.reading(of: total) != turns.reading(of: other)
      if differ { apart += 1 }
      #expect(
        turns.distinguish(total, other) == differ, "seed \(seed): \(total), \(other) of \(turns)")
    }
    #expect(short > 1000 && apart > 1000)
  }

  /// Also for ranges with so many digits that the lower end is no exact mark.
  @Test(arguments: Seeds.all) func `the ends of a turn are read in the range`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<Cases.some(of: 10_000) {
      let lower = Double(random.whole(-999_999_999_999_999 ... -1)) / 10_000_000
      let range = lower...Double(random.whole(1...10_000)) / 2
      var dial = DialControl(
        value: lower, configuration: DialConfiguration(range: range, wraps: true))
      for key in [Key.home, .end, .home, .arrowLeft, .home] {
        _ = dial.effects(of: .key(key, .none))
        #expect(
          range.contains(dial.value) && dial.value < range.upperBound, "seed \(seed): \(range)")
      }
    }
  }

  private func turns(_ random: inout RandomBits) -> DialTurns {
    let steps = [1, 0.1, 0.25, 1.0 / 3, 1e-3, 7, 1e9, 1e-90]
    let step = steps[Int(random.whole(0...7))]
    let lower = Double(random.whole(-1000...1000)) * [0, 1, 0.1, step][Int(random.whole(0...3))]
    let marks = random.whole(1...400)
    let lattice = Lattice(step: step, origin: lower, fractions: 1, unitWidth: 0.7)
    return DialTurns(
      lattice: lattice, range: lower...lattice.value(ofMark: marks), marks: marks)
  }

  /// Returns two totals, often near each other, near marks, or whole turns apart.
  private func pair(of turns: DialTurns, _ random: inout RandomBits) -> (Double, Double) {
    let reach = Int64(1) << random.whole(0...45)
    let mark = random.whole(-reach...reach)
    let total = turns.lattice.value(ofMark: mark) + part(&random) * turns.lattice.step
    switch random.whole(0...3) {
    case 0: return (total, total.nextUp)
    case 1: return (total, total + part(&random) * turns.lattice.step)
    case 2:
      let turn = turns.lattice.value(ofMark: turns.marks) - turns.range.lowerBound
      return (total, total + turn)
    default: return (total, turns.lattice.value(ofMark: random.whole(-reach...reach)))
    }
  }

  /// Returns a fraction of a step of up to ±1, down to 1e-13.
  private func part(_ random: inout RandomBits) -> Double {
    Double(random.whole(-1000...1000)) / 1000 * [1, 1e-3, 1e-9, 1e-13][Int(random.whole(0...3))]
  }
}
