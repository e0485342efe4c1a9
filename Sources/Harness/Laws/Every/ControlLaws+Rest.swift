import ControlCore
import GestureGenerators
import GestureReplay
import GestureScript

// Laws about the end of a movement, and the reports of that end.

extension Law {
  static var idleIsReported: Law {
    .ofSteps(
      "R72", "idle-is-told",
      "After a pointer, a motion, a wheel or a crown has moved the control, idle is reported when nothing moves any more.",
      from: { _ in false }
    ) { isOwed, record in
      var verdict = Verdict.notMet
      for effect in record.reported {
        switch effect {
        case .changed(_, let cause, _, _, _) where cause.isMovement: isOwed = true
        case .idle:
          if isOwed { verdict = .kept }
          isOwed = false
        default: break
        }
      }
      guard isOwed, record.end.isIdle else { return verdict }
      return .broken("nothing moves, and idle has not been reported")
    }
  }

  static var reducedStandsStill: Law {
    .ofSteps(
      "R92", "reduced-stands-still",
      """
      Where motion is reduced, nothing moves by itself: what is let go is at rest in the same event, and no \
      value changes by a motion.
      """
    ) { record in
      let parts = 0..<record.end.partCount
      let moves = { (control: Subject) in
        parts.first { [.coasting, .settling].contains(control.reading(of: $0).phase) }
      }
      if let part = moves(record.end) {
        return .broken("part \(part) is \(record.end.reading(of: part).phase)")
      }
      // Until the host reduces it, it moves.
      for effect in record.isHost ? [] : record.reported {
        if case .changed(_, .motion, _, _, _) = effect { return .broken("it reported \(effect)") }
        if case .ended = effect { return .kept }
      }
      return .notMet
    }.given(.reducedMotion)
  }

  static var keysStopMotions: Law {
    .ofSteps(
      "R73", "key-stops",
      """
      A key or an increment that would change the control at rest ends its motion, and gives the value that \
      it would give at rest.
      """
    ) { record in
      guard record.isKeyOrAdjustment else { return .notMet }
      var verdict = Verdict.notMet
      for part in 0..<record.end.partCount {
        let (before, after) = (record.start.reading(of: part), record.end.reading(of: part))
        guard before.phase == .coasting || before.phase == .settling else { continue }
        if let still = record.valueAtRest,
          abs(still - after.value) > 1e-9 * max(1, abs(still), abs(before.value))
        {
          return .broken("it is at \(after.value), and would be at \(still) after it at rest")
        }
        guard record.effects.contains(where: { $0.isStep(of: part) }) else { continue }
        guard after.phase == .idle, after.velocity == 0, after.target == after.value else {
          return .broken("it is at \(after.value), and is \(after.phase)")
        }
        verdict = .kept
      }
      return verdict
    }.given(.partsKnown)
  }

  static var wheelsStayOpen: Law {
    .ofSteps(
      "R74", "wheel-stays-open",
      "A wheel gesture with phases stays open until its end, however long the fingers rest.",
      makesCopies: true, probe: [.wait(10_000_000_000)]
    ) { record in
      guard let wheel = record.wheel,
        wheel.phase == .begin || wheel.phase == .change, record.end.phase == .dragging
      else { return .notMet }
      var copy = record.end
      copy.advance(to: copy.time.advanced(by: 10_000_000_000)) { _ in }
      return copy.phase == .dragging ? .kept : .broken("10 s later it is \(copy.phase)")
    }
  }
}

extension ChangeCause {
  /// True for a cause after whose changes `idle` must be reported once nothing moves.
  fileprivate var isMovement: Bool {
    switch self {
    case .drag, .motion, .wheel, .crown: true
    default: false
    }
  }
}

extension Effect {
  /// True if a key or assistive technology has changed a part.
  fileprivate func isStep(of part: Int) -> Bool {
    guard case .changed(_, let cause, _, _, let reported) = self, Int(reported) == part else {
      return false
    }
    return cause == .key || cause == .assistive
  }
}

extension StepRecord {
  /// The value after the input on a control of one part that rests at the value before it; `nil` if
  /// the input changes nothing there, or if another control cannot be made.
  fileprivate var valueAtRest: Double? {
    guard type.abilities.contains(.copies), start.partCount == 1, start.phase != .pressed,
      case .event(let event) = action, settings.isEnabled, !settings.isReadOnly
    else { return nil }
    var still = Subject(value: start.value, configuration: configuration)
    still.advance(to: time) { _ in }
    let before = still.value
    _ = still.effects(of: event)
    return still.value == before || before != start.value ? nil : still.value
  }

  fileprivate var isKeyOrAdjustment: Bool {
    switch action {
    case .event(.key), .event(.adjust): true
    default: false
    }
  }
}
