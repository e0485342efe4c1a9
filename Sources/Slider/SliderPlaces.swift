import ControlCore

/// Where the thumbs of a slider belong: between the bounds, each as far from its neighbours as the distance says.
struct SliderPlaces {
  private var values = Eight(repeating: 0.0)

  /// - Parameters:
  ///   - configuration: one that can be used.
  ///   - wanted: the value that each thumb would have. They are not sorted: each is brought to where the one before
  ///     it leaves room, and then back from the last.
  init(_ configuration: SliderConfiguration, _ wanted: (Int) -> Double) {
    let (bounds, distance) = (configuration.bounds, configuration.distance)
    let count = Int(truncatingIfNeeded: configuration.thumbs)
    var least = bounds.lowerBound
    for part in 0..<count {
      values[part] = canonical(min(max(wanted(part), least), bounds.upperBound))
      least = values[part] + distance
    }
    var most = bounds.upperBound
    var part = count
    while part > 0 {
      part -= 1
      values[part] = canonical(max(min(values[part], most), bounds.lowerBound))
      most = values[part] - distance
    }
  }

  subscript(part: Int) -> Double { values[part] }
}

/// The values that a thumb can have, and who is in the way at either end.
struct SliderRoom: Equatable {
  var values: ClosedRange<Double>
  /// The neighbour that limits it; `nil` where the track ends.
  var lowerNeighbour: Int?
  var upperNeighbour: Int?
  /// Whether there is more room than the neighbours leave, as the thumb's own value lies beyond that.
  var isWidened = false

  /// What is in both; the neighbours are those of the other.
  func cut(by other: SliderRoom) -> SliderRoom {
    var room = other
    let lower = max(values.lowerBound, other.values.lowerBound)
    room.values = lower...max(min(values.upperBound, other.values.upperBound), lower)
    return room
  }
}

extension SliderControl {
  /// The room that its neighbours leave to a thumb that the user moves. Where values are chosen, the limits are
  /// values that can be chosen; its own value always is between them.
  ///
  /// - Parameters:
  ///   - part: of the thumb.
  ///   - canPush: whether neighbours that rest make way, if the slider says so.
  /// - Returns: between which values, and who is in the way.
  @inline(never)
  mutating func room(for part: Int, canPush: Bool = true) -> SliderRoom {
    let value = value(of: part)
    let pushes = canPush && configuration.meeting == .push
    let (lower, below) = limit(of: part, .lower, pushes)
    let (upper, above) = limit(of: part, .upper, pushes)
    return SliderRoom(
      values: min(lower, value)...max(upper, value), lowerNeighbour: below, upperNeighbour: above,
      isWidened: value < lower || value > upper)
  }

  /// The room that its neighbours leave to a thumb that the host moves, or a cancel: also values that cannot be chosen.
  /// A neighbour that moves leaves what it does not need to come to rest.
  mutating func wholeRoom(for part: Int) -> SliderRoom {
    let (own, distance, bounds) = (value(of: part), configuration.distance, rules.bounds)
    var (lower, upper) = (bounds.lowerBound, bounds.upperBound)
    if part > 0 { lower = max(lower, reach(of: part - 1, towards: part) + distance) }
    if part < partCount - 1 { upper = min(upper, reach(of: part + 1, towards: part) - distance) }
    return SliderRoom(values: min(lower, own)...max(upper, own))
  }

  /// The room for what a cancel does: it brings back what was, or counts as a release.
  mutating func roomToCancel(_ part: Int) -> SliderRoom {
    configuration.cancelPolicy == .revert ? wholeRoom(for: part) : room(for: part, canPush: false)
  }

  /// How far a thumb may go to one side, and the neighbour that stops it there. A neighbour that can be pushed stops
  /// it where that is stopped itself; one that is held or moves is not pushed.
  @inline(never)
  private mutating func limit(of part: Int, _ side: Side, _ pushes: Bool) -> (
    value: Double, by: Int?
  ) {
    let next = side == .lower ? part - 1 : part + 1
    guard next >= 0, next < partCount else {
      let bounds = rules.bounds
      return (side == .lower ? bounds.lowerBound : bounds.upperBound, nil)
    }
    var (end, by) = (0.0, Int?.some(next))
    if pushes, lanes.index(of: next) == nil {
      (end, by) = limit(of: next, side, pushes)
      // It need not move if there is nowhere it could go, among few values that can be chosen.
      end = side == .lower ? min(end, value(of: next)) : max(end, value(of: next))
    } else {
      end = reach(of: next, towards: part)
    }
    let distance = configuration.distance
    let limit = side == .lower ? end + distance : end - distance
    return (lanes.track.choice(limit, inside: side), by)
  }

  /// The value of a thumb, or where it will come to rest if that is nearer to its neighbour.
  @inline(never)
  private mutating func reach(of part: Int, towards neighbour: Int) -> Double {
    let (value, target) = (value(of: part), target(of: part))
    return neighbour < part ? min(value, target) : max(value, target)
  }

  /// The room of two thumbs that one pointer takes along: both stop where one does.
  mutating func rooms(ofPair lower: Int, _ upper: Int) -> (lower: SliderRoom, upper: SliderRoom) {
    let (scale, ends) = (lanes.track.scale.base, rules.ends)
    var (low, high) = (room(for: lower, canPush: false), room(for: upper, canPush: false))
    let (a, b) = (confined(lower), confined(upper))
    let down = a - scale.position(of: low.values.lowerBound)
    let up = scale.position(of: high.values.upperBound) - b
    let track = lanes.track
    let most = track.choice(scale.value(at: min(a + up, ends.upperBound)), inside: .upper)
    let least = track.choice(scale.value(at: max(b - down, ends.lowerBound)), inside: .lower)
    low.values = low.values.lowerBound...max(most, value(of: lower))
    high.values = min(least, value(of: upper))...high.values.upperBound
    return (low, high)
  }

  /// Where a thumb shows, in points, but not where the rubber band gives way: so one that was caught on its way to a
  /// value is where it shows, and one that is dragged past its limit is there.
  private func confined(_ part: Int) -> Double {
    let (place, ends) = (shown(part), rules.ends)
    let limits =
      lanes.index(of: part).map { lanes.read($0) { $0.slide.track.scale.bounds } } ?? ends
    return min(max(place, limits.lowerBound), limits.upperBound)
  }
}
