import ControlCore
import GestureGenerators
import GestureReplay
import GestureScript
import Ruler

// Laws about the landing of a ruler, its ticks, and the positions that can be reached.

extension Law {
  static var landingsTickOnce: Law {
    Law(
      "R62", "landing-ticks",
      """
      On the way to a landing, the last mark that ticked, or on which the ruler rested, does not \
      tick again: snapped reports it.
      """
    ) { recorded in
      var verdict = Verdict.notMet
      var last: Int64?
      var repeated: (mark: Int64, index: Int)?
      var isEditing = false
      for (index, record) in recorded.steps.enumerated() {
        // A step of a script that only waits lets time pass.
        let passing = record.action.isAnything ? record.passing : record.reported
        for effect in passing {
          switch effect {
          case .ended: isEditing = false
          case .tick(let run, _):
            if run.first == last { repeated = (run.first, index) }
            last = run.last
          case .snapped:
            if let (mark, index) = repeated {
              return .broken(Finding("mark \(mark) ticked again before it snapped").at(index))
            }
            verdict = .kept
          default: break
          }
        }
        // A step may contain a rest and a later action.
        for control in [record.start, record.end] where control.isIdle {
          last = record.mark(under: control) ?? last
        }
        guard record.action.isAnything else { continue }
        repeated = nil
        // A change by the host or a cancel ticks nothing. A motion caught on its way back counts
        // from its current position, or by a wheel from the value.
        let isPressed = record.pointer?.phase == .down && !record.start.isIdle
        let isCaught = !isEditing && (isPressed || record.turnsWhileItSettles)
        if record.isHost || isCaught { last = nil }
        for effect in record.effects {
          switch effect {
          case .began: isEditing = true
          case .tick(let run, _): last = run.last
          case .ended(let reason, _, _, _, _):
            isEditing = false
            if reason == .cancel { last = nil }
          default: break
          }
        }
        // After a tap past a bound the ruler rests there, and the bound replaces its tick.
        if record.isTap, record.effects.contains(where: { $0.isBound }) { last = nil }
        // A step without effects was ignored, as while a pointer holds the ruler.
        if record.end.isIdle || record.isStep && !record.effects.isEmpty {
          last = record.mark(under: record.end) ?? last
        }
      }
      return verdict
    }
  }

  static var boundOrTick: Law {
    .ofSteps(
      "R63", "bound-or-tick",
      "A move past a bound reports the bound, and does not tick a mark at the bound."
    ) { record in
      guard !record.isHost, let pitch = record.tickPitch else { return .notMet }
      var verdict = Verdict.notMet
      let range = record.ruler.offsets
      // In one move, the bound follows immediately after the ticks.
      for (effect, next) in zip(record.reported, record.reported.dropFirst()) {
        guard case .tick(let run, _) = effect, case .bound(let side, let time, _, _) = next,
          run.time(at: run.length &- 1) == time
        else { continue }
        let bound = side == .lower ? range.lower : range.upper
        let place = record.offsetOfMarkZero + Double(run.last) * pitch
        if abs(place - bound) <= 1e-9 * pitch + record.slack(bound) * 1e-3 {
          return .broken("mark \(run.last) ticked, which is at the bound")
        }
        verdict = .kept
      }
      return verdict
    }
  }

  static var keysReachLandings: Law {
    .ofSteps(
      "R64", "keys-reach",
      """
      Keys alone, and assistive technology alone, can reach each landing of the snap rule: one \
      step away from it, one step back returns to it.
      """
    ) { record in
      let snapped = record.reported.contains { effect in
        if case .snapped(let value, _, _, _) = effect { value == record.end.value } else { false }
      }
      guard snapped, record.end.isIdle, !record.isHost else { return .notMet }
      var verdict = Verdict.notMet
      let ways: [(InputEvent.Action, InputEvent.Action)] = [
        (.key(.arrowUp, .none), .key(.arrowDown, .none)),
        (.adjust(.increment), .adjust(.decrement)),
      ]
      for (up, down) in ways {
        for (there, back) in [(up, down), (down, up)] {
          var copy = record.end.after(there)
          guard copy.value != record.end.value else { continue }
          _ = copy.effects(of: back)
          if copy.value != record.end.value {
            return .broken(
              Finding("\(record.end.value) cannot be reached, \(copy.value) is next to it")
                .probed(Script.Verb(there), Script.Verb(back)))
          }
          verdict = .kept
        }
      }
      return verdict
    }.given(
      .usable, .nearOrigin, .unset("key-step", "adjust-step"),
      Premise("the marks of 'snap' are those of 'quantize'") { record in
        let (snap, quantizes) = (record.ruler.snap, record.ruler.quantizes)
        return !quantizes || snap == .always || snap == .near(.fraction)
      })
  }

