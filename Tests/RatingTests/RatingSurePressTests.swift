import ControlCore
import Rating
import TestSupport
import Testing

/// Touches that choose once they cannot become a scroll of the page. Five symbols of 20 points with
/// gaps of 10.
@Suite struct RatingSurePressTests {
  private func play(
    _ value: Double = 1, _ change: (inout RatingConfiguration) -> Void = { _ in }
  ) -> RatingPlay {
    RatingPlay(value) {
      $0.press = .sure
      change(&$0)
    }
  }

  @Test func `a touch previews at once, and chooses when it lifts`() {
    var play = play()
    play.pointer(.down, 65)
    #expect(play.news() == ["preview 3.0"] && play.value == 1)
    play.pointer(.move, 95, 12)
    #expect(play.news().first == "began" && play.value == 4)
    play.pointer(.up, 95)
    #expect(play.value == 4)
    _ = play.news()
    play.tap(5)
    #expect(
      play.news() == [
        "preview 1.0", "began", "tick 1", "changed 1.0 drag", "preview none", "ended commit 1.0",
        "idle",
      ])
  }

  @Test func `along the axis it chooses as soon as it has left the slop, and goes on choosing`() {
    var play = play()
    play.pointer(.down, 65)
    play.pointer(.move, 75, 14)
    #expect(play.value == 1)
    play.pointer(.move, 76, 14)
    #expect(play.value == 3)
    play.pointer(.move, 125, 60)
    #expect(play.value == 5)
    play.pointer(.cancel, 0)
    #expect(play.value == 1)
  }

  @Test func `across the axis it has changed nothing, and is the host's`() {
    for upright in [false, true] {
      var play = play { $0.orientation = upright ? .vertical : .horizontal }
      play.pointer(.down, along: 65)
      if upright { play.pointer(.move, 40, 60) } else { play.pointer(.move, 60, 40) }
      #expect(play.news() == ["preview 3.0", "preview none", "yielded"])
      play.pointer(.move, 125, 125)
      play.pointer(.up, 125, 125)
      #expect(play.news() == [] && play.value == 1)
    }
  }

  @Test func `a mouse and a pen choose at once`() {
    for kind in [PointerKind.mouse, .pen] {
      var play = play()
      play.pointer(.down, 65, kind: kind)
      #expect(play.value == 3)
      play.pointer(.move, 65, 60, kind: kind)
      #expect(play.value == 3 && !play.news().contains("yielded"))
    }
  }

  @Test func `to clear it ticks nothing, by a tap as by a press that chooses at once`() {
    for press in [RatingConfiguration.Press.sure, .atOnce] {
      var play = play(3) { ($0.reselection, $0.press) = (.clears, press) }
      play.tap(65)
      #expect(play.value == 0)
      #expect(!play.news().contains { $0.hasPrefix("tick") })
    }
  }

  @Test func `a touch that may clear does so when it is sure`() {
    var play = play(3) { $0.reselection = .clears }
    play.pointer(.down, 65)
    #expect(play.news() == ["preview 0.0"] && play.value == 3)
    var dragged = play
    play.pointer(.up, 65)
    #expect(play.value == 0)
    dragged.pointer(.move, 95)
    #expect(dragged.value == 4)
  }

  @Test func `where only taps choose, nothing is different`() {
    var play = play { $0.selection = .tapOnly }
    play.pointer(.down, 65)
    play.pointer(.move, 95)
    #expect(play.news() == ["preview 3.0", "preview none", "yielded"] && play.value == 1)
  }

  /// The law of this setting, over any touches.
  @Test(arguments: Seeds.all)
  func `a touch that yields leaves nothing behind`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    var yielded = 0
    for _ in 0..<Cases.some(of: 3000) {
      var play = play(Double(random.whole(0...10)) / 2) {
        $0.granularity = random.pick([1, 0.5, 0])
        $0.reselection = random.pick([.keeps, .clears])
      }
      let value = play.value
      play.pointer(.down, Double(random.whole(0...140)))
      for _ in 0..<random.whole(1...6) {
        play.pointer(.move, Double(random.whole(0...140)), Double(random.whole(-60...80)))
      }
      play.pointer(.up, 70, 10)
      let news = play.news()
      guard news.contains("yielded") else { continue }
      yielded += 1
      #expect(news.allSatisfy { $0.hasPrefix("preview") || $0 == "yielded" } && play.value == value)
    }
    #expect(yielded > Cases.some(of: 300))
  }
}
