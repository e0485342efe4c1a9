// What pointers do to a slide that they pull along.

extension Slide {
  /// Takes in what the pointer that drags it does not report.
  @inlinable @inline(never)
  mutating func decide(
    _ event: PointerEvent, on track: inout some Track, emit: (Effect) -> Void
  ) {
    var intent = read(event, on: &track)
    if case .interrupted = intent {
      release(velocity: 0, on: &track, emit: emit)
      intent = read(event, on: &track)
    }
    take(intent, on: &track, emit: emit)
  }

  @inlinable
  mutating func read<T: Track>(
    _ event: PointerEvent, on track: inout T
  ) -> PointerTracker.Intent? {
    T.turns
      ? pointers.turn(event, at: now, track.gestures)
      : pointers.handle(event, at: now, track.gestures)
  }

  /// Tells if a pointer that holds it, and has not dragged it yet, gives it up with an event, as a finger does that goes across.
  @inlinable
  public func yields(to event: PointerEvent, on track: inout some Track) -> Bool {
    guard pointers.state == .pressed else { return false }
    var copy = self
    return copy.read(event, on: &track) == .yielded
  }

  /// A pointer has gone down: what moves is held where it shows.
  @inlinable
  mutating func press(on track: inout some Track) {
    let wasReturning = isReturning
    movement = .none
    scroll.forget()
    pull = track.scale.pulled(position, track.band)
    if wasReturning { visit(pull, on: &track) }
    anchor = pull
    position = track.scale.shown(pull, track.band)
  }

  @inlinable
  mutating func take(
    _ intent: PointerTracker.Intent?, on track: inout some Track, emit: (Effect) -> Void
  ) {
    switch intent {
    case .dragged(let travel):
      _ = drag(travel, on: &track, emit: emit)
    case .released(let travel, let velocity):
      guard drag(travel, on: &track, emit: emit) else { return }
      let slope = track.scale.slope(pull, track.band)
      release(velocity: velocity * slope, on: &track, emit: emit)
    case .tapped(let point): tap(point, on: &track, emit: emit)
    case .yielded:
      if track.interaction == .enabled { emit(.yielded(now)) }
      release(velocity: 0, on: &track, emit: emit)
    case .cancelled: cancel(on: &track, emit: emit)
    case .pressed: press(on: &track)
    case .stayed, .interrupted, nil: break
    }
  }

  /// A pointer was lifted within the slop. If it caught a motion, that is all it meant.
  @inlinable
  mutating func tap(_ point: Point, on track: inout some Track, emit: (Effect) -> Void) {
    let hasCaught = edit.isOpen || edit.isActive
    if !hasCaught {
      if track.interaction == .enabled,
        let place = track.destination(ofTap: point, at: position)
      {
        return go(toTap: place, on: &track, emit: emit)
      }
      emit(.tapped(point, now))
    }
    release(velocity: 0, on: &track, emit: emit)
  }

  /// One whole edit to `place`, in points, or where the snap rule has it rest instead. What lies between
  /// is passed over in silence, and what shows follows by the spring of landings. A place past a bound leads to
  /// the bound, which is reported; where it is already, nothing else happens.
  @inlinable
  mutating func go(toTap place: Double, on track: inout some Track, emit: (Effect) -> Void) {
    let from = position
    let inside = track.scale.clamp(position: place)
    let landing = track.rest(at: inside)
    let new = landing?.position ?? inside
    letGo()
    guard track.reported(at: new) != edit.current else {
      if place != inside { meet(place < inside ? .lower : .upper, on: &track, emit: emit) }
      return release(velocity: 0, on: &track, emit: emit)
    }
    edit.begin(at: now, emit: emit)
    leap(
      from: from, to: place == inside ? new : place, .tap, isLanding: landing != nil, on: &track,
      emit: emit)
    if landing != nil { emit(.snapped(edit.current, now)) }
    edit.end(.commit, at: now, emit: emit)
    let plan = track.release.glide(from: from, to: new, at: now, isLanding: true)
    if let plan, plan.motion.restTime > now { return follow(plan, on: &track, emit: emit) }
    position = new
  }

