import ControlCore
import GestureScript
import Ruler

// What a ruler does while a pointer drags it.

extension Law where Subject.Configuration == RulerConfiguration {
  static var slopIsQuiet: Law {
    .ofPresses(
      "R9", "slop",
      "A pointer that stays within its slop moves nothing, and lifted there it has tapped."
    ) { moment, press in
      guard let pointer = moment.pointer, pointer.id == press.down.id,
        moment.start.phase == .pressed, moment.configuration.interaction == .enabled
      else { return nil }
      let configuration = moment.configuration
      let distance = abs(configuration.along(pointer.position) - press.origin(configuration))
      let slop = configuration.slop.distance(for: press.down.kind)
      switch pointer.phase {
      case .move where distance <= slop:
        if moment.end.phase == .dragging { return "a move of \(distance) drags" }
        let isYield = moment.effects.contains { if case .yielded = $0 { true } else { false } }
        return moment.effects.isEmpty || isYield ? nil : "told \(moment.effects)"
      case .up where distance <= slop && press.wasIdle:
        let isOther = moment.effects.contains {
          switch $0 {
          case .tapped, .yielded: false
          default: true
          }
        }
        return isOther || moment.effects.isEmpty ? "told \(moment.effects)" : nil
      default: return nil
      }
    }
  }

  static var onlyTheLastPlaceMatters: Law {
    Law(
      "R10", "last-place", "In a drag only the last place matters, not how it came there."
    ) { performance in
      var holder: Press?
      var first: Subject?
      for (index, moment) in performance.moments.enumerated() {
        defer { holder = Press.next(holder, moment) }
        guard let press = holder, press.isPlain, moment.isDrag(of: press),
          moment.pointer?.modifiers == Modifiers.none
        else {
          first = nil
          continue
        }
        guard var copy = first else {
          first = moment.start
          continue
        }
        guard let pointer = moment.pointer else { continue }
        copy.handle(InputEvent(time: moment.time, action: .pointer(pointer))) { _ in }
        if abs(copy.offset - moment.end.offset) > moment.slack(press.last) {
          return Finding("offset \(moment.end.offset), at once \(copy.offset)").at(index)
        }
      }
      return nil
    }
  }

  static var noHysteresis: Law {
    .ofPresses(
      "R11", "no-hysteresis", "Far out past a bound and back to the same place, the same shows."
    ) { moment, press in
      guard press.isPlain, moment.isDrag(of: press), var pointer = moment.pointer,
        pointer.modifiers == .none
      else { return nil }
      let place = pointer.position
      var copy = moment.end
      for distance in [-1000.0, 1000, 0] {
        pointer.position = place
        if moment.configuration.isHorizontal {
          pointer.position.x += distance
        } else {
          pointer.position.y += distance
        }
        copy.handle(InputEvent(time: copy.time, action: .pointer(pointer))) { _ in }
      }
      guard abs(copy.offset - moment.end.offset) > moment.slack(press.last) else { return nil }
      return "offset \(moment.end.offset), and back there \(copy.offset)"
    }
  }

  static var followsTheFinger: Law {
    .ofPresses(
      "R12", "follows-the-finger",
      "Between the bounds a drag moves what shows point by point with the pointer."
    ) { moment, press in
      guard press.isPlain, moment.isDrag(of: press), let pointer = moment.pointer,
        pointer.modifiers == .none, moment.isInside
      else { return nil }
      let moved = moment.configuration.along(pointer.position) - press.last
      let shown = moment.end.offset - moment.start.offset
      guard abs(shown - moved * moment.configuration.sense) > moment.slack(press.last) else {
        return nil
      }
      return "moved \(moved), shown \(shown)"
    }
  }

  static var noJumpAtTheSlop: Law {
    .ofPresses(
      "R13", "no-jump",
      "When a drag begins, what shows moves by no more than what exceeds the slop."
    ) { moment, press in
      guard let pointer = moment.pointer, pointer.id == press.down.id, pointer.phase == .move,
        moment.start.phase == .pressed, moment.end.phase == .dragging
      else { return nil }
      let configuration = moment.configuration
      let moved = abs(configuration.along(pointer.position) - press.origin(configuration))
      let most = max(moved - configuration.slop.distance(for: press.down.kind), 0)
      let shown = abs(moment.end.offset - moment.start.offset)
      return shown <= most + moment.slack(moved) ? nil : "moved \(moved), shown \(shown)"
    }
  }

