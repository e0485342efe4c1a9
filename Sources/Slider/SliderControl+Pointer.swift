import ControlCore

// What pointers do: which thumb a press takes, and when.

extension SliderControl {
  mutating func handle(_ event: PointerEvent, emit: (Effect) -> Void) {
    guard event.position.isFinite || event.phase == .cancel else { return }
    if let index = presses.index(of: event.id) { return follow(index, event, emit: emit) }
    guard lanes.holds(event.id, at: 0) || lanes.holds(event.id, at: 1) else {
      if event.phase == .down { press(event, emit: emit) }
      return
    }
    if event.phase == .down {
      // The pointer went up unnoticed.
      drop(event.id, emit: emit)
      return press(event, emit: emit)
    }
    drag(event, emit: emit)
  }

  /// A pointer that holds one thumb, or two, has moved or gone.
  private mutating func drag(_ event: PointerEvent, emit: (Effect) -> Void) {
    guard let lane = lanes.holds(event.id, at: 0) ? 0 : 1, let part = lanes.part(lane) else {
      return
    }
    if event.phase == .cancel, configuration.cancelPolicy == .revert {
      return cancel(event, emit: emit)
    }
    guard !lanes.arePair else {
      return SliderQueue.collect(emit) { queue in
        eachOfPair(.pointer(event)) { queue.add($0, emit) }
      }
    }
    if event.phase != .move, configuration.meeting == .push {
      // First it goes where it is lifted, and pushes; then it comes to rest in the room that there is.
      if event.phase == .up {
        var move = event
        move.phase = .move
        act(on: part, .pointer(move), emit: emit)
      }
      guard lanes.index(of: part) != nil else { return }
      return act(on: part, within: room(for: part, canPush: false), .pointer(event), emit: emit)
    }
    let room = room(for: part)
    act(on: part, within: room, .pointer(event), emit: emit)
    // Alone in the first lane it changes nothing that its room depends on: whom it pushes, it can push on.
    if !room.isWidened, lanes.part(0) == part, lanes.isHeld(0),
      lanes.phase(0) == .dragging, lanes.part(1) == nil, presses.isEmpty
    {
      steadyRoom = room
    }
  }

  /// Ends what a pointer does, where its thumbs are.
  private mutating func drop(_ id: Int64, emit: (Effect) -> Void) {
    SliderQueue.collect(emit) { queue in
      guard !lanes.arePair else { return eachOfPair(.drop) { queue.add($0, emit) } }
      let lane = lanes.holds(id, at: 0) ? 0 : 1
      guard let part = lanes.part(lane) else { return }
      act(on: part, within: room(for: part, canPush: false), .drop) { queue.add($0, emit) }
    }
  }

  /// A pointer that holds one thumb, or two, was taken away.
  private mutating func cancel(_ event: PointerEvent, emit: (Effect) -> Void) {
    SliderQueue.collect(emit) { queue in
      let first = firstToGoBack
      for turn in 0..<2 {
        let lane = turn == 0 ? first : 1 - first
        guard lanes.holds(event.id, at: lane), let part = lanes.part(lane) else { continue }
        act(on: part, within: wholeRoom(for: part), .pointer(event)) { queue.add($0, emit) }
      }
    }
    lanes.separate()
  }

  /// The lane of the thumb that leaves room to that of the other when both go back where they were.
  var firstToGoBack: Int {
    guard let part = lanes.part(0), let other = lanes.part(1) else { return 0 }
    let goesDown = lanes.read(0) { $0.slide.original } < value(of: part)
    return goesDown == (part < other) ? 0 : 1
  }

