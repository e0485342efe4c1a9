import ControlCore
import Ruler
import Testing

/// Beginnings and ends of edits.
@Suite struct RulerSessionTests {
  @Test func `a slow release ends with the value it snapped to`() {
    var play = RulerPlay(2.5, .with { $0.snap = .unit })
    play.drag(by: -54, at: 0)
    play.up(145, at: 500)
    play.settle()
    #expect(play.effects.names == ["began", "changed", "snapped", "ended", "idle"])
    #expect(play.effects.contains { $0 == .ended(.commit, 3, $0.time) })
  }

  @Test func `a fling ends at its rest and not before`() {
    var play = RulerPlay(0)
    play.fling(-1000, at: 0)
    let rest = play.ruler.restTime ?? .ms(0)
    #expect(!play.effects.names.contains("ended"))
    play.settle()
    let last: [Effect] = [.ended(.commit, play.value, rest), .idle(rest)]
    #expect(Array(play.effects.suffix(2)) == last)
  }

  @Test func `the last change reported is the value that ended`() {
    for snap in [SnapRule.none, .unit, .fraction, .always] {
      var play = RulerPlay(0, .with { ($0.snap, $0.range) = (snap, 0...40) })
      play.keepsMotion = true
      play.fling(-1700, at: 0)
      play.settle()
      let changes = play.effects.compactMap { effect -> Double? in
        if case .changed(let value, _, _, _, _) = effect { value } else { nil }
      }
      #expect(changes.last == play.value)
      #expect(play.effects.contains { $0 == .ended(.commit, play.value, $0.time) })
    }
  }

  @Test func `a fling that is caught, thrown on and caught again is one edit`() {
    var play = RulerPlay(0)
    play.fling(-1000, at: 0)
    play.fling(-1000, at: 500)
    play.fling(700, at: 900)
    play.down(0, at: 1300)
    play.up(0, at: 1400)
    #expect(play.effects.names.filter { $0 != "changed" } == ["began", "ended", "idle"])
  }

  @Test func `effects at one time come in their order`() {
    var play = RulerPlay(
      0, .with { ($0.range, $0.tick, $0.minimumFling) = (0...2, .unit, 1e6) })
    play.down(200, at: 0)
    play.up(-200, at: 8)
    #expect(play.effects.names == ["began", "tick", "bound", "changed", "ended"])
  }

  // MARK: Cancel

  @Test func `a cancelled drag gives back the value and what shows, at once`() {
    var play = RulerPlay(5, .with { ($0.range, $0.tick, $0.snap) = (0...10, .unit, .always) })
    play.drag(by: -800, at: 0)
    _ = play.news()
    play.pointer(.cancel, 0, at: 9)
    #expect(
      play.news() == [.changed(5, .cancel, .ms(9)), .ended(.cancel, 5, .ms(9)), .idle(.ms(9))])
    #expect(play.phase == .idle && play.offset == 600 && play.ruler.restTime == nil)
  }

  @Test func `a cancelled drag that changed nothing ends without a change`() {
    var play = RulerPlay(0, .with { $0.range = 0...10 })
    play.drag(by: 100, at: 0)
    _ = play.news()
    play.pointer(.cancel, .nan, at: 9)
    #expect(play.news() == [.ended(.cancel, 0, .ms(9)), .idle(.ms(9))])
    #expect(play.offset == 0)
  }

  @Test func `a cancelled press changes nothing`() {
    var play = RulerPlay(5)
    play.down(200, at: 0)
    play.pointer(.cancel, 0, at: 9)
    #expect(play.effects == [] && play.phase == .idle && play.value == 5)
  }

  @Test func `cancelling a caught fling gives back the value from before the fling`() {
    var play = RulerPlay(5)
    play.fling(-1000, at: 0)
    play.down(50, at: 300)
    _ = play.news()
    play.pointer(.cancel, 0, at: 400)
    #expect(play.news().names == ["changed", "ended", "idle"])
    #expect(play.value == 5 && play.offset == 600)
  }

  @Test func `escape takes a coasting ruler back`() {
    var play = RulerPlay(5, .with { $0.tick = .fraction })
    play.fling(-1000, at: 0)
    play.advance(to: 300)
    _ = play.news()
    play.key(.escape, at: 300)
    #expect(
      play.news() == [
        .changed(5, .cancel, .ms(300)), .ended(.cancel, 5, .ms(300)), .idle(.ms(300)),
      ])
  }

  @Test func `escape takes an open wheel gesture back`() {
    var play = RulerPlay(5)
    play.wheel(x: 60, .points, .begin, at: 0)
    play.key(.escape, at: 10)
    #expect(play.value == 5 && play.phase == .idle)
    #expect(play.effects.names == ["began", "changed", "changed", "ended", "idle"])
  }

  @Test func `escape means nothing to a ruler at rest`() {
    var play = RulerPlay(5)
    let before = play.ruler
    play.key(.escape, at: 0)
    #expect(play.ruler == before && play.effects == [])
  }

  @Test func `with the policy to commit, a cancel is a release without speed`() {
    var play = RulerPlay(0, .with { ($0.cancelPolicy, $0.snap) = (.commit, .always) })
    play.fling(-300, at: 0)
    play.down(200, at: 100)
    play.move(80, at: 110)
    play.pointer(.cancel, 0, at: 115)
    #expect(play.phase == .settling)
    play.settle()
    #expect(play.value == 1 && play.effects.names.suffix(3) == ["snapped", "ended", "idle"])
    #expect(!play.effects.contains { $0 == .ended(.cancel, play.value, $0.time) })
  }

  @Test func `with the policy to commit, a cancel past a bound springs back`() {
    var play = RulerPlay(0, .with { ($0.cancelPolicy, $0.range) = (.commit, 0...10) })
    play.drag(by: 100, at: 0)
    _ = play.news()
    play.key(.escape, at: 5)
    #expect(play.news() == [.ended(.commit, 0, .ms(5))])
    #expect(play.phase == .settling && near(play.offset, -47.9651, 1e-4))
  }

  @Test func `after a cancel the old marks do not tick when one leaves them`() {
    var play = RulerPlay(1, .with { ($0.tick, $0.slop) = (.unit, Slop(mouse: 0)) })
    play.down(200, at: 0)
    play.move(-400, at: 1)
    play.pointer(.cancel, 0, at: 2)
    _ = play.news()
    play.down(200, at: 10)
    play.move(190, at: 11)
    play.move(210, at: 12)
    #expect(play.ticks == [])
  }
}
