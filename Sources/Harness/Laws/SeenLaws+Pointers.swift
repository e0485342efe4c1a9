import ControlCore
import GestureReplay
import GestureScript

// Laws about pointers that ask for nothing but the value. A pointer drags a control once it has moved and changed its value by
// that, until it goes up, or the host does something: what a press means by itself cannot be seen.

extension Law {
  static var ofSeenPointers: [Law] {
    [
      cancelBringsBack.needing([.pointer, .cancel]),
      handKeepsOthersOut.needing([.pointer, .pointers]),
      keysWaitForHand.needing([.pointer, .key]), dragGoesAlong.needing(.pointer),
      samePlaceSameValue.needing(.pointer), hoverDoesNothing.needing(.hover),
    ]
  }

  static var cancelBringsBack: Law {
    Law(
      "U5", "cancel-brings-back",
      "Where a pointer that alone has changed the value is taken away, the value is the one from before it went down."
    ) { recorded in
      // What a control does that moves by itself, or goes on from where it was, is a matter of its own laws.
      guard recorded.script.settings.value(of: "cancel") == nil else { return nil }
      return recorded.finding { hand, record in
        guard let pointer = record.pointer, pointer.phase == .cancel, pointer.id == hand.owner,
          let before = hand.before, record.settings.value(of: "cancel") == nil,
          record.end.restTime == nil, record.end.values != before
        else { return nil }
        return "the value is \(record.end.value), and was \(before[0]) before the pointer went down"
      }
    }
  }

  static var handKeepsOthersOut: Law {
    Law("U6", "one-hand", "While a pointer drags it, another pointer does not change the value.") {
      recorded in
      guard recorded.start.partCount == 1 else { return nil }
      return recorded.finding { hand, record in
        guard let pointer = record.pointer, let owner = hand.owner, pointer.id != owner,
          record.start.value != record.end.value
        else { return nil }
        return "pointer \(pointer.id) changed it to \(record.end.value)"
      }
    }
  }

  static var keysWaitForHand: Law {
    Law(
      "U7", "keys-wait-for-hand",
      "While a pointer drags it, keys but Escape do not change the value."
    ) {
      recorded in
      guard recorded.start.partCount == 1 else { return nil }
      return recorded.finding { hand, record in
        guard hand.owner != nil, case .event(.key(let key, _)) = record.action, key != .escape,
          record.start.value != record.end.value
        else { return nil }
        return "the value is \(record.end.value)"
      }
    }
  }

  static var dragGoesAlong: Law {
    Law(
      "U8", "drag-goes-along",
      "Dragged one way along the control, the value does not go the other way."
    ) { recorded in
      guard recorded.start.partCount == 1, recorded.start.configuration.pointerPath == .axis
      else { return nil }
      // A thumb goes with the hand. Where else the value goes is seen at the first move of a drag: a ruler goes under its
      // cursor, and a rating may begin at the top.
      let usual: Bool? =
        StaticText(Subject.Configuration.controlName) == "slider" ? true : nil
      var last: Point?
      var isWithHand = usual
      return recorded.finding { hand, record in
        guard let pointer = record.pointer, pointer.phase == .move, pointer.id == hand.owner,
          pointer.modifiers == .none
        else {
          (last, isWithHand) = (nil, usual)
          return nil
        }
        defer { last = pointer.position }
        guard let last, record.isAlong(last, pointer.position) else { return nil }
        let way = record.way(from: last, to: pointer.position)
        let change = record.end.value - record.start.value
        guard way != 0, change != 0 else { return nil }
        let isNowWithHand = (way > 0) == (change > 0)
        guard let before = isWithHand, before != isNowWithHand else {
          isWithHand = isNowWithHand
          return nil
        }
        return "the value went from \(record.start.value) to \(record.end.value)"
      }
    }
  }

