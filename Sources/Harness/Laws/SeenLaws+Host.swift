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
    }.given(hostHasSpace, .othersAtRest)
  }

  private static var hostHasSpace: Premise<Subject> {
    Premise("no other thumb is in the way") { $0.hostLeavesSpace }
  }

  static var hostValueInHold: Law {
    Law(
      "U26", "host-in-hold",
      "A value that the host sets while a pointer is down becomes the value, too."
    ) {
      recorded in
      recorded.verdict(ofHost: { record, isHeld in isHeld ? record.verdictOnHost : .notMet })
    }.given(hostHasSpace, .othersAtRest)
  }
}

extension RecordedRun {
  /// Checks all steps; the second argument is true while a pointer is down.
  fileprivate func verdict(ofHost check: (StepRecord<Subject>, Bool) -> Verdict) -> Verdict {
    var down: [Int64] = []
    return verdict(ofSteps: { record in
      if let pointer = record.pointer { down.follow(pointer) }
      return check(record, !down.isEmpty)
    })
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

  /// The verdict on a value that the host sets.
  fileprivate var verdictOnHost: Verdict {
    guard let (part, wanted) = wishOfHost, part < end.partCount else { return .notMet }
    guard !takes(wanted, of: part) else { return .kept }
    let value = end.value(of: part)
    return .broken(part == 0 ? "\(value) for \(wanted)" : "\(value) for \(wanted) of part \(part)")
  }

  /// True unless the host sets a value past a neighbouring part, or too near to it.
  fileprivate var hostLeavesSpace: Bool {
    guard let (part, wanted) = wishOfHost, end.partCount > 1, part < end.partCount else {
      return true
    }
    let value = configuration.clamp(wanted)
    let distance = settings.number(of: "distance") ?? 0
    let isAbove = part == 0 || start.value(of: part - 1) + distance <= value
    let isLast = part == start.partCount - 1
    return isAbove && (isLast || value <= start.value(of: part + 1) - distance)
  }
}
