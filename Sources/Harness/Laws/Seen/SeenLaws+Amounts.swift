import ControlCore
import GestureGenerators
import GestureReplay
import GestureScript

// Laws about how far a thumb goes: to the pointer, by its way, and to the nearest choice.

extension Law {
  static var ofAmounts: [Law] {
    [
      thumbStays.needing([.pointer, .owns]).by(.must),
      thumbMoves.needing([.pointer, .owns]).by(.must),
      staysUnderThePointer.needing([.pointer, .owns, .follows]),
      jumpsToTheNearest.needing([.pointer, .owns]),
      landsOnTheNearest.needing([.pointer, .owns], traits: ["quantize", "step"]),
      pushedAhead.needing([.pointer, .owns], traits: ["meet"]),
    ]
  }

  static var thumbStays: Law {
    Law(
      "U32", "thumb-stays",
      """
      A press on the middle of a thumb, and its lift there, change no value by more than a step, \
      or two points. If the step is unknown, it counts as a hundredth of the range.
      """
    ) { recorded in
      recorded.verdict(ofDrags: { drag, record in
        guard record.isPressOrTap(of: drag), !drag.isRescaled, drag.isOnThumb,
          let track = ThumbTrack(record), drag.before.count == record.end.partCount,
          drag.before.contains(where: { abs(track.place(of: $0) - drag.start) <= 1 })
        else { return .notMet }
        let most =
          track.step.map { max($0, ThumbTrack.error) } ?? (track.choice + ThumbTrack.error)
        for (before, after) in zip(drag.before, record.end.values)
        where abs(track.place(of: after) - track.place(of: before)) > most * (1 + 1e-9) {
          return .broken("the value went from \(before) to \(after)")
        }
        return .kept
      })
    }.given(
      .slider, .usable, .finiteBounds, .evenTrack, .chosenBefore, .unset("reset"),
      Premise("nothing moves at the press"))
  }

  static var thumbMoves: Law {
    Law(
      "U45", "drag-moves",
      """
      A thumb that is pressed, and dragged to a side where it has space, changes its value, or that of \
      another one within reach of the press.
      """
    ) { recorded in
      recorded.verdict(ofDrags: { drag, record in
        let before = drag.before
        guard let pointer = record.pointer, pointer.phase == .up, pointer.id == drag.id,
          drag.isOnThumb, drag.isStraight, drag.isOneWay, !drag.isRescaled,
          before.count == 1 || before.contains(where: { $0 != before[0] }),
          let track = ThumbTrack(record)
        else { return .notMet }
        let way = record.settings.place(of: pointer.position).along - drag.start
        // Any thumb that the press may be on.
        let near = before.filter { abs(track.place(of: $0) - drag.start) <= record.reachOfThumbs }
        guard let thumb = near.first, min(drag.reach, abs(way)) >= record.leastDrag,
          before.indices.allSatisfy({
            !near.contains(before[$0])
              || track.space(of: $0, among: before, on: way) >= record.leastDrag
          })
        else { return .notMet }
        guard !drag.hasFollowed, record.end.values == before else { return .kept }
        return .broken("the thumb at \(thumb) stays there")
      })
    }.given(
      .slider, .usable, .finiteBounds, .evenTrack, .plainSteps, .straight,
      Premise("thumbs do not all lie in one place"))
  }

  static var staysUnderThePointer: Law {
    Law(
      "U33", "under-pointer",
      """
      From the first report on by which a dragged thumb moves, thumb and pointer keep their \
      distance within two points and a choice, as far as bounds and neighbours leave space; where \
      thumbs change places, the pointer goes on with the neighbour.
      """
    ) { recorded in
      var grip: (part: Int, offset: Double)?
      // A thumb that pushes another may come back to where it was, and the other one does not.
      var hasPushed = false
      return recorded.verdict(ofDrags: { drag, record in
        if drag.id == nil || record.pointer?.phase == .down { (grip, hasPushed) = (nil, false) }
        let only = record.onlyPart(movedBy: drag)
        hasPushed = hasPushed || only == nil && record.end.values != drag.before
        guard let pointer = record.pointer, pointer.phase == .move, pointer.id == drag.id,
          drag.isStraight, drag.hasFollowed, !drag.isRescaled,
          drag.isOnThumb || drag.isInside && record.jumps,
          let part = only, !hasPushed, let track = ThumbTrack(record)
        else { return .notMet }
        let (place, _) = record.settings.place(of: pointer.position)
        // Of thumbs that change places, the value under the pointer is followed, whose neighbours do
        // not stop it.
        let isOwn = record.keepsItsThumb
        let (moved, values) = isOwn ? (part, record.end.values) : (0, [record.end.value(of: part)])
        guard let (held, offset) = grip, held == moved else {
          // A thumb that is stopped is behind its pointer.
          let thumb = track.place(of: values[moved])
          guard let space = track.space(of: moved, among: values),
            thumb > space.lowerBound + track.choice, thumb < space.upperBound - track.choice
          else { return .notMet }
          grip = (moved, thumb - place)
          return .notMet
        }
        return track.verdict(on: moved, at: place + offset, among: values, within: track.choice)
      })
    }.given(
      .slider, .usable, .without("between", "move"), .finiteBounds, .evenTrack, .straight,
      Premise("the press is on a thumb or moves one to it, which pushes no other"))
  }

