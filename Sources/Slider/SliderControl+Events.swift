public import ControlCore

extension SliderControl {
  @discardableResult @inline(never)
  public mutating func handle(_ event: InputEvent, emit: (Effect) -> Void) -> Bool {
    advance(to: event.time, emit: emit)
    guard track.rules.interaction != .disabled else { return false }
    let isOwn = take(event, emit: emit)
    if !moving.isEmpty { endLandings(emit: emit) }
    if owesIdle { reportIdle(at: time, emit: emit) }
    return isOwn
  }

  /// - Returns: True if the event was the slider's own.
  @inline(__always)
  private mutating func take(_ event: InputEvent, emit: (Effect) -> Void) -> Bool {
    switch event.action {
    case .pointer(let pointer): return handle(pointer, emit: emit)
    case _ where event.action.isForHost(besides: configuration.fineDrag.modifiers): return false
    case .key(.escape, _):
      guard isOpen else { return false }
      escape(emit: emit)
    case .key, .wheel, .rotate:
      guard canTurn(scrolling ?? focus), hasUse(for: event.action) else { return false }
      if !isTouched { turn(event, emit: emit) }
    case .adjust(let adjustment, let part):
      guard part < partCount, canTurn(Int(part)) else { return false }
      if !isTouched, !keeps(adjustment, of: Int(part)) {
        // The gesture and its remainders must be gone before the adjustment counts.
        finishTurn(emit: emit)
        forgetTurns()
        act(on: Int(part), .event(event), emit: emit)
      }
    case .focus(let part):
      guard part < partCount else { return false }
      focus = Int(part)
      forgetTurns()
    }
    return true
  }

  /// Returns true if a thumb has a use for a key, a wheel or a crown, even where it cannot go further.
  private mutating func hasUse(for action: InputEvent.Action) -> Bool {
    switch action {
    case .key(.digit, _): return false
    case .key(let key, _): return !key.erases || configuration.reset != nil
    case .wheel(let wheel):
      let growth = wheel.growth(rules.gestures.direction, growsRightward: track.growsRightward)
      return growth.isFinite && (growth != 0 || wheel.phase != .none)
    case .rotate(let detents): return detents.isFinite
    default: return true
    }
  }

  /// True if keys, wheels and assistive technology may move a thumb.
  private func canTurn(_ part: Int) -> Bool {
    track.rules.interaction == .enabled && !isLocked(part)
  }

  /// True if Escape has something to end.
  private var isOpen: Bool {
    mutating get {
      var isOpen = isTouched
      for part in 0..<partCount where busy.contains(part) {
        parts.change(part) { isOpen = isOpen || $0.slide.isEditing || $0.slide.isScrolling }
      }
      return isOpen
    }
  }

  /// True while a pointer that counts is down.
  @inline(__always)
  private var isTouched: Bool { holds.count > 0 || !presses.isEmpty }

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
    for part in 0..<partCount where !busy.contains(part) {
      parts.change(part) { $0.slide.forgetRemainder() }
    }
  }

  /// True if assistive technology sets the present value of a thumb that the host put beyond its
  /// limits. The value was reported as allowed, so the request succeeds without a change.
  private mutating func keeps(_ adjustment: Adjustment, of part: Int) -> Bool {
    guard case .set(value(of: part)) = adjustment, !busy.contains(part) else {
      return false
    }
    return range(for: part).isWidened
  }

  /// The thumb with an open wheel or crown gesture.
  @inline(__always)
  private var scrolling: Int? {
    mutating get {
      for part in 0..<partCount
      where moving.contains(part) && parts.change(part, { $0.slide.isScrolling }) { return part }
      return nil
    }
  }

  /// Cancels every open edit.
  private mutating func escape(emit: (Effect) -> Void) {
    presses = SliderPresses()
    forgetTurns()
    let event = InputEvent(time: time, action: .key(.escape, .none))
    SliderQueue.collect(emit) { queue in
      if configuration.cancelPolicy != .revert, let (index, lower) = holds.pair {
        letPairGo(lower, by: index, .event(event)) { queue.add($0, emit) }
      }
      cancel(busy) { slider, part in
        let range = slider.rangeToCancel(part)
        slider.act(on: part, within: range, .event(event)) { queue.add($0, emit) }
      }
    }
  }

  @inline(never)
  public mutating func advance(to time: Timestamp, emit: (Effect) -> Void) {
    guard time > self.time else { return }
    // A held thumb stays in place.
    guard !moving.isEmpty else { return self.time = time }
    var rest: Timestamp?
    for part in 0..<partCount where moving.contains(part) {
      guard let last = move(part, until: time, emit: emit) else { continue }
      rest = max(last, rest ?? last)
    }
    self.time = time
    if owesIdle { reportIdle(at: min(rest ?? time, time), emit: emit) }
  }

  /// Advances a thumb that moves by itself, or that a wheel or crown turns.
  ///
  /// - Returns: The time at which that ends without further input; `nil` if it does not.
  private mutating func move(
    _ part: Int, until time: Timestamp, emit: (Effect) -> Void
  ) -> Timestamp? {
    let (isScrolling, last, hasPushed) = parts.change(part) {
      ($0.slide.isScrolling, $0.slide.restTime, !$0.pushed.isEmpty)
    }
    self.time = min(last ?? time, time)
    guard !isScrolling, !hasPushed, !canPush else {
      // A thumb that comes to rest by itself pushes no neighbour.
      let range = isScrolling ? rangeAtRest(part) : parts.change(part) { $0.span.range }
      act(on: part, within: range, .advance(time), emit: emit)
      return last
    }
    dragged = nil
    let number = UInt8(truncatingIfNeeded: part)
    let isOver = parts.change(part) {
      track.put($0.span)
      $0.slide.advance(to: time, on: &track) {
        if $0.isIdle { owesIdle = true } else { emit($0.of(part: number)) }
      }
      return !$0.slide.isMoving
    }
    if isOver { follow(part, .letGo) }
    return last
  }
}
