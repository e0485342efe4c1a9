// A slide that something else moves, such as a neighbour that pushes it.

extension Slide {
  /// Opens an edit, if none is open, and moves the slide at rest to a value. Passed marks do not tick.
  @inlinable
  public mutating func carry(
    to value: Double, _ cause: ChangeCause, on track: inout some Track, emit: (Effect) -> Void
  ) {
    edit.begin(at: now, emit: emit)
    edit.report(value, cause, at: now, emit: emit)
    moveToValue(on: &track)
    detector.reset(at: position, rule: track.ticks)
    gap = .unknown
  }

  /// Ends the edit that `carry` has opened, if one is open.
  @inlinable
  public mutating func putDown(_ reason: EndReason, emit: (Effect) -> Void) {
    edit.end(reason, at: now, emit: emit)
  }

  /// Puts a slide at rest exactly at its value, so that nothing else of the past counts.
  @inlinable
  public mutating func settle(on track: inout some Track) {
    guard state == .idle else { return }
    moveToValue(on: &track)
    gap = .unknown
  }

  /// Returns true if both are at rest and remember the same, apart from the time.
  @inlinable
  public func remains(like other: Slide) -> Bool {
    state == .idle && other.state == .idle && edit == other.edit && detector == other.detector
      && scroll.leaves(like: other.scroll)
  }

  /// Advances the clock of a slide that does not move by itself, unless `time` is earlier.
  @inlinable
  public mutating func wait(until time: Timestamp) {
    now = max(now, time)
  }

  /// Discards the remainder of wheels and crowns, on any input of another kind.
  @inlinable
  public mutating func forgetRemainder() { scroll.forget() }
}
