// Changes made by the host.

extension Slide {
  /// Moves to another track, and sets the value if one is given: both as the host, at once; see
  /// `Control.update(values:animated:configuration:emit:)`. The hold must follow.
  ///
  /// - Parameters:
  ///   - new: value that the host sets; `nil` to keep the present one within the limits.
  ///   - animated: true to move the shown position there by a spring, without ticks or `changed`.
  ///   - place: start of that animation, in points, which a cyclic track has in another turn too;
  ///     `nil` for the shown position.
  ///   - old: present track, perhaps the same: for a control of several parts that share one.
  ///   - track: track from now on.
  ///   - emit: receives the effects.
  @inlinable
  package mutating func update<T: Track>(
    to new: Double?, animated: Bool = false, from place: Double? = nil, was old: inout T,
    on track: inout T, emit: (Effect) -> Void
  ) {
    if track.interaction != old.interaction, track.interaction != .enabled {
      withdraw(on: &old, emit: emit)
    }
    let (before, start) = (edit.current, shown(on: &track, was: &old, place))
    gap = .unknown
    forgetScroll()
    let isElsewhere = track.scale.base != old.scale.base || track.scale.bounds != old.scale.bounds
    let values = track.scale.values
    if let new { edit.set(new, within: values) } else { edit.clamp(to: values) }
    let isPut = isElsewhere || new != nil
    let isOther = edit.current != before || new != nil
    let turned = !track.gestures.leads(like: old.gestures)
    scroll.origin = track.scale.clamp(scroll.origin)
    if new != nil, state == .scrolling { scroll.start(at: edit.current) }
    if isPut { moveToValue(on: &track) }
    if isHeld {
      reanchor(at: isPut ? position : pull, turned ? .speed : .travel)
      position = track.scale.shown(pull, track.band)
    }
    let wasLike = track.ticks.ticksLike(old.ticks)
    let place = isHeld ? pull : position
    if isElsewhere || isOther {
      resetCrossings(at: place, on: &track)
    } else if !wasLike {
      // Marks that the pull has passed are already reported.
      resetTicks(at: place, on: &track)
    }
    if !isReturning { visit(place, on: &track) }
    if new != nil { return show(from: animated ? start : nil, on: &track, emit: emit) }
    guard isMoving else { return }
    if !edit.isOpen || isOther {
      return bringBack(from: &old, isElsewhere, isOther, on: &track, emit: emit)
    }
    replan(from: &old, isElsewhere || !wasLike, on: &track, emit: emit)
  }

  /// Returns true unless the host sets nothing new with this value; see `Edit.differs(from:)`.
  @inlinable
  package func differs(from new: Double) -> Bool { edit.differs(from: new) }

  /// Returns where an animation to a value set by the host begins on its track, in points.
  @inlinable
  func shown<T: Track>(on track: inout T, was old: inout T, _ place: Double?) -> Double {
    if let place { return place }
    guard track.scale.base != old.scale.base || track.scale.bounds != old.scale.bounds else {
      return position
    }
    return track.scale.clamp(position: track.scale.position(of: old.scale.value(at: position)))
  }

  /// Shows a value that the host has set: ends an edit of a motion, and moves there by a spring from
  /// `start`, if that is given. In a hold or a gesture of a wheel the edit goes on.
  @inlinable
  mutating func show(
    from start: Double?, on track: inout some Track, emit: (Effect) -> Void
  ) {
    guard !isHeld, state != .scrolling else { return }
    edit.end(.commit, at: now, emit: emit)
    if let start { position = start }
    release(velocity: 0, isSet: true, on: &track, emit: emit)
  }

  /// Discards the pull past a limit: the pointer continues from the position of the value.
  @inlinable
  public mutating func forgetExcess(on track: inout some Track) {
    guard isHeld else { return }
    moveToValue(on: &track)
    reanchor(at: position, .travel)
  }

  /// Drags from within the limits, for slides with one pointer that keep their distance.
  @inlinable
  package mutating func anchorInside(on track: inout some Track) {
    if isHeld { anchor = track.scale.clamp(position: anchor) }
  }

  /// Sets the pull to `place` and continues the drag from there.
  @inlinable
  mutating func reanchor(at place: Double, _ new: News) {
    pull = place
    anchor = place
    if news != .speed { news = new }
  }

  /// Ends the edit when user edits are disallowed: a pointer's edit is cancelled, any other edit
  /// ends immediately at the position chosen by the snap rule.
  @inlinable
  mutating func withdraw(on track: inout some Track, emit: (Effect) -> Void) {
    if isHeld, track.cancelPolicy == .revert { return cancel(on: &track, emit: emit) }
    if state == .scrolling { return endScroll(on: &track, emit: emit) }
    guard edit.isOpen || isHeld else { return }
    letGo()
    let inside = track.scale.clamp(position: position)
    if edit.isOpen, let landing = track.rest(at: inside), landing.position != inside {
      position = landing.position
      resetTicks(at: position, on: &track)
      edit.report(track.reported(at: position), .snap, at: now, emit: emit)
      emit(.snapped(edit.current, now))
    }
    edit.end(.commit, at: now, emit: emit)
    release(velocity: 0, on: &track, emit: emit)
  }

  /// Replans a motion with an open edit from its current position, if a setting that determines it
  /// has changed. A motion that already lands by the spring lands on the same mark. A coasting
  /// motion continues to coast, unless coasting is now disabled.
  @inlinable
  mutating func replan<T: Track>(
    from old: inout T, _ isOther: Bool, on track: inout T, emit: (Effect) -> Void
  ) {
    var planner = track.release
    // It stops at the position shown.
    if planner.isReduced { return setOut(planner, velocity: 0, on: &track, emit: emit) }
    let velocity = cursor.motion.velocity(at: now)
    let restsLike = track.snap == old.snap && track.isQuantized == old.isQuantized
    if !isOther, restsLike, state == .settling, cursor.isLanding {
      guard !planner.landsLike(old.release) else { return }
      letGo()
      return follow(
        planner.land(from: position, velocity: velocity, on: cursor.motion.target, at: now),
        on: &track, emit: emit)
    }
    var before = old.release
    let coasts = planner.minimumSpeed < .infinity
    // The minimum speed for coasting does not matter to a motion that coasts already, nor the
    // bounce settings to one that does not bounce.
    if coasts { before.minimumSpeed = planner.minimumSpeed }
    if !cursor.isBounce { (before.length, before.frequency) = (planner.length, planner.frequency) }
    guard isOther || planner != before || !restsLike else { return }
    if coasts { planner.minimumSpeed = 0 }
    setOut(planner, velocity: velocity, on: &track, emit: emit)
  }

  /// Redirects a motion whose edit is over or must end. If the value moves, the slide goes there
  /// immediately. If the springs have changed, the new ones bring it back. A position further past
  /// a bound than the new length can show springs back from the displacement its pull shows now, or
  /// it would jump when caught.
  @inlinable
  mutating func bringBack<T: Track>(
    from old: inout T, _ isElsewhere: Bool, _ wasClamped: Bool, on track: inout T,
    emit: (Effect) -> Void
  ) {
    if wasClamped || isElsewhere {
      edit.end(.commit, at: now, emit: emit)
      letGo()
      restAtValue(on: &track)
      return edit.rest(at: now, emit: emit)
    }
    let band = track.band
    let isTooFar = abs(position - track.scale.clamp(position: position)) >= band.length
    guard isTooFar || !track.release.springsLike(old.release) else { return }
    if isTooFar { position = track.scale.shown(track.scale.pulled(position, old.band), band) }
    release(velocity: 0, on: &track, emit: emit)
  }
}
