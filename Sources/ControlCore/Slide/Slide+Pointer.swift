// What pointers do to a slide that they pull along.

extension Slide {
  /// Takes one pointer event in.
  @inlinable
  public mutating func handle(_ event: PointerEvent, emit: (Effect) -> Void) {
    var intent = read(event)
    if case .interrupted = intent {
      release(velocity: 0, emit: emit)
      intent = read(event)
    }
    take(intent, emit: emit)
  }

  @inlinable
  mutating func read(_ event: PointerEvent) -> PointerTracker.Intent? {
    T.turns
      ? pointers.turn(event, at: now, track.gestures)
      : pointers.handle(event, at: now, track.gestures)
  }

  /// Tells if a pointer that holds it, and has not dragged it yet, gives it up with an event, as a finger does that goes across.
  @inlinable
  public func yields(to event: PointerEvent) -> Bool {
    guard pointers.state == .pressed else { return false }
    var copy = self
    return copy.read(event) == .yielded
  }

  /// A pointer has gone down: what moves is held where it shows.
  @inlinable
  mutating func press() {
    let wasReturning = isReturning
    movement = .none
    scroll.forget()
    pull = track.scale.pulled(position, track.band)
    if wasReturning { visit(pull) }
    anchor = pull
    position = track.scale.shown(pull, track.band)
  }

  @inlinable
  mutating func take(_ intent: PointerTracker.Intent?, emit: (Effect) -> Void) {
    switch intent {
    case .dragged(let travel):
      _ = drag(travel, emit: emit)
    case .released(let travel, let velocity):
      guard drag(travel, emit: emit) else { return }
      let slope = track.scale.slope(pull, track.band)
      release(velocity: velocity * slope, emit: emit)
    case .tapped(let point): tap(point, emit: emit)
    case .yielded:
      if track.interaction == .enabled { emit(.yielded(now)) }
      release(velocity: 0, emit: emit)
    case .cancelled: cancel(emit: emit)
    case .pressed: press()
    case .interrupted, nil: break
    }
  }

  /// A pointer was lifted within the slop. If it caught a motion, that is all it meant.
  @inlinable
  mutating func tap(_ point: Point, emit: (Effect) -> Void) {
    let hasCaught = edit.isOpen || edit.isActive
    if !hasCaught {
      if track.interaction == .enabled,
        let place = track.destination(ofTap: point, at: position)
      {
        return go(toTap: place, emit: emit)
      }
      emit(.tapped(point, now))
    }
    release(velocity: 0, emit: emit)
  }

  /// One whole edit to `place`, in points, or where the snap rule has it rest instead. What lies between
  /// is passed over in silence, and what shows follows by the spring of landings. A place past a bound leads to
  /// the bound, which is reported; where it is already, nothing else happens.
  @inlinable
  mutating func go(toTap place: Double, emit: (Effect) -> Void) {
    let (scale, from) = (track.scale, position)
    let inside = scale.clamp(position: place)
    let landing = track.rest(at: inside)
    let new = landing?.position ?? inside
    letGo()
    guard track.told(at: new) != edit.current else {
      if place != inside { meet(place < inside ? .lower : .upper, emit: emit) }
      return release(velocity: 0, emit: emit)
    }
    edit.begin(at: now, emit: emit)
    leap(
      from: from, to: place == inside ? new : place, .tap, isLanding: landing != nil, emit: emit)
    if landing != nil { emit(.snapped(edit.current, now)) }
    edit.end(.commit, at: now, emit: emit)
    let plan = track.release.glide(from: from, to: new, at: now, isLanding: true)
    if let plan, plan.motion.restTime > now { return follow(plan, emit: emit) }
    position = new
  }

  /// - Returns: `false` if it may not be dragged; the pointer has then let go of it.
  @inlinable
  mutating func drag(_ travel: Double, emit: (Effect) -> Void) -> Bool {
    guard track.interaction == .enabled else {
      release(velocity: 0, emit: emit)
      return false
    }
    edit.isActive = true
    edit.begin(at: now, emit: emit)
    let wanted = anchor + travel
    let place = track.choice(at: wanted) ?? wanted
    // A pointer may drag nowhere, in the dead middle of what turns, or but for rounding. Then, too, what it caught is where
    // it shows.
    if place == pull, pull == anchor, track.scale.position(of: edit.current) != pull {
      edit.report(track.told(at: pull), .drag, at: now, emit: emit)
    }
    pull = move(from: pull, to: place, .drag, emit: emit)
    // Nearly always it is inside, and then nothing resists.
    let isInside = track.scale.bounds.contains(pull)
    position = isInside ? pull : track.scale.shown(pull, track.band)
    return true
  }

  /// Takes an edit back, or lets it stand, as the track says.
  @inlinable @inline(never)
  public mutating func cancel(emit: (Effect) -> Void) {
    letGo()
    scroll.forget()
    guard track.cancelPolicy == .revert else {
      return release(velocity: 0, emit: emit)
    }
    if let original = edit.original {
      edit.report(track.scale.clamp(original), .cancel, at: now, emit: emit)
      moveToValue()
      resetCrossings(at: position)
      edit.end(.cancel, at: now, emit: emit)
    }
    restAtValue()
    edit.rest(at: now, emit: emit)
  }

  /// Goes where the value is, silently.
  @inlinable @inline(never)
  mutating func moveToValue() {
    position = track.scale.position(of: edit.current)
  }

  /// Goes where the value is and stays, silently: a mark there counts as the one that ticked last.
  @inlinable @inline(never)
  mutating func restAtValue() {
    moveToValue()
    detector.ticks.rest(at: position, rule: track.ticks)
  }

  /// Goes from `old` to `new` at once, in points: what it passes ticks, a bound is reported, and so is
  /// the value, by default what the track tells of that place.
  ///
  /// - Returns: where it is, on the scale, but perhaps past a bound.
  @inlinable @inline(never)
  mutating func move(
    from old: Double, to new: Double, value: Double? = nil, _ cause: ChangeCause,
    isLanding: Bool = false, emit: (Effect) -> Void
  ) -> Double {
    let new = track.scale.base.reachable(new)
    let passed =
      if let rule = track.evenTicks {
        detector.move(from: old, to: new, rule: rule, isLanding: isLanding)
      } else {
        passAny(from: old, to: new, isLanding: isLanding)
      }
    if passed.marks.count != 0 { emit(.tick(TickRun(marks: passed.marks, at: now))) }
    if let side = passed.bound { meet(side, emit: emit) }
    if new != old {
      edit.report(value ?? track.told(at: new), cause, at: now, emit: emit)
    }
    return new
  }

  /// What a move passes of marks that need not be evenly spaced.
  @inlinable @inline(never)
  mutating func passAny(
    from old: Double, to new: Double, isLanding: Bool
  ) -> (marks: MarkSpan, bound: Side?) {
    detector.move(from: old, to: new, rule: track.ticks, isLanding: isLanding)
  }
}
