import ControlCore

// Extensions of a slide for dials.

extension Slide {
  /// Handles one event.
  mutating func hear(_ event: InputEvent, on track: inout DialTrack, emit: (Effect) -> Void) {
    advance(to: event.time, on: &track, emit: emit)
    switch event.action {
    case .pointer(let pointer):
      // A pointer that leaves the slop as it is lifted drags and releases.
      if jumps(to: pointer, on: &track, emit: emit), pointer.phase != .up { return }
      if track.interaction != .disabled { handle(pointer, on: &track, emit: emit) }
    case .adjust(.set(let value), _) where !isMoving && track.keeps(value, at: self.value): break
    case .adjust(.set(let value), let part):
      let total = track.total(askedFor: value, at: self.value)
      let event = InputEvent(time: event.time, action: .adjust(.set(total), part: part))
      take(event, on: &track, emit: emit)
    default: take(event, on: &track, emit: emit)
    }
  }

  /// Handles an event that is not a pointer's.
  @inline(never)
  private mutating func take(
    _ event: InputEvent, on track: inout DialTrack, emit: (Effect) -> Void
  ) {
    handle(event, on: &track, emit: emit)
  }

  /// Jumps to the pointer if its press does so.
  private mutating func jumps(
    to event: PointerEvent, on track: inout DialTrack, emit: (Effect) -> Void
  ) -> Bool {
    guard track.configuration.press == .jump else { return false }
    let doesJump =
      switch event.phase {
      case .down: event.kind != .touch && !isHeld
      case .move, .up: wouldDrag(event, on: &track)
      case .cancel, .hover, .leave: false
      }
    guard doesJump, track.interaction == .enabled, event.position.isFinite,
      let place = track.place(of: event.position, near: shown)
    else { return false }
    grab(event, at: place, .tap, on: &track, emit: emit)
    return true
  }
}

/// Converts the values of a slide's effects to values and turns.
struct DialLedger {
  private let turns: DialTurns
  /// The last emitted value, without wrapping.
  private var last: Double

  /// - Parameters:
  ///   - turns: The turns of the dial.
  ///   - last: The value of its slide.
  init(_ turns: DialTurns, _ last: Double) {
    (self.turns, self.last) = (turns, last)
  }

  /// Emits an effect with its value, given without wrapping, as value and turns. Drops repeated
  /// values, as sums over many turns round to them.
  mutating func report(_ effect: Effect, _ emit: (Effect) -> Void) {
    guard case .changed(let total, let cause, let time, _, let part) = effect else {
      guard let total = effect.reportedValue else { return emit(effect) }
      let reading = turns.reading(of: total)
      return emit(effect.with(value: reading.value, turns: reading.turns))
    }
    let isNews = turns.distinguish(total, last)
    last = total
    // The host requested another value and must learn of the clamp.
    guard isNews || cause == .clamp else { return }
    let reading = turns.reading(of: total)
    emit(.changed(reading.value, cause, time, turns: reading.turns, part: part))
  }
}
