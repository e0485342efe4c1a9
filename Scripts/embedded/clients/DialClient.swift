// Host calls on a dial, without the heap: compiled with `-no-allocations`, see RulerClient.swift.

import ControlCore
import Dial

nonisolated(unsafe) var dial = DialControl(value: 3.0)
nonisolated(unsafe) private var lastTurn: Int32 = 0

func takeFromDial(_ effect: Effect) {
  if case .changed(_, _, _, let turns, _) = effect { lastTurn = turns }
}

@c(detent_check_dial_pointer)
public func dialPointer(_ phase: Int32, _ x: Double, _ y: Double, _ nanoseconds: Int64) -> Double {
  let phase: PointerEvent.Phase =
    switch phase {
    case 0: .down
    case 1: .move
    case 2: .up
    default: .cancel
    }
  let event = PointerEvent(kind: .mouse, phase: phase, position: Point(x: x, y: y))
  dial.handle(
    InputEvent(time: Timestamp(nanoseconds: nanoseconds), action: .pointer(event)),
    emit: takeFromDial)
  return dial.angle
}

@c(detent_check_dial_step)
public func dialStep(_ value: Double, _ nanoseconds: Int64) -> Double {
  let time = Timestamp(nanoseconds: nanoseconds)
  dial.handle(InputEvent(time: time, action: .key(.end, .shift)), emit: takeFromDial)
  dial.handle(InputEvent(time: time, action: .adjust(.set(value))), emit: takeFromDial)
  dial.handle(InputEvent(time: time, action: .rotate(detents: 0.5)), emit: takeFromDial)
  let wheel = WheelEvent(deltaX: 0, deltaY: value, unit: .lines)
  dial.handle(InputEvent(time: time, action: .wheel(wheel)), emit: takeFromDial)
  dial.advance(to: time.advanced(by: 1_000_000_000), emit: takeFromDial)
  return dial.velocity + dial.target
}

@c(detent_check_dial_host)
public func dialHost(_ value: Double, _ sweep: Double) -> Bool {
  dial.set(value: value, animated: true, emit: takeFromDial)
  var configuration = dial.configuration
  (configuration.sweep, configuration.wraps) = (sweep, value > 0)
  guard configuration.problem == nil else { return false }
  dial.set(configuration: configuration, emit: takeFromDial)
  let copy = dial
  return copy == dial && copy.nearestMark > 0 && copy.turns == lastTurn
}

@c(detent_check_dial_store)
public func dialStore(_ bytes: UnsafeMutableRawPointer, _ count: Int) -> Bool {
  let buffer = UnsafeMutableRawBufferPointer(start: bytes, count: count)
  guard dial.store(in: buffer) != nil else { return false }
  guard let other = try? DialControl(stored: UnsafeRawBufferPointer(buffer)) else { return false }
  dial = other
  return true
}
