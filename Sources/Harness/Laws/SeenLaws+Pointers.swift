import ControlCore
import GestureGenerators
import GestureReplay
import GestureScript

// Laws about pointers that ask for nothing but the value. A pointer drags a control once it has moved and changed its value by
// that, until it goes up, or the host does something: what a press means by itself cannot be seen.

extension Law {
  static var ofSeenPointers: [Law] {
    [
      cancelBringsBack.needing([.pointer, .cancel, .owns]),
      handKeepsOthersOut.needing([.pointer, .pointers]),
      keysWaitForHand.needing([.pointer, .key]),
      dragGoesAlong.needing([.pointer, .owns]).by(.must),
      samePlaceSameValue.needing(.pointer).by(.must), hoverDoesNothing.needing(.hover).by(.must),
    ]
  }

  static var cancelBringsBack: Law {
    Law(
      "U5", "cancel-brings-back",
      "Where a pointer that alone has changed the value is taken away, the value is the one from before it went down."
    ) { recorded in
      // What a control does that moves by itself, or goes on from where it was, is a matter of its own laws.
      guard recorded.script.settings.value(of: "cancel") == nil else { return .notMet }
      return recorded.verdict { hand, record in
        guard let pointer = record.pointer, pointer.phase == .cancel, pointer.id == hand.owner,
          let before = hand.before, record.settings.value(of: "cancel") == nil,
          record.end.restTime == nil
        else { return .notMet }
        guard record.end.values != before else { return .kept }
        return .broken(
          "the value is \(record.end.value), and was \(before[0]) before the pointer went down")
      }
    }
  }

  static var handKeepsOthersOut: Law {
    Law("U6", "one-hand", "While a pointer drags it, another pointer does not change the value.") {
      recorded in
      guard recorded.start.partCount == 1 else { return .notMet }
      return recorded.verdict { hand, record in
        guard let pointer = record.pointer, let owner = hand.owner, pointer.id != owner else {
          return .notMet
        }
        guard record.start.value != record.end.value else { return .kept }
        return .broken("pointer \(pointer.id) changed it to \(record.end.value)")
      }
    }
  }

  static var keysWaitForHand: Law {
    Law(
      "U7", "keys-wait-for-hand",
      "While a pointer drags a part, keys but Escape do not change its value."
    ) { recorded in
      recorded.verdict { hand, record in
        guard hand.owner != nil, case .event(.key(let key, _)) = record.action, key != .escape,
          let part = record.onlyPart(draggedFrom: hand.before)
        else { return .notMet }
        // A key may move another one, which may push this one.
        let changed = (0..<record.end.partCount).filter {
          record.start.value(of: $0) != record.end.value(of: $0)
        }
        guard changed == [part] else { return .kept }
        return .broken("the value is \(record.end.value(of: part))")
      }
    }
  }

  static var dragGoesAlong: Law {
    Law(
      "U8", "drag-goes-along",
      "Dragged one way along the control, the value does not go the other way."
    ) { recorded in
      guard recorded.start.partCount == 1, recorded.start.configuration.pointerPath == .axis
      else { return .notMet }
      // A thumb goes with the hand. Where else the value goes is seen at the first move of a drag: a ruler goes under its
      // cursor, and a rating may begin at the top.
      let usual: Bool? =
        StaticText(Subject.Configuration.controlName) == "slider" ? true : nil
      var last: Point?
      var isWithHand = usual
      return recorded.verdict { hand, record in
        guard let pointer = record.pointer, pointer.phase == .move, pointer.id == hand.owner,
          pointer.modifiers == .none
        else {
          (last, isWithHand) = (nil, usual)
          return .notMet
        }
        defer { last = pointer.position }
        guard let last, record.isAlong(last, pointer.position) else { return .notMet }
        let way = record.way(from: last, to: pointer.position)
        let change = record.end.value - record.start.value
        guard way != 0, change != 0 else { return .notMet }
        let isNowWithHand = (way > 0) == (change > 0)
        guard let before = isWithHand, before != isNowWithHand else {
          isWithHand = isNowWithHand
          return .kept
        }
        return .broken("the value went from \(record.start.value) to \(record.end.value)")
      }
    }
  }

  static var samePlaceSameValue: Law {
    Law(
      "U9", "same-place",
      "A pointer that drags it and is told once more where it is changes nothing."
    ) { recorded in
      var last: Point?
      return recorded.verdict { hand, record in
        guard let pointer = record.pointer, pointer.phase == .move, pointer.id == hand.owner,
          pointer.modifiers == .none
        else {
          if case .event = record.action { last = nil }
          if record.isHost { last = nil }
          return .notMet
        }
        defer { last = pointer.position }
        guard last == pointer.position else { return .notMet }
        guard record.start.values != record.end.values else { return .kept }
        return .broken("the value went from \(record.start.value) to \(record.end.value)")
      }
    }
  }

  static var hoverDoesNothing: Law {
    Law("U10", "hover", "While no pointer is down, one that is above the control changes no value.")
    {
      recorded in
      var down: [Int64] = []
      var verdict = Verdict.notMet
      for (index, record) in recorded.steps.enumerated() {
        guard let pointer = record.pointer else { continue }
        down.follow(pointer)
        guard down.isEmpty, pointer.phase == .hover || pointer.phase == .leave else { continue }
        guard record.start.values == record.end.values else {
          return .broken(Finding("the value is \(record.end.value)").at(index))
        }
        verdict = .kept
      }
      return verdict
    }
  }
}

extension StepRecord {
  /// The part that a pointer has changed since it went down; `nil` if there are others, or it is not known.
  fileprivate func onlyPart(draggedFrom before: [Double]?) -> Int? {
    guard end.partCount > 1 else { return 0 }
    guard let before, before.count == end.partCount, !arePartsTogether else { return nil }
    let dragged = before.indices.filter { before[$0] != start.value(of: $0) }
    return dragged.count == 1 ? dragged[0] : nil
  }

  /// Whether a pointer has moved along the control, and not across it, where that may mean something else.
  func isAlong(_ a: Point, _ b: Point) -> Bool {
    settings.axis == .x ? a.y == b.y : a.x == b.x
  }

  /// How far a pointer has gone to where the value is more, in points.
  func way(from a: Point, to b: Point) -> Double {
    guard settings.axis == .x else { return a.y - b.y }
    return settings.isRightToLeft ? a.x - b.x : b.x - a.x
  }
}
