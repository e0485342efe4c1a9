import ControlCore

// Keys, assistive technology, wheel and crown: they take effect at once, without motion.

extension RulerControl {
  /// How many steps a page is.
  private static let page: Int64 = 10

  mutating func handle(_ key: Key, _ modifiers: Modifiers, emit: (Effect) -> Void) {
    if case .escape = key, session != nil || gesture.isHeld {
      if gesture.isHeld { giveWay() }
      return cancel(emit: emit)
    }
    guard canStep else { return }
    switch key {
    case .arrowUp: arrow(1, modifiers, emit: emit)
    case .arrowDown: arrow(-1, modifiers, emit: emit)
    case .arrowLeft: arrow(arrowRightGrows ? -1 : 1, modifiers, emit: emit)
    case .arrowRight: arrow(arrowRightGrows ? 1 : -1, modifiers, emit: emit)
    case .pageUp: step(by: Self.page, .key, emit: emit)
    case .pageDown: step(by: -Self.page, .key, emit: emit)
    case .home: go(to: configuration.bounds.lowerBound, side: .lower, .key, emit: emit)
    case .end: go(to: configuration.bounds.upperBound, side: .upper, .key, emit: emit)
    case .escape, .digit: break
    }
  }

  mutating func handle(_ adjustment: Adjustment, emit: (Effect) -> Void) {
    guard canStep else { return }
    switch adjustment {
    case .increment: step(by: 1, .assistive, emit: emit)
    case .decrement: step(by: -1, .assistive, emit: emit)
    case .set(let value): choose(value, emit: emit)
    }
  }

  private var canStep: Bool {
    configuration.interaction == .enabled && !gesture.isHeld
  }

  private var arrowRightGrows: Bool {
    configuration.orientation == .vertical || configuration.layoutDirection == .leftToRight
  }

  /// Shift makes a step a page; alt makes it one fraction.
  @inline(never)
  private mutating func arrow(_ count: Int64, _ modifiers: Modifiers, emit: (Effect) -> Void) {
    if modifiers.contains(.alt) {
      let u = scale.lattice.fractions(at: home)
      let mark = Int64(saturating: count > 0 ? roundedDown(u) : roundedUp(u)) &+ count
      return go(to: scale.lattice.value(ofMark: mark), side: side(count), .key, emit: emit)
    }
    step(by: modifiers.contains(.shift) ? count &* Self.page : count, .key, emit: emit)
  }

  /// To the `count`th step mark beyond the value; the bounds count as marks.
  @inline(never)
  private mutating func step(by count: Int64, _ cause: ChangeCause, emit: (Effect) -> Void) {
    let mark = scale.lattice.stepMark(count, beyond: home)
    go(to: scale.lattice.value(ofMark: mark), side: side(count), cause, emit: emit)
  }

  /// To where the ruler would rest if it were left at `wanted`.
  private mutating func choose(_ wanted: Double, emit: (Effect) -> Void) {
    guard wanted.isFinite else { return }
    let place = scale.position(of: scale.clamp(wanted))
    var new = wanted
    if let landing = scale.rest(at: place, configuration.snap) {
      new = scale.value(at: landing.position)
    }
    let side: Side? = wanted == value ? nil : wanted > value ? .upper : .lower
    go(to: new, side: side, .assistive, emit: emit)
  }

  private func side(_ count: Int64) -> Side {
    count < 0 ? .lower : .upper
  }

  /// One whole edit: to `wanted`, or as near as the bounds allow. At the bound of that side already, it
  /// is reported, and nothing else happens; where there is no bound, nothing does.
  private mutating func go(
    to wanted: Double, side: Side?, _ cause: ChangeCause, emit: (Effect) -> Void
  ) {
    if gesture.state == .scrolling { endScroll(emit: emit) }
    guard wanted.isFinite else { return }
    let new = scale.clamp(wanted)
    let wasEditing = session != nil
    gesture.rest()
    goHome()
    if new == value {
      let bounds = configuration.bounds
      if let side, value == (side == .lower ? bounds.lowerBound : bounds.upperBound) {
        emit(.bound(side, time))
      }
    } else {
      begin(emit: emit)
      move(to: scale.position(of: new), cause, emit: emit)
    }
    if wasEditing || session != nil { end(.commit, at: time, emit: emit) }
    rest(at: time, emit: emit)
  }
}

