import ControlCore
import GestureGenerators
import GestureReplay
import GestureScript

// Laws about host values that read the value only.

extension Law {
  static var ofSeenHost: [Law] {
    [hostValueIsTaken.needing(.set), hostValueInHold.needing([.set, .pointer])]
  }

  static var hostValueIsTaken: Law {
    Law(
      "U14", "host-value",
      "A value that the host sets becomes the value, moved into the bounds, or to a step less than one step away."
    ) { recorded in
      recorded.verdict(ofHost: { record, isHeld in isHeld ? .notMet : record.verdictOnHost })
    }
  }

  static var hostValueInHold: Law {
    Law(
      "U26", "host-in-hold",
      "A value that the host sets while a pointer is down becomes the value, too."
    ) {
      recorded in
      recorded.verdict(ofHost: { record, isHeld in isHeld ? record.verdictOnHost : .notMet })
    }
  }
}

extension RecordedRun {
  /// Checks all steps; the second argument is true while a pointer is down.
  fileprivate func verdict(ofHost check: (StepRecord<Subject>, Bool) -> Verdict) -> Verdict {
    var down: [Int64] = []
    var verdict = Verdict.notMet
    for (index, record) in steps.enumerated() {
      if let pointer = record.pointer { down.follow(pointer) }
      let said = check(record, !down.isEmpty)
      if let finding = said.finding { return .broken(finding.at(index)) }
      verdict.join(said)
    }
    return verdict
  }
}

extension [Double] {
  /// Updates the values known to a host by those it has set, and those changed by its action.
  mutating func learn<Subject>(from record: StepRecord<Subject>) {
    guard record.isHost else { return }
    guard record.start.partCount == record.end.partCount, count == record.end.partCount else {
      self = record.end.values
      return
    }
    for part in indices {
      let (before, value) = (record.start.value(of: part), record.end.value(of: part))
      if before != value || record.wishOfHost?.part == part { self[part] = value }
    }
  }
}

extension StepRecord {
  /// The value that the host sets, and its part; `nil` for other actions.
  package var wishOfHost: (part: Int, value: Double)? {
    switch action {
    case .set(let setting, _): setting.newValue.map { (0, $0) }
    case .setPart(let part, let value, _): (Int(part), value)
    default: nil
    }
  }

  /// The verdict on a value that the host sets, unless another part is in the way.
  fileprivate var verdictOnHost: Verdict {
    guard let (part, wanted) = wishOfHost, part < end.partCount else { return .notMet }
    let clamped = configuration.clamp(wanted)
    guard end.partCount == 1 || leavesSpace(for: clamped, of: part) else { return .notMet }
    let (before, value) = (start.value(of: part), end.value(of: part))
    let isKept = wanted == before || wanted == Double(Float(before))
    guard value != clamped, abs(value - clamped) >= (plainStep ?? 0), !isKept || value != before
    else { return .kept }
    return .broken(part == 0 ? "\(value) for \(wanted)" : "\(value) for \(wanted) of part \(part)")
  }

  /// Returns true if a value keeps the required distance from those of the neighbouring parts.
  private func leavesSpace(for value: Double, of part: Int) -> Bool {
    var distance = 0.0
    if case .number(let least)? = settings.value(of: "distance") { distance = least }
    let isAbove = part == 0 || start.value(of: part - 1) + distance <= value
    let isLast = part == start.partCount - 1
    return isAbove && (isLast || value <= start.value(of: part + 1) - distance)
  }
}
