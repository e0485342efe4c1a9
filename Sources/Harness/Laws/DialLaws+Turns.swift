import ControlCore
import Dial
import GestureGenerators
import GestureReplay
import GestureScript

// Laws about the reported turn of a dial, and about the beginning of a drag.

extension Law where Subject.Configuration == DialConfiguration {
  static var noJumpAtTheSlop: Law {
    .ofSteps(
      "D8", "no-jump",
      "When a drag begins, a dial turns as far as its pointer has gone round beyond the slop, and no further.",
      from: { _ -> PointerEvent? in nil }
    ) { down, record in
      if record.isHost { down = nil }
      guard let pointer = record.pointer else { return .notMet }
      let isPlain = pointer.modifiers == .none && record.configuration.press == .turn
      if pointer.phase == .down { down = !record.start.isHeld && isPlain ? pointer : nil }
      guard let press = down, pointer.id == press.id, pointer.phase != .down else {
        return .notMet
      }
      if !isPlain || pointer.phase != .move { down = nil }
      guard down != nil, record.start.phase == .pressed, record.end.phase == .dragging,
        let way = record.configuration.wayBeyondSlop(from: press, to: pointer.position)
      else { return .notMet }
      return record.verdict(onWay: way)
    }.given(
      .plainDrag, Premise("'press' is 'turn'") { $0.configuration.press == .turn })
  }

  static var turnsAreReported: Law {
    .ofSteps(
      "D9", "turns-told",
      """
      A dial that wraps reports the values of snapped and ended in the turn of the last reported \
      value, and never its upper end.
      """,
      from: { _ -> (value: Double, turns: Int32)? in nil }
    ) { last, record in
      if record.isHost { last = nil }
      defer { if record.isHost { last = nil } }
      guard record.configuration.wraps, record.before.wraps else { return .notMet }
      var verdict = Verdict.notMet
      // Some effects of new settings are reported by the old ones.
      for effect in record.isHost ? record.passing : record.reported {
        guard let value = effect.reportedValue else { continue }
        if value >= record.before.range.upperBound {
          return .broken("\(effect), which is the lower end again")
        }
        if case .changed = effect {
          last = (value, effect.turns)
        } else if let last {
          guard last.value != value || last.turns == effect.turns else {
            return .broken(
              "\(effect) in turn \(Int(effect.turns)), after turn \(Int(last.turns))")
          }
          if effect.turns != 0 { verdict = .kept }
        }
      }
      return verdict
    }
  }

  static var keysKeepTheTurn: Law {
    Law(
      "D10", "one-turn",
      "Home, End and a value that assistive technology sets leave a dial that wraps in its turn."
    ) { recorded in
      // The last reported turn.
      var turn: Int32? = 0
      return recorded.verdict(ofSteps: { record in
        for effect in record.reported where effect.reportedValue != nil { turn = effect.turns }
        if record.isHost { turn = nil }
        guard recorded.unmet(by: record) == nil, record.configuration.wraps else { return .notMet }
        var (known, verdict) = (turn, Verdict.notMet)
        for (verb, action) in record.configuration.waysInATurn {
          var copy = record.end
          for effect in copy.effects(of: action) where effect.reportedValue != nil {
            guard known == nil || known == effect.turns else {
              return .broken(
                Finding("\(effect) in turn \(Int(effect.turns)), not \(Int(known ?? 0))")
                  .probed(verb))
            }
            known = effect.turns
            verdict = .kept
          }
        }
        return verdict
      })
    }.given(.usable, .idle)
  }
}

extension DialConfiguration {
  /// Returns a pointer's drag beyond the slop, in points of arc; `nil` within it, or if fine drag
  /// may scale it.
  fileprivate func wayBeyondSlop(from press: PointerEvent, to place: Point) -> Double? {
    let (down, slop) = (press.position, slop.distance(for: press.kind))
    let (x, y) = (place.x - down.x, place.y - down.y)
    guard hold == .rotary else {
      guard fineDrag.distance == .infinity else { return nil }
      return max(abs(y) - slop, 0) * arc / travel
    }
    let distance = squareRoot(x * x + y * y)
    guard distance > slop, distance.isFinite else { return nil }
    let edge = Point(x: down.x + x * slop / distance, y: down.y + y * slop / distance)
    guard !rotation.isDead(edge), !rotation.isDead(place) else { return 0 }
    let arc = rotation.arc(to: edge)
    return rotation.arc(to: place, near: arc) - arc
  }

  /// The actions, and their script lines, that choose a value within the current turn.
  fileprivate var waysInATurn: [(verb: Script.Verb, action: InputEvent.Action)] {
    let value = range.lowerBound + 0.37 * (range.upperBound - range.lowerBound)
    return [
      (.key(KeyStroke(.home)), .key(.home, .none)),
      (.key(KeyStroke(.end)), .key(.end, .none)),
      (.adjust(.set(value)), .adjust(.set(value))),
    ]
  }
}
