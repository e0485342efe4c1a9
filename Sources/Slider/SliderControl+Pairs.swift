import ControlCore

// Two thumbs dragged by one pointer; `SliderPair` says where they go.

extension SliderControl {
  /// Takes a thumb and the next with one pointer.
  mutating func holdPair(_ lower: Int, _ down: PointerEvent, emit: (Effect) -> Void) {
    focus = lower
    let intent = holds.take(down, pairFrom: lower, at: time, track.rules.gestures)
    act(on: lower + 1, .pointer(intent, .down), emit: emit)
    act(on: lower, .pointer(intent, .down), emit: emit)
    confine()
    anchorPair()
  }

  /// Lets a pair go on from within its limits: a thumb may have been caught while it sprang back.
  mutating func anchorPair() {
    guard let lower = holds.pair?.lower else { return }
    for part in lower...lower + 1 {
      parts.change(part) {
        track.put($0.span)
        $0.slide.anchorInside(on: &track)
      }
    }
  }

  /// Handles a pointer that holds two thumbs.
  mutating func dragPair(_ event: PointerEvent, emit: (Effect) -> Void) {
    guard let (index, lower) = holds.pair else { return }
    SliderQueue.collect(emit) { queue in
      guard event.phase != .cancel else {
        let intent = read(event, by: index)
        return letPairGo(lower, by: index, .pointer(intent, .cancel)) { queue.add($0, emit) }
      }
      var move = event
      move.phase = .move
      pull(lower, by: index, read(move, by: index)) { queue.add($0, emit) }
      if event.phase == .up, holds.pair != nil {
        letPairGo(lower, by: index, .lift(read(event, by: index))) { queue.add($0, emit) }
      }
    }
  }

  /// Moves both thumbs of a pair as a move of their pointer means.
  private mutating func pull(
    _ lower: Int, by index: Int, _ intent: Hold.Intent?, emit: (Effect) -> Void
  ) {
    guard case .dragged(let travel) = intent else {
      for part in lower...lower + 1 { act(on: part, .pointer(intent, .move), emit: emit) }
      return
    }
    let pair = pair(from: lower, by: index)
    var thumbs = track.rules.isDiscrete ? track.choose(pair, by: travel) : nil
    if !track.rules.isQuantized, !track.rules.isDiscrete || thumbs != nil {
      thumbs = track.pull(pair, by: travel)
    }
    pull(lower, as: thumbs?.lower, emit: emit)
    pull(lower + 1, as: thumbs?.upper, emit: emit)
  }

  /// Pulls a thumb of a pair; without a place for it, it is held where it is.
  private mutating func pull(_ part: Int, as thumb: SliderPair.Thumb?, emit: (Effect) -> Void) {
    let value = value(of: part)
    var range = thumb?.range ?? SliderRange(values: value...value)
    settle(&range, around: value)
    act(on: part, within: range, .pull(to: thumb?.place ?? scale.position(of: value))) {
      guard case .bound(let side, _, _, _) = $0 else { return emit($0) }
      if (side == .lower ? thumb?.tells.lower : thumb?.tells.upper) == true { emit($0) }
    }
  }

  /// Makes an end of a range that is a value, but for rounding, that value, or a pair would creep with
  /// each report.
  private mutating func settle(_ range: inout SliderRange, around value: Double) {
    let lower = settled(range.values.lowerBound, at: value)
    range.values = lower...max(lower, settled(range.values.upperBound, at: value))
  }

  /// Releases two thumbs; both come to rest as far apart as the pointer took them.
  mutating func letPairGo(
    _ lower: Int, by index: Int, _ action: SlideAction, emit: (Effect) -> Void
  ) {
    let pair = pair(from: lower, by: index)
    let way = holds.read(index) { $0.hold.travel(track.rules.gestures) }
    let isDiscrete = track.rules.isDiscrete
    var rests = isDiscrete ? track.choose(pair, by: way) : track.pull(pair, by: way)
    // A thumb without an edit, as the host has set it, stays.
    for part in lower...lower + 1 where parts.read(part, { !$0.slide.isEditing }) { rests = nil }
    // The upper one goes first, as `holdPair` has taken it first.
    letGo(lower + 1, within: rests?.upper.range, action, emit: emit)
    letGo(lower, within: rests?.lower.range, action, emit: emit)
  }

  private mutating func letGo(
    _ part: Int, within range: SliderRange?, _ action: SlideAction, emit: (Effect) -> Void
  ) {
    guard isHeld(part) else { return }
    var range = range ?? rangeAtRest(part)
    range.barrier = nil
    let value = value(of: part)
    settle(&range, around: value)
    if track.rules.isDiscrete {
      let choices = range.choices
      range.values = min(choices.lowerBound, value)...max(choices.upperBound, value)
    }
    act(on: part, within: range, action, emit: emit)
  }

  /// Returns the pair that a pointer holds, or did until this event, from its lower thumb.
  private mutating func pair(from lower: Int, by index: Int) -> SliderPair {
    let (low, high) = (anchor(of: lower), anchor(of: lower + 1))
    let press = place(of: holds.read(index) { $0.hold.origin })
    var (least, most) = (limit(of: lower, .lower, false), limit(of: lower + 1, .upper, false))
    // What the host has put beyond a limit may stay there.
    least.value = min(least.value, value(of: lower))
    most.value = max(most.value, value(of: lower + 1))
    // The tolerance absorbs rounding.
    return SliderPair(
      lower: lower, low: low, high: high,
      isLedByUpper: abs(high - press) <= abs(low - press) + 1e-9,
      least: least, most: most, distance: configuration.distance,
      maxDistance: max(configuration.maxDistance, scale.value(at: high) - scale.value(at: low)),
      roof: max(inner((.infinity, nil), of: lower, .upper).value, scale.value(at: low)),
      floor: min(inner((-.infinity, nil), of: lower + 1, .lower).value, scale.value(at: high)))
  }

  /// Returns the position from which a pointer drags a thumb.
  private func anchor(of part: Int) -> Double { parts.read(part) { $0.slide.anchor } }
}
