import ControlCore
import GestureGenerators
import GestureScript

/// The parts of a slider that each pointer changes between its press and its release.
struct PartTracker {
  private var hands: [Hand] = []
  private var down: [Int64] = []

  /// A pressed pointer.
  struct Hand {
    let id: Int64
    /// The pressed thumb, if all others are far away and no other pointer may hold it.
    let thumb: Int?
    /// The parts that the pointer has changed, in order.
    fileprivate(set) var parts: [Int] = []
    /// The values before the press; `nil` once another pointer is down.
    fileprivate var before: [Double]?

    /// True if no other pointer has been down with it.
    var isAlone: Bool { before != nil }

    /// Returns true if, of all values, one at most is another than before the press, whichever part
    /// has it: thumbs that pass each other may change places.
    func movesOne(to values: [Double]) -> Bool {
      before.map { $0.without(values).count <= 1 } ?? false
    }
  }

  /// Applies a step.
  ///
  /// - Returns: the pointer of the step with the parts changed so far; `nil` if it is not known.
  mutating func note(_ record: StepRecord) -> Hand? {
    guard let pointer = record.pointer else {
      if record.isHost || record.endsHolds { hands = [] }
      return nil
    }
    defer { down.follow(pointer) }
    switch pointer.phase {
    case .hover, .leave: return nil
    case .down: press(pointer, record)
    case .cancel: hands.removeAll { $0.id == pointer.id }
    case .move, .up: break
    }
    guard let index = hands.firstIndex(where: { $0.id == pointer.id }) else { return nil }
    for part in changes(of: record, by: pointer.id) where !hands[index].parts.contains(part) {
      hands[index].parts.append(part)
    }
    let hand = hands[index]
    if pointer.phase == .up { hands.remove(at: index) }
    return hand
  }

  private mutating func press(_ pointer: PointerEvent, _ record: StepRecord) {
    hands.removeAll { $0.id == pointer.id }
    // Motions change values by themselves; the effects of an unknown pointer are ambiguous. One that
    // is down already first lets go of what it held.
    let isKnown =
      !down.contains(pointer.id)
      && (!hands.isEmpty || record.start.restTime == nil && record.start.isIdle)
    guard isKnown, record.settings.isEnabled, !record.settings.isReadOnly,
      !record.arePartsTogether, record.canBeChosen(record.start.values)
    else { return }
    let thumb = record.thumb(under: pointer)
    // Another pointer may hold the thumb without having moved it.
    let isFree = hands.allSatisfy { hand in
      let known = hand.parts + (hand.thumb.map { [$0] } ?? [])
      return !known.isEmpty && !known.contains { $0 == thumb }
    }
    hands.append(Hand(id: pointer.id, thumb: isFree ? thumb : nil, before: record.start.values))
    if hands.count > 1 { for index in hands.indices { hands[index].before = nil } }
  }

  /// Returns the parts that a pointer changes, without those of other pointers if any are left.
  private func changes(of record: StepRecord, by id: Int64) -> [Int] {
    let changed = (0..<min(record.start.partCount, record.end.partCount)).filter {
      record.start.value(of: $0) != record.end.value(of: $0)
    }
    let own = changed.filter { part in
      !hands.contains { $0.id != id && $0.parts.contains(part) }
    }
    return own.isEmpty ? changed : own
  }
}

extension [Double] {
  /// Returns these values without others, each as often as it is there.
  func without(_ others: [Double]) -> [Double] {
    others.reduce(into: self) { rest, value in
      if let index = rest.firstIndex(of: value) { rest.remove(at: index) }
    }
  }
}

extension StepRecord {
  /// True if a setting lets a pointer move several parts.
  var arePartsTogether: Bool {
    settings.value(of: "meet") == .word("push") || settings.value(of: "between") == .word("move")
  }

  /// Returns the thumb within 2 points of a press, if all others are at least 64 points away. `nil`
  /// otherwise, and off the middle, as a thumb need not be as thick as the control.
  fileprivate func thumb(under pointer: PointerEvent) -> Int? {
    let (place, side) = settings.place(of: pointer.position)
    let middle = (settings.axis == .x ? settings.height : settings.width) / 2
    guard abs(side - middle) <= 5 else { return nil }
    var thumb: Int?
    for part in 0..<start.partCount {
      guard let other = thumbPlace(of: start.value(of: part)) else { return nil }
      if abs(other - place) <= 2 {
        guard thumb == nil else { return nil }
        thumb = part
      } else if abs(other - place) < 64 {
        return nil
      }
    }
    return thumb
  }
}

extension RecordedRun {
  /// Checks the steps of pointers with the parts of each.
  func verdict(ofParts check: (PartTracker.Hand, StepRecord) -> Verdict) -> Verdict {
    var tracker = PartTracker()
    return verdict(ofSteps: { record in tracker.note(record).map { check($0, record) } ?? .notMet })
  }
}
