import ControlCore
import GestureGenerators
import GestureReplay
import GestureScript

// Laws about the value at which a user's edit ends, and the effects of its last report.

extension Law {
  static var endsOnAChoice: Law {
    .ofSteps(
      "R69", "ends-on-a-choice",
      """
      A user's edit ends with, and snaps to, a value that assistive technology can choose, a \
      bound, or the value from before the edit.
      """,
      from: { EditOrigins(values: $0.start.values) }
    ) { origins, record in
      var verdict = Verdict.notMet
      for effect in record.reported {
        guard let value = origins.follow(effect), !record.isHost, !record.isAtBound(value) else {
          continue
        }
        guard record.chooses(value, of: effect.part) else {
          return .broken(
            Finding("\(effect), which cannot be chosen")
              .probed(.adjust(.set(value), part: effect.part)))
        }
        verdict = .kept
      }
      origins.follow(record)
      return verdict
    }.given(.withoutAlt)
  }

  static var takenAwayOnAChoice: Law {
    .ofSteps(
      "R85", "taken-away-on-a-choice",
      """
      An edit that ends because the control is no longer usable, and is not reverted, ends with a \
      value that could have been chosen, a bound, or the value from before the edit.
      """,
      from: { EditOrigins(values: $0.start.values) }
    ) { origins, record in
      var verdict = Verdict.notMet
      for effect in record.passing { _ = origins.follow(effect) }
      for effect in record.effects {
        guard let value = origins.follow(effect), record.isTakenAway, !record.isAtBound(value),
          case .ended = effect
        else { continue }
        let copy = record.start.after(.adjust(.set(value), part: effect.part))
        guard copy.value(of: Int(effect.part)) == value else {
          return .broken("\(effect), which could not be chosen")
        }
        verdict = .kept
      }
      origins.follow(record)
      return verdict
    }.given(Premise("no pointer is down and no wheel gesture is open") { !$0.start.isTouched })
  }

  static var sameReportIsQuiet: Law {
    Law(
      "R70", "same-report-is-quiet",
      """
      A dragging pointer that moves or goes up at its last reported position ticks nothing, meets \
      no bound and changes no value; a release may still choose the previewed value, land or fling.
      """
    ) { recorded in
      var down: [Int64] = []
      var last: PointerEvent?  // the last report, if nothing has happened since
      return recorded.verdict(ofSteps: { record in
        if let pointer = record.pointer { down.follow(pointer) }
        let isRepeated = record.pointer.map { last?.isLike($0) == true } ?? false
        // A part in motion may leave more range, or be pushed, when it comes to rest.
        let isAlone = down.count == 1 && record.pointer?.id == down[0] && record.end.restTime == nil
        let isReport = record.pointer?.phase == .down || record.pointer?.phase == .move
        last = isAlone && isReport && record.end.phase == .dragging ? record.pointer : nil
        guard isRepeated, record.start.phase == .dragging, record.reportsWhatAReportMeans else {
          return .notMet
        }
        return Verdict(record.answerToAReport.map { "reported \($0)" })
      })
    }.given(Premise("no other pointer is down and no part moves by itself"))
  }
}

/// The value of each part before its open edit, and the value at which the host has left it since.
/// An edit may end at either.
struct EditOrigins {
  private var parts: [Part]

  private struct Part {
    var value: Double
    var origin: Double
    var left: Double

    init(_ value: Double) {
      (self.value, origin, left) = (value, value, value)
    }
  }

  init(values: [Double]) {
    parts = values.map { Part($0) }
  }

  /// Applies an effect.
  ///
  /// - Returns: the value of a commit or snap, unless the edit began with it or the host left it;
  ///   otherwise `nil`.
  mutating func follow(_ effect: Effect) -> Double? {
    let index = Int(effect.part)
    guard parts.indices.contains(index) else { return nil }
    switch effect {
    case .began: parts[index] = Part(parts[index].value)
    case .changed(let value, _, _, _, _): parts[index].value = value
    case .ended(.commit, let value, _, _, _), .snapped(let value, _, _, _):
      return [parts[index].origin, parts[index].left].contains(value) ? nil : value
    default: break
    }
    return nil
  }

