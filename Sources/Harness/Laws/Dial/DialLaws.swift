import ControlCore
import Dial
import GestureGenerators
import GestureScript

// Laws about turning a dial.

extension DialControl: LawfulControl {
  public static var laws: [Law] {
    Law.ofDials + Law.ofSeenInput + Law.ofDialScenes + [.nodesKeepTheirWord]
  }
  public static var labels: [CoverageLabel] { CoverageLabel.ofDials }
}

extension Law {
  /// The laws of every control, and those of dials.
  public static var ofDials: [Law] {
    ofEveryControl + ofKeys + ofWheels + ofChoices + ofHolds + [
      neverLeaps, wholeTurns, deadMiddle, readingMirrorsNothing, marksAreCountedOn, pressesTurnTo,
      fingersAreFollowed, dragsTurnFromThePress, turnsAreReported, keysKeepTheTurn,
      hostSetsTheFirstTurn, keysGiveMarks, dialsReportTheNearest, fingersWait,
      quietDials.by(.must),
      tapsGoToTheDefault(where: Premise("a press turns the dial") { $0.dial.press == .turn }) {
        record in
        Point(x: record.dial.length / 2, y: 0)
      },
    ]
  }

  static var neverLeaps: Law {
    .ofSteps(
      "D1", "never-leaps",
      "A dial that is turned goes at most as far as its pointer, the shortest way round.",
      from: { _ in DialHand() }
    ) { hand, record in
      defer { hand.follow(record) }
      return hand.way(at: record).map { record.verdict(onWay: $0) } ?? .notMet
    }
  }

  private static var goesRound: Premise {
    Premise("'hold' is 'rotary'") { $0.dial.turns }
  }

  static var wholeTurns: Law {
    Law(
      "D2", "whole-turns",
      """
      One more turn of a dial that wraps adds one to 'turns', leads back to the same value, and \
      ticks each mark once.
      """
    ) { recorded in
      var hand = DialHand()
      var tried = 0
      return recorded.verdict(ofSteps: { record in
        hand.follow(record)
        guard tried < 3, let holder = hand.holder, record.end.phase == .dragging,
          record.pointer?.id == holder.id, record.dial.wraps,
          recorded.unmet(by: record) == nil
        else { return .notMet }
        tried += 1
        return record.verdictOnTurn(by: holder)
      })
    }.given(goesRound)
  }

  static var deadMiddle: Law {
    .ofSteps(
      "D3", "dead-middle", "A pointer in the dead zone in the middle turns nothing.",
      from: { _ in DialHand() }
    ) { hand, record in
      defer { hand.follow(record) }
      guard hand.way(at: record) != nil, let pointer = record.pointer,
        record.dial.rotation.isDead(pointer.position)
      else { return .notMet }
      // The host may have changed the possible values; the next report then emits a change.
      let others = record.effects.filter {
        if case .changed(_, .drag, _, _, _) = $0 { false } else { true }
      }
      guard others.isEmpty, record.end.offset == record.start.offset else {
        return .broken("\(record.effects), at \(record.end.offset)")
      }
      return .kept
    }.given(goesRound)
  }

  static var readingMirrorsNothing: Law {
    Law(
      "D4", "one-way-round",
      """
      The direction of reading changes nothing: clockwise is more, and so are up and right; of an \
      inverted dial, anticlockwise and down.
      """
    ) { recorded in
      recorded.verdict(
        on: recorded.other(recorded.script.readOtherwise), reportsPlaces: true, named: "mirrored",
        isAnswered: recorded.answersUsers)
    }
  }

  static var marksAreCountedOn: Law {
    .ofSteps(
      "D5", "counted-on",
      "A dial that moves or is dragged ticks one mark after the other, over the seam too.",
      from: { _ -> TickRun? in nil }
    ) { last, record in
      var verdict = Verdict.notMet
      func note(_ effects: [Effect]) {
        for run in effects.runs {
          verdict.join(run.follows(last))
          last = run
        }
      }
      note(record.passing)
      // Only a pointer continues from the last mark.
      let phase = record.pointer?.phase
      if record.start.phase == .dragging, phase == .move || phase == .up {
        note(record.effects)
      } else {
        last = nil
      }
      return verdict
    }
  }

