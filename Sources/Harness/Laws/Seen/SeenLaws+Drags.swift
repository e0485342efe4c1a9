import ControlCore
import GestureGenerators
import GestureReplay
import GestureScript

// Laws about drags of sliders that read the value only: drags reach the ends, the value follows the
// pointer, and a release changes nothing.

extension Law {
  static var ofSeenDrags: [Law] {
    [
      endsAreReached.needing([.pointer, .owns]).by(.must),
      valueFollows.needing([.pointer, .follows]).by(.must),
      releaseIsQuiet.needing(.pointer).by(.must), sameTapSameValue.needing(.pointer),
      rangeHoldsAtOnce.needing([.pointer, .owns], settings: ["range"]),
    ]
  }

  static var endsAreReached: Law {
    Law(
      "U17", "ends-reached", "A thumb that is dragged past an end of its track reaches that bound."
    ) { recorded in
      recorded.verdict(ofDrags: { drag, record in
        drag.isRescaled ? .notMet : record.verdict(onEndOf: drag)
      })
    }.given(
      .slider, .usable, .finiteBounds, .plainSteps, .straight,
      Premise("no other thumb is in the way"),
      Premise("the press is on a thumb or moves one to it"))
  }

  static var rangeHoldsAtOnce: Law {
    Law(
      "U23", "settings-in-hold",
      "If the range changes while a thumb is dragged, the drag goes on to the new bounds."
    ) { recorded in
      recorded.verdict(ofDrags: { drag, record in
        drag.isRescaled && !drag.isAgain
          ? record.verdict(
            onEndOf: drag,
            past: StepRecord.past + max(drag.start, record.settings.length - drag.start))
          : .notMet
      })
    }.given(
      .slider, .usable, .finiteBounds, .plainSteps, .straight,
      Premise("no other thumb is in the way"),
      Premise("the press is on a thumb or moves one to it"))
  }

  static var valueFollows: Law {
    Law(
      "U18", "follows",
      "A dragged thumb changes the value during the drag, not only on release."
    ) { recorded in
      recorded.verdict(ofDrags: { drag, record in
        guard let pointer = record.pointer, pointer.phase == .up, pointer.id == drag.id,
          drag.isOnThumb, drag.isStraight, !drag.isRescaled
        else { return .notMet }
        if drag.hasFollowed { return .kept }
        // A release elsewhere may first report its position, past an end or another thumb.
        guard pointer.position == drag.last else { return .notMet }
        let bounds = record.configuration.shownRange
        let step = (record.mostBelowEnd ?? .infinity) / (bounds.upperBound - bounds.lowerBound)
        // Within the slop nothing is dragged; 12 points are beyond that of most toolkits.
        let slop = max(record.settings.number(of: "slop") ?? 0, 12)
        guard drag.reach >= max(record.settings.length * max(3 * step, 0.125), slop),
          record.start.values == drag.before, record.end.values != record.start.values
        else { return .notMet }
        return .broken("let go, the value went from \(record.start.value) to \(record.end.value)")
      })
    }.given(.slider, .usable, .plainSteps, .straight)
  }

  static var releaseIsQuiet: Law {
    Law(
      "U19", "quiet-release",
      "A dragging pointer that is released at its last reported position changes nothing."
    ) { recorded in
      var last: PointerEvent?
      // The pointer whose press has moved a thumb to it, until the pointer moves.
      var pressed: Int64?
      return recorded.verdict { hand, record in
        defer {
          // A hover is no report of a pointer that is down.
          if record.pointer?.phase != .hover { last = record.pointer }
          if let pointer = record.pointer, pointer.phase != .hover {
            let isChange = record.start.values != record.end.values && record.start.isIdle
            let isJump = record.settings.value(of: "track") != .word("step")
            pressed = pointer.phase == .down && isChange && isJump ? pointer.id : nil
          }
        }
        guard let pointer = record.pointer, pointer.phase == .up,
          pointer.id == hand.owner || pointer.id == pressed, last?.id == pointer.id,
          last?.position == pointer.position
        else { return .notMet }
        guard record.start.values != record.end.values else { return .kept }
        return .broken("the value went from \(record.start.value) to \(record.end.value)")
      }
    }.given(.slider, .plain, .without("quantize", "release"), .unset("max-distance"))
  }

