import ControlCore
import GestureGenerators
import GestureScript

// Laws about the pointers that hold the parts of a control.

extension Law {
  static var othersDoNotMatter: Law {
    .ofSteps(
      "R19", "one-pointer", "While one pointer holds the control, others change nothing.",
      from: { [Owner](repeating: .nobody, count: max(1, $0.start.partCount)) }
    ) { owners, record in
      owners.resize(to: record, with: .nobody)
      var verdict = Verdict.notMet
      for part in owners.indices {
        let (before, after) = (record.start.reading(of: part), record.end.reading(of: part))
        let owner = owners[part]
        if let pointer = record.pointer, case .pointer(let id) = owner, pointer.id != id {
          verdict.join(Verdict(record.trace(ofAnotherPointerIn: part, before, after)))
        }
        owners[part] = record.owner(of: part, after: owner, before, after)
      }
      return verdict
    }.given(.partsKnown)
  }
}

/// The holder of a part.
private enum Owner {
  case nobody
  case pointer(Int64)
  /// A pointer, or a wheel gesture that was open at its press; unknown which.
  case unknown
}

extension StepRecord {
  /// Returns the holder of a part after this step: the pointer that pressed it, or dragged it.
  fileprivate func owner(
    of part: Int, after owner: Owner, _ before: PartReading, _ after: PartReading
  ) -> Owner {
    guard after.isHeld else { return .nobody }
    guard let pointer else { return owner }
    switch owner {
    case .unknown: return owner
    case .pointer(pointer.id):
      return pointer.phase == .up || pointer.phase == .cancel ? .nobody : owner
    case .pointer: return owner
    case .nobody: break
    }
    // The meaning of a press may show only in the following move.
    guard pointer.phase == .down || pointer.phase == .move && !before.isHeld else { return owner }
    if start.partCount == 1 || before.phase != after.phase { return .pointer(pointer.id) }
    return .unknown
  }

  /// Returns the effect of a pointer on a part that it does not hold; `nil` if there was none.
  fileprivate func trace(
    ofAnotherPointerIn part: Int, _ before: PartReading, _ after: PartReading
  ) -> Finding? {
    let reported = effects.filter { $0.isAbout(part, of: start.partCount) }
    if !reported.isEmpty { return "reported \(reported)" }
    if before.value != after.value { return "value \(before.value) became \(after.value)" }
    if before.offset != after.offset { return "offset \(before.offset) became \(after.offset)" }
    if before.phase != after.phase { return "\(before.phase) became \(after.phase)" }
    return nil
  }

  /// The problem with the `idle` effects: more than one, or one while a part is not idle; `nil` if
  /// there is none. Those of a press, which may end a motion, are only counted.
  var problemWithIdle: Finding? {
    if passing.count(where: { $0.isIdle }) > 1 || effects.count(where: { $0.isIdle }) > 1 {
      return "idle twice"
    }
    if passing.contains(where: { $0.isIdle }), !start.isIdle { return "idle, but it is not" }
    guard start.partCount > 1, pointer?.phase != .down, effects.contains(where: { $0.isIdle }),
      !end.isIdle
    else { return nil }
    return "idle, while a part is \(end.phase)"
  }
}

extension Effect {
  /// True if the effect is about a part; effects about the whole control count for a single part.
  fileprivate func isAbout(_ part: Int, of partCount: Int) -> Bool {
    switch self {
    case .yielded, .tapped, .idle: partCount == 1
    default: Int(self.part) == part
    }
  }
}

extension Array {
  /// Resizes the array to the number of parts after a step.
  mutating func resize(to record: StepRecord, with new: Element) {
    let wanted = Swift.max(1, record.end.partCount)
    while count < wanted { append(new) }
    removeLast(count - wanted)
  }
}

extension Subject {
  /// True if the phase of each part is known.
  var reportsItsParts: Bool { partCount == 1 || type.abilities.contains(.phases) }
}

extension PartReading {
  /// True if a pointer holds the part, or a wheel gesture with an explicit end is open.
  var isHeld: Bool { phase == .pressed || phase == .dragging && restTime == nil }
}

/// The value of each part, and its open edit, as reported by effects.
package struct EditTracker {
  fileprivate var parts: [Part]
  private var wrong: Finding?

  fileprivate struct Part {
    var value: Double
    var isOpen = false
    /// The value that a change by the host, in progress, leaves.
    var left: Double?
  }

  package init(values: [Double]) {
    parts = values.map { Part(value: $0) }
  }

  /// Adds new parts with their values in the control.
  package mutating func grow(to control: some Control) {
    while parts.count < control.partCount {
      parts.append(Part(value: control.value(of: parts.count)))
    }
  }

  /// Removes parts that are gone, at the end of a step. Records a problem if one has an open edit.
  package mutating func shrink(to control: some Control) {
    let count = max(1, control.partCount)
    if parts.dropFirst(count).contains(where: { $0.isOpen }) {
      wrong = wrong ?? "a part is gone, and its edit is open"
    }
    parts.removeLast(max(0, parts.count - count))
    for part in parts.indices {
      parts[part].value = parts[part].left ?? parts[part].value
      parts[part].left = nil
    }
  }

  /// Records that the host has changed a control, before the effects of that: it reads what its
  /// values have become, and an edit may end with them.
  package mutating func leave(_ control: some Control) {
    for part in 0..<min(parts.count, control.partCount) {
      parts[part].left = control.value(of: part)
    }
  }

  package mutating func note(_ effect: Effect) {
    if case .idle = effect, parts.contains(where: { $0.isOpen }) {
      wrong = wrong ?? "idle in an open edit"
    }
    let part = Int(effect.part)
    guard part < parts.count else {
      return wrong = wrong ?? "\(effect) of a part that is not there"
    }
    if let by = effect.by, Int(by) >= parts.count || by == effect.part {
      wrong = wrong ?? "\(effect) by a part that is not beside it"
    }
    if let finding = parts[part].note(effect) { wrong = wrong ?? finding }
  }

  /// Compares the tracked state with a control.
  ///
  /// - Parameters:
  ///   - control: the control that emitted the effects.
  ///   - reportsPhase: true if the control's phase is known.
  /// - Returns: the problem; `nil` if there is none.
  package func finding(about control: some Control, reportsPhase: Bool = true) -> Finding? {
    if let wrong { return wrong }
    for (number, part) in parts.enumerated() {
      let value = control.value(of: number)
      if value != part.value { return "the value is \(value), reported was \(part.value)" }
      if reportsPhase, control.isIdle, part.isOpen { return "idle in an open edit" }
    }
    return nil
  }
}

extension EditTracker.Part {
  /// Applies an effect, and returns its problem; `nil` if there is none.
  fileprivate mutating func note(_ effect: Effect) -> Finding? {
    switch effect {
    case .began:
      defer { isOpen = true }
      return isOpen ? "began twice" : nil
    case .ended(_, let new, _, _, _):
      defer { isOpen = false }
      if !isOpen { return "ended without began" }
      return new == value || new == left ? nil : "ended with \(new), but \(value) was last"
    case .changed(let new, let cause, _, _, _):
      value = new
      return isOpen || cause == .host ? nil : "\(effect) outside an edit"
    case .snapped(let new, _, _, _):
      return isOpen && new == value ? nil : "\(effect), but \(value) was last"
    case .tick, .bound, .preview, .yielded, .tapped, .idle: return nil
    }
  }
}
