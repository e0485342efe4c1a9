import ControlCore

// Moving a thumb: it gets a slide within the limits of its neighbours and returns it when at rest.

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
    let range = range ?? self.range(for: part)
    let pushed = slots.pushed(by: part)
    guard canPush || pushed != 0 else { return move(part, within: range, action, emit: emit) }
    SliderQueue.collect(emit) { queue in
      move(part, within: range, action, emit: { queue.add($0, emit) })
      if pushed != 0 || pushes(part) { makeWay(for: part, pushed, &queue, emit) }
    }
  }

  /// True if thumbs push their neighbours.
  var canPush: Bool { configuration.meeting == .push && partCount > 1 }

  /// Performs an action on a thumb's slide.
  @inline(never)
  private mutating func move(
    _ part: Int, within range: SliderRange, _ action: SlideAction, emit: (Effect) -> Void
  ) {
    var hasRested = false
    if let slot = slots.index(of: part) {
      slots.change(slot) {
        let (span, motion) = ($0.span, $0.slide.isMoving ? $0.slide.restTime : nil)
        $0.enter(range, on: &track, keepsPull: action.isLift)
        $0.slide.perform(action, as: part, in: range, &hasRested, on: &track, emit: emit)
        // An action without a use leaves a motion the limits for which it was planned.
        if motion != nil, $0.slide.isMoving, $0.slide.restTime == motion { $0.span = span }
      }
      leave(slot)
    } else {
      track.enter(range)
      var slide = Slide(rests[part], on: &track, at: time)
      slide.perform(action, as: part, in: range, &hasRested, on: &track, emit: emit)
      keep(&slide, of: part, emit: emit)
    }
    if hasRested { owesIdle = true }
  }

  /// Releases the slide of a thumb if it is at rest.
  @inline(never)
  mutating func leave(_ slot: Int) {
    guard let part = slots.part(slot), !slots.isHeld(slot),
      let rest = slots.read(slot, { $0.slide.rest })
    else { return }
    rests[part] = rest
    slots.change(slot) { ($0.part, $0.isPair) = (nil, false) }
  }

  /// Stores a thumb's slide: its remains if it is at rest, or else the slide in a free slot. If
  /// none is free, another thumb's motion ends now, or this one's if pointers hold both others.
  @inline(never)
  private mutating func keep(_ slide: inout Slide, of part: Int, emit: (Effect) -> Void) {
    let span = track.span
    // A thumb that is idle with an open edit is still pushed by a neighbour. Any other edit is its
    // own, and must not end with a neighbour's motion that ends below.
    let isPushed = slide.phase == .idle && slide.isEditing
    if !isPushed { slots.pushNoMore(part) }
    if slide.phase != .idle, slots.free == nil {
      if let spare = slots.spare, let other = slots.part(spare) {
        act(on: other, within: rangeAtRest(other), .finish, emit: emit)
      } else {
        let range = range(for: part)
        slide.perform(.finish, as: part, in: range, &owesIdle, on: &track, emit: emit)
      }
    }
    if slide.phase == .idle { return rests[part] = slide.remains }
    guard let free = slots.free else { return }
    slots.change(free) {
      ($0.slide, $0.span) = (slide, span)
      ($0.part, $0.pushed, $0.isPair) = (part, 0, false)
    }
  }

  /// Updates the limits of held and moving thumbs to the range that their neighbours leave now.
  @inline(never)
  mutating func confineSlots() {
    for slot in 0..<2 {
      guard let part = slots.part(slot) else { continue }
      let range = rangeAtRest(part)
      slots.change(slot) { $0.enter(range, on: &track) }
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
struct ThumbEffects {
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

extension SliderSlots.Slot {
  /// Applies the thumb's limits to the shared track, updated to `range` if they differ. A pointer's
  /// pull past a limit that changes is forgotten; the pull past an unchanged limit stays.
  ///
  /// - Parameters:
  ///   - range: The thumb's range from now on.
  ///   - track: The track of all thumbs.
  ///   - keepsPull: True to keep the pull past all limits, as during a lift or a restore.
  @inline(never)
  mutating func enter(
    _ range: SliderRange, on track: inout SliderTrack, keepsPull: Bool = false
  ) {
    track.put(span)
    guard !span.isOf(range) else { return }
    if !keepsPull {
      let (old, new) = (span.values, range.values)
      if old.lowerBound != new.lowerBound { slide.forgetPull(past: .lower, on: &track) }
      if old.upperBound != new.upperBound { slide.forgetPull(past: .upper, on: &track) }
    }
    track.enter(range)
    span = track.span
  }
}

/// An action on a thumb's slide.
enum SlideAction {
  case event(InputEvent)
  case pointer(PointerEvent)
  /// A pointer grabs the thumb at a position, in points; see `Slide.grab`.
  case grab(PointerEvent, at: Double)
  /// A tap moves the thumb by a number of steps.
  case step(Int64)
  /// The pointer is about to go up: its thumb is pulled to that position.
  case pullToLift(PointerEvent)
  /// The pointer goes up at its last reported position.
  case lift(PointerEvent)
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
    case .pointer(let event): event.phase == .up
    default: false
    }
  }

  /// True if a pointer moves.
  var isMove: Bool {
    if case .pointer(let event) = self { event.phase == .move } else { false }
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

  /// Follows the pointer that drags the thumb.
  ///
  /// - Returns: `false`, without any change, if the event is of another kind.
  @inline(never)
  mutating func drag(
    _ event: PointerEvent, as thumb: ThumbEffects, on track: inout SliderTrack,
    emit: (Effect) -> Void
  ) -> Bool {
    follow(event, on: &track) { emit(thumb.reported($0)) }
  }

  /// Advances a thumb that moves by itself and does not come to rest yet.
  @inline(never)
  mutating func move(
    until time: Timestamp, as thumb: ThumbEffects, on track: inout SliderTrack,
    emit: (Effect) -> Void
  ) {
    advance(to: time, on: &track) { emit(thumb.reported($0)) }
  }

  @inline(__always)
  private mutating func perform(
    _ action: SlideAction, on track: inout SliderTrack, emit: (Effect) -> Void
  ) {
    switch action {
    case .event(let event): handle(event, on: &track, emit: emit)
    case .pointer(let event): handle(event, on: &track, emit: emit)
    case .grab(let event, let place): grab(event, at: place, .tap, on: &track, emit: emit)
    case .step(let count): step(by: count, .tap, on: &track, emit: emit)
    case .pullToLift(let event): pullToLift(event, on: &track, emit: emit)
    case .lift(let event): lift(event, on: &track, emit: emit)
    case .drop: drop(on: &track, emit: emit)
    case .finish: finish(on: &track, emit: emit)
    case .remove:
      cancel(on: &track, emit: emit)
      finish(on: &track, emit: emit)
    case .set(let value, let animated):
      set(value: value, animated: animated, on: &track, emit: emit)
    case .advance(let time): advance(to: time, on: &track, emit: emit)
    }
  }
}
