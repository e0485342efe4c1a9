import ControlCore
import GestureGenerators
import GestureReplay
import GestureScript

// Laws about the default to which two keys and a double tap go back.

extension Law {
  static var keysGoToTheDefault: Law {
    .ofSteps(
      "R22", "default",
      """
      Delete and Backspace go where assistive technology goes that asks for 'reset', in one edit that \
      reports no bound; a second one then changes and reports nothing.
      """, makesCopies: true
    ) { record in
      guard case .number(let wanted)? = record.settings.value(of: "reset") else { return .notMet }
      var (reset, asked) = (record.end, record.end)
      let effects = reset.effects(of: .key(.delete, .none))
      _ = asked.effects(of: .adjust(.set(wanted)))
      // An open gesture of a wheel may have landed there.
      let isQuiet = reset.value == record.end.value || !record.end.isIdle
      guard reset.value == asked.value, !effects.contains(where: { $0.isBound }),
        isQuiet || effects.contains(where: { $0.isReset })
      else {
        return .broken(
          Finding("went to \(reset.value), and 'adjust to' to \(asked.value): \(effects)")
            .probed(.key(KeyStroke(.delete))))
      }
      let again = reset.effects(of: .key(.backspace, .none))
      guard again.isEmpty, reset.value == asked.value else {
        return .broken(Finding("and again reported \(again)").probed(.key(KeyStroke(.delete))))
      }
      return effects.isEmpty ? .notMet : .kept
      // A host may set a rating below the minimum, to which only a step down leads.
    }.given(.usable, .untouched, .onePart, .unwrapped, .unset("minimum"))
  }

  /// Creates the law of two taps of a control.
  ///
  /// - Parameters:
  ///   - meaning: the settings by which a double tap means something.
  ///   - place: returns a point at which both taps are on the part that moves.
  /// - Returns: the law.
  static func tapsGoToTheDefault(
    where meaning: Premise, at place: @escaping @Sendable (StepRecord) -> Point
  ) -> Law {
    .ofSteps(
      "R26", "double-tap",
      """
      The second of two taps that begin at most 300 ms apart goes where Delete goes and reports no tap; \
      the first is a tap like any, and so is the second if it begins later.
      """, makesCopies: true
    ) { record in
      guard case .number? = record.settings.value(of: "reset") else { return .notMet }
      let point = place(record)
      var (first, asked) = (record.end, record.end)
      // The last tap of the script may be the first of two.
      let one = first.tap(at: point, after: 400_000_000)
      func broken(_ finding: Finding, _ pauses: Int64...) -> Verdict {
        let tap = Script.Verb.tap(Script.Tap(98, at: .both(point.x, point.y), for: 0))
        return .broken(finding.probed(pauses.flatMap { [.wait($0), tap] }))
      }
      guard one.contains(where: { $0.isTap }), first.value == record.end.value else {
        return broken("the first of two taps reported \(one)", 400_000_000)
      }
      _ = asked.effects(of: .key(.delete, .none))
      var (second, late) = (first, first)
      let (two, other) = (
        second.tap(at: point, after: 300_000_000), late.tap(at: point, after: 300_000_001)
      )
      guard second.value == asked.value, !two.contains(where: { $0.isTap }) else {
        return broken(
          "two taps went to \(second.value), Delete to \(asked.value), and reported \(two)",
          400_000_000, 300_000_000)
      }
      guard late.value == record.end.value, other.contains(where: { $0.isTap }) else {
        return broken(
          "a tap after more than 300 ms reported \(other)", 400_000_000, 300_000_001)
      }
      return second.value == record.end.value ? .notMet : .kept
    }.given(
      .usable, .idle, .onePart, meaning,
      Premise("the control is at its value") { $0.end.value == $0.end.target })
  }
}

extension Subject {
  /// Taps at a point some nanoseconds later, for no time at all.
  fileprivate mutating func tap(at point: Point, after nanoseconds: Int64) -> [Effect] {
    advance(to: time.advanced(by: nanoseconds)) { _ in }
    return [.down, .up].flatMap { phase in
      effects(of: .pointer(PointerEvent(id: 98, phase: phase, position: point)))
    }
  }
}

extension Effect {
  /// True for a change of value by a way back to the default.
  var isReset: Bool { if case .changed(_, .reset, _, _, _) = self { true } else { false } }
}
