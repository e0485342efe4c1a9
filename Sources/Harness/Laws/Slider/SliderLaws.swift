import ControlCore
import GestureGenerators
import GestureScript
import Slider

// Laws about thumbs on a track.

extension SliderControl: LawfulControl {
  public static var laws: [Law] {
    Law.ofSliders + Law.ofWhatIsSeen + Law.ofSliderScenes + [.nodesKeepTheirWord]
  }
}

extension Law {
  /// The laws of every control, and those of sliders.
  public static var ofSliders: [Law] {
    ofEveryControl + ofKeys + ofWheels + ofChoices + ofHolds + [
      thumbsStayInOrder, thumbsAreNeverStuck, neighboursAreNamed, choicesAreMade, pressesJump,
      theNearestIsTaken, cancelsBringAllBack, pairsAreRigid, heldThumbsHaveTheFocus,
      tapsOnThumbsMoveNone, dragsCountFromThePress, stepsGoToThePress, wheelsKeepTheirThumb,
      fingersWait, knotsHaveTheirPlaces, lockedThumbsStay, neighboursStayTogether,
      quietSliders.by(.must),
      tapsGoToTheDefault(where: .onePart) { record in
        record.slider.point(at: record.end.offset)
      },
    ]
  }

  static var thumbsStayInOrder: Law {
    .ofSteps(
      "T1", "order",
      "Thumbs stay in their order, as far apart as 'distance' says, and between the bounds."
    ) { record in
      let configuration = record.slider
      var least = configuration.bounds.lowerBound
      for part in 0..<record.end.partCount {
        let value = record.end.value(of: part)
        if value < least - configuration.rounding {
          return .broken("thumb \(part) at \(value), below \(least)")
        }
        if value > configuration.bounds.upperBound {
          return .broken("thumb \(part) at \(value), past its bound")
        }
        least = value + configuration.distance
      }
      return record.end.partCount > 1 && record.movesThumbs ? .kept : .notMet
    }
  }

  static var thumbsAreNeverStuck: Law {
    .ofSteps(
      "T2", "never-stuck",
      "Of thumbs in one place, a press that goes to either side moves one, if keys can move one that way."
    ) { record in
      var verdict = Verdict.notMet
      let offsets = record.end.readings.map { $0.offset }
      for (part, offset) in offsets.enumerated().dropLast()
      where abs(offsets[part + 1] - offset) <= 0.5 {
        for isUp in [true, false] {
          let last = offsets.lastIndex { abs($0 - offset) <= 0.5 } ?? part
          let first = offsets.firstIndex { abs($0 - offset) <= 0.5 } ?? part
          guard record.canStep(isUp ? last : first, up: isUp) else { continue }
          verdict.join(record.moves(at: offset, up: isUp))
          if verdict.finding != nil { return verdict }
        }
      }
      return verdict
    }.given(.usable, .idle, .severalParts)
  }

  static var neighboursAreNamed: Law {
    .ofSteps(
      "T3", "by-whom",
      """
      A bound by a neighbour is reported where that neighbour, or one that it pushes, leaves no space, or is \
      as far behind as 'max-distance' lets it be.
      """
    ) { record in
      var verdict = Verdict.notMet
      for effect in record.effects {
        guard case .bound(let side, _, let by?, let part) = effect else { continue }
        let between = Int(by) - Int(part)
        let isBehind = side == .upper ? between == -1 : between == 1
        let isWrong = side == .upper ? between <= 0 : between >= 0
        if isWrong && !(isBehind && record.slider.maxDistance < .infinity)
          || Int(by) >= record.end.partCount
        {
          return .broken("\(effect) at the wrong side")
        }
        // The neighbour already occupies its target position.
        let (other, value) = (record.end.readings[Int(by)], record.end.value(of: Int(part)))
        let gap = min(abs(other.value - value), abs(other.target - value))
        let space =
          Double(abs(between)) * (record.slider.distance + record.slider.widestChoice)
        let most = record.slider.maxDistance - record.slider.widestChoice
        if isBehind ? gap < most - record.slider.rounding : gap > space + record.slider.rounding {
          return .broken("\(effect), and \(gap) are left")
        }
        verdict = .kept
      }
      return verdict
      // A pair that the host has put too far apart stops as a whole, where one of it has to.
    }.given(
      Premise("'max-distance' is not set beside 'between move'") {
        $0.slider.maxDistance == .infinity || $0.slider.between != .move
      })
  }

