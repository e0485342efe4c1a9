// A custom slider: 0 to 100 in tens, 3 points per unit, with ticks, rubber band, fling and snap. A
// slide provides all of these; a slider adds its scale and its rules.

import ControlCore
import Harness

// 1. The track.
struct FaderConfiguration: Track {
  var highest = 100.0
  var interaction = ControlInteraction.enabled

  /// Marks at each ten, 30 points apart.
  private var marks: Lattice { Lattice(step: 10, fractions: 1, unitWidth: 30) }
  private var length: Double { 3 * highest }

  var scale: LimitedScale<Lattice> { LimitedScale(marks, 0...highest) }
  var ticks: TickRule { TickRule(pitch: 30, capture: 0.5, rearm: 7.5, lower: 0, upper: length) }
  var snap: SnapRule { .always }
  var band: RubberBand { RubberBand(coefficient: 0.55, length: length) }
  var release: ReleasePlanner { ReleasePlanner(length: length, lower: 0, upper: length) }
  var gestures: GestureSettings { GestureSettings(direction: .right, countsSlop: true) }
  var detentWidth: Double { 30 }
}

// 2. The control: a slide, the pointer that holds it, and the track, lent for each operation.
struct Fader: Control {
  private(set) var configuration: FaderConfiguration
  private var slide: Slide
  private var hold = MeasuredHold()

  init(value: Double, configuration: FaderConfiguration) {
    (self.configuration, slide) = (configuration, Slide(value, on: configuration))
  }

  var value: Double { slide.value }
  var time: Timestamp { slide.time }
  var phase: ControlPhase { slide.phase }
  var restTime: Timestamp? { slide.restTime }

  mutating func handle(_ event: InputEvent, emit: (Effect) -> Void) -> Bool {
    slide.handle(event, by: &hold, on: &configuration, emit: emit)
  }

  mutating func advance(to time: Timestamp, emit: (Effect) -> Void) {
    slide.advance(to: time, on: &configuration, emit: emit)
  }

  mutating func update(
    values: NumberList, animated: Bool, configuration new: FaderConfiguration,
    emit: (Effect) -> Void
  ) {
    slide.update(
      &configuration, to: new == configuration ? nil : new, value: values.number(at: 0),
      animated: animated, by: &hold, emit: emit)
  }
}

// 3. Conformance for scripts: visible state and settings.
extension Fader: ScriptedControl {
  var offset: Double { slide.shown }
  var velocity: Double { slide.velocity(by: hold, on: configuration) }
  var target: Double { slide.target(on: configuration) }
}

extension FaderConfiguration: ControlConfiguration {
  static var controlName: StaticString { "fader" }
  var bounds: ClosedRange<Double> { 0...highest }

  mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.number(
      &highest, in: 10...1000,
      SettingRow("highest", "The largest value.", unit: .value, example: "100", purpose: .bounds))
    visitor.interaction(&interaction)
  }
}

// 4. A script: a flick that lands on a ten, and a key.
let script = """
  gesture 1
  control fader
  highest 100
  value 20

  +0ms   down 0 60
         glide 0 to 90 over 96ms every 8ms
         up 0
         settle
         expect value == 70
         key ArrowRight
         expect value == 80
  """
let reading = Replay.read(Array(script.utf8), controls: ControlSet(Fader.self))
if let script = reading.script {
  let replay = Replay(script, on: Fader.self, level: .calls)
  print(String(decoding: replay.lines, as: UTF8.self), terminator: "")
  print(replay.passed ? "all that is expected holds" : "something expected does not hold")
}
for problem in reading.diagnostics { print(String(decoding: problem.message, as: UTF8.self)) }
