// The same for a rating: everything that a host does to one.

import ControlCore
import Rating

nonisolated(unsafe) private var rating = RatingControl(value: 3.0)
nonisolated(unsafe) private var lastTick: Int64 = 0

private func take(_ effect: Effect) {
  guard case .tick(let run) = effect else { return }
  _ = run.forEach { mark, _ in lastTick = mark }
}

@c(detent_check_rating_pointer)
public func pointer(_ phase: Int32, _ x: Double, _ y: Double, _ nanoseconds: Int64) -> Double {
  let phase: PointerEvent.Phase =
    switch phase {
    case 0: .down
    case 1: .move
    case 2: .up
    case 3: .hover
    default: .cancel
    }
  let event = PointerEvent(kind: .mouse, phase: phase, position: Point(x: x, y: y))
  rating.handle(
    InputEvent(time: Timestamp(nanoseconds: nanoseconds), action: .pointer(event)), emit: take)
  return rating.preview ?? rating.fill(of: lastTick)
}

@c(detent_check_rating_key)
public func key(_ digit: Int64, _ nanoseconds: Int64) -> Double {
  let time = Timestamp(nanoseconds: nanoseconds)
  rating.handle(InputEvent(time: time, action: .key(.digit(digit), .shift)), emit: take)
  rating.handle(InputEvent(time: time, action: .adjust(.increment)), emit: take)
  return rating.value
}

@c(detent_check_rating_host)
public func host(_ value: Double, _ granularity: Double) -> Bool {
  rating.set(value: value, animated: false, emit: take)
  var configuration = rating.configuration
  configuration.granularity = granularity
  guard configuration.problem == nil else { return false }
  rating.set(configuration: configuration, emit: take)
  let copy = rating
  return copy == rating
}
