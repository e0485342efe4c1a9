// A test of a custom control by the laws of every control. It has a bug: its keys ignore the upper
// bound. The laws find it, with a script shrunk to five lines.

import ControlCore
import Harness

// 1. The control: taps and keys count up and down, by a whole number.
struct Counter: Control {
  private(set) var configuration: CounterConfiguration
  private var choice: Choice

  init(value: Double, configuration: CounterConfiguration) {
    self.configuration = configuration
    choice = Choice(configuration.limited(value))
  }

  var value: Double { choice.value }
  var time: Timestamp { choice.time }
  var phase: ControlPhase { choice.phase }
  var restTime: Timestamp? { nil }

  mutating func advance(to time: Timestamp, emit: (Effect) -> Void) {
    choice.advance(to: time)
  }

  mutating func handle(_ event: InputEvent, emit: (Effect) -> Void) -> Bool {
    advance(to: event.time, emit: emit)
    let isEnabled = configuration.interaction == .enabled
    switch event.action {
    case .pointer(let pointer):
      // A finger that is down must be released even if the control is disabled meanwhile.
      let intent = choice.handle(pointer, configuration.gestures)
      guard isEnabled, case .tapped = intent else { return false }
      choose(configuration.limited(value + step), .drag, emit: emit)
    case _ where !isEnabled || event.action.isForHost(besides: .none): return false
    case .key where phase != .idle: break  // a finger holds it
    case .key(.arrowUp, _): choose(value + step, .key, emit: emit)  // the bug: not limited
    case .key(.arrowDown, _): choose(configuration.limited(value - step), .key, emit: emit)
    case .key, .wheel, .adjust, .rotate, .focus: return false
    }
    return isEnabled
  }

  private var step: Double { Double(configuration.step) }

  private mutating func choose(_ new: Double, _ cause: ChangeCause, emit: (Effect) -> Void) {
    guard new != value else { return }
    choice.begin(choosing: new, cause, ticking: .none, emit: emit)
    choice.end(emit: emit)
  }

  mutating func update(
    values: NumberList, animated: Bool, configuration new: CounterConfiguration,
    emit: (Effect) -> Void
  ) {
    configuration = new
    choice.update(to: values.number(at: 0), within: new.bounds, new.gestures)
  }
}

struct CounterConfiguration: Equatable, Sendable {
  var bounds = -Double.infinity...Double.infinity
  var step: Int64 = 1
  var interaction = ControlInteraction.enabled

  /// Settings of gestures: a move to the right increases the value.
  var gestures: GestureSettings { GestureSettings(direction: .right) }

  func limited(_ value: Double) -> Double {
    min(max(value, bounds.lowerBound), bounds.upperBound)
  }
}

// 2. Support for scripts: its settings.
extension Counter: LawfulControl {}

extension CounterConfiguration: ControlConfiguration {
  static var controlName: StaticString { "counter" }

  mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.bounds(&bounds)
    visitor.whole(
      &step, in: 1...1000,
      SettingRow("step", "How far a tap or a key counts.", example: "5", typical: "1 5"))
    visitor.interaction(&interaction)
  }
}

// 3. One call checks all laws. In Swift Testing use { Issue.record("\($0)") }, in XCTest {
// XCTFail("\($0)") }, which report the failure at this line.
LawTrial(of: Counter.self).run { print($0) }

// 4. A custom law: the control counts by its step, or to a bound.
let counts = Law.of(Counter.self, "K1", "counts", "A user changes the value by one step at most.") {
  step in
  let change = abs(step.end.value - step.start.value)
  return step.record.isHost || change <= Double(step.configuration.step) + 1e-9
    ? nil : "it changed by \(change)"
}
LawTrial(of: Counter.self, laws: [counts]).run { print($0) }

// 5. What the control does on purpose: one law is left out, and one way of breaking another waived.
var trial = LawTrial(of: Counter.self, laws: Counter.laws.filter { $0.id != "R97" })
trial.waives = { $0.law == "R1" && $0.verb == "key" }
trial.run { print($0) }
