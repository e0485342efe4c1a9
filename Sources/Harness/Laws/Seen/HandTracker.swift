import ControlCore
import GestureScript

/// The pointer that drags the control, derived from changes of the value.
struct HandTracker {
  /// The pressed pointer that has changed the value by moving; `nil` if there is none.
  private(set) var owner: Int64?
  /// The values before its press; `nil` if another pointer, motion or action has intervened.
  private(set) var before: [Double]?
  private var down: [Int64] = []
  private var first: (id: Int64, values: [Double]?)?
  /// The number of moves that must still change the value before the pointer counts as dragging.
  private var doubts = 0

  /// Updates the pointer by a step, before any check of it.
  mutating func begin(_ record: StepRecord) {
    guard let pointer = record.pointer else {
      if record.isHost || record.endsHolds { (owner, before, first) = (nil, nil, nil) }
      return
    }
    guard pointer.phase == .down else { return }
    // A second press of a pointer starts over.
    if down.contains(pointer.id) { (owner, before, first) = (nil, nil, nil) }
    // The value of a motion changes by itself, and an open edit continues.
    let isAtRest = record.start.restTime == nil && record.start.isIdle
    if down.isEmpty, isAtRest { first = (pointer.id, record.start.values) }
    // A press beside a thumb may be a step, at the latest by its first move, and drags nothing.
    doubts = record.settings.value(of: "track") == .word("step") ? 1 : 0
    // Changes at the press of a second pointer may be caused by either, and it may take a part that
    // the first one has pushed.
    if !down.isEmpty, record.start.values != record.end.values || record.end.partCount > 1 {
      before = nil
      first?.values = nil
    }
  }

  /// Returns the values before the press of a pointer, if it alone has changed any since; else `nil`.
  func values(before pointer: PointerEvent) -> [Double]? {
    pointer.id == owner ? before : pointer.id == first?.id && owner == nil ? first?.values : nil
  }

  mutating func end(_ record: StepRecord) {
    guard let pointer = record.pointer else { return }
    down.follow(pointer)
    switch pointer.phase {
    case .up, .cancel, .move:
      let isChange = record.start.values != record.end.values
      let isOwn = pointer.id == owner || pointer.id == first?.id
      // A pointer cannot take back changes of another.
      if !isOwn, isChange {
        before = nil
        first?.values = nil
      }
      if isOwn, pointer.phase != .move { (owner, before, first) = (nil, nil, nil) }
      guard pointer.phase == .move, owner == nil, isOwn, isChange, let first else { return }
      guard doubts == 0 else { return doubts -= 1 }
      (owner, before) = (pointer.id, first.values)
    case .down, .hover, .leave: break
    }
  }
}

extension StepRecord {
  /// True if a step without a pointer may have taken a part from the pointer that holds it: Escape,
  /// input that is no key, or anything that changes a value.
  var endsHolds: Bool {
    switch action {
    case .event(.key(.escape, _)): true
    case .event(.key), .wait, .frames, .settle, .observe: start.values != end.values
    case .event, .set: true
    }
  }
}

extension RecordedRun {
  /// Checks all steps together with the pointer that drags the control during each.
  func verdict(_ check: (HandTracker, StepRecord) -> Verdict) -> Verdict {
    var hand = HandTracker()
    return verdict(ofSteps: { record in
      let isKey = if case .event(.key) = record.action { true } else { false }
      if !isKey { hand.begin(record) }
      defer {
        if isKey { hand.begin(record) }
        hand.end(record)
      }
      return check(hand, record)
    })
  }
}
