// Presses beside the sliding part: it jumps to the pointer, and then follows it.

extension Slide {
  /// Is held immediately, at any distance: the shown position jumps to `place` and is dragged from
  /// there. Opens the edit; marks between are passed without ticks.
  ///
  /// - Parameters:
  ///   - place: position on the track under the pointer, in points; past a bound, it is reported.
  ///   - cause: reason for the change of value.
  ///   - track: track of the slide.
  ///   - emit: receives the effects.
  @inlinable
  public mutating func grab(
    at place: Double, _ cause: ChangeCause, on track: inout some Track, emit: (Effect) -> Void
  ) {
    state = .dragging
    scroll.forget()
    let from = track.scale.clamp(position: position)
    edit.isActive = true
    edit.begin(at: now, emit: emit)
    leap(
      from: from, to: track.choice(at: place) ?? place, cause, isLanding: false, on: &track,
      emit: emit)
    anchor = track.scale.base.reachable(place)
    position = track.scale.shown(pull, track.band)
  }

  /// Moves the pull to `new` immediately, in points; only a mark of arrival ticks. Past a bound,
  /// that is reported instead of its own mark. See `TickTracker.marks` for `isLanding`.
  @inlinable
  mutating func leap(
    from old: Double, to new: Double, _ cause: ChangeCause, isLanding: Bool,
    on track: inout some Track, emit: (Effect) -> Void
  ) {
    let rule = track.ticks
    let new = track.scale.settled(track.scale.base.reachable(new))
    let inside = track.scale.clamp(position: new)
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

  /// Applies what a lift at the position of the last report means: releases without another pull.
  @inlinable
  public mutating func lift(
    _ intent: Hold.Intent?, on track: inout some Track, emit: (Effect) -> Void
  ) {
    guard case .released(_, let velocity) = intent else {
      return take(intent, on: &track, emit: emit)
    }
    let inside = track.scale.clamp(position: position)
    if inside != position, track.rest(at: inside) == nil,
      abs(track.scale.position(of: edit.current) - inside) > 1e-6
    {
      // The limit has moved since: the value stays, and the shown position returns to it.
      edit.end(.commit, at: now, emit: emit)
    }
    release(velocity: velocity * track.scale.slope(pull, track.band), on: &track, emit: emit)
  }

  /// Releases without speed, for a pointer that is lost at an unknown position.
  @inlinable
  public mutating func drop(on track: inout some Track, emit: (Effect) -> Void) {
    // The shown position may be past a limit that has moved since.
    position = track.scale.shown(pull, track.band)
    release(velocity: 0, on: &track, emit: emit)
  }

  /// Ends all activity now: an open edit ends at the position where it would have come to rest, and
  /// the shown position moves to the value. A value that the host sets ends it instead.
  @inlinable
  public mutating func finish(
    at new: Double? = nil, on track: inout some Track, emit: (Effect) -> Void
  ) {
    if let new { edit.set(new, within: new...new) }
    if state == .scrolling, new == nil { return endScroll(on: &track, emit: emit) }
    let inside = track.scale.clamp(position: isMoving ? cursor.motion.target : position)
    letGo()
    if edit.isOpen, new == nil {
      let place = track.rest(at: inside)?.position ?? inside
      edit.report(track.reported(at: place), .snap, at: now, emit: emit)
    }
    edit.end(.commit, at: now, emit: emit)
    moveToValue(on: &track)
    resetTicks(at: position, on: &track)
    edit.rest(at: now, emit: emit)
  }

  /// Discards the pull past the limit on one side: the next move starts at that limit, as the value
  /// does. This allows another limit there, as when a blocking neighbour moves on.
  @inlinable
  public mutating func forgetPull(past side: Side, on track: inout some Track) {
    guard isHeld else { return }
    let bounds = track.scale.bounds
    pull = side == .lower ? max(pull, bounds.lowerBound) : min(pull, bounds.upperBound)
  }

  /// Takes a place that is a limit but for rounding for the limit, after limits have moved, so that
  /// a pointer or a wheel that goes on meets it.
  @inlinable
  public mutating func settleAtLimits(on track: inout some Track) {
    guard isHeld || state == .scrolling else { return }
    (pull, position) = (track.scale.settled(pull), track.scale.settled(position))
  }

  /// True while an edit is open.
  @inlinable
  public var isEditing: Bool { edit.isOpen }

  /// The value that a cancel of the open edit restores; without one, the current value.
  @inlinable
  public var original: Double { edit.original ?? edit.current }
}
