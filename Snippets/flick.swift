import ControlCore
import Ruler

var configuration = RulerConfiguration(bounds: 0...100)
configuration.tick = .unit
configuration.snap = .always
var ruler = RulerControl(value: 20, configuration: configuration)

func ms(_ milliseconds: Int64) -> Timestamp { Timestamp(nanoseconds: milliseconds * 1_000_000) }

func show(_ effect: Effect) {
  switch effect {
  case .tick(let run, _): _ = run.forEach { mark, time in print(time.nanoseconds, "tick", mark) }
  case .ended(_, let value, let time, _): print(time.nanoseconds, "ended at", value)
  default: break
  }
}

let flick: [(PointerEvent.Phase, x: Double, time: Int64)] = [
  (.down, 280, 0), (.move, 265, 8), (.move, 250, 16), (.move, 230, 24), (.up, 230, 32),
]
for (phase, x, time) in flick {
  let finger = PointerEvent(phase: phase, position: Point(x: x, y: 40))
  ruler.handle(InputEvent(time: ms(time), action: .pointer(finger)), emit: show)
}
print("coasts to", ruler.target)
ruler.advance(to: ms(5000), emit: show)  // one frame, or three hundred: the same