  /// Updates the values after a step; a value set by the host counts as from before the edit.
  mutating func follow(_ record: StepRecord) {
    let values = record.end.values
    parts = values.indices.map { index in
      guard parts.indices.contains(index), !record.hasSet(index) else {
        return Part(values[index])
      }
      var part = parts[index]
      part.value = values[index]
      part.origin = record.configuration.clamp(part.origin)
      if record.isHost { part.left = part.value }
      return part
    }
  }
}

extension StepRecord {
  /// True unless this is a release by a control that does not report targets and snaps.
  fileprivate var reportsWhatAReportMeans: Bool {
    pointer?.phase != .up || type.abilities.isSuperset(of: [.target, .snapped])
  }

  /// The first effect caused by the pointer's position, not by its release; `nil` if none.
  fileprivate var answerToAReport: Effect? {
    let effects = effectsOfSlowReport
    // A motion may be under way.
    var lands = end.restTime != nil
    for effect in effects {
      switch effect {
      case .changed(_, .motion, _, _, _), .changed(_, .snap, _, _, _), .snapped: lands = true
      default: break
      }
    }
    return effects.first {
      switch $0 {
      case .bound: true
      case .tick: !lands
      case .changed(let value, let cause, _, _, let part):
        cause != .motion && cause != .snap && value != start.reading(of: Int(part)).target
          && !effects.isSnap(to: value, of: part)
      default: false
      }
    }
  }

  /// The effects of the pointer's report; a release is delayed by 200 ms, so that nothing is
  /// thrown. Empty if the delay has effects.
  fileprivate var effectsOfSlowReport: [Effect] {
    guard let pointer, pointer.phase == .up else { return effects }
    var copy = start
    let reported = copy.effects(until: time.advanced(by: 200_000_000))
    return reported.isEmpty ? copy.effects(of: .pointer(pointer)) : []
  }

  fileprivate func isAtBound(_ value: Double) -> Bool {
    [before, configuration].contains {
      value == $0.bounds.lowerBound || value == $0.bounds.upperBound
    }
  }

  /// Returns false if a part has this value, and assistive technology asked for it chooses another,
  /// which must not be one that only pushing a neighbour makes way for: what comes to rest pushes none.
  fileprivate func chooses(_ value: Double, of part: UInt8) -> Bool {
    guard end.value(of: Int(part)) == value else { return true }
    let copy = end.after(.adjust(.set(value), part: part))
    let pushesOthers = end.values.indices.contains {
      $0 != Int(part) && copy.value(of: $0) != end.value(of: $0)
    }
    return copy.value(of: Int(part)) == value || pushesOthers
  }
}

extension Subject {
  /// True if a pointer may hold the control, or a wheel gesture is open.
  fileprivate var isTouched: Bool { phase == .pressed || readings.contains { $0.isHeld } }
}

extension StepRecord {
  /// True if a host has just disabled the control or made it read-only.
  fileprivate var isTakenAway: Bool {
    guard action.sets("enabled") || action.sets("read-only") else { return false }
    return !settings.isEnabled || settings.isReadOnly
  }
}

extension PointerEvent {
  /// Returns true if `other` moves or releases this pointer without a change.
  fileprivate func isLike(_ other: PointerEvent) -> Bool {
    id == other.id && position == other.position && modifiers == other.modifiers
      && (other.phase == .move || other.phase == .up)
  }
}

extension [Effect] {
  /// True if a part has snapped to a value; a driver reports no cause of an immediate landing.
  fileprivate func isSnap(to value: Double, of part: UInt8) -> Bool {
    contains { if case .snapped(value, _, _, part) = $0 { true } else { false } }
  }
}
