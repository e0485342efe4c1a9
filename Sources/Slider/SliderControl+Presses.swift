import ControlCore

// Presses: the thumb that one grabs, and when, which may be open until its pointer moves or is lifted.

extension SliderControl {
  @inline(never)
  mutating func press(_ event: PointerEvent, emit: (Effect) -> Void) {
    finishTurn(emit: emit)
    forgetTurns()
    let place = place(of: event.position)
    guard let part = nearest(to: place, by: event.kind) else { return }
    guard track.rules.interaction == .enabled else { return hold(part, event, emit: emit) }
    let isOnThumb = abs(shown(part) - place) <= reach(of: event.kind)
    if isOnThumb, stack(around: part).count <= 1 { return hold(part, event, emit: emit) }
    holds.forgetTaps()
    if isOnThumb { return wait(event, .stack) }
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

  /// Returns the distance at which a pointer is on a thumb, in points. The least absorbs rounding.
  private func reach(of kind: PointerKind) -> Double { max(configuration.reach(of: kind), 1e-6) }

  private mutating func hold(_ part: Int, _ event: PointerEvent, emit: (Effect) -> Void) {
    focus = part
    let intent = holds.press(
      event, part, at: shown(part), by: place(of: event.position),
      within: reach(of: event.kind), at: time, track.rules.gestures)
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
  mutating func follow(_ index: Int, _ event: PointerEvent, emit: (Effect) -> Void) {
    guard var press = presses[index] else { return }
    var event = event
    // The kind of pointer is that of its press.
    if event.phase != .down { event.kind = press.contact.kind }
    switch event.phase {
    case .hover, .leave: return
    case .cancel: return presses[index] = nil
    case .down:
      presses[index] = nil
      handle(event, emit: emit)
      return
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
