import ControlCore
import Rating
import Testing

/// Presses, drags and taps.
@Suite struct RatingPointerTests {
  @Test func `a press selects at once, a drag goes on, a release commits`() {
    var play = RatingPlay(1)
    play.pointer(.down, 65)
    #expect(play.news() == ["began", "tick 3", "changed 3.0 drag", "preview 3.0"])
    #expect(play.rating.phase == .pressed)
    play.pointer(.move, 125)
    #expect(play.news() == ["tick 4", "tick 5", "changed 5.0 drag", "preview 5.0"])
    play.pointer(.move, 126)
    #expect(play.news() == [] && play.rating.phase == .dragging)
    play.pointer(.move, 35)
    #expect(
      play.news() == ["tick 4", "tick 3", "tick 2", "changed 2.0 drag", "preview 2.0"])
    play.pointer(.up, 35)
    #expect(play.news() == ["preview none", "ended commit 2.0", "idle"])
    #expect(play.rating.isIdle && play.value == 2)
  }

  @Test func `the place of a release counts`() {
    var play = RatingPlay(1)
    play.pointer(.down, 65)
    play.pointer(.up, 999)
    #expect(play.value == 5)
  }

  @Test func `a cancel brings back the value from before, and Escape does`() {
    for escape in [false, true] {
      var play = RatingPlay(1)
      play.pointer(.down, 65)
      play.pointer(.move, 125)
      _ = play.news()
      if escape { play.key(.escape) } else { play.pointer(.cancel, 0) }
      #expect(play.news() == ["preview none", "changed 1.0 cancel", "ended cancel 1.0", "idle"])
      play.pointer(.move, 5)
      play.pointer(.up, 5)
      #expect(play.value == 1 && play.news() == [])
    }
  }

  @Test func `a cancel that commits keeps what shows`() {
    var play = RatingPlay(1) { $0.cancelPolicy = .commit }
    play.pointer(.down, 65)
    play.pointer(.cancel, 0)
    #expect(play.news().suffix(3) == ["preview none", "ended commit 3.0", "idle"])
  }

  @Test func `other pointers change nothing`() {
    var play = RatingPlay(1)
    play.pointer(.down, 65)
    let held = play.rating
    play.pointer(.down, 5, id: 1)
    play.pointer(.move, 125, id: 1)
    play.pointer(.up, 125, id: 1)
    #expect(play.rating.value == held.value && play.rating.phase == .pressed)
    play.pointer(.up, 65)
    #expect(play.value == 3)
  }

  @Test func `a second press of the owner means that its release was lost`() {
    var play = RatingPlay(1)
    play.pointer(.down, 65)
    _ = play.news()
    play.pointer(.down, 125)
    #expect(
      play.news() == [
        "preview none", "ended commit 3.0", "idle", "began", "tick 5", "changed 5.0 drag",
        "preview 5.0",
      ])
  }

  // MARK: Clearing

  @Test func `pressed again, a value that may be cleared is cleared by the release, and back`() {
    var play = RatingPlay(3) { $0.reselection = .clears }
    play.pointer(.down, 65)
    #expect(play.news() == ["began", "preview 0.0"] && play.value == 3)
    play.pointer(.up, 65)
    #expect(play.news() == ["changed 0.0 drag", "preview none", "ended commit 0.0", "idle"])
    play.tap(65)
    #expect(play.value == 3)
    play.tap(65)
    #expect(play.value == 0)
  }

  @Test func `dragged away and back it is not cleared`() {
    var play = RatingPlay(3) { $0.reselection = .clears }
    play.pointer(.down, 65)
    play.pointer(.move, 66)
    #expect(play.news() == ["began", "preview 0.0"])
    play.pointer(.move, 95)
    play.pointer(.move, 65)
    play.pointer(.up, 65)
    #expect(play.value == 3)
  }

  @Test func `with a minimum nothing is cleared`() {
    var play = RatingPlay(3) { ($0.reselection, $0.minimum) = (.clears, 1) }
    play.tap(65)
    #expect(play.value == 3)
  }

  // MARK: Taps only

  @Test
  func `where only taps choose, a press shows what it would, and a wandering pointer is left`() {
    var play = RatingPlay(1) { $0.selection = .tapOnly }
    play.pointer(.down, 65)
    #expect(play.news() == ["preview 3.0"] && play.value == 1)
    play.pointer(.up, 65)
    #expect(
      play.news() == [
        "began", "tick 3", "changed 3.0 drag", "preview none", "ended commit 3.0", "idle",
      ])
    play.pointer(.down, 5)
    play.pointer(.move, 35)
    #expect(play.news() == ["preview 1.0", "preview none", "yielded"] && play.value == 3)
    play.pointer(.up, 35)
    #expect(play.news() == [] && play.value == 3)
  }

  // MARK: Disabled and read-only

  @Test func `a rating that may only be read reports taps, a disabled one nothing`() {
    var play = RatingPlay(2) { $0.interaction = .readOnly }
    play.tap(125)
    play.key(.arrowUp)
    play.pointer(.hover, 65, kind: .mouse)
    #expect(play.news() == ["tapped"] && play.value == 2)
    play.configure { $0.interaction = .disabled }
    play.tap(125)
    #expect(play.news() == [] && play.value == 2)
  }

  @Test func `what is not a number is ignored`() {
    var play = RatingPlay(2)
    let before = play.rating.value
    for wrong in [Double.nan, .infinity, -.infinity] {
      play.pointer(.down, wrong)
      play.pointer(.hover, wrong, kind: .mouse)
      play.set(wrong)
    }
    #expect(play.news() == [] && play.value == before)
    play.pointer(.down, 65)
    play.pointer(.move, .nan)
    #expect(play.value == 3)
  }
}
