public import ControlCore

// Changes by the host.

extension SliderControl {
  /// Sets the value of the first thumb, as `set(value:of:animated:emit:)` does.
  public mutating func set(value: Double, animated: Bool, emit: (Effect) -> Void) {
    set(value: value, of: 0, animated: animated, emit: emit)
  }

  /// Sets the value of an existing thumb, limited by its neighbours, which stay; see `Control`.
  public mutating func set(
    value: Double, of part: Int, animated: Bool, emit: (Effect) -> Void
  ) {
    guard part >= 0, part < partCount else { return }
    act(on: part, within: wholeRange(for: part), .set(value, animated: animated), emit: emit)
    endLandings(emit: emit)
    reportIdle(at: time, emit: emit)
  }

  /// Sets the values of all thumbs, as the host.
  ///
  /// - Parameters:
  ///   - values: The values, as in `init(values:configuration:)`; other thumbs keep theirs, as they
  ///     do for a value that is not finite.
  ///   - animated: True to show the change as a spring motion.
  ///   - emit: Receives `changed` for each adjusted value, and the end of each interrupted edit.
  public mutating func set(values: NumberList, animated: Bool, emit: (Effect) -> Void) {
    let before = self.values
    let places = SliderPlaces(configuration) { part in
      part < values.count && values[part].isFinite ? values[part] : before[part]
    }
    for part in 0..<partCount {
      let range = SliderRange(values: track.rules.bounds)
      act(on: part, within: range, .set(places[part], animated: animated), emit: emit)
      let isAsked = part < values.count && values[part].isFinite
      guard places[part] != (isAsked ? values[part] : before[part]) else { continue }
      emit(.changed(places[part], .clamp, time, part: UInt8(truncatingIfNeeded: part)))
    }
    reportIdle(at: time, emit: emit)
  }

  /// Changes any settings at any time, including the number of thumbs. Removed thumbs end their
  /// edits; new thumbs are at the upper bound, or as near to it as possible.
  ///
  /// - Precondition: `configuration.problem` is `nil`.
  public mutating func set(configuration new: SliderConfiguration, emit: (Effect) -> Void) {
    guard new != configuration else { return }
    require(none: new.problem)
    if new.interaction != .enabled { presses = SliderPresses() }
    removeThumbs(from: Int(truncatingIfNeeded: new.thumbs), emit: emit)
    change(to: new, emit: emit)
    reportIdle(at: time, emit: emit)
  }

  /// The value of each thumb.
  private var values: Eight<Double> {
    mutating get {
      var values = Eight(repeating: 0.0)
      for part in 0..<partCount { values[part] = value(of: part) }
      return values
    }
  }

  /// The resting value of each thumb; infinite for missing thumbs.
  private var targets: Eight<Double> {
    mutating get {
      var targets = Eight(repeating: Double.infinity)
      for part in 0..<partCount { targets[part] = target(of: part) }
      return targets
    }
  }

  /// Removes thumbs and cancels their open edits.
  private mutating func removeThumbs(from count: Int, emit: (Effect) -> Void) {
    for part in count..<max(count, partCount) {
      if busy.contains(part) {
        act(on: part, within: rangeToCancel(part), .remove, emit: emit)
      }
      putDown(part, .cancel, emit: emit)
      pushNoMore(part)
    }
  }

  private mutating func change(to new: SliderConfiguration, emit: (Effect) -> Void) {
    confine()
    dragged = nil
    let (count, values, upper) = (partCount, self.values, new.bounds.upperBound)
    var old = track
    let targets = self.targets
    let places = SliderPlaces(new) { $0 < count ? values[$0] : upper }
    (configuration, track) = (new, SliderTrack(new))
    focus = nearestPart(to: focus)
    // New thumbs must exist before the others compute the range that they leave.
    for part in count..<max(count, partCount) { rest(part, at: places[part]) }
    for part in 0..<min(count, partCount) {
      track.enter(range(for: part, places, targets))
      move(part, from: &old, emit: emit)
    }
    anchorPair()
    renew()
    presses.keep(mostPointers - holds.count)
    endPushed(emit: emit)
  }

  /// Moves a thumb from another track to the present one.
  private mutating func move(
    _ part: Int, from old: inout SliderTrack, emit: (Effect) -> Void
  ) {
    let now = time
    let news = parts.change(part) {
      old.put($0.slide.phase == .idle ? old.whole : $0.span)
      if !$0.slide.isMoving, !$0.slide.isScrolling { $0.slide.wait(until: now) }
      $0.slide.move(from: &old, on: &track, as: part, &owesIdle, emit: emit)
      $0.span = track.span
      return $0.slide.takeNews()
    }
    // Each of a pair has been put where its own pull is, so that neither counts anew for the other.
    guard news == .letGo else {
      guard let index = holds.index(ofPart: part) else { return }
      return holds.change(index) { $0.hold.follow(news, at: now, on: &track) }
    }
    follow(part, news)
  }

  /// Ends the edits of pushed thumbs whose pusher's edit has ended.
  private mutating func endPushed(emit: (Effect) -> Void) {
    for part in 0..<partCount where parts.read(part, { $0.slide.isEditing }) && !busy.contains(part)
    {
      if !isPushed(part) { putDown(part, .commit, emit: emit) }
    }
  }

  /// True while another thumb with an open edit pushes a thumb.
  private func isPushed(_ part: Int) -> Bool {
    for other in 0..<partCount
    where parts.read(other, { $0.pushed.contains(part) && $0.slide.isEditing }) { return true }
    return false
  }

  /// Returns the range of a thumb during a configuration change, after those before it have
  /// changed. A value that must change is the only one in its range.
  ///
  /// - Parameters:
  ///   - part: The thumb.
  ///   - places: The new values of the thumbs.
  ///   - targets: The resting values of later thumbs, still unchanged; infinite for new ones.
  /// - Returns: The range, without neighbours in the way.
  private mutating func range(
    for part: Int, _ places: SliderPlaces, _ targets: Eight<Double>
  ) -> SliderRange {
    let (place, distance) = (places[part], configuration.distance)
    guard place == value(of: part) else { return SliderRange(values: place...place) }
    var (lower, upper) = (configuration.bounds.lowerBound, configuration.bounds.upperBound)
    if part > 0 { lower = max(places[part - 1], target(of: part - 1)) + distance }
    if part < partCount - 1 {
      upper = min(places[part + 1], targets[part + 1]) - distance
    }
    lower = track.choice(lower, inside: .lower)
    upper = track.choice(upper, inside: .upper)
    var range = SliderRange(values: min(lower, place)...max(upper, place))
    if lower <= upper { range.lead(to: lower...upper) }
    return range
  }

  /// Drops thumbs without an open edit from those that others push.
  private mutating func renew() {
    for part in 0..<partCount where !parts.read(part, { $0.slide.isEditing }) { pushNoMore(part) }
  }
}

extension Slide {
  /// Moves a thumb's slide to another track.
  fileprivate mutating func move(
    from old: inout SliderTrack, on track: inout SliderTrack, as part: Int, _ hasRested: inout Bool,
    emit: (Effect) -> Void
  ) {
    let thumb = ThumbEffects(of: part, in: SliderRange(values: track.rules.bounds))
    move(from: &old, on: &track) {
      if $0.isIdle { hasRested = true } else { emit(thumb.reported($0)) }
    }
  }
}
