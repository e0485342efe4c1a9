// The smallest complete host: a ruler in a view of a platform. Here the platform is a list of user
// actions and a loop of frames; replace it by UIKit, GTK, the DOM or an interrupt handler.

import ControlCore
import Pictures
import Presentation
import Ruler

/// Services of a platform, under one name or another.
protocol Platform: AnyObject {
  /// Calls `frame` of the view once, before the next picture.
  func requestFrame()
  /// Requests a drawing of the view before the next picture.
  func setNeedsDisplay()
  func playHaptic(intensity: Double)
  func postAccessibilityValue(_ text: [UInt8])
}

final class RulerView<Screen: Platform> {
  private var ruler: RulerControl
  private unowned let screen: Screen
  /// The gate for haptics of ticks and bounds, and the time of the present event.
  private var gate = HapticGate(), now = Timestamp.distantPast
  /// Host of the view: `input` of the web, `onEditingChanged` of SwiftUI.
  var onChange: (Double) -> Void = { _ in }
  var onEditing: (Bool) -> Void = { _ in }

  init(value: Double, configuration: RulerConfiguration, screen: Screen) {
    ruler = RulerControl(value: value, configuration: configuration)
    self.screen = screen
  }

  // 1. Native events in, each with the time from the platform; no decisions here.
  func receive(_ action: InputEvent.Action, at time: Timestamp) {
    now = time
    ruler.handle(InputEvent(time: time, action: action)) { take($0) }
    refresh()
  }

  // 2. Frames, while `restTime` shows that something moves by itself.
  func frame(at time: Timestamp) {
    now = time
    ruler.advance(to: time) { take($0) }
    refresh()
  }

  // 3. Changes by the host, which are not reported: it reads what its value has become.
  func set(_ value: Double) {
    ruler.set(value: value, animated: true) { take($0) }
    refresh()
  }

  func layOut(length: Double, isRightToLeft: Bool) {
    var configuration = ruler.configuration
    configuration.length = length
    configuration.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    guard configuration.problem == nil else { return }
    ruler.set(configuration: configuration) { take($0) }
    refresh()
  }

  // 4. Effects out. Do not read the ruler here: it is busy while it emits.
  private func take(_ effect: Effect) {
    let isFelt = gate.plays(effect, at: now)
    switch effect {
    case .tick: if isFelt { screen.playHaptic(intensity: 0.5) }
    case .bound: if isFelt { screen.playHaptic(intensity: 0.667) }
    case .changed(let value, _, _, _, _): onChange(value)
    case .began: onEditing(true)
    case .ended: onEditing(false)
    // An enclosing scroll view may take the pointer; a read-only ruler was tapped; nothing moves.
    case .yielded, .tapped, .snapped, .preview, .idle: break
    }
  }

  private func refresh() {
    screen.setNeedsDisplay()
    if ruler.restTime != nil { screen.requestFrame() }
  }

  // 5. The scene, drawn by any style on a surface of ten functions.
  func draw(on surface: inout some Surface) {
    ruler.scene(breadth: 60).draw(on: &surface)
  }

  // 6. Data for assistive technology; its requests arrive as `.adjust` events.
  func describe() {
    var text: [UInt8] = []
    ruler.accessibilityNode(label: "Weight").valueText.write(to: &text)
    screen.postAccessibilityValue(text)
  }
}

// MARK: A platform

final class Machine: Platform {
  var frames = 0
  var haptics = 0
  var wantsFrame = false
  func requestFrame() { wantsFrame = true }
  func setNeedsDisplay() {}
  func playHaptic(intensity: Double) { haptics += 1 }
  func postAccessibilityValue(_ text: [UInt8]) {
    print("assistive technology says:", String(decoding: text, as: UTF8.self))
  }
}

func milliseconds(_ time: Int64) -> Timestamp { Timestamp(nanoseconds: time * 1_000_000) }

let machine = Machine()
var configuration = RulerConfiguration(range: 0...100)
configuration.tick = .unit
configuration.snap = .always
let view = RulerView(value: 70, configuration: configuration, screen: machine)
view.onEditing = { print($0 ? "editing" : "done") }
var value = 70.0
view.onChange = { value = $0 }

let flick: [(Int64, PointerEvent.Phase, Double)] = [
  (0, .down, 280), (8, .move, 262), (16, .move, 243), (24, .move, 221), (32, .up, 221),
]
for (time, phase, x) in flick {
  let finger = PointerEvent(phase: phase, position: Point(x: x, y: 30))
  view.receive(.pointer(finger), at: milliseconds(time))
}
var now: Int64 = 32
while machine.wantsFrame {
  machine.wantsFrame = false
  machine.frames += 1
  now += 16
  view.frame(at: milliseconds(now))
}
print("\(machine.haptics) ticks, \(machine.frames) frames, and at rest on \(value)")
view.layOut(length: 300, isRightToLeft: false)
view.describe()
var page = TextSurface(columns: 60, rows: 6, showing: Rect(x: 0, y: 0, width: 300, height: 60))
view.draw(on: &page)
print(String(decoding: page.finish(), as: UTF8.self), terminator: "")