  /// Does something with the two thumbs that one pointer holds; both stop where one does.
  mutating func eachOfPair(_ action: SlideAction, emit: (Effect) -> Void) {
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
      let room = (isUpper ? rooms.upper : rooms.lower).cut(by: self.room(for: part, canPush: false))
      act(on: part, within: room, action) {
        if !$0.isBound(isUpper ? .lower : .upper) { emit($0) }
      }
    }
    lanes.separate()
  }

  // MARK: Presses

  private mutating func press(_ event: PointerEvent, emit: (Effect) -> Void) {
    guard lanes.pointers + presses.count < mostPointers else { return }
    finishTurn(emit: emit)
    let place = place(of: event.position)
    guard let part = nearest(to: place) else { return }
    guard configuration.interaction == .enabled else { return hold(part, event, emit: emit) }
    // The last digits of a sum do not decide.
    if abs(shown(part) - place) <= max(configuration.grab, 1e-6) {
      guard stack(around: part).count > 1 else { return hold(part, event, emit: emit) }
      return wait(event, .stack)
    }
    if configuration.between == .move, lanes.pointers + presses.count == 0,
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

  /// How many pointers count at once: one for each thumb, and two at most.
  var mostPointers: Int { min(2, partCount) }

  private mutating func wait(_ event: PointerEvent, _ meaning: SliderPresses.Meaning) {
    presses.add(SliderPresses.Press(contact: Contact(event, rules.gestures), meaning: meaning))
  }

  private mutating func hold(_ part: Int, _ event: PointerEvent, emit: (Effect) -> Void) {
    focus = part
    act(on: part, .pointer(event), emit: emit)
  }

  /// The thumb nearest to where a pointer went down comes to where it is, and is dragged on from there.
  private mutating func jump(_ event: PointerEvent, from down: Point, emit: (Effect) -> Void) {
    let place = place(of: event.position)
    guard let near = nearest(to: self.place(of: down)) else { return }
    let part = movable(stack(around: near), place < shown(near) ? .lower : .upper)
    focus = part
    act(on: part, .grab(event, at: place), emit: emit)
  }

  private mutating func step(towards place: Double, emit: (Effect) -> Void) {
    guard let near = nearest(to: place) else { return }
    let side = place < shown(near) ? Side.lower : .upper
    let part = movable(stack(around: near), side)
    focus = part
    act(on: part, .step(side == .lower ? -1 : 1), emit: emit)
  }

  // MARK: What a press turns out to mean

  private mutating func follow(_ index: Int, _ event: PointerEvent, emit: (Effect) -> Void) {
    guard var press = presses[index] else { return }
    var event = event
    // What went down is what moves.
    if event.phase != .down { event.kind = press.contact.kind }
    switch event.phase {
    case .hover, .leave: return
    case .cancel: return presses[index] = nil
    case .down:
      presses[index] = nil
      return self.press(event, emit: emit)
    case .move, .up: press.contact.move(to: event, rules.gestures)
    }
    switch press.contact.leavingSlop(rules.gestures) {
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

  /// A press has become a drag.
  private mutating func drag(
    _ press: SliderPresses.Press, _ event: PointerEvent, emit: (Effect) -> Void
  ) {
    var down = event
    (down.phase, down.position) = (.down, press.contact.origin)
    switch press.meaning {
    case .step, .tap: break
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
      guard let lower = pair(around: place(of: down.position)), lanes.pointers + presses.count == 0
      else { return }
      hold(lower + 1, down, emit: emit)
      hold(lower, down, emit: emit)
      for lane in 0..<2 { lanes.change(lane) { $0.isPair = true } }
      drag(event, emit: emit)
    }
  }

  /// A press was lifted within the slop.
  private mutating func tap(
    _ press: SliderPresses.Press, _ event: PointerEvent, emit: (Effect) -> Void
  ) {
    let place = place(of: event.position)
    switch press.meaning {
    case .pair where configuration.trackPress == .nothing, .tap: emit(.tapped(event.position, time))
    case .pair where configuration.trackPress == .step, .step: step(towards: place, emit: emit)
    case .pair, .jump:
      jump(event, from: press.contact.origin, emit: emit)
      drag(event, emit: emit)
    case .stack:
      if let near = nearest(to: place) { focus = movable(stack(around: near), .upper) }
      emit(.tapped(event.position, time))
    }
  }
}

extension Effect {
  fileprivate func isBound(_ side: Side) -> Bool {
    if case .bound(side, _, _, _) = self { true } else { false }
  }
}

// MARK: Where thumbs are

extension SliderControl {
  /// What of the track is under a point.
  mutating func place(of point: Point) -> Double {
    let gestures = rules.gestures
    let start = gestures.direction == .right ? 0 : rules.length
    return rules.ends.lowerBound + start + gestures.along(point)
  }

  /// The thumb nearest to a place, in points; exactly between two the lower one in the lower half of the track, else the
  /// upper one. `nil` if a pointer holds it.
  private mutating func nearest(to place: Double) -> Int? {
    var (best, least) = (0, Double.infinity)
    let middle = (rules.ends.lowerBound + rules.ends.upperBound) / 2
    for part in 0..<partCount {
      let distance = abs(shown(part) - place)
      let isAsNear = abs(distance - least) <= 1e-9 && place >= middle
      if distance < least - 1e-9 || isAsNear { (best, least) = (part, distance) }
    }
    let free = stack(around: best)
    return free.isEmpty ? nil : min(max(best, free.lowerBound), free.upperBound - 1)
  }

  /// The thumbs in one place, within a point of each other, that no pointer holds.
  private mutating func stack(around part: Int) -> Range<Int> {
    let place = shown(part)
    var (first, last) = (part, part)
    while first > 0, abs(shown(first - 1) - place) <= 1 { first -= 1 }
    while last < partCount - 1, abs(shown(last + 1) - place) <= 1 { last += 1 }
    // A pointer holds an outer one: the direction has chosen it.
    while first <= last, lanes.isHeld(part: first) { first += 1 }
    while last >= first, lanes.isHeld(part: last) { last -= 1 }
    return first..<max(last + 1, first)
  }

  /// Of thumbs in one place the one that goes first to a side, or if none can, to the other.
  private mutating func movable(_ parts: Range<Int>, _ side: Side) -> Int {
    if let part = first(of: parts, to: side) { return part }
    if let part = first(of: parts, to: side == .lower ? .upper : .lower) { return part }
    return parts.lowerBound
  }

  /// Of thumbs in one place the outermost at a side that can go there.
  private mutating func first(of parts: Range<Int>, to side: Side) -> Int? {
    for index in 0..<parts.count {
      let part = side == .lower ? parts.lowerBound + index : parts.upperBound - 1 - index
      let (value, values) = (value(of: part), room(for: part).values)
      if side == .lower ? values.lowerBound < value : values.upperBound > value { return part }
    }
    return nil
  }

  /// The lower of the two thumbs between which a place is, beside both; `nil` if it is elsewhere.
  private mutating func pair(around place: Double) -> Int? {
    for part in 0..<max(partCount - 1, 0) where shown(part) < place && place < shown(part + 1) {
      return lanes.isHeld(part: part) || lanes.isHeld(part: part + 1) ? nil : part
    }
    return nil
  }
}
