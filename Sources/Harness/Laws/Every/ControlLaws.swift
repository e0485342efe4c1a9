import ControlCore
import GestureGenerators
import GestureScript

extension Law {
  /// The laws of every control. Those that need an ability that a control lacks are not tried on
  /// it.
  public static var ofEveryControl: [Law] {
    ofValues + ofTime + ofEdits + ofPointers + ofTicks
  }

  /// Laws of controls that keys and assistive technology change, where up means more. They are not
  /// in `ofEveryControl`, as a list may have its first choice at the top.
  public static var ofKeys: [Law] {
    [
      adjustingIsArrows.needing([.key, .adjust, .changed]),
      waysOfKeys.needing([.key, .adjust, .owns]).by(.must),
      keysGoToTheDefault.needing([.key, .adjust, .changed], settings: ["reset"]),
    ]
  }

  /// Laws about values: reports are true, and the host and assistive technology are obeyed.
  public static var ofValues: [Law] {
    [
      valuesInBounds.by(.must), numbersAreFinite.by(.must), hostSetsTheValue.needing(.set),
      hostChangesAreQuiet.needing([.set, .changed]), setTogether.needing(.set, settings: ["range"]),
      choosingTwice.needing(.adjust), choosesInOrder.needing([.adjust, .owns]),
    ]
  }

  /// Laws about time: effects come at the right time, and depend on nothing else.
  public static var ofTime: [Law] {
    [
      eventIsTimeAndEvent.needing(.virtualTime), timeInParts.needing(.virtualTime),
      framesDoNotMatter.needing(.virtualTime), effectsInOrder.by(.must),
      comesToRest.needing([.phase, .rest, .virtualTime]), leftAlone.needing([.phase, .rest]),
      startOfDayDoesNotMatter.needing(.virtualTime), sameTwice.needing(.virtualTime),
      expandingChangesNothing.needing(.virtualTime),
    ]
  }

  /// Laws of controls on which users and assistive technology choose the same values. They are not
  /// in `ofEveryControl`, as a neighbour may stop a value anywhere.
  public static var ofChoices: [Law] {
    [
      endsOnAChoice.needing([.began, .changed, .ended, .adjust]),
      takenAwayOnAChoice.needing([.began, .changed, .ended, .adjust], settings: ["enabled"]),
    ]
  }

  /// Laws about edits: their begin and end, and the result of a cancel.
  public static var ofEdits: [Law] {
    [
      startsAndEnds.needing([.began, .changed, .ended, .owns]).by(.must),
      cancelRestores.needing([.began, .changed, .ended, .cancel, .owns]),
    ]
  }

  /// Laws about input: a held part ignores other pointers and keys, a repeated report has no
  /// effect, and a disabled control reports nothing.
  public static var ofPointers: [Law] {
    [
      disabledIsDeaf.needing(.changed, settings: ["enabled"]).by(.must),
      othersDoNotMatter.needing([.phase, .pointers]),
      keysWaitForPointers.needing([.phase, .key]),
      sameReportIsQuiet.needing([.phase, .changed]),
    ]
  }

  /// Laws about ticks: their direction, and none at rest.
  public static var ofTicks: [Law] {
    [ticksGoAlong.needing(.tick).by(.must), noTickWithoutMotion.needing(.tick).by(.must)]
  }

  static var valuesInBounds: Law {
    .ofSteps("R1", "values-in-bounds", "Every value that is reported lies between the bounds.") {
      record in
      record.problemWithBounds
    }
  }

  static var startsAndEnds: Law {
    .ofSteps(
      "R31", "began-and-ended",
      """
      For each part, began and ended alternate, only the host changes values outside of an edit, \
      and the value of ended is the one last reported or set. idle is reported once, for all \
      parts.
      """,
      from: { EditTracker(values: $0.start.values) }
    ) { edits, record in
      for effect in record.passing { edits.note(effect) }
      edits.grow(to: record.end)
      if record.isHost { edits.leave(record.end) }
      for effect in record.effects { edits.note(effect) }
      edits.shrink(to: record.end)
      let reportsPhase = record.type.abilities.contains(.phase)
      let finding = edits.finding(about: record.end, reportsPhase: reportsPhase)
      if let finding = finding ?? record.problemWithIdle { return .broken(finding) }
      return record.reported.isEmpty ? .notMet : .kept
    }
  }

  static var numbersAreFinite: Law {
    .ofSteps("R35", "finite", "Every number that is reported, or can be read, is finite.") {
      record in
      for effect in record.reported where !effect.isFinite { return "\(effect)" }
      for part in 0..<record.end.partCount {
        let end = record.end.reading(of: part)
        for number in [end.value, end.offset, end.velocity, end.target] where !number.isFinite {
          return "value \(end.value), offset \(end.offset), velocity \(end.velocity)"
        }
      }
      return nil
    }
  }

  // MARK: Time

  static var eventIsTimeAndEvent: Law {
    Law(
      "C1", "time-then-event",
      "An event has the same effect as its time passing and then the event; a copy of a control acts as the control does."
    ) {
      recorded in
      var whole = recorded.start
      whole.advance(to: Timestamp(nanoseconds: 0)) { _ in }
      for (index, record) in recorded.steps.enumerated() {
        guard case .event(let action) = record.action else {
          whole = record.end
          continue
        }
        var reported: [Effect] = []
        whole.handle(InputEvent(time: record.time, action: action)) { reported.append($0) }
        let name: StaticText = "where its time passed before the event"
        if let difference = record.reported.difference(from: reported, named: name) {
          return difference.at(index)
        }
        if whole != record.end { return Finding(unlike: record.end, whole, named: name).at(index) }
      }
      return nil
    }
  }

