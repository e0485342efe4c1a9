// SlidingRuler: `PercentSlidingRuler`, from 0 to 100 %, which snaps and ticks at every mark.

import ControlCore
import Pictures
import Presentation
import Ruler

var configuration = RulerConfiguration(range: 0...1, step: 0.1)
configuration.snap = .fraction
configuration.tick = .fraction
var ruler = RulerControl(value: 0, configuration: configuration)

func finger(_ phase: PointerEvent.Phase, _ x: Double, _ milliseconds: Int64) -> InputEvent {
  let event = PointerEvent(phase: phase, position: Point(x: x, y: 30))
  let time = Timestamp(nanoseconds: milliseconds * 1_000_000)
  return InputEvent(time: time, action: .pointer(event))
}

var ticks: Int64 = 0
for event in [finger(.down, 300, 0), finger(.move, 119, 400), finger(.up, 119, 900)] {
  ruler.handle(event) { if case .tick(let run, _) = $0 { ticks += run.length } }
}
ruler.advance(to: Timestamp(nanoseconds: 9_000_000_000)) { effect in
  if case .ended(_, let value, _, _, _) = effect { print("ended at", value) }
}
print("ticks:", ticks)

let scene = ruler.scene(breadth: 60)
var page = TextSurface(columns: 75, rows: 6, showing: scene.frame)
scene.draw(.primary, format: .percent, on: &page)
print(String(decoding: page.finish(), as: UTF8.self), terminator: "")
