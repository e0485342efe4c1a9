import ControlCore
import Rating
import TestSupport
import Testing

/// Drags before the first symbol. Five symbols of 20 points with gaps of 10.
@Suite struct RatingLeadingTests {
  private func play(
    _ value: Double = 3, _ change: (inout RatingConfiguration) -> Void = { _ in }
  ) -> RatingPlay {
    RatingPlay(value) {
      $0.leading = .clears
      change(&$0)
    }
  }

  @Test func `a drag to before the first symbol leaves no rating, and a drag back chooses again`() {
    var play = play()
    play.pointer(.down, 35)
    play.pointer(.move, -1)
    #expect(play.value == 0 && play.rating.preview == 0)
    play.pointer(.move, 1)
    #expect(play.value == 1)
    play.pointer(.move, -300)
    play.pointer(.up, -300)
    #expect(play.value == 0 && play.rating.isIdle)
    let ticks = play.news().filter { $0.hasPrefix("tick") }
    #expect(ticks == ["tick 2", "tick 1", "tick 0", "tick 1", "tick 0"])
  }

  @Test func `of a rating with a minimum it leaves that`() {
    for (minimum, granularity, expected) in [(1, 1, 1), (0.25, 0.5, 0.25), (0, 0, 0)] {
      var play = play { ($0.minimum, $0.granularity) = (minimum, granularity) }
      play.pointer(.down, 35)
      play.pointer(.move, -5)
      play.pointer(.up, -5)
      #expect(play.value == expected)
    }
  }

  @Test func `a tap there chooses the least, also one that trembles across`() {
    var play = play()
    play.tap(-10)
    #expect(play.value == 1)
    play.pointer(.down, -10)
    play.pointer(.move, -10, 14)
    play.pointer(.up, -10, 14)
    #expect(play.value == 1)
    play.pointer(.hover, -10, kind: .mouse)
    #expect(play.rating.preview == 1)
  }

  @Test func `a touch that has to be sure leaves it when it goes along, and not as a tap`() {
    var play = play { $0.press = .sure }
    play.pointer(.down, -2)
    play.pointer(.move, -8)
    #expect(play.value == 3 && play.rating.preview == 1)
    var tapped = play
    play.pointer(.move, -20)
    #expect(play.value == 0 && play.rating.preview == 0)
    play.pointer(.cancel, 0)
    #expect(play.value == 3)
    tapped.pointer(.up, -8)
    #expect(tapped.value == 1)
  }

  @Test func `the first symbol is where people begin to read, or on top`() {
    for (orientation, direction) in [
      (ControlOrientation.horizontal, ControlLayoutDirection.rightToLeft),
      (.vertical, .leftToRight),
    ] {
      var play = play { ($0.orientation, $0.layoutDirection) = (orientation, direction) }
      play.pointer(.down, along: 65)
      play.pointer(.move, along: -5)
      play.pointer(.up, along: -5)
      #expect(play.value == 0)
    }
  }

  @Test func `unless it is said, the least is chosen`() {
    var play = RatingPlay(3)
    play.pointer(.down, 35)
    play.pointer(.move, -5)
    play.pointer(.up, -5)
    #expect(play.value == 1)
  }
}
