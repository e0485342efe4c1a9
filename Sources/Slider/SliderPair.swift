import ControlCore

/// Two neighbouring thumbs that one pointer drags, as they were when it took hold.
///
/// Where they go is a function of the pointer's way from there, so a pointer that comes back brings
/// them back. Without choices both go the same way in points, as far as both can. With choices they
/// stay as many choices apart: the thumb that was nearer to the press takes the choice nearest to
/// its pull, among those for which the other finds a choice at the least distance or more.
struct SliderPair {
  /// The lower thumb, from 0.
  let lower: Int
  /// The positions of both when the pointer took hold, in points.
  let low, high: Double
  /// True if the upper one decides: the lower one was not nearer to the press.
  let isLedByUpper: Bool
  /// The least value of the lower one and the greatest of the upper one, and the neighbours that
  /// leave no more.
  let least, most: (value: Double, by: UInt8?)
  /// The least and the greatest difference between their values.
  let distance, maxDistance: Double
  /// The greatest value of the lower one and the least of the upper one that the greatest distance from
  /// their other neighbours leaves.
  let roof, floor: Double

  /// One thumb of a pair that is pulled.
  struct Thumb {
    /// The position, in points; past an end of the range, if the pointer is.
    var place: Double
    var range: SliderRange
    /// The ends that it reports as bounds: both thumbs stop at once, and one of them stops the other.
    var tells: (lower: Bool, upper: Bool)
  }

  /// Returns both thumbs, pulled to positions within ranges.
  ///
  /// - Parameters:
  ///   - places: Their positions, in points.
  ///   - ranges: Their values.
  ///   - isFree: True for each side at which a bound or a neighbour stops the pair; false if its own
  ///     distance does.
  /// - Returns: The two thumbs.
  fileprivate func pulled(
    to places: (Double, Double), within ranges: (ClosedRange<Double>, ClosedRange<Double>),
    isFree: (lower: Bool, upper: Bool)
  ) -> (lower: Thumb, upper: Thumb) {
    var (low, high) = (SliderRange(values: ranges.0), SliderRange(values: ranges.1))
    // At the roof and the floor a neighbour beyond holds both.
    let above = ranges.0.upperBound < roof ? lower + 1 : lower - 1
    let below = ranges.1.lowerBound > floor ? lower : lower + 2
    (low.lowerNeighbour, low.upperNeighbour) = (least.by, UInt8(truncatingIfNeeded: above))
    (high.lowerNeighbour, high.upperNeighbour) = (UInt8(truncatingIfNeeded: below), most.by)
    return (
      Thumb(place: places.0, range: low, tells: (isFree.lower, !isFree.upper)),
      Thumb(place: places.1, range: high, tells: (!isFree.lower, isFree.upper))
    )
  }

  /// True if two values are as far apart as they must be, from each other and from their neighbours, but
  /// for the rounding of differences.
  fileprivate func keeps(_ low: Double, _ high: Double) -> Bool {
    let (way, doubt) = (high - low, 1e-14 * max(abs(low), abs(high)))
    return way >= distance - doubt && way <= maxDistance + doubt && low <= roof + doubt
      && high >= floor - doubt
  }
}

// MARK: Any value

extension SliderTrack {
  /// Returns where a pair goes if all values can be shown.
  ///
  /// - Parameters:
  ///   - pair: The pair.
  ///   - way: The pointer's way since it took hold, in points.
  /// - Returns: The two thumbs.
  func pull(
    _ pair: SliderPair, by way: Double
  ) -> (lower: SliderPair.Thumb, upper: SliderPair.Thumb) {
    let (lowest, highest) = (
      scale.base.position(of: pair.least.value), scale.base.position(of: pair.most.value)
    )
    let (down, up) = (lowest - pair.low, highest - pair.high)
    let (least, most) = (keep(pair, on: down), keep(pair, on: up))
    let isFree = (lower: least == down, upper: most == up)
    let first = isFree.lower ? inside(pair.least.value) : value(at: pair.low + least)
    let last = isFree.upper ? inside(pair.most.value) : value(at: pair.high + most)
    let ranges = (
      first...max(value(at: pair.low + most), first), min(value(at: pair.high + least), last)...last
    )
    let near = min(max(way, least), most)
    let (inside, excess) = (keep(pair, on: near), way - near)
    return pair.pulled(
      to: (
        clamp(pair.low + inside, to: ranges.0) + excess,
        clamp(pair.high + inside, to: ranges.1) + excess
      ), within: ranges, isFree: isFree)
  }

  private func value(at place: Double) -> Double { inside(scale.base.value(at: place)) }

  private func inside(_ value: Double) -> Double {
    canonical(min(max(value, whole.choices.lowerBound), whole.choices.upperBound))
  }

  private func clamp(_ place: Double, to values: ClosedRange<Double>) -> Double {
    let lower = scale.base.position(of: values.lowerBound)
    return min(max(place, lower), scale.base.position(of: values.upperBound))
  }

