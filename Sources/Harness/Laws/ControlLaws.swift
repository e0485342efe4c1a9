import ControlCore
import GestureScript

extension Law {
  /// The laws of every control, whatever it is for.
  public static var ofEveryControl: [Law] {
    [
      valuesInBounds, startsAndEnds, numbersAreFinite, eventIsTimeAndEvent, timeInParts,
      noTimeNothing, framesDoNotMatter, copiesGoOnAlike, effectsInOrder, comesToRest,
      disabledIsDeaf, startOfDayDoesNotMatter, othersDoNotMatter, sameTwice,
      expandingChangesNothing,
    ]
  }

  static var valuesInBounds: Law {
    .ofMoments("R1", "values-in-bounds", "Every value that is reported lies between the bounds.") {
      moment in
      for effect in moment.passing {
        if let finding = moment.before.complaint(about: effect) { return finding }
      }
      for effect in moment.effects {
        // What ends when the bounds change may still be told in the old ones.
        if let finding = moment.configuration.complaint(about: effect),
          moment.before.complaint(about: effect) != nil
        {
          return finding
        }
      }
      for part in 0..<moment.end.partCount {
        let value = moment.end.value(of: part)
        if !moment.configuration.isWithin(value) { return "the value is \(value)" }
      }
      return nil
    }
  }

  static var startsAndEnds: Law {
    Law(
      "R31", "began-and-ended",
      """
      began and ended alternate, nothing changes outside of an edit unless the host causes it, and the \
      value of ended is the one last reported or set: of each part. idle is told once, for all of them.
      """
    ) { performance in
      var edits = EditBook(values: performance.start.values)
      for (index, moment) in performance.moments.enumerated() {
        for effect in moment.passing { edits.note(effect) }
        if moment.isHost, let new = moment.valueOfHost { edits.set(new.value, of: new.part) }
        for effect in moment.effects { edits.note(effect) }
        if let complaint = edits.complaint(about: moment.end) ?? moment.complaintAboutIdle {
          return complaint.at(index)
        }
      }
      return nil
    }
  }

  static var numbersAreFinite: Law {
    .ofMoments("R35", "finite", "Every number that is reported, or can be read, is finite.") {
      moment in
      for effect in moment.told where !effect.isFinite { return "\(effect)" }
      for part in 0..<moment.end.partCount {
        let end = moment.end.reading(of: part)
        for number in [end.value, end.offset, end.velocity, end.target] where !number.isFinite {
          return "value \(end.value), offset \(end.offset), velocity \(end.velocity)"
        }
      }
      return nil
    }
  }

  // MARK: Time

  static var eventIsTimeAndEvent: Law {
    Law("C1", "time-then-event", "An event is its time passing, and then the event.") {
      performance in
      var whole = performance.start
      whole.advance(to: Timestamp(nanoseconds: 0)) { _ in }
      for (index, moment) in performance.moments.enumerated() {
        guard case .event(let action) = moment.deed else {
          whole = moment.end
          continue
        }
        var told: [Effect] = []
        whole.handle(InputEvent(time: moment.time, action: action)) { told.append($0) }
        if let difference = told.difference(from: moment.told) { return difference.at(index) }
        if whole != moment.end { return Finding("unlike states").at(index) }
      }
      return nil
    }
  }

  static var timeInParts: Law {
    .ofMoments("R25", "time-in-parts", "Time that passes in two parts does what it does in one.") {
      moment in
      guard let rest = moment.end.restTime else { return nil }
      let span = rest.nanoseconds(since: moment.end.time)
      guard span > 0 else { return nil }
      var (whole, parts) = (moment.end, moment.end)
      let told = whole.effects(until: rest)
      var parted = parts.effects(until: moment.end.time.advanced(by: span / 3))
      parted += parts.effects(until: rest)
      if let difference = told.difference(from: parted) { return difference }
      return whole == parts ? nil : "unlike states at \(rest)"
    }
  }

  static var noTimeNothing: Law {
    .ofMoments("R26", "no-time", "If no time passes, nothing happens.") { moment in
      var copy = moment.end
      let told = copy.effects(until: copy.time)
      return told.isEmpty && copy == moment.end ? nil : "told \(told)"
    }
  }

