// Intents of the pointer that holds a slide, and their effects on it.

extension Slide {
  /// Applies a pointer down: a moving slide is held at its shown position.
  @inlinable
  mutating func press(on track: inout some Track) {
    let wasReturning = isReturning
    state = .pressed
    gap = .unknown
    scroll.forget()
    pull = track.scale.pulled(position, track.band)
    if wasReturning { visit(pull, on: &track) }
    anchor = pull
    position = track.scale.shown(pull, track.band)
  }

  /// Applies what an event of its pointer means; `nil` has no effect.
  @inlinable
  public mutating func take(
    _ intent: Hold.Intent?, on track: inout some Track, emit: (Effect) -> Void
  ) {
    switch intent {
    case .dragged(let travel):
      drag(by: travel, on: &track, emit: emit)
    case .released(let travel, let velocity):
      guard drag(to: place(draggedBy: travel), on: &track, emit: emit) else { return }
      let slope = track.scale.slope(pull, track.band)
      release(velocity: velocity * slope, on: &track, emit: emit)
    case .tapped(let point): tap(point, on: &track, emit: emit)
    case .doubleTapped(let point): tapAgain(point, on: &track, emit: emit)
    case .yielded:
      if track.interaction == .enabled { emit(.yielded(now)) }
      release(velocity: 0, on: &track, emit: emit)
    case .cancelled: cancel(on: &track, emit: emit)
    case .pressed: press(on: &track)
    case .interrupted: release(velocity: 0, on: &track, emit: emit)
    case .stayed, nil: break
    }
  }

  /// Applies a pointer lifted within the slop. If it caught a motion, it has no other effect.
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

  /// Applies a second tap, which goes back to the default. Without one, or if it caught a motion, it is
  /// a tap like any.
  @inlinable
  mutating func tapAgain(_ point: Point, on track: inout some Track, emit: (Effect) -> Void) {
    guard !edit.isOpen, !edit.isActive, track.interaction == .enabled,
      let value = track.reset(from: edit.current)
    else { return tap(point, on: &track, emit: emit) }
    choose(value, .reset, on: &track, emit: emit)
  }

  /// Performs a complete edit to `place`, in points, or its rest position. Marks between do not
  /// tick, and the shown position follows by the landing spring. A position past a bound leads to
  /// the bound, which is reported; an unchanged value has no other effect.
  @inlinable
  mutating func go(toTap place: Double, on track: inout some Track, emit: (Effect) -> Void) {
    let from = position
    let place = track.scale.settled(place)
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
    if let plan = track.release.glide(from: from, to: new, at: now, isLanding: true) {
      return follow(plan, on: &track, emit: emit)
    }
    position = new
  }

  /// Drags the slide to a position, in points, or to the choice there.
  ///
  /// - Returns: `false` if dragging is not allowed; the pointer has then been released.
  @inlinable
  package mutating func drag(
    to wanted: Double, on track: inout some Track, emit: (Effect) -> Void
  ) -> Bool {
    guard track.interaction == .enabled else {
      release(velocity: 0, on: &track, emit: emit)
      return false
    }
    state = .dragging
    edit.isActive = true
    edit.begin(at: now, emit: emit)
    let place = track.choice(at: wanted) ?? wanted
    // A drag may have no travel: in the dead zone of a turning control, or only by rounding. Even
    // then, a caught slide takes the value of its shown position.
    if place == pull, pull == anchor, track.scale.position(of: edit.current) != pull {
      edit.report(track.reported(at: pull), .drag, at: now, emit: emit)
    }
    pull(to: place, on: &track, emit: emit)
    return true
  }

  /// Pulls the slide to a position, in points.
  @inlinable @inline(__always)
  mutating func pull(to place: Double, on track: inout some Track, emit: (Effect) -> Void) {
    let new = track.scale.base.reachable(place)
    let bounds = track.scale.bounds
    if pullsPlainly(to: new, within: bounds, on: &track, emit: emit) {
      if new != pull { edit.report(track.reported(at: new), .drag, at: now, emit: emit) }
      return (pull, position) = (new, new)
    }
    pull = move(from: pull, to: track.scale.settled(new), .drag, on: &track, emit: emit)
    // Equals `shown` for a reachable pull. It is nearly always inside, where nothing resists.
    let inside = min(max(pull, bounds.lowerBound), bounds.upperBound)
    position = pull == inside ? pull : inside + track.band.displacement(pulledBy: pull - inside)
  }

  /// Cancels or commits the edit, as the track's cancel policy requires.
  @inlinable
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

  /// Moves to the position of the value, without effects.
  @inlinable
  mutating func moveToValue(on track: inout some Track) {
    position = track.scale.position(of: edit.current)
  }

  /// Rests at the position of the value, without effects: a mark there counts as the last tick.
  @inlinable
  mutating func restAtValue(on track: inout some Track) {
    moveToValue(on: &track)
    detector.ticks.rest(at: position, rule: track.ticks)
  }

  /// Moves from `old` to `new` immediately, in points. Emits the ticks of passed marks, a reached
  /// bound, and the value, by default that of the new position on the track.
  ///
  /// - Returns: reachable position on the scale, possibly past a bound.
  @inlinable
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

  /// Reports the marks and the bound that a move passes.
  @inlinable @inline(__always)
  mutating func cross(
    from old: Double, to new: Double, isLanding: Bool, on track: inout some Track,
    emit: (Effect) -> Void
  ) {
    let passed: (marks: MarkSpan, bound: Side?)
    if let rule = track.evenTicks(from: -.infinity, to: .infinity) {
      passed = detector.move(from: old, to: new, rule: rule, isLanding: isLanding)
      gap = rule.gap(around: new)
    } else {
      passed = passAny(from: old, to: new, isLanding: isLanding, on: &track)
    }
    if passed.marks.count != 0 { emit(.tick(TickRun(marks: passed.marks, at: now))) }
    if let side = passed.bound { meet(side, on: &track, emit: emit) }
  }

  /// Returns the marks and the bound that a move passes, for marks that need not be evenly spaced.
  @inlinable
  mutating func passAny(
    from old: Double, to new: Double, isLanding: Bool, on track: inout some Track
  ) -> (marks: MarkSpan, bound: Side?) {
    let bounds = track.scale.bounds
    guard !stays(past: bounds, from: old, to: new) else { return (.none, nil) }
    gap = track.evenTicks(from: new, to: new)?.gap(around: new) ?? .past(bounds, at: new)
    return detector.move(from: old, to: new, rule: track.ticks, isLanding: isLanding)
  }

  /// True if a move stays past a bound, and the last one ended past the same: nothing ticks there, and
  /// nothing is nearer or farther than before.
  @inlinable
  func stays(past bounds: ClosedRange<Double>, from old: Double, to new: Double) -> Bool {
    if min(old, new) > bounds.upperBound {
      return gap.isPast(bounds.upperBound) && detector.bounds.lowerIsArmed
    }
    return max(old, new) < bounds.lowerBound && gap.isPast(bounds.lowerBound)
      && detector.bounds.upperIsArmed
  }
}
