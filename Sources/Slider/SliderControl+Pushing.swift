import ControlCore

// A thumb that pushes its neighbours. Their edits begin with the first push and end with its edit.
// Marks that pushed thumbs pass do not tick, as one finger has one haptic.

extension SliderControl {
  /// Pushes the neighbours of a moved thumb; reverts them if its edit was cancelled.
  ///
  /// - Parameters:
  ///   - part: The thumb.
  ///   - before: The thumbs pushed so far, a bit each.
  ///   - queue: Holds the thumb's effects and receives those of its neighbours.
  ///   - emit: Receives the emitted effects.
  @inline(never)
  mutating func makeWay(
    for part: Int, _ before: UInt8, _ queue: inout SliderQueue, _ emit: (Effect) -> Void
  ) {
    var pushed = before
    // A reverted thumb may have come back by itself before; its pushed neighbours have not.
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

  /// Pushes the neighbours at one side that are in the way.
  ///
  /// - Returns: The thumbs that moved, a bit each.
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

  /// Returns the value required of a neighbour if the thumb beside it is at `edge`; `nil` if it is
  /// not in the way, or cannot be pushed.
  private mutating func demand(on part: Int, _ side: Side, from edge: Double) -> Double? {
    guard part >= 0, part < partCount, slots.index(of: part) == nil else { return nil }
    let distance = configuration.distance
    let wanted = side == .upper ? edge + distance : edge - distance
    let excess = side == .upper ? wanted - rests[part].value : rests[part].value - wanted
    // The tolerance absorbs rounding errors of one unit in the last place of each number.
    let doubt = distance > 0 ? 1e-15 * max(max(abs(edge), abs(wanted)), distance) : 0
    return excess > doubt ? wanted : nil
  }

  /// True if a neighbour is in the way of a thumb.
  mutating func pushes(_ part: Int) -> Bool {
    let edge = value(of: part)
    return demand(on: part + 1, .upper, from: edge) != nil
      || demand(on: part - 1, .lower, from: edge) != nil
  }

  /// Reverts pushed thumbs after a cancelled edit as far as there is space, the nearest first.
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