  static var timeInParts: Law {
    .ofSteps(
      "R25", "time-in-parts",
      "Time that passes in two parts has the same effect as in one; if none passes, nothing happens.",
      makesCopies: true, probe: [.settle()]
    ) {
      record in
      var copy = record.end
      let none = copy.effects(until: copy.time)
      if !none.isEmpty || copy != record.end { return "in no time, reported \(none)" }
      guard let rest = record.end.restTime else { return nil }
      let span = rest.nanoseconds(since: record.end.time)
      guard span > 0 else { return nil }
      var (whole, parts) = (record.end, record.end)
      let reported = whole.effects(until: rest)
      let name: StaticText = "in two parts"
      var parted = parts.effects(until: record.end.time.advanced(by: span / 3))
      parted += parts.effects(until: rest)
      if let difference = reported.difference(from: parted, named: name) { return difference }
      return whole == parts ? nil : Finding(unlike: whole, parts, named: name)
    }
  }

  static var framesDoNotMatter: Law {
    Law(
      "R24", "frames", "The frame rate changes neither the effects nor their times."
    ) { recorded in
      guard recorded.steps.contains(where: { $0.end.restTime != nil }) else { return .notMet }
      for (rate, name) in [(30, "drawn 30 times a second"), (144, "drawn 144 times a second")]
        as [(Int64, StaticText)]
      {
        let length = Setting.FrameLength(1, rate)
        let drawn = recorded.other(recorded.script, frame: length)
        // Frames of hours of motion are drawn only up to the limit.
        if drawn.stop?.code == .tooManyFrames { continue }
        if let difference = recorded.difference(from: drawn, named: name) {
          return .broken(difference)
        }
        if drawn.end != recorded.end {
          return .broken(Finding(unlike: recorded.end, drawn.end, named: name))
        }
      }
      return .kept
    }
  }

  static var effectsInOrder: Law {
    .ofSteps(
      "C2", "effects-in-order",
      "Effects are emitted in the order of their times, never late and never early.",
      // Several parts may move concurrently, each with its own order.
      from: { _ in
        [Timestamp](repeating: Timestamp(nanoseconds: 0), count: Int(ScriptRules.mostParts))
      }
    ) { latest, record in
      for effect in record.reported {
        let (first, last) = effect.times
        let part = min(Int(effect.part), latest.count - 1)
        if first < latest[part] { return .broken("\(effect) of \(first) after \(latest[part])") }
        if last > record.end.time { return .broken("\(effect) is early") }
        latest[part] = last
      }
      return record.reported.isEmpty ? .notMet : .kept
    }
  }

  static var comesToRest: Law {
    .ofSteps(
      "R20", "comes-to-rest",
      "Left alone, a control becomes idle within ten seconds, at the time and the value that it predicted.",
      makesCopies: true, probe: [.settle()]
    ) { record in
      guard let rest = record.end.restTime else { return .notMet }
      var copy = record.end
      let seconds = rest.seconds(since: copy.time)
      if seconds > 10 { return .broken("it would rest in \(seconds) s") }
      copy.advance(to: rest) { _ in }
      // A control in another process may be unable to report everything until then.
      guard copy.error == nil else { return .notMet }
      let before = record.end.readings
      // A press may not hold a part yet.
      let isTouched = record.end.phase == .pressed || before.contains { $0.isHeld }
      if !copy.isIdle, !isTouched { return .broken("\(copy.phase) at its rest") }
      for (start, end) in zip(before, copy.readings) where start.restTime != nil {
        if end.phase != .idle { return .broken("\(end.phase) at its rest") }
        if end.velocity != 0 { return .broken("at rest with velocity \(end.velocity)") }
        let reportsTarget = record.type.abilities.contains(.target)
        if reportsTarget, start.phase != .dragging, end.value != start.target {
          return .broken("it rests at \(end.value), not at \(start.target)")
        }
      }
      return .kept
    }.given(.partsKnown)
  }

  static var startOfDayDoesNotMatter: Law {
    Law("R36", "start-of-day", "A script that starts a day later does the same.") { recorded in
      let shift: Int64 = 86_400_000_000_000
      var late = recorded.script
      late.body.insert(Script.Line(.after(0), .wait(shift)), at: 0)
      let shifted = recorded.other(late)
      guard shifted.end.values == recorded.end.values,
        shifted.end.offset == recorded.end.offset
      else { return "it ends at \(shifted.end.offset), not at \(recorded.end.offset)" }
      return recorded.difference(from: shifted, earlierBy: shift, named: "a day later")
    }
  }

  // MARK: Input

  static var disabledIsDeaf: Law {
    .ofSteps("R33", "disabled", "A disabled control reports nothing about user input.") { record in
      guard !record.settings.isEnabled, case .event = record.action else { return .notMet }
      return record.effects.isEmpty ? .kept : .broken("reported \(record.effects)")
    }
  }
}
