// Wheels and crowns: they take effect immediately, and snap when their gesture is over.

extension Slide {
  /// Handles a turn of a wheel: the value follows immediately, and snaps when the gesture is over.
  ///
  /// - Returns: true if the slide had a use for it; see `Control.handle(_:emit:)`.
  @discardableResult @inlinable
  public mutating func handle(
    _ wheel: WheelEvent, on track: inout some Track, emit: (Effect) -> Void
  ) -> Bool {
    guard wheel.deltaX.isFinite, wheel.deltaY.isFinite else { return false }
    guard canStep(on: &track) else { return track.interaction == .enabled }
    // Of a wheel that zooms, only the end of an open gesture is heard.
    guard !wheel.zooms || state == .scrolling else { return false }
    let growth = wheel.growth(track.gestures.direction, growsRightward: track.growsRightward)
    let delta = wheel.zooms ? 0 : growth
    // Motion along the cross axis belongs to other views and stops nothing; fingers on a pad do.
    guard delta != 0 || wheel.phase != .none else { return false }
    let isFine = wheel.modifiers.contains(.alt)
    let isCoarse = wheel.modifiers.contains(.shift) && !isFine
    let scaled = isCoarse ? delta * Self.page : delta
    switch wheel.unit {
    case .points:
      scroll(
        by: isFine ? delta * Self.fineShare : scaled, .wheel, wheel.phase, on: &track, emit: emit)
    case .lines, .detents: click(scaled, isFine: isFine, wheel.phase, on: &track, emit: emit)
    case .pages:
      click(scaled * Self.page, isFine: isFine, wheel.phase, on: &track, emit: emit)
    }
    if wheel.phase == .end || scroll.isOver(by: now) { endScroll(on: &track, emit: emit) }
    return true
  }

  /// The factor of a wheel's travel with shift held, and the steps in one of its pages.
  @inlinable
  static var page: Double { 10 }

  /// The factor of a wheel's travel with alt held.
  @inlinable
  static var fineShare: Double { 0.1 }

  /// Handles a turn of a crown, in detents; positive towards larger values.
  ///
  /// - Returns: true if the slide had a use for it; see `Control.handle(_:emit:)`.
  @discardableResult @inlinable
  public mutating func handle(
    rotation detents: Double, on track: inout some Track, emit: (Effect) -> Void
  ) -> Bool {
    guard detents.isFinite else { return false }
    guard canStep(on: &track) else { return track.interaction == .enabled }
    if track.choice(at: position) == nil { scroll.remainder = 0 }
    scroll(by: detents, .crown, .none, on: &track, emit: emit)
    if scroll.isOver(by: now) { endScroll(on: &track, emit: emit) }
    return true
  }

  /// Moves by points of a wheel, or by detents of a crown.
  @inlinable
  mutating func scroll(
    by delta: Double, _ cause: ChangeCause, _ phase: WheelEvent.Phase, on track: inout some Track,
    emit: (Effect) -> Void
  ) {
    // A wheel in points ignores the remainder of the last gesture.
    if cause == .wheel { forgetScroll() }
    openScroll(delta, on: &track)
    let step = track.detentWidth
    // Between discrete choices, the remainder carries over.
    let isChosen = track.choice(at: position) != nil
    let left = isChosen ? scroll.remainder : 0
    let aim =
      cause == .crown
      ? track.place(turnedBy: delta, and: left, from: position) : position + delta + left * step
    let wanted = rounded(track.scale.base.reachable(aim), on: &track)
    let place = track.choice(at: wanted) ?? wanted
    moveByScroll(to: place, cause, on: &track, emit: emit)
    if isChosen {
      let over = cause == .crown ? track.detents(from: place, to: wanted) : (wanted - place) / step
      scroll.remainder = step > 0 ? over : 0
    }
    keepScroll(phase, track.scrollTimeout)
  }

  /// Returns the position, in points, or that of a mark within rounding error of it, so that the
  /// last digits of a sum do not decide between reached and passed.
  @inlinable
  func rounded(_ place: Double, on track: inout some Track) -> Double {
    let doubt = 1e-9 * track.detentWidth
    let mark = track.scale.base.position(ofMark: track.scale.base.mark(upTo: place + doubt))
    return abs(place - mark) <= doubt ? mark : place
  }

  /// Moves by whole steps, or by marks of the finest kind with `isFine`. Fractions of a step are
  /// kept for the next event unless the direction reverses. Ten tenths make a step.
  @inlinable
  mutating func click(
    _ steps: Double, isFine: Bool, _ phase: WheelEvent.Phase, on track: inout some Track,
    emit: (Effect) -> Void
  ) {
    openScroll(steps, on: &track)
    let sum = scroll.remainder * steps < 0 ? steps : scroll.remainder + steps
    let whole = wholeSteps(min(max(sum, -4_294_967_296), 4_294_967_296))
    if whole != 0 {
      let place = place(ofMark: Int64(saturating: whole), isFine: isFine, on: &track)
      moveByScroll(to: place, .wheel, on: &track, emit: emit)
    }
    scroll.remainder = abs(sum) > 4_294_967_296 ? 0 : sum - whole
    keepScroll(phase, track.scrollTimeout)
  }