  static var choicesAreMade: Law {
    .ofSteps(
      "T4", "choices",
      """
      User input leaves a value that can be chosen, a bound, or the old value: under 'quantize \
      drag' throughout, otherwise at the end of the edit.
      """,
      from: { EditOrigins(values: $0.start.values) }
    ) { origins, record in
      let configuration = record.slider
      var verdict = Verdict.notMet
      for effect in record.reported {
        let end = origins.follow(effect)
        guard !record.isHost, let value = end ?? effect.chosenInHold(configuration),
          value != record.start.value(of: Int(effect.part)) || end != nil
        else { continue }
        guard configuration.canChoose(value) || !record.leavesChoice(to: Int(effect.part)) else {
          return .broken("\(effect), which cannot be chosen")
        }
        if configuration.isDiscrete { verdict = .kept }
      }
      origins.follow(record)
      return verdict
    }
  }

  static var pressesJump: Law {
    .ofSteps(
      "T5", "jump",
      "A press of a mouse beside the thumbs moves one to the press, or as near as its limits allow."
    ) { record in
      guard record.isJump, let pointer = record.pointer else { return .notMet }
      let place = record.slider.place(of: pointer.position)
      let readings = zip(record.start.readings, record.end.readings).enumerated()
      for (part, (before, after)) in readings
      where before.phase != .dragging && after.phase == .dragging {
        let isThere = abs(after.offset - place) <= 1e-6 * max(record.slider.length, 1)
        if isThere || record.isStopped(part, towards: place) { return .kept }
        return .broken("the thumb is at \(after.offset), the press at \(place)")
      }
      return .broken("no thumb has come")
    }.given(
      .usable, Premise("no steps are set") { !$0.slider.isDiscrete },
      Premise("nothing moves and no pointer is down") { $0.start.isIdle })
  }

  static var theNearestIsTaken: Law {
    .ofSteps(
      "T6", "nearest",
      "A press grabs the nearest thumb that is not locked, or one in the same place."
    ) {
      record in
      guard let pointer = record.pointer, pointer.phase == .down else { return .notMet }
      let place = record.slider.place(of: pointer.position)
      let before = record.start.readings
      // A press ends an open wheel gesture, by which a thumb may land.
      guard !record.effects.contains(where: { $0.isEnd }) else { return .notMet }
      // A thumb that is locked, or held by another pointer, cannot be grabbed. Where no thumb may
      // move, locked ones are like the others.
      let isFixed =
        record.settings.isReadOnly || before.indices.allSatisfy { record.slider.locks($0) }
      let distances = before.enumerated()
        .filter { !$1.isHeld && (isFixed || !record.slider.locks($0)) }
        .map { abs($1.offset - place) }
      let least = distances.min() ?? 0
      var verdict = Verdict.notMet
      for (reading, after) in zip(before, record.end.readings) where !reading.isHeld && after.isHeld
      {
        if abs(reading.offset - place) > least + 1 + 1e-9 {
          return .broken("it took the thumb at \(reading.offset), the press is at \(place)")
        }
        if distances.count > 1 { verdict = .kept }
      }
      return verdict
    }.given(
      Premise("the press does not end a wheel gesture"),
      // A mouse means the nearest thumb that has a choice towards the press.
      Premise(
        """
        the pointer is a finger, or nothing moves, any value can be chosen and 'distance', 'max-distance' and 'locked' \
        are not set
        """
      ) {
        $0.pointer?.kind == .touch
          || $0.start.isIdle && !$0.slider.isDiscrete && $0.leavesUnset(["max-distance", "locked"])
            && $0.slider.distance == 0
      })
  }
}

