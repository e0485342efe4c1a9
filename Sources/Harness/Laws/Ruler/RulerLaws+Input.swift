import ControlCore
import GestureGenerators
import GestureReplay
import GestureScript
import Ruler

// Laws about the wheel, keys, assistive technology and the host.

extension Law {
  static var wheelAddsUp: Law {
    .ofSteps(
      "R40", "wheel-adds-up",
      "A wheel turned in two halves has the same effect as in one turn, if it does not end between them."
    ) { record in
      guard case .event(.wheel(var wheel)) = record.action, wheel.unit == .points,
        wheel.phase == .none || wheel.phase == .change,
        record.excess(record.start.offset) == 0
      else { return .notMet }
      wheel.deltaX /= 2
      wheel.deltaY /= 2
      var copy = record.start
      copy.handle(InputEvent(time: copy.time, action: .wheel(wheel))) { _ in }
      copy.handle(InputEvent(time: copy.time, action: .wheel(wheel))) { _ in }
      let difference = abs(copy.offset - record.end.offset)
      guard difference <= record.slack(record.start.offset) else {
        return .broken("offset \(record.end.offset), in halves \(copy.offset)")
      }
      return record.end.offset == record.start.offset ? .notMet : .kept
    }.given(
      keepsTurns, Premise("the wheel turns by points and the ruler is between its bounds"))
  }

  private static var keepsTurns: Premise {
    Premise("'scroll-timeout' is not 0") { $0.ruler.scrollTimeout > 0 }
  }

  static var detentsAreMarks: Law {
    .ofSteps(
      "R41", "detents",
      "A detent of a wheel goes to the next step mark, or as far as the bounds allow."
    ) { record in
      guard record.end.value.magnitude < 1e9 else { return .notMet }
      var verdict = Verdict.notMet
      let configuration = record.ruler
      let lattice = record.lattice
      let position = lattice.position(of: record.end.value)
      // Turns away from the user, and in reading direction, raise the value on either axis.
      let right: Double =
        configuration.isHorizontal && configuration.layoutDirection == .rightToLeft ? -1 : 1
      for count in [1, -1, 3] as [Int64] {
        let mark = lattice.value(ofMark: lattice.stepMark(count, beyond: position))
        let wanted = configuration.clamp(mark)
        for delta in [Point(x: 0, y: -Double(count)), Point(x: right * Double(count), y: 0)] {
          var copy = record.end
          let wheel = WheelEvent(deltaX: delta.x, deltaY: delta.y, unit: .detents)
          copy.handle(InputEvent(time: copy.time, action: .wheel(wheel))) { _ in }
          guard abs(copy.value - wanted) <= configuration.step * 1e-9 else {
            return .broken(
              Finding("\(delta.x),\(delta.y) detents give \(copy.value), not \(wanted)")
                .probed(.wheel(WheelTurn(.both(delta), unit: .detents))))
          }
          if copy.value != record.end.value { verdict = .kept }
        }
      }
      return verdict
    }.given(.usable, .idle)
  }

  static var touchesYield: Law {
    .ofSteps(
      "R55", "touches-yield",
      "Only a finger leaves a gesture to the page, never a mouse or a pen.",
      from: { _ -> [Int64] in [] }
    ) { others, record in
      guard let pointer = record.pointer else { return .notMet }
      // Pointers whose last press was by a mouse or a pen.
      if pointer.phase == .down {
        others.removeAll { $0 == pointer.id }
        if pointer.kind != .touch { others.append(pointer.id) }
      }
      let isOther = others.contains(pointer.id)
      if record.effects.contains(where: { $0.isYield }) {
        return isOther ? .broken("pointer \(pointer.id) yielded") : .kept
      }
      let isTaken = record.start.phase == .pressed && record.end.phase == .dragging
      return isTaken && isOther ? .kept : .notMet
    }
  }

  static var clicksAddUp: Law {
    .ofSteps(
      "R49", "clicks-add-up",
      "Two halves of a detent are one, and the rest of one is dropped when the wheel reverses."
    ) { record in
      var verdict = Verdict.notMet
      func turned(_ detents: [Double]) -> Double {
        var copy = record.end
        // A crown event clears the remainder of the wheel.
        _ = copy.effects(of: .rotate(detents: 0))
        for detent in detents {
          _ = copy.effects(of: .wheel(WheelEvent(deltaX: 0, deltaY: detent, unit: .detents)))
        }
        return copy.value
      }
      for way in [1.0, -1] {
        let (whole, halves) = (turned([way]), turned([way / 2, way / 2]))
        if whole != halves {
          return .broken(
            Finding("a detent gives \(whole), two halves \(halves)")
              .probed(.rotate(0), .detents(way / 2), .detents(way / 2)))
        }
        let back = turned([-way * 0.75, way])
        if whole != back {
          return .broken(
            Finding("a detent gives \(whole), after three quarters the other way \(back)")
              .probed(.rotate(0), .detents(-way * 0.75), .detents(way)))
        }
        if whole != record.end.value { verdict = .kept }
      }
      return verdict
    }.given(.usable, .idle, keepsTurns)
  }

  static var keysGoThereAndBack: Law {
    .ofSteps(
      "R42", "keys",
      """
      Arrows go to the next mark of those that the snap rule keeps, with alt to the next fraction, Page \
      keys by ten, as far as the bounds allow; Home and End give the bounds; at an end nothing ticks or \
      changes.
      """
    ) { record in
      var verdict = Verdict.notMet
      for key in RulerKey.all(record.ruler) {
        let copy = record.end.after(.key(key.key, key.modifiers))
        let wanted = key.value(from: record.end.value, record.lattice, record.ruler)
        guard abs(copy.value - wanted) <= record.ruler.step * 1e-9 else {
          return .broken(
            Finding("\(key.name) gives \(copy.value), not \(wanted)")
              .probed(.key(KeyStroke(key.key, modifiers: key.modifiers))))
        }
        if copy.value != record.end.value { verdict = .kept }
      }
      return record.problemWithEnds.map { .broken($0) } ?? verdict
    }.given(.usable, .idle, .nearOrigin)
  }

