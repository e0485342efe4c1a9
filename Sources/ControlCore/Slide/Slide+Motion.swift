// Time, and the motions of a released slide: landing, coasting, springing back.

extension Slide {
  /// Advances the clock. Does nothing if `time` is not later than its own.
  @inlinable @inline(__always)
  public mutating func advance(
    to time: Timestamp, on track: inout some Track, emit: (Effect) -> Void
  ) {
    guard time > now else { return }
    if isMoving || state == .scrolling { pass(until: time, on: &track, emit: emit) }
    now = time
  }

  /// Continues motions and scroll gestures until `time`.
  @inlinable
  mutating func pass(until time: Timestamp, on track: inout some Track, emit: (Effect) -> Void) {
    switch state {
    case .idle, .pressed, .dragging: break
    case .coasting, .settling: travel(to: time, on: &track, emit: emit)
    case .scrolling:
      if scroll.isOver(by: time) {
        now = scroll.deadline
        endScroll(on: &track, emit: emit)
      }
    }
  }

  /// Releases the slide and determines its motion, once.
  ///
  /// - Parameters:
  ///   - velocity: velocity of the shown position, in points per second.
  ///   - isSet: true if the host has just set the value.
  ///   - track: track of the slide.
  ///   - emit: receives the effects.
  @inlinable
  mutating func release(
    velocity: Double, isSet: Bool = false, on track: inout some Track, emit: (Effect) -> Void
  ) {
    letGo()
    guard edit.isOpen else {
      let home = track.scale.position(of: edit.current)
      let isLanding = !isSet && track.scale.bounds.contains(position)
      if let plan = track.release.glide(from: position, to: home, at: now, isLanding: isLanding) {
        return follow(plan, on: &track, emit: emit)
      }
      position = home  // too near to move
      visit(home, on: &track)
      detector.ticks.rest(at: home, rule: track.ticks)
      return edit.rest(at: now, emit: emit)
    }
    setOut(track.release, velocity: velocity, on: &track, emit: emit)
  }

  /// Starts the motion that the planner returns.
  @inlinable
  mutating func setOut(
    _ planner: ReleasePlanner, velocity: Double,
    on track: inout some Track, emit: (Effect) -> Void
  ) {
    letGo()
    // Past a limit that is not its value, or where it may not rest, it goes straight to its target.
    let inside = track.scale.clamp(position: position)
    if inside != position, let landing = track.rest(at: inside),
      abs(landing.position - inside) > 1e-9 || track.scale.value(at: inside) != edit.current
    {
      let plan = planner.land(from: position, velocity: 0, on: landing.position, at: now)
      return follow(plan, on: &track, emit: emit)
    }
    let plan = planner.plan(from: position, velocity: velocity, at: now) { track.rest(at: $0) }
    follow(plan, on: &track, emit: emit)
  }

  /// Starts a planned motion, or ends the edit if there is none.
  @inlinable
  mutating func follow(
    _ plan: ReleasePlanner.Plan?, on track: inout some Track, emit: (Effect) -> Void
  ) {
    guard let plan else {
      if abs(track.scale.position(of: edit.current) - position) > 1e-6 {
        // The set of choices has changed in the meantime.
        edit.report(track.reported(at: position), cause(on: &track), at: now, emit: emit)
      }
      detector.ticks.rest(at: position, rule: track.ticks)
      edit.end(.commit, at: now, emit: emit)
      return edit.rest(at: now, emit: emit)
    }
    if plan.ending.isReturn { edit.end(.commit, at: now, emit: emit) }
    edit.isActive = true
    cursor = MotionCursor(plan)
    state = .coasting
    pass(to: now)
    travel(to: now, on: &track, emit: emit)
  }

  /// Ends the hold of a pointer or motion. A pointer that is still down has no effect until it has
  /// been lifted.
  @inlinable
  mutating func letGo() { state = .idle }

  /// True during a motion that only returns the shown position to the value.
  @inlinable
  var isReturning: Bool { isMoving && cursor.ending.isReturn }

  /// Applies all effects of the motion in progress up to `time`.
  @inlinable
  mutating func travel(to time: Timestamp, on track: inout some Track, emit: (Effect) -> Void) {
    let hit = cursor.motion.handOverTime
    if edit.isOpen, hit <= time, case .bounces = cursor.ending {
      cross(by: hit, on: &track, emit: emit)
      position = cursor.motion.target
      edit.report(track.reported(at: position), .motion, at: hit, emit: emit)
      edit.end(.commit, at: hit, emit: emit)
    }
    cross(by: time, on: &track, emit: emit)
    pass(to: time)
    guard cursor.motion.restTime > time else { return arrive(on: &track, emit: emit) }
    guard edit.isOpen else { return }
    edit.report(track.reported(at: position), .motion, at: time, emit: emit)
  }

  /// Reports the marks and the bound that the motion crosses by `time`, and updates the position.
  @inlinable @inline(__always)
  mutating func cross(by time: Timestamp, on track: inout some Track, emit: (Effect) -> Void) {
    let gap = track.boundaryHapticGap
    position =
      if let rule = track.evenTicks(from: -.infinity, to: .infinity) {
        cursor.advance(to: time, detector: &detector, rule: rule, boundGap: gap, emit: emit)
      } else {
        cursor.advance(to: time, detector: &detector, rule: track.ticks, boundGap: gap, emit: emit)
      }
  }

  /// Updates the movement state for a motion that has reached `time`.
  @usableFromInline
  mutating func pass(to time: Timestamp) {
    if state == .coasting, !cursor.motion.coasts(at: time) { state = .settling }
  }

  @inlinable
  mutating func arrive(on track: inout some Track, emit: (Effect) -> Void) {
    let time = cursor.motion.restTime
    visit(position, on: &track)
    detector.ticks.rest(at: position, rule: track.ticks)
    if edit.isOpen {
      edit.report(track.reported(at: position), cause(on: &track), at: time, emit: emit)
      if case .lands = cursor.ending { emit(.snapped(edit.current, time)) }
      edit.end(.commit, at: time, emit: emit)
    }
    letGo()
    edit.rest(at: time, emit: emit)
  }

  /// Returns the cause of the change at the end of a motion, which may have no duration.
  @inlinable
  func cause(on track: inout some Track) -> ChangeCause {
    track.release.isReduced ? .snap : .motion
  }
}

// MARK: Crossings

extension Slide {
  /// Rearms both bounds and resets the last tick for a slide put at `place`, in points.
  @inlinable
  mutating func resetCrossings(at place: Double, on track: inout some Track) {
    detector.bounds = BoundTracker()
    resetTicks(at: place, on: &track)
  }

  /// Resets the last tick to a mark at `place`, if there is one.
  @inlinable
  mutating func resetTicks(at place: Double, on track: inout some Track) {
    detector.ticks.reset(at: place, rule: track.ticks)
  }

  /// Reports a bound that is reached now, unless one was reported too short a time ago.
  @inlinable
  public mutating func meet(_ side: Side, on track: inout some Track, emit: (Effect) -> Void) {
    if detector.reportsBound(at: now, gap: track.boundaryHapticGap) { emit(.bound(side, now)) }
  }

  /// Records the position `place`: crossings far enough away are rearmed.
  @inlinable
  mutating func visit(_ place: Double, on track: inout some Track) {
    detector.visit(place, rule: track.ticks)
  }
}
