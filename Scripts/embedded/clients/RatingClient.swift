// Host calls on a rating, without the heap: compiled with `-no-allocations`, see RulerClient.swift.

import ControlCore
import Rating

nonisolated(unsafe) var rating = RatingControl(value: 3.0)
nonisolated(unsafe) private var lastStep: Int64 = 0

func takeFromRating(_ effect: Effect) {
  guard case .tick(let run, _) = effect else { return }
  _ = run.forEach { mark, _ in lastStep = mark }
}

@c(detent_check_rating_pointer)
public func ratingPointer(_ phase: Int32, _ x: Double, _ y: Double, _ nanoseconds: Int64) -> Double
{
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
    InputEvent(time: Timestamp(nanoseconds: nanoseconds), action: .pointer(event)),
    emit: takeFromRating)
  return rating.preview ?? rating.fill(of: lastStep)
}

@c(detent_check_rating_key)
public func ratingKey(_ digit: Int64, _ nanoseconds: Int64) -> Double {
  let time = Timestamp(nanoseconds: nanoseconds)
  rating.handle(InputEvent(time: time, action: .key(.digit(digit), .shift)), emit: takeFromRating)
  rating.handle(InputEvent(time: time, action: .adjust(.increment)), emit: takeFromRating)
  return rating.value
}

@c(detent_check_rating_host)
public func ratingHost(_ value: Double, _ granularity: Double) -> Bool {
  rating.set(value: value, animated: false, emit: takeFromRating)
  var configuration = rating.configuration
  configuration.granularity = granularity
  guard configuration.problem == nil else { return false }
  rating.set(configuration: configuration, emit: takeFromRating)
  let copy = rating
  return copy == rating && copy.nearestMark > lastStep
}
