// What the host changes.

extension Slide {
  /// Sets the value, as the host; see `Control.set(value:animated:emit:)`.
  ///
  /// - Parameters:
  ///   - new: the value.
  ///   - animated: whether what shows moves there by a spring.
  ///   - place: where that begins, in points: on a track that goes round, another turn of the same place. The value is
  ///     known to be another one then. `nil`: where it shows.
  ///   - track: what it runs on.
  ///   - emit: takes the effects.
  @inlinable
  public mutating func set(
    value new: Double, animated: Bool, from place: Double? = nil, on track: inout some Track,
    emit: (Effect) -> Void
  ) {
    let from = place ?? position
    let values = track.scale.values
    guard edit.set(new, within: values, isNews: place != nil, at: now, emit: emit) else { return }
    moveToValue(on: &track)
    resetCrossings(at: position, on: &track)
    if movement == .scrolling { scroll.start(at: edit.current) } else { scroll.forget() }
    if isHeld { return reanchor(at: position, on: &track, turned: false) }
    guard movement != .scrolling else { return }
    edit.end(.commit, at: now, emit: emit)
    if animated { position = from }
    release(velocity: 0, isSet: true, on: &track, emit: emit)
  }

  /// Changes the track: the value is kept if it can be, and so is what a pointer holds; a motion under
  /// way is planned again if anything that decides it has changed.
  ///
  /// - Parameters:
  ///   - track: what it runs on; afterwards `new`.
  ///   - new: what it runs on from here on.
  ///   - emit: takes the effects.
  @inlinable
  public mutating func change<T: Track>(_ track: inout T, to new: T, emit: (Effect) -> Void) {
    var old = track
    track = new
    move(from: &old, on: &track, emit: emit)
  }

  /// Goes over to another track; else as `change(_:to:emit:)`. A control of several parts, which has one track for all of
  /// them, lends both.
  ///
  /// - Parameters:
  ///   - old: what it ran on.
  ///   - track: what it runs on from here on.
  ///   - emit: takes the effects.
  @inlinable
  public mutating func move<T: Track>(
    from old: inout T, on track: inout T, emit: (Effect) -> Void
  ) {
    if track.interaction != old.interaction, track.interaction != .enabled {
      withdraw(on: &old, emit: emit)
    }
    let before = edit.current
    forgetGap()
    forgetScroll()
    let isElsewhere = track.scale.base != old.scale.base || track.scale.bounds != old.scale.bounds
    edit.clamp(to: track.scale.values, at: now, emit: emit)
    let wasClamped = edit.current != before
    let turned = !track.gestures.leads(like: old.gestures)
    scroll.origin = track.scale.clamp(scroll.origin)
    if isElsewhere { moveToValue(on: &track) }
    if isHeld {
      reanchor(at: isElsewhere ? position : pull, on: &track, turned: turned)
      position = track.scale.shown(pull, track.band)
    }
    let wasLike = track.ticks.ticksLike(old.ticks)
    let place = isHeld ? pull : position
    if isElsewhere || wasClamped {
      resetCrossings(at: place, on: &track)
    } else if !wasLike {
      // What it has been pulled past has been reported.
      resetTicks(at: place, on: &track)
    }
    if !isReturning { visit(place, on: &track) }
    guard isMoving else { return }
    if !edit.isOpen || wasClamped {
      return bringBack(from: &old, isElsewhere, wasClamped, on: &track, emit: emit)
    }
    replan(from: &old, isElsewhere || !wasLike, on: &track, emit: emit)
  }

  /// How far a pointer has pulled it past a limit is forgotten: it pulls it on from where the value is.
  @inlinable
  public mutating func forgetExcess(on track: inout some Track) {
    guard isHeld else { return }
    moveToValue(on: &track)
    reanchor(at: position, on: &track, turned: false)
  }

  /// What a pointer pulls goes on from where it would rest: two slides that one pointer pulls stay as many choices apart.
  @inlinable
  public mutating func anchorAtRest(on track: inout some Track) {
    guard isHeld, let landing = track.rest(at: track.scale.clamp(position: pull)) else { return }
    anchor = landing.position
  }

  /// What a pointer pulls is at `place` from here on.
  @inlinable
  mutating func reanchor<T: Track>(at place: Double, on track: inout T, turned: Bool) {
    pull = place
    anchor = place
    if T.turns {
      pointers.reanchorTurning(at: now, track.gestures, turned: turned)
    } else {
      pointers.reanchor(at: now, track.gestures, turned: turned)
    }
  }

  /// The user may not edit any more: a pointer's edit is cancelled, any other one ends at once, where the
  /// snap rule has it rest.
  @inlinable
  mutating func withdraw(on track: inout some Track, emit: (Effect) -> Void) {
    if isHeld, track.cancelPolicy == .revert { return cancel(on: &track, emit: emit) }
    if movement == .scrolling { return endScroll(on: &track, emit: emit) }
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

  /// A motion with an open edit: planned again from where it is, if anything that decides it has
  /// changed. What has landed by the spring already lands on the same mark, and what coasts goes on
  /// coasting, unless nothing is to coast any more.
  @inlinable
  mutating func replan<T: Track>(
    from old: inout T, _ isOther: Bool, on track: inout T, emit: (Effect) -> Void
  ) {
    var planner = track.release
    let velocity = cursor.motion.velocity(at: now)
    let restsLike = track.snap == old.snap && track.isQuantized == old.isQuantized
    if !isOther, restsLike, movement == .settling, cursor.isLanding {
      guard !planner.landsLike(old.release) else { return }
      letGo()
      return follow(
        planner.land(from: position, velocity: velocity, on: cursor.motion.target, at: now),
        on: &track, emit: emit)
    }
    var before = old.release
    let coasts = planner.minimumSpeed < .infinity
    // How fast a release must be to coast is of no concern for what coasts, nor is how it would bounce for
    // what does not.
    if coasts { before.minimumSpeed = planner.minimumSpeed }
    if !cursor.isBounce { (before.length, before.frequency) = (planner.length, planner.frequency) }
    guard isOther || planner != before || !restsLike else { return }
    if coasts { planner.minimumSpeed = 0 }
    setOut(planner, velocity: velocity, on: &track, emit: emit)
  }

  /// A motion whose edit is over, or has to be. If the value belongs elsewhere, it goes there at once. If
  /// the springs have changed, the new ones bring it back. What shows further past a bound than the new
  /// length can show springs back from what its pull shows now, as a held one does: else it would jump
  /// when it is caught.
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
