import ControlCore
import Ruler
import TestSupport
import Testing

/// Slowly turned wheels, and keys held meanwhile.
@Suite struct RulerSlowWheelTests {
  @Test func `what a gesture has left of a click counts for the next, for a second`() {
    var play = RulerPlay(0)
    play.wheel(y: -0.75, .detents, at: 0)
    var late = play
    play.wheel(y: -0.75, .detents, at: 1119.999)
    #expect(play.value == 1)
    late.wheel(y: -0.75, .detents, at: 1120)
    #expect(late.value == 0)
    late.wheel(y: -0.25, .detents, at: 1130)
    #expect(late.value == 1)
  }

  @Test func `it counts in the same direction alone`() {
    var play = RulerPlay(0)
    play.wheel(y: -0.75, .detents, at: 0)
    play.wheel(y: 0.75, .detents, at: 500)
    #expect(play.value == 0)
    play.wheel(y: 0.25, .detents, at: 510)
    #expect(play.value == -1)
  }

  @Test func `anything else that is done clears it`() {
    let others: [(inout RulerPlay) -> Void] = [
      { $0.key(.home, at: 200) }, { $0.adjust(.set(0), at: 200) }, { $0.rotate(0, at: 200) },
      { $0.down(100, at: 200) }, { $0.set(0.5) }, { $0.configure { $0.tick = .unit } },
    ]
    for (index, other) in others.enumerated() {
      var play = RulerPlay(0)
      play.wheel(y: -0.75, .detents, at: 0)
      play.advance(to: 150)
      other(&play)
      if index == 3 { play.up(100, at: 210) }
      let value = play.value
      play.wheel(y: -0.75, .detents, at: 500)
      #expect(play.value == value, "\(index)")
    }
    var hovering = RulerPlay(0)
    hovering.wheel(y: -0.75, .detents, at: 0)
    hovering.pointer(.hover, 100, at: 200)
    hovering.wheel(y: -0.75, .detents, at: 500)
    #expect(hovering.value == 1)
  }

  // MARK: Slow wheels

  @Test(arguments: [SnapRule.always, .unit, .half, .fraction])
  func `a gesture that moved ends beyond where it began`(snap: SnapRule) {
    for sign in [1.0, -1] {
      var play = RulerPlay(0, .with { $0.snap = snap })
      play.wheel(x: 5 * sign, at: 0)
      play.advance(to: 200)
      #expect(play.value * sign > 0, "\(snap)")
      play.wheel(x: 5 * sign, at: 300)
      play.advance(to: 500)
      let after = play.value
      #expect(snap == .always ? after == 2 * sign : after * sign > 0, "\(snap)")
    }
  }

  @Test(arguments: [CancelPolicy.revert, .commit])
  func `escape in a gesture clears what it has left`(policy: CancelPolicy) {
    var play = RulerPlay(0)
    play.configure { $0.cancelPolicy = policy }
    play.wheel(y: -1.75, .detents, .begin, at: 0)
    play.key(.escape, at: 10)
    play.advance(to: 3000)
    let value = play.value
    play.wheel(y: -0.75, .detents, .begin, at: 3010)
    #expect(play.value == value)
  }

  @Test func `one that turned round rests where the snap rule says`() {
    var play = RulerPlay(0, .with { $0.snap = .always })
    play.wheel(x: 50, at: 0)
    play.wheel(x: -20, at: 50)
    play.advance(to: 500)
    #expect(play.value == 0)
  }

  @Test func `it goes to the bound if that is next`() {
    var play = RulerPlay(9, .with { ($0.snap, $0.range) = (.always, 0...9.7) })
    play.wheel(x: 5, at: 0)
    play.advance(to: 200)
    #expect(play.value == 9.7)
    play.wheel(x: 5, at: 300)
    play.advance(to: 500)
    #expect(play.value == 9.7)
  }

  @Test func `alt makes it finer and shift coarser, and alt wins`() {
    func after(_ x: Double, _ y: Double, _ unit: WheelEvent.Unit, _ keys: Modifiers) -> Double {
      var play = RulerPlay(0)
      let wheel = WheelEvent(deltaX: x, deltaY: y, unit: unit, modifiers: keys)
      play.handle(.wheel(wheel), at: 0)
      play.advance(to: 500)
      return play.value
    }
    let both = Modifiers.alt.union(.shift)
    for keys in [Modifiers.alt, both] {
      #expect(near(after(120, 0, .points, keys), 0.1))
      #expect(after(0, -2, .detents, keys) == 0.2)
      #expect(after(0, -1, .pages, keys) == 1)
    }
    #expect(after(12, 0, .points, .shift) == 1)
    #expect(after(0, -2, .lines, .shift) == 20)
    #expect(after(0, -1, .pages, .shift) == 100)
    // With control it zooms the page.
    #expect(after(0, -2, .lines, .control) == 0)
  }
}
