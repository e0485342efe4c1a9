import ControlCore
import Dial
import GestureScript
import Rating
import Ruler
import Slider
import TestSupport
import Testing

@testable import DetentUI
@testable import GestureReplay

/// A view's recording replays to the effects of its control, byte for byte.
@Suite struct GestureRecordingTests {
  /// Returns a time in milliseconds after the first event, on clocks that begin with it.
  private func at(_ milliseconds: Double) -> EventTime {
    let seconds = milliseconds / 1000
    return EventTime(date: 8e8 + seconds, now: 8e8 + seconds, uptime: seconds)
  }

  private func driver<Engine: Control>(
    _ control: Engine, yields: Bool = false
  ) -> ControlDriver<Overheard<Engine>> where Engine.Configuration: ControlConfiguration {
    let values = NumberList((0..<control.partCount).map { control.value(of: $0) })
    var driver = ControlDriver(
      Overheard(control), host: values, kind: .touch, pointers: 2, yields: yields, rounding: { $0 })
    driver.record(true)
    return driver
  }

  /// Performs an action; the host keeps every written value.
  private func act<Engine: Control>(
    _ driver: inout ControlDriver<Engine>, at milliseconds: Double,
    _ verb: (inout ControlDriver<Engine>) -> [Reply]
  ) {
    var host = values(driver)
    let before = host
    for case .write(let values) in driver.act(seeing: host, at: at(milliseconds), verb) {
      for value in values { host[value.part] = value.value }
    }
    _ = driver.answer(host, before: before)
  }

  private func values<Engine: Control>(_ driver: ControlDriver<Engine>) -> NumberList {
    NumberList((0..<driver.control.partCount).map { driver.control.value(of: $0) })
  }

