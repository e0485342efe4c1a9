import ControlCore

/// A drag of the first slot's thumb while nothing else changes, so that its range stays constant.
struct SliderSteadyDrag: Sendable {
  let range: SliderRange
  let thumb: ThumbEffects
  /// True if the thumb may push neighbours.
  let canPush: Bool
  /// The range in which the thumb has no neighbour in its way, in points.
  let free: ClosedRange<Double>
}

extension SliderControl {
  /// Handles the most frequent event: a move of the pointer that holds the thumb of the first slot.
  ///
  /// - Returns: True if it was handled.
  @inline(__always)
  mutating func dragsOn(_ event: InputEvent, emit: (Effect) -> Void) -> Bool {
    #if arch(wasm32)
    // No fast path on wasm32: see `Slide.handle(_:on:emit:)`.
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

  /// True if the dragged thumb cannot push, or no neighbour is near the reported position.
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

  /// Starts the fast path of a drag in a constant range, if nothing else is under way. Thumbs that
  /// it pushes can be pushed further.
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

  /// Returns the range without neighbours in the way, in points; 0 … 0 if unused.
  private mutating func freePlaces(of part: Int) -> ClosedRange<Double> {
    // On uneven choices a step may exceed their mean distance.
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
