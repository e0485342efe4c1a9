import ControlCore

/// A rule for the marks of a logarithmic track, or of one in pieces.
///
/// In pieces a mark counts as passed 2 % of the smaller gap beside it before it is reached, at most
/// half a point, and may tick again a quarter of that gap away: so other tracks have it by their gap.
struct UnevenSliderTicks: UnevenMarkRule {
  let curve: SliderScale.Curve?
  /// The bounds, and on a logarithmic track the capture and the distance to re-arm.
  let even: TickRule

  var capture: Double { even.capture }
  var rearm: Double { even.rearm }
  var lower: Double { even.lower }
  var upper: Double { even.upper }

  func ticksLike(_ other: Self) -> Bool { self == other }

  func capture(ofMark mark: Int64) -> Double {
    guard case .pieces(let pieces) = curve else { return capture }
    return min(0.02 * pieces.gap(besideTick: mark), 0.5)
  }

  func rearm(ofMark mark: Int64) -> Double {
    guard case .pieces(let pieces) = curve else { return rearm }
    return pieces.gap(besideTick: mark) / 4
  }

  var marks: ClosedRange<Int64> {
    if case .pieces(let pieces) = curve { pieces.ticks } else { curve.marks }
  }

  func position(ofMark mark: Int64) -> Double {
    guard case .pieces(let pieces) = curve else { return curve.position(ofMark: mark) }
    return pieces.position(ofTick: mark)
  }

  func mark(upTo position: Double) -> Int64 {
    guard case .pieces(let pieces) = curve else { return curve.mark(upTo: position) }
    return pieces.tick(upTo: position)
  }

  func mark(downTo position: Double) -> Int64 {
    guard case .pieces(let pieces) = curve else { return curve.mark(downTo: position) }
    return pieces.tick(downTo: position)
  }

  func mark(passedUpAt position: Double) -> Int64 {
    guard case .pieces = curve else { return mark(upTo: position + capture) }
    let below = mark(upTo: position)
    return below < marks.upperBound && isNear(below &+ 1, position) ? below &+ 1 : below
  }

  func mark(passedDownAt position: Double) -> Int64 {
    guard case .pieces = curve else { return mark(downTo: position - capture) }
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
