import ControlCore

// A detent of a crown is a choice: where choices are unevenly spaced, or an end is none of the
// steps, positions are counted in choices, and shares of a choice in points between two of them.

extension SliderTrack {
  public mutating func place(
    turnedBy detents: Double, and left: Double, from position: Double
  ) -> Double {
    guard !rules.isEven else { return position + detents * detentWidth + left * detentWidth }
    return place(ofChoice: choices(upTo: position) + detents + left)
  }

  public mutating func detents(from a: Double, to b: Double) -> Double {
    rules.isEven ? (b - a) / detentWidth : choices(upTo: b) - choices(upTo: a)
  }

  /// Returns the number of a position in choices, with the share of the next.
  private func choices(upTo position: Double) -> Double {
    let (first, last) = scale.base.marks(around: whole.bounds)
    if position <= whole.bounds.lowerBound || first == last { return Double(first) }
    if position >= whole.bounds.upperBound { return Double(last) }
    let below = min(max(scale.base.mark(upTo: position), first), last &- 1)
    let (low, high) = gap(above: below)
    return Double(below) + min(max((position - low) / (high - low), 0), 1)
  }

  /// Returns the position of a number of choices. Past the last one it is past the bound, as is the
  /// mark that an end has in place of its own.
  private func place(ofChoice number: Double) -> Double {
    let (first, last) = scale.base.marks(around: whole.bounds)
    let nearest = number <= Double(first) ? first : last
    if number <= Double(first) || number >= Double(last) {
      return scale.base.position(ofMark: nearest) + (number - Double(nearest)) * detentWidth
    }
    let below = Int64(roundingDown: number)
    let (low, high) = gap(above: below)
    return low + (number - Double(below)) * (high - low)
  }

  /// Returns the positions of a choice and the next.
  private func gap(above choice: Int64) -> (low: Double, high: Double) {
    (
      max(scale.base.position(ofMark: choice), whole.bounds.lowerBound),
      min(scale.base.position(ofMark: choice &+ 1), whole.bounds.upperBound)
    )
  }

  /// Returns the number of the choice nearest to a position, or of the upper of two: from 0 at the
  /// lower bound, or a power of a factor. An end that is no step or power has the next number. Where
  /// all values can be chosen, hundredths of the track are counted.
  func number(nearestTo position: Double) -> Int64 {
    let (first, last) = scale.base.marks(around: whole.bounds)
    let below = min(max(scale.base.mark(upTo: position), first), last)
    guard below < last else { return last }
    let (low, high) = gap(above: below)
    return high - position <= position - low ? below &+ 1 : below
  }
}
