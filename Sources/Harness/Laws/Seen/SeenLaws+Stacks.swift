import ControlCore
import GestureGenerators
import GestureScript

// Laws about thumbs of a slider that all lie in one place.

extension Law {
  static var ofStacks: [Law] {
    [
      thumbsComeApart(
        "U29", "thumbs-apart",
        """
        If all thumbs lie in one place between the bounds, a drag from there to either side moves one.
        """, .between),
      thumbsComeApart(
        "U40", "off-the-bound",
        "If all thumbs lie at a bound, a drag from there to the other side moves one.", .atBound
      ).by(.must),
      thumbsComeApart(
        "U41", "way-back",
        """
        If a user has dragged a thumb to where all others lie, a drag from there back to where it came \
        from moves one.
        """, .wayBack
      ).by(.must),
      pressBesideThumbs.by(.must),
    ].map { $0.needing([.pointer, .owns]) }
  }

  private static func thumbsComeApart(
    _ id: String, _ name: String, _ sentence: String, _ side: StackTracker.Side
  ) -> Law {
    Law(id, name, sentence) { recorded in
      var stack = StackTracker()
      return recorded.verdict(ofDrags: { drag, record in
        defer { stack.note(record) }
        guard let pointer = record.pointer, pointer.phase == .up, pointer.id == drag.id,
          drag.isOnThumb, drag.isStraight, drag.isOneWay, !drag.isRescaled,
          drag.reach >= record.leastDrag
        else { return .notMet }
        let way = record.way(from: drag.before, to: pointer)
        guard abs(way) >= record.leastDrag,
          stack.side(of: way, from: drag.before[0], record) == side
        else {
          return .notMet
        }
        guard !drag.hasFollowed, record.end.values == drag.before else { return .kept }
        return .broken("all are at \(drag.before[0]), and stay there")
      })
    }.given(
      .slider, .severalParts, .usable, .apart, .finiteBounds, .plainSteps, .straight)
  }

  private static var pressBesideThumbs: Law {
    Law(
      "U42", "press-beside",
      "If all thumbs lie in one place, a press on the track beside them moves one."
    ) { recorded in
      var presses = StackedPresses()
      var verdict = recorded.verdict(ofDrags: { drag, record in
        presses.note(record, drag, isJudged: recorded.unmet(by: record) == nil)
        return .notMet
      })
      verdict.join(presses.verdict)
      return verdict
    }.given(
      .slider, .severalParts, .usable, .apart, .finiteBounds, .plainSteps, .straight,
      Premise("presses on the track move thumbs elsewhere"))
  }
}

/// The way by which all thumbs came into one place.
private struct StackTracker {
  /// The place of the thumbs, and the side to which they are dragged.
  enum Side {
    case atBound, wayBack, between
  }

  /// 1 if a user's pointer brought the last thumb from above, -1 from below, 0 if it was another way.
  private var origin = 0.0
  /// That before the press.
  private var pressed = 0.0

  mutating func note(_ record: StepRecord) {
    if record.pointer?.phase == .down { pressed = origin }
    guard record.start.values != record.end.values else { return }
    let parts = record.changedParts
    origin = 0
    guard record.pointer != nil, parts.count == 1, let part = parts.first else { return }
    origin = record.start.value(of: part) < record.end.value(of: part) ? -1 : 1
  }

  func side(of way: Double, from value: Double, _ record: StepRecord) -> Side {
    let bounds = record.configuration.bounds
    if value == bounds.lowerBound || value == bounds.upperBound { return .atBound }
    return way * pressed > 0 ? .wayBack : .between
  }
}

extension StepRecord {
  /// Returns points from the place of all thumbs to a pointer; 0 if they are not in one place, or if
  /// there is less space for a thumb on that side than `leastDrag`.
  fileprivate func way(from values: [Double], to pointer: PointerEvent) -> Double {
    guard let first = values.first, values.allSatisfy({ $0 == first }),
      let thumb = thumbPlace(of: first),
      let least = thumbPlace(of: configuration.bounds.lowerBound),
      let most = thumbPlace(of: configuration.bounds.upperBound)
    else { return 0 }
    let way = settings.place(of: pointer.position).along - thumb
    return (way > 0 ? most - thumb : thumb - least) >= leastDrag ? way : 0
  }

  /// The drag, in points, that must change a thumb's value: a quarter of the control, three steps,
  /// and more than the tremble of a touch (40 points).
  var leastDrag: Double {
    let bounds = configuration.shownRange
    let steps = 3 * (mostBelowEnd ?? .infinity) / (bounds.upperBound - bounds.lowerBound)
    return max(settings.length * max(0.25, steps), 40)
  }
}

/// Presses on the track beside thumbs that all lie in one place. One that moves nothing is a problem
/// only if others show that presses on this track move thumbs.
private struct StackedPresses {
  private var moves: [PointerKind] = []
  private var stuck: (kind: PointerKind, finding: Finding)?
  private var isKept = false
  private var count = 0

  mutating func note(_ record: StepRecord, _ drag: DragTracker, isJudged: Bool) {
    defer { count += 1 }
    if record.setsSettings { moves = [] }
    guard let pointer = record.pointer, pointer.phase == .up, pointer.id == drag.id, isJudged,
      drag.isStraight, drag.reach == 0, !drag.isOnThumb, drag.isInside, !drag.isRescaled
    else { return }
    let hasMoved = record.end.values != drag.before
    if hasMoved { moves.append(pointer.kind) }
    guard abs(record.way(from: drag.before, to: pointer)) >= record.leastDrag else { return }
    if hasMoved {
      isKept = true
    } else if stuck == nil {
      stuck = (
        pointer.kind, Finding("all are at \(drag.before[0]), and a press moves none").at(count)
      )
    }
  }

  var verdict: Verdict {
    guard let stuck, moves.contains(stuck.kind) else { return isKept ? .kept : .notMet }
    return .broken(stuck.finding)
  }
}
