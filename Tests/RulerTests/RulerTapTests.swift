import ControlCore
import Ruler
import TestSupport
import Testing

/// Taps that move a ruler 375 points long with steps of 120; its cursor is at 187.5.
@Suite struct RulerTapTests {
  private func play(
    _ value: Double = 5, _ change: @escaping (inout RulerConfiguration) -> Void = { _ in }
  ) -> RulerPlay {
    RulerPlay(
      value,
      .with {
        ($0.tap, $0.range, $0.tick) = (.go, 0...10, .unit)
        change(&$0)
      })
  }

  @Test func `a tap goes to its place in one edit at its time, and what shows follows`() {
    var play = play { $0.snap = .always }
    play.tap(187.5 + 130, at: 0)
    #expect(
      play.news() == [
        .began(.ms(20)), .tick(TickRun(marks: MarkSpan(first: 6, count: 1), at: .ms(20))),
        .changed(6, .tap, .ms(20)), .snapped(6, .ms(20)), .ended(.commit, 6, .ms(20)),
      ])
    #expect(play.value == 6 && play.offset == 600 && play.phase == .settling)
    play.settle()
    #expect(play.offset == 720 && play.news().names == ["idle"])
    // The landing spring takes 0.28 s for 120 points.
    #expect(near((play.ruler.time).ms, 20 + 278.08, 17))
  }

  @Test func `the mark it arrives on does not tick for a tremble afterwards`() {
    var play = play { $0.snap = .always }
    // Mark 5 ticked last, and the ruler moved far enough away to tick it again.
    play.drag(by: -55, at: 0)
    play.up(144, at: 300)
    play.settle()
    play.drag(by: 3, at: 2000)
    play.move(200, at: 2010)
    #expect(play.ticks == [])
  }

  @Test func `without a snap rule it goes exactly there, and only the mark it arrives on ticks`() {
    var play = play()
    play.tap(187.5 + 300, at: 0)
    #expect(play.value == 7.5 && play.news().names == ["began", "changed", "ended"])
    play.settle()
    _ = play.news()
    play.tap(187.5 - 180, at: 5000)
    #expect(play.value == 6 && play.ticks == [6])
    #expect(play.news().names == ["began", "tick", "changed", "ended"])
  }

  @Test func `right to left and down a vertical ruler it goes to what has been tapped, too`() {
    var mirrored = play { $0.layoutDirection = .rightToLeft }
    mirrored.tap(187.5 + 120, at: 0)
    #expect(mirrored.value == 4)
    var vertical = play { $0.orientation = .vertical }
    vertical.pointer(.down, 40, 187.5 + 120, at: 0)
    vertical.pointer(.up, 40, 187.5 + 120, at: 20)
    #expect(vertical.value == 4)
  }

  @Test
  func
    `past a bound it goes to the bound and reports that in place of the bound's mark, and at the bound it reports that alone`()
  {
    var play = play(9.5)
    play.tap(370, at: 0)
    #expect(play.value == 10 && play.news().names == ["began", "bound", "changed", "ended"])
    play.settle()
    _ = play.news()
    play.tap(370, at: 5000)
    #expect(play.news() == [.bound(.upper, .ms(5020))])
    play.tap(187.5, at: 6000)
    #expect(play.news() == [])
  }

  @Test func `a tap that catches a motion goes nowhere`() {
    var play = play()
    play.fling(-500, at: 0)
    play.advance(to: 300)
    let value = play.value
    play.tap(350, at: 300)
    #expect(play.value == value && play.phase == .idle)
    play.tap(187.5 + 12, at: 400)
    let next = play.value
    #expect(next != value)
    play.tap(350, at: 440)
    #expect(play.value == next && !play.ruler.isIdle)
    play.settle()
    #expect(play.value == next && play.ruler.isIdle)
  }

  @Test func `who may only read it, or has not asked for it, is reported of the tap`() {
    var readOnly = play { $0.interaction = .readOnly }
    readOnly.tap(300, at: 0)
    var plain = play { $0.tap = .nothing }
    plain.tap(300, at: 0)
    for play in [readOnly, plain] {
      #expect(play.value == 5 && play.effects.names == ["tapped"])
    }
  }

  /// Compares with a drag of the strip by the same distance, released at rest.
  @Test(arguments: Seeds.all)
  func `a tap ends where a drag there would have ended`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<Cases.some(of: 2000) {
      var configuration = RulerConfiguration(
        range: random.pick([0...10, -.infinity ... .infinity, 0.3...4.7, -5 ... .infinity]),
        step: random.pick([1, 0.1, 0.25, 1 / 3.0]))
      configuration.fractions = random.pick([10, 4, 3, 1])
      configuration.unitWidth = random.pick([120, 40, 8])
      configuration.snap = random.pick([.none, .unit, .half, .fraction, .always])
      configuration.tap = .go
      configuration.minimumFling = .infinity
      configuration.slop = Slop(touch: 0, mouse: 0, pen: 0)
      let value = Double(random.whole(-200...200)) / 32
      let place = Double(random.whole(0...24_000)) / 64
      var tapped = RulerPlay(value, configuration)
      tapped.tap(place, at: 0)
      tapped.settle()
      var dragged = RulerPlay(value, configuration)
      dragged.down(place, at: 0)
      dragged.move(187.5, at: 10)
      dragged.up(187.5, at: 20)
      dragged.settle()
      #expect(
        near(tapped.value, dragged.value, 1e-12), "\(configuration) at \(value), tap at \(place)")
    }
  }
}

extension RulerPlay {
  fileprivate mutating func tap(_ x: Double, at ms: Double) {
    down(x, at: ms)
    up(x, at: ms + 20)
  }
}
