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
struct SliderRange: Equatable {
  /// Its own value is one of them, even if the neighbours leave less.
  var values: ClosedRange<Double>
  /// Those at which the user's edit may end: what the neighbours leave. At either end there is a value that can be chosen;
  /// if they leave none, it is one value, that from before the edit, or as near to it as they allow.
  var choices: ClosedRange<Double>
  /// The neighbour that limits it; `nil` where the track ends.
  var lowerNeighbour: UInt8?
  var upperNeighbour: UInt8?
  /// The side at which the value from before the edit is out of reach, if that should have been the only choice.
  var barrier: Side?
  /// Whether there is more room than the neighbours leave, as the thumb's own value lies beyond that.
  var isWidened = false

  /// A room in which every value is as good, with nobody in the way.
  init(values: ClosedRange<Double>) {
    (self.values, choices) = (values, values)
  }

  /// An edit may end at these values alone, which are in the room then.
  mutating func lead(to choices: ClosedRange<Double>, barrier: Side? = nil) {
    (self.choices, self.barrier) = (choices, barrier)
    let lower = min(values.lowerBound, choices.lowerBound)
    values = lower...max(values.upperBound, choices.upperBound)
  }

  /// What is in both; the neighbours are those of the other.
  func cut(by other: SliderRange) -> SliderRange {
    var range = other
    let lower = max(values.lowerBound, other.values.lowerBound)
    range.values = lower...max(min(values.upperBound, other.values.upperBound), lower)
    return range
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
  mutating func range(for part: Int, canPush: Bool = true) -> SliderRange {
    let value = value(of: part)
    let pushes = canPush && configuration.meeting == .push
    let (least, below) = limit(of: part, .lower, pushes)
    let (most, above) = limit(of: part, .upper, pushes)
    let lower = track.choice(least, inside: .lower)
    let upper = track.choice(most, inside: .upper)
    var range = SliderRange(values: min(lower, value)...max(upper, value))
    (range.lowerNeighbour, range.upperNeighbour) = (below, above)
    range.isWidened = value < lower || value > upper
    guard range.isWidened else { return range }
    if lower <= upper {
      range.lead(to: lower...upper)
    } else if least <= most {
      let place = original(of: part)
      let inside = canonical(min(max(place, least), most))
      range.lead(to: inside...inside, barrier: place < least ? .lower : place > most ? .upper : nil)
    }
    return range
  }

  /// The room in which a thumb comes to rest: it pushes nobody then. One that is where it was before the edit need not leave
  /// that.
  mutating func rangeAtRest(_ part: Int) -> SliderRange {
    var range = range(for: part, canPush: false)
    let value = value(of: part)
    if value == original(of: part), !range.choices.contains(value) { range.lead(to: value...value) }
    return range
  }

  /// The value from before the edit of a thumb; its value, if none is open.
  private mutating func original(of part: Int) -> Double {
    guard let slot = slots.index(of: part) else { return rests[part].original }
    return slots.read(slot) { $0.slide.original }
  }

  /// The room that its neighbours leave to a thumb that the host moves, or a cancel: also values that cannot be chosen.
  /// A neighbour that moves leaves what it does not need to come to rest.
  mutating func wholeRange(for part: Int) -> SliderRange {
    let (own, distance, bounds) = (value(of: part), configuration.distance, track.rules.bounds)
    var (lower, upper) = (bounds.lowerBound, bounds.upperBound)
    if part > 0 { lower = max(lower, reach(of: part - 1, towards: part) + distance) }
    if part < partCount - 1 { upper = min(upper, reach(of: part + 1, towards: part) - distance) }
    // The value from before the edit fits, if only the rounding of a distance keeps it out.
    let before = original(of: part)
    if abs(before - lower) <= doubt { lower = min(lower, before) }
    if abs(before - upper) <= doubt { upper = max(upper, before) }
    return SliderRange(values: min(lower, own)...max(upper, own))
  }

  /// The room for what a cancel does: it brings back what was, or counts as a release.
  mutating func rangeToCancel(_ part: Int) -> SliderRange {
    configuration.cancelPolicy == .revert ? wholeRange(for: part) : rangeAtRest(part)
  }

  /// How far a thumb may go to one side, whether or not that can be chosen, and the neighbour that stops it there. A
  /// neighbour that can be pushed stops it where that is stopped itself; one that is held or moves is not pushed.
  @inline(never)
  private mutating func limit(of part: Int, _ side: Side, _ pushes: Bool) -> (
    value: Double, by: UInt8?
  ) {
    let next = side == .lower ? part - 1 : part + 1
    guard next >= 0, next < partCount else {
      let bounds = track.rules.bounds
      return (side == .lower ? bounds.lowerBound : bounds.upperBound, nil)
    }
    var (end, by) = (0.0, UInt8?.some(UInt8(truncatingIfNeeded: next)))
    if pushes, slots.index(of: next) == nil {
      (end, by) = limit(of: next, side, pushes)
      end = track.choice(end, inside: side)
      // It need not move if there is nowhere it could go, among few values that can be chosen.
      end = side == .lower ? min(end, value(of: next)) : max(end, value(of: next))
    } else {
      end = reach(of: next, towards: part)
    }
    let distance = configuration.distance
    return (side == .lower ? end + distance : end - distance, by)
  }

  /// The value of a thumb, or where it will come to rest if that is nearer to its neighbour.
  @inline(never)
  private mutating func reach(of part: Int, towards neighbour: Int) -> Double {
    let (value, target) = (value(of: part), target(of: part))
    return neighbour < part ? min(value, target) : max(value, target)
  }

  /// The room of two thumbs that one pointer takes along: both stop where one does. It follows from how far apart they were
  /// when it took hold of them, and not from where they are: those differ where one of them is at a limit already, or the last
  /// choice is nearer to the one before it than others are.
  mutating func ranges(ofPair lower: Int, _ upper: Int) -> (lower: SliderRange, upper: SliderRange)
  {
    let ends = track.rules.ends
    var (low, high) = (range(for: lower, canPush: false), range(for: upper, canPush: false))
    let (a, b) = (anchor(of: lower), anchor(of: upper))
    let down = a - track.scale.base.position(of: low.values.lowerBound)
    let up = track.scale.base.position(of: high.values.upperBound) - b
    let highest = track.scale.base.value(at: min(a + up, ends.upperBound))
    let lowest = track.scale.base.value(at: max(b - down, ends.lowerBound))
    let most = track.choice(highest, inside: .upper)
    let least = track.choice(lowest, inside: .lower)
    low.values = low.values.lowerBound...limit(most, .upper, around: value(of: lower))
    high.values = limit(least, .lower, around: value(of: upper))...high.values.upperBound
    return (low, high)
  }

  /// A limit that a value does not lie beyond. One that is the value but for the rounding of places is the value: else a pair
  /// would creep on with each report.
  private mutating func limit(_ limit: Double, _ side: Side, around value: Double) -> Double {
    guard abs(limit - value) > doubt else { return value }
    return side == .upper ? max(limit, value) : min(limit, value)
  }

  /// By how much sums of values and distances may differ that are meant to be one.
  private var doubt: Double {
    mutating get {
      let bounds = track.rules.bounds
      return 1e-14 * max(abs(bounds.lowerBound), abs(bounds.upperBound))
    }
  }

  /// Where a pointer took hold of a thumb, in points; where it shows, if none has.
  private mutating func anchor(of part: Int) -> Double {
    slots.index(of: part).map { slots.read($0) { $0.slide.anchor } } ?? shown(part)
  }
}
