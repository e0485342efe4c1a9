// SlidingRuler: its complete initialiser, `bounds`, `step`, `snap`, `tick`, `onEditingChanged` and
// `formatter`.

import ControlCore
import Pictures
import Presentation
import Ruler

var configuration = RulerConfiguration(range: 0...2, step: 0.5)
configuration.snap = .half
configuration.tick = .unit
var ruler = RulerControl(value: 1, configuration: configuration)
let format = DecimalFormat(minimumDecimals: 1, suffix: " kg")

func report(_ effect: Effect) {
  switch effect {
  case .began: print("editing:", true)
  case .ended(_, let value, _, _, _): print("editing:", false, "at", value)
  case .tick(let run, _): print("ticks:", run.length, "from mark", run.first)
  case .bound(let side, _, _, _): print("bound:", side)
  default: break
  }
}

func finger(_ phase: PointerEvent.Phase, _ x: Double, _ milliseconds: Int64) -> InputEvent {
  let event = PointerEvent(phase: phase, position: Point(x: x, y: 30))
  let time = Timestamp(nanoseconds: milliseconds * 1_000_000)
  return InputEvent(time: time, action: .pointer(event))
}

for event in [finger(.down, 300, 0), finger(.move, 130, 400), finger(.up, 130, 900)] {
  ruler.handle(event, emit: report)
}
ruler.advance(to: Timestamp(nanoseconds: 9_000_000_000), emit: report)

for event in [finger(.down, 300, 10_000), finger(.move, 200, 10_100), finger(.up, 200, 10_600)] {
  ruler.handle(event, emit: report)
}
ruler.advance(to: Timestamp(nanoseconds: 19_000_000_000), emit: report)

let scene = ruler.scene(breadth: 60)
var page = TextSurface(columns: 75, rows: 6, showing: scene.frame)
scene.draw(.primary, format: format, on: &page)
print(String(decoding: page.finish(), as: UTF8.self), terminator: "")
