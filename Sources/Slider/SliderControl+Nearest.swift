import ControlCore

// Where thumbs are, and which one a place means.

extension SliderControl {
  /// What of the track is under a point.
  mutating func place(of point: Point) -> Double {
    let gestures = track.rules.gestures
    let start = gestures.direction == .right ? 0 : track.rules.length
    return track.rules.ends.lowerBound + start + gestures.along(point)
  }

  /// The thumb nearest to a place, in points; exactly between two the lower one in the lower half of the track, else the
  /// upper one. `nil` if a pointer holds it.
  mutating func nearest(to place: Double) -> Int? {
    var (best, least) = (0, Double.infinity)
    let middle = (track.rules.ends.lowerBound + track.rules.ends.upperBound) / 2
    for part in 0..<partCount {
      let distance = abs(shown(part) - place)
      let isAsNear = abs(distance - least) <= 1e-9 && place >= middle
      if distance < least - 1e-9 || isAsNear { (best, least) = (part, distance) }
    }
    let free = stack(around: best)
    return free.isEmpty ? nil : min(max(best, free.lowerBound), free.upperBound - 1)
  }

  /// The thumbs in one place, within a point of each other, that no pointer holds.
  mutating func stack(around part: Int) -> Range<Int> {
    let place = shown(part)
    var (first, last) = (part, part)
    while first > 0, abs(shown(first - 1) - place) <= 1 { first -= 1 }
    while last < partCount - 1, abs(shown(last + 1) - place) <= 1 { last += 1 }
    // A pointer holds an outer one: the direction has chosen it.
    while first <= last, slots.isHeld(part: first) { first += 1 }
    while last >= first, slots.isHeld(part: last) { last -= 1 }
    return first..<max(last + 1, first)
  }

  /// Of thumbs in one place the one that goes first to a side, or if none can, to the other.
  mutating func movable(_ parts: Range<Int>, _ side: Side) -> Int {
    if let part = first(of: parts, to: side) { return part }
    if let part = first(of: parts, to: side == .lower ? .upper : .lower) { return part }
    return parts.lowerBound
  }

  /// Of thumbs in one place the outermost at a side that can go there.
  private mutating func first(of parts: Range<Int>, to side: Side) -> Int? {
    for index in 0..<parts.count {
      let part = side == .lower ? parts.lowerBound + index : parts.upperBound - 1 - index
      let (value, values) = (value(of: part), range(for: part).values)
      if side == .lower ? values.lowerBound < value : values.upperBound > value { return part }
    }
    return nil
  }

  /// The lower of the two thumbs between which a place is, beside both; `nil` if it is elsewhere.
  mutating func pair(around place: Double) -> Int? {
    for part in 0..<max(partCount - 1, 0) where shown(part) < place && place < shown(part + 1) {
      return slots.isHeld(part: part) || slots.isHeld(part: part + 1) ? nil : part
    }
    return nil
  }
}