  /// - Returns: `false` if it may not be dragged; the pointer has then let go of it.
  @inlinable @inline(never)
  mutating func drag(_ travel: Double, on track: inout some Track, emit: (Effect) -> Void) -> Bool {
    guard track.interaction == .enabled else {
      release(velocity: 0, on: &track, emit: emit)
      return false
    }
    edit.isActive = true
    edit.begin(at: now, emit: emit)
    let wanted = anchor + travel
    let place = track.choice(at: wanted) ?? wanted
    // A pointer may drag nowhere, in the dead middle of what turns, or but for rounding. Then, too, what it caught is where
    // it shows.
    if place == pull, pull == anchor, track.scale.position(of: edit.current) != pull {
      edit.report(track.reported(at: pull), .drag, at: now, emit: emit)
    }
    pull(to: place, on: &track, emit: emit)
    return true
  }

  /// Pulls it to a place, in points.
  @inlinable @inline(__always)
  mutating func pull(to place: Double, on track: inout some Track, emit: (Effect) -> Void) {
    let new = track.scale.base.reachable(place)
    let bounds = track.scale.bounds
    if pullsPlainly(to: new, within: bounds, on: &track, emit: emit) {
      if new != pull { edit.report(track.reported(at: new), .drag, at: now, emit: emit) }
      return (pull, position) = (new, new)
    }
    pull = move(from: pull, to: new, .drag, on: &track, emit: emit)
    // What `shown` says of a place where there are marks; nearly always it is inside, and then nothing resists.
    let inside = min(max(pull, bounds.lowerBound), bounds.upperBound)
    position = pull == inside ? pull : inside + track.band.displacement(pulledBy: pull - inside)
  }

  /// Takes an edit back, or lets it stand, as the track says.
  @inlinable @inline(never)
  public mutating func cancel(on track: inout some Track, emit: (Effect) -> Void) {
    letGo()
    scroll.forget()
    guard track.cancelPolicy == .revert else {
      return release(velocity: 0, on: &track, emit: emit)
    }
    if let original = edit.original {
      edit.report(track.scale.clamp(original), .cancel, at: now, emit: emit)
      moveToValue(on: &track)
      resetCrossings(at: position, on: &track)
      edit.end(.cancel, at: now, emit: emit)
    }
    restAtValue(on: &track)
    edit.rest(at: now, emit: emit)
  }

  /// Goes where the value is, silently.
  @inlinable @inline(never)
  mutating func moveToValue(on track: inout some Track) {
    position = track.scale.position(of: edit.current)
  }

  /// Goes where the value is and stays, silently: a mark there counts as the one that ticked last.
  @inlinable @inline(never)
  mutating func restAtValue(on track: inout some Track) {
    moveToValue(on: &track)
    detector.ticks.rest(at: position, rule: track.ticks)
  }

  /// Goes from `old` to `new` at once, in points: what it passes ticks, a bound is reported, and so is
  /// the value, by default what the track tells of that place.
  ///
  /// - Returns: where it is, on the scale, but perhaps past a bound.
  @inlinable @inline(never)
  mutating func move(
    from old: Double, to new: Double, value: Double? = nil, _ cause: ChangeCause,
    isLanding: Bool = false, on track: inout some Track, emit: (Effect) -> Void
  ) -> Double {
    let new = track.scale.base.reachable(new)
    cross(from: old, to: new, isLanding: isLanding, on: &track, emit: emit)
    if new != old {
      edit.report(value ?? track.reported(at: new), cause, at: now, emit: emit)
    }
    return new
  }

  /// Tells which marks and which bound a move passes.
  @inlinable @inline(__always)
  mutating func cross(
    from old: Double, to new: Double, isLanding: Bool, on track: inout some Track,
    emit: (Effect) -> Void
  ) {
    let passed: (marks: MarkSpan, bound: Side?)
    if let rule = track.evenTicks {
      passed = detector.move(from: old, to: new, rule: rule, isLanding: isLanding)
      keepGap(around: new, rule)
    } else {
      passed = passAny(from: old, to: new, isLanding: isLanding, on: &track)
    }
    if passed.marks.count != 0 { emit(.tick(TickRun(marks: passed.marks, at: now))) }
    if let side = passed.bound { meet(side, on: &track, emit: emit) }
  }

  /// What a move passes of marks that need not be evenly spaced.
  @inlinable @inline(never)
  mutating func passAny(
    from old: Double, to new: Double, isLanding: Bool, on track: inout some Track
  ) -> (marks: MarkSpan, bound: Side?) {
    detector.move(from: old, to: new, rule: track.ticks, isLanding: isLanding)
  }
}
