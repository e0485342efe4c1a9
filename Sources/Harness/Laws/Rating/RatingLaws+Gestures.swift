import ControlCore
import GestureGenerators
import GestureScript
import Rating

extension Law {
  static var tapIsShortDrag: Law {
    .ofSteps("S6", "tap", "A tap is a drag of no length: the same effects, the same state.") {
      record in
      guard let rating = RatingProbe(record) else { return .notMet }
      var verdict = Verdict.notMet
      for place in rating.configuration.somePlaces + rating.placeOfValue {
        var (tapped, dragged) = (rating, rating)
        let reported = tapped.tap(place)
        let tale =
          dragged.touch(.down, place) + dragged.touch(.move, place) + dragged.touch(.up, place)
        if reported != tale {
          return rating.broken("reported \(reported); dragged \(tale)", dragged: place, place)
        }
        if tapped.rating != dragged.rating {
          return rating.broken(
            Finding(unlike: tapped.rating, dragged.rating, named: "dragged"), dragged: place, place)
        }
        if !reported.isEmpty { verdict = .kept }
      }
      return verdict
    }.given(.usable, .idle)
  }

  static var clearAndBack: Law {
    .ofSteps(
      "S7", "clear",
      """
      A tap on the chosen value clears it and the next one brings it back, if it may be cleared; \
      otherwise it changes nothing.
      """
    ) { record in
      guard let rating = RatingProbe(record), let choosing = RatingProbe.choosing(record) else {
        return .notMet
      }
      var verdict = Verdict.notMet
      let clears = rating.configuration.reselection == .clears && rating.configuration.minimum == 0
      for place in rating.configuration.somePlaces + rating.placeOfValue {
        let choice = choosing.choice(at: place)
        var copy = rating
        var isChosen = rating.rating.value == choice
        for count in 1...3 {
          isChosen = !clears || !isChosen
          copy.sendTap(place)
          let expected = isChosen ? choice : 0
          if choice > 0, copy.rating.value != expected {
            return rating.broken(
              "tap \(count) at \(place) pt behind the start left \(copy.rating.value), not \(expected)",
              tapped: place, place, place)
          }
        }
        if choice > 0 { verdict = .kept }
      }
      return verdict
    }.given(.usable, .idle, .pressable)
  }

  static var thereAndBack: Law {
    .ofSteps(
      "S8", "there-and-back",
      "A drag to somewhere else and back commits the value of a tap, unless that clears."
    ) { record in
      guard let rating = RatingProbe.dragging(record) else { return .notMet }
      var verdict = Verdict.notMet
      let places = rating.configuration.somePlaces
      for place in places {
        let value = rating.choice(at: place)
        for other in [places[0], places[places.count - 1]] {
          var dragged = rating
          dragged.send(.down, place)
          dragged.send(.move, other)
          let isElsewhere = dragged.rating.target != value
          dragged.send(.move, place)
          dragged.send(.up, place)
          guard dragged.rating.value == value else {
            return rating.broken(
              "\(place) pt behind the start: \(value), dragged \(dragged.rating.value)",
              dragged: place, other, place)
          }
          if isElsewhere { verdict = .kept }
        }
      }
      return verdict
    }.given(.usable, .idle, .pressable)
  }

  static var previews: Law {
    .ofSteps(
      "S9", "previews",
      """
      A preview changes no value, and is the value that a release, or a press where a pointer \
      hovers, would leave chosen; leaving and a cancel end it, and a cancel restores the old \
      value.
      """,
      from: { PreviewTracker(value: $0.start.value) }
    ) { tracker, record in
      if let finding = tracker.note(record) { return .broken(finding) }
      return tracker.preview == nil ? .notMet : .kept
    }
  }

  static var ticksOfSteps: Law {
    .ofSteps(
      "S10", "ticks",
      """
      A press, tap or key that goes to a step or past one ticks once, a drag at each step on its way, and \
      nothing else ticks.
      """
    ) { record in
      // A press of a held pointer means that its release was lost. The control commits the first
      // press and begins another, so this step has the ticks of two gestures.
      if record.pointer?.phase == .down, record.start.isHeld { return .notMet }
      let ticks = record.reported.runs
      let count = ticks.reduce(0) { $0 + $1.count }
      let wanted = record.marksOnTheWay
      // A release that clears passes no marks.
      if count == 0, record.rating.reselection == .clears, record.end.value == 0 {
        return .notMet
      }
      guard count == wanted.count else { return .broken("\(count) ticks, not \(wanted.count)") }
      guard let first = ticks.first, let last = ticks.last else { return .notMet }
      let end = wanted.first + wanted.count + (wanted.count < 0 ? 1 : -1)
      if first.first == wanted.first, last.last == end { return .kept }
      return .broken("ticks \(first.first) to \(last.last), not \(wanted.first) to \(end)")
    }.given(Premise("a release does not clear"))
  }

  static var nothingMovesByItself: Law {
    .ofSteps(
      "S11", "no-inertia",
      """
      A gesture is over when its pointer lifts, or goes down again after a lost up: nothing moves \
      by itself.
      """
    ) { record in
      if record.end.isMoving || record.end.restTime != nil || !record.passing.isEmpty {
        return .broken("\(record.end.phase), and time reported \(record.passing)")
      }
      guard let rating = RatingProbe(record) else { return .notMet }
      var verdict = Verdict.notMet
      for place in rating.configuration.somePlaces {
        var (tapped, dragged) = (rating, rating)
        tapped.sendTap(place)
        dragged.send(.down, place)
        dragged.send(.move, place + 30)
        if !dragged.rating.isIdle { verdict = .kept }
        var lost = dragged
        var reported = dragged.touch(.up, place + 30)
        let phases = (tapped.rating.phase, dragged.rating.phase)
        if phases != (.idle, .idle) {
          return rating.broken(
            "\(phases.0) after a tap, \(phases.1) after a drag", dragged: place, place + 30)
        }
        guard rating.configuration.selection == .dragging else { continue }
        reported += dragged.touch(.down, place)
        let tale = lost.touch(.down, place)
        if tale != reported { return .broken("a lost up reported \(tale), not \(reported)") }
        if lost.rating != dragged.rating {
          return .broken(Finding(unlike: dragged.rating, lost.rating, named: "after a lost up"))
        }
      }
      return verdict
    }
  }
}

extension RatingProbe {
  /// The position at which the value ends, in points; empty for 0 and for values above the count.
  fileprivate var placeOfValue: [Double] {
    let value = rating.value
    guard value > 0, value <= Double(configuration.count) else { return [] }
    let symbol = roundedUp(value) - 1
    return [configuration.place(value - symbol, of: Int64(symbol))]
  }
}

extension StepRecord {
  /// The first mark that should tick, and the number of marks, negative downwards.
  fileprivate var marksOnTheWay: (first: Int64, count: Int64) {
    let (old, new) = (start.value, end.value)
    guard case .event = action, new != old, rating.ticks else { return (0, 0) }
    let isCancelled = effects.contains {
      if case .ended(.cancel, _, _, _, _) = $0 { true } else { false }
    }
    if isCancelled { return (0, 0) }
    let steps = RatingSteps(rating)
    let isPress = effects.contains { if case .began = $0 { true } else { false } }
    if new > old {
      let (from, to) = (steps.step(upTo: old), steps.step(upTo: new))
      if isPress { return to > from ? (to, 1) : (0, 0) }
      return (from + 1, to - from)
    }
    let (from, to) = (steps.step(downTo: old), steps.step(downTo: new))
    if isPress { return to < from ? (to, -1) : (0, 0) }
    return (from - 1, to - from)
  }
}
