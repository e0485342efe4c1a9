import ControlCore
import Ruler
import Testing

@testable import DetentUI

@Suite struct RulerDriverTests {
  private func view(
    _ value: Double = 20, _ settings: RulerSettings = RulerSettings(),
    rounding: @escaping (Double) -> Double = { $0 }
  ) -> DrivenView<RulerControl> {
    DrivenView(
      RulerControl(value: value, configuration: settings.configuration), rounding: rounding)
  }

  @Test func `a flick is one edit, reported once when it begins and once when the value rests`() {
    var view = view(20, RulerSettings(bounds: 0...100, snap: .unit, tick: .unit))
    view.flick(from: 280, steps: -8, at: 0)
    #expect(view.edits == [true])
    let frames = view.frames(from: 64)
    #expect(view.edits == [true, false])
    #expect(frames > 10 && frames < 300)
    #expect(view.host > 20.5)
    #expect(view.host == view.driver.control.value)
    #expect(view.writes.last == view.host)
    #expect(!view.driver.isMoving)
    #expect(view.driver.impacts.ticks > 0)
  }

  @Test func `a press and a release within the slop change nothing and report nothing`() {
    var view = view()
    let place = Point(x: 100, y: 40)
    view.act(at: .ms(0)) { $0.drag(to: place, from: place) }
    view.act(at: .ms(20)) { $0.drag(to: Point(x: 106, y: 42), from: place) }
    view.act(at: .ms(40)) { $0.lift(at: Point(x: 106, y: 42), from: place) }
    #expect(view.edits.isEmpty)
    #expect(view.writes.isEmpty)
    #expect(!view.driver.isMoving)
  }

  @Test func `a tap brings what was tapped under the cursor, if the ruler is reported so`() {
    var view = view(20, RulerSettings(bounds: 0...100, snap: .unit))
    let place = Point(x: 187.5 + 120, y: 40)
    for goes in [false, true] {
      var settings = RulerSettings(bounds: 0...100, snap: .unit)
      settings.behavior.tap = goes ? .go : .nothing
      view.act(at: .ms(0), setting: settings.configuration)
      view.act(at: .ms(100)) { $0.drag(to: place, from: place) }
      view.act(at: .ms(150)) { $0.lift(at: place, from: place) }
      _ = view.frames(from: 150)
      #expect(view.host == (goes ? 21 : 20))
      #expect(view.edits == (goes ? [true, false] : []))
    }
  }

  @Test func `a finger on a coasting ruler holds it in the same edit`() {
    var view = view()
    view.flick(from: 280, steps: -8, at: 0)
    for frame in 1...20 { view.act(at: .ms(64 + 16 * Double(frame))) { $0.advance() } }
    #expect(view.driver.isMoving)
    let place = Point(x: 100, y: 40)
    view.act(at: .ms(390)) { $0.drag(to: place, from: place) }
    #expect(!view.driver.isMoving)
    let held = view.driver.control.value
    view.act(at: .ms(600)) { $0.advance() }
    #expect(view.driver.control.value == held)
    view.act(at: .ms(600)) { $0.lift(at: place, from: place) }
    _ = view.frames(from: 600)
    #expect(view.edits == [true, false])
  }

  @Test func `a drag that the system takes away restores the value`() {
    var view = view(20)
    let start = Point(x: 200, y: 40)
    view.act(at: .ms(0)) { $0.drag(to: start, from: start) }
    view.act(at: .ms(16)) { $0.drag(to: Point(x: 140, y: 40), from: start) }
    #expect(view.host > 20)
    view.act(at: .ms(20)) { $0.reset($0.drag()) }
    #expect(view.host == 20)
    #expect(view.edits == [true, false])
    view.act(at: .ms(24)) { $0.reset($0.drag()) }
    #expect(view.edits == [true, false])
  }

  @Test func `the reset that follows an end cancels nothing`() {
    var view = view(20)
    view.flick(from: 280, steps: -8, at: 0)
    let motion = view.driver.control.restTime
    view.act(at: .ms(64)) { $0.reset($0.drag()) }
    #expect(view.driver.control.restTime == motion)
    #expect(view.edits == [true])
  }

  @Test func `what the control writes comes back and does nothing, whatever the host's type`() {
    let roundings: [(Double) -> Double] = [
      { $0 }, { Double(Float($0)) }, { Double(Float16($0)) },
    ]
    for rounding in roundings {
      var view = view(20, rounding: rounding)
      var alone = RulerPlayAlone(20)
      view.flick(from: 280, steps: -8, at: 0)
      alone.flick(from: 280, steps: -8)
      _ = view.frames(from: 64)
      alone.finish()
      #expect(view.driver.control.value == alone.ruler.value)
    }
  }

  @Test(arguments: [0, 16, 48, 320])
  func `a binding that lags behind is no host that sets values`(lag: Double) {
    var view = view(20)
    var alone = RulerPlayAlone(20)
    view.lag = lag
    view.flick(from: 280, steps: -8, at: 0)
    alone.flick(from: 280, steps: -8)
    _ = view.frames(from: 64)
    alone.finish()
    view.lag = 0
    view.update()
    #expect(view.driver.control.value == alone.ruler.value)
    #expect(view.host == alone.ruler.value)
  }

  @Test func `a frame does not write over what the host has just set`() {
    var view = view(20)
    view.flick(from: 280, steps: -8, at: 0)
    view.host = 3.5
    view.act(at: .ms(80)) { $0.advance() }
    #expect(view.host == 3.5)
    #expect(view.driver.control.value == 3.5)
    view.update()
    #expect(view.host == 3.5)
    #expect(view.edits == [true, false])
  }

