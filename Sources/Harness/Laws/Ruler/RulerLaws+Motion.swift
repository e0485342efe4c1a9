import ControlCore
import GestureGenerators
import GestureScript
import Ruler

// Laws about a ruler after its release.

extension Law {
  static var slowsDown: Law {
    .ofSteps(
      "R21", "slows-down", "A coasting ruler never gets faster, and never turns back.",
      probe: [.settle()]
    ) { record in
      guard record.end.phase == .coasting, let rest = record.end.restTime else { return .notMet }
      var verdict = Verdict.notMet
      var copy = record.end
      var (speed, offset) = (copy.velocity, copy.offset)
      let frame = max(rest.nanoseconds(since: copy.time) / 40, 1_000_000)
      while true {
        copy.advance(to: copy.time.advanced(by: frame)) { _ in }
        guard copy.phase == .coasting else { return verdict }
        let slack = abs(speed) * 1e-9 + 1e-9
        if abs(copy.velocity) > abs(speed) + slack {
          return .broken("\(speed), then \(copy.velocity) pt/s")
        }
        if (copy.offset - offset) * speed < -record.slack(offset) {
          return .broken("offset \(offset), then \(copy.offset)")
        }
        verdict = .kept
        (speed, offset) = (copy.velocity, copy.offset)
      }
    }
  }

  static var springsBackFromOutside: Law {
    .ofSteps(
      "R23", "springs-back",
      """
      Released past a bound, a ruler springs back to the bound: it never enters the range, ticks \
      nothing, and keeps the value of the bound.
      """,
      probe: [.settle()]
    ) { record in
      guard record.pointer?.phase == .up, record.start.phase == .dragging, record.end.isMoving,
        let rest = record.end.restTime
      else { return .notMet }
      let excess = record.excess(record.end.offset)
      guard abs(excess) > 1e-9 else { return .notMet }
      var copy = record.end
      let bound =
        excess < 0 ? record.ruler.bounds.lowerBound : record.ruler.bounds.upperBound
      let frame = max(rest.nanoseconds(since: copy.time) / 20, 1)
      while !copy.isIdle {
        for case .tick(let run, _) in copy.effects(until: copy.time.advanced(by: frame)) {
          return .broken("mark \(run.first) ticked")
        }
        if record.excess(copy.offset) * excess < 0 || copy.value != bound {
          return .broken("value \(copy.value), offset \(copy.offset)")
        }
      }
      return .kept
    }
  }

  static var stillReleaseLandsNear: Law {
    .ofPresses(
      "R27", "still-release",
      """
      With snap always, an edit that is caught and released without speed targets the step mark \
      nearest to the display.
      """
    ) { record, press in
      guard let pointer = record.pointer, pointer.phase == .up, pointer.id == press.down.id,
        record.ruler.along(pointer.position) == press.last,
        record.ruler.snap == .always, record.start.phase == .pressed, record.end.isEditing
      else { return .notMet }
      let configuration = record.ruler
      let zero = configuration.bounds.lowerBound.isFinite ? configuration.bounds.lowerBound : 0
      let shown = configuration.clamp(
        zero + record.end.offset / configuration.unitWidth * configuration.step)
      let distance = abs(record.end.target - shown)
      let most = configuration.step / 2 * (1 + 1e-9) + record.slack(shown)
      guard distance <= most else {
        return .broken("it shows \(shown), and aims at \(record.end.target)")
      }
      return .kept
    }
  }

  static var catching: Law {
    .ofSteps(
      "R30", "catching",
      "A pointer that goes down on a moving ruler stops it where it is, silently."
    ) { record in
      guard record.pointer?.phase == .down, record.start.isMoving, record.end.isHeld else {
        return .notMet
      }
      if record.end.velocity != 0 { return .broken("velocity \(record.end.velocity)") }
      if !record.effects.isEmpty { return .broken("reported \(record.effects)") }
      let (a, b) = (record.start.offset, record.end.offset)
      return abs(a - b) <= record.slack(a) ? .kept : .broken("offset \(a) became \(b)")
    }
  }

