import ControlCore
import GestureGenerators
import GestureScript

// Laws about reports of values that a user changes, which need no other reports.

extension Law {
  static var ofSeenReporting: [Law] {
    [
      changesAreReported.needing(.changed).by(.must),
      lastReportedIsRead.needing([.changed, .owns]).by(.must),
    ]
  }

  static var changesAreReported: Law {
    Law(
      "U15", "told",
      "A value that a user has changed is reported, at the latest when no pointer is down and nothing moves."
    ) { recorded in
      var reported = recorded.start.values
      var down: [Int64] = []
      return recorded.verdict(ofSteps: { record in
        for effect in record.reported { reported.note(effect, hostOf: record) }
        guard case .event = record.action else {
          if down.isEmpty { reported = record.end.values } else { reported.learn(from: record) }
          return .notMet
        }
        if let pointer = record.pointer { down.follow(pointer) }
        let said = record.start.values == record.end.values ? Verdict.notMet : .kept
        guard down.isEmpty, record.end.restTime == nil, record.end.isIdle else { return said }
        for (value, last) in zip(record.end.values, reported) where last != value {
          return .broken("the value is \(value), and \(last) was reported last")
        }
        reported = record.end.values
        return said
      })
    }
  }

  static var lastReportedIsRead: Law {
    .ofSteps(
      "U16", "told-right", "The last reported value is the one that can be read."
    ) { record in
      guard !record.isHost else { return .notMet }
      var reported: [Double?] = record.end.values.map { _ in nil }
      for case .changed(let value, _, _, _, let part) in record.effects
      where Int(part) < reported.count {
        reported[Int(part)] = value
      }
      var verdict = Verdict.notMet
      for (value, reported) in zip(record.end.values, reported) {
        guard let reported else { continue }
        guard reported == value else {
          return .broken("reported \(reported), and the value is \(value)")
        }
        verdict = .kept
      }
      return verdict
    }.given(Premise("nothing moves by itself") { $0.end.restTime == nil })
  }
}

extension [Double] {
  /// Updates the value of a part by a change. A host that owns the value may keep another one,
  /// which is then read after the step.
  fileprivate mutating func note(_ effect: Effect, hostOf record: StepRecord) {
    guard case .changed(let value, _, _, _, let part) = effect, indices.contains(Int(part)) else {
      return
    }
    self[Int(part)] =
      record.type.abilities.contains(.owns) ? value : record.end.value(of: Int(part))
  }
}
