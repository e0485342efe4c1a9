import ControlCore
import GestureGenerators
import GestureReplay
import GestureScript

// Laws about the keyboard and assistive technology.

extension Law {
  static var adjustingIsArrows: Law {
    .ofSteps(
      "R43", "adjusting", "Increment and decrement do what the arrow keys up and down do.",
      makesCopies: true
    ) { record in
      var isHeard = false
      for (adjustment, key) in [(Adjustment.increment, Key.arrowUp), (.decrement, .arrowDown)] {
        var (adjusted, pressed) = (record.end, record.end)
        let reported = adjusted.effects(of: .adjust(adjustment))
        let others = pressed.effects(of: .key(key, .none))
        if adjusted.value != pressed.value || reported.count != others.count {
          return .broken(
            Finding("reported \(reported), and for the key \(others)").probed(.adjust(adjustment)))
        }
        if !reported.isEmpty || adjusted.value != record.end.value { isHeard = true }
      }
      return isHeard ? .kept : .notMet
      // With several parts, keys act on the focused one.
    }.given(.usable, .untouched, .onePart, .adjustedByKeys)
  }

  static var metaKeysPass: Law {
    .ofIgnored(
      "R93", "meta-keys", "A key with meta changes nothing, as it is a shortcut of the host."
    ) {
      if case .key(_, let held) = $0 { held.contains(.meta) } else { false }
    }
  }

  static var shortcutsPass: Law {
    .ofIgnored(
      "R95", "shortcuts",
      """
      A key with control, unless that makes drags finer, and a wheel with meta or control change \
      nothing, as they are shortcuts of the host.
      """
    ) {
      switch $0 {
      case .key(_, let held): !held.contains(.meta)
      case .wheel: true
      default: false
      }
    }
  }

  static var mainButtonPresses: Law {
    .ofIgnored(
      "R94", "main-button",
      """
      A press, a lift or a hover with another button than the left one changes and reports nothing, \
      also of a pointer whose left button is held.
      """
    ) { if case .pointer = $0 { true } else { false } }
  }

  /// Creates a law that some events for the host change and report nothing.
  private static func ofIgnored(
    _ id: String, _ name: String, _ sentence: String,
    where isMeant: @escaping @Sendable (InputEvent.Action) -> Bool
  ) -> Law {
    .ofSteps(id, name, sentence) { record in
      guard record.isForHost, case .event(let event) = record.action, isMeant(event) else {
        return .notMet
      }
      // More than the event may show if time goes on by itself.
      let isSame =
        record.type.abilities.contains(.virtualTime)
        ? record.start.readings == record.end.readings : record.start.values == record.end.values
      guard record.effects.isEmpty, isSame else {
        return .broken("it reported \(record.effects), and is at \(record.end.value)")
      }
      return .kept
    }
  }

  static var answersAreTrue: Law {
    .ofSteps(
      "R96", "answers",
      """
      An event that is not the control's own, as it answers, reports and changes nothing. Nothing is its \
      own while it is disabled, and nothing that is for the host; an arrow key on a usable control is.
      """, makesCopies: true
    ) { record in
      guard case .event(let event) = record.action else { return .notMet }
      var copy = record.start
      let isOwn = copy.handle(InputEvent(time: copy.time, action: event)) { _ in }
      guard isOwn else {
        let isUsable =
          record.settings.isEnabled && !record.settings.isReadOnly && record.leavesUnset(["locked"])
        let isArrow = if case .key(.arrowUp, _) = event { true } else { false }
        let isAsBefore =
          record.type.abilities.contains(.copies)
          ? copy == record.start : copy.readings == record.start.readings
        let isMissed = isArrow && isUsable && !record.isForHost
        guard !record.effects.isEmpty || !isAsBefore || isMissed else { return .kept }
        return .broken("it was not its own, and reported \(record.effects)")
      }
      guard record.isForHost || !record.settings.isEnabled else { return .kept }
      return .broken("it was its own")
    }
  }

  static var waysOfKeys: Law {
    .ofSteps(
      "R59", "ways-of-keys",
      """
      Arrow up, page up, End and an increment never decrease the value, and their opposites never \
      increase it; none of them goes beyond the values of End and Home, and there each reports the bound, \
      if there is no 'boundary-haptic-gap'.
      """, makesCopies: true
    ) { record in
      var isHeard = false
      let gap = record.settings.value(of: "boundary-haptic-gap")
      let reportsBounds =
        record.type.abilities.contains(.bound) && (gap == nil || gap == .duration(0))
      for (way, isUp) in [(Self.upward, true), (Self.downward, false)] {
        let bounds = record.configuration.bounds
        let isFinite = isUp ? bounds.upperBound.isFinite : bounds.lowerBound.isFinite
        for action in isFinite ? way[...] : way.dropFirst() {
          let copy = record.end.after(action)
          if copy.value != record.end.value { isHeard = true }
          guard isUp ? copy.value < record.end.value : copy.value > record.end.value else {
            continue
          }
          return .broken(
            Finding("\(record.end.value), and then \(copy.value)").probed(Script.Verb(action)))
        }
        guard isFinite else { continue }
        let last = record.end.after(way[0])
        for action in way {
          var copy = last
          let reported = copy.effects(of: action)
          let isBound = reported.contains {
            if case .bound(let side, _, _, _) = $0 { (side == .upper) == isUp } else { false }
          }
          guard copy.value != last.value || reportsBounds && !isBound else { continue }
          let verbs = [Script.Verb(way[0]), Script.Verb(action)]
          guard copy.value == last.value else {
            return .broken(
              Finding("at the end \(last.value), and then \(copy.value)").probed(verbs))
          }
          return .broken(Finding("at the end reported \(reported), and no bound").probed(verbs))
        }
      }
      return isHeard ? .kept : .notMet
    }.given(.usable, .untouched, .onePart, .unwrapped)
  }

  /// The actions that raise the value, starting with the jump to the end.
  private static var upward: [InputEvent.Action] {
    [.key(.end, .none), .key(.arrowUp, .none), .key(.pageUp, .none), .adjust(.increment)]
  }

  private static var downward: [InputEvent.Action] {
    [.key(.home, .none), .key(.arrowDown, .none), .key(.pageDown, .none), .adjust(.decrement)]
  }

  static var keysWaitForPointers: Law {
    .ofSteps(
      "R47", "keys-wait",
      "While pointers hold every part of a control, keys except Escape change and report nothing.",
      from: { [Bool](repeating: false, count: $0.start.partCount) }
    ) { isHeld, record in
      let isFree = isHeld.contains(false)
      isHeld.resize(to: record, with: false)
      for part in isHeld.indices {
        let (before, after) = (record.start.reading(of: part), record.end.reading(of: part))
        let isTaken = record.pointer?.phase == .down && !before.isHeld
        isHeld[part] = after.isHeld && (isHeld[part] || isTaken)
      }
      guard !isFree, case .event(.key(let key, _)) = record.action, key != .escape else {
        return .notMet
      }
      if !record.effects.isEmpty { return .broken("reported \(record.effects)") }
      guard record.start.values != record.end.values else { return .kept }
      return .broken("the value is \(record.end.value)")
    }.given(.partsKnown)
  }
}
