import ControlCore
import GestureGenerators
import GestureScript
import Ruler

// Laws about a ruler that is dragged.

extension Law {
  static var slopIsQuiet: Law {
    .ofPresses(
      "R9", "slop",
      """
      A pointer within its slop moves nothing, and its lift is a tap, if the ruler was at rest and \
      taps move nothing.
      """
    ) { record, press in
      guard let pointer = record.pointer, pointer.id == press.down.id,
        record.start.phase == .pressed
      else { return .notMet }
      let configuration = record.ruler
      let distance = abs(configuration.along(pointer.position) - press.origin(configuration))
      let slop = configuration.slop.distance(for: press.down.kind)
      switch pointer.phase {
      case .move where distance <= slop:
        if record.end.phase == .dragging { return .broken("a move of \(distance) drags") }
        let isQuiet = record.effects.isEmpty || record.effects.contains { $0.isYield }
        return isQuiet ? .kept : .broken("reported \(record.effects)")
      case .up where distance <= slop && press.wasIdle && configuration.tap == .nothing:
        let isOther = record.effects.contains { !$0.isTap && !$0.isYield }
        return isOther || record.effects.isEmpty ? .broken("reported \(record.effects)") : .kept
      case .up where press.wasMoving:
        let isTap = record.effects.contains { $0.isTap }
        return isTap ? .broken("it was caught, and not tapped") : .kept
      default: return .notMet
      }
    }.given(.usable, .unset("reset"))
  }

  static var onlyTheLastPlaceMatters: Law {
    Law(
      "R10", "last-place", "In a drag only the last position matters, not the path to it."
    ) { recorded in
      var holder: Press?
      var first: Subject?
      return recorded.verdict(ofSteps: { record in
        defer { holder = Press.next(holder, record) }
        guard let press = holder, press.isPlain, record.isDrag(of: press),
          let pointer = record.pointer, pointer.modifiers == .none
        else {
          first = nil
          return .notMet
        }
        guard var copy = first else {
          first = record.start
          return .notMet
        }
        let before = copy.offset
        copy.handle(InputEvent(time: record.time, action: .pointer(pointer))) { _ in }
        guard abs(copy.offset - record.end.offset) <= record.slack(press.last) else {
          return .broken("offset \(record.end.offset), at once \(copy.offset)")
        }
        return copy.offset == before ? .notMet : .kept
      })
    }.given(.plainDrag)
  }

  static var noHysteresis: Law {
    .ofPresses(
      "R11", "no-hysteresis",
      "After a drag far past a bound and back to the same position, the display is the same."
    ) { record, press in
      guard press.isPlain, record.isDrag(of: press), var pointer = record.pointer,
        pointer.modifiers == .none
      else { return .notMet }
      let place = pointer.position
      let places = [-1000.0, 1000, 0].map { distance in
        record.ruler.isHorizontal
          ? Point(x: place.x + distance, y: place.y) : Point(x: place.x, y: place.y + distance)
      }
      var copy = record.end
      var hasMoved = false
      for place in places {
        pointer.position = place
        copy.handle(InputEvent(time: copy.time, action: .pointer(pointer))) { _ in }
        hasMoved = hasMoved || copy.offset != record.end.offset
      }
      guard abs(copy.offset - record.end.offset) > record.slack(press.last) else {
        return hasMoved ? .kept : .notMet
      }
      return .broken(
        Finding("offset \(record.end.offset), and back there \(copy.offset)")
          .probed(places.map { .move(pointer.id, .both($0)) }))
    }.given(.plainDrag)
  }

  static var followsTheFinger: Law {
    .ofPresses(
      "R12", "follows-the-finger",
      """
      Between the bounds, a drag moves the display point by point with the pointer, or more \
      finely, by its modifiers and its cross-axis distance.
      """
    ) { record, press in
      guard record.isDrag(of: press), let pointer = record.pointer, record.isInside else {
        return .notMet
      }
      let way = record.ruler.along(pointer.position) - press.last
      let moved = way * record.ruler.fineness(of: pointer, press)
      let shown = record.end.offset - record.start.offset
      guard abs(shown - moved * record.ruler.sense) <= record.slack(press.last) else {
        return .broken("moved \(moved), shown \(shown)")
      }
      return shown == 0 ? .notMet : .kept
    }
  }

  static var noJumpAtTheSlop: Law {
    .ofPresses(
      "R13", "no-jump",
      "When a drag begins, the display moves by the distance beyond the slop, and no more."
    ) { record, press in
      guard let pointer = record.pointer, pointer.id == press.down.id, pointer.phase == .move,
        record.start.phase == .pressed, record.end.phase == .dragging
      else { return .notMet }
      let configuration = record.ruler
      let moved = configuration.along(pointer.position) - press.origin(configuration)
      let slop = configuration.slop.distance(for: press.down.kind)
      let excess = max(abs(moved) - slop, 0) * configuration.fineness(of: pointer, press)
      let wanted = (moved < 0 ? -excess : excess) * configuration.sense
      let shown = record.end.offset - record.start.offset
      let slack = record.slack(moved)
      if abs(shown) > excess + slack { return .broken("moved \(moved), shown \(shown)") }
      guard record.isInside, press.wasIdle, abs(shown - wanted) > slack else { return .kept }
      return .broken("moved \(moved), shown \(shown), not \(wanted)")
    }
  }

  // MARK: Ticks

