import ControlCore
import Dial
import GestureScript

// Properties of dials that the laws compute independently.

extension StepRecord {
  /// Checks that a full turn of the holder adds 1 to `turns` and ticks all marks once.
  func verdictOnTurn(by holder: DialHand.Holder) -> Verdict {
    guard let (points, way) = dial.round(from: holder.place) else { return .notMet }
    var copy = end
    func turns(movingTo points: [Point]) -> (turns: Int32, ticks: Int64)? {
      var reported: [Effect] = []
      for point in points {
        reported += copy.effects(
          of: .pointer(
            PointerEvent(id: holder.id, kind: holder.kind, phase: .move, position: point)))
      }
      guard let turns = reported.last(where: { $0.reportedValue != nil })?.turns else { return nil }
      return (turns, reported.runs.reduce(0) { $0 + $1.length })
    }
    guard let first = turns(movingTo: [points[0]]) else { return .notMet }
    let before = copy.value
    let second = turns(movingTo: [points[1], points[2], points[0]])
    let probe = (points + points.prefix(1)).map {
      Script.Verb.move(holder.id, .both($0.x, $0.y), PointerDetails(kind: holder.kind))
    }
    guard let second else { return .broken(Finding("a turn tells no change").probed(probe)) }
    if second.turns != first.turns + 1 {
      return .broken(
        Finding("from turn \(Int(first.turns)) to \(Int(second.turns))").probed(probe))
    }
    let (size, difference) = (dial.size, abs(copy.value - before))
    // A value at the seam may be at either side of it.
    guard min(difference, size - difference) <= 1e-9 * size + dial.valueRounding else {
      return .broken(Finding("a turn leads from \(before) to \(copy.value)").probed(probe))
    }
    // A mark that has ticked on the way back may have to be left first.
    guard way > dial.rotation.turn / 4 + 0.5, let marks = dial.marksThatTick,
      !dial.isAtMark(before), second.ticks != marks
    else { return .kept }
    return .broken(Finding("\(second.ticks) marks tick in a turn of \(marks)").probed(probe))
  }

  /// Checks that a dial has gone no further than its pointer, whose way is in points of arc.
  func verdict(onWay way: Double) -> Verdict {
    let distance = abs(end.offset - start.offset)
    guard distance <= abs(way) + rounding else {
      return .broken("it went \(distance) points, the pointer \(abs(way))")
    }
    return distance > 0 ? .kept : .notMet
  }

  /// Checks that a dial shows a move as far as its pointer's, unless it is at an end. A dial whose
  /// values go by steps shows it too.
  func verdict(onWholeWay way: Double) -> Verdict {
    let (distance, verdict) = (abs(end.offset - start.offset), verdict(onWay: way))
    let isAtEnd =
      !dial.wraps
      && (end.value == dial.bounds.lowerBound
        || end.value == dial.bounds.upperBound)
    guard verdict.finding == nil, !isAtEnd, distance < abs(way) - rounding
    else { return verdict }
    return .broken("it went \(distance) points, the pointer \(abs(way))")
  }

  /// The rounding error of sums of positions over several turns, in points.
  var rounding: Double {
    1e-9 * max(dial.rotation.turn, abs(end.offset), abs(start.offset))
  }
}

extension Point {
  /// True if both coordinates are within ±10⁹: sums are precise enough.
  var isUsual: Bool { abs(x) <= 1e9 && abs(y) <= 1e9 }
}

extension DialConfiguration {
  /// Returns the signed distance that a pointer turns the dial by going from one position to the
  /// next, in points of arc; `nil` if fine drag by distance may scale it.
  func way(from: Point, to: Point) -> Double? {
    guard hold == .rotary else {
      guard fineDrag.distance == .infinity else { return nil }
      return (isInverted ? to.y - from.y : from.y - to.y) * arc / travel
    }
    guard !rotation.isDead(from), !rotation.isDead(to) else { return 0 }
    let arc = rotation.arc(to: from)
    return rotation.arc(to: to, near: arc) - arc
  }

  /// True if pointers turn the dial by going round it.
  var turns: Bool { hold == .rotary }

  func within(_ offset: Double) -> Double {
    wraps ? offset : min(max(offset, ends.lowerBound), ends.upperBound)
  }

  func isBetweenEnds(_ offset: Double) -> Bool {
    wraps || offset > ends.lowerBound + arc * 1e-6 && offset < ends.upperBound - arc * 1e-6
  }

  /// The offsets between which a dial turns, in points of arc, if its values do not wrap.
  private var ends: ClosedRange<Double> {
    func place(_ value: Double) -> Double { (value - range.lowerBound) / size * arc }
    return place(bounds.lowerBound)...max(place(bounds.upperBound), place(bounds.lowerBound))
  }

  /// Returns the points of arc from the lower end to a point; in a gap, past the nearer end.
  func place(of point: Point, near offset: Double) -> Double {
    let lower = (isInverted ? 0 - start - sweep : start) / 360 * rotation.turn
    return rotation.arc(to: point, near: lower + middle(near: offset)) - lower
  }

  /// Returns the center of the turn onto which points map, as an offset in points of arc.
  func middle(near offset: Double) -> Double { sweep > 360 ? offset : arc / 2 }

  /// Returns three points round the middle, towards larger values and about a third of a turn apart, and
  /// the arc (0.125 to 0.49 turns) from a point to the first; `nil` in the dead zone.
  func round(from point: Point) -> (points: [Point], way: Double)? {
    guard !rotation.isDead(point) else { return nil }
    let (x, y, side) = (length / 2, breadth / 2, max(dead, 20))
    // Whole numbers if the middle is one; the angles need not be exact.
    let right = isInverted ? -side : side
    let places = [(0.0, -4.0), (7.0, 4.0), (-7.0, 4.0)].map {
      Point(x: x + $0.0 * right, y: y + $0.1 * side)
    }
    let arc = rotation.arc(to: point)
    let ways = places.map { rotation.arc(to: $0, near: arc) - arc }
    let index = ways.firstIndex { $0 > rotation.turn / 8 && $0 < rotation.turn * 0.49 }
    return index.map { (Array(places[$0...] + places[..<$0]), ways[$0]) }
  }

  var size: Double { range.upperBound - range.lowerBound }

  var valueRounding: Double {
    1e-12 * max(abs(range.lowerBound), abs(range.upperBound))
  }

  /// The number of marks that tick in a turn; `nil` if none does.
  var marksThatTick: Int64? {
    guard ticks, let step else { return nil }
    return Int64(saturating: roundedToNearest(size / step))
  }

  /// True if a value is so near to the point at which a mark ticks that it may have ticked or not.
  func isAtMark(_ value: Double) -> Bool {
    guard let step else { return false }
    let steps = (value - range.lowerBound) / step
    let width = step / size * arc
    let capture = min(0.02, 0.5 / width)
    return abs(abs(steps - roundedToNearest(steps)) - capture) <= 1e-6
  }
}
