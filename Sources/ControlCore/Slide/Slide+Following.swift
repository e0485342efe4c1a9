// The fast path for nearly every event: moves of the dragging pointer. It is inlined into callers
// and looks at marks only when one may be passed.

extension Slide {
  /// Returns the position to which a travel pulls the slide, in points; a choice may be beside it.
  @inlinable
  package func place(draggedBy travel: Double) -> Double { anchor + travel }

  /// Applies a report of the dragging pointer, with its travel in points from the press. If dragging
  /// is not allowed, the slide lets go of it.
  @inlinable
  package mutating func drag(
    by travel: Double, on track: inout some Track, emit: (Effect) -> Void
  ) {
    let wanted = place(draggedBy: travel)
    guard edit.isOpen, edit.isActive, track.interaction == .enabled, pull != anchor else {
      return _ = drag(to: wanted, on: &track, emit: emit)
    }
    let place = track.choice(at: wanted) ?? wanted
    // At an unchanged position, nothing is passed or reported.
    if place != pull || place != position { pull(to: place, on: &track, emit: emit) }
  }

  /// Passes the marks from its pull to a position within the bounds, if both are in known gaps.
  ///
  /// - Returns: `false`, without effect, if they are not.
  @inlinable
  mutating func pullsPlainly(
    to new: Double, within bounds: ClosedRange<Double>, on track: inout some Track,
    emit: (Effect) -> Void
  ) -> Bool {
    guard bounds.contains(new), detector.bounds.areArmed, gap.holds(pull),
      let rule = track.evenTicks(from: pull, to: new),
      gap.holds(new) || bounds.contains(pull) && passMarks(to: new, rule, emit: emit)
    else { return false }
    if !detector.ticks.isArmed, let last = detector.ticks.last,
      abs(new - rule.position(ofMark: last)) >= rule.rearm
    {
      detector.ticks.rearm()
    }
    return true
  }

  /// Moves the pull out of its gap and reports the marks it passes.
  ///
  /// - Returns: `false`, without effect, if the new position is too near a mark.
  @inlinable
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
}
