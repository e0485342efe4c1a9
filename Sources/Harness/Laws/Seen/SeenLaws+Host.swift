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

  private static var hostHasSpace: Premise {
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
  fileprivate func verdict(ofHost check: (StepRecord, Bool) -> Verdict) -> Verdict {
    var down: [Int64] = []
    return verdict(ofSteps: { record in
      if let pointer = record.pointer { down.follow(pointer) }
      return check(record, !down.isEmpty)
    })
  }
}

extension [Double] {
  /// Updates the values known to a host by those it has set, and those changed by its action.
  mutating func learn(from record: StepRecord) {
    guard record.isHost else { return }
    guard record.start.partCount == record.end.partCount, count == record.end.partCount else {
      self = record.end.values
      return
    }
    for part in indices {
      let (before, value) = (record.start.value(of: part), record.end.value(of: part))
      // New bounds may end a gesture first, whose last value they then change.
      if before != value || record.wishesOfHost.contains(where: { $0.part == part })
        || record.reported.contains(where: { Int($0.part) == part })
      {
        self[part] = value
      }
    }
  }
}

extension StepRecord {
  /// The verdict on a value that the host sets.
  fileprivate var verdictOnHost: Verdict {
    let wishes = wishesOfHost.filter { $0.part < end.partCount }
    for (part, wanted) in wishes where !takes(wanted, of: part) {
      let value = end.value(of: part)
      return .broken(
        part == 0 ? "\(value) for \(wanted)" : "\(value) for \(wanted) of part \(part)")
    }
    return wishes.isEmpty ? .notMet : .kept
  }

  /// True unless the host sets a value past a neighbouring part, or too near to it.
  fileprivate var hostLeavesSpace: Bool {
    let distance = settings.number(of: "distance") ?? 0
    var values = (0..<end.partCount).map {
      configuration.clamp($0 < start.partCount ? start.value(of: $0) : .infinity)
    }
    // Other bounds may bring those that stay together.
    for part in values.indices.dropFirst() {
      values[part] = max(values[part], values[part - 1] + distance)
    }
    for part in values.indices.reversed() {
      let above = part == values.count - 1 ? .infinity : values[part + 1] - distance
      values[part] = configuration.clamp(min(values[part], above))
    }
    let wishes = wishesOfHost.filter { $0.part < values.count }
    for (part, wanted) in wishes { values[part] = configuration.clamp(wanted) }
    return wishes.allSatisfy { part, _ in
      (part == 0 || values[part - 1] + distance <= values[part])
        && (part == values.count - 1 || values[part] <= values[part + 1] - distance)
    }
  }
}
