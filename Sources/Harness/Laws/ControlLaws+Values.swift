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
      guard record.isUsable else { return .notMet }
      var once = record.end
      _ = once.effects(of: .adjust(.set(record.probe)))
      // A value set by the host need not be one that can be chosen.
      guard once.value != record.end.value else { return .notMet }
      var twice = once
      _ = twice.effects(of: .adjust(.set(once.value)))
      guard once.value != twice.value else { return .kept }
      return .broken(
        Finding("\(once.value), and then \(twice.value)")
          .probed(.adjust(.set(record.probe)), .adjust(.set(once.value))))
    }
  }

  static var choosesInOrder: Law {
    .ofSteps(
      "R5", "values-in-order",
      "Of two values from assistive technology, the larger one gives no smaller result.",
      makesCopies: true
    ) { record in
      // Values on a circle have no order.
      guard record.isUsable, !record.configuration.wraps else { return .notMet }
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
    }
  }

  static var hostSetsTheValue: Law {
    .ofSteps(
      "R7", "host-sets",
      """
      A value that the host sets becomes the value, moved into the bounds; setting it again does \
      nothing, and ends no drag.
      """, makesCopies: true
    ) { record in
      // With several parts, one may block another.
      guard let wanted = record.newValue, record.end.partCount == 1 else { return .notMet }
      if record.start.phase == .dragging {
        for case .ended in record.effects { return .broken("it ended the edit") }
      }
      let known = record.start.value
      let clamped = record.configuration.clamp(wanted)
      let expected = record.isKept(wanted) ? known : clamped
      if record.end.value != expected { return .broken("\(record.end.value) for \(wanted)") }
      var again = record.end
      var reported: [Effect] = []
      again.set(value: record.end.value, animated: false) { reported.append($0) }
      guard !reported.isEmpty || again != record.end else { return .kept }
      let finding =
        reported.isEmpty ? Finding(unlike: record.end, again) : "again reported \(reported)"
      return .broken(finding.probed(.set(.value(record.end.value))))
    }
  }
}

extension StepRecord {
  /// True if the control is idle and a user could act on it.
  var isUsable: Bool {
    end.isIdle && settings.isEnabled && !settings.isReadOnly && (isHost || pointer != nil)
  }

  /// A value to try, often between two choices: 3/8 of a step from the current value.
  var probe: Double {
    let value = end.value + stride * 0.375
    return configuration.clamp(value) == value ? value : end.value - stride * 0.375
  }

  /// The size of an assistive step, downwards at the upper end; 1 if the value stays.
  var stride: Double {
    for adjustment in [Adjustment.increment, .decrement] {
      var copy = end
      _ = copy.effects(of: .adjust(adjustment))
      if copy.value != end.value { return abs(copy.value - end.value) }
    }
    return 1
  }

  /// True if the host sets the current value, possibly rounded to `Float`.
  func isKept(_ wanted: Double) -> Bool {
    wanted == start.value || wanted == Double(Float(start.value))
  }
}
