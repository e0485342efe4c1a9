import ControlCore

// What a dial adds to its slide.

/// What is done with the slide of a dial.
enum DialVerb {
  case hear(InputEvent)
  case advance(to: Timestamp)
  case set(Double, isAnimated: Bool, from: Double?)
  /// Another track is the one to slide on.
  case adopt
  case finish
}

extension Slide<DialTrack> {
  mutating func act(_ verb: DialVerb, _ track: DialTrack?, emit: (Effect) -> Void) {
    switch verb {
    case .hear(let event): hear(event, emit: emit)
    case .advance(let time): advance(to: time, emit: emit)
    case .set(let value, let isAnimated, let place):
      set(value: value, animated: isAnimated, from: place, emit: emit)
    case .adopt: if let track { set(track: track, emit: emit) }
    case .finish: finish(emit: emit)
    }
  }

  /// Takes one event in.
  private mutating func hear(_ event: InputEvent, emit: (Effect) -> Void) {
    advance(to: event.time, emit: emit)
    switch event.action {
    case .pointer(let pointer):
      // What leaves the slop as it is lifted is dragged, and let go.
      if jumps(to: pointer, emit: emit), pointer.phase != .up { return }
      handle(event, emit: emit)
    case .adjust(.set(let value), let part):
      let total = track.turns.total(of: value, like: self.value)
      let event = InputEvent(time: event.time, action: .adjust(.set(total), part: part))
      handle(event, emit: emit)
    default: handle(event, emit: emit)
    }
  }

  /// Goes where a pointer is that a press takes it to, if it does.
  private mutating func jumps(to event: PointerEvent, emit: (Effect) -> Void) -> Bool {
    guard track.configuration.press == .jump else { return false }
    let doesJump =
      switch event.phase {
      case .down: event.kind != .touch && !isHeld
      case .move, .up: wouldDrag(event)
      case .cancel, .hover, .leave: false
      }
    guard doesJump, track.interaction == .enabled, event.position.isFinite,
      let place = track.place(of: event.position, near: shown)
    else { return false }
    grab(event, at: place, .tap, emit: emit)
    return true
  }
}

/// Tells what comes of a verb, as values in their turns.
struct DialLedger {
  private let turns: DialTurns
  /// What was told last, if values did not begin again.
  private var total: Double

  init(_ slide: Slide<DialTrack>) {
    (turns, total) = (slide.track.turns, slide.value)
  }

  /// An effect as the host is told of it.
  ///
  /// - Parameter effect: with a value as if values did not begin again.
  /// - Returns: `nil` if it tells the same value once more, as sums over many turns round.
  mutating func told(_ effect: Effect) -> Effect? {
    switch effect {
    case .changed(let new, let cause, let time, _, _):
      let (last, reading) = (turns.reading(of: total), turns.reading(of: new))
      total = new
      return reading == last
        ? nil : .changed(reading.value, cause, time, turns: reading.turns)
    case .snapped(let total, let time, _, _):
      let reading = turns.reading(of: total)
      return .snapped(reading.value, time, turns: reading.turns)
    case .ended(let reason, let total, let time, _, _):
      let reading = turns.reading(of: total)
      return .ended(reason, reading.value, time, turns: reading.turns)
    case .began, .tick, .bound, .preview, .yielded, .tapped, .idle: return effect
    }
  }

  mutating func tell(_ effect: Effect, _ emit: (Effect) -> Void) {
    if let told = told(effect) { emit(told) }
  }
}