  static var samePlaceSameValue: Law {
    Law(
      "U9", "same-place",
      "A pointer that drags it and is told once more where it is changes nothing."
    ) { recorded in
      var last: Point?
      return recorded.finding { hand, record in
        guard let pointer = record.pointer, pointer.phase == .move, pointer.id == hand.owner,
          pointer.modifiers == .none
        else {
          if case .event = record.action { last = nil }
          if record.isHost { last = nil }
          return nil
        }
        defer { last = pointer.position }
        guard last == pointer.position, record.start.values != record.end.values else { return nil }
        return "the value went from \(record.start.value) to \(record.end.value)"
      }
    }
  }

  static var hoverDoesNothing: Law {
    Law("U10", "hover", "While no pointer is down, one that is above the control changes no value.")
    {
      recorded in
      var down: [Int64] = []
      for (index, record) in recorded.steps.enumerated() {
        guard let pointer = record.pointer else { continue }
        down.follow(pointer)
        guard down.isEmpty, pointer.phase == .hover || pointer.phase == .leave,
          record.start.values != record.end.values
        else { continue }
        return Finding("the value is \(record.end.value)").at(index)
      }
      return nil
    }
  }
}

/// Which pointer drags the control, as the value shows it.
struct HandTracker {
  /// The pointer that has moved and changed the value by that, and is down.
  private(set) var owner: Int64?
  /// The values when it went down, if nothing else was down or moved, and nothing else has happened since.
  private(set) var before: [Double]?
  private var down: [Int64] = []
  private var first: (id: Int64, values: [Double]?)?

  /// What happens in a step, before anything is asked about it.
  mutating func begin<Subject>(_ record: StepRecord<Subject>) {
    guard let pointer = record.pointer else {
      (owner, before, first) = (nil, nil, nil)
      return
    }
    guard pointer.phase == .down else { return }
    // One that goes down twice begins anew.
    if down.contains(pointer.id) { (owner, before, first) = (nil, nil, nil) }
    // What moves by itself changes for other reasons, and an edit that is open goes on.
    let isAtRest = record.start.restTime == nil && record.start.isIdle
    if down.isEmpty, isAtRest { first = (pointer.id, record.start.values) }
    // What a second one does by going down is not to be told from what the first did.
    if !down.isEmpty {
      before = nil
      first?.values = nil
    }
  }

  mutating func end<Subject>(_ record: StepRecord<Subject>) {
    guard let pointer = record.pointer else { return }
    down.follow(pointer)
    switch pointer.phase {
    case .up, .cancel:
      if pointer.id == owner || pointer.id == first?.id { (owner, before, first) = (nil, nil, nil) }
    case .move:
      guard owner == nil, let first, first.id == pointer.id,
        record.start.values != record.end.values
      else { return }
      (owner, before) = (pointer.id, first.values)
    case .down, .hover, .leave: break
    }
  }
}

extension RecordedRun {
  /// The first step about which something is found, going through all with which pointer drags it.
  fileprivate func finding(
    _ check: (HandTracker, StepRecord<Subject>) -> Finding?
  ) -> Finding? {
    var hand = HandTracker()
    for (index, record) in steps.enumerated() {
      let isKey = if case .event(.key) = record.action { true } else { false }
      if !isKey { hand.begin(record) }
      if let finding = check(hand, record) { return finding.at(index) }
      if isKey { hand.begin(record) }
      hand.end(record)
    }
    return nil
  }
}

extension StepRecord {
  /// Whether a pointer has moved along the control, and not across it, where that may mean something else.
  fileprivate func isAlong(_ a: Point, _ b: Point) -> Bool {
    settings.axis == .x ? a.y == b.y : a.x == b.x
  }

  /// How far a pointer has gone to where the value is more, in points.
  fileprivate func way(from a: Point, to b: Point) -> Double {
    guard settings.axis == .x else { return a.y - b.y }
    return settings.isRightToLeft ? a.x - b.x : b.x - a.x
  }
}
