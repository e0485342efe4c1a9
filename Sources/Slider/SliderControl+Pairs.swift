import ControlCore

// Two thumbs that one pointer takes along.

extension SliderControl {
  /// Two thumbs go along with a pointer from here on, each from its nearest choice, so that they stay as many choices apart.
  mutating func startPair() {
    confineLanes()
    for lane in 0..<2 {
      lanes.change(lane) {
        $0.isPair = true
        track.put($0.span)
        $0.slide.anchorAtRest(on: &track)
      }
    }
  }

  /// The lane of the thumb that leaves room to that of the other when both go back where they were.
  var firstToGoBack: Int {
    mutating get {
      guard let part = lanes.part(0), let other = lanes.part(1) else { return 0 }
      let goesDown = lanes.read(0) { $0.slide.original } < value(of: part)
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
      for _ in 0..<times where lanes.arePair {
        eachOfPair(.pointer(move)) { queue.add($0, emit) }
      }
      if event.phase == .up { letPairGo(.lift(event)) { queue.add($0, emit) } }
    }
  }

  /// The pointer lets go of the two thumbs, or is gone: each rests on the choice that is nearest to where it is.
  private mutating func letPairGo(_ action: SlideAction, emit: (Effect) -> Void) {
    guard let one = lanes.part(0), let other = lanes.part(1) else { return }
    let rooms = rooms(ofPair: min(one, other), max(one, other))
    for turn in 0..<2 {
      let part = turn == 0 ? one : other
      guard lanes.isHeld(part: part) else { continue }
      var room = (part == max(one, other) ? rooms.upper : rooms.lower).cut(by: roomToRest(part))
      lead(part, in: &room)
      act(on: part, within: room, action, emit: emit)
    }
    lanes.separate()
  }

  /// Leads a thumb to the choice that is nearest to where it is between the limits of a room, and nowhere else.
  private mutating func lead(_ part: Int, in room: inout SliderRoom) {
    track.enter(room)
    guard let landing = track.rest(at: track.scale.clamp(position: shown(part))) else { return }
    // The ends of the choices exactly.
    track.enter(SliderRoom(values: room.choices))
    let choice = track.scale.value(at: landing.position)
    let present = self.value(of: part)
    room.values = min(choice, present)...max(choice, present)
    room.choices = choice...choice
  }

  /// Whether the thumb of a lane is where its neighbours leave no room.
  private mutating func isBeyondLimits(_ lane: Int) -> Bool {
    guard let part = lanes.part(lane) else { return false }
    return room(for: part, canPush: false).isWidened
  }

  /// Does something with the two thumbs that one pointer holds; both stop where one does.
  mutating func eachOfPair(_ action: SlideAction, emit: (Effect) -> Void) {
    guard action.isMove else { return letPairGo(action, emit: emit) }
    guard let one = lanes.part(0), let other = lanes.part(1) else { return }
    let rooms = rooms(ofPair: min(one, other), max(one, other))
    var isUp = false
    if case .pointer(let event) = action {
      isUp = place(of: event.position) > place(of: lanes.read(0) { $0.slide.point })
    }
    // The one in front goes first.
    for turn in 0..<2 {
      let isUpper = (turn == 0) == isUp
      let part = isUpper ? max(one, other) : min(one, other)
      let limits = isUpper ? rooms.upper : rooms.lower
      var room = limits.cut(by: self.room(for: part, canPush: false))
      // Where the one in front is between two choices, the one behind goes between two as well.
      if !track.rules.isQuantized {
        room.values = limits.cut(by: wholeRoom(for: part)).values
      }
      act(on: part, within: room, action) {
        if !$0.isBound(isUpper ? .lower : .upper) { emit($0) }
      }
    }
    lanes.separate()
  }
}

extension Effect {
  fileprivate func isBound(_ side: Side) -> Bool {
    if case .bound(side, _, _, _) = self { true } else { false }
  }
}
