// Events and time as they come, and what a slide does when nothing holds it: landing, coasting,
// springing back.

extension Slide {
  /// Takes one event in: time passes first, then the event counts.
  @inlinable @inline(__always)
  public mutating func handle(
    _ event: InputEvent, on track: inout some Track, emit: (Effect) -> Void
  ) {
    advance(to: event.time, on: &track, emit: emit)
    guard track.interaction != .disabled else { return }
    switch event.action {
    case .pointer(let pointer): handle(pointer, on: &track, emit: emit)
    case .wheel(let wheel): handle(wheel, on: &track, emit: emit)
    case .key(let key, let modifiers): handle(key, modifiers, on: &track, emit: emit)
    case .adjust(let adjustment, _): handle(adjustment, on: &track, emit: emit)
    case .rotate(let detents): handle(rotation: detents, on: &track, emit: emit)
    case .focus: break
    }
  }

  /// Lets time pass. Does nothing if `time` is not later than its own.
  @inlinable @inline(__always)
  public mutating func advance(
    to time: Timestamp, on track: inout some Track, emit: (Effect) -> Void
  ) {
    guard time > now else { return }
    if movement != .none { pass(until: time, on: &track, emit: emit) }
    now = time
  }

  /// What moves goes on until a time.
  @inlinable @inline(never)
  mutating func pass(until time: Timestamp, on track: inout some Track, emit: (Effect) -> Void) {
    switch movement {
    case .none: break
    case .coasting, .settling: travel(to: time, on: &track, emit: emit)
    case .scrolling:
      if scroll.isOver(by: time) {
        now = scroll.deadline
        endScroll(on: &track, emit: emit)
      }
    }
  }

  /// Lets time pass while a pointer holds it, in which nothing can happen. Does nothing if `time` is not later than its own.
  @inlinable
  public mutating func wait(until time: Timestamp) {
    now = max(now, time)
  }

  /// Nothing holds it any more: how it goes on is decided here, once.
  ///
  /// - Parameters:
  ///   - velocity: of what shows, in points per second.
  ///   - isSet: whether the host has just set the value.
  ///   - track: what it runs on.
  ///   - emit: takes the effects.
  @inlinable @inline(never)
  mutating func release(
    velocity: Double, isSet: Bool = false, on track: inout some Track, emit: (Effect) -> Void
  ) {
    letGo()
    guard edit.isOpen else {
      let home = track.scale.position(of: edit.current)
      let isLanding = !isSet && track.scale.bounds.contains(position)
      let plan = track.release.glide(from: position, to: home, at: now, isLanding: isLanding)
      if let plan, plan.motion.restTime > now { return follow(plan, on: &track, emit: emit) }
      position = home  // too near to move
      visit(home, on: &track)
      detector.ticks.rest(at: home, rule: track.ticks)
      return edit.rest(at: now, emit: emit)
    }
    setOut(track.release, velocity: velocity, on: &track, emit: emit)
  }

  /// Sets out on what the planner says.
  @inlinable @inline(never)
  mutating func setOut(
    _ planner: ReleasePlanner, velocity: Double,
    on track: inout some Track, emit: (Effect) -> Void
  ) {
    letGo()
    // From past a limit that is not its value, or at which it may not rest, it goes straight to where it may.
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

  /// Sets out on a motion; without one, the edit is over.
  @inlinable @inline(never)
  mutating func follow(
    _ plan: ReleasePlanner.Plan?, on track: inout some Track, emit: (Effect) -> Void
  ) {
    guard let plan else {
      if abs(track.scale.position(of: edit.current) - position) > 1e-6 {
        // Other values can be chosen than a moment ago.
        edit.report(track.reported(at: position), .motion, at: now, emit: emit)
      }
      detector.ticks.rest(at: position, rule: track.ticks)
      edit.end(.commit, at: now, emit: emit)
      return edit.rest(at: now, emit: emit)
    }
    if plan.ending.isReturn { edit.end(.commit, at: now, emit: emit) }
    edit.isActive = true
    cursor = MotionCursor(plan)
    movement = .coasting
    pass(to: now)
    travel(to: now, on: &track, emit: emit)
  }

  /// Neither a pointer nor a motion has it any more. A pointer that is still down changes nothing until
  /// it has been lifted.
  @usableFromInline
  mutating func letGo() {
    pointers.release()
    movement = .none
  }

  /// Whether a motion is under way that only brings back what shows.
  @inlinable
  var isReturning: Bool { isMoving && cursor.ending.isReturn }

  /// Everything that the motion under way brings about by `time`.
  @inlinable @inline(never)
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

  /// The marks and the bound that the motion crosses by `time`, and where it is then.
  @inlinable @inline(__always)
  mutating func cross(by time: Timestamp, on track: inout some Track, emit: (Effect) -> Void) {
    let gap = track.boundaryHapticGap
    position =
      if let rule = track.evenTicks {
        cursor.advance(to: time, detector: &detector, rule: rule, boundGap: gap, emit: emit)
      } else {
        cursor.advance(to: time, detector: &detector, rule: track.ticks, boundGap: gap, emit: emit)
      }
  }

  /// Notes that the motion is at `time`.
  @usableFromInline
  mutating func pass(to time: Timestamp) {
    if movement == .coasting, !cursor.motion.coasts(at: time) { movement = .settling }
  }

  @inlinable
  mutating func arrive(on track: inout some Track, emit: (Effect) -> Void) {
    let time = cursor.motion.restTime
    visit(position, on: &track)
    detector.ticks.rest(at: position, rule: track.ticks)
    if edit.isOpen {
      edit.report(track.reported(at: position), .motion, at: time, emit: emit)
      if case .lands = cursor.ending { emit(.snapped(edit.current, time)) }
      edit.end(.commit, at: time, emit: emit)
    }
    letGo()
    edit.rest(at: time, emit: emit)
  }
}

// MARK: What has been crossed

extension Slide {
  /// No mark has ticked, and either bound may be reported: it was put at `place`, in points.
  @inlinable @inline(never)
  mutating func resetCrossings(at place: Double, on track: inout some Track) {
    detector.bounds = BoundTracker()
    resetTicks(at: place, on: &track)
  }

  /// No mark has ticked.
  @inlinable @inline(never)
  mutating func resetTicks(at place: Double, on track: inout some Track) {
    detector.ticks.reset(at: place, rule: track.ticks)
  }

  /// A bound is met now: it is reported, unless one was too short a time ago.
  @inlinable
  public mutating func meet(_ side: Side, on track: inout some Track, emit: (Effect) -> Void) {
    if detector.reportsBound(at: now, gap: track.boundaryHapticGap) { emit(.bound(side, now)) }
  }

  /// Notes that it is at `place` now: what is far enough away may be crossed anew.
  @inlinable @inline(never)
  mutating func visit(_ place: Double, on track: inout some Track) {
    detector.visit(place, rule: track.ticks)
  }
}
