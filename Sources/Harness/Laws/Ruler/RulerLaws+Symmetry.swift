import ControlCore
import GestureGenerators
import GestureScript
import Ruler

// Laws that compare a script with a variant that must have an equivalent result.

extension Law {
  static var placeOnScreenDoesNotMatter: Law {
    Law(
      "R37", "place-on-screen",
      "The position of the ruler on the screen changes nothing, unless a tap moves the ruler."
    ) { recorded in
      guard !recorded.hasGoingTaps,
        let script = recorded.script.mapped({ Point(x: $0.x + 1024, y: $0.y - 512) })
      else {
        return .notMet
      }
      return recorded.verdict(
        on: recorded.other(script), named: "elsewhere", isAnswered: recorded.answersPointers)
    }
  }

  static var rulersAreMirrored: Law {
    Law(
      "R38", "mirrored",
      "Mirrored, from right to left, a ruler does the same, unless a tap moves it."
    ) { recorded in
      guard !recorded.hasGoingTaps, recorded.script.settings.axis == .x,
        let script = recorded.script.mirrored()
      else {
        return .notMet
      }
      return recorded.verdict(
        on: recorded.other(script), named: "mirrored", isAnswered: recorded.answersUsers)
    }.given(Premise("the ruler is horizontal"))
  }

  static var boundsKeepTheirDistance: Law {
    Law(
      "R45", "haptic-gap",
      """
      A gap between boundary haptics drops the bounds met too soon after a reported one, and \
      nothing else.
      """
    ) { recorded in
      let gap = recorded.start.configuration.ruler.boundaryHapticGap
      let name: StaticText = "boundary-haptic-gap"
      guard gap > 0,
        !recorded.script.body.contains(where: { $0.verb.changes.last(named: name) != nil })
      else {
        return .notMet
      }
      var script = recorded.script
      script.header.append(HeaderLine(Setting(name, .duration(0))))
      var last: Timestamp?
      let all = recorded.other(script).effects
      let wanted = all.filter { effect in
        guard case .bound(_, let time, _, _) = effect else { return true }
        if let last, time.nanoseconds(since: last) < gap { return false }
        last = time
        return true
      }
      if let finding = recorded.effects.difference(from: wanted, named: "by the rule") {
        return .broken(finding)
      }
      return wanted.count < all.count ? .kept : .notMet
    }.given(Premise("the gap is the same all the time"))
  }

  static var scaled: Law {
    Law(
      "R39", "scaled",
      "Twice as large, with twice the distances and speeds, a ruler does the same at twice the size."
    ) { recorded in
      guard let script = recorded.script.doubled else { return .notMet }
      return recorded.verdict(
        on: recorded.other(script), scale: 2, named: "twice as large",
        isAnswered: recorded.answersPointers)
    }
  }
}

extension RecordedRun {
  /// True if a tap moves to its position at any time; the middle of the ruler then matters.
  fileprivate var hasGoingTaps: Bool {
    start.configuration.ruler.tap == .go || steps.contains { $0.ruler.tap == .go }
  }
}
