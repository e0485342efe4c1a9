import ControlCore
import GestureGenerators
import GestureReplay
import GestureScript

// Laws that ask for nothing but the value, and what was done: a control of any toolkit can be tried with them.

extension Law {
  /// Laws about the values of a control that is slid, where up and to the right is more: a slider, or a ruler without
  /// inertia. They ask for nothing but its value, so they can be tried on a control of any toolkit.
  public static var ofWhatIsSeen: [Law] {
    ofSeenValues + ofSeenReporting + ofSeenHost + ofSeenPointers + ofSeenDrags + ofSeenParts
      + ofSeenKeys
  }

  /// Laws about which values there are, and what is told of them.
  static var ofSeenValues: [Law] {
    [
      onStep.needing(.owns, traits: ["step"]).by(
        .html, "the value sanitization algorithm of range"),
      changedIsChange.needing(.changed).by(.must),
      disabledStays.needing([], settings: ["enabled"]).by(.must),
      mirrored.needing([.pointer, .owns], settings: ["layout"]),
    ]
  }

  /// A value lies on a step if it is a whole number of steps above the lower bound, but for roundings, or a bound itself.
  static var onStep: Law {
    .ofSteps(
      "U1", "on-step",
      "What a user chooses lies on a step from the lower bound, or is a bound, if the control has steps."
    ) { record in
      guard case .event(let event) = record.action, let step = record.plainStep else {
        return .notMet
      }
      // What comes back need not have been chosen.
      if case .pointer(let pointer) = event, pointer.phase == .cancel { return .notMet }
      if case .key(.escape, _) = event { return .notMet }
      let bounds = record.configuration.bounds
      var verdict = Verdict.notMet
      for part in 0..<record.end.partCount {
        let value = record.end.value(of: part)
        // A value that a host has set between two steps may be told again, but for roundings.
        let before = record.start.value(of: part)
        guard abs(value - before) > 1e-12 * abs(before), bounds.contains(value),
          value != bounds.lowerBound, value != bounds.upperBound,
          !record.end.isAtNeighbour(part)
        else { continue }
        guard value.isOnStep(step, from: bounds.lowerBound) else {
          return .broken("the value is \(value), between two steps of \(step)")
        }
        verdict = .kept
      }
      return verdict
    }
  }

  static var changedIsChange: Law {
    Law(
      "U2", "changed-is-change", "What is told as a change is another value than the one before."
    ) { recorded in
      // What the host knows: it may be told of a whole press at its end.
      var values = recorded.start.values
      var down: [Int64] = []
      var verdict = Verdict.notMet
      for (index, record) in recorded.steps.enumerated() {
        if let pointer = record.pointer { down.follow(pointer) }
        // A host is told what came of its wish, and a control that goes round may come back to where it was.
        let isAsked = !record.isHost && !record.configuration.wraps
        for effect in record.reported where isAsked {
          guard case .changed(let value, _, _, _, _) = effect else { continue }
          let part = Int(effect.part)
          guard values.indices.contains(part) else { continue }
          if values[part] == value {
            return .broken(Finding("\(effect), but it was \(value)").at(index))
          }
          values[part] = value
          verdict = .kept
        }
        if down.isEmpty || !Subject.abilities.contains(.owns) {
          values = record.end.values
        } else if record.isHost {
          values.learn(from: record)
        }
      }
      return verdict
    }
  }

  static var disabledStays: Law {
    .ofSteps(
      "U3", "disabled-stays", "Disabled, no value changes by what a user does."
    ) { record in
      guard !record.settings.isEnabled, case .event = record.action else { return .notMet }
      guard record.start.values != record.end.values else { return .kept }
      return .broken("the value is \(record.end.value)")
    }
  }

