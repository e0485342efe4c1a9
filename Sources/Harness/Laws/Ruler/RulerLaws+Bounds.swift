import ControlCore
import GestureGenerators
import GestureReplay
import GestureScript
import Ruler

// Laws about drags past a bound.

extension Law {
  static var quietOutside: Law {
    Law(
      "R17", "quiet-outside",
      "Past a bound nothing ticks, and the bound is reported once when a drag goes past it."
    ) { recorded in
      var holder: Press?
      var armed = ArmedBounds()
      return recorded.verdict(ofSteps: { record in
        let wasArmed = armed
        armed.follow(record, holder)
        defer { holder = Press.next(holder, record) }
        guard let press = holder, record.isDrag(of: press) else { return .notMet }
        let (a, b) = (record.excess(record.start.offset), record.excess(record.end.offset))
        var bounds = 0
        for case .bound(let side, _, _, _) in record.effects {
          bounds += 1
          if (side == .lower) != (b < 0), b != 0 { return .broken("the wrong bound") }
        }
        if bounds > 0, record.isClearlyInside { return .broken("reported between the bounds") }
        if a == 0, b != 0, bounds == 0, wasArmed.contains(b < 0 ? .lower : .upper) {
          return .broken("\(b) pt past the bound, which was not reported")
        }
        if bounds > 0, let inside = wasArmed.tremble(b < 0 ? .lower : .upper, record) {
          return .broken("reported again, only \(inside) pt inside the bound since")
        }
        guard a * b > 0 else { return b != 0 || bounds > 0 ? .kept : .notMet }
        if bounds > 0 { return .broken("the bound was reported again") }
        return Verdict(record.effects.runs.first.map { "mark \($0.first) ticked outside" })
      })
    }
  }

  static var rubberBand: Law {
    .ofPresses(
      "R18", "rubber-band",
      """
      Past a bound, the display follows the pointer more and more slowly, never the other way, and \
      never further than the ruler is long.
      """
    ) { record, press in
      guard press.isPlain, record.isDrag(of: press), let pointer = record.pointer,
        pointer.modifiers == .none
      else { return .notMet }
      let (a, b) = (record.excess(record.start.offset), record.excess(record.end.offset))
      if abs(b) > record.ruler.length {
        return .broken("\(b) outside, which is more than its length")
      }
      guard a * b > 0 else { return .notMet }
      let moved =
        (record.ruler.along(pointer.position) - press.last) * record.ruler.sense
      let shown = b - a
      let slack = record.slack(press.last)
      if shown * moved < 0 && abs(shown) > slack || abs(shown) > abs(moved) + slack {
        return .broken("moved \(moved), shown \(shown)")
      }
      return shown == 0 ? .notMet : .kept
    }.given(.plainDrag)
  }
}

/// The bounds that a drag must report when it passes them, and those that it must not.
private struct ArmedBounds {
  private var lower = Bound()
  private var upper = Bound()

  private struct Bound {
    /// True if a drag has moved far enough away that the bound must be reported again.
    var isArmed = false
    /// The largest distance inside since a drag reported the bound; `nil` if it may be reported.
    var inside: Double?

    /// Updates the distance inside by its least and largest estimate.
    mutating func note(_ least: Double, _ most: Double, _ far: Double, _ canArm: Bool) {
      if canArm, least > far { isArmed = true }
      if let inside { self.inside = max(inside, most) }
    }
  }

  func contains(_ side: Side) -> Bool { side == .lower ? lower.isArmed : upper.isArmed }

  /// Returns the distance inside since the bound's report, if below the re-arm distance; else
  /// `nil`.
  func tremble(_ side: Side, _ record: StepRecord) -> Double? {
    guard let inside = side == .lower ? lower.inside : upper.inside,
      let rearm = record.ruler.rearmDistance, inside < rearm - record.slack(inside)
    else { return nil }
    return inside
  }

  mutating func follow(_ record: StepRecord, _ press: Press?) {
    // Keys and hosts report bounds by other rules.
    if record.pointer == nil { (lower, upper) = (Bound(), Bound()) }
    let isDrag = press.map { record.isDrag(of: $0) } ?? false
    // A cancel also reports bounds by other rules.
    for case .ended(.cancel, _, _, _, _) in record.reported { (lower, upper) = (Bound(), Bound()) }
    for case .bound(let side, _, _, _) in record.reported {
      let reported = Bound(isArmed: false, inside: isDrag ? 0 : nil)
      if side == .lower { lower = reported } else { upper = reported }
    }
    let configuration = record.ruler
    let far = max(configuration.rearm ?? 0, configuration.unitWidth)
    let canArm = isDrag && configuration.boundaryHapticGap == 0
    let (offset, range) = (record.end.offset, configuration.offsets)
    // Past the other bound, the rubber band shows less than the distance that counts.
    let (above, below) = (offset - range.lower, range.upper - offset)
    let width = range.upper - range.lower
    let (isAbove, isBelow) = (offset > range.upper, offset < range.lower)
    lower.note(isAbove ? width : above, isAbove ? .infinity : above, far, canArm)
    upper.note(isBelow ? width : below, isBelow ? .infinity : below, far, canArm)
  }
}

extension RulerConfiguration {
  /// The distance from a mark or bound after which either can be reported again; `nil` without a
  /// mark at the middle of a step that could tick.
  var rearmDistance: Double? {
    if let rearm { return rearm }
    switch tick {
    case .none, .unit: return unitWidth / 4
    case .half: return fractions % 2 == 0 ? unitWidth / 8 : nil
    case .fraction: return unitWidth / Double(fractions) / 4
    }
  }
}
