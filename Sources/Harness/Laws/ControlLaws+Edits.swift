import ControlCore
import GestureReplay
import GestureScript

// Laws about what an edit leaves behind, and who may open one: of each part of a control.

extension Law {
  static var cancelRestores: Law {
    Law(
      "R46", "cancel-restores",
      """
      An edit that ends as cancelled leaves the value that the part had before it, if the host has changed \
      nothing since, and no other part has moved.
      """
    ) { recorded in
      var originals = OriginalTracker(values: recorded.start.values)
      for (index, record) in recorded.steps.enumerated() {
        for effect in record.passing {
          if let finding = originals.note(effect) { return finding.at(index) }
        }
        originals.hear(record)
        for effect in record.effects {
          if let finding = originals.note(effect) { return finding.at(index) }
        }
        originals.follow(record.end)
      }
      return nil
    }
  }

  static var keysWaitForPointers: Law {
    .ofSteps(
      "R47", "keys-wait",
      "While a pointer holds every part of a control, keys but Escape change nothing and tell nothing."
    ) { record in
      guard case .event(.key(let key, _)) = record.action, key != .escape,
        record.start.readings.allSatisfy({ $0.phase == .pressed })
      else { return nil }
      if !record.effects.isEmpty { return "told \(record.effects)" }
      return record.start.values == record.end.values ? nil : "the value is \(record.end.value)"
    }
  }

  static var leftAlone: Law {
    Law(
      "R56", "left-alone",
      "With no pointer down, and no wheel gesture that tells its own end, it is idle or says when it will be."
    ) { recorded in
      var down: [Int64] = []
      var isTurning = false
      for (index, record) in recorded.steps.enumerated() {
        if let pointer = record.pointer {
          if pointer.phase == .up || pointer.phase == .cancel {
            down.removeAll { $0 == pointer.id }
          } else if pointer.phase == .down {
            down.append(pointer.id)
          }
        }
        if case .event(.wheel(let wheel)) = record.action {
          isTurning =
            wheel.phase == .begin || wheel.phase == .change || isTurning && wheel.phase == .none
        }
        guard down.isEmpty, !isTurning, !record.end.isIdle, record.end.restTime == nil else {
          continue
        }
        return Finding("\(record.end.phase), for ever").at(index)
      }
      return nil
    }
  }

  static var ticksGoAlong: Law {
    .ofSteps(
      "R48", "ticks-go-along",
      "When a pointer moves a value and what shows up, marks tick upwards; when down, downwards; each but once."
    ) { record in
      guard record.pointer?.phase == .move else { return nil }
      for part in 0..<record.end.partCount {
        let (before, after) = (record.start.reading(of: part), record.end.reading(of: part))
        let change = after.value - before.value
        // What shows may be on its way to the value, after the host has set it.
        guard change * (after.offset - before.offset) > 0 else { continue }
        var last: Int64?
        for case .tick(let run, let index) in record.effects where Int(index) == part {
          let isUp = run.count > 0
          if run.length > 1, isUp != (change > 0) {
            return "marks \(run.first) to \(run.last) ticked as the value changed by \(change)"
          }
          if let last, change > 0 ? run.first <= last : run.first >= last {
            return "mark \(run.first) ticked after \(last), as the value changed by \(change)"
          }
          last = run.last
        }
      }
      return nil
    }
  }
}

/// What a cancel brings back of each part, as effects and the host tell it.
private struct OriginalTracker {
  private var parts: [Part]

  private struct Part {
    var value: Double
    var original: Double
    var isOpen = false
    /// Whether something else may say what a cancel brings back: the host, or a neighbour that is in the way.
    var isUnknown = false
  }

  init(values: [Double]) {
    parts = values.map { Part(value: $0, original: $0) }
  }

  /// Takes an effect in.
  ///
  /// - Returns: what is wrong with it.
  mutating func note(_ effect: Effect) -> Finding? {
    let index = Int(effect.part)
    guard parts.indices.contains(index) else { return nil }
    let original = parts[index].original
    switch effect {
    case .began:
      parts[index].original = parts[index].value
      (parts[index].isOpen, parts[index].isUnknown) = (true, false)
    case .changed(let value, _, _, _):
      parts[index].value = value
      for other in parts.indices where other != index { parts[other].isUnknown = true }
    case .ended(let reason, let value, _, _):
      (parts[index].value, parts[index].isOpen) = (value, false)
      guard reason == .cancel, !parts[index].isUnknown, value != original else { return nil }
      return "cancelled with \(value), but it began at \(original)"
    default: break
    }
    return nil
  }

  /// The host may set a part, or change what the bounds are.
  mutating func hear<Subject>(_ record: StepRecord<Subject>) {
    guard record.isHost else { return }
    for index in parts.indices { parts[index].isUnknown = true }
  }

  /// What no effect has told, as a value that a host sets.
  mutating func follow(_ control: some Control) {
    for index in parts.indices { parts[index].value = control.value(of: index) }
  }
}
