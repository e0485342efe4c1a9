import ControlCore
import GestureGenerators
import GestureScript

// Laws about what is told of values that a user changes, that ask for nothing else.

extension Law {
  static var ofSeenTelling: [Law] {
    [
      changesAreTold.needing(.changed).by(.must),
      lastToldIsRead.needing([.changed, .owns]).by(.must),
    ]
  }

  static var changesAreTold: Law {
    Law(
      "U15", "told",
      "A value that a user has changed is told, at the latest when no pointer is down and nothing moves."
    ) { recorded in
      var told = recorded.start.values
      var down: [Int64] = []
      var verdict = Verdict.notMet
      for (index, record) in recorded.steps.enumerated() {
        for effect in record.reported { told.note(effect, hostOf: record) }
        guard case .event = record.action else {
          if down.isEmpty { told = record.end.values } else { told.learn(from: record) }
          continue
        }
        if let pointer = record.pointer { down.follow(pointer) }
        if record.start.values != record.end.values { verdict.join(.kept) }
        guard down.isEmpty, record.end.restTime == nil, record.end.isIdle else { continue }
        for (part, value) in record.end.values.enumerated() where part < told.count {
          guard told[part] != value else { continue }
          return .broken(
            Finding("the value is \(value), and \(told[part]) was told last").at(index))
        }
        told = record.end.values
      }
      return verdict
    }
  }

  static var lastToldIsRead: Law {
    .ofSteps(
      "U16", "told-right", "The value that is told last is the one that can be read."
    ) { record in
      guard !record.isHost, record.end.restTime == nil else { return .notMet }
      var told: [Double?] = record.end.values.map { _ in nil }
      for case .changed(let value, _, _, _, let part) in record.effects where Int(part) < told.count
      {
        told[Int(part)] = value
      }
      var verdict = Verdict.notMet
      for (value, told) in zip(record.end.values, told) {
        guard let told else { continue }
        guard told == value else { return .broken("told \(told), and the value is \(value)") }
        verdict = .kept
      }
      return verdict
    }
  }
}

extension [Double] {
  /// Takes a change in, as the values of all parts. Where a host owns the value, it may have made another of it.
  fileprivate mutating func note<Subject>(_ effect: Effect, hostOf record: StepRecord<Subject>) {
    guard case .changed(let value, _, _, _, let part) = effect, indices.contains(Int(part)) else {
      return
    }
    self[Int(part)] =
      Subject.abilities.contains(.owns) ? value : record.end.value(of: Int(part))
  }
}
