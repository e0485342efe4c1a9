// SlidingRuler: "finite or semi-finite ranges". Marks beyond the bound are pale, a drag past it
// acts as on a rubber band, and the bound is reported once.

import ControlCore
import Pictures
import Presentation
import Ruler

func finger(_ phase: PointerEvent.Phase, _ x: Double, _ milliseconds: Int64) -> InputEvent {
  let event = PointerEvent(phase: phase, position: Point(x: x, y: 30))
  let time = Timestamp(nanoseconds: milliseconds * 1_000_000)
  return InputEvent(time: time, action: .pointer(event))
}

func report(_ effect: Effect) {
  switch effect {
  case .bound(let side, _, _, _): print("bound:", side)
  case .ended(_, let value, _, _, _): print("ended at", value)
  default: break
  }
}

var ruler = RulerControl(value: 0.5, configuration: RulerConfiguration(range: 0...(.infinity)))
ruler.handle(finger(.down, 100, 0), emit: report)
for x in [150.0, 200, 250, 300] {
  ruler.handle(finger(.move, x, Int64(x)), emit: report)
  print("pulled by \(x - 110): value \(ruler.value), shows", roundedToNearest(ruler.offset))
}

let scene = ruler.scene(breadth: 60)
var list = DisplayList()
scene.draw(.blank, on: &list)
let pale = list.operations.count {
  if case .fill(_, .tertiaryLabel) = $0 { true } else { false }
}
print("marks beyond it:", pale)

ruler.handle(finger(.up, 300, 500), emit: report)
ruler.advance(to: Timestamp(nanoseconds: 5_000_000_000), emit: report)
print("back at", ruler.offset)
