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
    steady = nil
    let before = self.value(of: part)
    act(on: part, within: wholeRange(for: part), .set(value, animated: animated), emit: emit)
    if self.value(of: part) != before { reanchorPair() }
    reportIdle(at: time, emit: emit)
  }

  /// Keeps a dragged pair at its present distance after the host has moved one of the two, dropping
  /// the pull past a limit.
  private mutating func reanchorPair() {
    guard slots.arePair else { return }
    for slot in 0..<2 {
      slots.change(slot) {
        track.put($0.span)
        $0.slide.forgetExcess(on: &track)
      }
    }
  }

  /// Sets the values of all thumbs, as the host.
  ///
  /// - Parameters:
  ///   - values: The values, as in `init(values:configuration:)`; other thumbs keep theirs, as they
  ///     do for a value that is not finite.
  ///   - animated: True to show the change as a spring motion.
  ///   - emit: Receives `changed` for each adjusted value, and the end of each interrupted edit.
  public mutating func set(values: NumberList, animated: Bool, emit: (Effect) -> Void) {
    steady = nil
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
    var hasMoved = false
    for part in 0..<partCount where value(of: part) != before[part] { hasMoved = true }
    if hasMoved { reanchorPair() }
    reportIdle(at: time, emit: emit)
  }

  /// Changes any settings at any time, including the number of thumbs. Removed thumbs end their
  /// edits; new thumbs are at the upper bound, or as near to it as possible.
  ///
  /// - Precondition: `configuration.problem` is `nil`.
  public mutating func set(configuration new: SliderConfiguration, emit: (Effect) -> Void) {
    guard new != configuration else { return }
    require(none: new.problem)
    steady = nil
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
    @inline(never)
    mutating get {
      var targets = Eight(repeating: Double.infinity)
      for part in 0..<partCount { targets[part] = target(of: part) }
      return targets
    }
  }

  /// Removes thumbs and cancels their open edits.
  @inline(never)
  private mutating func removeThumbs(from count: Int, emit: (Effect) -> Void) {
    for part in count..<max(count, partCount) {
      if slots.index(of: part) != nil {
        act(on: part, within: rangeToCancel(part), .remove, emit: emit)
      }
      rests[part].end(.cancel, at: time) { emit($0.of(part: UInt8(truncatingIfNeeded: part))) }
      slots.pushNoMore(part)
    }
  }

  private mutating func change(to new: SliderConfiguration, emit: (Effect) -> Void) {
    confineSlots()
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
    for slot in 0..<2 { renew(slot) }
    presses.keep(mostPointers - slots.pointers)
    endPushed(emit: emit)
  }

  /// Moves a thumb from another track to the present one.
  @inline(never)
  private mutating func move(
    _ part: Int, from old: inout SliderTrack, emit: (Effect) -> Void
  ) {
    var hasRested = false
    if let slot = slots.index(of: part) {
      slots.change(slot) {
        old.put($0.span)
        $0.slide.move(from: &old, on: &track, as: part, &hasRested, emit: emit)
        $0.span = track.span
      }
      leave(slot)
    } else {
      old.put(old.whole)
      var slide = Slide(rests[part], on: &old, at: time)
      slide.move(from: &old, on: &track, as: part, &hasRested, emit: emit)
      rests[part] = slide.remains
    }
    if hasRested { owesIdle = true }
  }

  /// Ends the edits of pushed thumbs whose pusher's edit has ended.
  @inline(never)
  private mutating func endPushed(emit: (Effect) -> Void) {
    for part in 0..<partCount where rests[part].isEditing && slots.index(of: part) == nil {
      guard !slots.push(part) else { continue }
      rests[part].end(.commit, at: time) { emit($0.of(part: UInt8(truncatingIfNeeded: part))) }
    }
  }

  /// Returns the range of a thumb during a configuration change, after those before it have
  /// changed. A value that must change is the only one in its range.
  ///
  /// - Parameters:
  ///   - part: The thumb.
  ///   - places: The new values of the thumbs.
  ///   - targets: The resting values of later thumbs, still unchanged; infinite for new ones.
  /// - Returns: The range, without neighbours in the way.
  @inline(never)
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

  /// Drops pushed thumbs without an open edit and outdated pair flags from a slot.
  @inline(never)
  private mutating func renew(_ slot: Int) {
    for part in 0..<partCount where !rests[part].isEditing {
      slots.change(slot) { $0.pushed &= ~(1 << UInt8(truncatingIfNeeded: part)) }
    }
    if !slots.isHeld(slot) { slots.change(slot) { $0.isPair = false } }
  }
}

extension Slide {
  /// Moves a thumb's slide to another track.
  @inline(never)
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
