import ControlCore

// Two thumbs that one pointer takes along.

extension SliderControl {
  /// Two thumbs go along with a pointer from here on, each from its nearest choice, so that they stay as many choices apart.
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

  /// The lane of the thumb that leaves room to that of the other when both go back where they were.
  var firstToGoBack: Int {
    mutating get {
      guard let part = slots.part(0), let other = slots.part(1) else { return 0 }
      let goesDown = slots.read(0) { $0.slide.original } < value(of: part)
      return goesDown == (part < other) ? 0 : 1
    }
  }

  /// The pointer that holds two thumbs has moved or gone. As of one thumb: see `comeBack` and `letGo`.
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

  /// The pointer lets go of the two thumbs, or is gone: each rests on the choice that is nearest to where it is.
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

  /// Leads a thumb to the choice that is nearest to where it is between the limits of a room, and nowhere else.
  private mutating func lead(_ part: Int, in range: inout SliderRange) {
    track.enter(range)
    guard let landing = track.rest(at: track.scale.clamp(position: shown(part))) else { return }
    // The ends of the choices exactly.
    track.enter(SliderRange(values: range.choices))
    let choice = track.scale.value(at: landing.position)
    let present = self.value(of: part)
    range.values = min(choice, present)...max(choice, present)
    range.choices = choice...choice
  }

  /// Whether the thumb of a lane is where its neighbours leave no room.
  private mutating func isBeyondLimits(_ slot: Int) -> Bool {
    guard let part = slots.part(slot) else { return false }
    return range(for: part, canPush: false).isWidened
  }

  /// Does something with the two thumbs that one pointer holds; both stop where one does.
  mutating func eachOfPair(_ action: SlideAction, emit: (Effect) -> Void) {
    guard action.isMove else { return letPairGo(action, emit: emit) }
    guard let one = slots.part(0), let other = slots.part(1) else { return }
    let ranges = ranges(ofPair: min(one, other), max(one, other))
    var isUp = false
    if case .pointer(let event) = action {
      isUp = place(of: event.position) > place(of: slots.read(0) { $0.slide.point })
    }
    // The one in front goes first.
    for turn in 0..<2 {
      let isUpper = (turn == 0) == isUp
      let part = isUpper ? max(one, other) : min(one, other)
      let limits = isUpper ? ranges.upper : ranges.lower
      var range = limits.cut(by: self.range(for: part, canPush: false))
      // Where the one in front is between two choices, the one behind goes between two as well.
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
