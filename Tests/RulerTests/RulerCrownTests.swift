import ControlCore
import Ruler
import Testing

/// Crowns and encoders.
@Suite struct RulerCrownTests {
  @Test func `a detent is a step and its fractions are kept`() {
    var play = RulerPlay(0)
    play.rotate(1, at: 0)
    #expect(play.value == 1)
    play.rotate(0.25, at: 8)
    play.rotate(0.25, at: 16)
    #expect(play.value == 1.5)
    play.rotate(-2, at: 24)
    #expect(play.value == -0.5)
    #expect(play.effects.contains(.changed(1.5, .crown, .ms(16))))
  }

  @Test func `it ends after 120 ms, and snaps then`() {
    var play = RulerPlay(0, .with { ($0.snap, $0.tick) = (.always, .unit) })
    play.rotate(0.75, at: 0)
    play.rotate(0.85, at: 100)
    _ = play.news()
    play.advance(to: 1000)
    #expect(play.news().names == ["tick", "changed", "snapped", "ended", "idle"])
    #expect(play.value == 2 && play.phase == .idle)
  }

  @Test(arguments: [33.3, 7.7, 12.1, 40, 101.01])
  func `from mark to mark it is on the mark, at an end too, whatever the width`(width: Double) {
    for value in 0..<10 {
      var play = RulerPlay(
        Double(value),
        .with { ($0.range, $0.unitWidth, $0.snap, $0.tick) = (0...10, width, .always, .unit) })
      play.rotate(Double(10 - value), at: 0)
      play.advance(to: 1000)
      #expect(play.value == 10)
      #expect(!play.effects.names.contains("bound") && !play.effects.names.contains("snapped"))
    }
  }

  @Test(arguments: [ControlLayoutDirection.leftToRight, .rightToLeft])
  func `forwards is more, whatever the direction`(direction: ControlLayoutDirection) {
    for orientation in [ControlOrientation.horizontal, .vertical] {
      var play = RulerPlay(
        0, .with { ($0.layoutDirection, $0.orientation) = (direction, orientation) })
      play.rotate(1, at: 0)
      #expect(play.value == 1)
    }
  }

  @Test func `at a bound it stops and reports it once`() {
    var play = RulerPlay(9.5, .with { $0.range = 0...10 })
    for step in 0..<5 { play.rotate(0.4, at: 8 * Double(step)) }
    #expect(play.value == 10 && play.bounds == [.upper])
    play.rotate(-0.5, at: 50)
    #expect(play.value == 9.5)
  }
}