  static var ticksAreNeighbours: Law {
    Law(
      "R14", "neighbours",
      "Marks that tick one after the other are neighbours, unless the host or a tap moved the ruler in between."
    ) { recorded in
      var last: Int64?
      var isLeaping = false
      return recorded.verdict(ofSteps: { record in
        var verdict = Verdict.notMet
        func note(_ effects: [Effect]) {
          for effect in effects {
            if case .ended(.cancel, _, _, _, _) = effect { last = nil }
            guard case .tick(let run, _) = effect else { continue }
            if let last {
              let isNext = abs(run.first &- last) <= 1
              verdict.join(isNext ? .kept : .broken("mark \(run.first) ticked after mark \(last)"))
            }
            last = run.last
          }
        }
        note(record.passing)
        isLeaping = record.isTap || isLeaping && !record.start.isIdle
        // A key, or a wheel that takes over, starts from the value, which may not be the shown
        // offset. After a tap, the shown offset has not reached the value yet.
        if record.isHost || record.isStep || isLeaping { last = nil }
        note(record.effects)
        return verdict
      })
    }
  }

  static var ticksAddUp: Law {
    .ofPresses(
      "R15", "ticks-add-up",
      "With capture and re-arm at 0, a move ticks each mark it reaches or crosses, once, by its number."
    ) { record, press in
      guard record.ruler.capture == 0, record.ruler.rearm == 0,
        record.isDrag(of: press),
        record.isInside, let pitch = record.tickPitch
      else { return .notMet }
      let zero = record.offsetOfMarkZero
      let (a, b) = ((record.start.offset - zero) / pitch, (record.end.offset - zero) / pitch)
      let slack = record.slack(press.last) / pitch + abs(a) * 1e-12
      let (low, high) = (min(a, b), max(a, b))
      guard high - low < 1000 else { return .notMet }
      let least = roundedDown(high - slack) - roundedUp(low + slack) + 1
      let most = roundedDown(high + slack) - roundedUp(low - slack) + 1
      var count = 0.0
      for case .tick(let run, _) in record.effects {
        count += Double(run.length)
        for mark in [Double(run.first), Double(run.last)]
        where mark < low - slack || mark > high + slack {
          return .broken("mark \(mark) ticked from \(a) to \(b) marks")
        }
      }
      if count < least || count > most {
        return .broken("\(count) ticks from \(a) to \(b) marks")
      }
      return count > 0 ? .kept : .notMet
    }
  }

  static var noTremblingTicks: Law {
    Law(
      "R53", "no-trembling",
      "The mark that a ruler rests on does not tick before a drag has been the re-arm distance away from it."
    ) { recorded in
      var holder: Press?
      var rested: (mark: Int64, place: Double, farthest: Double)?
      return recorded.verdict(ofSteps: { record in
        defer { holder = Press.next(holder, record) }
        if record.pointer?.phase == .down {
          rested = record.start.isIdle ? record.restedMark : nil
        }
        guard let press = holder, record.isDrag(of: press) || record.start.phase == .pressed,
          record.pointer?.phase == .move, let (mark, place, farthest) = rested,
          let rearm = record.ruler.rearmDistance
        else {
          if record.pointer?.phase != .down { rested = nil }
          return .notMet
        }
        if let run = record.effects.runs.first {
          rested = nil
          if run.first == mark, farthest < rearm - record.slack(place) {
            return .broken("mark \(mark) ticked, \(farthest) pt away from it")
          }
        }
        rested?.farthest = max(farthest, abs(record.end.offset - place))
        return record.end.offset == record.start.offset ? .notMet : .kept
      })
    }
  }
}

extension StepRecord {
  /// True for a key, a wheel, a crown or an assistive action.
  var isStep: Bool {
    switch action {
    case .event(.key), .event(.wheel), .event(.adjust), .event(.rotate): true
    default: false
    }
  }

  /// True for a tap that moves to its position.
  var isTap: Bool {
    effects.contains { if case .changed(_, .tap, _, _, _) = $0 { true } else { false } }
  }

  /// True if the offset is between the bounds by more than the rounding error.
  var isClearlyInside: Bool {
    let range = ruler.offsets
    let slack = slack(end.offset)
    return end.offset > range.lower + slack && end.offset < range.upper - slack
  }

  /// The ticking mark on which the ruler rests before the step, its offset in points, and 0 as the
  /// farthest distance from it; `nil` if there is none.
  fileprivate var restedMark: (mark: Int64, place: Double, farthest: Double)? {
    guard let pitch = tickPitch, !isHost else { return nil }
    let zero = offsetOfMarkZero
    let mark = roundedToNearest((start.offset - zero) / pitch)
    let place = zero + mark * pitch
    guard abs(mark) < 1e9, abs(start.offset - place) <= 1e-9 else { return nil }
    return (Int64(saturating: mark), place, 0)
  }

  /// The distance between ticking marks in points; `nil` if none tick.
  var tickPitch: Double? {
    switch ruler.tick {
    case .none: nil
    case .unit: ruler.unitWidth
    case .half: ruler.unitWidth / (ruler.fractions % 2 == 0 ? 2 : 1)
    case .fraction: ruler.unitWidth / Double(ruler.fractions)
    }
  }

  /// The offset of mark 0, in points.
  var offsetOfMarkZero: Double {
    ruler.offset(of: ruler.origin)
  }
}