  static var cancelling: Law {
    Law(
      "R32", "cancelling",
      """
      A cancelled drag ends immediately: with policy revert it ends as cancelled, at rest, with \
      the value it began with or the host has set since; with policy commit there is no fling.
      """
    ) { recorded in
      var holder: Press?
      var edit = OriginalTracker(value: recorded.start.value)
      return recorded.verdict(ofSteps: { record in
        defer { holder = Press.next(holder, record) }
        for effect in record.passing { edit.note(effect) }
        let original = record.ruler.clamp(edit.original)
        edit.note(record)
        guard let press = holder, record.pointer?.phase == .cancel,
          record.pointer?.id == press.down.id, record.start.phase == .dragging
        else { return .notMet }
        guard record.ruler.cancelPolicy != .commit else {
          return record.end.phase == .coasting ? .broken("it is thrown") : .kept
        }
        let ends = record.effects.filter { $0.isEnd }
        if ends != [.ended(.cancel, record.end.value, record.time)] || !record.end.isIdle {
          return .broken("reported \(record.effects), and is \(record.end.phase)")
        }
        guard record.end.value == original else {
          return .broken("it is \(record.end.value) again, but began at \(original)")
        }
        return .kept
      })
    }
  }

  /// The value that a cancel restores, derived from effects and host actions.
  private struct OriginalTracker {
    private(set) var original: Double
    private var value: Double
    private var isOpen = false

    init(value: Double) {
      self.value = value
      original = value
    }

    mutating func note(_ effect: Effect) {
      if case .began = effect { isOpen = true }
      if case .ended = effect { isOpen = false }
      value = effect.value ?? value
      if !isOpen { original = value }
    }

    mutating func note(_ record: StepRecord) {
      for effect in record.effects { note(effect) }
      value = record.end.value
      var isSet = false
      if let wanted = record.newValue { isSet = !record.isKept(wanted) }
      if !isOpen || isSet { original = value }
      original = record.ruler.clamp(original)
    }
  }

  static var velocityIsSound: Law {
    .ofPresses(
      "R34", "velocity",
      """
      A steady drag has its speed as its velocity, and flings if it ends within 40 ms; a pointer \
      that has not moved, or has stopped for longer, flings nothing; no fling exceeds the maximum \
      speed.
      """
    ) { record, press in
      let most = record.ruler.maximumFling
      let end = record.end
      if end.phase == .coasting || end.phase == .dragging, abs(end.velocity) > most * (1 + 1e-12) {
        return .broken("velocity \(end.velocity)")
      }
      guard let pointer = record.pointer, pointer.id == press.down.id else { return .notMet }
      if pointer.phase == .up, end.phase == .coasting {
        let isStill = press.lastMovement == .distantPast
        if isStill, record.ruler.along(pointer.position) == press.last {
          return .broken("a still pointer threw it")
        }
        if record.time.nanoseconds(since: press.lastMovement) > 40_000_000 {
          return .broken("thrown long after the last movement")
        }
      }
      if pointer.modifiers == .none, let speed = press.throwingSpeed(record), !end.isMoving {
        return .broken("a drag at \(speed) pt/s ends, and throws nothing")
      }
      guard record.isDrag(of: press), press.isPlain, pointer.modifiers == .none, record.isInside,
        let even = evenSpeed(press, record)
      else { return pointer.phase == .up && record.start.phase == .dragging ? .kept : .notMet }
      let expected = min(max(even * record.ruler.sense, -most), most)
      let isRight = abs(end.velocity - expected) <= 1e-6 * max(1, abs(expected))
      return isRight ? .kept : .broken("velocity \(end.velocity) of a drag at \(expected) pt/s")
    }.given(.plainDrag, .without("motion", "reduced"))
  }

  /// Returns the signed speed, in points per second, of a pointer with three or more reports before
  /// this one, all equally spaced, 16/3 to 40 ms apart; `nil` for other pointers.
  private static func evenSpeed(_ press: Press, _ record: StepRecord) -> Double? {
    guard let pointer = record.pointer, press.reports >= 3, !press.isDisturbed,
      let (span, way) = press.stride, span >= 1_000_000, span <= 40_000_000,
      span * 3 >= 16_000_000,
      press.isEven(upTo: record.time, record.ruler.along(pointer.position))
    else { return nil }
    return way / (Double(span) * 1e-9)
  }
}
