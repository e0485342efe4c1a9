// SlidingRuler: "a disabled sliding ruler can be used as a meter". The host sets the value, and a
// spring moves the display to it.

import ControlCore
import Pictures
import Presentation
import Ruler

var configuration = RulerConfiguration(range: 0...10)
configuration.interaction = .disabled
var meter = RulerControl(value: 2, configuration: configuration)

func at(_ milliseconds: Int64) -> Timestamp { Timestamp(nanoseconds: milliseconds * 1_000_000) }

/// Returns the value shown under the cursor.
func reading(_ meter: RulerControl) -> Double { meter.offset / meter.configuration.unitWidth }

meter.advance(to: at(0)) { _ in }
meter.set(value: 3, animated: true) { _ in }
for time: Int64 in [0, 100, 200, 400, 800] {
  meter.advance(to: at(time)) { _ in }
  let shown = roundedToNearest(reading(meter) * 1000) / 1000
  print("\(time) ms: value \(meter.value), shows \(shown), \(meter.phase)")
}

let finger = PointerEvent(phase: .down, position: Point(x: 100, y: 30))
meter.handle(InputEvent(time: at(900), action: .pointer(finger))) { print("never:", $0) }
print("a touch changes nothing:", meter.phase)

let scene = meter.scene(breadth: 60)
var list = DisplayList()
scene.draw(on: &list)
print("it is pale:", list.operations.contains(.beginFade(0.4)))
print("nothing to adjust:", meter.accessibilityNode(label: "Level").incremented == nil)
