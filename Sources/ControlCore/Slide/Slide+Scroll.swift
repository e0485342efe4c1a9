// Wheels and crowns: they take effect at once, and snap when their gesture is over.

extension Slide {
  /// A wheel turns: the value follows at once, and snaps when the gesture is over.
  @inlinable
  public mutating func handle(
    _ wheel: WheelEvent, on track: inout some Track, emit: (Effect) -> Void
  ) {
    guard canStep(on: &track), wheel.deltaX.isFinite, wheel.deltaY.isFinite else { return }
    let delta = wheel.growth(
      track.gestures.direction, growsRightward: track.growsRightward)
    // Across the axis it is somebody else's, and stops nothing; fingers on a pad do.
    guard delta != 0 || wheel.phase != .none else { return }
    let isFine = wheel.modifiers.contains(.alt)
    let isCoarse = wheel.modifiers.contains(.shift) && !isFine
    let scaled = isCoarse ? delta * Double(Self.page) : delta
    switch wheel.unit {
    case .points:
      scroll(
        by: isFine ? delta * Self.fineShare : scaled, .wheel, wheel.phase, on: &track, emit: emit)
    case .lines, .detents: click(scaled, isFine: isFine, wheel.phase, on: &track, emit: emit)
    case .pages:
      click(scaled * Double(Self.page), isFine: isFine, wheel.phase, on: &track, emit: emit)
    }
    if wheel.phase == .end || scroll.isOver(by: now) { endScroll(on: &track, emit: emit) }
  }

  /// How far a wheel with alt goes, of what it would go without.
  @inlinable
  static var fineShare: Double { 0.1 }

  /// Takes a turn of a crown in, in detents; positive towards larger values.
  @inlinable
  public mutating func handle(
    rotation detents: Double, on track: inout some Track, emit: (Effect) -> Void
  ) {
    guard canStep(on: &track), detents.isFinite else { return }
    if track.choice(at: position) == nil { scroll.remainder = 0 }
    scroll(by: detents * track.detentWidth, .crown, .none, on: &track, emit: emit)
    if scroll.isOver(by: now) { endScroll(on: &track, emit: emit) }
  }

  @inlinable
  mutating func scroll(
    by delta: Double, _ cause: ChangeCause, _ phase: WheelEvent.Phase, on track: inout some Track,
    emit: (Effect) -> Void
  ) {
    // Of points the last gesture has left nothing over.
    if cause == .wheel { forgetScroll() }
    openScroll(delta, on: &track)
    let step = track.detentWidth
    // From choice to choice, what has been left over counts on.
    let isChosen = track.choice(at: position) != nil
    let left = isChosen ? scroll.remainder * step : 0
    let wanted = rounded(track.scale.base.reachable(position + delta + left), on: &track)
    let place = track.choice(at: wanted) ?? wanted
    moveByScroll(to: place, cause, on: &track, emit: emit)
    if isChosen { scroll.remainder = step > 0 ? (wanted - place) / step : 0 }
    keepScroll(phase, track.scrollTimeout)
  }

  /// A place, in points, or the mark that it is but for the last digits of a sum: those do not decide whether that is
  /// reached or passed.
  @inlinable
  func rounded(_ place: Double, on track: inout some Track) -> Double {
    let doubt = 1e-9 * track.detentWidth
    let mark = track.scale.base.position(ofMark: track.scale.base.mark(upTo: place + doubt))
    return abs(place - mark) <= doubt ? mark : place
  }

  /// Whole steps only, or with `isFine` marks of the finest kind: what is left of one is kept for the next
  /// event, unless the wheel turns round. Ten tenths are a step, though their sum is a little less than one.
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

  /// Where the mark lies that is `count` marks further, in points. If the scale has no more, as one of stops, that is past its
  /// bound.
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

  /// The whole number that is complete in `steps`, which may be short of it by 10⁻⁹.
  @inlinable
  func wholeSteps(_ steps: Double) -> Double {
    let nearest = roundedToNearest(steps)
    return abs(steps - nearest) <= 1e-9 ? nearest : truncated(steps)
  }

  /// A gesture is turned by `amount`. One that begins stops whatever moves where it is; what shows past a
  /// bound goes to the bound.
  @inlinable
  mutating func openScroll(_ amount: Double, on track: inout some Track) {
    if movement != .scrolling {
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
    var value: Double?
    if track.isQuantized {
      // A value between two choices waits for the next one on its way.
      let reported = track.reported(at: new)
      value = new > position ? max(reported, edit.current) : min(reported, edit.current)
    }
    if new != position, value ?? track.reported(at: new) != edit.current {
      edit.begin(at: now, emit: emit)
    }
    jump(to: new, value: value, cause, on: &track, emit: emit)
    if edit.isOpen { edit.isActive = true }
  }

  /// The gesture goes on, until its deadline.
  @usableFromInline
  mutating func keepScroll(_ phase: WheelEvent.Phase, _ timeout: Int64) {
    movement = .scrolling
    switch phase {
    case .begin, .change: scroll.deadline = Scroll.never
    case .none, .momentum, .end: scroll.wait(timeout, from: now)
    }
  }

  /// The wheel or crown gesture is over: the snap rule holds, at once.
  @inlinable
  mutating func endScroll(on track: inout some Track, emit: (Effect) -> Void) {
    if edit.isOpen, let place = scrollTarget(on: &track) {
      if place != position {
        jump(to: place, .snap, isLanding: true, on: &track, emit: emit)
        emit(.snapped(edit.current, now))
      }
    } else if abs(track.scale.position(of: edit.current) - position) > 1e-6 {
      // It has been turned too little for another choice, of those that there were.
      restAtValue(on: &track)
    }
    edit.end(.commit, at: now, emit: emit)
    scroll.end(at: now)
    letGo()
    edit.rest(at: now, emit: emit)
  }

  /// Something else happens: what the last gesture has left over counts no more.
  @inlinable
  mutating func forgetScroll() {
    if movement != .scrolling { scroll.forget() }
  }

  /// Where the snap rule puts it at the end of a gesture, in points; `nil` to leave it where it is.
  ///
  /// A gesture that was turned one way, and got somewhere, ends beyond where it began: if the rule chooses
  /// that place or one behind it, the next one in its direction is taken.
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
