import ControlCore
import GestureGenerators
import GestureReplay
import GestureScript

// Laws about pointers that read the value only. A pointer drags a control from the move by which it
// changes the value to its release or a host action, as a press has no visible meaning.

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
      "When the only pointer that changed the value is cancelled, the value from before it went down comes back."
    ) { recorded in
      recorded.verdict { hand, record in
        guard let pointer = record.pointer, pointer.phase == .cancel,
          let before = hand.values(before: pointer), record.start.values != before
        else { return .notMet }
        guard record.end.values != before else { return .kept }
        return .broken(
          "the value is \(record.end.value), and was \(before[0]) before the pointer went down")
      }
    }.given(
      .unset("cancel"), .without("track", "step"),
      Premise("nothing moves by itself") { $0.end.restTime == nil })
  }

  static var handKeepsOthersOut: Law {
    Law(
      "U6", "one-hand",
      "While one pointer drags a control of one value, another does not change it."
    ) {
      recorded in
      recorded.verdict { hand, record in
        guard let pointer = record.pointer, let owner = hand.owner, pointer.id != owner else {
          return .notMet
        }
        guard record.start.value != record.end.value else { return .kept }
        let from = record.start.value
        return .broken("pointer \(pointer.id) changed it from \(from) to \(record.end.value)")
      }
    }.given(.onePart)
  }

  static var keysWaitForHand: Law {
    Law(
      "U7", "keys-wait-for-hand",
      "While a pointer drags a part, keys except Escape do not change its value."
    ) { recorded in
      recorded.verdict { hand, record in
        guard hand.owner != nil, case .event(.key(let key, _)) = record.action, key != .escape,

          let part = record.onlyPart(
            changedFrom: hand.before, to: record.start, isAlone: !record.arePartsTogether)
        else { return .notMet }
        // A key may move another part, which may push this one.
        guard record.changedParts == [part] else { return .kept }
        let (from, to) = (record.start.value(of: part), record.end.value(of: part))
        return .broken("the value went from \(from) to \(to)")
      }
    }.given(.apart, Premise("the pointer has moved one part only"))
  }

  static var dragGoesAlong: Law {
    Law(
      "U8", "drag-goes-along",
      "A drag in one direction does not move the value in the other."
    ) { recorded in
      // A thumb moves with the hand. The first move shows the direction of other controls: a ruler
      // moves under its cursor, and a rating may begin at the top.
      let usual: Bool? = recorded.type.traits.contains(.thumb) ? true : nil
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
    }.given(.onePart, .alongTheAxis, .plain, .unset("leading"))
  }

  static var samePlaceSameValue: Law {
    Law(
      "U9", "same-place",
      "A dragging pointer that reports the same position again changes nothing."
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
    }.given(.plain, .chosenBefore)
  }

  static var hoverDoesNothing: Law {
    .ofSteps(
      "U10", "hover", "While no pointer is down, a pointer that hovers changes no value.",
      from: { _ -> [Int64] in [] }
    ) { down, record in
      guard let pointer = record.pointer else { return .notMet }
      down.follow(pointer)
      guard down.isEmpty, pointer.phase == .hover || pointer.phase == .leave else { return .notMet }
      guard record.start.values != record.end.values else { return .kept }
      return .broken("the value is \(record.end.value)")
    }
  }
}

extension StepRecord {
  /// Returns the only part whose value has changed, or the only part of the control.
  ///
  /// - Parameters:
  ///   - before: the values before; `nil` if unknown.
  ///   - control: the control with the values after.
  ///   - isAlone: false if others may have changed along with it.
  /// - Returns: `nil` if several have changed, or if unknown.
  func onlyPart(changedFrom before: [Double]?, to control: Subject, isAlone: Bool) -> Int? {
    guard end.partCount > 1 else { return 0 }
    guard isAlone, let before, before.count == end.partCount else { return nil }
    let changed = before.indices.filter { before[$0] != control.value(of: $0) }
    return changed.count == 1 ? changed[0] : nil
  }

  /// The parts whose values the step has changed.
  var changedParts: [Int] {
    (0..<end.partCount).filter { start.value(of: $0) != end.value(of: $0) }
  }

  /// Returns true for a move on the main axis only; the cross axis may have another meaning.
  func isAlong(_ a: Point, _ b: Point) -> Bool {
    settings.axis == .x ? a.y == b.y : a.x == b.x
  }

  /// Returns the distance of a move towards larger values, in points.
  func way(from a: Point, to b: Point) -> Double {
    let way = settings.along(b) - settings.along(a)
    return settings.growsForward ? way : 0 - way
  }
}
