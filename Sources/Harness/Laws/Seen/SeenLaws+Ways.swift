import ControlCore
import GestureGenerators
import GestureReplay
import GestureScript

// Laws that compare the ways to change a value: keys, wheels, crowns, presses of the track, drags.

extension Law {
  static var ofWays: [Law] {
    [
      oneStepEach.needing([.key, .owns], traits: ["step"]), sameReach.needing([.key, .owns]),
    ]
  }

  static var oneStepEach: Law {
    Law(
      "U36", "one-step-each",
      """
      A line of a wheel changes the value as a choice of an arrow before it, two detents of a crown as two; a \
      press under 'track step' as a choice of an arrow, or as a page key. All of them are at least ten steps from \
      the end.
      """
    ) { recorded in
      var (arrow, page) = (Double?.none, Double?.none)
      // Parts of a line add up until a key.
      var isFresh = false
      var down: [Int64] = []
      return recorded.verdict(ofSteps: { record in
        let isUntouched = down.isEmpty
        if let pointer = record.pointer { down.follow(pointer) }
        let change = record.end.value - record.start.value
        let wasFresh = isFresh
        isFresh = record.wayOfKey != nil || isFresh && record.count == nil
        if record.isHost { (arrow, page) = (nil, nil) }
        guard isUntouched, recorded.unmet(by: record) == nil, change != 0,
          let step = record.plainStep, record.isOnStep,
          record.space(on: change) >= step * max(10, record.count(of: "key-step"))
        else {
          return .notMet
        }
        if record.wayOfKey != nil {
          if record.isPageKey {
            page = abs(change)
          } else {
            arrow = abs(change) / record.count(of: "key-step")
          }
        }
        let isPress =
          record.pointer?.phase == .down && record.settings.value(of: "track") == .word("step")
        guard let arrow, let count = isPress ? 1 : wasFresh ? record.count : nil, count > 0 else {
          return .notMet
        }
        let keys = [arrow * count] + (isPress && page != nil ? [page ?? 0] : [])
        guard !keys.contains(where: { abs($0 - abs(change)) <= 1e-6 * step }) else { return .kept }
        return .broken("it changes the value by \(abs(change)), and an arrow by \(arrow)")
      })
    }.given(.usable, .onePart, .unwrapped, free, .plainSteps, Premise("the value is on a step"))
  }

  static var sameReach: Law {
    Law(
      "U38", "same-reach",
      """
      Arrows, Home, End, increments and drags of a thumb beyond an end stop at no value if a user has \
      gone beyond it in the same range.
      """
    ) { recorded in
      var (lowest, highest) = (Double.infinity, -Double.infinity)
      // The last value of the host.
      var given = recorded.start.value
      var down: [Int64] = []
      return recorded.verdict(ofDrags: { drag, record in
        if let pointer = record.pointer { down.follow(pointer) }
        let (before, value) = (record.start.value, record.end.value)
        guard !record.isHost else {
          given = value
          if record.setsSettings { (lowest, highest) = (.infinity, -.infinity) }
          return .notMet
        }
        guard down.isEmpty, recorded.unmet(by: record) == nil else { return .notMet }
        if before != given { (lowest, highest) = (min(lowest, before), max(highest, before)) }
        guard let isUp = record.reach ?? record.reach(of: drag) else { return .notMet }
        let best = isUp ? highest : lowest
        guard best.isFinite else { return .notMet }
        let left = isUp ? best - value : value - best
        guard left > 1e-9 * max(abs(best), abs(value)) else { return .kept }
        return .broken("it stops at \(value), and \(best) was reached before")
      })
    }.given(
      .usable, .onePart, .unwrapped, .unset("minimum"),
      Premise("the control is at rest, but for the drag") {
        $0.pointer?.phase == .up || free.holds($0)
      })
  }
}

extension StepRecord {
  /// The steps of a plain turn of a wheel or crown that should be whole; `nil` for other actions.
  fileprivate var count: Double? {
    switch action {
    case .event(.wheel(let wheel))
    where wheel.unit == .lines && abs(wheel.deltaY) == 1 && wheel.deltaX == 0
      && wheel.phase == .none && wheel.modifiers == .none:
      1
    case .event(.wheel): 0
    case .event(.rotate(let detents)): abs(detents) == 2 ? 2 : 0
    default: nil
    }
  }

  /// The side to whose end the drag of a thumb should have gone at its lift: it ended farther beyond
  /// that than any thumb is from its pointer.
  fileprivate func reach(of drag: DragTracker) -> Bool? {
    guard let pointer, pointer.phase == .up, pointer.id == drag.id, drag.isOnThumb,
      drag.isStraight, drag.hasFollowed, !drag.isRescaled, ThumbTrack(self) != nil
    else { return nil }
    let place = settings.place(of: pointer.position).along
    if place > settings.length + ThumbTrack.far { return true }
    return place < -ThumbTrack.far ? false : nil
  }

  /// The side to which an action should go as far as others: that of Home and End at a bound, and of
  /// an arrow or increment that changes nothing. Page keys are optional.
  fileprivate var reach: Bool? {
    let bounds = configuration.bounds
    switch action {
    case .event(.key(.end, .none)): return bounds.upperBound.isFinite ? true : nil
    case .event(.key(.home, .none)): return bounds.lowerBound.isFinite ? false : nil
    case .event(.adjust(.increment, _)): return start.value == end.value ? true : nil
    case .event(.adjust(.decrement, _)): return start.value == end.value ? false : nil
    default:
      guard let way = wayOfKey, !isPageKey, start.value == end.value else { return nil }
      return way > 0
    }
  }
}
