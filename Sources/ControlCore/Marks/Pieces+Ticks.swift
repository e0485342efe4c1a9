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

  /// Returns the piece of a mark that ticks, the lower one at a knot, and the mark's number in it.
  private func piece(ofTick mark: Int64) -> (Piece, Int64) {
    var index = indices.upperBound - 1
    while index > 0, firstTick(index) >= mark { index -= 1 }
    let (piece, number) = (piece(index), mark &- firstTick(index))
    return (piece, piece.isFree && number > 0 ? piece.count : number)
  }

  /// Returns the position of a mark that ticks, in points.
  package func position(ofTick mark: Int64) -> Double {
    let (piece, number) = piece(ofTick: mark)
    return piece.position(ofMark: number)
  }

  /// Returns the last mark that ticks at a position in points or below it; -1 if there is none.
  package func tick(upTo position: Double) -> Int64 {
    let mark = mark(upTo: position)
    return mark < 0 ? mark : tick(nearMark: mark, isAbove: false)
  }

  /// Returns the first mark that ticks at a position in points or above it; one more than the last if
  /// there is none.
  package func tick(downTo position: Double) -> Int64 {
    let mark = mark(downTo: position)
    return mark > marks.upperBound ? ticks.upperBound &+ 1 : tick(nearMark: mark, isAbove: true)
  }

  /// Returns the mark that ticks at one of all marks, or beside it on one side.
  private func tick(nearMark mark: Int64, isAbove: Bool) -> Int64 {
    let index = index(ofMark: mark)
    let (piece, number) = (piece(index), mark &- first(index))
    guard piece.isFree else { return firstTick(index) &+ number }
    return firstTick(index) &+ (isAbove ? min(number, 1) : number < piece.count ? 0 : 1)
  }

  /// Returns the smaller of the gaps beside a mark that ticks, in points; clamped to those marks.
  package func gap(besideTick mark: Int64) -> Double {
    let all = ticks
    let mark = min(max(mark, all.lowerBound), all.upperBound)
    let (piece, number) = piece(ofTick: mark)
    if piece.hasEvenGaps(beside: number) { return piece.unitWidth }
    let place = piece.position(ofMark: number)
    let below = mark > all.lowerBound ? place - position(ofTick: mark &- 1) : .infinity
    return mark < all.upperBound ? min(below, position(ofTick: mark &+ 1) - place) : below
  }
}
