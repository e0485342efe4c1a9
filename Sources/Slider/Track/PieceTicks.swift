import ControlCore

/// A rule for the marks of a track in pieces.
///
/// A mark counts as passed 2 % of the smaller gap beside it before it is reached, at most half a point, and
/// may tick again a quarter of that gap away: so other tracks have it by their gap.
struct PieceTicks: UnevenMarkRule {
  let pieces: Pieces
  /// The bounds.
  let even: TickRule

  var capture: Double { even.capture }
  var rearm: Double { even.rearm }
  var lower: Double { even.lower }
  var upper: Double { even.upper }
  var marks: ClosedRange<Int64> { pieces.ticks }

  func ticksLike(_ other: Self) -> Bool { self == other }

  func capture(ofMark mark: Int64) -> Double {
    min(0.02 * pieces.gap(besideTick: mark), 0.5)
  }

  func rearm(ofMark mark: Int64) -> Double { pieces.gap(besideTick: mark) / 4 }
  func position(ofMark mark: Int64) -> Double { pieces.position(ofTick: mark) }
  func mark(upTo position: Double) -> Int64 { pieces.tick(upTo: position) }
  func mark(downTo position: Double) -> Int64 { pieces.tick(downTo: position) }

  func mark(passedUpAt position: Double) -> Int64 {
    let below = mark(upTo: position)
    return below < marks.upperBound && isNear(below &+ 1, position) ? below &+ 1 : below
  }

  func mark(passedDownAt position: Double) -> Int64 {
    let above = mark(downTo: position)
    return above > marks.lowerBound && isNear(above &- 1, position) ? above &- 1 : above
  }

  /// True if a mark beside a position counts as passed, within rounding error. No capture is more than
  /// half a point.
  private func isNear(_ mark: Int64, _ position: Double) -> Bool {
    let way = abs(self.position(ofMark: mark) - position)
    return way <= 0.5 && way <= capture(ofMark: mark) + 1e-9
  }
}
