import ControlCore
import GestureGenerators
import GestureScript

// Laws about pointers that press and release a control.

extension Law {
  /// Laws of controls on which a press holds and stops a motion, and that report `idle`. They are
  /// not part of `ofEveryControl`, as other toolkits may differ.
  public static var ofHolds: [Law] {
    [
      idleIsReported.needing([.phase, .changed, .idle]),
      reducedStandsStill.needing([.phase, .changed], settings: ["motion"]),
      keysStopMotions.needing([.phase, .key]), metaKeysPass.needing([.key, .modifiers]).by(.must),
      shortcutsPass.needing(.modifiers), mainButtonPresses.needing([.pointer, .buttons]),
      answersAreTrue.needing(.handled),
      wheelsStayOpen.needing([.phase, .wheel, .virtualTime]).by(.must),
      pressesHold.needing([.phase, .pointer]).by(.must),
      escapeLetsGo.needing([.key, .pointer]), latePointersWait.needing([.phase, .pointers]),
    ]
  }

  static var pressesHold: Law {
    .ofSteps(
      "R75", "press-holds",
      "A pointer that goes down alone on a usable control holds it, even if its last up was lost.",
      from: { _ -> [Int64] in [] }
    ) { down, record in
      guard let pointer = record.pointer else { return .notMet }
      let isAlone = down.allSatisfy { $0 == pointer.id }
      down.follow(pointer)
      guard pointer.phase == .down, isAlone, pointer.position.isFinite else { return .notMet }
      guard record.end.phase == .pressed || record.end.readings.contains(where: { $0.isHeld })
      else { return .broken("a pointer goes down, and it is \(record.end.phase)") }
      return .kept
    }.given(
      .usable,
      Premise("the pointer is a finger or 'track' is not 'step'") { !$0.stepsAtOnce })
  }

  static var escapeLetsGo: Law {
    Law(
      "R76", "escape-lets-go",
      "A pointer that is down when Escape is pressed changes and reports nothing until it has been lifted."
    ) { recorded in
      var (down, dead) = ([Int64](), [Int64]())
      return recorded.verdict(ofSteps: { record in
        if case .event(.key(.escape, _)) = record.action, !record.isForHost,
          record.start.isHeld, record.settings.isEnabled
        {
          dead = down
        }
        guard let pointer = record.pointer else { return .notMet }
        down.follow(pointer)
        guard pointer.phase != .hover, pointer.phase != .leave, dead.contains(pointer.id) else {
          return .notMet
        }
        if pointer.phase != .move { dead.removeAll { $0 == pointer.id } }
        return pointer.phase == .down ? .notMet : record.verdictOnSilence
      })
    }
  }

  static var latePointersWait: Law {
    Law(
      "R87", "late-pointers",
      """
      A pointer that goes down on a control of one part while another holds it changes and reports \
      nothing until it has been lifted, even when the other is gone.
      """
    ) { recorded in
      var holder: Int64?
      var late: [Int64] = []
      return recorded.verdict(ofSteps: { record in
        defer { if !record.end.isHeld { holder = nil } }
        guard record.start.partCount == 1, record.end.partCount == 1 else {
          (holder, late) = (nil, [])
          return .notMet
        }
        guard let pointer = record.pointer, pointer.phase != .hover, pointer.phase != .leave else {
          return .notMet
        }
        if pointer.phase == .down {
          late.removeAll { $0 == pointer.id }
          if let holder, holder != pointer.id, record.start.isHeld { late.append(pointer.id) }
        }
        guard late.contains(pointer.id) else {
          if pointer.phase == .down, !record.start.isHeld {
            holder = record.end.isHeld ? pointer.id : nil
          }
          return .notMet
        }
        if pointer.phase == .up || pointer.phase == .cancel { late.removeAll { $0 == pointer.id } }
        return record.verdictOnSilence
      })
    }
  }

  /// A law of controls where a finger's press chooses nothing, as it may begin a scroll.
  static var fingersWait: Law {
    .ofSteps(
      "R77", "finger-waits",
      "A finger that goes down on a control at rest changes and reports nothing before it moves or is lifted."
    ) { record in
      guard let pointer = record.pointer, pointer.phase == .down, pointer.kind == .touch,
        record.start.isIdle, record.end.isHeld, record.isOpenToPointers
      else { return .notMet }
      let said = record.verdictOnSilence
      guard said == .kept else { return said }
      let (before, after) = (record.start.readings, record.end.readings)
      guard before.map({ $0.offset }) == after.map({ $0.offset }) else {
        return .broken("it shows \(before[0].offset), and then \(after[0].offset)")
      }
      return .kept
    }
  }
}

extension StepRecord {
  /// The verdict on an action that must change and report nothing.
  fileprivate var verdictOnSilence: Verdict {
    guard effects.isEmpty, start.values == end.values else { return .broken("reported \(effects)") }
    return .kept
  }

  /// True if pointers can act on the control.
  var isOpenToPointers: Bool { settings.isEnabled && !settings.isReadOnly }

  /// True if the pointer is a mouse or pen whose press beside a thumb is a whole edit, and holds
  /// nothing.
  fileprivate var stepsAtOnce: Bool {
    settings.value(of: "track") == .word("step") && pointer?.kind != .touch
  }
}
