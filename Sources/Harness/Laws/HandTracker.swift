import ControlCore
import GestureScript

/// Which pointer drags the control, as the value shows it.
struct HandTracker {
  /// The pointer that has moved and changed the value by that, and is down.
  private(set) var owner: Int64?
  /// The values when it went down, if nothing else was down or moved, and nothing else has happened since.
  private(set) var before: [Double]?
  private var down: [Int64] = []
  private var first: (id: Int64, values: [Double]?)?
  /// How many more moves must change the value before the pointer is known to drag.
  private var doubts = 0

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
    // A press beside a thumb may be a step, at the latest with the first move, and then its pointer drags nothing.
    doubts = record.settings.value(of: "track") == .word("step") ? 1 : 0
    // What a second one does by going down is not to be told from what the first did.
    if !down.isEmpty, record.start.values != record.end.values {
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
      guard doubts == 0 else { return doubts -= 1 }
      (owner, before) = (pointer.id, first.values)
    case .down, .hover, .leave: break
    }
  }
}

extension RecordedRun {
  /// What is said of all steps, going through them with which pointer drags the control.
  func verdict(_ check: (HandTracker, StepRecord<Subject>) -> Verdict) -> Verdict {
    var hand = HandTracker()
    var verdict = Verdict.notMet
    for (index, record) in steps.enumerated() {
      let isKey = if case .event(.key) = record.action { true } else { false }
      if !isKey { hand.begin(record) }
      let said = check(hand, record)
      if let finding = said.finding { return .broken(finding.at(index)) }
      verdict.join(said)
      if isKey { hand.begin(record) }
      hand.end(record)
    }
    return verdict
  }
}
