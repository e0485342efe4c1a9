import ControlCore
import GestureGenerators
import GestureReplay
import GestureScript

// Laws that read the value and the actions only, for controls of any toolkit.

extension Law {
  /// Laws about the values of a sliding control where up and right mean more: a slider, or a ruler
  /// without inertia. They read its value only, and so apply to controls of any toolkit.
  public static var ofWhatIsSeen: [Law] {
    ofSeenInput + ofSeenThumbs
  }

  /// Those of any control.
  static var ofSeenInput: [Law] {
    ofSeenValues + ofSeenReporting + ofSeenHost + ofSeenPointers + ofSeenKeys + ofWays
  }

  /// Those of controls with thumbs, which others never meet.
  static var ofSeenThumbs: [Law] { ofSeenDrags + ofSeenParts + ofStacks + ofAmounts }

  /// Laws about possible values, and their reports.
  static var ofSeenValues: [Law] {
    [
      onStep.needing(.owns, traits: ["step"]).by(
        .html, "the value sanitization algorithm of range"),
      changedIsChange.needing(.changed).by(.must),
      disabledStays.needing([], settings: ["enabled"]).by(.must),
      mirrored.needing([.pointer, .owns], settings: ["layout"]),
    ]
  }

  /// A value is on a step if it is a bound, or nearly a whole number of steps above the lower one.
  static var onStep: Law {
    .ofSteps(
      "U1", "on-step",
      "If the control has steps, a user's value is a whole number of steps from the lower bound, or a bound."
    ) { record in
      guard case .event(let event) = record.action, let step = record.plainStep else {
        return .notMet
      }
      // A restored value need not have been chosen.
      if case .pointer(let pointer) = event, pointer.phase == .cancel { return .notMet }
      if case .key(.escape, _) = event { return .notMet }
      let bounds = record.configuration.bounds
      var verdict = Verdict.notMet
      for part in 0..<record.end.partCount {
        let value = record.end.value(of: part)
        // A host value between two steps may be reported again, with a rounding error.
        let before = record.start.value(of: part)
        guard abs(value - before) > 1e-12 * abs(before), bounds.contains(value),
          value != bounds.lowerBound, value != bounds.upperBound,
          !record.end.isAtNeighbour(part), record.end.reading(of: part).restTime == nil
        else { continue }
        guard value.isOnStep(step, from: record.configuration.shownRange.lowerBound) else {
          return .broken("the value is \(value), between two steps of \(step)")
        }
        verdict = .kept
      }
      return verdict
    }.given(
      .plainSteps, Premise("nothing coasts or settles") { !$0.end.isMoving },
      Premise("the value is not that of another thumb, which may have stopped it"))
  }

  static var changedIsChange: Law {
    Law(
      "U2", "changed-is-change", "A reported change has another value than the one before."
    ) { recorded in
      // The values known to the host, which may receive the changes of a press at its end only.
      var values = recorded.start.values
      var down: [Int64] = []
      return recorded.verdict(ofSteps: { record in
        if let pointer = record.pointer { down.follow(pointer) }
        var verdict = Verdict.notMet
        // A host receives its request's result, and a wrapping control may return to its value.
        let reported = record.isHost ? record.passing : record.reported
        for effect in reported where !record.before.wraps {
          guard case .changed(let value, _, _, _, _) = effect else { continue }
          let part = Int(effect.part)
          guard values.indices.contains(part) else { continue }
          if values[part] == value { return .broken("\(effect), but it was \(value)") }
          values[part] = value
          verdict = .kept
        }
        if down.isEmpty || !record.type.abilities.contains(.owns) {
          values = record.end.values
        } else if record.isHost {
          values.learn(from: record)
        }
        return verdict
      })
    }.given(.unwrapped)
  }

  static var disabledStays: Law {
    .ofSteps(
      "U3", "disabled-stays", "While the control is disabled, user input changes no value."
    ) { record in
      guard !record.settings.isEnabled, case .event = record.action else { return .notMet }
      guard record.start.values != record.end.values else { return .kept }
      return .broken("the value went from \(record.start.value) to \(record.end.value)")
    }
  }

