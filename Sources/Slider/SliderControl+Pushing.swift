import ControlCore

// A thumb that pushes its neighbours. Their edits begin with the first push and end with its edit.
// Marks that pushed thumbs pass do not tick, as one finger has one haptic.

extension SliderControl {
  /// Pushes the neighbours of a moved thumb; reverts them if its edit was cancelled.
  ///
  /// - Parameters:
  ///   - part: The thumb.
  ///   - before: The thumbs pushed so far.
  ///   - queue: Holds the thumb's effects and receives those of its neighbours.
  ///   - emit: Receives the emitted effects.
  @inline(never)
  mutating func makeWay(
    for part: Int, _ before: PartSet, _ queue: inout SliderQueue, _ emit: (Effect) -> Void
  ) {
    var pushed = before
    // A reverted thumb may have come back by itself before; its pushed neighbours have not.
    if queue.reason(of: part) == .cancel { restore(pushed, by: part, &queue, emit) }
    if canPush, let cause = queue.cause(of: part) {
      push(from: part, .upper, cause, &pushed, &queue, emit)
      push(from: part, .lower, cause, &pushed, &queue, emit)
    }
    let isEditing = parts.change(part) {
      $0.pushed = $0.slide.isEditing ? pushed : PartSet()
      return $0.slide.isEditing
    }
    guard !isEditing else { return }
    let reason = queue.reason(of: part) ?? .commit
    for other in 0..<partCount where pushed.contains(other) {
      putDown(other, reason) { queue.add($0, emit) }
    }
  }

  /// Pushes the neighbours at one side that are in the way, and notes them.
  private mutating func push(
    from part: Int, _ side: Side, _ cause: ChangeCause, _ pushed: inout PartSet,
    _ queue: inout SliderQueue, _ emit: (Effect) -> Void
  ) {
    var (edge, next) = (value(of: part), part)
    while true {
      next += side == .upper ? 1 : -1
      guard let wanted = demand(on: next, side, from: edge) else { return }
      edge = track.choice(wanted, inside: side == .upper ? .lower : .upper)
      put(next, at: edge, cause, &queue, emit)
      pushed.set(next, to: true)
    }
  }

  /// Returns the value required of a neighbour if the thumb beside it is at `edge`; `nil` if it is
  /// not in the way, or cannot be pushed.
  private mutating func demand(on part: Int, _ side: Side, from edge: Double) -> Double? {
    guard part >= 0, part < partCount, !busy.contains(part), !isLocked(part) else { return nil }
    let distance = configuration.distance
    let wanted = side == .upper ? edge + distance : edge - distance
    let value = value(of: part)
    let excess = side == .upper ? wanted - value : value - wanted
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
    _ pushed: PartSet, by part: Int, _ queue: inout SliderQueue, _ emit: (Effect) -> Void
  ) {
    for distance in 1..<8 {
      goBack(part - distance, of: pushed, &queue, emit)
      goBack(part + distance, of: pushed, &queue, emit)
    }
  }

  private mutating func goBack(
    _ part: Int, of pushed: PartSet, _ queue: inout SliderQueue, _ emit: (Effect) -> Void
  ) {
    guard pushed.contains(part) else { return }
    let (range, original) = (wholeRange(for: part).values, original(of: part))
    let inside = min(max(original, range.lowerBound), range.upperBound)
    put(part, at: inside, .cancel, &queue, emit)
  }

  private mutating func put(
    _ part: Int, at value: Double, _ cause: ChangeCause, _ queue: inout SliderQueue,
    _ emit: (Effect) -> Void
  ) {
    let (number, now) = (UInt8(truncatingIfNeeded: part), time)
    track.put(track.whole)
    parts.change(part) {
      $0.slide.wait(until: now)
      $0.slide.carry(to: value, cause, on: &track) { queue.add($0.of(part: number), emit) }
    }
  }

  /// Ends the edit of a pushed thumb, if it is open.
  mutating func putDown(_ part: Int, _ reason: EndReason, emit: (Effect) -> Void) {
    let (number, now) = (UInt8(truncatingIfNeeded: part), time)
    parts.change(part) {
      $0.slide.wait(until: now)
      $0.slide.putDown(reason) { emit($0.of(part: number)) }
    }
  }
}