extension RulerControl {
  mutating func handle(_ wheel: WheelEvent, emit: (Effect) -> Void) {
    guard canStep, wheel.deltaX.isFinite, wheel.deltaY.isFinite else { return }
    let delta = growth(of: wheel)
    // Across the ruler it is somebody else's, and stops nothing; fingers on a pad do.
    guard delta != 0 || wheel.phase != .none else { return }
    switch wheel.unit {
    case .points: scroll(by: delta, .wheel, wheel.phase, emit: emit)
    case .lines, .detents: click(delta, wheel.phase, emit: emit)
    case .pages: click(delta * Double(Self.page), wheel.phase, emit: emit)
    }
    if wheel.phase == .end { endScroll(emit: emit) }
  }

  mutating func handle(rotation detents: Double, emit: (Effect) -> Void) {
    guard canStep, detents.isFinite else { return }
    scroll(by: detents * configuration.unitWidth, .crown, .none, emit: emit)
  }

  /// What a wheel adds to the value, in its own unit. Scrolling shows what lies in that direction. A
  /// notched wheel has only one axis, so it works across the ruler too: away from the user is more.
  private func growth(of wheel: WheelEvent) -> Double {
    let along =
      switch configuration.direction {
      case .left: wheel.deltaX
      case .right: -wheel.deltaX
      case .up, .down: -wheel.deltaY
      }
    guard along == 0, wheel.unit != .points else { return along }
    return configuration.orientation == .horizontal ? -wheel.deltaY : wheel.deltaX
  }

  private mutating func scroll(
    by delta: Double, _ cause: ChangeCause, _ phase: WheelEvent.Phase, emit: (Effect) -> Void
  ) {
    let remainder = openScroll(phase)
    moveByScroll(to: position + delta, cause, emit: emit)
    gesture.scroll(Scroll(deadline: deadline(phase), remainder: remainder))
  }

  /// Whole steps only: what is left of one is kept for the next event, unless the wheel turns round.
  private mutating func click(
    _ steps: Double, _ phase: WheelEvent.Phase, emit: (Effect) -> Void
  ) {
    let remainder = openScroll(phase)
    let sum = remainder * steps < 0 ? steps : remainder + steps
    let whole = truncated(min(max(sum, -4_294_967_296), 4_294_967_296))
    if whole != 0 {
      let mark = scale.lattice.stepMark(Int64(saturating: whole), beyond: position)
      moveByScroll(to: scale.lattice.position(ofMark: mark), .wheel, emit: emit)
    }
    let left = abs(sum) > 4_294_967_296 ? 0 : sum - whole
    gesture.scroll(Scroll(deadline: deadline(phase), remainder: left))
  }

  /// Stops whatever moves where it is; a ruler past a bound is at the bound.
  ///
  /// - Returns: what is left of a step from the gesture so far.
  private mutating func openScroll(_ phase: WheelEvent.Phase) -> Double {
    if gesture.state == .scrolling { return gesture.scroll.remainder }
    position = session == nil ? home : scale.clamp(position: position)
    return 0
  }

  private mutating func moveByScroll(
    to raw: Double, _ cause: ChangeCause, emit: (Effect) -> Void
  ) {
    if scale.value(at: raw) != value { begin(emit: emit) }
    move(to: raw, cause, emit: emit)
    if session != nil { isActive = true }
  }

  private func deadline(_ phase: WheelEvent.Phase) -> Timestamp? {
    switch phase {
    case .begin, .change: nil
    case .none, .momentum, .end: time.advanced(by: configuration.scrollTimeout)
    }
  }

  /// The wheel or crown gesture is over: the snap rule holds, at once.
  mutating func endScroll(emit: (Effect) -> Void) {
    if session != nil, let landing = scale.rest(at: position, configuration.snap),
      landing.position != position
    {
      move(to: landing.position, .snap, emit: emit)
      emit(.snapped(value, time))
    }
    end(.commit, at: time, emit: emit)
    rest(at: time, emit: emit)
  }
}
