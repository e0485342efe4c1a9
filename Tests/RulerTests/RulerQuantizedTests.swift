import ControlCore
import Ruler
import TestSupport
import Testing

/// Rulers limited to marks and bounds: two marks, 50 points apart, to a step of 1, and an upper
/// bound off every mark.
@Suite struct RulerQuantizedTests {
  private func play(
    _ value: Double = 5, _ change: @escaping (inout RulerConfiguration) -> Void = { _ in }
  ) -> RulerPlay {
    RulerPlay(
      value,
      .with {
        ($0.quantizes, $0.range, $0.fractions, $0.unitWidth) = (true, 0...9.8, 2, 100)
        change(&$0)
      })
  }

  /// Returns the reported values.
  private func values(_ effects: [Effect]) -> [Double] {
    effects.compactMap { if case .changed(let value, _, _, _, _) = $0 { value } else { nil } }
  }

  @Test func `the value goes from mark to mark, and what shows follows the finger`() {
    var play = play()
    play.drag(by: -24, at: 0)
    #expect(play.value == 5 && play.offset == 524)
    // Halfway, the upper mark is nearest.
    play.move(200 - 1 - 25, at: 300)
    #expect(play.value == 5.5 && play.offset == 525)
    play.move(200 - 1 - 40, at: 600)
    play.up(200 - 1 - 40, at: 900)
    #expect(values(play.news()) == [5.5] && play.offset == 540)
    play.settle()
    #expect(play.news().names == ["snapped", "ended", "idle"] && play.offset == 550)
  }

  @Test func `a fling reports each mark once, in their order, and lands on one`() {
    var play = play(0)
    play.keepsMotion = true
    play.fling(-900, at: 0)
    play.settle()
    let reported = values(play.effects)
    #expect(
      reported.count > 5 && reported == reported.sorted() && Set(reported).count == reported.count)
    #expect(reported.allSatisfy { $0 * 2 == ($0 * 2).rounded() } && reported.last == play.value)
    #expect(play.offset == play.value * 100)
  }

  @Test func `a bound that is no mark is a choice, and it is reported to the bit`() {
    var play = play(9)
    play.drag(by: -200, at: 0)
    #expect(play.value == 9.8 && values(play.news()) == [9.8])
    play.move(200 - 1 - 60, at: 300)
    #expect(play.value == 9.5)
  }

  @Test func `the snap rule comes first`() {
    var play = play { $0.snap = .always }
    play.drag(by: -60, at: 0)
    #expect(play.value == 5.5)
    play.up(200 - 1 - 60, at: 300)
    play.settle()
    #expect(play.value == 6)
  }

  @Test func `keys go by the snap rule as ever, and with alt by fractions`() {
    var play = play(8.5)
    for (snap, modifiers, value) in [
      (.none, .none, 9), (.none, .alt, 9.5), (.none, .none, 9.8), (.unit, .none, 9),
      (.fraction, .none, 9.5),
    ] as [(SnapRule, Modifiers, Double)] {
      play.configure { $0.snap = snap }
      let key: Key = play.value > value ? .arrowDown : .arrowUp
      play.key(key, modifiers, at: play.now)
      #expect(play.value == value)
    }
  }

  @Test
  func
    `a value of the host between marks stays until a user chooses, and a cancel brings it back`()
  {
    var play = play(5.3)
    #expect(play.value == 5.3)
    play.drag(by: -60, at: 0)
    #expect(play.value == 6)
    play.key(.escape, at: 100)
    #expect(play.value == 5.3 && play.offset == 530)
  }

  @Test
  func
    `a wheel never takes it the other way, and too little of one leaves it where it was`()
  {
    var play = play(5.3)
    play.wheel(x: 5, .points, at: 0)
    #expect(play.value == 5.5)
    play.settle()
    play.set(5.1)
    play.wheel(x: 5, .points, at: 1000)
    #expect(play.value == 5.1 && play.offset == 515)
    play.settle()
    #expect(play.value == 5.1 && near(play.offset, 510, 1e-9))
  }

  @Test func `switched off in a landing, the edit ends with what shows`() {
    var play = play()
    play.drag(by: -20, at: 0)
    play.up(200 - 1 - 20, at: 300)
    play.configure { $0.quantizes = false }
    #expect(play.value == 5.2 && play.phase == .idle)
  }
}
