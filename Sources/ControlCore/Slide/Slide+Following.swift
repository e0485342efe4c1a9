// The pointer that drags a slide has moved on: nearly every event says that. It is compiled into whoever asks, and looks at marks
// only when one may be passed. A page has a thousand events a second at most, and is the sooner there the smaller its module is:
// there, all events go one way.

extension Slide {
  /// Takes one pointer event in.
  @inlinable @inline(__always)
  public mutating func handle(
    _ event: PointerEvent, on track: inout some Track, emit: (Effect) -> Void
  ) {
    #if !arch(wasm32)
    if follow(event, on: &track, emit: emit) { return }
    #endif
    decide(event, on: &track, emit: emit)
  }

  /// Takes in that the pointer that drags it has moved on.
  ///
  /// - Parameters:
  ///   - event: of any pointer.
  ///   - track: what it runs on.
  ///   - emit: takes the effects.
  /// - Returns: `false`, and nothing is done, if the event is another one.
  @inlinable @inline(__always)
  public mutating func follow<T: Track>(
    _ event: PointerEvent, on track: inout T, emit: (Effect) -> Void
  ) -> Bool {
    #if arch(wasm32)
    guard pointers.press.drags(event) else { return false }
    decide(event, on: &track, emit: emit)
    #else
    let turns = T.turns && track.gestures.direction == .clockwise
    let new =
      turns
      ? pointers.followTurning(event, at: now, track.gestures)
      : pointers.follow(event, at: now, track.gestures)
    guard let travel = new else { return false }
    guard edit.isOpen, edit.isActive, track.interaction == .enabled, pull != anchor else {
      _ = drag(travel, on: &track, emit: emit)
      return true
    }
    let wanted = anchor + travel
    let place = track.choice(at: wanted) ?? wanted
    // Where it is already, nothing is passed or told.
    if place != pull || place != position { pull(to: place, on: &track, emit: emit) }
    #endif
    return true
  }

  #if arch(wasm32)
  @inlinable @inline(__always)
  mutating func pullsPlainly(
    to new: Double, within bounds: ClosedRange<Double>, on track: inout some Track,
    emit: (Effect) -> Void
  ) -> Bool { false }

  @inlinable @inline(__always)
  mutating func keepGap(around place: Double, _ rule: TickRule) {}

  @inlinable @inline(__always)
  mutating func forgetGap() {}
  #else
  /// Passes what lies between its pull and a place between the bounds, if both are in gaps between marks that are known.
  ///
  /// - Returns: `false`, and nothing is done, if they are not.
  @inlinable @inline(__always)
  mutating func pullsPlainly(
    to new: Double, within bounds: ClosedRange<Double>, on track: inout some Track,
    emit: (Effect) -> Void
  ) -> Bool {
    guard bounds.contains(new), detector.bounds.areArmed, gap.holds(pull),
      let rule = track.evenTicks,
      gap.holds(new) || bounds.contains(pull) && passMarks(to: new, rule, emit: emit)
    else { return false }
    if !detector.ticks.isArmed, let last = detector.ticks.last,
      abs(new - rule.position(ofMark: last)) >= rule.rearm
    {
      detector.ticks.rearm()
    }
    return true
  }

  /// The pull leaves its gap: tells which marks it passes.
  ///
  /// - Returns: `false`, and nothing is done, if it goes too near to where one counts as passed.
  @inlinable @inline(__always)
  mutating func passMarks(
    to place: Double, _ rule: TickRule, emit: (Effect) -> Void
  ) -> Bool {
    let next = rule.gap(around: place)
    guard next.holds(place) else { return false }
    let marks = detector.ticks.news(
      in: rule.marks(from: gap, to: next, isUp: place > pull), isLanding: false)
    gap = next
    if marks.count != 0 {
      detector.ticks.pass(marks)
      emit(.tick(TickRun(marks: marks, at: now)))
    }
    return true
  }

  /// It is at a place, in points.
  @inlinable @inline(__always)
  mutating func keepGap(around place: Double, _ rule: TickRule) {
    gap = rule.gap(around: place)
  }

  /// Other marks tick than until now, or what has ticked is another one.
  @inlinable @inline(__always)
  mutating func forgetGap() { gap = .unknown }
  #endif
}
