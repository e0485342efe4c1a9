import ControlCore

// Two thumbs dragged by one pointer.

extension SliderControl {
  /// Takes a thumb and the next with one pointer, which drags them from their nearest choices and
  /// keeps their distance in choices.
  mutating func holdPair(_ lower: Int, _ down: PointerEvent, emit: (Effect) -> Void) {
    focus = lower
    let intent = holds.take(down, lower, isPair: true, at: time, track.rules.gestures)
    act(on: lower + 1, .pointer(intent, .down), emit: emit)
    act(on: lower, .pointer(intent, .down), emit: emit)
    confine()
    for part in lower...lower + 1 {
      parts.change(part) {
        track.put($0.span)
        $0.slide.anchorAtRest(on: &track)
      }
    }
  }

  /// Handles a pointer that holds two thumbs, as `comeBack` and `letGo` do for one thumb.
  mutating func dragPair(_ event: PointerEvent, emit: (Effect) -> Void) {
    guard let (index, lower) = holds.pair else { return }
    SliderQueue.collect(emit) { queue in
      guard event.phase != .cancel else {
        let intent = read(event, by: index)
        return letPairGo(lower, .pointer(intent, .cancel)) { queue.add($0, emit) }
      }
      let times = isBeyondLimits(lower) || isBeyondLimits(lower + 1) ? 2 : 1
      var move = event
      move.phase = .move
      for _ in 0..<times where holds.pair != nil {
        let isUp = place(of: event.position) > place(of: holds.read(index) { $0.hold.point })
        let intent = read(move, by: index)
        eachOfPair(lower, .pointer(intent, .move), isUp: isUp) { queue.add($0, emit) }
      }
      if event.phase == .up, holds.pair != nil {
        letPairGo(lower, .lift(read(event, by: index))) { queue.add($0, emit) }
      }
    }
  }

  /// Releases two thumbs; each comes to rest on its nearest choice.
  mutating func letPairGo(_ lower: Int, _ action: SlideAction, emit: (Effect) -> Void) {
    let ranges = ranges(ofPair: lower, lower + 1)
    for turn in 0..<2 {
      let part = lower + 1 - turn
      guard isHeld(part) else { continue }
      var range = (part == lower ? ranges.lower : ranges.upper).cut(by: rangeAtRest(part))
      lead(part, in: &range)
      act(on: part, within: range, action, emit: emit)
    }
  }

  /// Restricts the choices of a thumb to the one nearest to its position within its range.
  private mutating func lead(_ part: Int, in range: inout SliderRange) {
    track.enter(range)
    guard let landing = track.rest(at: track.scale.clamp(position: shown(part))) else { return }
    // Restricting the track to the choices yields their ends exactly.
    track.enter(SliderRange(values: range.choices))
    let choice = track.scale.value(at: landing.position)
    let present = self.value(of: part)
    range.values = min(choice, present)...max(choice, present)
    range.choices = choice...choice
  }

  /// True if a thumb is beyond the limits of its neighbours.
  private mutating func isBeyondLimits(_ part: Int) -> Bool {
    range(for: part, canPush: false).isWidened
  }

  /// Moves both thumbs of a pair; both stop when one does. The thumb in front goes first.
  private mutating func eachOfPair(
    _ lower: Int, _ action: SlideAction, isUp: Bool, emit: (Effect) -> Void
  ) {
    let ranges = ranges(ofPair: lower, lower + 1)
    for turn in 0..<2 {
      let isUpper = (turn == 0) == isUp
      let part = isUpper ? lower + 1 : lower
      let limits = isUpper ? ranges.upper : ranges.lower
      var range = limits.cut(by: self.range(for: part, canPush: false))
      // Without quantization, both thumbs may be between two choices.
      if !track.rules.isQuantized {
        range.values = limits.cut(by: wholeRange(for: part)).values
      }
      act(on: part, within: range, action) {
        if !$0.isBound(isUpper ? .lower : .upper) { emit($0) }
      }
    }
  }
}

extension Effect {
  fileprivate func isBound(_ side: Side) -> Bool {
    if case .bound(side, _, _, _) = self { true } else { false }
  }
}