  static var wheelsGoOn: Law {
    .ofSteps(
      "R65", "wheels-go-on",
      """
      A wheel turned one way never ends behind its start, and with a snap rule ends beyond it, if \
      it moved anything.
      """
    ) { record in
      guard record.end.value.magnitude < 1e9 else { return .notMet }
      var verdict = Verdict.notMet
      let width = record.ruler.unitWidth
      let turns: [(Double, WheelEvent.Unit)] = [
        (width * 0.3, .points), (1.5, .points), (0.7, .lines),
      ]
      for way in [1.0, -1] {
        for (amount, unit) in turns {
          var copy = record.end
          let turn = record.ruler.wheel(way * amount, unit)
          var hasMoved = false
          for _ in 0..<2 {
            let reported = copy.effects(of: .wheel(turn))
            hasMoved = hasMoved || reported.contains { $0.isChange }
          }
          if let rest = copy.restTime { copy.advance(to: rest) { _ in } }
          let gone = (copy.value - record.end.value) * way
          let isBehind = gone < 0 || gone == 0 && hasMoved && record.ruler.snap != .none
          if isBehind {
            return .broken(
              Finding("it ends at \(copy.value)")
                .probed(Script.Verb(.wheel(turn)), Script.Verb(.wheel(turn)), .settle()))
          }
          if hasMoved { verdict = .kept }
        }
      }
      return verdict
    }.given(.usable, .idle)
  }

  static var tapsGo: Law {
    .ofSteps(
      "R66", "taps-go",
      "A tap that moves the ruler to its position ends where a drag there would, in one edit."
    ) { record in
      var verdict = Verdict.notMet
      var configuration = record.ruler
      (configuration.tap, configuration.minimumFling) = (.go, .infinity)
      configuration.slop = Slop(touch: 0, mouse: 0, pen: 0)
      configuration.fineDrag = FineDrag(modifiers: .none)
      var start = record.end
      start.set(configuration: configuration) { _ in }
      for share in [0.09, 0.78] {
        let place = configuration.length * share
        let (tapped, reported) = start.touched([place])
        let (dragged, _) = start.touched([place, configuration.length / 2])
        let slack = configuration.step * 1e-9 + abs(tapped.value) * 1e-12
        if abs(tapped.value - dragged.value) > slack {
          return .broken(
            Finding("a tap gives \(tapped.value), a drag \(dragged.value)")
              .probed(
                .set(Setting("tap", .policy("go"))), .tap(Script.Tap(77, at: .along(place)))))
        }
        if reported.contains(where: { $0.isTap }) {
          return .broken("reported as tapped: \(reported)")
        }
        if tapped.value != record.end.value { verdict = .kept }
      }
      return verdict
    }.given(.usable, .idle)
  }
}

extension StepRecord {
  /// Returns the ticking mark within the capture distance of the cursor; `nil` if there is none.
  fileprivate func mark(under control: Subject) -> Int64? {
    guard let pitch = tickPitch else { return nil }
    let zero = offsetOfMarkZero
    let mark = roundedToNearest((control.offset - zero) / pitch)
    let capture = ruler.capture ?? min(0.02 * pitch, 0.5)
    let distance = abs(control.offset - zero - mark * pitch)
    guard abs(mark) < 1e15, distance <= capture + slack(control.offset)
    else { return nil }
    return Int64(saturating: mark)
  }

  /// True for a wheel or a crown that meets a ruler on its way back, or to a landing.
  fileprivate var turnsWhileItSettles: Bool {
    switch action {
    case .event(.wheel), .event(.rotate): start.phase == .settling
    default: false
    }
  }
}

extension ScriptAction {
  /// True for an action other than letting time pass.
  fileprivate var isAnything: Bool {
    switch self {
    case .event, .set: true
    default: false
    }
  }
}

extension RulerConfiguration {
  /// Returns the turn of a wheel on the main axis.
  ///
  /// - Parameters:
  ///   - amount: the distance; positive for more.
  ///   - unit: the unit of the distance.
  /// - Returns: the event.
  fileprivate func wheel(_ amount: Double, _ unit: WheelEvent.Unit) -> WheelEvent {
    guard isHorizontal else { return WheelEvent(deltaX: 0, deltaY: -amount, unit: unit) }
    let sign: Double = layoutDirection == .leftToRight ? 1 : -1
    return WheelEvent(deltaX: sign * amount, deltaY: 0, unit: unit)
  }
}

extension Subject {
  /// Returns a copy after a mouse drag and the rest that follows, with its effects. The mouse goes
  /// down at the first position on the main axis, and up at the last.
  fileprivate func touched(_ places: [Double]) -> (Self, [Effect]) {
    var copy = self
    var reported: [Effect] = []
    func send(_ phase: PointerEvent.Phase, _ place: Double) {
      let point =
        configuration.ruler.isHorizontal ? Point(x: place, y: 10) : Point(x: 10, y: place)
      let event = PointerEvent(id: 77, kind: .mouse, phase: phase, position: point)
      reported += copy.effects(of: .pointer(event))
    }
    send(.down, places[0])
    for place in places.dropFirst() { send(.move, place) }
    send(.up, places[places.count - 1])
    if let rest = copy.restTime { copy.advance(to: rest) { reported.append($0) } }
    return (copy, reported)
  }
}
