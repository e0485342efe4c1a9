import ControlCore
import GestureGenerators
import GestureReplay
import GestureScript

// Laws about the values that a control accepts from its host and from assistive technology.

extension Law {
  static var choosingTwice: Law {
    .ofSteps(
      "R3", "choosing-twice",
      "Assistive technology changes nothing by choosing the same value again.",
      makesCopies: true
    ) { record in
      let once = record.end.after(.adjust(.set(record.probe)))
      // A value set by the host need not be one that can be chosen.
      guard once.value != record.end.value else { return .notMet }
      let twice = once.after(.adjust(.set(once.value)))
      guard once.value != twice.value else { return .kept }
      return .broken(
        Finding("\(once.value), and then \(twice.value)")
          .probed(.adjust(.set(record.probe)), .adjust(.set(once.value))))
    }.given(.usable, .untouched)
  }

  static var choosesInOrder: Law {
    .ofSteps(
      "R5", "values-in-order",
      "Of two values from assistive technology, the larger one gives no smaller result.",
      makesCopies: true
    ) { record in
      var (less, more) = (record.end, record.end)
      let low = record.probe
      let high = low + record.stride / 3
      _ = less.effects(of: .adjust(.set(low)))
      _ = more.effects(of: .adjust(.set(high)))
      guard less.value > more.value else {
        // Nothing to compare if neither changes anything.
        let isHeard = less.value != record.end.value || more.value != record.end.value
        return isHeard ? .kept : .notMet
      }
      return .broken(
        Finding("\(less.value) for \(low), and \(more.value) for \(high)")
          .probed(.adjust(.set(low)), .adjust(.set(high))))
    }.given(.usable, .untouched, .unwrapped)
  }

  static var hostSetsTheValue: Law {
    .ofSteps(
      "R7", "host-sets",
      """
      A value that the host sets becomes the value, moved into the bounds, or to a step less than one \
      step away; setting it again does nothing, and ends no drag.
      """, makesCopies: true
    ) { record in
      guard let wanted = record.newValue else { return .notMet }
      if record.start.phase == .dragging, !record.setsSettings {
        for case .ended in record.effects { return .broken("it ended the edit") }
      }
      if !record.takes(wanted, of: 0) { return .broken("\(record.end.value) for \(wanted)") }
      var again = record.end
      var reported: [Effect] = []
      again.set(value: record.end.value, animated: false) { reported.append($0) }
      guard !reported.isEmpty || again != record.end else { return .kept }
      let finding =
        reported.isEmpty ? Finding(unlike: record.end, again) : "again reported \(reported)"
      return .broken(finding.probed(.set(.value(record.end.value))))
    }.given(.onePart)
  }
}

extension StepRecord {
  /// Returns true if a part has the value that the host has just set: that value, moved into the
  /// bounds, or one less than a step away, as a control with steps may round it. A value that the
  /// part had before, or that value rounded to `Float`, may stay as it is; with other settings, what
  /// moves by itself goes on by these.
  func takes(_ wanted: Double, of part: Int) -> Bool {
    let (before, value, clamped) = (
      start.value(of: part), end.value(of: part), configuration.clamp(wanted)
    )
    let isKept = wanted == before || wanted == Double(Float(before))
    let moves = start.phase == .coasting || start.phase == .settling
    if isKept, setsSettings, moves { return true }
    return value == (isKept ? before : clamped) || value == clamped
      || abs(value - clamped) < hostStep
  }

  /// The distance between values to which a control may round those of its host; 0 for none, and
  /// for controls whose settings allow values between their steps.
  private var hostStep: Double {
    if let step = plainStep { return step }
    let names: [StaticText] = ["step", "snap", "stops", "precision"]
    return names.contains { type.table[$0] != nil } ? 0 : stride(of: end) ?? 0
  }

  /// A value to try, often between two choices: 3/8 of a step from the current value.
  var probe: Double {
    let value = end.value + stride * 0.375
    return configuration.clamp(value) == value ? value : end.value - stride * 0.375
  }

  /// The size of an assistive step or that of an arrow, downwards at the upper end; 1 if the value
  /// stays.
  var stride: Double { stride(of: end) ?? 1 }

  private func stride(of control: Subject) -> Double? {
    let abilities = type.abilities
    var ways: [InputEvent.Action] = []
    if abilities.contains(.adjust) { ways += [.adjust(.increment), .adjust(.decrement)] }
    if abilities.contains(.key) { ways += [.key(.arrowUp, .none), .key(.arrowDown, .none)] }
    for action in ways {
      let copy = control.after(action)
      if copy.value != control.value { return abs(copy.value - control.value) }
    }
    return nil
  }

  /// True if the host sets the current value, possibly rounded to `Float`.
  func isKept(_ wanted: Double) -> Bool {
    wanted == start.value || wanted == Double(Float(start.value))
  }
}
