// Wheels and crowns: they take effect at once, and snap when their gesture is over.

extension Slide {
  @inlinable
  public mutating func handle(_ wheel: WheelEvent, emit: (Effect) -> Void) {
    guard canStep, wheel.deltaX.isFinite, wheel.deltaY.isFinite else { return }
    let delta = wheel.growth(track.gestures.direction)
    // Across the axis it is somebody else's, and stops nothing; fingers on a pad do.
    guard delta != 0 || wheel.phase != .none else { return }
    switch wheel.unit {
    case .points: scroll(by: delta, .wheel, wheel.phase, emit: emit)
    case .lines, .detents: click(delta, wheel.phase, emit: emit)
    case .pages: click(delta * Double(Self.page), wheel.phase, emit: emit)
    }
    if wheel.phase == .end || scroll.isOver(by: now) { endScroll(emit: emit) }
  }

  /// Takes a turn of a crown in, in detents; positive towards larger values.
  @inlinable
  public mutating func handle(rotation detents: Double, emit: (Effect) -> Void) {
    guard canStep, detents.isFinite else { return }
    scroll(by: detents * track.detentWidth, .crown, .none, emit: emit)
    if scroll.isOver(by: now) { endScroll(emit: emit) }
  }

  @inlinable
  mutating func scroll(
    by delta: Double, _ cause: ChangeCause, _ phase: WheelEvent.Phase, emit: (Effect) -> Void
  ) {
    let remainder = openScroll()
    moveByScroll(to: position + delta, cause, emit: emit)
    keepScroll(remainder, phase, track.scrollTimeout)
  }

  /// Whole steps only: what is left of one is kept for the next event, unless the wheel turns round.
  @inlinable
  mutating func click(
    _ steps: Double, _ phase: WheelEvent.Phase,
    emit: (Effect) -> Void
  ) {
    let remainder = openScroll()
    let sum = remainder * steps < 0 ? steps : remainder + steps
    let whole = truncated(min(max(sum, -4_294_967_296), 4_294_967_296))
    if whole != 0 {
      let base = track.scale.base
      let mark = base.stepMark(Int64(saturating: whole), beyond: position)
      moveByScroll(to: base.position(ofMark: mark), .wheel, emit: emit)
    }
    let left = abs(sum) > 4_294_967_296 ? 0 : sum - whole
    keepScroll(left, phase, track.scrollTimeout)
  }

  /// Stops whatever moves where it is; what shows past a bound goes to the bound.
  ///
  /// - Returns: what is left of a step from the gesture so far.
  @inlinable
  mutating func openScroll() -> Double {
    if movement == .scrolling { return scroll.remainder }
    position =
      edit.isOpen
      ? track.scale.clamp(position: position) : track.scale.position(of: edit.current)
    return 0
  }

  @inlinable
  mutating func moveByScroll(to new: Double, _ cause: ChangeCause, emit: (Effect) -> Void) {
    if track.scale.value(at: new) != edit.current { edit.begin(at: now, emit: emit) }
    jump(to: new, cause, emit: emit)
    if edit.isOpen { edit.isActive = true }
  }

  /// The gesture goes on, until its deadline.
  @inlinable
  mutating func keepScroll(_ remainder: Double, _ phase: WheelEvent.Phase, _ timeout: Int64) {
    movement = .scrolling
    scroll.remainder = remainder
    switch phase {
    case .begin, .change: scroll.deadline = Scroll.never
    case .none, .momentum, .end: scroll.wait(timeout, from: now)
    }
  }

  /// The wheel or crown gesture is over: the snap rule holds, at once.
  @inlinable
  mutating func endScroll(emit: (Effect) -> Void) {
    if edit.isOpen, let landing = track.scale.rest(at: position, track.snap),
      landing.position != position
    {
      jump(to: landing.position, .snap, emit: emit)
      emit(.snapped(edit.current, now))
    }
    edit.end(.commit, at: now, emit: emit)
    letGo()
    edit.rest(at: now, emit: emit)
  }
}
