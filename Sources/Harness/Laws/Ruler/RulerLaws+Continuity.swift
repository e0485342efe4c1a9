import ControlCore
import GestureGenerators
import GestureReplay
import GestureScript
import Ruler

// Laws about a ruler in motion: it never jumps, and ticks and stops for good reasons only.

extension Law {
  static var neverJumps: Law {
    .ofSteps(
      "R50", "never-jumps",
      """
      The display of a motion changes at its velocity, and is nearly at the target when it comes \
      to rest.
      """,
      probe: [.settle()]
    ) { record in
      guard record.end.isMoving, let rest = record.end.restTime else { return .notMet }
      let span = rest.nanoseconds(since: record.end.time)
      let millisecond: Int64 = 1_000_000
      for share in 0..<12 as Range<Int64> where span > 2 * millisecond {
        var copy = record.end
        copy.advance(to: copy.time.advanced(by: (span - 2 * millisecond) / 12 * share)) { _ in }
        let (velocity, offset, phase) = (copy.velocity, copy.offset, copy.phase)
        copy.advance(to: copy.time.advanced(by: millisecond)) { _ in }
        // The velocity jumps at a bound, and when a landing takes over.
        guard copy.phase == phase else { continue }
        let fastest = max(abs(velocity), abs(copy.velocity))
        let most = fastest * 1.25e-3 + 0.05 + record.slack(offset)
        if abs(copy.offset - offset) > most {
          return .broken("offset \(offset), and 1 ms later \(copy.offset), at \(velocity) pt/s")
        }
      }
      var (before, after) = (record.end, record.end)
      before.advance(to: max(record.end.time, rest.advanced(by: -1))) { _ in }
      after.advance(to: rest) { _ in }
      let configuration = record.ruler
      let most = max(configuration.stopDistance, configuration.restDistance) * 1.01
      let jump = abs(after.offset - before.offset)
      guard jump <= most + record.slack(before.offset) else {
        return .broken("it shows \(before.offset), and rests at \(after.offset)")
      }
      return .kept
    }
  }

  static var ticksWhenReached: Law {
    .ofSteps(
      "R51", "ticks-when-reached",
      "In a motion, a mark ticks when it is reached, to the nanosecond, and not before.",
      probe: [.settle()]
    ) { record in
      guard record.end.isMoving, let rest = record.end.restTime, let pitch = record.tickPitch
      else { return .notMet }
      var copy = record.end
      var seen = 0
      for case .tick(let run, _) in copy.effects(until: rest) {
        var finding: Finding?
        _ = run.forEach(limit: 4) { mark, time in
          finding = finding ?? record.finding(about: mark, at: time, pitch, isUp: run.count > 0)
        }
        if let finding { return .broken(finding) }
        seen += 1
        if seen == 8 { break }
      }
      return seen > 0 ? .kept : .notMet
    }
  }

  static var escapeTakesBack: Law {
    .ofSteps(
      "R57", "escape",
      "Escape ends an open edit that goes on by itself: that of a coast or of a wheel.",
      probe: [.key(KeyStroke(.escape))]
    ) { record in
      guard record.end.isEditing else { return .notMet }
      var copy = record.end
      let reported = copy.effects(of: .key(.escape, .none))
      return reported.contains { $0.isEnd } ? .kept : .broken("Escape reported \(reported)")
    }.given(
      .usable,
      Premise("'cancel' is not 'commit'") { $0.ruler.cancelPolicy != .commit })
  }

  static var enabledHears: Law {
    .ofSteps(
      "R58", "enabled-again",
      "A ruler that is disabled and enabled again can be held, whichever pointer held it before.",
      probe: [
        .set(Setting("enabled", .word("false"))), .set(Setting("enabled", .word("true"))),
        .down(99, .along(1)),
      ]
    ) { record in
      guard record.end.isHeld else { return .notMet }
      var copy = record.end
      var configuration = record.ruler
      for interaction in [ControlInteraction.disabled, .enabled] {
        configuration.interaction = interaction
        copy.set(configuration: configuration) { _ in }
      }
      let place = Point(x: configuration.length / 2, y: 0)
      _ = copy.effects(of: .pointer(PointerEvent(id: 99, phase: .down, position: place)))
      return copy.isHeld ? .kept : .broken("a finger goes down, and it is \(copy.phase)")
    }.given(.usable)
  }

  static var hostsMotionsAreSilent: Law {
    .ofSteps(
      "R54", "silent-motion",
      "A motion without an open edit, as one for the host, ticks nothing and changes no value.",
      probe: [.settle()]
    ) { record in
      guard record.end.isMoving, !record.end.isEditing, let rest = record.end.restTime else {
        return .notMet
      }
      var copy = record.end
      for effect in copy.effects(until: rest) {
        switch effect {
        case .tick, .changed, .snapped: return .broken("reported \(effect)")
        default: continue
        }
      }
      return .kept
    }
  }

  static var motionsKeepOn: Law {
    .ofSteps(
      "R52", "keeps-on",
      "A setting that does not concern a motion does not end it."
    ) { record in
      guard record.end.isMoving else { return .notMet }
      let gap = Setting("boundary-haptic-gap", .duration(7_000_000))
      let copy = record.end(with: gap)
      if copy.phase != record.end.phase {
        return .broken(Finding("\(record.end.phase), and then \(copy.phase)").probed(.set(gap)))
      }
      if abs(copy.target - record.end.target) > record.ruler.step * 1e-6 {
        return .broken(
          Finding("it aimed at \(record.end.target), and then at \(copy.target)")
            .probed(.set(gap)))
      }
      // Settings for the next gesture may replan a motion, but not stop one far from its end.
      guard record.end.phase == .coasting, let rest = record.end.restTime,
        rest.nanoseconds(since: record.end.time) > 300_000_000
      else { return .kept }
      for setting in Self.unrelated where !record.end(with: setting).isMoving {
        return .broken(Finding("it stops").probed(.set(setting)))
      }
      var (wider, configuration) = (record.end, record.ruler)
      configuration.length *= 1.25
      wider.set(configuration: configuration) { _ in }
      return wider.isMoving ? .kept : .broken("a length of \(configuration.length) pt stops it")
    }
  }

  /// Settings that affect the next drag, fling, wheel or cancel only.
  private static var unrelated: [Setting] {
    [
      Setting("scroll-timeout", .duration(70_000_000)), Setting("min-fling", .number(3000)),
      Setting("slop", .number(7)), Setting("cancel", .policy("commit")),
    ]
  }
}

extension StepRecord {
  /// Returns a copy of the control with one setting changed by a host; unchanged if that is
  /// invalid.
  fileprivate func end(with setting: Setting) -> Subject {
    var (copy, settings) = (end, settings)
    settings.apply(setting)
    let configuration = type.configuration(settings)
    if configuration.problem == nil {
      copy.set(configuration: configuration) { _ in }
    }
    return copy
  }
}

extension StepRecord {
  /// Returns the problem with a mark that ticks in the motion before it is reached; `nil` if none.
  fileprivate func finding(
    about mark: Int64, at time: Timestamp, _ pitch: Double, isUp: Bool
  ) -> Finding? {
    var copy = end
    copy.advance(to: time) { _ in }
    let place = offsetOfMarkZero + Double(mark) * pitch
    let capture = ruler.capture ?? min(0.02 * pitch, 0.5)
    let missing = (isUp ? place - copy.offset : copy.offset - place) - capture
    return missing <= slack(place)
      ? nil : "mark \(mark) ticked \(missing) pt before it was reached"
  }
}
