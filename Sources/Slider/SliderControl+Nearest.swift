import ControlCore

// Positions of thumbs, and the choice of a thumb for a position.

extension SliderControl {
  /// Returns the track position of a point.
  mutating func place(of point: Point) -> Double {
    let gestures = track.rules.gestures
    let start = gestures.direction.isForward ? 0 : track.rules.length
    return track.rules.start + start + gestures.along(point)
  }

  /// Returns the thumb nearest to a position, in points; halfway between two, the lower one in the
  /// lower half of what can be chosen, else the upper one. Returns `nil` if pointers hold its whole stack, but
  /// for locked thumbs.
  mutating func nearest(to place: Double) -> Int? {
    var (best, least) = (0, Double.infinity)
    let middle = (track.whole.bounds.lowerBound + track.whole.bounds.upperBound) / 2
    for part in 0..<partCount where !isLocked(part) {
      let distance = abs(shown(part) - place)
      let isAsNear = abs(distance - least) <= 1e-9 && place >= middle
      if distance < least - 1e-9 || isAsNear { (best, least) = (part, distance) }
    }
    let free = stack(around: best)
    guard !free.isEmpty else { return nil }
    let part = min(max(best, free.lowerBound), free.upperBound - 1)
    return isLocked(part) ? nil : part
  }

  /// Returns the thumb that a press at a position means: the nearest. A mouse and a pen mean the
  /// nearest that has another choice towards the press, if any has; of thumbs that they are on, none
  /// beside these.
  mutating func nearest(to place: Double, by kind: PointerKind) -> Int? {
    guard let near = nearest(to: place) else { return nil }
    let ends = track.whole.bounds
    let inside = min(max(place, ends.lowerBound), ends.upperBound)
    guard kind != .touch, !canMove(near, towards: inside) else { return near }
    let radius = max(configuration.thumbRadius, 1e-6)
    let isOnThumb = abs(shown(near) - place) <= radius
    var (best, least) = (near, isOnThumb ? radius : Double.infinity)
    for part in 0..<partCount where isFree(part) && canMove(part, towards: inside) {
      let distance = abs(shown(part) - place)
      if distance <= least { (best, least) = (part, distance) }
    }
    return best
  }

  /// Returns true if a thumb, or one in its place, is at a position or has a choice towards it.
  private mutating func canMove(_ part: Int, towards place: Double) -> Bool {
    // The tolerance absorbs rounding.
    abs(shown(part) - place) <= 1e-6
      || first(of: stack(around: part), to: place < shown(part) ? .lower : .upper) != nil
  }

  /// Returns the thumbs within a point of each other around a thumb, except held and locked ones at its
  /// ends.
  mutating func stack(around part: Int) -> Range<Int> {
    let place = shown(part)
    var (first, last) = (part, part)
    while first > 0, abs(shown(first - 1) - place) <= 1 { first -= 1 }
    while last < partCount - 1, abs(shown(last + 1) - place) <= 1 { last += 1 }
    // Pointers hold outer thumbs of a stack, as the direction of their first movement chose them.
    while first <= last, !isFree(first) { first += 1 }
    while last >= first, !isFree(last) { last -= 1 }
    return first..<max(last + 1, first)
  }

  /// Returns the thumb of a stack to move first to a side, or to the other side if none can.
  mutating func movable(_ parts: Range<Int>, _ side: Side) -> Int {
    if let part = first(of: parts, to: side) { return part }
    if let part = first(of: parts, to: side == .lower ? .upper : .lower) { return part }
    return parts.lowerBound
  }

  /// Returns the outermost thumb of a stack at a side that can move there, and that no pointer
  /// holds.
  private mutating func first(of parts: Range<Int>, to side: Side) -> Int? {
    for index in 0..<parts.count {
      let part = side == .lower ? parts.lowerBound + index : parts.upperBound - 1 - index
      guard isFree(part) else { continue }
      let (value, values) = (value(of: part), range(for: part).values)
      if side == .lower ? values.lowerBound < value : values.upperBound > value { return part }
    }
    return nil
  }

  /// True if a press may take a thumb: neither another pointer holds it, nor is it locked.
  private func isFree(_ part: Int) -> Bool { !isHeld(part) && !isLocked(part) }

  /// True if no user moves a thumb. In a slider that is read-only all are alike, so that presses may
  /// hold any.
  func isLocked(_ part: Int) -> Bool {
    configuration.locks.parts.contains(part) && track.rules.interaction == .enabled
  }

  /// Returns the lower of two free thumbs around a position beside both; `nil` if there are none.
  mutating func pair(around place: Double) -> Int? {
    for part in 0..<max(partCount - 1, 0) where shown(part) < place && place < shown(part + 1) {
      return isFree(part) && isFree(part + 1) ? part : nil
    }
    return nil
  }
}
