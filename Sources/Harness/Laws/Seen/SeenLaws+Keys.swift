import ControlCore
import GestureGenerators
import GestureReplay
import GestureScript

// Laws about keys and wheels that read the value only.

extension Law {
  static var ofSeenKeys: [Law] {
    [
      homeAndEnd.needing([.key, .owns]).by(.aria, sliderPattern),
      arrowsGoTheirWay.needing(.key).by(.aria, sliderPattern),
      arrowsMove.needing([.key, .owns]).by(.aria, sliderPattern),
      someArrowsMove.needing([.key, .owns]).by(.aria, sliderPattern),
      arrowsGoBack.needing([.key, .owns], traits: ["step"]),
      pagesGoFar.needing(.key).by(.aria, sliderPattern), wheelGoesItsWay.needing(.wheel),
    ]
  }

  private static var sliderPattern: StaticText {
    "WAI-ARIA Authoring Practices, slider pattern, keyboard interaction"
  }

  static var homeAndEnd: Law {
    // The `minimum` of a rating limits choices, but is not a bound.
    .ofSeenSteps(
      "U11", "home-and-end",
      "Home gives the lower bound, and End the upper one or a value less than a step below it."
    ) { record in
      guard case .event(.key(let key, .none)) = record.action, key == .home || key == .end else {
        return .notMet
      }
      let (bounds, value) = (record.configuration.bounds, record.end.value)
      if key == .home {
        guard value != bounds.lowerBound else { return .kept }
        return .broken("Home gives \(value), and the lower bound is \(bounds.lowerBound)")
      }
      let step = record.plainStep ?? 0
      guard value < bounds.upperBound, step == 0 || value <= bounds.upperBound - step else {
        return .kept
      }
      return .broken("End gives \(value), and the upper bound is \(bounds.upperBound)")
    }.given(.unset("minimum"), .finiteBounds)
  }

  static var arrowsGoTheirWay: Law {
    .ofSeenSteps(
      "U12", "arrows",
      """
      Arrow up and page up never decrease the value, arrow down and page down never increase it; \
      left and right follow the reading direction.
      """
    ) { record in
      guard let way = record.wayOfKey else { return .notMet }
      let change = (record.end.value - record.start.value) * way
      guard change < 0 else { return change > 0 ? .kept : .notMet }
      return .broken("the value went from \(record.start.value) to \(record.end.value)")
    }
  }

  static var arrowsMove: Law {
    .ofSeenSteps(
      "U27", "arrows-move",
      "An arrow key changes the value, unless no value is left in its direction."
    ) { record in
      guard record.shouldMove else { return .notMet }
      guard record.end.value == record.start.value else { return .kept }
      return .broken("the value stays \(record.start.value)")
    }.given(.unset("minimum"), .plainSteps)
  }

  static var someArrowsMove: Law {
    Law(
      "U44", "some-arrows",
      """
      Of left and right, or else of up and down, an arrow changes the value, unless no value is left \
      in its direction.
      """
    ) { recorded in
      // The axes whose arrows have been pressed; an arrow of the other one may still move the value.
      var (axes, step, hasMoved): (Set<Bool>, Int, Bool) = ([], -1, false)
      var stuck: Finding?
      _ = recorded.verdict(ofSeenSteps: { record in
        guard record.shouldMove, case .event(.key(let key, _)) = record.action else {
          return .notMet
        }
        axes.insert(key == .arrowUp || key == .arrowDown)
        hasMoved = hasMoved || record.end.value != record.start.value
        if axes.count > 1, stuck == nil {
          stuck = Finding("the value stays \(record.end.value), whichever arrow is pressed").at(
            step)
        }
        return .notMet
      }) { _ in step += 1 }
      return hasMoved ? .kept : stuck.map { .broken($0) } ?? .notMet
    }.given(
      .usable, .onePart, .unwrapped, free, .unset("minimum"), .plainSteps,
      Premise("arrows of both axes are pressed"))
  }

  static var arrowsGoBack: Law {
    Law(
      "U43", "arrows-return",
      "An arrow and the opposite one right after it give the value that was there before."
    ) { recorded in
      var first: (way: Double, from: Double, to: Double)?
      return recorded.verdict(ofSeenSteps: { record in
        guard let way = record.wayOfKey, !record.isPageKey, record.isOnStep else { return .notMet }
        let (before, last) = (record.start.value, first)
        first = (way, before, record.end.value)
        guard let last, last.way == -way, last.to == before, last.from != before,
          record.configuration.isWithin(before), record.space(on: -way) > 0,
          record.count(of: "key-step") == 1 || record.space(on: last.way) > 0
        else { return .notMet }
        let error = 1e-9 * max(abs(before), abs(last.from))
        guard abs(record.end.value - last.from) > error else { return .kept }
        return .broken("the value was \(last.from), then \(before), and is \(record.end.value)")
      }) { if $0.wayOfKey == nil, !$0.isPassing { first = nil } }
    }.given(
      .usable, .onePart, .unwrapped, free, .unset("minimum"), .plainSteps, .onStep,
      Premise("'step' is set") { $0.settings.number(of: "step") != nil })
  }

