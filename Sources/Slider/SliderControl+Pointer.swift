import ControlCore

// Pointers: the thumb that a press grabs, and the time at which it does.

extension SliderControl {
  mutating func handle(_ event: PointerEvent, emit: (Effect) -> Void) {
    if let index = holds.index(ofPointer: event.id) {
      return drag(event, by: index, emit: emit)
    }
    guard event.position.isFinite || event.phase == .cancel, event.phase != .hover,
      event.phase != .leave
    else { return }
    if let index = presses.index(of: event.id) {
      follow(index, event, emit: emit)
    } else if event.phase == .down {
      press(event, emit: emit)
    }
  }

  /// Handles an event of a pointer that holds one thumb or two.
  private mutating func drag(_ event: PointerEvent, by index: Int, emit: (Effect) -> Void) {
    let now = time
    let (part, isThere, travel) = holds.change(index) {
      let isThere = $0.hold.point == event.position
      let isAlone = !$0.isPair
      let travel = isAlone ? $0.hold.travel(of: event, at: now, track.rules.gestures) : nil
      return ($0.part, isThere, travel)
    }
    guard let travel else { return decide(event, by: index, emit: emit) }
    // A pointer that has not moved emits nothing, even if the host has changed the limits.
    guard !isThere else { return }
    pull(part, by: travel, event, emit: emit)
  }

  /// Pulls a thumb to where its pointer has moved.
  private mutating func pull(
    _ part: Int, by travel: Double, _ event: PointerEvent, emit: (Effect) -> Void
  ) {
    guard dragged?.part == part, let effects = dragged?.effects, let free = dragged?.free else {
      return pull(part, .dragged(travel: travel), event, emit: emit)
    }
    let now = time
    let isFree = parts.change(part) {
      guard $0.pushed.isEmpty, free.contains($0.slide.place(draggedBy: travel))
      else { return false }
      // The track still has the limits of this thumb.
      $0.slide.wait(until: now)
      $0.slide.drag(by: travel, on: &track) { emit(effects.reported($0)) }
      return true
    }
    guard !isFree, let thumb = dragged else { return }
    act(on: part, within: thumb.range, .pointer(.dragged(travel: travel), .move), emit: emit)
    dragged = thumb
  }

  /// Pulls a thumb for the first time, or as something else has changed since.
  @inline(never)
  private mutating func pull(
    _ part: Int, _ intent: Hold.Intent?, _ event: PointerEvent, emit: (Effect) -> Void
  ) {
    let range = range(for: part)
    guard !range.isWidened else {
      return comeBack(part, range, .pointer(intent, .move), event, emit: emit)
    }
    act(on: part, within: range, .pointer(intent, .move), emit: emit)
    if phase(of: part) == .dragging { dragged = dragged(part, in: range) }
  }

  /// Handles an event that is no move of a drag of one thumb.
  @inline(never)
  private mutating func decide(_ event: PointerEvent, by index: Int, emit: (Effect) -> Void) {
    guard event.position.isFinite || event.phase == .cancel, event.phase != .hover,
      event.phase != .leave
    else { return }
    if event.phase == .down {
      // The previous release of this pointer was not reported.
      drop(index, emit: emit)
      return press(event, emit: emit)
    }
    if event.phase == .cancel, configuration.cancelPolicy == .revert {
      return cancel(event, by: index, emit: emit)
    }
    let (part, isPair, state, isThere) = holds.read(index) {
      ($0.part, $0.isPair, $0.hold.state, $0.hold.point == event.position)
    }
    guard !isPair else { return dragPair(event, emit: emit) }
    guard event.phase == .move else {
      return letGo(part, event, by: index, isStill: state == .dragging && isThere, emit: emit)
    }
    guard holds.read(index, { $0.hold.yields(to: event, track.rules.gestures) }) else {
      return pull(part, read(event, by: index), event, emit: emit)
    }
    act(on: part, within: rangeAtRest(part), .pointer(read(event, by: index), .move), emit: emit)
  }

  /// Returns what an event of a pointer that holds a thumb means to its slide.
  mutating func read(_ event: PointerEvent, by index: Int) -> Hold.Intent? {
    let now = time
    return holds.change(index) { $0.hold.handle(event, at: now, track.rules.gestures) }
  }

