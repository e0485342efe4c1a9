import ControlCore

/// A drag of the thumb in the first lane while nothing else is under way: so the room that its neighbours leave it stays.
struct SliderSteadyDrag: Sendable {
  let range: SliderRange
  let thumb: ThumbEffects
  /// Whether it may push its neighbours along; between the places of `free`, in points, it is in the way of none.
  let canPush: Bool
  let free: ClosedRange<Double>
}

extension SliderControl {
  /// What nearly every event of a drag is: the pointer that holds the thumb of the first lane moves on.
  ///
  /// - Returns: whether it was that.
  @inline(__always)
  mutating func dragsOn(_ event: InputEvent, emit: (Effect) -> Void) -> Bool {
    #if arch(wasm32)
    // As of any slide: see `Slide.handle(_:on:emit:)`.
    return false
    #else
    guard steady != nil, case .pointer(let pointer) = event.action, pointer.phase == .move
    else { return false }
    let now = max(time, event.time)
    time = now
    slots.change(0) { $0.slide.wait(until: now) }
    if isFree(pointer), let thumb = steady?.thumb {
      return slots.change(0) { $0.slide.drag(pointer, as: thumb, on: &track, emit: emit) }
    }
    guard let part = slots.part(0), let range = steady?.range, slots.holds(pointer.id, at: 0),
      pointer.position.isFinite
    else { return false }
    act(on: part, within: range, .pointer(pointer), emit: emit)
    return true
    #endif
  }

  /// Whether the dragged thumb stays out of the way of its neighbours, wherever it rests that is nearest to where a
  /// report brings it.
  @inline(__always)
  private mutating func isFree(_ event: PointerEvent) -> Bool {
    guard let steady else { return false }
    guard steady.canPush else { return true }
    guard slots.read(0, { $0.pushed }) == 0 else { return false }
    let free = steady.free
    let gestures = track.rules.gestures
    let (place, point) = slots.read(0) { ($0.slide.shown, $0.slide.point) }
    let moved = abs(gestures.along(event.position) - gestures.along(point))
    let way = moved + 2 * track.rules.detentWidth
    return place - way > free.lowerBound && place + way < free.upperBound
  }

  /// A drag goes on in its room from here on, if nothing else is under way: whom it pushes, it can push on.
  mutating func keepSteady(_ part: Int, in range: SliderRange) {
    #if !arch(wasm32)
    guard slots.part(0) == part, slots.isHeld(0), slots.phase(0) == .dragging,
      slots.part(1) == nil, presses.isEmpty
    else { return }
    steady = SliderSteadyDrag(
      range: range, thumb: ThumbEffects(of: part, in: range), canPush: canPush,
      free: freePlaces(of: part))
    #endif
  }

  /// Between which places a thumb is in the way of no neighbour, in points.
  private mutating func freePlaces(of part: Int) -> ClosedRange<Double> {
    // Where choices are not evenly apart, a step may lead further than the mean of them.
    guard canPush, track.scale.base.isLinear else { return 0...0 }
    var (lower, upper) = (-Double.infinity, Double.infinity)
    let distance = configuration.distance
    if part > 0 { lower = track.scale.base.position(of: value(of: part - 1) + distance) }
    if part < partCount - 1 {
      upper = track.scale.base.position(of: value(of: part + 1) - distance)
    }
    return lower...max(lower, upper)
  }
}