  static var mirrored: Law {
    Law(
      "U4", "mirrored",
      """
      From right to left, a control acts as a mirror image, within two steps, or two points if it \
      has no steps.
      """
    ) { recorded in
      let settings = recorded.script.settings
      guard settings.axis == .x, recorded.steps.allSatisfy({ recorded.unmet(by: $0) == nil }),
        let script = recorded.script.mirrored(width: settings.width)
      else { return .notMet }
      let bounds = recorded.start.configuration.bounds
      let shown = recorded.start.configuration.shownRange
      let width = shown.upperBound - shown.lowerBound
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
      // A press beside a thumb that moves it by a step depends on the exact edge of the thumb, and
      // in a page only the first end is inside. Toolkits disagree about horizontal wheels, and in
      // real time keys and wheels may accelerate.
    }.given(
      .without("track", "step"), .alongTheAxis, .finiteBounds,
      Premise("the track is horizontal") { $0.settings.axis == .x },
      Premise("no press is exactly on an end") { !$0.isPressAtAnEdge },
      Premise("no wheel is turned sideways") { record in
        if case .event(.wheel(let wheel)) = record.action { wheel.deltaX == 0 } else { true }
      },
      Premise("in real time there are only pointers") { record in
        guard !record.type.abilities.contains(.virtualTime), case .event = record.action else {
          return true
        }
        return record.pointer != nil
      },
      Premise("nothing moves by itself") { $0.end.restTime == nil })
  }
}

extension Double {
  /// Returns true for a whole number of steps above a lower bound, within the rounding error.
  func isOnStep(_ step: Double, from lower: Double) -> Bool {
    let count = (self - lower) / step
    return abs(count - roundedToNearest(count)) <= 1e-6 * max(1, abs(count))
  }
}

extension Subject {
  /// Returns true if a part equals another one, which may have stopped it there.
  fileprivate func isAtNeighbour(_ part: Int) -> Bool {
    (0..<partCount).contains { $0 != part && value(of: $0) == value(of: part) }
  }
}

extension StepRecord {
  /// Settings by which values lie elsewhere on the track than at their share of the range.
  static var ofUnevenTracks: [StaticText] { ["scale", "stops", "factor", "knots"] }

  /// Returns true if none of some settings is set.
  func leavesUnset(_ names: [StaticText]) -> Bool {
    names.allSatisfy { settings.value(of: $0) == nil }
  }

  /// True if a user could choose the value before the step, as far as `step` alone defines. From a
  /// host's value between two steps, the next step may be in the opposite direction of the hand.
  var isOnStep: Bool {
    if let step = plainStep {
      return start.value.isOnStep(step, from: configuration.shownRange.lowerBound)
    }
    return leavesUnset(Self.ofUnevenTracks + ["step"])
  }

  /// The distance between values, if `step` alone defines it; `nil` if none or unknown.
  package var plainStep: Double? {
    guard let step = settings.number(of: "step"), step > 0, step.isFinite else { return nil }
    // With snapping to marks, the step is their distance, and values lie between them.
    guard type.table["snap"] == nil else { return nil }
    guard leavesUnset(Self.ofUnevenTracks + ["quantize"]) else { return nil }
    return configuration.shownRange.lowerBound.isFinite ? step : nil
  }
}

extension StepRecord {
  /// Returns true if users could have chosen the values: they lie within the bounds, each on a step or
  /// at a bound, and in order. A host may set others, which no rule says how to show or to drag.
  func canBeChosen(_ values: [Double]) -> Bool {
    let (bounds, lower) = (configuration.bounds, configuration.shownRange.lowerBound)
    return values.indices.allSatisfy { part in
      let value = values[part]
      let isOnStep = plainStep.map { value.isOnStep($0, from: lower) } ?? true
      return bounds.contains(value)
        && (isOnStep || value == bounds.lowerBound || value == bounds.upperBound)
        && (part == 0 || values[part - 1] <= value)
    }
  }
}

extension StepRecord {
  fileprivate var isPressAtAnEdge: Bool {
    guard let pointer, pointer.phase == .down else { return false }
    return [0, settings.width].contains(pointer.position.x)
  }
}

extension ClosedRange<Double> {
  var isFinite: Bool { lowerBound.isFinite && upperBound.isFinite }
}
