import ControlCore
import GestureReplay
import GestureScript

// Laws about what a host sets, that ask for nothing but the value.

extension Law {
  static var ofSeenHost: [Law] {
    [hostValueIsTaken.needing(.set), hostValueInHold.needing([.set, .pointer])]
  }

  static var hostValueIsTaken: Law {
    Law(
      "U14", "host-value",
      "What the host sets is the value, brought between the bounds, or to a step less than one step away."
    ) { recorded in
      recorded.verdict(ofHost: { record, isHeld in isHeld ? .notMet : record.verdictOnHost })
    }
  }

  static var hostValueInHold: Law {
    Law("U26", "host-in-hold", "What the host sets while a pointer is down is the value, too.") {
      recorded in
      recorded.verdict(ofHost: { record, isHeld in isHeld ? record.verdictOnHost : .notMet })
    }
  }
}

extension RecordedRun {
  /// What is said of all steps, going through them with whether a pointer is down.
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

extension StepRecord {
  /// What is said of the value of a control of one part that the host sets.
  fileprivate var verdictOnHost: Verdict {
    guard let wanted = newValue, end.partCount == 1 else { return .notMet }
    let (clamped, value) = (configuration.clamp(wanted), end.value)
    guard value != clamped, abs(value - clamped) >= (plainStep ?? 0),
      !isKept(wanted) || value != start.value
    else { return .kept }
    return .broken("\(value) for \(wanted)")
  }
}
