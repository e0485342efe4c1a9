import ControlCore
import Ruler
import Testing

/// Mouse wheels and touchpads.
@Suite struct RulerWheelTests {
  @Test func `points move as a finger would, without slop`() {
    var play = RulerPlay(0)
    play.wheel(x: 45, at: 0)
    play.wheel(x: 75, at: 8)
    #expect(play.value == 1 && play.offset == 120 && play.phase == .dragging)
    #expect(
      play.effects == [
        .began(.ms(0)), .changed(0.375, .wheel, .ms(0)), .changed(1, .wheel, .ms(8)),
      ])
    play.wheel(x: -60, at: 16)
    #expect(play.value == 0.5)
  }

  @Test func `points split in many are the same points`() {
    var whole = RulerPlay(0)
    var parts = RulerPlay(0)
    whole.wheel(x: 512, at: 0)
    for step in 0..<64 { parts.wheel(x: 8, at: Double(step)) }
    #expect(whole.value == parts.value)
    var drag = RulerPlay(0)
    drag.drag(by: -512, at: 0)
    #expect(drag.value == whole.value)
  }

  @Test func `points across a horizontal ruler are the host's`() {
    var play = RulerPlay(0)
    play.wheel(y: 100, at: 0)
    #expect(play.value == 0 && play.effects == [] && play.phase == .idle)
    play.advance(to: 500)
    #expect(play.effects == [] && play.phase == .idle)
  }

  @Test func `points across leave a coasting ruler alone; fingers that rest on a pad stop it`() {
    var play = RulerPlay(0)
    play.fling(-1000, at: 0)
    var alone = play
    var held = play
    play.wheel(y: 40, at: 300)
    #expect(play.phase == .coasting)
    held.wheel(.points, .begin, at: 300)
    #expect(held.phase == .dragging)
    for time in [300.0, 5000] { alone.advance(to: time) }
    play.advance(to: 5000)
    #expect(play.effects == alone.effects && play.value == alone.value)
  }

  // MARK: Whole steps

  @Test(arguments: [WheelEvent.Unit.lines, .detents])
  func `a line or click is one step, away from the user for more`(unit: WheelEvent.Unit) {
    var play = RulerPlay(2.5)
    play.wheel(y: -1, unit, at: 0)
    #expect(play.value == 3)
    play.wheel(y: -2, unit, at: 8)
    #expect(play.value == 5)
    play.wheel(y: 1, unit, at: 16)
    #expect(play.value == 4)
    play.wheel(x: 1, unit, at: 24)
    #expect(play.value == 5)
  }

  @Test func `a page is ten steps`() {
    var play = RulerPlay(2)
    play.wheel(y: -1, .pages, at: 0)
    #expect(play.value == 12)
  }

  @Test func `parts of a click add up`() {
    var play = RulerPlay(0)
    for step in 0..<8 { play.wheel(y: -0.375, .detents, at: 8 * Double(step)) }
    #expect(play.value == 3)
  }

  @Test func `what is left of a click is dropped at a turn`() {
    var play = RulerPlay(0)
    play.wheel(y: -0.75, .detents, at: 0)
    play.wheel(y: 0.75, .detents, at: 8)
    #expect(play.value == 0)
    play.wheel(y: 0.25, .detents, at: 16)
    #expect(play.value == -1)
    play.wheel(y: -0.75, .detents, at: 24)
    play.wheel(y: -0.25, .detents, at: 32)
    #expect(play.value == 0)
  }

  @Test func `what is left of a click survives a value that is no number`() {
    var play = RulerPlay(0)
    play.wheel(y: -0.75, .detents, at: 0)
    play.advance(to: 300)
    for odd in [Double.nan, .infinity, -.infinity] {
      let before = play.ruler
      play.handle(.adjust(.set(odd)), at: 310)
      var later = before
      later.advance(to: .ms(310)) { _ in }
      #expect(play.ruler == later)
    }
    play.wheel(y: -0.25, .detents, at: 320)
    #expect(play.value == 1)
  }

  // MARK: Ends of gestures

  @Test func `without phases it ends, and snaps, 120 ms after the last event`() {
    var play = RulerPlay(0, .with { $0.snap = .unit })
    play.wheel(x: 57, at: 0)
    play.wheel(x: 57, at: 100)
    #expect(play.ruler.restTime == .ms(220))
    play.advance(to: 219.999)
    #expect(play.phase == .dragging)
    _ = play.news()
    play.advance(to: 5000)
    #expect(
      play.news() == [
        .changed(1, .snap, .ms(220)), .snapped(1, .ms(220)), .ended(.commit, 1, .ms(220)),
        .idle(.ms(220)),
      ])
    #expect(play.offset == 120)
  }

  @Test func `it never flings`() {
    var play = RulerPlay(0)
    for step in 0..<10 { play.wheel(x: 40, at: 8 * Double(step)) }
    play.advance(to: 5000)
    #expect(play.offset == 400)
    #expect(play.ruler.velocity == 0)
  }

  @Test func `with phases it waits for its end`() {
    var play = RulerPlay(0)
    play.wheel(x: 60, .points, .begin, at: 0)
    play.advance(to: 10_000)
    #expect(play.phase == .dragging && play.ruler.restTime == nil)
    play.wheel(x: 60, .points, .change, at: 10_000)
    _ = play.news()
    play.wheel(.points, .end, at: 20_000)
    #expect(play.news() == [.ended(.commit, 1, .ms(20_000)), .idle(.ms(20_000))])
  }

  @Test func `momentum extends the edit`() {
    var play = RulerPlay(0)
    play.wheel(x: 60, .points, .begin, at: 0)
    play.wheel(x: 30, .points, .momentum, at: 50)
    play.wheel(x: 15, .points, .momentum, at: 150)
    play.wheel(x: 15, .points, .momentum, at: 250)
    #expect(play.effects.names.filter { $0 == "began" || $0 == "ended" } == ["began"])
    play.wheel(.points, .end, at: 300)
    #expect(play.effects.names.suffix(2) == ["ended", "idle"])
    #expect(play.value == 1)
  }

  @Test func `momentum without an end ends like any wheel`() {
    var play = RulerPlay(0)
    play.wheel(x: 60, .points, .momentum, at: 0)
    play.advance(to: 5000)
    #expect(play.effects.suffix(2) == [.ended(.commit, 0.5, .ms(120)), .idle(.ms(120))])
  }

  @Test func `at a bound it stops, and reports the bound once`() {
    var play = RulerPlay(9, .with { $0.range = 0...10 })
    for step in 0..<10 { play.wheel(x: 50, at: 8 * Double(step)) }
    #expect(play.value == 10 && play.offset == 1200)
    #expect(play.bounds == [.upper])
    play.wheel(x: -60, at: 100)
    #expect(play.value == 9.5)
    play.wheel(x: 100, at: 108)
    #expect(play.bounds == [.upper, .upper])
  }

  @Test func `a wheel that changes nothing is no edit`() {
    var play = RulerPlay(10, .with { $0.range = 0...10 })
    play.wheel(x: 50, at: 0)
    play.wheel(x: 0, at: 8)
    play.advance(to: 1000)
    #expect(play.effects == [.bound(.upper, .ms(0))])
    #expect(play.phase == .idle)
  }

  @Test func `a wheel stops a coasting ruler and goes on with its edit`() {
    var play = RulerPlay(0)
    play.fling(-1000, at: 0)
    play.advance(to: 300)
    let offset = play.offset
    play.wheel(x: 12, at: 300)
    #expect(near(play.offset, offset + 12))
    play.advance(to: 5000)
    #expect(play.effects.names.filter { $0 != "changed" } == ["began", "ended", "idle"])
    #expect(play.effects.last == .idle(.ms(420)))
  }

  @Test func `a press takes an open wheel gesture over`() {
    var play = RulerPlay(0)
    play.wheel(x: 60, at: 0)
    play.down(200, at: 50)
    play.advance(to: 1000)
    #expect(play.phase == .pressed && !play.effects.names.contains("ended"))
    play.up(200, at: 1000)
    #expect(play.effects.suffix(2) == [.ended(.commit, 0.5, .ms(1000)), .idle(.ms(1000))])
  }

  @Test func `a drag may follow a wheel within one edit`() {
    var play = RulerPlay(0)
    play.wheel(x: 60, at: 0)
    play.drag(by: -60, at: 50)
    play.up(139, at: 500)
    #expect(play.value == 1)
    #expect(play.effects.names == ["began", "changed", "changed", "ended", "idle"])
  }

  @Test(arguments: [WheelEvent.Unit.lines, .detents])
  func `a notch is a step along the ruler and across it, in every direction it can lie`(
    unit: WheelEvent.Unit
  ) {
    for orientation in [ControlOrientation.horizontal, .vertical] {
      for layout in [ControlLayoutDirection.leftToRight, .rightToLeft] {
        let right: Double = orientation == .horizontal && layout == .rightToLeft ? -1 : 1
        for count in [1.0, -1, 3] {
          let configuration = RulerConfiguration.with {
            ($0.orientation, $0.layoutDirection) = (orientation, layout)
          }
          var away = RulerPlay(10, configuration)
          away.wheel(y: -count, unit, at: 0)
          #expect(away.value == 10 + count, "away, \(orientation), \(layout)")
          var aside = RulerPlay(10, configuration)
          aside.wheel(x: count, unit, at: 0)
          #expect(aside.value == 10 + right * count, "aside, \(orientation), \(layout)")
        }
      }
    }
  }
}
