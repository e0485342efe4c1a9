import ControlCore

// How a thumb is moved: it gets a slide between the limits that its neighbours leave, and gives it back when it rests.

extension SliderControl {
  /// Does something with the slide of a thumb, and then with the neighbours that it pushes.
  ///
  /// - Parameters:
  ///   - part: of the thumb.
  ///   - range: between which values; by default what the neighbours leave.
  ///   - action: what is done.
  ///   - emit: takes the effects.
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

  /// Whether a thumb pushes its neighbours along.
  var canPush: Bool { configuration.meeting == .push && partCount > 1 }

  /// Does something with the slide of a thumb.
  @inline(never)
  private mutating func move(
    _ part: Int, within range: SliderRange, _ action: SlideAction, emit: (Effect) -> Void
  ) {
    var hasRested = false
    if let slot = slots.index(of: part) {
      slots.change(slot) {
        $0.enter(range, on: &track, keepsPull: action.isLift)
        $0.slide.perform(action, as: part, in: range, &hasRested, on: &track, emit: emit)
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

  /// Gives the slide of a thumb back, if the thumb rests.
  @inline(never)
  mutating func leave(_ slot: Int) {
    guard let part = slots.part(slot), !slots.isHeld(slot),
      let rest = slots.read(slot, { $0.slide.rest })
    else { return }
    rests[part] = rest
    slots.change(slot) { ($0.part, $0.isPair) = (nil, false) }
  }

  /// Keeps what has become of a thumb: as what rests, or else in a lane. If none is free, another thumb's motion ends
  /// now, or if pointers hold both of them, this one's.
  @inline(never)
  private mutating func keep(_ slide: inout Slide, of part: Int, emit: (Effect) -> Void) {
    let span = track.span
    // Idle with an open edit, it is still pushed along by a neighbour. Else the edit is its own, and does not end with a
    // neighbour's motion that ends now.
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

  /// Puts what moves between the limits that its neighbours leave now.
  @inline(never)
  mutating func confineSlots() {
    for slot in 0..<2 {
      guard let part = slots.part(slot) else { continue }
      let range = rangeAtRest(part)
      slots.change(slot) { $0.enter(range, on: &track) }
    }
  }

  /// Tells that nothing moves any more, if something has moved.
  mutating func reportIdle(at time: Timestamp, emit: (Effect) -> Void) {
    guard owesIdle, phase == .idle else { return }
    owesIdle = false
    emit(.idle(time))
  }
}

/// Tells effects of a slide as those of its thumb.
struct ThumbEffects {
  let part: UInt8
  /// The neighbours that stop it; `nil` where the track ends.
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
  /// Whether it says that a slide rests, which concerns the whole control.
  var isIdle: Bool { if case .idle = self { true } else { false } }
}

extension SliderSlots.Slot {
  /// Puts the limits of the thumb into the track of all, those of another room if it is another one. What a pointer has
  /// pulled it past an old limit is forgotten then, and counts on past one that stays.
  ///
  /// - Parameters:
  ///   - range: that of the thumb from here on.
  ///   - track: of all thumbs.
  ///   - keepsPull: whether that still counts, as while it is stored.
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

/// What is done with the slide of a thumb.
enum SlideAction {
  case event(InputEvent)
  case pointer(PointerEvent)
  /// A pointer takes hold at a place, in points; see `Slide.grab`.
  case grab(PointerEvent, at: Double)
  /// So many steps, of a tap.
  case step(Int64)
  /// The pointer is about to go up: what it holds is pulled there.
  case pullToLift(PointerEvent)
  /// The pointer goes up where it was at its last report.
  case lift(PointerEvent)
  case drop
  case finish
  /// The thumb is taken away.
  case remove
  case set(Double, animated: Bool)
  case advance(Timestamp)

  /// Whether a pointer lets go.
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

  /// Whether what a pointer has pulled still counts when it is let go.
  var isLift: Bool { if case .lift = self { true } else { false } }
}

extension Slide {
  /// Tells what a slide does as a thumb in a room, but that it rests: of that the whole control tells. All that moves
  /// a thumb goes through here, as the compiler makes what follows anew for each closure it is given.
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

  /// The pointer that drags the thumb has moved on.
  ///
  /// - Returns: `false`, and nothing is done, if the event is another one.
  @inline(never)
  mutating func drag(
    _ event: PointerEvent, as thumb: ThumbEffects, on track: inout SliderTrack,
    emit: (Effect) -> Void
  ) -> Bool {
    follow(event, on: &track) { emit(thumb.reported($0)) }
  }

  /// The thumb moves by itself, and does not come to rest yet.
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