  static var mirrored: Law {
    Law(
      "U4", "mirrored",
      """
      From right to left a control does the same as in a mirror, to two steps, or to two points of a control \
      without steps.
      """
    ) { recorded in
      let settings = recorded.script.settings
      let configuration = recorded.start.configuration
      // A press beside a thumb that goes a step towards it depends on the very edge of the thumb.
      guard settings.value(of: "track") != .word("step") else { return .notMet }
      guard ControlTable.of(Subject.self)["layout"] != nil, settings.axis == .x,
        configuration.pointerPath == .axis, configuration.bounds.isFinite,
        !recorded.isBeyondMirrors, !recorded.isPressedAtAnEdge,
        let script = recorded.script.mirrored(width: settings.width)
      else { return .notMet }
      let bounds = configuration.bounds
      let width = bounds.upperBound - bounds.lowerBound
      let other = recorded.other(script).steps.map { ($0.end.values, $0.time) }
      var verdict = Verdict.notMet
      for (index, record) in recorded.steps.enumerated() where index < other.count {
        guard record.pointer != nil, record.configuration.bounds == bounds else { continue }
        let most = 2 * max(record.plainStep ?? 0, width / settings.width) + width * 1e-9
        for (value, mirror) in zip(record.end.values, other[index].0)
        where abs(value - mirror) > most {
          return .broken(
            Finding("the value is \(value), and in a mirror \(mirror)").at(index))
        }
        if record.start.values != record.end.values { verdict = .kept }
      }
      return verdict
    }
  }
}

extension Double {
  /// Whether it is a whole number of steps above a lower bound, but for roundings.
  fileprivate func isOnStep(_ step: Double, from lower: Double) -> Bool {
    let count = (self - lower) / step
    return abs(count - roundedToNearest(count)) <= 1e-6 * max(1, abs(count))
  }
}

extension ScriptedControl {
  /// Whether a part is where another one is: it may have been stopped there, wherever that is.
  fileprivate func isAtNeighbour(_ part: Int) -> Bool {
    (0..<partCount).contains { $0 != part && value(of: $0) == value(of: part) }
  }
}

extension StepRecord {
  /// Whether the value at its start is one that a user could choose, as far as that is said by `step` alone. From a value
  /// between two steps, which only a host can set, the next step may lie against the way that a hand goes.
  var isOnStep: Bool {
    if let step = plainStep {
      return start.value.isOnStep(step, from: configuration.bounds.lowerBound)
    }
    return (["step", "stops", "factor", "scale"] as [StaticText]).allSatisfy {
      settings.value(of: $0) == nil
    }
  }

  /// How far its values lie apart, if that is said by `step` alone; `nil` if there are no steps, or it is not known.
  package var plainStep: Double? {
    guard case .number(let step)? = settings.value(of: "step"), step > 0, step.isFinite else {
      return nil
    }
    // Where marks can be snapped to, a step is how far these lie apart, and values lie between them.
    guard ControlTable.of(Subject.self)["snap"] == nil else { return nil }
    for other in ["scale", "stops", "quantize", "factor"] as [StaticText]
    where settings.value(of: other) != nil { return nil }
    return configuration.bounds.lowerBound.isFinite ? step : nil
  }
}

extension RecordedRun {
  /// Whether the control goes on by itself when nobody touches it, a wheel turns it across, which toolkits say in two ways, or it
  /// goes by real time and is told keys or wheels, which may go further the quicker they come.
  fileprivate var isBeyondMirrors: Bool {
    steps.contains { record in
      if case .event(.wheel(let wheel)) = record.action, wheel.deltaX != 0 { return true }
      if !Subject.abilities.contains(.virtualTime), case .event = record.action,
        record.pointer == nil
      {
        return true
      }
      return record.end.restTime != nil
    }
  }
}

extension RecordedRun {
  /// Whether a pointer goes down exactly on an end of the control: of the two only the first is inside, in a page.
  fileprivate var isPressedAtAnEdge: Bool {
    steps.contains { record in
      guard let pointer = record.pointer, pointer.phase == .down else { return false }
      return [0, record.settings.width].contains(pointer.position.x)
    }
  }
}

extension ClosedRange<Double> {
  var isFinite: Bool { lowerBound.isFinite && upperBound.isFinite }
}
