import ControlCore
import Ruler
import Testing

/// Disabled and read-only rulers.
@Suite struct RulerInteractionTests {
  private func everything(_ play: inout RulerPlay) {
    play.fling(-1000, at: 0)
    play.key(.arrowRight, at: 200)
    play.key(.end, at: 200)
    play.key(.escape, at: 200)
    play.adjust(.increment, at: 200)
    play.wheel(x: 50, at: 200)
    play.wheel(y: -2, .detents, at: 200)
    play.rotate(3, at: 200)
    play.settle()
  }

  @Test func `a disabled ruler reports nothing`() {
    var play = RulerPlay(5, .with { ($0.interaction, $0.range) = (.disabled, 0...10) })
    everything(&play)
    play.down(200, at: 300)
    play.up(200, at: 310)
    #expect(play.effects == [] && play.value == 5 && play.phase == .idle)
  }

  @Test func `a read-only ruler reports taps and nothing else`() {
    var play = RulerPlay(5, .with { ($0.interaction, $0.range) = (.readOnly, 0...10) })
    everything(&play)
    #expect(play.effects == [] && play.value == 5)
    play.down(200, at: 300)
    #expect(play.effects == [])
    play.up(200.5, at: 310)
    #expect(play.news() == [.tapped(Point(x: 200.5, y: 40), .ms(310))])
  }

  @Test func `a read-only ruler does not even yield`() {
    var play = RulerPlay(5, .with { $0.interaction = .readOnly }, kind: .touch)
    play.down(200, 40, at: 0)
    play.move(200, 80, at: 8)
    play.up(200, 80, at: 16)
    #expect(play.effects == [])
  }

  @Test func `a disabled ruler whose value is set is a meter`() {
    var play = RulerPlay(0, .with { ($0.interaction, $0.range) = (.disabled, 0...10) })
    play.set(4)
    #expect(play.value == 4 && play.offset == 480 && play.effects == [])
    play.set(8, animated: true)
    #expect(play.value == 8 && play.offset == 480)
    play.advance(to: 100)
    #expect(play.offset > 490 && play.offset < 950)
    play.settle()
    #expect(play.offset == 960)
    play.set(11)
    #expect(play.value == 10 && play.effects.names.allSatisfy { $0 != "changed" })
  }

  // MARK: Switched while in use

  @Test func `disabled while coasting it lands at once where the snap rule says`() {
    for off in [ControlInteraction.disabled, .readOnly] {
      var play = RulerPlay(0, .with { ($0.snap, $0.tick) = (.always, .fraction) })
      play.fling(-1000, at: 0)
      play.advance(to: 300)
      let mark = play.value.rounded()
      _ = play.news()
      play.configure { $0.interaction = off }
      #expect(
        play.news() == [
          .changed(mark, .snap, .ms(300)), .snapped(mark, .ms(300)),
          .ended(.commit, mark, .ms(300)), .idle(.ms(300)),
        ])
      #expect(near(play.offset, mark * 120) && play.phase == .idle)
      play.advance(to: 5000)
      #expect(play.news() == [])
    }
  }

  @Test func `disabled while coasting it stands still and the edit counts`() {
    for off in [ControlInteraction.disabled, .readOnly] {
      var play = RulerPlay(0)
      play.fling(-1000, at: 0)
      play.advance(to: 300)
      let (value, offset) = (play.value, play.offset)
      _ = play.news()
      play.configure { $0.interaction = off }
      #expect(play.news() == [.ended(.commit, value, .ms(300)), .idle(.ms(300))])
      play.advance(to: 5000)
      #expect(play.value == value && near(play.offset, offset) && play.phase == .idle)
      #expect(play.news() == [])
    }
  }

  @Test func `disabled while a pointer is down, the edit is cancelled`() {
    var play = RulerPlay(5)
    play.drag(by: -120, at: 0)
    _ = play.news()
    play.configure { $0.interaction = .disabled }
    #expect(
      play.news() == [.changed(5, .cancel, .ms(1)), .ended(.cancel, 5, .ms(1)), .idle(.ms(1))])
    play.configure { $0.interaction = .enabled }
    play.move(0, at: 10)
    play.up(0, at: 20)
    #expect(play.news() == [] && play.value == 5)
  }

  @Test func `disabled while a pointer is down, with the policy to commit, the edit counts`() {
    var play = RulerPlay(5, .with { $0.cancelPolicy = .commit })
    play.drag(by: -120, at: 0)
    _ = play.news()
    play.configure { $0.interaction = .disabled }
    #expect(play.news() == [.ended(.commit, 6, .ms(1)), .idle(.ms(1))])
  }

  @Test(arguments: [CancelPolicy.revert, .commit])
  func `disabled while it is pressed, and enabled again, it hears the next pointer`(
    policy: CancelPolicy
  ) {
    var play = RulerPlay(5, .with { $0.cancelPolicy = policy })
    play.down(200, at: 0, id: 1)
    play.configure { $0.interaction = .disabled }
    #expect(play.phase == .idle)
    play.up(200, at: 10, id: 1)
    play.configure { $0.interaction = .enabled }
    play.down(200, at: 20, id: 2)
    play.move(79, at: 30, id: 2)  // the slop is 1 point
    #expect(play.phase == .dragging && play.value == 6)
  }

  @Test func `disabled while read-only and pressed, it lets go of the pointer`() {
    var play = RulerPlay(5, .with { $0.interaction = .readOnly })
    play.down(200, at: 0)
    play.configure { $0.interaction = .disabled }
    #expect(play.phase == .idle)
    play.up(200, at: 10)
    #expect(play.effects == [] && play.phase == .idle)
  }

  @Test func `disabled while it is caught, the edit is cancelled`() {
    var play = RulerPlay(5)
    play.fling(-1000, at: 0)
    play.down(0, at: 300)
    _ = play.news()
    play.configure { $0.interaction = .disabled }
    #expect(play.news().names == ["changed", "ended", "idle"] && play.value == 5)
  }

  @Test func `disabled past a bound it springs back or is back`() {
    for policy in [CancelPolicy.revert, .commit] {
      var play = RulerPlay(0, .with { ($0.range, $0.cancelPolicy) = (0...10, policy) })
      play.drag(by: 100, at: 0)
      play.configure { $0.interaction = .disabled }
      play.settle()
      #expect(play.value == 0 && play.offset == 0 && play.phase == .idle)
      #expect(play.effects.names.filter { $0 == "ended" || $0 == "idle" } == ["ended", "idle"])
    }
  }

  @Test func `disabled while only what shows springs, it springs on`() {
    var play = RulerPlay(0, .with { $0.range = 0...10 })
    play.drag(by: 100, at: 0)
    play.up(301, at: 500)
    _ = play.news()
    play.configure { $0.interaction = .disabled }
    #expect(play.phase == .settling)
    play.settle()
    #expect(play.offset == 0 && play.news().names == ["idle"])
  }

  @Test func `disabled while a wheel gesture is open, the edit counts`() {
    var play = RulerPlay(0)
    play.wheel(x: 60, .points, .begin, at: 0)
    _ = play.news()
    play.configure { $0.interaction = .disabled }
    #expect(play.news() == [.ended(.commit, 0.5, .ms(0)), .idle(.ms(0))])
    #expect(play.phase == .idle)
  }
}
