/// One piece of a track, from a knot to the next: a line or a logarithm with a step of its own.
///
/// Marks are counted from 0 at the lower knot to `count` at the upper one. They are the steps, or a
/// hundred equal parts of a piece in which any value can be chosen.
package struct Piece {
  /// The positions of both knots, in points.
  package let places: ClosedRange<Double>
  /// The values of both knots.
  package let values: ClosedRange<Double>
  /// The step over a denominator, as of `lattice`.
  let numerator, denominator: Double
  /// True if step and lower knot, times the denominator, are whole numbers.
  let isExact: Bool
  /// Points for a step on a line; 1 on a logarithm.
  let unitWidth: Double
  /// Points for a factor of e; 0 on a line.
  package let factorWidth: Double
  /// The mark of the upper knot. The gap before it may be shorter than the others.
  let count: Int64
  /// True if any value can be chosen.
  package let isFree: Bool
  /// The tolerance for equal positions, in points: the rounding error of a position on the track.
  let doubt: Double

  /// True if the gaps at both sides of a mark are steps of a line.
  func hasEvenGaps(beside mark: Int64) -> Bool {
    factorWidth == 0 && !isFree && mark > 0 && mark < count &- 1
  }

  /// The values of the marks; its width is that of a step in points, on a line.
  package var lattice: Lattice {
    Lattice(
      numerator: numerator, denominator: denominator, origin: values.lowerBound, isExact: isExact,
      unitWidth: unitWidth)
  }

  /// Returns the position of a mark, in points.
  func position(ofMark mark: Int64) -> Double {
    if mark <= 0 { return places.lowerBound }
    if mark >= count { return places.upperBound }
    let way =
      factorWidth == 0
      ? Double(mark) * unitWidth
      : isFree
        ? Double(mark) * (places.upperBound - places.lowerBound) / Double(count)
        : naturalLogarithm(lattice.value(ofMark: mark) / values.lowerBound) * factorWidth
    return min(places.lowerBound + way, places.upperBound)
  }

  /// Returns the value of a mark: never a sum of steps, and exactly that of a knot at both ends.
  func value(ofMark mark: Int64) -> Double {
    if mark <= 0 { return values.lowerBound }
    if mark >= count { return values.upperBound }
    guard factorWidth > 0, isFree else { return lattice.value(ofMark: mark) }
    let width = places.upperBound - places.lowerBound
    return values.lowerBound * exponential(Double(mark) * width / Double(count) / factorWidth)
  }

  /// Returns the position of a value, in points: exactly on its mark if it is the value of one.
  func position(of value: Double) -> Double {
    if value <= values.lowerBound { return places.lowerBound }
    if value >= values.upperBound { return places.upperBound }
    let below = mark(below: value)
    let (low, begin) = (self.value(ofMark: below), position(ofMark: below))
    if value <= low { return begin }
    let (high, end) = (self.value(ofMark: below &+ 1), position(ofMark: below &+ 1))
    let way =
      factorWidth > 0
      ? naturalLogarithm(value / low) * factorWidth : (value - low) / (high - low) * (end - begin)
    return min(begin + way, end)
  }

  /// Returns the value at a position, in points: exactly that of a mark within rounding error.
  func value(at position: Double) -> Double {
    let below = mark(upTo: position)
    let (begin, low) = (self.position(ofMark: below), value(ofMark: below))
    guard below < count, position - begin > doubt(above: below) else { return low }
    let high = value(ofMark: below &+ 1)
    let value =
      factorWidth > 0
      ? low * exponential((position - begin) / factorWidth)
      : low + (position - begin) / (self.position(ofMark: below &+ 1) - begin) * (high - low)
    return min(max(value, low), high)
  }

  /// Returns the last mark at a position or below it, in points. A position within rounding error
  /// of a mark is on it.
  func mark(upTo position: Double) -> Int64 {
    var mark = nearly(position)
    while mark > 0, self.position(ofMark: mark) > position + doubt(above: mark &- 1) { mark &-= 1 }
    while mark < count, self.position(ofMark: mark &+ 1) <= position + doubt(above: mark) {
      mark &+= 1
    }
    return mark
  }

  /// Returns the first mark at a position or above it, in points; one more than the upper knot's above
  /// that.
  func mark(downTo position: Double) -> Int64 {
    let below = mark(upTo: position)
    let doubt = min(doubt, leastGap / 4)
    return self.position(ofMark: below) >= position - doubt ? below : below &+ 1
  }

  /// Returns a mark beside a position, but for rounding.
  private func nearly(_ position: Double) -> Int64 {
    let width = places.upperBound - places.lowerBound
    let way = min(max(position - places.lowerBound, 0), width)
    let mark: Int64
    if factorWidth == 0 {
      mark = Int64(roundingDown: way / unitWidth)
    } else if isFree {
      mark = Int64(roundingDown: way / width * Double(count))
    } else {
      mark = self.mark(below: values.lowerBound * exponential(way / factorWidth))
    }
    return min(max(mark, 0), count)
  }

  /// Returns the last mark before the upper knot whose value is not above a value of the piece.
  private func mark(below value: Double) -> Int64 {
    let width = places.upperBound - places.lowerBound
    let marks =
      factorWidth > 0 && isFree
      ? naturalLogarithm(value / values.lowerBound) * factorWidth / width * Double(count)
      : (value - values.lowerBound) / (numerator / denominator)
    var mark = min(max(Int64(saturating: roundedDown(marks)), 0), count &- 1)
    while mark > 0, self.value(ofMark: mark) > value { mark &-= 1 }
    while mark < count &- 1, self.value(ofMark: mark &+ 1) <= value { mark &+= 1 }
    return mark
  }

  /// Returns the tolerance for equal positions beside a gap between marks, in points: a quarter of
  /// the gap at most.
  private func doubt(above mark: Int64) -> Double {
    let gap = position(ofMark: mark &+ 1) - position(ofMark: mark)
    return gap > 4 * doubt ? doubt : gap / 4
  }

  /// The least distance between two marks before the last gap, in points. Steps on a logarithm are
  /// closest at its end.
  var leastGap: Double {
    let last = max(count &- 2, 0)
    return position(ofMark: last &+ 1) - position(ofMark: last)
  }
}

extension Piece {
  /// Returns the mark of a piece's upper knot: the number of gaps, the last of which may be shorter.
  ///
  /// - Parameters:
  ///   - lattice: marks from the lower knot on.
  ///   - upper: value of the upper knot.
  /// - Returns: at least 1. A mark within 10⁻⁹ steps of the upper knot is the knot: what is left is
  ///   rounding.
  static func count(of lattice: Lattice, upTo upper: Double) -> Int64 {
    let steps = (upper - lattice.origin) / lattice.step
    let whole = Int64(saturating: max(roundedToNearest(steps), 1))
    if abs(lattice.value(ofMark: whole) - upper) <= 1e-9 * lattice.step { return whole }
    var last = Int64(saturating: roundedDown(steps))
    while last > 0, lattice.value(ofMark: last) >= upper { last &-= 1 }
    return last &+ 1
  }
}