  static var sameTapSameValue: Law {
    .ofSteps(
      "U22", "same-tap",
      "A second tap in the same place gives the same value as the first.",
      from: { _ in TapTracker() }
    ) { taps, record in
      guard let (first, second) = taps.note(record) else { return .notMet }
      guard first != second else { return .kept }
      return .broken("the first gives \(first[0]), and the second \(second[0])")
    }.given(
      .slider, .plain, .without("track", "step"), .unset("reset"),
      Premise("nothing moves by itself"))
  }
}

extension StepRecord {
  /// Points to drag past an end, to allow for the grab offset in the thumb and for the slop.
  fileprivate static var past: Double { 64 }

  /// Checks a drag of a single thumb past an end, with no other thumb in the way.
  ///
  /// - Parameters:
  ///   - drag: the drag.
  ///   - past: points past the end; more after a range change, as the thumb may be anywhere then,
  ///     however far the pointer has pulled it.
  /// - Returns: not met for a shorter drag.
  fileprivate func verdict(onEndOf drag: DragTracker, past: Double = past) -> Verdict {
    guard let pointer, pointer.phase == .move, pointer.id == drag.id, drag.isStraight,
      drag.hasFollowed, drag.isOnThumb || drag.isInside && jumps,
      configuration.bounds.isFinite, let most = mostBelowEnd,
      let part = onlyPart(changedFrom: drag.before, to: end, isAlone: !arePartsTogether)
    else { return .notMet }
    let (place, _) = settings.place(of: pointer.position)
    let (bounds, value) = (configuration.bounds, end.value(of: part))
    let error = 1e-9 * (bounds.upperBound - bounds.lowerBound)
    if place < -past {
      guard part == 0 else { return .notMet }
      guard value > bounds.lowerBound + error else { return .kept }
      return .broken("dragged past the lower bound, \(bounds.lowerBound), the value is \(value)")
    }
    guard place > settings.length + past, part == end.partCount - 1 else { return .notMet }
    guard value < bounds.upperBound - error, most == 0 || value <= bounds.upperBound - most else {
      return .kept
    }
    return .broken("dragged past the upper bound, \(bounds.upperBound), the value is \(value)")
  }

  /// True if a press beside the thumbs brings one to it.
  var jumps: Bool {
    let track = settings.value(of: "track")
    return track == nil || track == .word("jump")
  }
}

/// Taps of a pointer at one position, with nothing but time between them.
private struct TapTracker {
  private var pressed: (id: Int64, place: Point)?
  private var last: (place: Point, values: [Double])?

  /// Applies a step.
  ///
  /// - Returns: the values after each of two taps, if the step ends the second one; else `nil`.
  mutating func note(_ record: StepRecord) -> (first: [Double], second: [Double])? {
    guard let pointer = record.pointer, pointer.phase != .hover, pointer.phase != .leave else {
      if record.pointer == nil { (pressed, last) = (nil, nil) }
      return nil
    }
    let isPlain =
      pointer.modifiers == .none && record.settings.isEnabled && record.end.restTime == nil
      && record.settings.value(of: "track") != .word("step")
    switch pointer.phase {
    case .down where isPlain && pressed == nil && (last == nil || last?.place == pointer.position):
      pressed = (pointer.id, pointer.position)
    case .move where isPlain && pointer.id == pressed?.id && pointer.position == pressed?.place:
      break
    case .up where isPlain && pointer.id == pressed?.id && pointer.position == pressed?.place:
      defer { (pressed, last) = (nil, (pointer.position, record.end.values)) }
      return last.map { ($0.values, record.end.values) }
    default: (pressed, last) = (nil, nil)
    }
    return nil
  }
}
