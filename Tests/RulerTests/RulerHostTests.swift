import ControlCore
import Ruler
import Testing

/// Values set by the host.
@Suite struct RulerHostTests {
  @Test func `a value set is the value, and nothing is reported`() {
    var play = RulerPlay(0, .with { $0.tick = .fraction })
    play.set(2.5)
    #expect(play.value == 2.5 && play.offset == 300 && play.effects == [])
    #expect(play.phase == .idle)
  }

  @Test func `a value outside the bounds is clamped, and nothing is reported`() {
    var play = RulerPlay(0, .with { $0.range = 0...10 }, at: 5)
    play.set(12)
    #expect(play.value == 10)
    play.set(10)
    play.set(-1, animated: true)
    #expect(play.value == 0 && play.effects == [])
  }

  @Test func `setting the same again changes nothing`() {
    var play = RulerPlay(2.5)
    let before = play.ruler
    play.set(2.5)
    play.set(2.5, animated: true)
    #expect(play.ruler == before && play.effects == [])
  }

  @Test func `a host that stores floats does not stop a fling`() {
    var play = RulerPlay(0)
    play.fling(-1000, at: 0)
    play.advance(to: 300)
    #expect(Double(Float(play.value)) != play.value)
    let before = play.ruler
    play.set(Double(Float(play.value)))
    #expect(play.ruler == before)
    while !play.ruler.isIdle {
      play.advance(to: play.now + 16)
      play.set(Double(Float(play.value)))
    }
    #expect(play.effects.names.filter { $0 == "ended" }.count == 1)
    #expect(near(play.offset, 99 + 356.0426, 1e-4))
  }

  @Test func `a value with more digits than a float has is not its float`() {
    var play = RulerPlay(0.1)
    play.set(0.1.nextUp)
    #expect(play.value == 0.1.nextUp)
  }

  // MARK: Meanwhile

  @Test func `a drag goes on from the value set`() {
    // Deliberate: a drag does not ignore the host's value.
    var play = RulerPlay(0)
    play.drag(by: -60, at: 0)
    _ = play.news()
    play.set(5)
    #expect(play.news() == [] && play.value == 5 && play.phase == .dragging)
    play.move(139 - 12, at: 2)
    #expect(play.value == 5.1)
    play.up(127, at: 500)
    #expect(play.news().names == ["changed", "ended", "idle"])
  }

  @Test func `a drag past a bound goes on from the value set`() {
    var play = RulerPlay(0, .with { $0.range = 0...10 })
    play.drag(by: 300, at: 0)
    play.set(5)
    #expect(play.offset == 600)
    play.move(501 - 60, at: 2)
    #expect(play.value == 5.5)
  }

  @Test func `a press keeps the value set, and the whole slop`() {
    var play = RulerPlay(0, kind: .touch)
    play.down(200, at: 0)
    play.move(195, at: 1)
    play.set(5)
    play.move(191, at: 2)
    #expect(play.phase == .pressed && play.value == 5)
    play.move(130, at: 3)
    #expect(play.value == 5.5)
  }

  @Test func `what the host sets is what a cancel restores`() {
    var play = RulerPlay(0)
    play.drag(by: -60, at: 0)
    play.set(5)
    play.move(0, at: 2)
    play.pointer(.cancel, 0, at: 3)
    #expect(play.value == 5)
  }

  @Test func `a coasting ruler stops at the value set, and the edit ends with it`() {
    var play = RulerPlay(0, .with { ($0.snap, $0.tick) = (.always, .fraction) })
    play.fling(-1000, at: 0)
    play.advance(to: 300)
    _ = play.news()
    play.set(7.3)
    #expect(play.news() == [.ended(.commit, 7.3, .ms(300)), .idle(.ms(300))])
    play.advance(to: 5000)
    #expect(play.news() == [] && play.value == 7.3 && play.offset == 876)
  }

