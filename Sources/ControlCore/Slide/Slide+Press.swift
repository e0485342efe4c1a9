// Presses beside what slides: it goes where the pointer is, and then with it.

extension Slide {
  /// A pointer takes hold at once, wherever it is: what shows goes to `place`, and is dragged on from there.
  /// The edit is opened; what lies between is passed over in silence.
  ///
  /// - Parameters:
  ///   - event: says which pointer, and where it is.
  ///   - place: what of the track is there, in points; perhaps past a bound, which is told.
  ///   - cause: why the value changes.
  ///   - track: what it runs on.
  ///   - emit: takes the effects.
  @inlinable @inline(never)
  public mutating func grab<T: Track>(
    _ event: PointerEvent, at place: Double, _ cause: ChangeCause, on track: inout T,
    emit: (Effect) -> Void
  ) {
    guard track.interaction == .enabled, event.position.isFinite else { return }
    movement = .none
    scroll.forget()
    if T.turns {
      pointers.grabTurning(event, at: now, track.gestures)
    } else {
      pointers.grab(event, at: now, track.gestures)
    }
    let from = track.scale.clamp(position: position)
    edit.isActive = true
    edit.begin(at: now, emit: emit)
    leap(
      from: from, to: track.choice(at: place) ?? place, cause, isLanding: false, on: &track,
      emit: emit)
    anchor = track.scale.base.reachable(place)
    position = track.scale.shown(pull, track.band)
  }

  /// Whether a move or a lift would make the press of a pointer a drag: so a control that is turned can `grab`
  /// instead.
  @inlinable
  public func wouldDrag(_ event: PointerEvent, on track: inout some Track) -> Bool {
    pointers.wouldTurn(event, track.gestures)
  }

  /// What is pulled goes to `new` at once, in points: of the marks only the one that it arrives on ticks. Past a bound
  /// that is reported in place of the bound's own mark. See `TickTracker.marks` for `isLanding`.
  @inlinable @inline(never)
  mutating func leap(
    from old: Double, to new: Double, _ cause: ChangeCause, isLanding: Bool,
    on track: inout some Track, emit: (Effect) -> Void
  ) {
    let rule = track.ticks
    let (new, inside) = (track.scale.base.reachable(new), track.scale.clamp(position: new))
    let passed = detector.ticks.leap(
      from: old, to: inside, rule: rule, isLanding: isLanding, isPastBound: new != inside)
    detector.visit(inside, rule: rule)
    let side = detector.bounds.move(
      from: inside, to: new, lower: rule.lower, upper: rule.upper, rearm: rule.rearm)
    if passed.count != 0 { emit(.tick(TickRun(marks: passed, at: now))) }
    if let side { meet(side, on: &track, emit: emit) }
    pull = new
    edit.report(track.reported(at: new), cause, at: now, emit: emit)
  }

  /// The pointer that drags it is where it was at its last report: it stays as it is.
  @inlinable
  public mutating func stay(_ event: PointerEvent, on track: inout some Track) {
    _ = read(event, on: &track)
  }

  /// The pointer that drags it goes up where it was at its last report: it lets go, and does not pull once more.
  @inlinable @inline(never)
  public mutating func lift(
    _ event: PointerEvent, on track: inout some Track, emit: (Effect) -> Void
  ) {
    let intent = read(event, on: &track)
    guard case .released(_, let velocity) = intent else {
      return take(intent, on: &track, emit: emit)
    }
    let inside = track.scale.clamp(position: position)
    if inside != position, track.rest(at: inside) == nil,
      abs(track.scale.position(of: edit.current) - inside) > 1e-6
    {
      // Past a limit that has moved on since: the value stays, and what shows goes back to it.
      edit.end(.commit, at: now, emit: emit)
    }
    release(velocity: velocity * track.scale.slope(pull, track.band), on: &track, emit: emit)
  }

  /// The pointer that holds it is about to go up away from its last report: it is pulled there. A lift is no report, so its
  /// speed stays what the reports before say.
  @inlinable @inline(never)
  public mutating func pullToLift(
    _ event: PointerEvent, on track: inout some Track, emit: (Effect) -> Void
  ) {
    let reports = pointers.estimator
    var move = event
    move.phase = .move
    handle(move, on: &track, emit: emit)
    pointers.estimator = reports
  }

  /// The pointer that holds it is gone, and nobody knows where to: that is a release without speed.
  @inlinable @inline(never)
  public mutating func drop(on track: inout some Track, emit: (Effect) -> Void) {
    // It may show past a limit that has moved on since.
    position = track.scale.shown(pull, track.band)
    release(velocity: 0, on: &track, emit: emit)
  }

  /// Whatever is under way ends now: an open edit where it would have come to rest, and what shows goes to the
  /// value.
  @inlinable @inline(never)
  public mutating func finish(on track: inout some Track, emit: (Effect) -> Void) {
    if movement == .scrolling { return endScroll(on: &track, emit: emit) }
    let inside = track.scale.clamp(position: isMoving ? cursor.motion.target : position)
    letGo()
    if edit.isOpen {
      let place = track.rest(at: inside)?.position ?? inside
      edit.report(track.reported(at: place), .snap, at: now, emit: emit)
      edit.end(.commit, at: now, emit: emit)
    }
    moveToValue(on: &track)
    resetTicks(at: position, on: &track)
    edit.rest(at: now, emit: emit)
  }

  /// Forgets how far a pointer has pulled it past the limit at one side: the next move goes from where that held it, as its value
  /// does. So another limit can be put in there, as when a neighbour moves on that was in the way.
  @inlinable
  public mutating func forgetPull(past side: Side, on track: inout some Track) {
    guard isHeld else { return }
    let bounds = track.scale.bounds
    pull = side == .lower ? max(pull, bounds.lowerBound) : min(pull, bounds.upperBound)
  }

  /// Whether an edit is open.
  @inlinable
  public var isEditing: Bool { edit.isOpen }

  /// The value to which a cancel of the edit that is open would go back; without one, the value.
  @inlinable
  public var original: Double { edit.original ?? edit.current }
}