  /// Returns how much of a way a pair can go, in points, until it is as near as it may be.
  private func keep(_ pair: SliderPair, on way: Double) -> Double {
    guard pair.maxDistance < .infinity || pair.distance > 0 && !scale.base.isLinear,
      !keeps(pair, after: way)
    else { return way }
    var (kept, end) = (0.0, way)
    // 60 halvings leave less than the rounding of a position.
    for _ in 0..<60 {
      let middle = kept + (end - kept) / 2
      if keeps(pair, after: middle) { kept = middle } else { end = middle }
    }
    return kept
  }

  private func keeps(_ pair: SliderPair, after way: Double) -> Bool {
    pair.keeps(value(at: pair.low + way), value(at: pair.high + way))
  }
}

// MARK: Choices

extension SliderTrack {
  /// Returns where a pair goes from choice to choice; `nil` if its neighbours leave it none, as the
  /// host has put thumbs between choices.
  ///
  /// - Parameters:
  ///   - pair: The pair.
  ///   - way: The pointer's way since it took hold, in points.
  /// - Returns: The two thumbs.
  mutating func choose(_ pair: SliderPair, by way: Double) -> (
    lower: SliderPair.Thumb, upper: SliderPair.Thumb
  )? {
    let count = number(nearestTo: pair.high) &- number(nearestTo: pair.low)
    let least = number(of: pair.least.value, inside: .lower)
    let most = number(of: pair.most.value, inside: .upper)
    guard least <= most &- count, let first = fit(pair, count, from: least, to: most &- count),
      let last = fit(pair, count, from: most &- count, to: least), first <= last
    else { return nil }
    let lead = pair.isLedByUpper ? count : 0
    let pull = (pair.isLedByUpper ? pair.high : pair.low) + way
    let wanted = min(max(number(nearestTo: pull) &- lead, first), last)
    let above = fit(pair, count, from: wanted, to: last) ?? last
    let below = fit(pair, count, from: wanted, to: first) ?? first
    let isBelow = pull - place(ofChoice: below &+ lead) < place(ofChoice: above &+ lead) - pull
    let number = isBelow ? below : above
    let rest = pull - place(ofChoice: number &+ lead)
    let excess = number == first && rest < 0 || number == last && rest > 0 ? rest : 0
    var thumbs = pair.pulled(
      to: (place(ofChoice: number) + excess, place(ofChoice: number &+ count) + excess),
      within: (
        value(ofChoice: first)...value(ofChoice: last),
        value(ofChoice: first &+ count)...value(ofChoice: last &+ count)
      ), isFree: (first == least, last == most &- count))
    let (low, high) = (value(ofChoice: number), value(ofChoice: number &+ count))
    (thumbs.lower.range.choices, thumbs.upper.range.choices) = (low...low, high...high)
    return thumbs
  }

  /// Returns the number of the choice at a limit, or of the next that it leaves: where any value can
  /// be chosen, a pair goes by hundredths of the piece, and a limit lies between two.
  private mutating func number(of limit: Double, inside side: Side) -> Int64 {
    let place = scale.base.position(of: choice(limit, inside: side))
    let nearest = number(nearestTo: place)
    guard isFree(at: place) else { return nearest }
    if side == .lower { return self.place(ofChoice: nearest) < place ? nearest &+ 1 : nearest }
    return self.place(ofChoice: nearest) > place ? nearest &- 1 : nearest
  }

  /// Returns the first number of the lower thumb, from one to another, at which the upper one, as
  /// many choices on, is far enough away; `nil` if there is none.
  ///
  /// Choices lie ever further apart, but for those beside the ends of the track and for stops, of
  /// which there are at most 32: those are tried one by one. In pieces they do so, or ever nearer,
  /// while neither thumb passes a knot.
  private func fit(_ pair: SliderPair, _ count: Int64, from start: Int64, to end: Int64) -> Int64? {
    func fits(_ number: Int64) -> Bool {
      pair.keeps(value(ofChoice: number), value(ofChoice: number &+ count))
    }
    var number = start
    for _ in 0..<32 {
      if fits(number) { return number }
      guard number != end else { return nil }
      number &+= number < end ? 1 : -1
    }
    while !fits(number) {
      guard number != end else { return nil }
      var good = turn(from: number, count, towards: end)
      guard fits(good) else {
        number = good
        continue
      }
      while abs(good - number) > 1 {
        let middle = number + (good - number) / 2
        if fits(middle) { good = middle } else { number = middle }
      }
      return good
    }
    return number
  }

  /// Returns the first number of the lower thumb, from one to another, at which either thumb comes to
  /// where choices may lie otherwise.
  private func turn(from number: Int64, _ count: Int64, towards end: Int64) -> Int64 {
    guard let pieces = scale.base.pieces else { return end }
    let isUp = number < end
    let (low, high) = (
      pieces.turn(from: number, isUp: isUp), pieces.turn(from: number &+ count, isUp: isUp) &- count
    )
    return isUp ? min(min(low, high), end) : max(max(low, high), end)
  }

  /// Returns the value of a choice; the first and last are the bounds.
  private func value(ofChoice number: Int64) -> Double {
    let (bounds, ends) = (whole.choices, scale.base.marks(around: whole.bounds))
    if number <= ends.first { return bounds.lowerBound }
    if number >= ends.last { return bounds.upperBound }
    return inside(scale.base.value(ofMark: number))
  }

  private func place(ofChoice number: Int64) -> Double {
    scale.base.position(of: value(ofChoice: number))
  }
}