  /// Drags in eight moves, then draws frames until the control is at rest.
  private func drag<Engine: Control>(
    _ driver: inout ControlDriver<Engine>, from start: Point, to end: Point, period: Double,
    rest: Double, at begin: Double = 0
  ) {
    for step in 0...8 {
      let share = Double(step) / 8
      let point = Point(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      act(&driver, at: begin + Double(step) * period) { $0.drag(to: point, from: start) }
    }
    act(&driver, at: begin + 8 * period + rest) { $0.lift(at: end, from: start) }
    settle(&driver, from: begin + 8 * period + rest)
  }

  private func settle<Engine: Control>(_ driver: inout ControlDriver<Engine>, from begin: Double) {
    for frame in 1...400 where driver.isMoving {
      act(&driver, at: begin + Double(frame) * 16.7) { $0.advance() }
    }
  }

  /// Expects a playable script that replays to the control's effects.
  private func expectSame<Engine: ScriptedControl>(
    _ driver: ControlDriver<Overheard<Engine>>, _ demands: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let text = try #require(driver.recording).script(upTo: driver.control)
    let reading = Replay.read(Array(text.utf8))
    let script = try #require(reading.script, "\(reading.diagnostics)\n\(text)")
    let replay = Replay(script, level: .calls)
    var live = TraceObserver<Engine>(level: .calls, keepsCalls: false)
    for effect in driver.control.reported { live.note(effect) }
    live.finish()
    let lines = String(decoding: live.trace.bytes, as: UTF8.self)
    #expect(
      String(decoding: replay.lines, as: UTF8.self) == lines, "\(text)",
      sourceLocation: sourceLocation)
    #expect(replay.stop == nil && replay.failures.isEmpty, "\(text)")
    #expect(
      String(decoding: ScriptWriter.text(of: script), as: UTF8.self) == text,
      sourceLocation: sourceLocation)
    for demand in demands {
      #expect(lines.contains(demand) || text.contains(demand), "\(demand)\n\(text)\n\(lines)")
    }
  }

  private var ruler: RulerControl {
    let settings = RulerSettings(
      bounds: -1.0 / 3...100, snap: .unit, tick: .fraction, length: 333.25)
    return RulerControl(value: 2.0 / 7, configuration: settings.configuration)
  }

  private var rating: RatingControl {
    let settings = RatingSettings(
      count: 7, granularity: 0.5, row: .even(7, 40, gap: 8))
    return RatingControl(value: 2, configuration: settings.configuration)
  }

  private var slider: SliderControl {
    var settings = SliderSettings(bounds: 0...100, step: 5, thumbs: 2)
    settings.behavior.ticks = true
    settings.behavior.rubberBand = 0.3
    return SliderControl(
      values: NumberList([20, 70]), configuration: settings.configuration(length: 400))
  }

  private var dial: DialControl {
    var configuration = DialConfiguration(range: 0...360, step: 5, wraps: true)
    configuration.coasts = true
    configuration.ticks = true
    return DialControl(value: 355, configuration: configuration)
  }

  @Test func dragsAndFlings() throws {
    for (period, rest) in [(16.0, 200.0), (7, 0)] {
      var ruler = driver(ruler)
      drag(&ruler, from: Point(x: 280, y: 40), to: Point(x: 130, y: 41), period: period, rest: rest)
      try expectSame(ruler, "tick mark", "ended reason=commit", "control    ruler")
      var rating = driver(rating, yields: true)
      drag(&rating, from: Point(x: 30, y: 20), to: Point(x: 180, y: 22), period: period, rest: rest)
      try expectSame(rating, "changed value=4", "symbol-width 40")
      var slider = driver(slider)
      drag(&slider, from: Point(x: 80, y: 20), to: Point(x: 390, y: 21), period: period, rest: rest)
      try expectSame(slider, "bound side=upper by=1", "value      20 70\n")
      var dial = driver(dial)
      drag(&dial, from: Point(x: 20, y: 120), to: Point(x: 90, y: 5), period: period, rest: rest)
      try expectSame(dial, "turns=1", "wrap       on\n")
    }
  }

  @Test func keysHoversAndAdjustments() throws {
    func press<Engine: ScriptedControl>(_ control: Engine) throws {
      var driver = driver(control)
      let keys: [(Key, Modifiers)] = [
        (.arrowUp, .none), (.pageDown, .shift), (.arrowLeft, .alt), (.end, .none),
        (.digit(3), .none),
        (.home, .none), (.escape, .none),
      ]
      for (index, (key, modifiers)) in keys.enumerated() {
        act(&driver, at: Double(index) * 40) { $0.press(key, modifiers, on: index % 2) }
      }
      act(&driver, at: 300) { $0.hover(over: Point(x: 100.5, y: 20)) }
      act(&driver, at: 320) { $0.adjust(.increment) }
      act(&driver, at: 340) { $0.adjust(.set(3.3), of: 1) }
      act(&driver, at: 360) { $0.hover(over: nil) }
      settle(&driver, from: 360)
      try expectSame(driver, "cause=key", "hover out", "pointer    mouse")
    }
    try press(ruler)
    try press(rating)
    try press(slider)
    try press(dial)
  }

  /// A stepper is a ruler; each step sets a value.
  @Test func stepsOfAStepper() throws {
    let settings = StepperSettings(bounds: 0...10, step: 3)
    var driver = driver(RulerControl(value: 2.5, configuration: settings.configuration))
    for (index, count) in [1, 1, 1, 1, -1, -5].enumerated() {
      act(&driver, at: Double(index) * 100) {
        $0.adjust(.set($0.control.value + Double(count) * settings.stride))
      }
    }
    try expectSame(driver, "adjust", "changed value=5.5", "bound side=upper", "changed value=0")
  }

  /// Wheels and touchpads are recorded as words of the script.
  @Test func wheels() throws {
    func scroll<Engine: ScriptedControl>(_ control: Engine, _ demand: String) throws {
      var driver = driver(control)
      for (index, phase) in [WheelEvent.Phase.begin, .change, .change, .momentum, .end].enumerated()
      {
        act(&driver, at: Double(index) * 20) {
          $0.scroll(WheelEvent(deltaX: 40, deltaY: -30, phase: phase))
        }
      }
      act(&driver, at: 400) { $0.scroll(WheelEvent(deltaX: 1, deltaY: 0, unit: .lines)) }
      settle(&driver, from: 400)
      try expectSame(driver, demand, "cause=wheel")
    }
    try scroll(ruler, "wheel")
    try scroll(slider, "wheel")
    try scroll(dial, "wheel")
  }

  /// Drags the upper thumb a little; then the host changes all settings and both values.
  private func changed(to settings: SliderSettings) throws -> (text: String, values: [Double]) {
    var driver = driver(slider)
    act(&driver, at: 0) { $0.drag(to: Point(x: 290, y: 20), from: Point(x: 280, y: 20)) }
    act(&driver, at: 40) { $0.reset($0.drag()) }
    let new = settings.configuration(length: 360)
    _ = driver.act(seeing: NumberList([250, 290]), at: at(3000), setting: new)
    settle(&driver, from: 3000)
    let text = try #require(driver.recording).script(upTo: driver.control)
    return (text, Array(values(driver)))
  }

  @Test func whatTheHostChanges() throws {
    var settings = SliderSettings(bounds: 200...300, step: 10, thumbs: 2)
    settings.behavior.distance = 30
    let (text, values) = try changed(to: settings)
    let line = try #require(text.split(separator: "\n").first { $0.contains(" set ") })
    for clause in [
      " range 200..300,", " step 10,", " distance 30,", " tick none,", " viewport 360x80,",
      " value 250, value[1] 290",
    ] {
      #expect(line.contains(clause), "\(text)")
    }
    let reading = Replay.read(Array(text.utf8))
    let script = try #require(reading.script, "\(reading.diagnostics)\n\(text)")
    #expect(Replay(script, level: .calls).values == values, "\(text)")
  }

  /// A view's size is known when it appears, after its control.
  @Test func whatIsSetBeforeTheFirstEventIsInTheHeader() throws {
    var driver = driver(ruler)
    let settings = RulerSettings(bounds: 10...20, step: 2, length: 250)
    _ = driver.act(seeing: values(driver), at: at(0), setting: settings.configuration)
    act(&driver, at: 100) { $0.press(.arrowUp, .none) }
    let text = try #require(driver.recording).script(upTo: driver.control)
    #expect(
      text.hasPrefix(
        "gesture 1\ncontrol    ruler\nvalue      10\nrange      10..20\nstep       2\n"), "\(text)")
    #expect(text.contains("\nviewport   250x80\n\n+0ms    key ArrowUp\n"), "\(text)")
  }

  /// A removed step has no word in scripts, and stops are invalid beside the old step.
  @Test func whatAScriptCannotSay() throws {
    var settings = SliderSettings(bounds: 200...300, step: nil, thumbs: 2)
    settings.behavior.stops = NumberList([200, 240, 280, 300])
    let (text, _) = try changed(to: settings)
    #expect(text.contains("\n# a script has no word for its step\n"), "\(text)")
    #expect(text.contains("\n# a script cannot set its stops to 200 240 280 300 then\n"), "\(text)")
    #expect(Replay.read(Array(text.utf8)).script != nil, "\(text)")
  }

  @Test func aScriptIsTakenOnceAfterEachEdit() {
    var driver = driver(ruler)
    #expect(driver.takeScript() == nil)
    act(&driver, at: 0) { $0.press(.arrowUp, .none) }
    let first = driver.takeScript()
    #expect(first?.contains("key ArrowUp\n") == true)
    #expect(driver.takeScript() == nil)
    act(&driver, at: 20) { $0.press(.arrowDown, .none) }
    #expect(driver.takeScript()?.contains("key ArrowDown\n") == true)
    driver.record(false)
    act(&driver, at: 40) { $0.press(.arrowDown, .none) }
    #expect(driver.takeScript() == nil)
  }

  @Test func randomUses() throws {
    for seed in 1...UInt64(Cases.some(of: 160)) {
      var random = RandomBits(seed: seed)
      var driver = driver(ruler)
      act(&driver, at: 0) { $0.press(.arrowUp, .none) }
      var ms = 10.0
      let start = Point(x: random.number(0...333), y: 40)
      for _ in 0..<60 {
        let point = Point(x: random.number(-50...450), y: random.number(0...80))
        switch random.whole(0...9) {
        case 0...4: act(&driver, at: ms) { $0.drag(to: point, from: start) }
        case 5: act(&driver, at: ms) { $0.lift(at: point, from: start) }
        case 6: act(&driver, at: ms) { $0.reset($0.drag()) }
        case 7: act(&driver, at: ms) { $0.adjust(.increment) }
        case 8: act(&driver, at: ms) { $0.press(.arrowLeft, .none) }
        default: act(&driver, at: ms) { $0.advance() }
        }
        ms += random.pick([0, 8, 16.7, 300])
      }
      act(&driver, at: ms) { $0.reset($0.drag()) }
      settle(&driver, from: ms)
      try expectSame(driver)
    }
  }
}
