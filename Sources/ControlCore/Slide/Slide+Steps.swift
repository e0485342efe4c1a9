// Keys and assistive technology: they take effect immediately, without motion.

extension Slide {
  /// Handles a key press: the value changes immediately.
  ///
  /// - Returns: true if the slide had a use for it; see `Control.handle(_:emit:)`.
  @discardableResult @inlinable
  public mutating func handle(
    _ key: Key, _ modifiers: Modifiers, on track: inout some Track, emit: (Effect) -> Void
  ) -> Bool {
    if case .escape = key, edit.isOpen || isHeld {
      cancel(on: &track, emit: emit)
      return true
    }
    if case .escape = key, state != .scrolling { return false }
    if case .digit = key { return false }
    let reset = key.erases ? track.reset(from: edit.current) : nil
    if key.erases, reset == nil { return false }
    guard canStep(on: &track) else { return track.interaction == .enabled }
    forgetScroll()
    switch key {
    case .arrowUp, .arrowDown, .arrowLeft, .arrowRight:
      arrow(key.direction(growsRightward: track.growsRightward), modifiers, on: &track, emit: emit)
    case .pageUp: step(by: track.stepCounts.page, .key, on: &track, emit: emit)
    case .pageDown: step(by: -track.stepCounts.page, .key, on: &track, emit: emit)
    case .home:
      go(
        to: track.ends(around: edit.current).lowerBound, side: .lower, .key, on: &track, emit: emit)
    case .end:
      go(
        to: track.ends(around: edit.current).upperBound, side: .upper, .key, on: &track, emit: emit)
    case .escape:
      // Ends a wheel gesture that has changed nothing, and discards its remainder.
      endScroll(on: &track, emit: emit)
      scroll.forget()
    case .delete, .backspace: if let reset { choose(reset, .reset, on: &track, emit: emit) }
    case .digit: break
    }
    return true
  }

  /// Handles a step or a value from assistive technology: it takes effect immediately.
  ///
  /// - Returns: true if the slide had a use for it; see `Control.handle(_:emit:)`.
  @discardableResult @inlinable
  public mutating func handle(
    _ adjustment: Adjustment, on track: inout some Track, emit: (Effect) -> Void
  ) -> Bool {
    guard canStep(on: &track) else { return track.interaction == .enabled }
    // A value that is not a number is ignored and does not discard the wheel's remainder.
    if case .set(let value) = adjustment, !value.isFinite { return false }
    forgetScroll()
    switch adjustment {
    case .increment: step(by: track.stepCounts.adjust, .assistive, on: &track, emit: emit)
    case .decrement: step(by: -track.stepCounts.adjust, .assistive, on: &track, emit: emit)
    case .set(let value): choose(value, .assistive, on: &track, emit: emit)
    }
    return true
  }

  @inlinable
  func canStep(on track: inout some Track) -> Bool {
    track.interaction == .enabled && !isHeld
  }

  /// Steps by an arrow's choices, in the direction of `sign`. Shift makes it a page; alt, which takes
  /// precedence, one finest mark.
  @inlinable
  mutating func arrow(
    _ sign: Int64, _ modifiers: Modifiers, on track: inout some Track, emit: (Effect) -> Void
  ) {
    if modifiers.contains(.alt) {
      let place = track.scale.position(of: edit.current)
      let mark = track.scale.base.fineMark(sign, beyond: place)
      return go(
        to: track.scale.base.value(ofMark: mark), side: side(sign), .key, on: &track, emit: emit)
    }
    let counts = track.stepCounts
    let count = modifiers.contains(.shift) ? counts.page : counts.key
    step(by: sign &* count, .key, on: &track, emit: emit)
  }

  /// Steps to the `count`th mark beyond the value, among the marks where the snap rule lets it
  /// rest; the bounds count as marks.
  @inlinable
  public mutating func step(
    by count: Int64, _ cause: ChangeCause, on track: inout some Track, emit: (Effect) -> Void
  ) {
    let place = track.scale.position(of: edit.current)
    let mark = track.scale.base.keyMark(count, beyond: place, rule: track.snap)
    go(to: track.scale.base.value(ofMark: mark), side: side(count), cause, on: &track, emit: emit)
  }

  /// Goes to the rest position for `wanted`. A way back to the default reports no bound.
  @inlinable
  mutating func choose(
    _ wanted: Double, _ cause: ChangeCause, on track: inout some Track, emit: (Effect) -> Void
  ) {
    let place = track.scale.position(of: track.scale.clamp(wanted))
    let landing = track.rest(at: place)
    let new = landing.map { track.scale.value(at: $0.position) } ?? wanted
    let isWay = cause != .reset && wanted != edit.current
    let side: Side? = isWay ? wanted > edit.current ? .upper : .lower : nil
    // Where any value can be chosen, that of its place may differ by rounding.
    go(to: new, side: side, cause, isExact: landing == nil, on: &track, emit: emit)
  }

  @inlinable
  func side(_ count: Int64) -> Side {
    count < 0 ? .lower : .upper
  }

  /// Performs a complete edit to `wanted`, clamped to the bounds. At the limit of that side
  /// already, only the limit is reported, by every such key; without a limit, nothing is. An exact
  /// value is reported as it is, any other as that of its place.
  @inlinable
  mutating func go(
    to wanted: Double, side: Side?, _ cause: ChangeCause, isExact: Bool = false,
    on track: inout some Track, emit: (Effect) -> Void
  ) {
    if state == .scrolling {
      endScroll(on: &track, emit: emit)
      scroll.forget()
    }
    guard wanted.isFinite else { return }
    let wasEditing = edit.isOpen
    let new =
      wasEditing ? ending(at: track.scale.clamp(wanted), on: &track) : track.scale.clamp(wanted)
    letGo()
    moveToValue(on: &track)
    if new == edit.current {
      restAtValue(on: &track)
      if let side, new == (side == .lower ? track.limits.lowerBound : track.limits.upperBound) {
        meet(side, on: &track, emit: emit)
      }
    } else {
      let ends = track.ends(around: edit.current)
      let isExact = isExact || new == ends.lowerBound || new == ends.upperBound
      edit.begin(at: now, emit: emit)
      jump(
        to: track.scale.position(of: new), value: isExact ? new : nil, cause, on: &track, emit: emit
      )
      // A value that differs from the end by rounding is at its position, but not yet equal.
      if isExact { edit.report(new, cause, at: now, emit: emit) }
    }
    if wasEditing || edit.isOpen { edit.end(.commit, at: now, emit: emit) }
    edit.rest(at: now, emit: emit)
  }

  /// Returns the final value of an open edit that can move no further than `value`: its value at
  /// rest if it is there already.
  @inlinable
  func ending(at value: Double, on track: inout some Track) -> Double {
    guard value == edit.current, let landing = track.rest(at: track.scale.position(of: value))
    else { return value }
    return track.scale.value(at: landing.position)
  }

  /// Moves to `new` immediately, in points, but never past a bound. Reports `value`, or that at
  /// `new`.
  @inlinable
  mutating func jump(
    to new: Double, value: Double? = nil, _ cause: ChangeCause, isLanding: Bool = false,
    on track: inout some Track, emit: (Effect) -> Void
  ) {
    let place = move(
      from: position, to: new, value: value, cause, isLanding: isLanding, on: &track, emit: emit)
    guard place != position else { return }
    position = track.scale.clamp(position: place)
    if position != place || isLanding { detector.ticks.rest(at: position, rule: track.ticks) }
  }
}
