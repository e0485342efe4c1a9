import ControlCore
import GestureScript
import Ruler

// What a ruler does while a pointer drags it.

extension Law where Subject.Configuration == RulerConfiguration {
  static var slopIsQuiet: Law {
    .ofPresses(
      "R9", "slop",
      "A pointer that stays within its slop moves nothing, and lifted there it has tapped."
    ) { record, press in
      guard let pointer = record.pointer, pointer.id == press.down.id,
        record.start.phase == .pressed, record.configuration.interaction == .enabled
      else { return nil }
      let configuration = record.configuration
      let distance = abs(configuration.along(pointer.position) - press.origin(configuration))
      let slop = configuration.slop.distance(for: press.down.kind)
      switch pointer.phase {
      case .move where distance <= slop:
        if record.end.phase == .dragging { return "a move of \(distance) drags" }
        let isYield = record.effects.contains { if case .yielded = $0 { true } else { false } }
        return record.effects.isEmpty || isYield ? nil : "told \(record.effects)"
      case .up where distance <= slop && press.wasIdle:
        let isOther = record.effects.contains {
          switch $0 {
          case .tapped, .yielded: false
          default: true
          }
        }
        return isOther || record.effects.isEmpty ? "told \(record.effects)" : nil
      default: return nil
      }
    }
  }

  static var onlyTheLastPlaceMatters: Law {
    Law(
      "R10", "last-place", "In a drag only the last place matters, not how it came there."
    ) { recorded in
      var holder: Press?
      var first: Subject?
      for (index, record) in recorded.steps.enumerated() {
        defer { holder = Press.next(holder, record) }
        guard let press = holder, press.isPlain, record.isDrag(of: press),
          record.pointer?.modifiers == Modifiers.none
        else {
          first = nil
          continue
        }
        guard var copy = first else {
          first = record.start
          continue
        }
        guard let pointer = record.pointer else { continue }
        copy.handle(InputEvent(time: record.time, action: .pointer(pointer))) { _ in }
        if abs(copy.offset - record.end.offset) > record.slack(press.last) {
          return Finding("offset \(record.end.offset), at once \(copy.offset)").at(index)
        }
      }
      return nil
    }
  }

  static var noHysteresis: Law {
    .ofPresses(
      "R11", "no-hysteresis", "Far out past a bound and back to the same place, the same shows."
    ) { record, press in
      guard press.isPlain, record.isDrag(of: press), var pointer = record.pointer,
        pointer.modifiers == .none
      else { return nil }
      let place = pointer.position
      var copy = record.end
      for distance in [-1000.0, 1000, 0] {
        pointer.position = place
        if record.configuration.isHorizontal {
          pointer.position.x += distance
        } else {
          pointer.position.y += distance
        }
        copy.handle(InputEvent(time: copy.time, action: .pointer(pointer))) { _ in }
      }
      guard abs(copy.offset - record.end.offset) > record.slack(press.last) else { return nil }
      return "offset \(record.end.offset), and back there \(copy.offset)"
    }
  }

  static var followsTheFinger: Law {
    .ofPresses(
      "R12", "follows-the-finger",
      "Between the bounds a drag moves what shows point by point with the pointer."
    ) { record, press in
      guard press.isPlain, record.isDrag(of: press), let pointer = record.pointer,
        pointer.modifiers == .none, record.isInside
      else { return nil }
      let moved = record.configuration.along(pointer.position) - press.last
      let shown = record.end.offset - record.start.offset
      guard abs(shown - moved * record.configuration.sense) > record.slack(press.last) else {
        return nil
      }
      return "moved \(moved), shown \(shown)"
    }
  }

  static var noJumpAtTheSlop: Law {
    .ofPresses(
      "R13", "no-jump",
      "When a drag begins, what shows moves by no more than what exceeds the slop."
    ) { record, press in
      guard let pointer = record.pointer, pointer.id == press.down.id, pointer.phase == .move,
        record.start.phase == .pressed, record.end.phase == .dragging
      else { return nil }
      let configuration = record.configuration
      let moved = abs(configuration.along(pointer.position) - press.origin(configuration))
      let most = max(moved - configuration.slop.distance(for: press.down.kind), 0)
      let shown = abs(record.end.offset - record.start.offset)
      return shown <= most + record.slack(moved) ? nil : "moved \(moved), shown \(shown)"
    }
  }

  // MARK: Ticks

  static var ticksAreNeighbours: Law {
    Law(
      "R14", "neighbours",
      "Marks that tick one after the other are neighbours, unless the host moved the ruler between."
    ) { recorded in
      var last: Int64?
      func finding(_ effects: [Effect]) -> Finding? {
        for effect in effects {
          if case .ended(.cancel, _, _, _) = effect { last = nil }
          guard case .tick(let run, _) = effect else { continue }
          if let last, abs(run.first &- last) > 1 {
            return "mark \(run.first) ticked after mark \(last)"
          }
          last = run.last
        }
        return nil
      }
      for (index, record) in recorded.steps.enumerated() {
        if let finding = finding(record.passing) { return finding.at(index) }
        // A key goes from the value, which need not be what showed; so does a wheel that takes over.
        if record.isHost || record.isStep { last = nil }
        if let finding = finding(record.effects) { return finding.at(index) }
      }
      return nil
    }
  }