  static var framesDoNotMatter: Law {
    Law(
      "R24", "frames", "However often it is drawn, the same happens at the same times."
    ) { performance in
      guard performance.moments.contains(where: { $0.end.restTime != nil }) else { return nil }
      for frame in [(1, 30), (1, 144)] as [(Int64, Int64)] {
        let length = Setting.FrameLength(frame.0, frame.1)
        let drawn = performance.other(performance.script, frame: length)
        // Hours of motion are drawn as far as there is time.
        if drawn.stop?.code == .tooManyFrames { continue }
        if let difference = performance.difference(from: drawn) { return difference }
        if drawn.end != performance.end { return "unlike ends at \(frame.1) frames a second" }
      }
      return nil
    }
  }

  static var copiesGoOnAlike: Law {
    Law("H4", "copies", "A copy that was kept goes on as the control itself does.") { performance in
      let half = performance.moments.count / 2
      var copy = performance.start
      for (index, moment) in performance.moments.enumerated().dropFirst(half) {
        if index == half { copy = moment.start }
        guard case .event(let action) = moment.deed else {
          copy = moment.end
          continue
        }
        var told: [Effect] = []
        copy.handle(InputEvent(time: moment.time, action: action)) { told.append($0) }
        let known = index == half ? moment.effects : moment.told
        if let difference = told.difference(from: known) { return difference.at(index) }
        if copy != moment.end { return Finding("a copy is another one").at(index) }
      }
      return nil
    }
  }

  static var effectsInOrder: Law {
    Law(
      "C2", "in-order", "Effects are told in the order of their times, never late and never early."
    ) { performance in
      // Several parts may move at once, each of them in its own order.
      let parts = max(1, performance.start.partCount)
      var latest = [Timestamp](repeating: Timestamp(nanoseconds: 0), count: parts)
      for (index, moment) in performance.moments.enumerated() {
        for effect in moment.told {
          let (first, last) = effect.times
          let part = min(Int(effect.part), parts - 1)
          if first < latest[part] {
            return Finding("\(effect) of \(first) after \(latest[part])").at(index)
          }
          if last > moment.end.time { return Finding("\(effect) is early").at(index) }
          latest[part] = last
        }
      }
      return nil
    }
  }

  static var comesToRest: Law {
    .ofMoments(
      "R20", "comes-to-rest",
      "Left alone it becomes idle within ten seconds, when it said it would, at the value it said."
    ) { moment in
      guard let rest = moment.end.restTime else { return nil }
      var copy = moment.end
      let seconds = rest.seconds(since: copy.time)
      if seconds > 10 { return "it would rest in \(seconds) s" }
      copy.advance(to: rest) { _ in }
      let before = moment.end.readings
      if !copy.isIdle, !before.contains(where: { $0.isHeld }) { return "\(copy.phase) at its rest" }
      for (start, end) in zip(before, copy.readings) where start.restTime != nil {
        if end.phase != .idle { return "\(end.phase) at its rest" }
        if end.velocity != 0 { return "at rest with velocity \(end.velocity)" }
        if start.phase != .dragging, end.value != start.target {
          return "it rests at \(end.value), not at \(start.target)"
        }
      }
      return nil
    }
  }

  static var startOfDayDoesNotMatter: Law {
    Law("R36", "start-of-day", "It does not matter when a day begins.") { performance in
      let shift: Int64 = 86_400_000_000_000
      var late = performance.script
      late.body.insert(Line(.after(0), .wait(shift)), at: 0)
      let shifted = performance.other(late)
      guard shifted.end.values == performance.end.values,
        shifted.end.offset == performance.end.offset
      else { return "it ends at \(shifted.end.offset), not at \(performance.end.offset)" }
      return performance.difference(from: shifted, earlierBy: shift)
    }
  }

  // MARK: Who is heard

  static var disabledIsDeaf: Law {
    .ofMoments("R33", "disabled", "Disabled, it tells nothing of what a user does.") { moment in
      guard !moment.settings.isEnabled, case .event = moment.deed, !moment.effects.isEmpty else {
        return nil
      }
      return "told \(moment.effects)"
    }
  }
}
