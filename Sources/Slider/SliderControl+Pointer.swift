import ControlCore

// Pointers: the thumb that a press grabs, and the time at which it does.

extension SliderControl {
  mutating func handle(_ event: PointerEvent, emit: (Effect) -> Void) {
    guard event.position.isFinite || event.phase == .cancel, event.phase != .hover,
      event.phase != .leave
    else { return }
    if let index = presses.index(of: event.id) { return follow(index, event, emit: emit) }
    guard slots.holds(event.id, at: 0) || slots.holds(event.id, at: 1) else {
      if event.phase == .down { press(event, emit: emit) }
      return
    }
    if event.phase == .down {
      // The previous release of this pointer was not reported.
      drop(event.id, emit: emit)
      return press(event, emit: emit)
    }
    drag(event, emit: emit)
  }

  /// Handles a move, release or cancel of a pointer that holds one thumb or two.
  private mutating func drag(_ event: PointerEvent, emit: (Effect) -> Void) {
    let slot = slots.holds(event.id, at: 0) ? 0 : 1
    guard let part = slots.part(slot) else { return }
    if event.phase == .cancel, configuration.cancelPolicy == .revert {
      return cancel(event, emit: emit)
    }
    guard !slots.arePair else { return dragPair(event, emit: emit) }
    // A pointer that has not moved emits nothing, even if the host has changed the limits.
    let isStill =
      slots.phase(slot) == .dragging && slots.read(slot) { $0.slide.point } == event.position
    guard event.phase == .move else { return letGo(part, event, isStill: isStill, emit: emit) }
    guard !isStill else { return slots.change(slot) { $0.slide.stay(event, on: &track) } }
    if slots.read(slot, { $0.slide.yields(to: event, on: &track) }) {
      return act(on: part, within: rangeAtRest(part), .pointer(event), emit: emit)
    }
    let range = range(for: part)
    guard !range.isWidened else { return comeBack(part, range, .pointer(event), event, emit: emit) }
    act(on: part, within: range, .pointer(event), emit: emit)
    keepSteady(part, in: range)
  }