  /// Handles the release or cancel of a pointer that holds a thumb. If the thumb may push or is
  /// beyond its limits, it first follows a lifted pointer. Then it comes to rest among the choices.
  private mutating func letGo(
    _ part: Int, _ event: PointerEvent, by index: Int, isStill: Bool, emit: (Effect) -> Void
  ) {
    let isThere = event.phase == .up && (isStill || canPush || range(for: part).isWidened)
    if isThere, !isStill {
      let now = time
      let pull = holds.change(index) {
        $0.hold.pull(to: event, at: now, track.rules.gestures)
      }
      act(on: part, .pointer(pull, .move), emit: emit)
      guard isHeld(part) else { return }
    }
    let intent = read(event, by: index)
    act(
      on: part, within: rangeAtRest(part), isThere ? .lift(intent) : .pointer(intent, event.phase),
      emit: emit)
  }

  /// Performs a pointer action on a thumb beyond the limits of its neighbours, where the host set it.
  ///
  /// If that brings a dragged thumb within them, applies the pointer's position again with these
  /// limits, so that a pull past a limit is emitted now and not with the next report.
  private mutating func comeBack(
    _ part: Int, _ range: SliderRange, _ action: SlideAction, _ event: PointerEvent,
    emit: (Effect) -> Void
  ) {
    SliderQueue.collect(emit) { queue in
      act(on: part, within: range, action) { queue.add($0, emit) }
      let limits = self.range(for: part)
      guard !limits.isWidened, phase(of: part) == .dragging,
        let index = holds.index(ofPart: part)
      else { return }
      var move = event
      move.phase = .move
      act(on: part, within: limits, .pointer(read(move, by: index), .move)) { queue.add($0, emit) }
    }
  }

  /// Ends a pointer's drag at the present positions of its thumbs.
  private mutating func drop(_ index: Int, emit: (Effect) -> Void) {
    let (part, isPair) = holds.read(index) { ($0.part, $0.isPair) }
    SliderQueue.collect(emit) { queue in
      guard !isPair else { return letPairGo(part, by: index, .drop) { queue.add($0, emit) } }
      act(on: part, within: rangeAtRest(part), .drop) { queue.add($0, emit) }
    }
  }

  /// Reverts the thumbs held by a cancelled pointer.
  private mutating func cancel(_ event: PointerEvent, by index: Int, emit: (Effect) -> Void) {
    let parts = holds.read(index) { $0.parts }
    let action = SlideAction.pointer(read(event, by: index), .cancel)
    SliderQueue.collect(emit) { queue in
      cancel(parts) { slider, part in
        slider.act(on: part, within: slider.wholeRange(for: part), action) { queue.add($0, emit) }
      }
    }
  }

  // MARK: Presses

  @inline(never)
  private mutating func press(_ event: PointerEvent, emit: (Effect) -> Void) {
    guard holds.count + presses.count < mostPointers else { return }
    finishTurn(emit: emit)
    forgetTurns()
    let place = place(of: event.position)
    guard let part = nearest(to: place, by: event.kind) else { return }
    guard configuration.interaction == .enabled else { return hold(part, event, emit: emit) }
    // The tolerance absorbs rounding.
    if abs(shown(part) - place) <= max(configuration.reach(of: event.kind), 1e-6) {
      guard stack(around: part).count > 1 else { return hold(part, event, emit: emit) }
      return wait(event, .stack)
    }
    if configuration.between == .move, holds.count + presses.count == 0,
      pair(around: place) != nil
    {
      return wait(event, .pair)
    }
    switch configuration.trackPress {
    case .nothing: wait(event, .tap)
    case .jump where event.kind == .touch: wait(event, .jump)
    case .step where event.kind == .touch: wait(event, .step)
    case .jump: jump(event, from: event.position, emit: emit)
    case .step: step(towards: place, by: event.kind, emit: emit)
    }
  }

  /// The number of pointers that count: one for each thumb, at most 2.
  var mostPointers: Int { min(2, partCount) }

  private mutating func wait(_ event: PointerEvent, _ meaning: SliderPresses.Meaning) {
    let contact = Contact(event, track.rules.gestures)
    presses.add(SliderPresses.Press(contact: contact, meaning: meaning))
  }

