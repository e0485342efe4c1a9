import ControlCore
import Dial
import TestSupport
import Testing

/// Decisions about dials, by example.
struct DialTests {
  // MARK: Round and round

  @Test func `from 359 to 0 is one step, into the next turn`() {
    var play = DialPlay.compass(359)
    play.key(.arrowUp)
    #expect(play.words == ["began", "key 0.0 in 1", "commit 0.0 in 1"])
    play.key(.arrowDown)
    play.key(.pageDown)
    #expect(play.value == 349 && play.turns == 0)
    var first = DialPlay.compass(5)
    first.key(.pageDown)
    #expect(first.value == 355 && first.turns == -1)
  }

  @Test func `the upper end reads as the lower one`() {
    #expect(DialPlay.compass(360).value == 0 && DialPlay.compass(500).value == 0)
    #expect(DialPlay.compass(-5).value == 0 && DialPlay.compass(.nan).value == 0)
    var play = DialPlay.compass(20)
    play.set(360)
    #expect(play.words == [] && play.dial.value == 0)
  }

  @Test
  func `the home and end keys lead to the ends of the present turn, and end to the last mark`() {
    var play = DialPlay.compass(350)
    for _ in 0..<2 { play.key(.pageUp) }
    play.key(.end)
    #expect(play.value == 359 && play.turns == 1)
    play.key(.home)
    #expect(play.value == 0 && play.turns == 1)
    let reported = play.effects.count
    play.key(.home)
    #expect(play.effects.count == reported)
    var knob = DialPlay.knob(30)
    knob.key(.end)
    #expect(knob.value == 100)
    knob.key(.end)
    #expect(knob.words.last == "bound upper")
  }

  @Test func `without a step the largest value is the number below the end, in any turn`() {
    var play = DialPlay.compass(100) { $0.step = nil }
    for turn in [0, 1, 2] as [Int32] {
      play.handle(.adjust(.set(360)))
      #expect(play.value == 360.0.nextDown && play.turns == turn)
      play.key(.home)
      #expect(play.value == 0 && play.turns == turn)
      play.key(.end)
      #expect(play.value == 360.0.nextDown && play.turns == turn)
      play.key(.arrowUp)
    }
    var back = DialPlay.compass(1) { $0.step = nil }
    back.key(.arrowDown)
    back.key(.arrowDown)
    back.key(.end)
    #expect(back.value == 360.0.nextDown && back.turns == -1)
    back.set(0)
    #expect(back.value == 0 && back.turns == 0)
    // Without wrapping, the present value is less than 1 by its last bit.
    var short = DialPlay(1, DialConfiguration(range: 1...2, wraps: true))
    short.handle(.adjust(.decrement))
    short.key(.end)
    short.set(1)
    #expect(short.value == 1)
  }

  @Test func `a turn that numbers do not report apart has its ends all the same`() {
    var play = DialPlay(0, DialConfiguration(range: -1e-90...1e-90, wraps: true))
    for _ in 0..<3 { for key in [Key.end, .arrowUp, .home, .arrowDown] { play.key(key) } }
    #expect(play.value.isFinite)
  }

  @Test func `a report at the same place at the very end is no bound`() {
    var configuration = DialConfiguration(range: 0...100)
    (configuration.start, configuration.sweep, configuration.press) = (180, 90, .jump)
    (configuration.length, configuration.breadth) = (375, 80)
    var play = DialPlay(0, configuration)
    play.pointer(.down, Point(x: 167.5, y: 80))
    play.pointer(.move, Point(x: 180, y: 40))
    let reported = play.effects.count
    play.advance(by: 500)
    play.pointer(.move, Point(x: 180, y: 40))
    play.pointer(.move, Point(x: 180, y: 40))
    #expect(play.effects.count == reported)
  }

  @Test func `a full circle is one turn, and the way back takes it back`() {
    var play = DialPlay.compass(90)
    play.pointer(.down, 30)
    play.turn(from: 30, by: 10)
    let (value, turns) = (play.value, play.turns)
    play.turn(from: 40, by: 360)
    #expect(abs(play.value - value) < 1e-9 && play.turns == turns + 1)
    play.turn(from: 40, by: -720)
    #expect(abs(play.value - value) < 1e-9 && play.turns == turns - 1)
  }

  @Test func `ticks go on over the seam, counted on`() {
    var play = DialPlay.compass(340) { ($0.step, $0.ticks) = (10, true) }
    play.pointer(.down, 100)
    play.turn(from: 100, by: 60)
    #expect(play.marks == [35, 36, 37, 38, 39, 40])
    #expect(play.turns == 1)
  }

