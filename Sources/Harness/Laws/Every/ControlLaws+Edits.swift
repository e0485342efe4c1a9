import ControlCore
import GestureGenerators
import GestureReplay
import GestureScript

// Laws about the value that an edit leaves in each part.

extension Law {
  static var cancelRestores: Law {
    .ofSteps(
      "R46", "cancel-restores",
      """
      An edit that ends as cancelled restores the value of its part from before, if the host has \
      changed nothing since, and no other part has moved.
      """,
      from: { OriginalTracker(values: $0.start.values) }
    ) { originals, record in
      var verdict = Verdict.notMet
      for effect in record.passing { verdict.join(originals.note(effect)) }
      originals.hear(record)
      for effect in record.effects { verdict.join(originals.note(effect)) }
      originals.follow(record.end)
      return verdict
    }
  }

  static var leftAlone: Law {
    Law(
      "R56", "left-alone",
      "With no pointer down, and no open wheel gesture with phases, the control is idle or says when it will be."
    ) { recorded in
      var down: [Int64] = []
      var isTurning = false
      return recorded.verdict(ofSteps: { record in
        if let pointer = record.pointer { down.follow(pointer) }
        if let wheel = record.wheel {
          isTurning =
            wheel.phase == .begin || wheel.phase == .change || isTurning && wheel.phase == .none
        }
        guard down.isEmpty, !isTurning, !record.end.isIdle else { return .notMet }
        return record.end.restTime == nil ? .broken("\(record.end.phase), for ever") : .kept
      })
    }
  }
}

/// The value that a cancel restores in each part, derived from effects and host actions.
private struct OriginalTracker {
  private var parts: [Part]

  private struct Part {
    var value: Double
    var original: Double
    var isOpen = false
    /// True if the restored value is unknown, after a host action or a change of another part.
    var isUnknown = false
  }

  init(values: [Double]) {
    parts = values.map { Part(value: $0, original: $0) }
  }

  /// Applies an effect.
  ///
  /// - Returns: a verdict on the end of a cancelled edit; not met for other effects, or if the
  ///   restored value is unknown.
  mutating func note(_ effect: Effect) -> Verdict {
    let index = Int(effect.part)
    guard parts.indices.contains(index) else { return .notMet }
    let original = parts[index].original
    switch effect {
    case .began:
      parts[index].original = parts[index].value
      (parts[index].isOpen, parts[index].isUnknown) = (true, false)
    case .changed(let value, _, _, _, _):
      parts[index].value = value
      for other in parts.indices where other != index { parts[other].isUnknown = true }
    case .ended(let reason, let value, _, _, _):
      (parts[index].value, parts[index].isOpen) = (value, false)
      guard reason == .cancel, !parts[index].isUnknown else { return .notMet }
      guard value != original else { return .kept }
      return .broken("cancelled with \(value), but it began at \(original)")
    default: break
    }
    return .notMet
  }

  /// Marks all values as unknown after a host action, which may set a part or change the bounds.
  mutating func hear(_ record: StepRecord) {
    guard record.isHost else { return }
    for index in parts.indices { parts[index].isUnknown = true }
  }

  /// Updates the values that no effect reports, such as those set by a host.
  mutating func follow(_ control: some Control) {
    let count = max(1, control.partCount)
    while parts.count < count { parts.append(Part(value: 0, original: 0, isUnknown: true)) }
    parts.removeLast(parts.count - count)
    for index in parts.indices { parts[index].value = control.value(of: index) }
  }
}
