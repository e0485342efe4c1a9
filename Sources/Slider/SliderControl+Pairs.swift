import ControlCore

// Two thumbs dragged by one pointer.

extension SliderControl {
  /// Starts a drag of two thumbs from their nearest choices, which keeps their distance in choices.
  mutating func startPair() {
    confineSlots()
    for slot in 0..<2 {
      slots.change(slot) {
        $0.isPair = true
        track.put($0.span)
        $0.slide.anchorAtRest(on: &track)
      }
    }
  }

  /// The slot whose thumb must revert first, to leave space for the other.
  var firstToGoBack: Int {
    mutating get {
      guard let part = slots.part(0), let other = slots.part(1) else { return 0 }
      let goesDown = slots.read(0) { $0.slide.original } < value(of: part)
      return goesDown == (part < other) ? 0 : 1
    }
  }

  /// Handles a pointer that holds two thumbs, as `comeBack` and `letGo` do for one thumb.
  mutating func dragPair(_ event: PointerEvent, emit: (Effect) -> Void) {
    SliderQueue.collect(emit) { queue in
      guard event.phase != .cancel else {
        return eachOfPair(.pointer(event)) { queue.add($0, emit) }
      }
      let times = isBeyondLimits(0) || isBeyondLimits(1) ? 2 : 1
      var move = event
      move.phase = .move
      for _ in 0..<times where slots.arePair {
        eachOfPair(.pointer(move)) { queue.add($0, emit) }
      }
      if event.phase == .up { letPairGo(.lift(event)) { queue.add($0, emit) } }
    }
  }

  /// Releases two thumbs; each comes to rest on its nearest choice.
  private mutating func letPairGo(_ action: SlideAction, emit: (Effect) -> Void) {
    guard let one = slots.part(0), let other = slots.part(1) else { return }
    let ranges = ranges(ofPair: min(one, other), max(one, other))
    for turn in 0..<2 {
      let part = turn == 0 ? one : other
      guard slots.isHeld(part: part) else { continue }
      var range = (part == max(one, other) ? ranges.upper : ranges.lower).cut(by: rangeAtRest(part))
      lead(part, in: &range)
      act(on: part, within: range, action, emit: emit)
    }
    slots.separate()
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

  /// True if the thumb of a slot is beyond the limits of its neighbours.
  private mutating func isBeyondLimits(_ slot: Int) -> Bool {
    guard let part = slots.part(slot) else { return false }
    return range(for: part, canPush: false).isWidened
  }

  /// Performs an action on both thumbs of a pair; both stop when one does.
  mutating func eachOfPair(_ action: SlideAction, emit: (Effect) -> Void) {
    guard action.isMove else { return letPairGo(action, emit: emit) }
    guard let one = slots.part(0), let other = slots.part(1) else { return }
    let ranges = ranges(ofPair: min(one, other), max(one, other))
    var isUp = false
    if case .pointer(let event) = action {
      isUp = place(of: event.position) > place(of: slots.read(0) { $0.slide.point })
    }
    // The thumb in front goes first.
    for turn in 0..<2 {
      let isUpper = (turn == 0) == isUp
      let part = isUpper ? max(one, other) : min(one, other)
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
    slots.separate()
  }
}

extension Effect {
  fileprivate func isBound(_ side: Side) -> Bool {
    if case .bound(side, _, _, _) = self { true } else { false }
  }
}