  @Test func `what coasts over the seam ticks each mark at its time`() {
    var play = DialPlay.compass(300) {
      ($0.step, $0.ticks, $0.coasts, $0.snaps) = (10, true, true, true)
    }
    play.pointer(.down, 0)
    play.turn(from: 0, by: 60)
    play.pointer(.up, 60)
    #expect(play.dial.phase == .coasting)
    play.advance(by: 20_000)
    let marks = play.marks
    #expect(marks == Array(31...(marks.last ?? 0)) && (marks.last ?? 0) > 37)
    #expect(play.turns == 1 && play.value == Double(marks.last ?? 0) * 10 - 360)
    let snap = play.effects.first { if case .snapped = $0 { true } else { false } }
    #expect(snap?.turns == 1)
  }

  // MARK: No leaps

  @Test(arguments: [(0.0, 360.0), (-135, 270)])
  func `a finger that crosses the gap or the seam leaves the value at its end`(
    start: Double, sweep: Double
  ) {
    var play = DialPlay.knob(90) { ($0.start, $0.sweep) = (start, sweep) }
    play.pointer(.down, 0)
    play.turn(from: 0, by: 200)
    #expect(play.value == 100)
    play.turn(from: 200, by: 400)
    #expect(play.value == 100)
    #expect(play.words.filter { $0 == "bound upper" }.count == 1)
    play.turn(from: 600, by: -500)
    #expect(play.value == 100)
    play.turn(from: 100, by: -100)
    #expect(abs(play.value - 90) < 1)
    play.pointer(.up, 0)
    play.advance(by: 5000)
    #expect(play.dial.isIdle)
  }

  @Test func `in the dead middle nothing moves, and what comes out goes on from where it went in`()
  {
    var play = DialPlay.compass(90)
    play.pointer(.down, 0)
    play.turn(from: 0, by: 30)
    let value = play.value
    play.pointer(.move, 30, 3)
    play.pointer(.move, 210, 3)
    play.pointer(.move, 210, 60)
    #expect(play.value == value)
    play.turn(from: 210, by: 10)
    #expect(abs(play.value - value - 10) < 1e-9)
  }

  @Test func `a press in the dead middle that drags nowhere leaves the value where it caught it`() {
    var play = DialPlay.compass(90)
    play.dial.set(value: 200, animated: true) { _ in }
    play.advance(by: 100)
    play.pointer(.down, 0, 3)
    play.pointer(.up, 180, 4)
    #expect(play.dial.angle > 91 && play.dial.angle < 199)
    #expect(abs(play.value - play.dial.angle) < 1e-9)
  }

  // MARK: Holds

  @Test func `one point is one point of arc at half the shorter side`() {
    for distance in [10.0, 60, 300] {
      var play = DialPlay(0, DialConfiguration(range: 0...100))
      play.configure { ($0.length, $0.breadth) = (375, 80) }
      play.pointer(.down, 45, distance)
      play.turn(from: 45, by: 20, distance)
      let before = play.dial.offset
      play.turn(from: 65, by: 90, distance)
      #expect(abs(play.dial.offset - before - Double.pi / 2 * 40) < 1e-9)
      #expect(play.dial.configuration.radius == 40)
    }
  }

  @Test func `a vertical hold goes up for more, and a touch across is left to the host`() {
    var play = DialPlay.knob(50) { $0.hold = .vertical }
    play.pointer(.down, Point(x: 20, y: 100))
    play.pointer(.move, Point(x: 20, y: 100 - 40))
    #expect(abs(play.dial.value - 50 - 100 * 40 / 300) < 1e-9)
    var touch = DialPlay.knob(50, kind: .touch) { $0.hold = .vertical }
    touch.pointer(.down, Point(x: 20, y: 100))
    touch.pointer(.move, Point(x: 60, y: 100))
    #expect(touch.words == ["yielded"])
    var turned = DialPlay.knob(50, kind: .touch)
    turned.pointer(.down, Point(x: 20, y: 100))
    turned.pointer(.move, Point(x: 60, y: 100))
    #expect(turned.words.first == "began")
  }