  static var jumpsToTheNearest: Law {
    Law(
      "U34", "jump-nearest",
      """
      A press more than 32 points beside all thumbs that moves one brings it to the choice nearest \
      to the press, within two points, or as near as its neighbours leave.
      """
    ) { recorded in
      recorded.verdict(ofDrags: { drag, record in
        guard record.isPressOrTap(of: drag), drag.isInside, !drag.isRescaled, record.jumps,
          let track = ThumbTrack(record),
          drag.before.allSatisfy({ abs(track.place(of: $0) - drag.start) > record.reachOfThumbs }),
          record.end.values != drag.before, let part = record.onlyPart(movedBy: drag)
        else { return .notMet }
        return track.verdict(
          on: part, at: drag.start, among: record.end.values, within: track.mostToChoice)
      })
    }.given(.slider, .usable, .finiteBounds, .evenTrack, .without("track", "step"))
  }

  static var landsOnTheNearest: Law {
    Law(
      "U35", "lands-nearest",
      """
      Under 'quantize release' a thumb that is let go lands on the choice nearest to where it was, \
      or as near as its neighbours leave.
      """
    ) { recorded in
      var lift: (part: Int, place: Double)?
      return recorded.verdict(ofDrags: { drag, record in
        if let (part, place) = lift, let track = ThumbTrack(record), !record.isHost {
          let isOver = record.start.isIdle
          guard isOver || record.isPassing && record.end.isIdle else {
            if !record.isPassing { lift = nil }
            return .notMet
          }
          lift = nil
          return track.verdict(
            on: part, at: place, among: isOver ? record.start.values : record.end.values,
            within: track.mostToChoice)
        }
        lift = nil
        guard let pointer = record.pointer, pointer.phase == .up, pointer.id == drag.id,
          pointer.position == drag.last, drag.hasFollowed, !drag.isRescaled,
          record.settings.value(of: "quantize") == .word("release"),
          let part = record.onlyPart(movedBy: drag), let track = ThumbTrack(record),
          track.step != nil
        else { return .notMet }
        lift = (part, track.place(of: record.start.value(of: part)))
        return .notMet
      })
    }.given(.slider, .usable, .finiteBounds, .evenTrack, .straight)
  }

  static var pushedAhead: Law {
    .ofSteps(
      "U37", "pushed-ahead",
      "A thumb that a dragged one pushes along is the set distance ahead of it, or at the next choice."
    ) { record in
      guard let pointer = record.pointer, pointer.phase == .move, let track = ThumbTrack(record),
        record.settings.value(of: "meet") == .word("push"),
        record.start.partCount == record.end.partCount
      else { return .notMet }
      let (before, after) = (record.start.values, record.end.values)
      var verdict = Verdict.notMet
      for part in after.indices.dropLast() {
        let ways = [part, part + 1].map { after[$0] - before[$0] }
        guard ways[0] * ways[1] > 0 else { continue }
        let gap = track.gap(of: part, among: after)
        // The next choice behind the distance is less than a step away.
        let error = track.length * 1e-9
        guard track.step.map({ gap > $0 - error }) ?? (gap > error) else {
          verdict = .kept
          continue
        }
        return .broken(
          "part \(part) is \(after[part]), and part \(part + 1) is \(after[part + 1])")
      }
      return verdict
    }.given(.slider, .severalParts, .usable, .finiteBounds, .evenTrack, .unset("between"))
  }
}

extension StepRecord {
  /// True for the press of a drag, and for its lift if it has not moved in between.
  fileprivate func isPressOrTap(of drag: DragTracker) -> Bool {
    guard let pointer, pointer.id == drag.id, drag.isStraight, drag.reach == 0 else { return false }
    return pointer.phase == .down || pointer.phase == .up && pointer.position == drag.last
  }

  /// Returns the only part that a drag has changed, even if it might push others; `nil` if several. Of
  /// thumbs that change places, it is the one with the only new value.
  fileprivate func onlyPart(movedBy drag: DragTracker) -> Int? {
    guard keepsItsThumb else {
      let new = end.values.without(drag.before)
      return new.count == 1 ? end.values.firstIndex(of: new[0]) : nil
    }
    let isAlone = settings.value(of: "between") != .word("move")
    return onlyPart(changedFrom: drag.before, to: end, isAlone: isAlone)
  }

  /// The distance from a thumb at which a press may be on it.
  fileprivate var reachOfThumbs: Double {
    max(
      settings.number(of: "grab") ?? 0, settings.number(of: "thumb-radius") ?? 0, ThumbTrack.far)
  }

  /// True if nothing happens but that time passes.
  var isPassing: Bool {
    switch action {
    case .wait, .frames, .settle, .observe: true
    case .event, .set: false
    }
  }
}
