import ControlCore

/// Valid values of a slider's thumbs: within the bounds, at least `distance` apart.
struct SliderPlaces {
  private var values = Eight(repeating: 0.0)

  /// - Parameters:
  ///   - configuration: A configuration without problems.
  ///   - set: The thumbs that the host sets. The others stay if they can, and limit these; one that
  ///     moves keeps only the space that it needs to come to rest.
  ///   - targets: The value at which each thumb comes to rest; by default the one wanted.
  ///   - wanted: The value wanted for each thumb. These are not sorted: a forward pass raises each
  ///     to the limit of the previous one, then a backward pass lowers them.
  init(
    _ configuration: SliderConfiguration, set: PartSet = PartSet(),
    resting targets: Eight<Double>? = nil, _ wanted: (Int) -> Double
  ) {
    let (bounds, distance) = (configuration.bounds, configuration.distance)
    let count = Int(truncatingIfNeeded: configuration.thumbs)
    var limits = Eight(repeating: bounds.upperBound)
    for part in stride(from: count - 1, to: 0, by: -1) {
      let place = min(wanted(part), targets?[part] ?? .infinity)
      limits[part - 1] = (set.contains(part) ? limits[part] : place) - distance
    }
    var (least, reach) = (bounds.lowerBound, bounds.lowerBound)
    for part in 0..<count {
      let isSet = set.contains(part)
      let (lower, upper) = isSet ? (reach, max(limits[part], reach)) : (least, bounds.upperBound)
      values[part] = canonical(min(max(wanted(part), lower), min(upper, bounds.upperBound)))
      least = values[part] + distance
      reach = isSet ? least : max(least, (targets?[part] ?? values[part]) + distance)
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

/// The range of a thumb, and the neighbours that limit it.
struct SliderRange: Equatable, Sendable {
  /// The possible values; includes the thumb's own value even if the neighbours leave less.
  var values: ClosedRange<Double>
  /// The values at which the user's edit may end, as the neighbours allow. Both ends can be chosen;
  /// if the neighbours leave no choice, it is the original value or the nearest that they allow.
  var choices: ClosedRange<Double>
  /// The neighbours that limit the thumb; `nil` where the track ends.
  var lowerNeighbour: UInt8?
  var upperNeighbour: UInt8?
  /// The side at which the original value is out of reach, if it should be the only choice.
  var barrier: Side?
  /// True if the thumb's own value is beyond the limits of its neighbours.
  var isWidened = false

  /// Creates a range without neighbours, whose values are all choices.
  init(values: ClosedRange<Double>) {
    (self.values, choices) = (values, values)
  }

  /// Restricts the end of an edit to some values, which the range is extended to include.
  mutating func lead(to choices: ClosedRange<Double>, barrier: Side? = nil) {
    (self.choices, self.barrier) = (choices, barrier)
    let lower = min(values.lowerBound, choices.lowerBound)
    values = lower...max(values.upperBound, choices.upperBound)
  }
}

extension SliderControl {
  /// Returns the range of a thumb that the user moves. Limits are values that can be chosen, but the
  /// thumb's own value is always included. These are `mutating`, as a call of another function in an
  /// event would copy the slider.
  ///
  /// - Parameters:
  ///   - part: The thumb.
  ///   - canPush: True if resting neighbours may be pushed, provided that the slider does so.
  /// - Returns: The range, and the neighbours in the way.
  mutating func range(for part: Int, canPush: Bool = true) -> SliderRange {
    let value = value(of: part)
    let pushes = canPush && configuration.meeting == .push
    let (least, below) = inner(limit(of: part, .lower, pushes), of: part, .lower)
    let (most, above) = inner(limit(of: part, .upper, pushes), of: part, .upper)
    var lower = track.choice(least, inside: .lower)
    var upper = track.choice(most, inside: .upper)
    let isSpaced = configuration.distance > 0 || configuration.maxDistance < .infinity
    if isSpaced, !track.rules.isDiscrete {
      if below != nil { lower = settled(lower, at: value) }
      if above != nil { upper = settled(upper, at: value) }
    }
    var range = SliderRange(values: min(lower, value)...max(upper, value))
    (range.lowerNeighbour, range.upperNeighbour) = (below, above)
    range.isWidened = value < lower || value > upper
    guard range.isWidened else { return range }
    if lower <= upper {
      range.lead(to: lower...upper)
    } else if configuration.maxDistance < .infinity {
      // Without a choice near enough to both neighbours it stays.
      return SliderRange(values: value...value)
    } else if least <= most {
      let place = original(of: part)
      let inside = canonical(min(max(place, least), most))
      range.lead(to: inside...inside, barrier: place < least ? .lower : place > most ? .upper : nil)
    }
    return range
  }

  /// Returns a limit, or the value that it is but for the rounding of a sum, so that no way is left
  /// where there is none.
  mutating func settled(_ limit: Double, at value: Double) -> Double {
    abs(limit - value) <= doubt ? value : limit
  }

  /// Returns the range of a thumb coming to rest, which never pushes. Its original value may stay.
  mutating func rangeAtRest(_ part: Int) -> SliderRange {
    var range = range(for: part, canPush: false)
    let value = value(of: part)
    if value == original(of: part), !range.choices.contains(value) { range.lead(to: value...value) }
    return range
  }

  /// Returns the value of a thumb before its open edit, or its present value.
  func original(of part: Int) -> Double {
    parts.read(part) { $0.slide.original }
  }

  /// Returns the range of a thumb moved by the host or a cancel, including values that cannot be
  /// chosen. A moving neighbour keeps only the space that it needs to come to rest.
  mutating func wholeRange(for part: Int) -> SliderRange {
    let (own, distance, bounds) = (value(of: part), configuration.distance, track.whole.choices)
    var (lower, upper) = (bounds.lowerBound, bounds.upperBound)
    if part > 0 { lower = max(lower, reach(of: part - 1, towards: part) + distance) }
    if part < partCount - 1 { upper = min(upper, reach(of: part + 1, towards: part) - distance) }
    // The original value fits, even if a rounded distance excludes it.
    let before = original(of: part)
    if abs(before - lower) <= doubt { lower = min(lower, before) }
    if abs(before - upper) <= doubt { upper = max(upper, before) }
    return SliderRange(values: min(lower, own)...max(upper, own))
  }

  /// Returns the range for a cancel, which reverts the edit or counts as a release.
  mutating func rangeToCancel(_ part: Int) -> SliderRange {
    configuration.cancelPolicy == .revert ? wholeRange(for: part) : rangeAtRest(part)
  }

  /// Returns the limit of a thumb at one side, even if it cannot be chosen, and the neighbour
  /// there. It includes space that pushable neighbours can give up; held or moving ones are not
  /// pushed.
  mutating func limit(of part: Int, _ side: Side, _ pushes: Bool) -> (
    value: Double, by: UInt8?
  ) {
    let next = side == .lower ? part - 1 : part + 1
    guard next >= 0, next < partCount else {
      let bounds = track.whole.choices
      return (side == .lower ? bounds.lowerBound : bounds.upperBound, nil)
    }
    var (end, by) = (0.0, UInt8?.some(UInt8(truncatingIfNeeded: next)))
    if pushes, !busy.contains(next), !isLocked(next) {
      (end, by) = limit(of: next, side, pushes)
      end = track.choice(end, inside: side)
      // A neighbour without any other value to choose stays.
      end = side == .lower ? min(end, value(of: next)) : max(end, value(of: next))
    } else {
      end = reach(of: next, towards: part)
    }
    let distance = configuration.distance
    return (side == .lower ? end + distance : end - distance, by)
  }

  /// Returns a limit of a thumb, or the greatest distance from its other neighbour if that is less.
  mutating func inner(_ limit: (value: Double, by: UInt8?), of part: Int, _ side: Side) -> (
    value: Double, by: UInt8?
  ) {
    let other = side == .lower ? part + 1 : part - 1
    guard configuration.maxDistance < .infinity, other >= 0, other < partCount else { return limit }
    let (isLower, most) = (side == .lower, configuration.maxDistance)
    let end = reach(of: other, towards: isLower ? other + 1 : other - 1) + (isLower ? -most : most)
    let isLess = isLower ? end > limit.value : end < limit.value
    return isLess ? (end, UInt8(truncatingIfNeeded: other)) : limit
  }

  /// Returns a thumb's value, or its resting value if that is nearer to the neighbour.
  private mutating func reach(of part: Int, towards neighbour: Int) -> Double {
    let value = value(of: part)
    // Asked first, as reading a target copies the slider.
    guard moving.contains(part) else { return value }
    let target = target(of: part)
    return neighbour < part ? min(value, target) : max(value, target)
  }

  /// The error bound of sums of values and distances.
  var doubt: Double {
    1e-14 * max(abs(track.whole.choices.lowerBound), abs(track.whole.choices.upperBound))
  }
}
