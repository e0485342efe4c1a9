import ControlCore
import GestureScript
public import Ruler

extension Law where Subject.Configuration == RulerConfiguration {
  /// The laws of rulers; the laws of every control are among them.
  public static var ofRulers: [Law] {
    ofEveryControl + [
      restsOnMarks, choosingTwice, choosesNearest, choosesInOrder, oneValue, hostSetsTheValue,
      rangeBringsBack, slopIsQuiet, onlyTheLastPlaceMatters, noHysteresis, followsTheFinger,
      noJumpAtTheSlop, ticksAreNeighbours, ticksAddUp, noTickWithoutMotion, quietOutside,
      rubberBand, slowsDown, targetIsKept, springsBackFromOutside, stillReleaseLandsNear,
      mirroredThrows, fasterIsFarther, catching, cancelling, velocityIsSound,
      placeOnScreenDoesNotMatter, mirrored, scaled, wheelAddsUp, detentsAreMarks,
      keysGoThereAndBack,
      adjustingIsArrows, hostChangesAreSilent, boundsKeepTheirDistance,
    ]
  }

  // MARK: Values

  static var restsOnMarks: Law {
    .ofMoments(
      "R2", "rests-on-marks",
      "With snap always, what a user commits is the value of a step mark, to the bit, or a bound."
    ) { moment in
      guard !moment.isHost, moment.configuration.snap == .always, !moment.isFineKey else {
        return nil
      }
      for case .ended(.commit, let value, _, _) in moment.told where !moment.isOnMark(value) {
        return "committed \(value)"
      }
      return nil
    }
  }

  static var choosingTwice: Law {
    .ofMoments(
      "R3", "choosing-twice",
      "What assistive technology has chosen, it can choose again for nothing."
    ) { moment in
      guard moment.isFree else { return nil }
      var once = moment.end
      _ = once.effects(of: .adjust(.set(moment.probe)))
      var twice = once
      _ = twice.effects(of: .adjust(.set(once.value)))
      return once.value == twice.value ? nil : "\(once.value), and then \(twice.value)"
    }
  }

  static var choosesNearest: Law {
    .ofMoments(
      "R4", "nearest-mark",
      """
      With snap always, assistive technology chooses the nearest step mark, of two the upper one, as \
      far as there is one between the bounds.
      """
    ) { moment in
      guard moment.isFree, moment.configuration.snap == .always else { return nil }
      let half = moment.configuration.step / 2
      for wanted in [moment.probe, moment.end.value + half] {
        let clamped = moment.configuration.clamp(wanted)
        var copy = moment.end
        _ = copy.effects(of: .adjust(.set(wanted)))
        let distance = copy.value - clamped
        let slack = moment.slack(wanted)
        if abs(distance) > half + slack { return "\(copy.value) for \(wanted)" }
        let isTie = abs(abs(distance) - half) <= 1e-12 * half
        let isPossible = moment.configuration.clamp(clamped + half) == clamped + half
        if isTie, distance < 0, isPossible { return "\(copy.value) for \(wanted), the lower one" }
      }
      return nil
    }
  }

  static var choosesInOrder: Law {
    .ofMoments(
      "R5", "in-order", "Of two values, assistive technology gets no less for the larger one."
    ) { moment in
      guard moment.isFree else { return nil }
      var (less, more) = (moment.end, moment.end)
      let wanted = moment.probe
      _ = less.effects(of: .adjust(.set(wanted)))
      _ = more.effects(of: .adjust(.set(wanted + moment.configuration.step / 3)))
      return less.value <= more.value ? nil : "\(less.value), then \(more.value)"
    }
  }

  static var oneValue: Law {
    .ofMoments(
      "R6", "one-value", "Between equal bounds there is one value, and nothing ticks."
    ) { moment in
      let configuration = moment.configuration
      guard configuration.bounds.lowerBound == configuration.bounds.upperBound else { return nil }
      if moment.end.value != configuration.bounds.lowerBound {
        return "the value is \(moment.end.value)"
      }
      guard moment.before.bounds.lowerBound == moment.before.bounds.upperBound else { return nil }
      for case .tick(let run, _) in moment.told { return "mark \(run.first) ticked" }
      return nil
    }
  }

  static var hostSetsTheValue: Law {
    .ofMoments(
      "R7", "host-sets",
      "What the host sets is the value, brought between the bounds; setting it again does nothing."
    ) { moment in
      guard let wanted = moment.newValue else { return nil }
      let known = moment.start.value
      let clamped = moment.configuration.clamp(wanted)
      let expected = moment.isKept(wanted) ? known : clamped
      if moment.end.value != expected { return "\(moment.end.value) for \(wanted)" }
      var again = moment.end
      var told: [Effect] = []
      again.set(value: moment.end.value, animated: false) { told.append($0) }
      return told.isEmpty && again == moment.end ? nil : "again told \(told)"
    }
  }

  static var rangeBringsBack: Law {
    .ofMoments(
      "R8", "range",
      """
      A new range at rest keeps the value if it can, and tells nothing; else the value is the nearest \
      bound, which is told once.
      """
    ) { moment in
      guard case .set(let setting, _) = moment.deed,
        case .range(let lower, let upper) = setting.value,
        moment.start.isIdle
      else {
        return nil
      }
      let value = min(max(moment.start.value, lower), upper)
      if moment.end.value != value { return "the value is \(moment.end.value), not \(value)" }
      let wanted: [Effect] =
        value == moment.start.value ? [] : [.changed(value, .clamp, moment.time)]
      return moment.effects == wanted ? nil : "told \(moment.effects)"
    }
  }
}

extension Moment where Subject.Configuration == RulerConfiguration {
  /// Whether the control is idle, and a user could do anything.
  var isFree: Bool {
    end.isIdle && configuration.interaction == .enabled && (isHost || pointer != nil)
  }

  /// A value to try: half of what shows, and a bit, so that it is often between marks.
  var probe: Double {
    let value = end.value + configuration.step * 0.375
    return configuration.clamp(value) == value ? value : end.value - configuration.step * 0.375
  }

  /// Whether a value that the host sets is the one there was, maybe after a detour through `Float`.
  func isKept(_ wanted: Double) -> Bool {
    wanted == start.value || wanted == Double(Float(start.value))
  }

  /// Whether a key goes by parts of a step.
  fileprivate var isFineKey: Bool {
    if case .event(.key(_, let modifiers)) = deed { modifiers.contains(.alt) } else { false }
  }

  /// Whether a value is that of a step mark, to the bit, or a bound.
  fileprivate func isOnMark(_ value: Double) -> Bool {
    if value == configuration.bounds.lowerBound || value == configuration.bounds.upperBound {
      return true
    }
    let lattice = lattice
    let step = lattice.nearestStep(to: lattice.position(of: value))
    return lattice.value(ofMark: step &* configuration.fractions) == value
  }
}
