/// A part of a scale whose marks are the steps of one lattice, so that a move inside it needs no search.
/// The whole of most scales is such a part; of one in pieces, each line with a step.
package struct EvenMarks: Sendable {
  /// The marks; mark 0 is the first of the part.
  package let lattice: Lattice
  /// The positions of the first and the last mark, in points. Both infinite if there is no such part.
  package let places: ClosedRange<Double>
  /// The number of the first mark among the marks of the scale that tick.
  private let first: Int64
  /// False if the first or the last mark has a nearer one on its other side, and ticks by that distance.
  private let hasEvenFirst, hasEvenLast: Bool

  package init(
    _ lattice: Lattice, at places: ClosedRange<Double>, first: Int64, hasEvenFirst: Bool = true,
    hasEvenLast: Bool = true
  ) {
    (self.lattice, self.places, self.first) = (lattice, places, first)
    (self.hasEvenFirst, self.hasEvenLast) = (hasEvenFirst, hasEvenLast)
  }

  /// Creates a part of all positions.
  package init(everywhere lattice: Lattice) {
    self.init(lattice, at: -.infinity ... .infinity, first: 0)
  }

  /// Creates a part of no positions.
  package init(nowhere lattice: Lattice) {
    self.init(lattice, at: .infinity ... .infinity, first: 0)
  }

  /// Returns the position of the mark nearest to a position, or of the upper of two, both in points;
  /// `nil` if the position is in another part, or near a bound.
  package func plainRest(at position: Double, within bounds: ClosedRange<Double>) -> Double? {
    guard places.contains(position) else { return nil }
    let width = lattice.unitWidth
    let (nearest, excess) = nearestWhole(to: (position - places.lowerBound) / width)
    let below = excess < 0 ? nearest &- 1 : nearest
    let (low, high) = (self.position(ofMark: below), self.position(ofMark: below &+ 1))
    let place = high - position <= position - low ? high : low
    // A bound inside the part may be nearer than a mark; the margin is that of a `Lattice`.
    let margin = 1.75 * width
    guard
      bounds.lowerBound <= places.lowerBound || place - bounds.lowerBound > margin,
      bounds.upperBound >= places.upperBound || bounds.upperBound - place > margin
    else { return nil }
    return place
  }

  /// Returns the position of a mark, in points; exactly that of the end for the last.
  private func position(ofMark mark: Int64) -> Double {
    let place = places.lowerBound + Double(mark) * lattice.unitWidth
    return places.upperBound - place > lattice.unitWidth / 2 ? place : places.upperBound
  }

  /// Returns the value of the mark that lies exactly at a position, in points; `nil` if there is none,
  /// or if a slower way must tell its value.
  package func plainValue(at position: Double) -> Double? {
    guard position >= places.lowerBound, position < places.upperBound else { return nil }
    let (mark, _) = nearestWhole(to: (position - places.lowerBound) / lattice.unitWidth)
    guard places.lowerBound + Double(mark) * lattice.unitWidth == position else { return nil }
    return lattice.exactValue(ofMark: mark)
  }

  /// Returns the rule by which its marks tick, as of the whole scale.
  ///
  /// - Parameters:
  ///   - a: start of the move, in points.
  ///   - b: end of the move, in points.
  ///   - bounds: range whose marks tick, in points.
  /// - Returns: rule for the marks between the two; `nil` if there may be others.
  package func rule(from a: Double, to b: Double, within bounds: ClosedRange<Double>) -> TickRule? {
    let (width, least, most) = (lattice.unitWidth, min(a, b), max(a, b))
    let margin = width / 4
    guard least >= places.lowerBound + (hasEvenFirst ? 0 : margin),
      most <= places.upperBound - (hasEvenLast ? 0 : margin),
      bounds.lowerBound <= places.lowerBound || bounds.lowerBound <= least - margin,
      bounds.upperBound >= places.upperBound || bounds.upperBound >= most + margin
    else { return nil }
    return TickRule(
      pitch: width, capture: min(0.02 * width, 0.5), rearm: margin,
      origin: places.lowerBound - Double(first) * width, within: bounds, firstInside: .min,
      lastInside: .max)
  }
}
