// Engine: its `StepperView`, in eight steps: style protocol, configuration, default style, custom
// styles, a decoration for all, and a style that depends on the context. Gestures are added here.

import ControlCore
import Harness
import Pictures
import Presentation

// 1. Configuration of the behaviour.
struct StepperConfiguration: Equatable, Sendable {
  var maximum = 5.0
  var width = 100.0
  var interaction = ControlInteraction.enabled

  /// Settings of gestures: a move to the right increases the value.
  var gestures: GestureSettings { GestureSettings(direction: .right) }

  var values: ClosedRange<Double> { 0...maximum }

  func limited(_ value: Double) -> Double { value > 0 ? min(value, maximum) : 0 }
}

// 2. The control: a value changed by events, with effects for each change.
struct Stepper: Control {
  private(set) var configuration: StepperConfiguration
  private var choice: Choice

  init(value: Double = 0, configuration: StepperConfiguration = StepperConfiguration()) {
    self.configuration = configuration
    choice = Choice(configuration.limited(value))
  }

  var value: Double { choice.value }
  var time: Timestamp { choice.time }
  var phase: ControlPhase { choice.phase }
  var restTime: Timestamp? { nil }
  var nearestMark: Int64 { Int64(saturating: value) }

  mutating func advance(to time: Timestamp, emit: (Effect) -> Void) {
    choice.advance(to: time)
  }

  mutating func handle(_ event: InputEvent, emit: (Effect) -> Void) -> Bool {
    advance(to: event.time, emit: emit)
    guard configuration.interaction != .disabled, !event.action.isForHost(besides: .none)
    else { return false }
    switch event.action {
    case .pointer(let pointer): handle(pointer, emit: emit)
    case .key(let key, _):
      choose(value + Double(key.direction(growsRightward: true)), .key, emit: emit)
    case .adjust(.increment, _): choose(value + 1, .assistive, emit: emit)
    case .adjust(.decrement, _): choose(value - 1, .assistive, emit: emit)
    case .adjust(.set(let new), _): choose(roundedToNearest(new), .assistive, emit: emit)
    case .wheel, .rotate, .focus: return false
    }
    return true
  }

  /// Steps down on a tap on the left half, up on a tap on the right half.
  private mutating func handle(_ pointer: PointerEvent, emit: (Effect) -> Void) {
    let isEnabled = configuration.interaction == .enabled
    switch choice.handle(pointer, configuration.gestures) {
    case .tapped(let point) where isEnabled:
      choose(value + (point.x < configuration.width / 2 ? -1 : 1), .drag, emit: emit)
    case .tapped(let point): emit(.tapped(point, time))
    case .yielded where isEnabled: emit(.yielded(time))
    default: break
    }
  }

  /// Makes an edit of one step; at an end, emits only the bound.
  private mutating func choose(_ wanted: Double, _ cause: ChangeCause, emit: (Effect) -> Void) {
    guard configuration.interaction == .enabled, wanted.isFinite else { return }
    let new = configuration.limited(wanted)
    let side: Side? = wanted == value ? nil : wanted > value ? .upper : .lower
    let mark = MarkSpan(first: Int64(saturating: new), count: 1)
    if choice.step(to: new, cause, side, ticking: mark, emit: emit) { choice.end(emit: emit) }
  }

  mutating func update(
    values: NumberList, animated: Bool, configuration new: StepperConfiguration,
    emit: (Effect) -> Void
  ) {
    configuration = new
    if new.interaction != .enabled { choice.letGo() }
    choice.update(to: values.number(at: 0), within: new.values, new.gestures)
  }
}

// 3. The scene: its visible state.
struct StepperScene: StyledScene {
  let value: Double
  let frame: Rect
  let isEnabled: Bool
  let environment: ControlEnvironment
}

extension Stepper {
  func scene(environment: ControlEnvironment = ControlEnvironment()) -> StepperScene {
    StepperScene(
      value: value, frame: Rect(x: 0, y: 0, width: configuration.width, height: 50),
      isEnabled: environment.isEnabled && configuration.interaction != .disabled,
      environment: environment)
  }
}

// 4. Its styles, the default, and the decoration of all.
protocol StepperStyle: ControlStyle where Scene == StepperScene {}

struct DefaultStepper: Painter {
  func draw(_ scene: StepperScene, on surface: inout some Surface) {
    let (y, style) = (scene.frame.center.y, TextStyle(size: 17, ink: .label))
    surface.text("−" as StaticString, at: Point(x: scene.frame.x + 20, y: y), style)
    surface.text("+" as StaticString, at: Point(x: scene.frame.maxX - 20, y: y), style)
    surface.value(scene.value, at: scene.frame.center, style)
  }
}

extension StepperScene {
  func draw(_ style: some ControlStyle<StepperScene>, on surface: inout some Surface) {
    surface.region(Region(.control, frame))
    surface.fade(isEnabled ? 1 : 0.4) { surface in
      surface.stroke(.roundedRectangle(frame.inset(by: 3), radius: 8), .gray, width: 1)
      style.painter(before: DefaultStepper()).draw(self, on: &surface)
    }
  }
}

// 5. A custom style with a name, and one that applies only in one context.
struct BarStepperStyle: StepperStyle {
  func draw(
    _ scene: StepperScene, next: some Painter<StepperScene>, on surface: inout some Surface
  ) {
    next.draw(scene, on: &surface)
    for step in 0..<Int(min(scene.value, 5)) {
      let bar = Rect(x: 12 + 16 * Double(step), y: 33, width: 10, height: 4)
      surface.fill(.rectangle(bar), .blue)
    }
  }
}

extension ControlStyle where Self == BarStepperStyle {
  static var bars: Self { BarStepperStyle() }
}

func show(_ scene: StepperScene, _ style: some ControlStyle<StepperScene>) {
  var page = TextSurface(columns: 20, rows: 5, showing: scene.frame)
  scene.draw(style, on: &page)
  print(String(decoding: page.finish(), as: UTF8.self), terminator: "")
}

let list = StyleContext("com.example.list")
let scene = Stepper(value: 3).scene()
show(scene, .bars)
show(scene, .bars.when(list))

// 6. Conformance for scripts, and a replay of gestures.
extension Stepper: ScriptedControl {
  var offset: Double { value }
  var velocity: Double { 0 }
  var target: Double { value }

}

extension StepperConfiguration: ControlConfiguration {
  static var controlName: StaticString { "stepper" }

  mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.length(&width)
    visitor.interaction(&interaction)
  }
}

let script = """
  gesture 1
  control stepper
  viewport 100x50
  value 3

  +0ms   tap 0 75,20
  +200ms tap 0 75,20
  +200ms tap 0 75,20
  +200ms key ArrowLeft
         expect value == 4
         expect bounds-hits == 1
  """
let reading = Replay.read(Array(script.utf8), controls: ControlSet(Stepper.self))
if let script = reading.script {
  print(String(decoding: Replay(script, on: Stepper.self).lines, as: UTF8.self), terminator: "")
}
for problem in reading.diagnostics { print(String(decoding: problem.message, as: UTF8.self)) }
