// SlidingRuler: `SlidingRuler(value: $value)` with all defaults: no bounds, steps of 1.

import ControlCore
import Pictures
import Presentation
import Ruler

func show(_ ruler: RulerControl) {
  let scene = ruler.scene(breadth: 60)
  var page = TextSurface(columns: 75, rows: 6, showing: scene.frame)
  scene.draw(on: &page)
  print(String(decoding: page.finish(), as: UTF8.self), terminator: "")
}

func finger(_ phase: PointerEvent.Phase, _ x: Double, _ milliseconds: Int64) -> InputEvent {
  let event = PointerEvent(phase: phase, position: Point(x: x, y: 30))
  let time = Timestamp(nanoseconds: milliseconds * 1_000_000)
  return InputEvent(time: time, action: .pointer(event))
}

var value = 0.0
var ruler = RulerControl(value: value)
for event in [finger(.down, 100, 0), finger(.move, 170, 50), finger(.up, 170, 500)] {
  ruler.handle(event) { if case .changed(let new, _, _, _, _) = $0 { value = new } }
}
print("dragged by 70 points, of which 10 are slop:", value)
show(ruler)

ruler.set(value: 1e9, animated: false) { _ in }
print("there is no end:")
show(ruler)