  @Test func `an upright hold goes as far for the whole range at any size`() {
    for (side, travel) in [(40.0, 300.0), (160, 300), (1000, 300), (160, 1), (160, 1e6)] {
      var play = DialPlay.knob(0) {
        ($0.hold, $0.travel, $0.length, $0.breadth) = (.vertical, travel, side, side)
      }
      play.pointer(.down, Point(x: 20, y: 0))
      // A way of 1 point is within the slop of a mouse.
      let way = max(travel / 4, 1.5)
      play.pointer(.move, Point(x: 20, y: -way))
      #expect(
        abs(play.dial.value - min(100 * way / travel, 100)) < 1e-9, "side \(side), travel \(travel)"
      )
    }
  }

  @Test func `a travel that changes under a pointer moves nothing, and counts from there on`() {
    var play = DialPlay.knob(50) { $0.hold = .vertical }
    play.pointer(.down, Point(x: 20, y: 100))
    play.pointer(.move, Point(x: 20, y: 70))
    #expect(abs(play.dial.value - 60) < 1e-9)
    play.configure { $0.travel = 100 }
    #expect(abs(play.dial.value - 60) < 1e-9)
    play.pointer(.move, Point(x: 20, y: 60))
    #expect(abs(play.dial.value - 70) < 1e-9)
  }

  @Test func `a release of an upright hold is as fast as what shows`() {
    func speed(_ travel: Double) -> Double {
      var play = DialPlay.knob(0) { ($0.hold, $0.travel, $0.coasts) = (.vertical, travel, true) }
      play.pointer(.down, Point(x: 20, y: 0))
      for step in 1...5 {
        play.advance(by: 8)
        play.pointer(.move, Point(x: 20, y: Double(-4 * step)))
      }
      return play.dial.velocity
    }
    #expect(speed(300) > 0)
    #expect(abs(speed(300) - 2 * speed(600)) < 1e-6 * speed(300))
  }

  @Test func `right to left mirrors nothing`() {
    var (play, mirrored) = (
      DialPlay.knob(50), DialPlay.knob(50) { $0.layoutDirection = .rightToLeft }
    )
    for _ in 0..<1 {
      play.pointer(.down, 0)
      mirrored.pointer(.down, 0)
      play.turn(from: 0, by: 40)
      mirrored.turn(from: 0, by: 40)
      play.pointer(.up, 40)
      mirrored.pointer(.up, 40)
      play.key(.arrowRight)
      mirrored.key(.arrowRight)
    }
    #expect(play.effects == mirrored.effects && play.value > 50)
  }

  @Test func `a wheel and a crown go by steps, also over the seam`() {
    var play = DialPlay.compass(359)
    play.handle(.rotate(detents: 2))
    play.advance(by: 1000)
    #expect(play.value == 1 && play.turns == 1)
    play.handle(.wheel(WheelEvent(deltaX: 0, deltaY: 1, unit: .detents)))
    play.advance(by: 1000)
    #expect(play.value == 0)
  }

  @Test(arguments: [270.0, 300, 123.4, 359, 77.7])
  func `a crown from mark to mark is on the mark, at an end too`(sweep: Double) {
    for value in 0..<10 {
      var configuration = DialConfiguration(range: 0...10, step: 1)
      (configuration.sweep, configuration.ticks) = (sweep, true)
      var play = DialPlay(Double(value), configuration)
      play.handle(.rotate(detents: Double(10 - value)))
      play.advance(by: 1000)
      #expect(play.value == 10 && play.marks.last == 10)
      #expect(!play.words.contains { $0.hasPrefix("bound") || $0.hasPrefix("snapped") })
    }
  }

  // MARK: Presses

  @Test func `with jump a mouse takes the dial along at once, the nearest way round`() {
    var play = DialPlay.compass(350) { ($0.press, $0.ticks) = (.jump, true) }
    play.pointer(.down, 10)
    #expect(play.words.first == "began" && play.words.last == "tap \(play.value) in 1")
    #expect(abs(play.value - 10) < 1e-9 && play.marks == [370])
    play.turn(from: 10, by: 15)
    #expect(abs(play.value - 25) < 1e-9)
    play.key(.escape)
    #expect(play.value == 350 && play.turns == 0)
  }

  @Test func `a touch jumps when it is lifted, or when it turns out to be a drag`() {
    var tapped = DialPlay.compass(350, kind: .touch) { $0.press = .jump }
    tapped.pointer(.down, 90)
    #expect(tapped.effects.isEmpty)
    tapped.pointer(.up, 90)
    #expect(tapped.words.first == "began" && abs(tapped.value - 90) < 1e-9 && tapped.turns == 1)
    var dragged = DialPlay.compass(350, kind: .touch) { $0.press = .jump }
    dragged.pointer(.down, 90)
    dragged.turn(from: 90, by: 5)
    #expect(dragged.effects.isEmpty)
    dragged.turn(from: 95, by: 40)
    #expect(abs(dragged.value - 135) < 1e-9)
    var still = DialPlay.compass(350, kind: .touch)
    still.pointer(.down, 90)
    still.pointer(.up, 90)
    #expect(still.words == ["tapped"])
  }

  @Test func `a jump into the gap goes to the nearer end, and one into the middle nowhere`() {
    for (degrees, value) in [(150.0, 100.0), (210, 0), (90, 500 / 6.0), (-90, 100 / 6.0)] {
      var play = DialPlay.knob(50) { $0.press = .jump }
      play.pointer(.down, degrees)
      #expect(abs(play.value - value) < 1e-9, "at \(degrees)")
    }
    var dead = DialPlay.knob(50) { $0.press = .jump }
    dead.pointer(.down, 90, 5)
    dead.pointer(.up, 90, 5)
    #expect(dead.value == 50 && dead.words == ["tapped"])
  }

  // MARK: Hosts

  @Test func `what the host sets is of the first turn, but what was reported it may say again`() {
    var play = DialPlay.compass(350)
    for _ in 0..<2 { play.key(.pageUp) }
    #expect(play.value == 10 && play.turns == 1)
    let reported = play.effects.count
    play.set(10)
    #expect(play.turns == 1)
    play.set(20)
    #expect(play.value == 20 && play.turns == 0 && play.effects.count == reported)
  }

  @Test func `what a host sets animated shows by the nearest way`() {
    var play = DialPlay.compass(355)
    play.set(5, animated: true)
    #expect(play.value == 5 && play.turns == 0)
    let five = Double.pi * 80 / 180 * 5
    #expect(abs(play.dial.offset + five) < 1e-9)
    for _ in 0..<40 {
      play.advance(by: 16)
      #expect(play.dial.offset > -five - 1e-9 && play.dial.offset < five + 1e-9)
    }
    play.advance(by: 5000)
    #expect(abs(play.dial.offset - five) < 1e-9)
  }

  @Test
  func `values that begin to begin again keep the value, and the upper end becomes the lower`() {
    var play = DialPlay(360, DialConfiguration(range: 0...360, step: 1))
    play.configure { $0.wraps = true }
    #expect(play.words == [] && play.value == 0)
    play.key(.arrowDown)
    #expect(play.value == 359 && play.turns == -1)
    play.configure { ($0.wraps, $0.sweep) = (false, 270) }
    #expect(play.value == 359 && play.turns == 0 && play.dial.target == 359)
  }

  @Test func `assistive technology sets a value of the present turn`() {
    var play = DialPlay.compass(350)
    for _ in 0..<2 { play.key(.pageUp) }
    play.handle(.adjust(.set(42.25)))
    #expect(play.value == 42 && play.turns == 1)
    play.handle(.adjust(.increment))
    #expect(play.value == 43 && play.turns == 1)
    play.configure { $0.quantizes = false }
    play.handle(.adjust(.set(42.5)))
    #expect(play.value == 42.5 && play.turns == 1)
  }

  @Test(arguments: [ControlInteraction.readOnly, .disabled])
  func `a dial that may not be turned is not`(interaction: ControlInteraction) {
    for press in [DialPress.turn, .jump] {
      var play = DialPlay.compass(20) { ($0.interaction, $0.press) = (interaction, press) }
      play.pointer(.down, 100)
      play.pointer(.up, 100)
      play.pointer(.down, 0)
      play.turn(from: 0, by: 90)
      play.pointer(.up, 90)
      play.key(.arrowUp)
      #expect(
        play.value == 20 && play.effects.allSatisfy { if case .tapped = $0 { true } else { false } }
      )
      #expect(play.effects.count == (interaction == .readOnly ? 1 : 0))
    }
  }

  @Test func `a configuration says what is wrong with it`() {
    func problem(_ change: (inout DialConfiguration) -> Void) -> String? {
      var configuration = DialConfiguration(range: 0...360, step: 1, wraps: true)
      change(&configuration)
      return configuration.problem.map { "\($0.word)" }
    }
    #expect(problem { _ in } == nil)
    #expect(problem { $0.step = 7 } == "wrap" && problem { $0.sweep = 270 } == "wrap")
    #expect(problem { ($0.step, $0.wraps) = (7, false) } == nil)
    #expect(problem { $0.step = 0.1 } == nil && problem { $0.step = nil } == nil)
    #expect(problem { ($0.range, $0.step) = (0...1, 1 / 3.0) } == nil)
    #expect(
      problem { $0.range = 0 ... .infinity } == "range" && problem { $0.range = 1...1 } == "range")
    #expect(problem { $0.sweep = 36_001 } == "sweep" && problem { $0.start = 400 } == "start")
    #expect(problem { $0.step = 1e-20 } == "step" && problem { $0.dead = -1 } == "dead")
    #expect(problem { $0.length = .nan } == "viewport")
  }
}