  static var ticksAddUp: Law {
    .ofPresses(
      "R15", "ticks-add-up",
      "With capture and re-arm at 0, a move ticks each mark it reaches or crosses, once."
    ) { record, press in
      guard record.configuration.capture == 0, record.configuration.rearm == 0,
        record.isDrag(of: press),
        record.isInside, let pitch = record.tickPitch
      else { return nil }
      let zero = record.offsetOfMarkZero
      let (a, b) = ((record.start.offset - zero) / pitch, (record.end.offset - zero) / pitch)
      let slack = record.slack(press.last) / pitch + abs(a) * 1e-12
      let (low, high) = (min(a, b), max(a, b))
      guard high - low < 1000 else { return nil }
      let least = roundedDown(high - slack) - roundedUp(low + slack)
      let most = roundedDown(high + slack) - roundedUp(low - slack) + 1
      var count = 0.0
      for case .tick(let run, _) in record.effects { count += Double(run.length) }
      return count < least || count > most ? "\(count) ticks from \(a) to \(b) marks" : nil
    }
  }

  static var noTickWithoutMotion: Law {
    .ofSteps(
      "R16", "no-tick-at-rest", "Nothing ticks at a moment that moves nothing."
    ) { record in
      let changes = record.effects.contains { if case .changed = $0 { true } else { false } }
      guard record.start.offset == record.end.offset, !changes,
        record.end.time == record.start.time
      else { return nil }
      for case .tick(let run, _) in record.effects { return "mark \(run.first) ticked" }
      return nil
    }
  }

  // MARK: Bounds

  static var quietOutside: Law {
    Law(
      "R17", "quiet-outside",
      "Past a bound nothing ticks, and the bound is told once, when a drag goes past it."
    ) { recorded in
      var holder: Press?
      for (index, record) in recorded.steps.enumerated() {
        defer { holder = Press.next(holder, record) }
        guard let press = holder, record.isDrag(of: press) else { continue }
        let (a, b) = (record.excess(record.start.offset), record.excess(record.end.offset))
        var bounds = 0
        for case .bound(let side, _, _) in record.effects {
          bounds += 1
          if (side == .lower) != (b < 0), b != 0 { return Finding("the wrong bound").at(index) }
        }
        if bounds > 0, record.isClearlyInside {
          return Finding("told between the bounds").at(index)
        }
        guard a * b > 0 else { continue }
        if bounds > 0 { return Finding("the bound was told again").at(index) }
        for case .tick(let run, _) in record.effects {
          return Finding("mark \(run.first) ticked outside").at(index)
        }
      }
      return nil
    }
  }

  static var rubberBand: Law {
    .ofPresses(
      "R18", "rubber-band",
      """
      Past a bound what shows follows the pointer more and more slowly, never the other way, and never \
      further than the ruler is long.
      """
    ) { record, press in
      guard press.isPlain, record.isDrag(of: press), let pointer = record.pointer,
        pointer.modifiers == .none
      else { return nil }
      let (a, b) = (record.excess(record.start.offset), record.excess(record.end.offset))
      if abs(b) > record.configuration.length {
        return "\(b) outside, which is more than its length"
      }
      guard a * b > 0 else { return nil }
      let moved =
        (record.configuration.along(pointer.position) - press.last) * record.configuration.sense
      let shown = b - a
      let slack = record.slack(press.last)
      if shown * moved < 0, abs(shown) > slack { return "moved \(moved), shown \(shown)" }
      return abs(shown) > abs(moved) + slack ? "moved \(moved), shown \(shown)" : nil
    }
  }
}

extension StepRecord where Subject.Configuration == RulerConfiguration {
  /// Whether it is a key, a wheel, a crown or assistive technology.
  var isStep: Bool {
    switch action {
    case .event(.key), .event(.wheel), .event(.adjust), .event(.rotate): true
    default: false
    }
  }

  /// Whether what shows is between the bounds, and further from them than rounding could bring it.
  fileprivate var isClearlyInside: Bool {
    let range = configuration.offsets
    let slack = slack(end.offset)
    return end.offset > range.lower + slack && end.offset < range.upper - slack
  }

  /// Points from one mark that ticks to the next; `nil` if none does.
  fileprivate var tickPitch: Double? {
    switch configuration.tick {
    case .none: nil
    case .unit: configuration.unitWidth
    case .half: configuration.fractions % 2 == 0 ? configuration.unitWidth / 2 : nil
    case .fraction: configuration.unitWidth / Double(configuration.fractions)
    }
  }

  /// Where mark 0 is, as `offset` counts.
  fileprivate var offsetOfMarkZero: Double {
    let zero = configuration.bounds.lowerBound.isFinite ? configuration.bounds.lowerBound : 0
    return (configuration.origin - zero) / configuration.step * configuration.unitWidth
  }
}
