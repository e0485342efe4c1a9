import ControlCore
import GestureGenerators
import GestureReplay
import GestureScript
import Slider

// Laws about several thumbs that move together, and about the thumb that receives keys.

extension Law {
  static var cancelsBringAllBack: Law {
    .ofSteps(
      "T7", "cancel-brings-all-back",
      """
      A cancelled drag of several thumbs restores the value of each, and ends each of their edits \
      as cancelled.
      """,
      from: { SharedDrag($0.start) }
    ) { drag, record in
      drag.follow(record)
      guard let (holder, originals) = drag.broughtBack(from: record) else { return .notMet }
      var copy = record.end
      let place = Point(x: 0, y: 0)
      let reported = copy.effects(
        of: .pointer(PointerEvent(id: holder, phase: .cancel, position: place)))
      for (part, original) in originals {
        let value = copy.value(of: part)
        if value != original || !reported.contains(where: { $0.isCancel(of: part) }) {
          return .broken(
            Finding("thumb \(part) is at \(value), and was at \(original); reported \(reported)")
              .probed(.cancel(holder)))
        }
      }
      return .kept
    }.given(
      Premise("'cancel' is not 'commit' and neither the host nor another pointer acts meanwhile"))
  }

  static var pairsAreRigid: Law {
    Law(
      "T8", "rigid-pair",
      """
      Two thumbs that one pointer drags keep their distance, in choices if 'quantize' is 'drag' and in \
      points otherwise, even if one of them is stopped. Where the pointer has been before, they are \
      where they were then.
      """
    ) { recorded in
      var pair = DraggedPair()
      return recorded.verdict(ofSteps: { pair.follow($0) })
    }.given(
      Premise(
        "neither the host nor another pointer acts meanwhile and, for coming back, no drag is fine")
    )
  }

  static var wheelsKeepTheirThumb: Law {
    Law(
      "T14", "one-thumb-a-wheel",
      "A gesture of a wheel or a crown stays with the thumb that it moved first, whichever gets the focus."
    ) { recorded in
      var turned: UInt8?
      return recorded.verdict(ofSteps: { record in
        guard record.end.partCount > 1, recorded.unmet(by: record) == nil else {
          turned = nil
          return .notMet
        }
        var verdict = Verdict.notMet
        for effect in record.reported {
          switch effect {
          case .changed(_, .wheel, _, _, let part), .changed(_, .crown, _, _, let part):
            if let turned, turned != part {
              return .broken("\(effect), while thumb \(Int(turned)) is turned")
            }
            if turned != nil { verdict = .kept }
            turned = part
          case .ended(_, _, _, _, let part): if part == turned { turned = nil }
          default: break
          }
        }
        return verdict
      })
    }.given(.without("meet", "push"))
  }

  static var heldThumbsHaveTheFocus: Law {
    .ofSteps(
      "T9", "focus",
      """
      A thumb that a pointer grabs gets the focus. A key acts on the thumb with the focus, and on another \
      only if 'meet' is 'push'.
      """,
      makesCopies: true
    ) { record in
      guard let focus = record.end.focusedPart else { return .notMet }
      if focus >= record.end.partCount { return .broken("thumb \(focus), which is not there") }
      let held = zip(record.start.readings, record.end.readings).enumerated()
        .filter { !$1.0.isHeld && $1.1.isHeld }.map { $0.offset }
      if record.pointer != nil, !held.isEmpty {
        guard held.contains(focus) else {
          return .broken("thumb \(held[0]) is held, and thumb \(focus) has the focus")
        }
        return .kept
      }
      guard record.end.isIdle, record.slider.meeting == .block else { return .notMet }
      var isHeard = false
      for key in [Key.arrowUp, .arrowDown, .pageUp, .home, .end] {
        var copy = record.end
        for effect in copy.effects(of: .key(key, .none)) where Int(effect.part) != focus {
          if case .idle = effect { continue }
          return .broken(
            Finding("a key reported \(effect), and thumb \(focus) has the focus")
              .probed(.key(KeyStroke(key))))
        }
        if copy.values != record.end.values { isHeard = true }
      }
      return isHeard ? .kept : .notMet
    }.given(.usable, .severalParts)
  }
}

/// Two thumbs that one pointer drags, and where it has taken them.
private struct DraggedPair {
  private var down: [Int64] = []
  /// The distance of the thumbs at the first report that drags them; `nil` if unknown.
  private var start: Distance?
  private var visits: [(pointer: Point, values: [Double])] = []

  /// The distance of two thumbs, in both units.
  private struct Distance: Equatable {
    var points: Double
    var choices: Int64
  }

  mutating func follow(_ record: StepRecord) -> Verdict {
    if record.isHost { (start, visits) = (nil, []) }
    guard let pointer = record.pointer else { return .notMet }
    down.follow(pointer)
    guard pointer.phase == .move, down == [pointer.id], let (now, thumbs) = held(in: record) else {
      if pointer.phase != .move { (start, visits) = (nil, []) }
      return .notMet
    }
    defer { if start == nil { start = now } }
    if let start, let finding = difference(from: start, to: now, record.slider) {
      return .broken(finding)
    }
    return comeBack(pointer, thumbs, record)
  }

