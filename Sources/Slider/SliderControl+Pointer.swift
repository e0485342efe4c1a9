import ControlCore

// Pointers that hold thumbs: what their moves, lifts and cancels do.

extension SliderControl {
  /// - Returns: True if the pointer counts.
  @discardableResult
  mutating func handle(_ event: PointerEvent, emit: (Effect) -> Void) -> Bool {
    guard !event.isOfOtherButton else { return false }
    if let index = holds.index(ofPointer: event.id) {
      drag(event, by: index, emit: emit)
      return true
    }
    guard event.position.isFinite || event.phase == .cancel, event.phase != .hover,
      event.phase != .leave
    else { return false }
    if let index = presses.index(of: event.id) {
      follow(index, event, emit: emit)
      return true
    }
    guard event.phase == .down, holds.count + presses.count < mostPointers else { return false }
    press(event, emit: emit)
    return true
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
    // A neighbour that is pushed away takes the other limit with it.
    let isSteady = !canPush || configuration.maxDistance == .infinity
    if isSteady, phase(of: part) == .dragging { dragged = dragged(part, in: range) }
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
      handle(event, emit: emit)
      return
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
    if case .doubleTapped = intent { return act(on: part, .pointer(intent, .up), emit: emit) }
    act(
      on: part, within: rangeAtRest(part), isThere ? .lift(intent) : .pointer(intent, event.phase),
      emit: emit)
  }

  /// Performs a pointer action on a thumb beyond the limits of its neighbours, where the host set it.
  ///
  /// If that brings a dragged thumb within them, applies the pointer's position again with these
  /// limits, so that a pull past a limit is emitted now and not with the next report.
  mutating func comeBack(
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
}
