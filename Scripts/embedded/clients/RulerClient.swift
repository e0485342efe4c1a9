// All host calls on a ruler, without the heap. Compiled for a microcontroller-like target with
// `-no-allocations`: the compiler rejects this file if any instantiated code may allocate.

import ControlCore
import Ruler

nonisolated(unsafe) var ruler = RulerControl(value: 20.0)
nonisolated(unsafe) private var lastMark: Int64 = 0

func takeFromRuler(_ effect: Effect) {
  guard case .tick(let run, _) = effect else { return }
  _ = run.forEach { mark, _ in lastMark = mark }
}

@c(detent_check_pointer)
public func rulerPointer(_ phase: Int32, _ x: Double, _ y: Double, _ nanoseconds: Int64) -> Double {
  let phase: PointerEvent.Phase =
    switch phase {
    case 0: .down
    case 1: .move
    case 2: .up
    default: .cancel
    }
  let event = PointerEvent(phase: phase, position: Point(x: x, y: y))
  ruler.handle(
    InputEvent(time: Timestamp(nanoseconds: nanoseconds), action: .pointer(event)),
    emit: takeFromRuler)
  return ruler.offset
}

@c(detent_check_wheel)
public func rulerWheel(_ delta: Double, _ isDetents: Bool, _ nanoseconds: Int64) -> Double {
  let event = WheelEvent(deltaX: delta, deltaY: 0, unit: isDetents ? .detents : .points)
  ruler.handle(
    InputEvent(time: Timestamp(nanoseconds: nanoseconds), action: .wheel(event)),
    emit: takeFromRuler)
  return ruler.value
}

@c(detent_check_key)
public func rulerKey(_ isEnd: Bool, _ nanoseconds: Int64) -> Double {
  let time = Timestamp(nanoseconds: nanoseconds)
  ruler.handle(
    InputEvent(time: time, action: .key(isEnd ? .end : .pageUp, .shift)), emit: takeFromRuler)
  ruler.handle(InputEvent(time: time, action: .adjust(.increment)), emit: takeFromRuler)
  ruler.handle(InputEvent(time: time, action: .rotate(detents: 0.5)), emit: takeFromRuler)
  return ruler.velocity
}

@c(detent_check_advance)
public func rulerAdvance(_ nanoseconds: Int64) -> Double {
  ruler.advance(to: Timestamp(nanoseconds: nanoseconds), emit: takeFromRuler)
  return ruler.target
}

@c(detent_check_host)
public func rulerHost(_ value: Double, _ step: Double, _ upper: Double) -> Bool {
  ruler.set(value: value, animated: true, emit: takeFromRuler)
  var configuration = ruler.configuration
  configuration.step = step
  configuration.tick = .half
  configuration.snap = .always
  if upper > 0 { configuration.range = 0...upper }
  guard configuration.problem == nil else { return false }
  ruler.set(configuration: configuration, emit: takeFromRuler)
  let copy = ruler
  return copy == ruler && copy.nearestMark > lastMark
}