  /// Returns the distance of two thumbs that are dragged, and their values; `nil` unless there are
  /// exactly two.
  private func held(in record: StepRecord) -> (
    distance: Distance, values: [Double]
  )? {
    let held = record.end.readings.filter { $0.isHeld && $0.phase == .dragging }
    guard held.count == 2 else { return nil }
    let distance = Distance(
      points: held[1].offset - held[0].offset, choices: held[1].nearestMark - held[0].nearestMark)
    return (distance, held.map { $0.value })
  }

  private func difference(
    from start: Distance, to now: Distance, _ configuration: SliderConfiguration
  ) -> Finding? {
    if configuration.isDiscrete, configuration.quantization == .drag {
      // A piece without a step counts one choice, and a pair goes through it by its hundredths.
      let isMixed = configuration.steps.contains(0)
      guard now.choices != start.choices, !isMixed else { return nil }
      return "they were \(start.choices) choices apart, and are \(now.choices)"
    }
    guard abs(now.points - start.points) > 1e-6 * max(configuration.length, 1) else { return nil }
    return "they were \(start.points) points apart, and are \(now.points)"
  }

  /// Compares the values with those at an earlier report from the same point.
  private mutating func comeBack(
    _ pointer: PointerEvent, _ values: [Double], _ record: StepRecord
  ) -> Verdict {
    // Neighbours that land meanwhile leave another space.
    let isAlone = record.end.readings.allSatisfy { $0.isHeld || $0.phase == .idle }
    let isFine =
      pointer.modifiers != .none || record.slider.fineDrag.distance != .infinity
    guard isAlone, !isFine else {
      visits = []
      return record.start.values == record.end.values ? .notMet : .kept
    }
    let bounds = record.slider.bounds
    let doubt = 1e-9 * (bounds.upperBound - bounds.lowerBound)
    for visit in visits where visit.pointer == pointer.position {
      for (before, now) in zip(visit.values, values) where abs(before - now) > doubt {
        return .broken("from one place of the pointer a thumb was at \(before), and is at \(now)")
      }
    }
    visits.append((pointer.position, values))
    return record.start.values == record.end.values ? .notMet : .kept
  }
}

extension Effect {
  fileprivate func isCancel(of part: Int) -> Bool {
    guard case .ended(.cancel, _, _, _, let reported) = self else { return false }
    return Int(reported) == part
  }
}

/// The edits that one pointer has opened, and the earlier values, derived from effects.
private struct SharedDrag {
  private var parts: [Part]
  /// The pointer whose report began the hold of a thumb, if no other has done so since.
  private var holder: Int64?
  private var down: [Int64] = []
  /// True if the host has acted, or another pointer has begun to hold, since an edit began.
  private var isDisturbed = false

  private struct Part {
    var value: Double
    var original: Double?
  }

  init(_ control: Subject) {
    parts = control.values.map { Part(value: $0) }
  }

  private mutating func note(_ effect: Effect) {
    let part = Int(effect.part)
    guard parts.indices.contains(part) else { return }
    switch effect {
    case .began: parts[part].original = parts[part].value
    case .changed(let value, _, _, _, _): parts[part].value = value
    case .ended: parts[part].original = nil
    default: break
    }
  }

  /// Returns the thumbs that a cancel must restore after a step, and their values.
  ///
  /// - Parameter record: a step that has been applied.
  /// - Returns: these, and the pointer to cancel; `nil` without a drag of several thumbs, or if
  ///   another thumb may be in their way.
  func broughtBack(
    from record: StepRecord
  ) -> (holder: Int64, originals: [(part: Int, value: Double)])? {
    guard let holder, down == [holder], !isDisturbed, record.end.restTime == nil,
      record.settings.isEnabled, record.slider.cancelPolicy == .revert
    else { return nil }
    var moved: [(part: Int, value: Double)] = []
    for (part, state) in parts.enumerated() {
      if let original = state.original { moved.append((part, original)) }
    }
    return moved.count > 1 ? (holder, moved) : nil
  }

  mutating func follow(_ record: StepRecord) {
    if record.isHost { isDisturbed = true }
    let isOpen = parts.contains { $0.original != nil }
    // A thumb that another pointer has moved or released may be in the way.
    if isOpen, record.pointer?.id != holder, !record.reported.isEmpty { isDisturbed = true }
    for effect in record.reported { note(effect) }
    let readings = (record.start.readings, record.end.readings)
    if let pointer = record.pointer {
      down.follow(pointer)
      let isTaken = zip(readings.0, readings.1).contains { !$0.isHeld && $1.isHeld }
      if isTaken { holder = pointer.id }
      // Thumbs pushed by another pointer may have to return past the position of its thumb.
      if isTaken, isOpen { isDisturbed = true }
    }
    if !readings.1.contains(where: { $0.isHeld }) { holder = nil }
    // Values set by a host are not reported.
    let count = record.end.values.count
    while parts.count < count { parts.append(Part(value: 0)) }
    parts.removeLast(parts.count - count)
    for (part, value) in record.end.values.enumerated() { parts[part].value = value }
    if parts.allSatisfy({ $0.original == nil }) { isDisturbed = false }
  }
}
