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
      // With several parts, keys act on the focused one.
      guard record.isUsable, record.end.partCount == 1 else { return .notMet }
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
    }
  }

  static var waysOfKeys: Law {
    .ofSteps(
      "R59", "ways-of-keys",
      """
      Arrow up, page up, End and an increment never decrease the value, and their opposites never \
      increase it; none of them goes beyond the values of End and Home.
      """, makesCopies: true
    ) { record in
      guard record.isUsable, record.end.partCount == 1, !record.configuration.wraps else {
        return .notMet
      }
      var isHeard = false
      for (way, isUp) in [(Self.upward, true), (Self.downward, false)] {
        for action in way {
          var copy = record.end
          _ = copy.effects(of: action)
          if copy.value != record.end.value { isHeard = true }
          guard isUp ? copy.value < record.end.value : copy.value > record.end.value else {
            continue
          }
          return .broken(
            Finding("\(record.end.value), and then \(copy.value)").probed(Script.Verb(action)))
        }
        let bounds = record.configuration.bounds
        guard isUp ? bounds.upperBound.isFinite : bounds.lowerBound.isFinite else { continue }
        var last = record.end
        _ = last.effects(of: way[0])
        for action in way {
          var copy = last
          _ = copy.effects(of: action)
          guard copy.value != last.value else { continue }
          return .broken(
            Finding("at the end \(last.value), and then \(copy.value)")
              .probed(Script.Verb(way[0]), Script.Verb(action)))
        }
      }
      return isHeard ? .kept : .notMet
    }
  }

  /// The actions that raise the value, starting with the jump to the end.
  private static var upward: [InputEvent.Action] {
    [.key(.end, .none), .key(.arrowUp, .none), .key(.pageUp, .none), .adjust(.increment)]
  }

  private static var downward: [InputEvent.Action] {
    [.key(.home, .none), .key(.arrowDown, .none), .key(.pageDown, .none), .adjust(.decrement)]
  }

  static var keysWaitForPointers: Law {
    Law(
      "R47", "keys-wait",
      "While pointers hold every part of a control, keys except Escape change and report nothing."
    ) { recorded in
      guard recorded.start.reportsItsParts else { return .notMet }
      var verdict = Verdict.notMet
      var isHeld = [Bool](repeating: false, count: recorded.start.partCount)  // by a pointer
      for (index, record) in recorded.steps.enumerated() {
        let isFree = isHeld.contains(false)
        isHeld.resize(to: record, with: false)
        for part in isHeld.indices {
          let (before, after) = (record.start.reading(of: part), record.end.reading(of: part))
          let isTaken = record.pointer?.phase == .down && !before.isHeld
          isHeld[part] = after.isHeld && (isHeld[part] || isTaken)
        }
        guard !isFree, case .event(.key(let key, _)) = record.action, key != .escape else {
          continue
        }
        if !record.effects.isEmpty {
          return .broken(Finding("reported \(record.effects)").at(index))
        }
        if record.start.values != record.end.values {
          return .broken(Finding("the value is \(record.end.value)").at(index))
        }
        verdict = .kept
      }
      return verdict
    }
  }
}