  static var pressesTurnTo: Law {
    .ofSteps(
      "D6", "jump",
      "A press of a mouse under 'press jump' turns the dial to it the nearest way, or past its ends to the nearer one."
    ) { record in
      let configuration = record.dial
      guard let pointer = record.pointer, pointer.phase == .down, pointer.kind != .touch,
        configuration.press == .jump,
        record.start.phase != .pressed, record.start.phase != .dragging,
        pointer.position.isUsual, !configuration.rotation.isDead(pointer.position)
      else { return .notMet }
      let before = record.start.offset
      let place = configuration.place(of: pointer.position, near: before)
      let (turn, offset) = (configuration.rotation.turn, record.end.offset)
      guard configuration.wraps else {
        let end = configuration.within(place)
        // In the middle of the gap both ends are equally near, and half a turn as short either way.
        let way = abs(place - configuration.middle(near: before))
        let isEven = abs(way - turn / 2) <= record.rounding
        if isEven { return .notMet }
        if abs(offset - end) <= record.rounding { return .kept }
        return .broken("it is at \(offset), the press at \(place)")
      }
      let turns = roundedToNearest((offset - place) / turn)
      guard abs(offset - place - turns * turn) <= record.rounding else {
        return .broken("it is at \(offset), the press at \(place)")
      }
      let way = abs(offset - record.start.offset)
      guard way <= turn / 2 + record.rounding else {
        return .broken("it went \(way), more than half a turn")
      }
      return .kept
    }.given(.usable)
  }

  static var fingersAreFollowed: Law {
    Law(
      "D7", "follows",
      """
      A dragged dial follows its pointer, no further than its ends; movement past an end is undone \
      on the way back.
      """
    ) { recorded in
      var hand = DialHand()
      // The position without ends; unknown until the dial is between them.
      var pull: Double?
      return recorded.verdict(ofSteps: { record in
        defer {
          hand.follow(record)
          if hand.holder == nil { pull = nil }
        }
        let way = hand.way(at: record)
        let isSame = record.end.offset == record.start.offset && !record.isHost
        // Half a turn is as short either way.
        let isEven = abs(abs(way ?? 0) - record.dial.rotation.turn / 2) <= record.rounding
        guard let way, !isEven || !record.dial.turns,
          record.pointer?.modifiers == Modifiers.none
        else {
          if way != nil || !isSame || record.pointer?.phase == .down { pull = nil }
          return .notMet
        }
        guard let before = pull else {
          if record.dial.isBetweenEnds(record.end.offset) { pull = record.end.offset }
          return .notMet
        }
        let next = before + way
        pull = next
        guard abs(record.end.offset - record.dial.within(next)) <= record.rounding else {
          return .broken("it is at \(record.end.offset), its pointer at \(next)")
        }
        return way == 0 ? .notMet : .kept
      })
    }.given(.plainDrag)
  }
}

extension Script {
  /// The script in the opposite reading direction.
  fileprivate var readOtherwise: Script {
    var script = self
    let layout: StaticText = "layout"
    func other(_ setting: Setting) -> Setting {
      Setting(layout, .word(setting.value == .word("rtl") ? "ltr" : "rtl"))
    }
    script.header.append(
      HeaderLine(other(Setting(layout, settings.value(of: layout) ?? .word("ltr")))))
    for index in script.body.indices {
      guard case .set(let settings, let animated) = script.body[index].verb else { continue }
      script.body[index].verb = .set(
        settings.map { $0.name == layout ? other($0) : $0 }, animated: animated)
    }
    return script
  }
}

extension TickRun {
  /// Checks that a run continues another one in its direction without gaps. The last mark may tick
  /// again when it is reached again.
  fileprivate func follows(_ last: TickRun?) -> Verdict {
    guard let last, (last.count < 0) == (count < 0) else { return .notMet }
    let mark = last.first + last.count - (count < 0 ? -1 : 1)
    let next = count < 0 ? mark - 1 : mark + 1
    if first == next || first == mark { return .kept }
    return .broken("mark \(first) ticks behind \(mark)")
  }
}
