import ControlCore

// What a dial adds to its slide.

extension Slide {
  /// Takes one event in.
  mutating func hear(_ event: InputEvent, on track: inout DialTrack, emit: (Effect) -> Void) {
    advance(to: event.time, on: &track, emit: emit)
    switch event.action {
    case .pointer(let pointer):
      // What leaves the slop as it is lifted is dragged, and let go.
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

  /// Takes in what is no pointer's.
  @inline(never)
  private mutating func take(
    _ event: InputEvent, on track: inout DialTrack, emit: (Effect) -> Void
  ) {
    handle(event, on: &track, emit: emit)
  }

  /// Goes where a pointer is that a press takes it to, if it does.
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

/// Tells what a slide says, as values in their turns.
struct DialLedger {
  private let turns: DialTurns
  /// What was told last, if values did not begin again.
  private var last: Double

  /// - Parameters:
  ///   - turns: of the dial.
  ///   - last: the value of its slide.
  init(_ turns: DialTurns, _ last: Double) {
    (self.turns, self.last) = (turns, last)
  }

  /// Tells an effect whose value is one as if values did not begin again; but not the same value once more, as sums
  /// over many turns round.
  mutating func report(_ effect: Effect, _ emit: (Effect) -> Void) {
    guard case .changed(let total, let cause, let time, _, let part) = effect else {
      guard let total = effect.reportedValue else { return emit(effect) }
      let reading = turns.reading(of: total)
      return emit(effect.with(value: reading.value, turns: reading.turns))
    }
    let isNews = turns.distinguish(total, last)
    last = total
    // A host that asked for something else has to know.
    guard isNews || cause == .clamp else { return }
    let reading = turns.reading(of: total)
    emit(.changed(reading.value, cause, time, turns: reading.turns, part: part))
  }
}