  /// Handles the release or cancel of a pointer that holds a thumb. If the thumb may push or is
  /// beyond its limits, it first follows a lifted pointer. Then it comes to rest among the choices.
  private mutating func letGo(
    _ part: Int, _ event: PointerEvent, isStill: Bool, emit: (Effect) -> Void
  ) {
    let isThere = event.phase == .up && (isStill || canPush || range(for: part).isWidened)
    if isThere, !isStill {
      act(on: part, .pullToLift(event), emit: emit)
      guard slots.index(of: part) != nil else { return }
    }
    if event.phase == .up, clicks(part) { return click(part, event, emit: emit) }
    act(on: part, within: rangeAtRest(part), isThere ? .lift(event) : .pointer(event), emit: emit)
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
      guard !limits.isWidened, slots.index(of: part).map({ slots.phase($0) }) == .dragging
      else { return }
      var move = event
      move.phase = .move
      act(on: part, within: limits, .pointer(move)) { queue.add($0, emit) }
    }
  }

  /// Ends a pointer's drag at the present positions of its thumbs.
  private mutating func drop(_ id: Int64, emit: (Effect) -> Void) {
    SliderQueue.collect(emit) { queue in
      guard !slots.arePair else { return eachOfPair(.drop) { queue.add($0, emit) } }
      let slot = slots.holds(id, at: 0) ? 0 : 1
      guard let part = slots.part(slot) else { return }
      act(on: part, within: rangeAtRest(part), .drop) { queue.add($0, emit) }
    }
  }

  /// Reverts the thumbs held by a cancelled pointer.
  private mutating func cancel(_ event: PointerEvent, emit: (Effect) -> Void) {
    SliderQueue.collect(emit) { queue in
      let first = firstToGoBack
      for turn in 0..<2 {
        let slot = turn == 0 ? first : 1 - first
        guard slots.holds(event.id, at: slot), let part = slots.part(slot) else { continue }
        act(on: part, within: wholeRange(for: part), .pointer(event)) { queue.add($0, emit) }
      }
    }
    slots.separate()
  }

  // MARK: Presses

  private mutating func press(_ event: PointerEvent, emit: (Effect) -> Void) {
    guard slots.pointers + presses.count < mostPointers else { return }
    finishTurn(emit: emit)
    forgetTurns()
    let place = place(of: event.position)
    guard let part = nearest(to: place) else { return }
    guard configuration.interaction == .enabled else { return hold(part, event, emit: emit) }
    // The tolerance absorbs rounding.
    if abs(shown(part) - place) <= max(configuration.grab, 1e-6) {
      guard stack(around: part).count > 1 else { return hold(part, event, emit: emit) }
      return wait(event, .stack)
    }
    if configuration.between == .move, slots.pointers + presses.count == 0,
      pair(around: place) != nil
    {
      return wait(event, .pair)
    }
    switch configuration.trackPress {
    case .nothing: wait(event, .tap)
    case .jump where event.kind == .touch: wait(event, .jump)
    case .step where event.kind == .touch: wait(event, .step)
    case .jump: jump(event, from: event.position, emit: emit)
    case .step: step(towards: place, emit: emit)
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
    act(on: part, .pointer(event), emit: emit)
  }

  /// Moves the thumb nearest to the press to the pointer and grabs it there.
  private mutating func jump(_ event: PointerEvent, from down: Point, emit: (Effect) -> Void) {
    let place = place(of: event.position)
    guard let near = nearest(to: self.place(of: down)) else { return }
    let part = movable(stack(around: near), place < shown(near) ? .lower : .upper)
    focus = part
    let range = range(for: part)
    guard !range.isWidened else {
      return comeBack(part, range, .grab(event, at: place), event, emit: emit)
    }
    act(on: part, within: range, .grab(event, at: place), emit: emit)
  }

  /// True while a mouse or pen presses a thumb without dragging, if presses jump. Thumbs are drawn
  /// smaller than the target that fingers need, so a value beside one can be clicked.
  private mutating func clicks(_ part: Int) -> Bool {
    guard let slot = slots.index(of: part), configuration.trackPress == .jump,
      configuration.interaction == .enabled
    else { return false }
    return slots.phase(slot) == .pressed && slots.read(slot) { $0.slide.pointerKind != .touch }
  }

  /// Releases a mouse or pen that was down on a thumb. After a tap at a position of another value,
  /// the thumb goes there.
  private mutating func click(_ part: Int, _ event: PointerEvent, emit: (Effect) -> Void) {
    var isTap = false
    act(on: part, within: rangeAtRest(part), .pointer(event)) {
      if case .tapped = $0 { isTap = true } else { emit($0) }
    }
    guard isTap else { return }
    let place = place(of: event.position)
    guard chooses(another: place, than: part) else {
      return emit(.tapped(event.position, time))
    }
    act(on: part, .grab(event, at: place), emit: emit)
    drag(event, emit: emit)
  }

  /// True if a thumb at a position, in points, gets another value.
  private mutating func chooses(another place: Double, than part: Int) -> Bool {
    track.enter(range(for: part))
    let inside = track.scale.clamp(position: place)
    // The tolerance absorbs rounding.
    guard track.rules.isDiscrete else { return abs(inside - shown(part)) > 1e-6 }
    return track.scale.value(at: track.rest(at: inside)?.position ?? inside) != value(of: part)
  }

  private mutating func step(towards place: Double, emit: (Effect) -> Void) {
    guard let near = nearest(to: place) else { return }
    let side = place < shown(near) ? Side.lower : .upper
    let first = movable(stack(around: near), side)
    // A stack is up to a point wide, and the press may be within it.
    let part = (place < shown(first)) == (side == .lower) ? first : near
    focus = part
    act(on: part, .step(side == .lower ? -1 : 1), emit: emit)
  }

  // MARK: Meaning of a press

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
    case .step: step(towards: place(of: press.contact.origin), emit: emit)
    case .jump:
      jump(event, from: press.contact.origin, emit: emit)
      if event.phase == .up { drag(event, emit: emit) }
    case .stack:
      let place = place(of: down.position)
      guard let near = nearest(to: place) else { return }
      let side = self.place(of: event.position) < place ? Side.lower : .upper
      hold(movable(stack(around: near), side), down, emit: emit)
      drag(event, emit: emit)
    case .pair:
      guard let lower = pair(around: place(of: down.position)), slots.pointers + presses.count == 0
      else { return }
      hold(lower + 1, down, emit: emit)
      hold(lower, down, emit: emit)
      startPair()
      drag(event, emit: emit)
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
      step(towards: self.place(of: press.contact.origin), emit: emit)
    case .pair, .jump:
      jump(event, from: press.contact.origin, emit: emit)
      drag(event, emit: emit)
    case .stack:
      if let near = nearest(to: place) { focus = movable(stack(around: near), .upper) }
      emit(.tapped(event.position, time))
    }
  }
}
