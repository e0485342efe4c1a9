import ControlCore
import Dial
import GestureGenerators
import GestureReplay
import GestureScript

// Laws about the reported turn of a dial, and about the beginning of a drag.

extension Law {
  static var dragsTurnFromThePress: Law {
    .ofSteps(
      "D8", "from-the-press",
      """
      When a drag begins, a dial has turned as far as its pointer has gone round since the press, \
      outside of the dead zone, and no further.
      """,
      from: { _ -> (press: PointerEvent, last: Point, way: Double)? in nil }
    ) { hand, record in
      if record.isHost { hand = nil }
      guard let pointer = record.pointer else { return .notMet }
      let isPlain = pointer.modifiers == .none && record.dial.press == .turn
      if pointer.phase == .down {
        hand = !record.start.isHeld && isPlain ? (pointer, pointer.position, 0) : nil
      }
      guard let (press, last, before) = hand, pointer.id == press.id, pointer.phase != .down else {
        return .notMet
      }
      guard isPlain, pointer.phase == .move, record.start.phase == .pressed,
        let way = record.dial.way(from: last, to: pointer.position)
      else {
        hand = nil
        return .notMet
      }
      hand = (press, pointer.position, before + way)
      guard record.end.phase == .dragging else { return .notMet }
      return record.verdict(onWholeWay: before + way)
    }.given(
      .plainDrag, Premise("'press' is 'turn'") { $0.dial.press == .turn })
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
      guard record.dial.wraps, record.before.wraps else { return .notMet }
      var verdict = Verdict.notMet
      // Some effects of new settings are reported by the old ones.
      for effect in record.isHost ? record.passing : record.reported {
        guard let value = effect.reportedValue else { continue }
        if value >= record.before.dial.range.upperBound {
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
        guard recorded.unmet(by: record) == nil, record.dial.wraps else { return .notMet }
        var (known, verdict) = (turn, Verdict.notMet)
        for (verb, action) in record.dial.waysInATurn {
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
