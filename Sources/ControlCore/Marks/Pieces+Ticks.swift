// The marks of a track in pieces that tick: its knots, and the steps between them. They are numbered
// through the pieces; one in which any value can be chosen counts one mark, its upper knot.

extension Pieces {
  /// The first and the last mark that ticks.
  package var ticks: ClosedRange<Int64> { 0...firstTick(indices.upperBound) }

  /// Returns the number of a piece's lower knot among the marks that tick; of the last knot for the
  /// next index. A piece in which any value can be chosen counts one of its hundredths.
  private func firstTick(_ index: Int) -> Int64 {
    var first = first(index)
    for before in 0..<index where isFree(before) { first &-= 99 }
    return first
  }

  /// Returns the piece of a mark that ticks, the lower one at a knot.
  private func index(ofTick mark: Int64) -> Int {
    var index = indices.upperBound - 1
    while index > 0, firstTick(index) >= mark { index -= 1 }
    return index
  }

  /// Returns the position of a mark that ticks, in points.
  package func position(ofTick mark: Int64) -> Double {
    let index = index(ofTick: mark)
    return piece(index).position(ofTick: mark &- firstTick(index))
  }

  /// Returns the last mark that ticks at a position in points or below it; -1 if there is none.
  package func tick(upTo position: Double) -> Int64 {
    let index = index(at: position)
    let piece = piece(index)
    guard position >= piece.places.lowerBound - piece.doubt else { return -1 }
    let mark = piece.mark(upTo: position)
    return firstTick(index) &+ (piece.isFree ? (mark < piece.count ? 0 : 1) : mark)
  }

  /// Returns the first mark that ticks at a position in points or above it; one more than the last if
  /// there is none.
  package func tick(downTo position: Double) -> Int64 {
    let index = index(at: position)
    let piece = piece(index)
    guard position >= piece.places.lowerBound - piece.doubt else { return 0 }
    let mark = piece.mark(downTo: position)
    guard piece.isFree else { return firstTick(index) &+ mark }
    return firstTick(index) &+ (mark > piece.count ? 2 : min(mark, 1))
  }

  /// Returns the smaller of the gaps beside a mark that ticks, in points; clamped to those marks.
  package func gap(besideTick mark: Int64) -> Double {
    let mark = min(max(mark, 0), firstTick(indices.upperBound))
    let index = index(ofTick: mark)
    let (piece, number) = (piece(index), mark &- firstTick(index))
    if piece.hasEvenGaps(beside: number) { return piece.unitWidth }
    let place = piece.position(ofTick: number)
    let below = number > 0 ? place - piece.position(ofTick: number &- 1) : .infinity
    if place < piece.places.upperBound {
      return min(below, piece.position(ofTick: number &+ 1) - place)
    }
    guard index + 1 < indices.upperBound else { return below }
    return min(below, self.piece(index + 1).position(ofTick: 1) - place)
  }

  /// Returns the evenly spaced marks around a position in points; `nil` in a piece that is no line with
  /// steps, or whose marks are too many or too near for a fast path.
  package func evenMarks(at position: Double) -> EvenMarks? {
    let index = index(at: position)
    let (piece, first) = (piece(index), firstTick(index))
    let width = piece.unitWidth
    // A `MarkGap` leaves 4·10⁻⁹ of the width at its ends to a search, which must be more than the doubt.
    guard piece.factorWidth == 0, piece.isExact, !piece.isFree, width * 4e-9 >= piece.doubt,
      piece.count < 0x10_0000_0000, abs(first) < 0x10_0000_0000
    else { return nil }
    let (lower, upper) = (piece.places.lowerBound, piece.places.upperBound)
    let isWhole = abs(lower + Double(piece.count) * width - upper) <= piece.doubt
    let last = isWhole ? upper : piece.position(ofMark: piece.count &- 1)
    // A knot ticks as the other marks if the gap beyond it is no smaller.
    return EvenMarks(
      piece.lattice, at: lower...last, first: first,
      hasEvenFirst: index == 0 || self.piece(index - 1).lastGap >= width,
      hasEvenLast: isWhole
        && (index + 1 == indices.upperBound || self.piece(index + 1).firstGap >= width))
  }
}

extension Piece {
  /// The distance of the first mark that ticks from the lower knot, in points.
  fileprivate var firstGap: Double { position(ofTick: 1) - places.lowerBound }

  /// The distance of the last mark that ticks but one from the upper knot, in points.
  fileprivate var lastGap: Double {
    places.upperBound - position(ofTick: isFree ? 0 : count &- 1)
  }

  /// Returns the position of a mark that ticks, in points; of a piece in which any value can be chosen,
  /// only the knots do.
  fileprivate func position(ofTick mark: Int64) -> Double {
    position(ofMark: isFree && mark > 0 ? count : mark)
  }
}