  private mutating func hold(_ part: Int, _ event: PointerEvent, emit: (Effect) -> Void) {
    focus = part
    let intent = holds.take(event, part, at: time, track.rules.gestures)
    act(on: part, .pointer(intent, .down), emit: emit)
  }

  /// Moves the thumb nearest to the press to the pointer and grabs it there.
  private mutating func jump(_ event: PointerEvent, from down: Point, emit: (Effect) -> Void) {
    let place = place(of: event.position)
    guard let near = nearest(to: self.place(of: down), by: event.kind) else { return }
    let part = movable(stack(around: near), place < shown(near) ? .lower : .upper)
    focus = part
    let range = range(for: part)
    holds.grab(event, part, at: time, track.rules.gestures)
    guard !range.isWidened else {
      return comeBack(part, range, .grab(at: place), event, emit: emit)
    }
    act(on: part, within: range, .grab(at: place), emit: emit)
  }

  private mutating func step(
    towards place: Double, by kind: PointerKind, emit: (Effect) -> Void
  ) {
    guard let near = nearest(to: place, by: kind) else { return }
    let side = place < shown(near) ? Side.lower : .upper
    let first = movable(stack(around: near), side)
    // A stack is up to a point wide, and the press may be within it.
    let part = (place < shown(first)) == (side == .lower) ? first : near
    focus = part
    act(on: part, .step(side == .lower ? -1 : 1), emit: emit)
  }

  // MARK: Meaning of a press

  @inline(never)
  private mutating func follow(_ index: Int, _ event: PointerEvent, emit: (Effect) -> Void) {
    guard var press = presses[index] else { return }
    var event = event
    // The kind of pointer is that of its press.
    if event.phase != .down { event.kind = press.contact.kind }
    switch event.phase {
    case .hover, .leave: return
    case .cancel: return presses[index] = nil
    case .down:
      presses[index] = nil
      return self.press(event, emit: emit)
    case .move, .up: press.contact.move(to: event, track.rules.gestures)
    }
    switch press.contact.leavingSlop(track.rules.gestures) {
    case .across:
      presses[index] = nil
      emit(.yielded(time))
    case .along:
      presses[index] = nil
      drag(press, event, emit: emit)
    case nil:
      presses[index] = event.phase == .up ? nil : press
      if event.phase == .up { tap(press, event, emit: emit) }
    }
  }

  /// Turns a press into a drag.
  private mutating func drag(
    _ press: SliderPresses.Press, _ event: PointerEvent, emit: (Effect) -> Void
  ) {
    var down = event
    (down.phase, down.position) = (.down, press.contact.origin)
    switch press.meaning {
    case .tap: break
    case .step: step(towards: place(of: press.contact.origin), by: event.kind, emit: emit)
    case .jump:
      jump(event, from: press.contact.origin, emit: emit)
      if event.phase == .up { handle(event, emit: emit) }
    case .stack:
      let place = place(of: down.position)
      guard let near = nearest(to: place, by: event.kind) else { return }
      let side = self.place(of: event.position) < place ? Side.lower : .upper
      hold(movable(stack(around: near), side), down, emit: emit)
      handle(event, emit: emit)
    case .pair:
      guard let lower = pair(around: place(of: down.position)), holds.count + presses.count == 0
      else { return }
      holdPair(lower, down, emit: emit)
      handle(event, emit: emit)
    }
  }

  /// Handles a press that was lifted within the slop.
  private mutating func tap(
    _ press: SliderPresses.Press, _ event: PointerEvent, emit: (Effect) -> Void
  ) {
    let place = place(of: event.position)
    switch press.meaning {
    case .pair where configuration.trackPress == .nothing, .tap: emit(.tapped(event.position, time))
    case .pair where configuration.trackPress == .step, .step:
      // As for a press that becomes a drag, the thumb is the one nearest to the press.
      step(towards: self.place(of: press.contact.origin), by: event.kind, emit: emit)
    case .pair, .jump:
      jump(event, from: press.contact.origin, emit: emit)
      handle(event, emit: emit)
    case .stack:
      if let near = nearest(to: place, by: event.kind) {
        focus = movable(stack(around: near), .upper)
      }
      emit(.tapped(event.position, time))
    }
  }
}
