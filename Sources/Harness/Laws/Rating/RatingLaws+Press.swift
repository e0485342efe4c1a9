import ControlCore
import GestureGenerators
import GestureScript
import Rating

// Laws about deferred touches, and about drags that leave the symbols.

extension Law {
  static var dragsBeforeTheSymbols: Law {
    .ofSteps(
      "S19", "leading",
      """
      A drag to before the first symbol chooses the least that can be pressed, or under 'leading clear' the \
      minimum; a tap there always the least.
      """
    ) { record in
      guard let rating = RatingProbe.dragging(record) else { return .notMet }
      let configuration = rating.configuration
      let isClearing = configuration.leading == .clears
      let wanted = isClearing ? configuration.minimum : configuration.least
      for (start, end) in [(configuration.place(0.62, of: 0), -20.0), (-20, -60)] {
        var dragged = rating
        dragged.send(.down, start)
        dragged.send(.move, end)
        let shown = dragged.rating.target
        dragged.send(.up, end)
        guard dragged.rating.value == wanted, shown == wanted else {
          return rating.broken(
            "it showed \(shown) and left \(dragged.rating.value), not \(wanted)",
            dragged: start, end)
        }
      }
      let tapped = rating.choice(at: -20)
      guard tapped == configuration.least else {
        return rating.broken("a tap chose \(tapped)", tapped: -20)
      }
      return .kept
    }.given(.usable, .idle, .pressable)
  }

  static var acrossIsThePages: Law {
    .ofSteps(
      "S20", "across",
      "With 'press=sure', a touch that moves across the symbols is left to the page, and chooses nothing."
    ) { record in
      guard
        let rating = RatingProbe.choosing(record)?.with(
          Setting("press", .policy("sure")), { $0.press = .sure })
      else { return .notMet }
      let configuration = rating.configuration
      var copy = rating.rating
      var point = configuration.point(along: configuration.place(0.62, of: 0))
      var reported: [Effect] = []
      for phase in [PointerEvent.Phase.down, .move, .up] {
        reported += copy.effects(of: .pointer(PointerEvent(phase: phase, position: point)))
        if phase == .down, configuration.orientation == .horizontal { point.y += 60 }
        if phase == .down, configuration.orientation == .vertical { point.x += 60 }
      }
      let isLeft = reported.contains { $0.isYield }
      guard copy.value != rating.rating.value || !isLeft else { return .kept }
      let start = configuration.point(along: configuration.place(0.62, of: 0))
      return .broken(
        Finding("a touch that goes across leaves \(copy.value)").probed([
          .set(Setting("press", .policy("sure"))), .set(Setting("clear", .policy("off"))),
          .down(0, .both(start.x, start.y), PointerDetails(kind: .touch)),
          .move(0, .both(point.x, point.y), PointerDetails(kind: .touch)), .up(0),
        ]))
    }.given(.usable, .idle, .pressable)
  }

  static var sureTouchesLeaveNothing: Law {
    Law(
      "S18", "sure-touches",
      "With 'press=sure', a touch that is left to the page has emitted no began, tick or changed."
    ) { recorded in
      var verdict = Verdict.notMet
      var holder: Int64?
      var reported: (effect: Effect, index: Int)?
      for (index, record) in recorded.steps.enumerated() {
        let configuration = record.rating
        if record.isHost { holder = nil }
        if let pointer = record.pointer, pointer.phase == .down,
          !record.start.isHeld || pointer.id == holder
        {
          let isSure = configuration.press == .sure && pointer.kind == .touch
          holder = isSure ? pointer.id : nil
          reported = nil
          // An end at a repeated press belongs to the previous touch.
          if record.start.isHeld { continue }
        }
        guard let id = holder, record.pointer?.id == id else { continue }
        for effect in record.effects {
          switch effect {
          case .began, .tick, .changed: reported = reported ?? (effect, index)
          case .yielded:
            if let (effect, index) = reported {
              return .broken(Finding("reported \(effect)").at(index))
            }
            verdict = .kept
          default: break
          }
        }
      }
      return verdict
    }
  }
}