extension StepRecord {
  /// True if a thumb reports or has another value than before.
  var movesThumbs: Bool {
    start.values != end.values || passing.contains { $0.reportedValue != nil }
  }

  /// Returns true if Home or End moves a thumb to that side.
  fileprivate func canStep(_ part: Int, up: Bool) -> Bool {
    var copy = end.after(.focus(part: UInt8(part)))
    let before = copy.values
    _ = copy.effects(of: .key(up ? .end : .home, .none))
    return copy.values != before
  }

  /// Checks that a finger on coinciding thumbs moves one to a side, if it can leave its slop.
  fileprivate func moves(at offset: Double, up: Bool) -> Verdict {
    var copy = end
    let (length, before) = (max(slider.length, 1), copy.values)
    // Farther than the slop and the track.
    let slop = slider.slop.touch < 1e9 ? slider.slop.touch : 0
    let way = (length * 2 + slop + 10) / slider.fineDrag.leastGain
    let from = slider.point(at: offset)
    let to = slider.point(at: up ? offset + way : offset - way)
    _ = copy.effects(of: .pointer(PointerEvent(phase: .down, position: from)))
    _ = copy.effects(of: .pointer(PointerEvent(phase: .move, position: to)))
    guard copy.values == before else { return .kept }
    guard slop == slider.slop.touch else { return .notMet }
    return .broken(
      Finding("a finger that goes \(up ? "up" as StaticText : "down") moves no thumb")
        .probed(.down(0, .both(from.x, from.y)), .move(0, .both(to.x, to.y))))
  }

  /// True for a press that makes a thumb jump immediately.
  fileprivate var isJump: Bool {
    guard let pointer, pointer.phase == .down, pointer.kind != .touch,
      slider.trackPress == .jump,
      slider.bounds.lowerBound < slider.bounds.upperBound
    else { return false }
    let place = slider.place(of: pointer.position)
    let offsets = start.readings.map { $0.offset }
    let isBeside = offsets.allSatisfy { abs($0 - place) > slider.thumbRadius + 1e-6 }
    let isBetween = offsets.contains { $0 < place } && offsets.contains { $0 > place }
    return isBeside && !(slider.between == .move && isBetween)
  }

  /// Returns true if a thumb is as far towards a position as the bounds or its neighbour allow, by
  /// its value or by a reported bound.
  fileprivate func isStopped(_ part: Int, towards place: Double) -> Bool {
    if effects.contains(where: { $0.isBound }) { return true }
    let (values, bounds) = (end.values, slider.bounds)
    let isUp = end.readings[part].offset < place
    let next = isUp ? part + 1 : part - 1
    guard values.indices.contains(next) else {
      return values[part] == (isUp ? bounds.upperBound : bounds.lowerBound)
    }
    return abs(values[next] - values[part]) <= slider.distance + slider.rounding
  }

  /// True if the neighbours of a thumb leave it a stop or a step; a host may set a distance that leaves
  /// none, and the thumb then rests at a limit.
  fileprivate func leavesChoice(to part: Int) -> Bool {
    let (values, least) = (end.values, slider.distance - slider.rounding)
    let most = slider.maxDistance + slider.rounding
    var (lower, upper) = (slider.bounds.lowerBound, slider.bounds.upperBound)
    if part > 0 {
      (lower, upper) = (max(lower, values[part - 1] + least), min(upper, values[part - 1] + most))
    }
    if part + 1 < values.count {
      (lower, upper) = (max(lower, values[part + 1] - most), min(upper, values[part + 1] - least))
    }
    return lower <= upper && slider.hasChoice(in: lower...upper)
  }
}

extension FineDrag {
  /// The least gain of a finger's movement.
  fileprivate var leastGain: Double { distance == .infinity ? 1 : 1 / 8 }
}

extension Effect {
  /// Returns the value that a user chooses in a hold that moves from choice to choice; else `nil`.
  fileprivate func chosenInHold(_ configuration: SliderConfiguration) -> Double? {
    guard case .changed(let value, let cause, _, _, _) = self,
      configuration.quantization == .drag, cause != .cancel, cause != .motion
    else { return nil }
    return value
  }
}