  static var pagesGoFar: Law {
    Law(
      "U31", "page-keys",
      "A page key that changes the value changes it at least as much as an arrow."
    ) {
      recorded in
      // The change by an arrow.
      var reach: Double?
      return recorded.verdict(ofSeenSteps: { record in
        guard let way = record.wayOfKey, record.isOnStep else { return .notMet }
        let space = record.space(on: way)
        let change = (record.end.value - record.start.value) * way
        // At an end, the rest may be less than a step.
        guard change > 0, space.isFinite, space >= max(record.plainStep ?? 0, reach ?? 0) else {
          return .notMet
        }
        guard record.isPageKey else {
          reach = Swift.min(reach ?? change, change)
          return .notMet
        }
        guard let reach else { return .notMet }
        guard change < reach * (1 - 1e-9) else { return .kept }
        return .broken("\(record.key) changes the value by \(change), and an arrow by \(reach)")
      }) { if $0.isHost || $0.pointer != nil { reach = nil } }
    }.given(
      .usable, .onePart, .unwrapped, .unset("minimum", "granularity"), free, .pagesBeyondKeys,
      Premise("the value is on a step"))
  }

  static var wheelGoesItsWay: Law {
    .ofSeenSteps(
      "U13", "wheel",
      "A wheel turned down never increases the value, and turned up never decreases it."
    ) { record in
      guard case .event(.wheel(let wheel)) = record.action, wheel.deltaX == 0, wheel.deltaY != 0
      else { return .notMet }
      let change = (record.end.value - record.start.value) * wheel.deltaY
      guard change > 0 else { return change < 0 ? .kept : .notMet }
      return .broken("the value went from \(record.start.value) to \(record.end.value)")
    }.given(.plain, .onStep)
  }

  static var free: Premise {
    Premise("the control is at rest, no pointer is down and the value is between the bounds") {
      $0.start.isIdle && $0.configuration.isWithin($0.start.value)
    }
  }

  /// Creates a law about steps of an untouched control at rest, with one part and without wrapping.
  private static func ofSeenSteps(
    _ id: String, _ name: String, _ sentence: String,
    check: @escaping @Sendable (StepRecord) -> Verdict
  ) -> Law {
    Law(id, name, sentence) { recorded in recorded.verdict(ofSeenSteps: check) }
      .given(.usable, .onePart, .unwrapped, free)
  }
}

extension RecordedRun {
  /// Checks the steps of an untouched control at rest, with one part and without wrapping.
  func verdict(
    ofSeenSteps check: (StepRecord) -> Verdict,
    noting note: (StepRecord) -> Void = { _ in }
  ) -> Verdict {
    var down: [Int64] = []
    return verdict(ofSteps: { record in
      note(record)
      if let pointer = record.pointer { down.follow(pointer) }
      guard down.isEmpty, unmet(by: record) == nil else { return .notMet }
      return check(record)
    })
  }
}

extension StepRecord {
  /// The name of the pressed key.
  fileprivate var key: StaticText {
    guard case .event(.key(let key, _)) = action else { return "no key" }
    return StaticText(Vocabulary.keys.word(for: key))
  }

  /// The choices that a key or an adjustment passes, as a setting says: 1 if it does not, or 10 for a
  /// page.
  func count(of word: StaticText) -> Double {
    settings.number(of: word) ?? (word == "page-step" ? 10 : 1)
  }

  /// 1 for an arrow or page key, without modifiers, that means up, -1 for down; `nil` for others.
  var wayOfKey: Double? {
    guard case .event(.key(let key, .none)) = action else { return nil }
    switch key {
    case .arrowUp, .pageUp: return 1
    case .arrowDown, .pageDown: return -1
    case .arrowLeft, .arrowRight:
      guard settings.axis == .x, configuration.pointerPath == .axis else { return nil }
      return (key == .arrowRight) == settings.isRightToLeft ? -1 : 1
    default: return nil
    }
  }

  /// Returns the distance of the value before the step from a bound, the upper one for a positive
  /// number.
  func space(on way: Double) -> Double {
    let (value, bounds) = (start.value, configuration.bounds)
    return way > 0 ? bounds.upperBound - value : value - bounds.lowerBound
  }

  /// True for an arrow in whose direction there is another value. Page keys are optional.
  fileprivate var shouldMove: Bool {
    guard let way = wayOfKey, !isPageKey, let least = mostBelowEnd else { return false }
    // A value between two steps has a last step of another size.
    let error = isOnStep ? -1e-6 : 1e-6
    return space(on: way) > max(least * (1 + error), 1e-9 * abs(start.value))
  }

  var isPageKey: Bool {
    guard case .event(.key(let key, _)) = action else { return false }
    return key == .pageUp || key == .pageDown
  }
}