  @Test func `a ruler that springs back is at once where the host puts it`() {
    var play = RulerPlay(0, .with { $0.range = 0...10 })
    play.drag(by: 100, at: 0)
    play.up(301, at: 500)
    _ = play.news()
    play.set(4)
    #expect(play.news() == [.idle(.ms(500))] && play.offset == 480)
  }

  @Test func `a wheel goes on from the value set`() {
    var play = RulerPlay(0)
    play.wheel(x: 60, .points, .begin, at: 0)
    play.set(5)
    play.wheel(x: 60, .points, .change, at: 8)
    #expect(play.value == 5.5)
    play.wheel(.points, .end, at: 16)
    #expect(play.effects.names == ["began", "changed", "changed", "ended", "idle"])
  }

  @Test func `numbers that are not finite are ignored`() {
    var play = RulerPlay(3)
    let before = play.ruler
    for value in [Double.nan, .infinity, -.infinity] { play.set(value) }
    #expect(play.ruler == before && play.effects == [])
  }

  @Test func `0 is never negative`() {
    var play = RulerPlay(3)
    play.set(-0.0)
    #expect(play.value == 0 && play.value.sign == .plus)
  }

  // MARK: Animated

  @Test func `animated, the value is there at once and what shows follows by a spring`() {
    var play = RulerPlay(0, .with { $0.tick = .fraction }, at: 1000)
    play.keepsMotion = true
    play.set(1, animated: true)
    #expect(play.value == 1 && play.ruler.target == 1 && play.offset == 0)
    #expect(play.phase == .settling)
    for (seconds, rest) in [(0.1, 2 / 2.718281828459045), (0.3, 4 / 20.085536923187668)] {
      play.advance(to: 1000 + seconds * 1000)
      #expect(near(play.offset, 120 - 120 * rest, 1e-6))
    }
    play.settle()
    #expect(play.effects.names == ["idle"])
    #expect(play.offset == 120 && play.value == 1)
  }

  @Test func `a press freezes an animation, and its up lets it go on`() {
    var play = RulerPlay(0)
    play.set(1, animated: true)
    play.advance(to: 100)
    let offset = play.offset
    play.down(200, at: 100)
    play.advance(to: 2000)
    #expect(play.offset == offset && play.value == 1 && play.phase == .pressed)
    play.up(200, at: 2000)
    #expect(play.phase == .settling && near(play.offset, offset))
    play.settle()
    #expect(play.offset == 120 && play.effects.names == ["idle"])
  }

  @Test func `animated before any event, it starts from what shows`() {
    var ruler = RulerControl(value: 5.0)
    ruler.set(value: 6, animated: true) { _ in }
    #expect(ruler.offset == 600 && ruler.value == 6)
    let start = Timestamp(nanoseconds: .min)
    ruler.advance(to: start.advanced(by: 1)) { _ in }
    #expect(near(ruler.offset, 600, 1e-6))
    ruler.advance(to: start.advanced(by: 5_000_000_000)) { _ in }
    #expect(ruler.offset == 720 && ruler.isIdle)
  }

  @Test func `a drag takes an animation over from what shows`() {
    var play = RulerPlay(0)
    play.set(1, animated: true)
    play.advance(to: 100)
    let offset = play.offset
    play.drag(by: -12, at: 100)
    #expect(near(play.offset, offset + 12, 3))
    #expect(near(play.value, play.offset / 120))
    play.move(187 - 12, at: 102)
    #expect(play.phase == .dragging)
  }

  @Test func `one animation takes over from another where it is`() {
    var play = RulerPlay(0)
    play.set(1, animated: true)
    play.advance(to: 100)
    let offset = play.offset
    play.set(-1, animated: true)
    #expect(play.offset == offset && play.value == -1)
    play.settle()
    #expect(play.offset == -120)
  }

  @Test func `an animation never leaves the bounds`() {
    var play = RulerPlay(0, .with { $0.range = 0...10 })
    play.set(10, animated: true)
    while !play.ruler.isIdle {
      play.advance(to: play.now + 4)
      #expect(play.offset >= 0 && play.offset <= 1200)
    }
  }
}