  /// Returns the position of the mark `count` marks further, in points. If the scale has no such
  /// mark, as with stops, the position is past its bound.
  @inlinable
  func place(ofMark count: Int64, isFine: Bool, on track: inout some Track) -> Double {
    let mark =
      isFine
      ? track.scale.base.fineMark(count, beyond: position)
      : track.scale.base.stepMark(count, beyond: position)
    let (place, marks) = (track.scale.base.position(ofMark: mark), track.scale.base.marks)
    let last = count > 0 ? marks.upperBound : marks.lowerBound
    guard mark == last else { return place }
    let from =
      count > 0
      ? track.scale.base.mark(upTo: position) : track.scale.base.mark(downTo: position)
    return from &+ count == last ? place : place + (count > 0 ? 1 : -1) * track.detentWidth
  }

  /// Returns the whole part of `steps`, with a tolerance of 10⁻⁹.
  @inlinable
  func wholeSteps(_ steps: Double) -> Double {
    let nearest = roundedToNearest(steps)
    return abs(steps - nearest) <= 1e-9 ? nearest : truncated(steps)
  }

  /// Continues or begins a gesture turned by `amount`. Its beginning stops any motion: with an open
  /// edit at the present position within the bounds, otherwise at the value.
  @inlinable
  mutating func openScroll(_ amount: Double, on track: inout some Track) {
    if state != .scrolling {
      if edit.isOpen {
        position = track.scale.clamp(position: position)
      } else if amount == 0 {
        restAtValue(on: &track)
      } else {
        moveToValue(on: &track)
      }
      scroll.begin(at: edit.current, now)
    }
    scroll.turn(by: amount)
  }

  @inlinable
  mutating func moveByScroll(
    to new: Double, _ cause: ChangeCause, on track: inout some Track, emit: (Effect) -> Void
  ) {
    var value = track.reported(at: new)
    if track.isQuantized {
      // A value between two choices waits for the next choice in its direction.
      value = new > position ? max(value, edit.current) : min(value, edit.current)
    }
    if new != position, value != edit.current { edit.begin(at: now, emit: emit) }
    jump(to: new, value: value, cause, on: &track, emit: emit)
    if edit.isOpen { edit.isActive = true }
  }

  /// Keeps the gesture open until its new deadline.
  @usableFromInline
  mutating func keepScroll(_ phase: WheelEvent.Phase, _ timeout: Int64) {
    state = .scrolling
    switch phase {
    case .begin, .change: scroll.deadline = Scroll.never
    case .none, .momentum, .end: scroll.wait(timeout, from: now)
    }
  }

  /// Ends the wheel or crown gesture and applies the snap rule immediately.
  @inlinable
  mutating func endScroll(on track: inout some Track, emit: (Effect) -> Void) {
    if edit.isOpen, let place = scrollTarget(on: &track) {
      if place != position {
        jump(to: place, .snap, isLanding: true, on: &track, emit: emit)
        emit(.snapped(edit.current, now))
      }
    } else if abs(track.scale.position(of: edit.current) - position) > 1e-6 {
      // The turn was too small for another choice among those that existed.
      restAtValue(on: &track)
    }
    edit.end(.commit, at: now, emit: emit)
    scroll.end(at: now)
    letGo()
    edit.rest(at: now, emit: emit)
  }

  /// Discards the last gesture's remainder, unless a scroll gesture is open.
  @inlinable
  mutating func forgetScroll() {
    if state != .scrolling { scroll.forget() }
  }

  /// Returns the rest position at the end of a gesture, in points; `nil` to stay.
  ///
  /// A gesture in one direction that changed the value ends beyond its origin: if the rule chooses
  /// no such position, the next one in its direction is used.
  @inlinable
  func scrollTarget(on track: inout some Track) -> Double? {
    guard let landing = track.rest(at: position) else { return nil }
    let (origin, value) = (scroll.origin, track.scale.value(at: landing.position))
    let count: Int64
    switch scroll.way {
    case .up where edit.current > origin && value <= origin: count = 1
    case .down where edit.current < origin && value >= origin: count = -1
    default: return landing.position
    }
    let mark = track.scale.base.keyMark(count, beyond: position, rule: track.snap)
    let place = track.scale.clamp(position: track.scale.base.position(ofMark: mark))
    return track.rest(at: place)?.position ?? place
  }
}
