public import ControlCore

extension SliderControl {
  @inline(never)
  public mutating func handle(_ event: InputEvent, emit: (Effect) -> Void) {
    if dragsOn(event, emit: emit) { return }
    steady = nil
    advance(to: event.time, emit: emit)
    guard configuration.interaction != .disabled else { return }
    switch event.action {
    case .pointer(let pointer): handle(pointer, emit: emit)
    case .key(.escape, _): escape(emit: emit)
    case .key, .wheel, .rotate:
      if !isTouched { turn(event, emit: emit) }
    case .adjust(let adjustment, let part):
      if !isTouched, part < partCount, !keeps(adjustment, of: Int(part)) {
        // The gesture and its remainders must be gone before the adjustment counts.
        finishTurn(emit: emit)
        forgetTurns()
        act(on: Int(part), .event(event), emit: emit)
      }
    case .focus(let part):
      if part < partCount { focus = Int(part) }
      forgetTurns()
    }
    reportIdle(at: time, emit: emit)
  }

  /// True while a pointer that counts is down.
  @inline(__always)
  private var isTouched: Bool { slots.isHeld || !presses.isEmpty }

  /// Handles keys, wheels and crowns. A wheel or crown gesture stays with its first thumb.
  private mutating func turn(_ event: InputEvent, emit: (Effect) -> Void) {
    if case .key = event.action {
      finishTurn(emit: emit)
      forgetTurns()
    }
    act(on: scrolling ?? focus, .event(event), emit: emit)
  }

  /// Ends the open wheel or crown gesture, if any.
  mutating func finishTurn(emit: (Effect) -> Void) {
    guard let turned = scrolling else { return }
    act(on: turned, within: rangeAtRest(turned), .finish, emit: emit)
  }

  /// Drops the remainders of wheel and crown gestures, because another event has come.
  mutating func forgetTurns() {
    for part in 0..<partCount { rests[part].forgetScroll() }
  }

  /// True if assistive technology sets the present value of a thumb that the host put beyond its
  /// limits. The value was reported as allowed, so the request succeeds without a change.
  private mutating func keeps(_ adjustment: Adjustment, of part: Int) -> Bool {
    guard case .set(value(of: part)) = adjustment, slots.index(of: part) == nil else {
      return false
    }
    return range(for: part).isWidened
  }

  /// The thumb with an open wheel or crown gesture.
  @inline(__always)
  private var scrolling: Int? {
    for slot in 0..<2 where slots.isScrolling(slot) {
      return slots.part(slot)
    }
    return nil
  }

  /// Cancels every open edit.
  private mutating func escape(emit: (Effect) -> Void) {
    presses = SliderPresses()
    forgetTurns()
    let event = InputEvent(time: time, action: .key(.escape, .none))
    SliderQueue.collect(emit) { queue in
      guard configuration.cancelPolicy == .revert || !slots.arePair else {
        return eachOfPair(.event(event)) { queue.add($0, emit) }
      }
      let first = firstToGoBack
      for turn in 0..<2 {
        guard let part = slots.part(turn == 0 ? first : 1 - first) else { continue }
        act(on: part, within: rangeToCancel(part), .event(event)) { queue.add($0, emit) }
      }
    }
    slots.separate()
  }

  @inline(never)
  public mutating func advance(to time: Timestamp, emit: (Effect) -> Void) {
    guard time > self.time else { return }
    if movesOn(to: time, emit: emit) { return }
    let rest = restTime
    for slot in 0..<2 {
      guard let part = slots.part(slot) else { continue }
      // A held thumb stays in place.
      if slots.isHeld(slot) {
        slots.change(slot) { $0.slide.wait(until: time) }
        continue
      }
      // A thumb that comes to rest by itself pushes no neighbour.
      let range =
        slots.isScrolling(slot) ? rangeAtRest(part) : slots.read(slot) { $0.span.range }
      self.time = min(slots.restTime(slot) ?? time, time)
      act(on: part, within: range, .advance(time), emit: emit)
    }
    self.time = time
    reportIdle(at: min(rest ?? time, time), emit: emit)
  }

  /// Handles the most frequent frame: only the first slot's thumb moves, without coming to rest.
  ///
  /// - Returns: `false`, without any change, for any other frame.
  @inline(__always)
  private mutating func movesOn(to time: Timestamp, emit: (Effect) -> Void) -> Bool {
    #if arch(wasm32)
    return false
    #else
    guard !canPush, slots.movesAlone(until: time) else { return false }
    self.time = time
    slots.change(0) {
      track.put($0.span)
      let thumb = ThumbEffects(of: $0.part ?? 0, in: $0.span.range)
      $0.slide.move(until: time, as: thumb, on: &track, emit: emit)
    }
    return true
    #endif
  }
}