  // MARK: Ticks

  static var ticksAreNeighbours: Law {
    Law(
      "R14", "neighbours",
      "Marks that tick one after the other are neighbours, unless the host moved the ruler between."
    ) { performance in
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
      for (index, moment) in performance.moments.enumerated() {
        if let finding = finding(moment.passing) { return finding.at(index) }
        // A key goes from the value, which need not be what showed; so does a wheel that takes over.
        if moment.isHost || moment.isStep { last = nil }
        if let finding = finding(moment.effects) { return finding.at(index) }
      }
      return nil
    }
  }

  static var ticksAddUp: Law {
    .ofPresses(
      "R15", "ticks-add-up",
      "With capture and re-arm at 0, a move ticks each mark it reaches or crosses, once."
    ) { moment, press in
      guard moment.configuration.capture == 0, moment.configuration.rearm == 0,
        moment.isDrag(of: press),
        moment.isInside, let pitch = moment.tickPitch
      else { return nil }
      let zero = moment.offsetOfMarkZero
      let (a, b) = ((moment.start.offset - zero) / pitch, (moment.end.offset - zero) / pitch)
      let slack = moment.slack(press.last) / pitch + abs(a) * 1e-12
      let (low, high) = (min(a, b), max(a, b))
      guard high - low < 1000 else { return nil }
      let least = roundedDown(high - slack) - roundedUp(low + slack)
      let most = roundedDown(high + slack) - roundedUp(low - slack) + 1
      var count = 0.0
      for case .tick(let run, _) in moment.effects { count += Double(run.length) }
      return count < least || count > most ? "\(count) ticks from \(a) to \(b) marks" : nil
    }
  }

  static var noTickWithoutMotion: Law {
    .ofMoments(
      "R16", "no-tick-at-rest", "Nothing ticks at a moment that moves nothing."
    ) { moment in
      let changes = moment.effects.contains { if case .changed = $0 { true } else { false } }
      guard moment.start.offset == moment.end.offset, !changes,
        moment.end.time == moment.start.time
      else { return nil }
      for case .tick(let run, _) in moment.effects { return "mark \(run.first) ticked" }
      return nil
    }
  }

  // MARK: Bounds

  static var quietOutside: Law {
    Law(
      "R17", "quiet-outside",
      "Past a bound nothing ticks, and the bound is told once, when a drag goes past it."
    ) { performance in
      var holder: Press?
      for (index, moment) in performance.moments.enumerated() {
        defer { holder = Press.next(holder, moment) }
        guard let press = holder, moment.isDrag(of: press) else { continue }
        let (a, b) = (moment.excess(moment.start.offset), moment.excess(moment.end.offset))
        var bounds = 0
        for case .bound(let side, _, _) in moment.effects {
          bounds += 1
          if (side == .lower) != (b < 0), b != 0 { return Finding("the wrong bound").at(index) }
        }
        if bounds > 0, moment.isClearlyInside {
          return Finding("told between the bounds").at(index)
        }
        guard a * b > 0 else { continue }
        if bounds > 0 { return Finding("the bound was told again").at(index) }
        for case .tick(let run, _) in moment.effects {
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
    ) { moment, press in
      guard press.isPlain, moment.isDrag(of: press), let pointer = moment.pointer,
        pointer.modifiers == .none
      else { return nil }
      let (a, b) = (moment.excess(moment.start.offset), moment.excess(moment.end.offset))
      if abs(b) > moment.configuration.length {
        return "\(b) outside, which is more than its length"
      }
      guard a * b > 0 else { return nil }
      let moved =
        (moment.configuration.along(pointer.position) - press.last) * moment.configuration.sense
      let shown = b - a
      let slack = moment.slack(press.last)
      if shown * moved < 0, abs(shown) > slack { return "moved \(moved), shown \(shown)" }
      return abs(shown) > abs(moved) + slack ? "moved \(moved), shown \(shown)" : nil
    }
  }
}

extension Moment where Subject.Configuration == RulerConfiguration {
  /// Whether it is a key, a wheel, a crown or assistive technology.
  var isStep: Bool {
    switch deed {
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
