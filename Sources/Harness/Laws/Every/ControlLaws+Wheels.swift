import ControlCore
import GestureGenerators
import GestureReplay
import GestureScript

// Laws about wheels that change a control like arrow keys.

extension Law {
  /// Laws of controls with wheels and keys: a wheel acts like the arrow keys, whether its turn
  /// arrives in one event or in several.
  public static var ofWheels: [Law] {
    [
      wheelInParts.needing(.wheel), rightIsArrowRight.needing([.wheel, .key]),
      leftoversExpire.needing(.wheel),
    ]
  }

  static var wheelInParts: Law {
    .ofSteps(
      "R67", "wheel-in-parts",
      "Lines, pages and detents of a wheel in equal parts have the same effect as in one event.",
      makesCopies: true
    ) { record in
      let trial = WheelTrial(number: record.line)
      var isHeard = false
      for amount in [1, -2.5] {
        let (whole, parts) = (
          record.end.values(after: trial.turn(amount, in: 1)),
          record.end.values(after: trial.turn(amount, in: trial.count))
        )
        if whole != record.end.values { isHeard = true }
        guard whole != parts else { continue }
        return .broken(
          Finding("\(amount) at once gives \(whole[0]), in \(trial.count) parts \(parts[0])")
            .probed(trial.turn(amount, in: trial.count).map { Script.Verb(.wheel($0)) }))
      }
      return isHeard ? .kept : .notMet
    }.given(.usable, .untouched, .othersAtRest)
  }

  static var leftoversExpire: Law {
    .ofSteps(
      "R89", "leftovers-expire",
      """
      The part of a line that a turn of a wheel leaves over counts for a turn right behind it, but not some \
      seconds later, nor after a key or a press.
      """,
      makesCopies: true
    ) { record in
      let turn = InputEvent.Action.wheel(WheelEvent(deltaX: 0, deltaY: -0.6, unit: .lines))
      var soon = record.end.after(turn)
      guard soon.values == record.end.values else { return .notMet }
      let late = soon
      _ = soon.effects(of: turn)
      guard soon.values != record.end.values else { return .notMet }
      let wheel = Script.Verb(turn)
      let place = Point(x: 0, y: 0)
      let press = [PointerEvent.Phase.down, .cancel].map {
        InputEvent.Action.pointer(PointerEvent(id: 77, phase: $0, position: place))
      }
      for between in [[], [.key(.arrowDown, .none)], press] as [[InputEvent.Action]] {
        var copy = late
        for action in between { _ = copy.effects(of: action) }
        let rest = copy.restTime ?? copy.time
        let time = between.isEmpty ? copy.time.advanced(by: 3_000_000_000) : rest
        _ = copy.effects(until: time)
        let before = copy.values
        _ = copy.effects(of: turn)
        guard copy.values != before else { continue }
        let verbs = between.isEmpty ? [.wait(3_000_000_000)] : between.map { Script.Verb($0) }
        return .broken(
          Finding("it goes from \(before[0]) to \(copy.values[0])").probed(
            [wheel] + verbs + [wheel]))
      }
      return .kept
    }.given(.usable, .untouched, .othersAtRest)
  }

  static var rightIsArrowRight: Law {
    .ofSteps(
      "R68", "wheel-as-arrows",
      """
      A wheel to the right goes the way of the arrow key to the right, one turned up that of the arrow key up, and \
      their opposites alike, in lines, detents and pages. Points act along the track only.
      """, makesCopies: true
    ) { record in
      var isHeard = false
      for (right, up, key) in [
        (1, 0, Key.arrowRight), (-1, 0, .arrowLeft), (0, 1, .arrowUp), (0, -1, .arrowDown),
      ] as [(Double, Double, Key)] {
        let way = record.end.way(after: .key(key, .none))
        if way != 0 { isHeard = true }
        for unit in [WheelEvent.Unit.lines, .detents, .pages] {
          let wheel = WheelEvent(deltaX: right, deltaY: -up, unit: unit)
          if record.end.way(after: .wheel(wheel)) == way { continue }
          return .broken(Finding(unlike: key).probed(Script.Verb(.wheel(wheel))))
        }
        // Points act on the main axis only.
        let points = WheelEvent(deltaX: right * 1e6, deltaY: -up * 1e6, unit: .points)
        let isAcross =
          record.configuration.pointerPath == .axis
          && (record.settings.axis == .x ? right == 0 : up == 0)
        let gone = record.end.way(after: .wheel(points))
        if isAcross ? gone != 0 : gone * way < 0 {
          return .broken(Finding(unlike: key).probed(Script.Verb(.wheel(points))))
        }
      }
      return isHeard ? .kept : .notMet
    }.given(.usable, .idle)
  }
}

/// A wheel turn in one event or several; unit, axis and number of events vary by step.
private struct WheelTrial {
  let unit: WheelEvent.Unit
  let isUpright: Bool
  let count: Int

  init(number: Int) {
    unit = [.lines, .detents, .pages][number % 3]
    isUpright = number / 3 % 2 == 0
    count = [3, 7, 10, 16][number / 6 % 4]
  }

  /// Returns the events of one gesture with an explicit end.
  func turn(_ amount: Double, in parts: Int) -> [WheelEvent] {
    let part = amount / Double(parts)
    return (0...parts).map { number in
      let delta = number < parts ? part : 0
      return WheelEvent(
        deltaX: isUpright ? 0 : delta, deltaY: isUpright ? delta : 0, unit: unit,
        phase: number == 0 ? .begin : number < parts ? .change : .end)
    }
  }
}

extension Finding {
  /// Reports a control that moves in another direction than with an arrow key.
  fileprivate init(unlike key: Key) {
    self = "it goes another way than by \(StaticText(Vocabulary.keys.word(for: key)))"
  }
}

extension Subject {
  /// Returns the values of all parts after a wheel turn.
  fileprivate func values(after wheel: [WheelEvent]) -> [Double] {
    var copy = self
    for event in wheel { _ = copy.effects(of: .wheel(event)) }
    return copy.values
  }

  /// Returns 1 if an event moves the shown position up, -1 if down, 0 if not.
  fileprivate func way(after action: InputEvent.Action) -> Int {
    let copy = after(action)
    let way = zip(readings, copy.readings).reduce(0) { $0 + $1.1.offset - $1.0.offset }
    return way > 0 ? 1 : way < 0 ? -1 : 0
  }
}
