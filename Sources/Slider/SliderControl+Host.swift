public import ControlCore

// Changes by the host.

extension SliderControl {
  /// Sets values and settings, including the number of thumbs, as the host; see `Control`. Thumbs
  /// without a value stay where they can, and limit those that are set; of these, each is at least
  /// `distance` above the one before. None is put on a choice. Removed thumbs end their edits; new
  /// ones without a value are at the upper bound, or as near to it as possible.
  ///
  /// - Precondition: `configuration.problem` is `nil`.
  public mutating func update(
    values wanted: NumberList, animated: Bool, configuration new: SliderConfiguration,
    emit: (Effect) -> Void
  ) {
    if new != configuration {
      require(none: new.problem)
      if new.interactionOfUsers != .enabled { presses = SliderPresses() }
      release(by: new, emit: emit)
      change(to: new, wanted, animated, emit: emit)
    } else {
      set(wanted, animated, emit: emit)
      endLandings(emit: emit)
    }
    reportIdle(at: time, emit: emit)
  }

  /// Sets values by the present settings.
  private mutating func set(
    _ wanted: NumberList, _ animated: Bool, emit: (Effect) -> Void
  ) {
    let places = places(wanted, by: configuration)
    for part in 0..<partCount {
      let (asked, value) = (wanted.number(at: part), value(of: part))
      var place = places[part]
      if place != asked { place = settled(place, at: value) }
      // A thumb that stays may be too near by the rounding of a sum.
      if asked == nil, place == value { continue }
      let isOther = parts.read(part) {
        $0.slide.differs(from: asked ?? place) || $0.slide.differs(from: place)
      }
      guard isOther else { continue }
      let range = SliderRange(values: track.whole.choices)
      act(on: part, within: range, .set(place, animated: animated), emit: emit)
    }
  }

  /// Returns the place of each thumb, given the values that the host sets.
  private mutating func places(
    _ wanted: NumberList, by new: SliderConfiguration
  ) -> SliderPlaces {
    let (count, values) = (partCount, self.values)
    var (targets, set) = (self.targets, PartSet())
    for part in 0..<wanted.count { set.set(part, to: wanted.number(at: part) != nil) }
    let upper = new.bounds.upperBound
    for part in count..<8 { targets[part] = upper }
    return SliderPlaces(new, set: set, resting: targets) { part in
      wanted.number(at: part) ?? (part < count ? values[part] : upper)
    }
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

  /// Cancels the open edits of thumbs that will be missing or locked.
  private mutating func release(by new: SliderConfiguration, emit: (Effect) -> Void) {
    let (count, locked) = (Int(truncatingIfNeeded: new.thumbs), new.locks.parts)
    // The thumb of the last tap may be gone.
    if count < partCount { holds.forgetTaps() }
    for part in 0..<partCount where part >= count || locked.contains(part) && !isLocked(part) {
      if busy.contains(part) {
        act(on: part, within: rangeToCancel(part), .remove, emit: emit)
      }
      putDown(part, .cancel, emit: emit)
      pushNoMore(part)
    }
  }

  private mutating func change(
    to new: SliderConfiguration, _ wanted: NumberList, _ animated: Bool, emit: (Effect) -> Void
  ) {
    confine()
    dragged = nil
    var old = track
    let (count, targets) = (partCount, self.targets)
    var places = places(wanted, by: new)
    (configuration, track) = (new, SliderTrack(new))
    focus = nearestPart(to: focus)
    // New thumbs must exist before the others compute the range that they leave.
    for part in count..<max(count, partCount) { rest(part, at: places[part]) }
    for part in 0..<min(count, partCount) {
      // The one before may have gone elsewhere, as its edit was cancelled.
      if part > 0, value(of: part - 1) != places[part - 1] {
        places = self.places(wanted, by: new)
      }
      let isSet =
        wanted.number(at: part).map { asked in
          parts.read(part) { $0.slide.differs(from: asked) }
        } ?? false
      let bounds = SliderRange(values: track.whole.choices)
      track.enter(isSet ? bounds : range(for: part, places, targets))
      move(part, from: &old, to: isSet ? places[part] : nil, animated, emit: emit)
    }
    anchorPair()
    renew()
    presses.keep(mostPointers - holds.count)
    endPushed(emit: emit)
  }

  /// Moves a thumb from another track to the present one, and to the value that the host sets.
  private mutating func move(
    _ part: Int, from old: inout SliderTrack, to new: Double?, _ animated: Bool,
    emit: (Effect) -> Void
  ) {
    let now = time
    let news = parts.change(part) {
      old.put($0.slide.phase == .idle ? old.whole : $0.span)
      if !$0.slide.isMoving, !$0.slide.isScrolling { $0.slide.wait(until: now) }
      $0.slide.update(
        to: new, animated: animated, from: &old, on: &track, as: part, &owesIdle, emit: emit)
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
    let choices = (track.choice(lower, inside: .lower), track.choice(upper, inside: .upper))
    let hasChoice = choices.0 <= choices.1
    // Without a choice in between, an edit that is cancelled may end anywhere there.
    if hasChoice { (lower, upper) = choices }
    var range = SliderRange(values: min(lower, place)...max(upper, place))
    if hasChoice { range.lead(to: lower...upper) }
    return range
  }

  /// Drops thumbs without an open edit from those that others push.
  private mutating func renew() {
    for part in 0..<partCount where !parts.read(part, { $0.slide.isEditing }) { pushNoMore(part) }
  }
}

extension Slide {
  /// Moves a thumb's slide to another track, and to the value that the host sets.
  fileprivate mutating func update(
    to new: Double?, animated: Bool, from old: inout SliderTrack, on track: inout SliderTrack,
    as part: Int, _ hasRested: inout Bool, emit: (Effect) -> Void
  ) {
    let thumb = ThumbEffects(of: part, in: SliderRange(values: track.whole.choices))
    update(to: new, animated: animated, was: &old, on: &track) {
      if $0.isIdle { hasRested = true } else { emit(thumb.reported($0)) }
    }
  }
}
