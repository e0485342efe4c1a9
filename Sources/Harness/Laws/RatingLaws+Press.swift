import ControlCore
import GestureScript
import Rating

// Touches that have to be sure.

extension Law where Subject.Configuration == RatingConfiguration {
  static var sureTouchesLeaveNothing: Law {
    Law(
      "S18", "sure-touches",
      "A touch that is left to the page, where touches have to be sure, has told no began, tick or changed."
    ) { recorded in
      var verdict = Verdict.notMet
      var holder: Int64?
      var told: (effect: Effect, index: Int)?
      for (index, record) in recorded.steps.enumerated() {
        let configuration = record.configuration
        if record.isHost { holder = nil }
        if let pointer = record.pointer, pointer.phase == .down,
          !record.start.isHeld || pointer.id == holder
        {
          let isSure = configuration.press == .sure && pointer.kind == .touch
          holder = isSure ? pointer.id : nil
          told = nil
          // What ends as a pointer goes down that was down already is the touch before.
          if record.start.isHeld { continue }
        }
        guard let id = holder, record.pointer?.id == id else { continue }
        for effect in record.effects {
          switch effect {
          case .began, .tick, .changed: told = told ?? (effect, index)
          case .yielded:
            if let (effect, index) = told { return .broken(Finding("told \(effect)").at(index)) }
            verdict = .kept
          default: break
          }
        }
      }
      return verdict
    }
  }
}