  static var hostChangesAreSilent: Law {
    .ofPresses(
      "R44", "host-is-silent",
      "A value that the host sets ticks nothing, and a drag goes on from there, point by point."
    ) { record, press in
      guard record.newValue != nil else { return .notMet }
      for case .tick(let run, _) in record.effects { return .broken("mark \(run.first) ticked") }
      let said = record.end.value == record.start.value ? Verdict.notMet : .kept
      guard record.start.phase == .dragging, record.end.phase == .dragging else { return said }
      var copy = record.end
      let configuration = record.ruler
      var place = press.down.position
      if configuration.isHorizontal { place.x = press.last } else { place.y = press.last }
      for distance in [0.0, 0.5] {
        var moved = place
        if configuration.isHorizontal { moved.x += distance } else { moved.y += distance }
        let event = PointerEvent(
          id: press.down.id, kind: press.down.kind, phase: .move, position: moved)
        copy.handle(InputEvent(time: copy.time, action: .pointer(event))) { _ in }
        let shown = copy.offset - record.end.offset
        let isOut = record.excess(copy.offset) != 0 || record.excess(record.end.offset) != 0
        let wanted = distance * configuration.fineness(of: event, press) * configuration.sense
        if abs(shown - wanted) > record.slack(press.last), !isOut {
          return .broken(
            Finding("then moved \(distance), shown \(shown)")
              .probed(.move(press.down.id, .both(moved))))
        }
      }
      return said
    }
  }
}

extension StepRecord {
  /// The problem with pressing Home and End twice; `nil` if there is none.
  fileprivate var problemWithEnds: Finding? {
    var copy = end
    for (key, bound) in [
      (Key.home, ruler.bounds.lowerBound), (.end, ruler.bounds.upperBound),
    ] where bound.isFinite {
      _ = copy.effects(of: .key(key, .none))
      let verb = Script.Verb.key(KeyStroke(key))
      if copy.value != bound {
        return Finding("the bound \(bound) gives \(copy.value)").probed(verb)
      }
      for effect in copy.effects(of: .key(key, .none)) {
        if case .bound = effect { continue }
        return Finding("at the end, reported \(effect)").probed(verb, verb)
      }
    }
    return nil
  }
}

extension Script.Verb {
  /// Returns the turn of a notched wheel on the vertical axis.
  fileprivate static func detents(_ count: Double) -> Script.Verb {
    .wheel(WheelTurn(.both(0, count), unit: .detents))
  }
}

/// A key that moves a ruler, and its distance.
private struct RulerKey {
  let name: StaticText
  let key: Key
  let modifiers: Modifiers
  /// The number of marks that the snap rule keeps, or with `isFraction` of fractions of a step;
  /// negative downwards.
  let count: Int64
  let isFraction: Bool

  init(_ name: StaticText, _ key: Key, _ modifiers: Modifiers, _ count: Int64) {
    (self.name, self.key, self.modifiers, self.count) = (name, key, modifiers, count)
    isFraction = modifiers == .alt
  }

  /// Returns the keys. The right arrow means more, except in a right-to-left horizontal ruler.
  static func all(_ configuration: RulerConfiguration) -> [RulerKey] {
    let isMirrored =
      configuration.isHorizontal && configuration.layoutDirection == .rightToLeft
    let counts = configuration.stepCounts
    let right = isMirrored ? -counts.key : counts.key
    return [
      RulerKey("ArrowUp", .arrowUp, .none, counts.key),
      RulerKey("ArrowDown", .arrowDown, .none, -counts.key),
      RulerKey("ArrowRight", .arrowRight, .none, right),
      RulerKey("ArrowLeft", .arrowLeft, .none, -right),
      RulerKey("alt+ArrowUp", .arrowUp, .alt, 1),
      RulerKey("alt+ArrowDown", .arrowDown, .alt, -1),
      RulerKey("shift+ArrowUp", .arrowUp, .shift, counts.page),
      RulerKey("shift+ArrowDown", .arrowDown, .shift, -counts.page),
      RulerKey("PageUp", .pageUp, .none, counts.page),
      RulerKey("PageDown", .pageDown, .none, -counts.page),
    ]
  }

  /// Returns the value after the key.
  func value(
    from value: Double, _ lattice: Lattice, _ configuration: RulerConfiguration
  ) -> Double {
    let width = isFraction ? 1 : configuration.keyStride
    let spacing = configuration.unitWidth / Double(configuration.fractions)
    let place = lattice.position(of: value) / spacing / width
    let nearest = roundedToNearest(place)
    // A value within the rounding error of a mark counts as that mark.
    let isOnMark = abs(place - nearest) <= 1e-9
    let start = isOnMark ? nearest : count > 0 ? roundedDown(place) : roundedUp(place)
    let mark = Int64(saturating: (start + Double(count)) * width)
    return configuration.clamp(lattice.value(ofMark: mark))
  }
}

extension RulerConfiguration {
  /// The number of fractions that an arrow moves.
  fileprivate var keyStride: Double {
    switch snap {
    case .near(.fraction): 1
    case .near(.half) where fractions % 2 == 0: Double(fractions) / 2
    case .near, .always: Double(fractions)
    }
  }

  /// The change of the value by an arrow that moves from one mark to the next.
  var keyStep: Double {
    switch keyStride {
    case 1: step / Double(fractions)
    case Double(fractions): step
    default: step / 2
    }
  }
}
