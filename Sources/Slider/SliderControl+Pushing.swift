import ControlCore

// A thumb that pushes its neighbours along. Each of them has an edit of its own, which begins when it is first pushed and
// ends with that of the thumb.

extension SliderControl {
  /// Neighbours make way for a thumb that has moved, or go back where they were if its edit was cancelled.
  ///
  /// - Parameters:
  ///   - part: the thumb.
  ///   - before: those that it has pushed until now, a bit each.
  ///   - queue: has what the thumb did, and takes what they do.
  ///   - emit: takes what is told.
  @inline(never)
  mutating func makeWay(
    for part: Int, _ before: UInt8, _ queue: inout SliderQueue, _ emit: (Effect) -> Void
  ) {
    var pushed = before
    // A thumb that is brought back need not have changed: it may have come there by itself, and what it has pushed not.
    if queue.reason(of: part) == .cancel { restore(pushed, by: part, &queue, emit) }
    if canPush, let cause = queue.cause(of: part) {
      pushed |= push(from: part, .upper, cause, &queue, emit)
      pushed |= push(from: part, .lower, cause, &queue, emit)
    }
    if let slot = slots.index(of: part) {
      let isEditing = slots.read(slot) { $0.slide.isEditing }
      slots.change(slot) { $0.pushed = isEditing ? pushed : 0 }
      if isEditing { return }
    }
    let reason = queue.reason(of: part) ?? .commit
    for other in 0..<partCount where pushed & bit(other) != 0 {
      rests[other].end(reason, at: time) { queue.add($0.of(part: UInt8(other)), emit) }
    }
  }

  /// Moves the neighbours at one side on, as far as they are in the way.
  ///
  /// - Returns: those that have moved, a bit each.
  private mutating func push(
    from part: Int, _ side: Side, _ cause: ChangeCause, _ queue: inout SliderQueue,
    _ emit: (Effect) -> Void
  ) -> UInt8 {
    var (edge, next, pushed) = (value(of: part), part, UInt8(0))
    while true {
      next += side == .upper ? 1 : -1
      guard let wanted = demand(on: next, side, from: edge) else { return pushed }
      edge = track.choice(wanted, inside: side == .upper ? .lower : .upper)
      put(next, at: edge, cause, &queue, emit)
      pushed |= bit(next)
    }
  }

  /// Where a neighbour has to go if the thumb beside it is at `edge`; `nil` if it is not in the way, or cannot be pushed.
  private mutating func demand(on part: Int, _ side: Side, from edge: Double) -> Double? {
    guard part >= 0, part < partCount, slots.index(of: part) == nil else { return nil }
    let distance = configuration.distance
    let wanted = side == .upper ? edge + distance : edge - distance
    let excess = side == .upper ? wanted - rests[part].value : rests[part].value - wanted
    // The last digits of a sum push nobody: each of its numbers is off by at most one of the last place.
    let doubt = distance > 0 ? 1e-15 * max(max(abs(edge), abs(wanted)), distance) : 0
    return excess > doubt ? wanted : nil
  }

  /// Whether a neighbour is in the way of a thumb.
  mutating func pushes(_ part: Int) -> Bool {
    let edge = value(of: part)
    return demand(on: part + 1, .upper, from: edge) != nil
      || demand(on: part - 1, .lower, from: edge) != nil
  }

  /// An edit was cancelled: what it has pushed goes back, as far as there is room, the nearest first.
  private mutating func restore(
    _ pushed: UInt8, by part: Int, _ queue: inout SliderQueue, _ emit: (Effect) -> Void
  ) {
    for distance in 1..<8 {
      goBack(part - distance, of: pushed, &queue, emit)
      goBack(part + distance, of: pushed, &queue, emit)
    }
  }

  private mutating func goBack(
    _ part: Int, of pushed: UInt8, _ queue: inout SliderQueue, _ emit: (Effect) -> Void
  ) {
    guard pushed & bit(part) != 0 else { return }
    let (range, original) = (wholeRange(for: part).values, rests[part].original)
    let inside = min(max(original, range.lowerBound), range.upperBound)
    put(part, at: inside, .cancel, &queue, emit)
  }

  private mutating func put(
    _ part: Int, at value: Double, _ cause: ChangeCause, _ queue: inout SliderQueue,
    _ emit: (Effect) -> Void
  ) {
    let number = UInt8(truncatingIfNeeded: part)
    track.put(track.whole)
    rests[part].begin(at: time) { queue.add($0.of(part: number), emit) }
    rests[part].move(to: value, cause, on: &track, at: time) {
      queue.add($0.of(part: number), emit)
    }
  }

  private func bit(_ part: Int) -> UInt8 { part >= 0 && part < 8 ? 1 << UInt8(part) : 0 }
}