  @Test func `a value that the host sets stops a coasting ruler there`() {
    var view = view(20)
    view.flick(from: 280, steps: -8, at: 0)
    view.host = 3.5
    view.update()
    #expect(view.driver.control.value == 3.5)
    #expect(view.edits == [true, false])
    #expect(!view.driver.isMoving)
    #expect(view.host == 3.5)
  }

  @Test func `a drag goes on from the value that the host sets`() {
    var view = view(20)
    let start = Point(x: 200, y: 40)
    view.act(at: .ms(0)) { $0.drag(to: start, from: start) }
    view.act(at: .ms(16)) { $0.drag(to: Point(x: 150, y: 40), from: start) }
    view.host = 50
    view.update()
    view.act(at: .ms(32)) { $0.drag(to: Point(x: 138, y: 40), from: start) }
    #expect(view.host == 50.1)
    #expect(view.edits == [true])
  }

  @Test func `a value out of the bounds is not written back, and later bounds find it`() {
    var view = view(20, RulerSettings(bounds: 0...100))
    view.host = 140
    view.update()
    #expect(view.driver.control.value == 100)
    view.act(setting: RulerSettings(bounds: 0...200).configuration)
    #expect(view.driver.control.value == 140)
    #expect(view.writes == [] && view.host == 140)
  }

  @Test func `assistive technology takes one step in one edit`() {
    var view = view(20)
    view.act(at: .ms(0)) { $0.adjust(.increment) }
    #expect(view.host == 21)
    view.act(at: .ms(10)) { $0.adjust(.decrement) }
    #expect(view.host == 20)
    #expect(view.edits == [true, false, true, false])
  }

  @Test func `a disabled ruler hears nothing, and a drag under way is taken back`() {
    var view = view(20)
    let start = Point(x: 200, y: 40)
    view.act(at: .ms(0)) { $0.drag(to: start, from: start) }
    view.act(at: .ms(16)) { $0.drag(to: Point(x: 140, y: 40), from: start) }
    let disabled = RulerSettings(isEnabled: false).configuration
    view.act(at: .ms(20), setting: disabled)
    #expect(view.host == 20)
    #expect(view.edits == [true, false])
    view.act(at: .ms(21)) { $0.reset($0.drag()) }
    view.flick(from: 280, steps: -8, at: 40)
    view.act(at: .ms(200)) { $0.press(.arrowUp, .none) }
    view.act(at: .ms(210)) { $0.adjust(.increment) }
    #expect(view.host == 20)
    #expect(view.edits == [true, false])
  }

  @Test func `right to left is the mirror image`() {
    var plain = view(20)
    var mirrored = view(20, RulerSettings(isRightToLeft: true))
    plain.flick(from: 280, steps: -8, at: 0)
    mirrored.flick(from: 95, steps: 8, at: 0)
    #expect(plain.frames(from: 64) == mirrored.frames(from: 64))
    #expect(plain.writes == mirrored.writes)
    #expect(plain.host > 20.5)
  }

  @Test func `with reduced motion a flick does not coast and a spring takes a frame`() {
    var view = view(20, RulerSettings(snap: .fraction, reducesMotion: true))
    view.flick(from: 280, steps: -8, at: 0)
    #expect(view.frames(from: 64) <= 2)
    #expect(view.edits == [true, false])
    #expect(abs(view.host - 20.5) < 0.1)
  }

  @Test func `keys that do nothing are the host's`() {
    var view = view(20, RulerSettings(bounds: 0...100))
    let keys: [Key] = [.arrowRight, .digit(3), .escape, .end, .end]
    let replies = keys.map { view.driver.press($0, .none) }
    #expect(replies.map(\.isEmpty) == [false, true, true, false, false])
    #expect(replies.last == [.impact(.bound)])
  }

  @Test func `many marks in one event are one haptic`() {
    var view = view(0, RulerSettings(tick: .fraction))
    let start = Point(x: 300, y: 40)
    view.act(at: .ms(0)) { $0.drag(to: start, from: start) }
    let replies = view.driver.drag(to: Point(x: 100, y: 40), from: start)
    #expect(replies.count { $0 == .impact(.tick) } == 1)
    #expect(view.driver.impacts == ImpactCounts(ticks: 1, bounds: 0))
  }

  @Test func `what is drawn is where the ruler is at that date, and reports nothing`() {
    var view = view(20)
    view.flick(from: 280, steps: -8, at: 0)
    let configuration = view.driver.control.configuration
    let ahead = view.driver.shown(configuration, at: EventTime.ms(180).date)
    #expect(ahead.offset > view.driver.control.offset)
    let before = view.writes.count
    view.act(at: .ms(180)) { $0.advance() }
    #expect(view.driver.control == ahead)
    #expect(view.writes.count == before + 1)
  }
}

/// A ruler without a view that plays the same gestures, for comparison.
struct RulerPlayAlone {
  var ruler: RulerControl

  init(_ value: Double) {
    ruler = RulerControl(value: value, configuration: RulerSettings().configuration)
  }

  mutating func flick(from start: Double, steps: Int) {
    send(.down, start, 0)
    for step in 1...abs(steps) {
      send(.move, start + 8 * Double(step * steps.signum()), 8 * Double(step))
    }
    send(.up, start + 8 * Double(steps), 8 * Double(abs(steps)))
  }

  mutating func finish() {
    guard let rest = ruler.restTime else { return }
    ruler.advance(to: rest) { _ in }
  }

  private mutating func send(_ phase: PointerEvent.Phase, _ x: Double, _ ms: Double) {
    var clock = EventClock()
    _ = clock.timestamp(of: .ms(0))
    let event = PointerEvent(phase: phase, position: Point(x: x, y: 40))
    ruler.handle(
      InputEvent(time: clock.timestamp(of: .ms(ms)), action: .pointer(event))
    ) { _ in }
  }
}
