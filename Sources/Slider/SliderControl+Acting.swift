import ControlCore

// Moving a thumb, within the limits of its neighbours.

extension SliderControl {
  /// Performs an action on a thumb's slide, then on the neighbours that it pushes.
  ///
  /// - Parameters:
  ///   - part: The thumb.
  ///   - range: The range of the thumb; by default, the space that its neighbours leave.
  ///   - action: The action to perform.
  ///   - emit: Receives the effects.
  @inline(never)
  mutating func act(
    on part: Int, within range: SliderRange? = nil, _ action: SlideAction, emit: (Effect) -> Void
  ) {
    dragged = nil
    let range = range ?? self.range(for: part)
    let pushed = parts.change(part) { $0.pushed }
    guard canPush || !pushed.isEmpty else { return move(part, within: range, action, emit: emit) }
    SliderQueue.collect(emit) { queue in
      move(part, within: range, action, emit: { queue.add($0, emit) })
      if !pushed.isEmpty || pushes(part) { makeWay(for: part, pushed, &queue, emit) }
    }
  }

  /// Ends landings at which a thumb would come too near to one that has been stopped on its way: the two
  /// thumbs of a pair land together.
  @inline(never)
  mutating func endLandings(emit: (Effect) -> Void) {
    for part in 0..<partCount where moving.contains(part) {
      let (place, least) = (target(of: part), configuration.distance - doubt)
      let isStopped =
        part > 0 && !moving.contains(part - 1) && place - value(of: part - 1) < least
        || part < partCount - 1 && !moving.contains(part + 1)
          && value(of: part + 1) - place < least
      if isStopped { act(on: part, within: rangeAtRest(part), .finish, emit: emit) }
    }
  }

  /// True if thumbs push their neighbours.
  var canPush: Bool { configuration.meeting == .push && partCount > 1 }

  /// Performs an action on a thumb's slide.
  private mutating func move(
    _ part: Int, within range: SliderRange, _ action: SlideAction, emit: (Effect) -> Void
  ) {
    let now = time
    let news = parts.change(part) {
      if !$0.slide.isMoving, !$0.slide.isScrolling { $0.slide.wait(until: now) }
      let before = $0.slide.isMoving ? ($0.span, $0.slide.restTime) : nil
      $0.enter(range, on: &track, keepsPull: action.isLift)
      $0.slide.perform(action, as: part, in: range, &owesIdle, on: &track, emit: emit)
      // An action without a use leaves a motion the limits for which it was planned.
      if let (span, last) = before, $0.slide.isMoving, $0.slide.restTime == last { $0.span = span }
      return $0.slide.takeNews()
    }
    if news != .none || !busy.contains(part) || moving.contains(part) { follow(part, news) }
  }

  /// Notes whether a thumb is at rest, and tells the pointer that holds it what it has yet to do.
  @inline(never)
  mutating func follow(_ part: Int, _ news: Slide.News) {
    let wasBusy = busy.contains(part)
    let (phase, isHeld, isEditing) = parts.change(part) {
      $0.slide.settle(on: &track)
      return ($0.slide.phase, $0.slide.isHeld, $0.slide.isEditing)
    }
    busy.set(part, to: phase != .idle)
    moving.set(part, to: phase != .idle && !isHeld)
    // A thumb at rest with an open edit is still pushed by a neighbour. Any other edit is its own, and
    // must not end with that of a neighbour.
    if !wasBusy, phase != .idle || !isEditing { pushNoMore(part) }
    guard let index = holds.index(ofPart: part) else { return }
    let (now, other) = (time, holds.read(index) { $0.other(than: part) })
    if news == .letGo, let other {
      return holds.change(index) { ($0.part, $0.isPair) = (other, false) }
    }
    holds.change(index) { $0.hold.follow(news, at: now, on: &track) }
    // The other of a pair counts anew, too.
    guard news != .none, let other else { return }
    parts.change(other) {
      track.put($0.span)
      $0.slide.forgetExcess(on: &track)
      _ = $0.slide.takeNews()
    }
  }

  /// Ends the pushing of a thumb.
  mutating func pushNoMore(_ part: Int) {
    for other in 0..<partCount { parts.change(other) { $0.pushed.set(part, to: false) } }
  }

