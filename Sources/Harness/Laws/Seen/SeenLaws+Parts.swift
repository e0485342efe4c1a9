import ControlCore
import GestureGenerators
import GestureScript

// Laws about several thumbs of a slider that read the values only.

extension Law {
  static var ofSeenParts: [Law] {
    let pattern: StaticText = "WAI-ARIA Authoring Practices, multi-thumb slider pattern"
    return [
      onePartADrag.needing([.pointer, .ownThumb]).by(.must),
      thumbIsTaken.needing([.pointer, .ownThumb]).by(.must),
      thumbsComeApart.needing([.pointer, .owns]).by(.must), partsStayInOrder.by(.aria, pattern),
      keysGoToFocus.needing([.key, .focus, .ownThumb]).by(.aria, pattern),
    ]
  }

  static var onePartADrag: Law {
    Law(
      "U20", "one-part", "One pointer changes only one part from its down to its up."
    ) { recorded in
      recorded.verdict(ofParts: { hand, record in
        guard hand.parts.count > 1 else { return hand.parts.isEmpty ? .notMet : .kept }
        let (first, second) = (hand.parts[0], hand.parts[1])
        let (from, to) = (record.start.value(of: second), record.end.value(of: second))
        return .broken("it changed part \(first), and part \(second) from \(from) to \(to)")
      })
    }.given(.slider, .severalParts, .usable, .apart, Premise("nothing moves at the press"))
  }

  static var thumbIsTaken: Law {
    Law(
      "U28", "thumb-taken",
      "A pointer that goes down on a thumb, far from all others, changes that thumb first."
    ) { recorded in
      recorded.verdict(ofParts: { hand, record in
        guard let thumb = hand.thumb, let part = hand.parts.first else { return .notMet }
        guard part != thumb else { return .kept }
        let (at, from) = (record.start.value(of: thumb), record.start.value(of: part))
        return .broken(
          """
          it went down on part \(thumb) at \(at), and part \(part) went from \(from) to \
          \(record.end.value(of: part))
          """)
      })
    }.given(
      .evenTrack, .slider, .severalParts, .usable, .apart, Premise("nothing moves at the press"))
  }

  static var thumbsComeApart: Law {
    Law(
      "U29", "thumbs-apart",
      """
      If all thumbs lie in one place, a drag from there to either side moves one, and so does a press on \
      the track beside them.
      """
    ) {
      recorded in
      var presses = StackedPresses()
      var verdict = recorded.verdict(ofDrags: { drag, record in
        presses.note(record, drag, isJudged: recorded.unmet(by: record) == nil)
        guard let pointer = record.pointer, pointer.phase == .up, pointer.id == drag.id,
          drag.isOnThumb, drag.isStraight, drag.isOneWay, !drag.isRescaled,
          record.way(from: drag.before, to: pointer) >= record.leastDrag
        else { return .notMet }
        guard !drag.hasFollowed, record.end.values == drag.before else { return .kept }
        return .broken("all are at \(drag.before[0]), and stay there")
      })
      verdict.join(presses.verdict)
      return verdict
    }.given(
      .slider, .severalParts, .usable, .apart, .finiteBounds, .plainSteps, .straight,
      Premise("presses on the track move thumbs elsewhere, if it is a press"))
  }

  static var partsStayInOrder: Law {
    .ofSteps(
      "U21", "parts-in-order",
      "User input moves no part past another, nor nearer to it than the set distance."
    ) { record in
      guard case .event = record.action, record.start.values != record.end.values,
        record.shortfall(of: record.start.values) == nil
      else { return .notMet }
      guard let part = record.shortfall(of: record.end.values) else { return .kept }
      let values = record.end.values
      return .broken("part \(part) is \(values[part]), and part \(part + 1) is \(values[part + 1])")
    }.given(.severalParts, Premise("they are in order before"))
  }

  static var keysGoToFocus: Law {
    .ofSteps(
      "U30", "keys-to-focus", "A key changes the part that has the focus, and no other.",
      from: { _ -> Int? in nil }
    ) { focus, record in
      switch record.action {
      case .event(.focus(let part)): focus = Int(part)
      case .event(.key):
        guard let focus else { return .notMet }
        if let other = record.changedParts.first(where: { $0 != focus }) {
          return .broken("part \(other) has changed, and part \(focus) has the focus")
        }
        return record.changedParts.isEmpty ? .notMet : .kept
      // An action on a part may move the focus to it.
      case .event, .set: focus = nil
      case .wait, .frames, .settle, .observe: break
      }
      return .notMet
    }.given(.severalParts, .apart, free)
  }
}

extension StepRecord {
  /// Returns points from the place of all thumbs to a pointer; 0 if they are not in one place, or if
  /// there is less space for a thumb on that side than `leastDrag`.
  fileprivate func way(from values: [Double], to pointer: PointerEvent) -> Double {
    guard let first = values.first, values.allSatisfy({ $0 == first }),
      let thumb = thumbPlace(of: first)
    else { return 0 }
    let way = settings.place(of: pointer.position).along - thumb
    return (way > 0 ? settings.length - thumb : thumb) >= leastDrag ? abs(way) : 0
  }

  /// The drag, in points, that must change a thumb's value: a quarter of the control, three steps,
  /// and more than the tremble of a touch (40 points).
  fileprivate var leastDrag: Double {
    let bounds = configuration.bounds
    let steps = 3 * (mostBelowEnd ?? .infinity) / (bounds.upperBound - bounds.lowerBound)
    return max(settings.length * max(0.25, steps), 40)
  }

  /// Returns the first part past the next one, or too near to it; `nil` if all are in order.
  fileprivate func shortfall(of values: [Double]) -> Int? {
    let bounds = configuration.bounds
    let error = bounds.isFinite ? 1e-9 * (bounds.upperBound - bounds.lowerBound) : 1e-9
    let distance = settings.number(of: "distance") ?? 0
    return values.indices.dropLast().first { values[$0 + 1] - values[$0] < distance - error }
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
    guard record.way(from: drag.before, to: pointer) >= record.leastDrag else { return }
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
