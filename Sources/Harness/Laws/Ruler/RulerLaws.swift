import ControlCore
import GestureGenerators
import GestureReplay
import GestureScript
public import Ruler

extension RulerControl: LawfulControl {
  public static var laws: [Law] {
    Law.ofRulers + Law.ofSeenInput + Law.ofRulerScenes + [.nodesKeepTheirWord]
  }
  public static var labels: [CoverageLabel] { CoverageLabel.ofRulers }
}

extension Law {
  /// The laws of rulers, including those of every control.
  public static var ofRulers: [Law] {
    ofEveryControl + ofKeys + ofWheels + ofChoices + ofHolds + [
      restsOnMarks, choosesNearest, oneValue, rangeBringsBack, slopIsQuiet, onlyTheLastPlaceMatters,
      noHysteresis, followsTheFinger,
      noJumpAtTheSlop, touchesYield, ticksAreNeighbours, ticksAddUp, noTremblingTicks,
      quietOutside,
      rubberBand, slowsDown, springsBackFromOutside, stillReleaseLandsNear,
      mirroredThrows, fasterIsFarther, catching, cancelling, velocityIsSound,
      placeOnScreenDoesNotMatter, rulersAreMirrored, scaled, wheelAddsUp, detentsAreMarks,
      clicksAddUp, keysGoThereAndBack, hostChangesAreSilent,
      boundsKeepTheirDistance, neverJumps, ticksWhenReached, escapeTakesBack, enabledHears,
      hostsMotionsAreSilent, motionsKeepOn, landingsTickOnce, boundOrTick, keysReachLandings,
      wheelsGoOn, tapsGo, fingersWait, quietRulers.by(.must),
      lastReportsCount, pausesEndThrows, diagonalsDrag, snapsWithinAFraction, restsOnTheNearest,
      endsAreAlike, releasesKeepTheSpeed, rulersReportTheNearest, landingsHaveTheirSpring,
      decelerationCounts,
      tapsGoToTheDefault(where: Premise("a tap does nothing") { $0.ruler.tap == .nothing }) {
        record in
        Point(x: record.ruler.length / 2, y: record.ruler.length / 2)
      },
    ]
  }

  // MARK: Values

  static var restsOnMarks: Law {
    .ofSteps(
      "R2", "rests-on-marks",
      "With snap always, a value that a user changes and commits is that of a step mark, to the bit, or a bound.",
      from: { _ in false }
    ) { hasChanged, record in
      if record.isHost { hasChanged = false }
      var verdict = Verdict.notMet
      for effect in record.reported {
        switch effect {
        case .began: hasChanged = false
        case .changed: hasChanged = true
        case .ended(.commit, let value, _, _, _):
          guard hasChanged, !record.isHost, record.ruler.snap == .always else { continue }
          guard record.isOnMark(value) else { return .broken("committed \(value)") }
          verdict = .kept
        default: break
        }
      }
      return verdict
    }.given(.withoutAlt)
  }

  static var choosesNearest: Law {
    .ofSteps(
      "R4", "nearest-mark",
      """
      With snap always, assistive technology chooses the nearest step mark, or the upper of two, \
      if there is one between the bounds.
      """
    ) { record in
      guard record.ruler.snap == .always else { return .notMet }
      var verdict = Verdict.notMet
      let half = record.ruler.step / 2
      for wanted in [record.probe, record.end.value + half] {
        let clamped = record.ruler.clamp(wanted)
        let copy = record.end.after(.adjust(.set(wanted)))
        let distance = copy.value - clamped
        let slack = record.slack(wanted)
        if abs(distance) > half + slack {
          return .broken(
            Finding("\(copy.value) for \(wanted)").probed(.adjust(.set(wanted))))
        }
        let isTie = abs(abs(distance) - half) <= 1e-12 * half
        let isPossible = record.ruler.clamp(clamped + half) == clamped + half
        if isTie, distance < 0, isPossible {
          return .broken(
            Finding("\(copy.value) for \(wanted), the lower one").probed(.adjust(.set(wanted))))
        }
        if copy.value != record.end.value { verdict = .kept }
      }
      return verdict
    }.given(.usable, .idle)
  }

  static var oneValue: Law {
    .ofSteps(
      "R6", "one-value", "Between equal bounds there is one value, and nothing ticks."
    ) { record in
      let configuration = record.ruler
      guard configuration.bounds.lowerBound == configuration.bounds.upperBound else {
        return .notMet
      }
      if record.end.value != configuration.bounds.lowerBound {
        return .broken("the value is \(record.end.value)")
      }
      let said = record.reported.isEmpty && !record.end.isHeld ? Verdict.notMet : .kept
      guard record.before.bounds.lowerBound == record.before.bounds.upperBound else { return said }
      for case .tick(let run, _) in record.reported { return .broken("mark \(run.first) ticked") }
      return said
    }
  }

  static var rangeBringsBack: Law {
    .ofSteps(
      "R8", "range",
      """
      A new range at rest keeps the value if it can; otherwise the value is the nearest bound. \
      Nothing is reported.
      """
    ) { record in
      let changes = record.action.changes
      guard changes.last(named: "range") != nil || changes.last(named: "enabled-range") != nil,
        record.newValue == nil, record.start.isIdle
      else {
        return .notMet
      }
      let bounds = record.ruler.bounds
      let value = min(max(record.start.value, bounds.lowerBound), bounds.upperBound)
      if record.end.value != value {
        return .broken("the value is \(record.end.value), not \(value)")
      }
      guard record.effects.isEmpty else { return .broken("reported \(record.effects)") }
      return record.before.bounds == bounds ? .notMet : .kept
    }
  }
}

extension StepRecord {
  /// Returns true if a value is exactly that of a step mark, or a bound.
  fileprivate func isOnMark(_ value: Double) -> Bool {
    if value == ruler.bounds.lowerBound || value == ruler.bounds.upperBound {
      return true
    }
    let lattice = lattice
    let step = lattice.nearestStep(to: lattice.position(of: value))
    return lattice.value(ofMark: step &* ruler.fractions) == value
  }
}
