// A finger flicks a ruler. The ruler coasts, ticks at each unit, and comes to rest on one.

import ControlCore
import Ruler

func ms(_ milliseconds: Int64) -> Timestamp { Timestamp(nanoseconds: milliseconds * 1_000_000) }

func finger(_ phase: PointerEvent.Phase, _ x: Double, _ milliseconds: Int64) -> InputEvent {
  let event = PointerEvent(phase: phase, position: Point(x: x, y: 40))
  return InputEvent(time: ms(milliseconds), action: .pointer(event))
}

func show(_ effect: Effect) {
  switch effect {
  case .tick(let run, _): _ = run.forEach { mark, time in print(time.nanoseconds, "tick", mark) }
  case .ended(_, let value, let time, _, _): print(time.nanoseconds, "ended at", value)
  default: break
  }
}

let flick = [
  finger(.down, 280, 0), finger(.move, 265, 8), finger(.move, 250, 16), finger(.move, 230, 24),
  finger(.up, 230, 32),
]

var configuration = RulerConfiguration(range: 0...100)
configuration.tick = .unit
configuration.snap = .always
var ruler = RulerControl(value: 20, configuration: configuration)
for event in flick { ruler.handle(event, emit: show) }
print("coasts to", ruler.target)
ruler.advance(to: ms(5000), emit: show)  // one frame or 300: the effects are the same
