import ControlCore

// Extensions of a slide for dials.

extension Slide {
  /// Handles one event.
  mutating func hear(
    _ event: InputEvent, by hold: inout MeasuredHold, on track: inout DialTrack,
    emit: (Effect) -> Void
  ) -> Bool {
    var event = event
    switch event.action {
    case .pointer(let pointer):
      advance(to: event.time, on: &track, emit: emit)
      // A pointer that leaves the slop as it is lifted drags and releases.
      if jumps(to: pointer, by: &hold, on: &track, emit: emit), pointer.phase != .up { return true }
    case .adjust(.set(let value), let part):
      advance(to: event.time, on: &track, emit: emit)
      if !isMoving, track.keeps(value, at: self.value) { return track.interaction == .enabled }
      event.action = .adjust(.set(track.total(askedFor: value, at: self.value)), part: part)
    default: break
    }
    return handle(event, by: &hold, on: &track, emit: emit)
  }

  /// Jumps to the pointer if its press does so.
  private mutating func jumps(
    to event: PointerEvent, by hold: inout MeasuredHold, on track: inout DialTrack,
    emit: (Effect) -> Void
  ) -> Bool {
    guard track.configuration.press == .jump, !event.isOfOtherButton else { return false }
    let doesJump =
      switch event.phase {
      case .down: event.kind != .touch && !isHeld
      case .move, .up: hold.wouldTurn(event, track.gestures)
      case .cancel, .hover, .leave: false
      }
    guard doesJump, track.interaction == .enabled, event.position.isFinite,
      let place = track.place(of: event.position, near: shown)
    else { return false }
    grab(event, at: place, .tap, by: &hold, on: &track, emit: emit)
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
    guard isNews else { return }
    let reading = turns.reading(of: total)
    emit(.changed(reading.value, cause, time, turns: reading.turns, part: part))
  }
}