  /// Updates the limits of held and moving thumbs to the range that their neighbours leave now.
  @inline(never)
  mutating func confine() {
    for part in 0..<partCount where busy.contains(part) {
      let range = rangeAtRest(part)
      parts.change(part) { $0.enter(range, on: &track) }
    }
  }

  /// Emits `idle` once nothing moves, if something has moved.
  mutating func reportIdle(at time: Timestamp, emit: (Effect) -> Void) {
    guard owesIdle, phase == .idle else { return }
    owesIdle = false
    emit(.idle(time))
  }
}

/// Converts the effects of a slide to effects of its thumb.
struct ThumbEffects: Sendable {
  let part: UInt8
  /// The neighbours that stop the thumb; `nil` where the track ends.
  let lower: UInt8?
  let upper: UInt8?

  init(of part: Int, in range: SliderRange) {
    self.part = UInt8(truncatingIfNeeded: part)
    (lower, upper) = (range.lowerNeighbour, range.upperNeighbour)
  }

  func reported(_ effect: Effect) -> Effect {
    guard case .bound(let side, let time, _, _) = effect else { return effect.of(part: part) }
    return .bound(side, time, by: side == .lower ? lower : upper, part: part)
  }
}

extension Effect {
  /// True for `idle`, which concerns the whole control.
  var isIdle: Bool { if case .idle = self { true } else { false } }
}

/// An action on a thumb's slide.
enum SlideAction {
  case event(InputEvent)
  /// The meaning of an event of its pointer.
  case pointer(Hold.Intent?, PointerEvent.Phase)
  /// The pointer of a pair pulls the thumb to a position, in points.
  case pull(to: Double)
  /// A pointer grabs the thumb at a position, in points; see `Slide.grab`.
  case grab(at: Double)
  /// A tap moves the thumb by a number of steps.
  case step(Int64)
  /// The meaning of a lift at the last reported position.
  case lift(Hold.Intent?)
  case drop
  case finish
  /// The thumb is removed.
  case remove
  case set(Double, animated: Bool)
  case advance(Timestamp)

  /// True if a pointer releases the thumb.
  var isRelease: Bool {
    switch self {
    case .drop, .lift: true
    case .pointer(_, let phase): phase == .up
    default: false
    }
  }

  /// True if a pointer's pull past a limit still counts at its release.
  var isLift: Bool { if case .lift = self { true } else { false } }
}

extension Slide {
  /// Performs an action and emits the thumb's effects, except `idle`, which the control emits. All
  /// moves of a thumb come through here, because callees are specialised for each closure.
  @inline(never)
  fileprivate mutating func perform(
    _ action: SlideAction, as part: Int, in range: SliderRange, _ hasRested: inout Bool,
    on track: inout SliderTrack, emit: (Effect) -> Void
  ) {
    let thumb = ThumbEffects(of: part, in: range)
    if let side = range.barrier, action.isRelease, isEditing {
      meet(side, on: &track) { emit(thumb.reported($0)) }
    }
    perform(action, on: &track) {
      if $0.isIdle { hasRested = true } else { emit(thumb.reported($0)) }
    }
  }

  @inline(__always)
  private mutating func perform(
    _ action: SlideAction, on track: inout SliderTrack, emit: (Effect) -> Void
  ) {
    switch action {
    case .event(let event): _ = turn(event.action, on: &track, emit: emit)
    case .pointer(let intent, _): take(intent, on: &track, emit: emit)
    case .pull(let place): _ = drag(to: place, on: &track, emit: emit)
    case .grab(let place): grab(at: place, .tap, on: &track, emit: emit)
    case .step(let count): step(by: count, .tap, on: &track, emit: emit)
    case .lift(let intent): lift(intent, on: &track, emit: emit)
    case .drop: drop(on: &track, emit: emit)
    case .finish: finish(on: &track, emit: emit)
    case .remove:
      cancel(on: &track, emit: emit)
      finish(on: &track, emit: emit)
    case .set(let value, let animated):
      var same = track
      update(to: value, animated: animated, was: &same, on: &track, emit: emit)
    case .advance(let time): advance(to: time, on: &track, emit: emit)
    }
  }
}
