import ControlCore
import GestureGenerators
import GestureReplay
import GestureScript

// Laws about keys and wheels that ask for nothing but the value.

extension Law {
  static var ofSeenKeys: [Law] {
    [
      homeAndEnd.needing([.key, .owns]).by(.aria, sliderPattern),
      arrowsGoTheirWay.needing(.key).by(.aria, sliderPattern),
      arrowsMove.needing([.key, .owns]).by(.aria, sliderPattern),
      pagesGoFar.needing(.key).by(.aria, sliderPattern), wheelGoesItsWay.needing(.wheel),
    ]
  }

  private static var sliderPattern: StaticText {
    "WAI-ARIA Authoring Practices, slider pattern, keyboard interaction"
  }

  static var homeAndEnd: Law {
    .ofSeenSteps(
      "U11", "home-and-end",
      "Home gives the lower bound and End the upper one, or what lies less than a step below it."
    ) { record in
      guard case .event(.key(let key, .none)) = record.action, key == .home || key == .end else {
        return .notMet
      }
      let (bounds, value) = (record.configuration.bounds, record.end.value)
      // What a rating's `minimum` keeps from being chosen is no bound of it.
      guard record.settings.value(of: "minimum") == nil else { return .notMet }
      guard (key == .home ? bounds.lowerBound : bounds.upperBound).isFinite else { return .notMet }
      if key == .home {
        guard value != bounds.lowerBound else { return .kept }
        return .broken("Home gives \(value), and the lower bound is \(bounds.lowerBound)")
      }
      let step = record.plainStep ?? 0
      guard value < bounds.upperBound, step == 0 || value <= bounds.upperBound - step else {
        return .kept
      }
      return .broken("End gives \(value), and the upper bound is \(bounds.upperBound)")
    }
  }

  static var arrowsGoTheirWay: Law {
    .ofSeenSteps(
      "U12", "arrows",
      """
      Arrow up and page up never make the value less, arrow down and page down never more; to the left and to the \
      right it goes as people read.
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
      "U27", "arrows-move", "An arrow key changes the value, unless no value is left that way."
    ) { record in
      // Whether there are page keys is up to the control.
      guard let way = record.wayOfKey, !record.isPageKey, let least = record.mostBelowEnd,
        record.settings.value(of: "minimum") == nil
      else { return .notMet }
      let (bounds, value) = (record.configuration.bounds, record.start.value)
      let space = way > 0 ? bounds.upperBound - value : value - bounds.lowerBound
      // What is left of the last step need not be one, if the value lies between two.
      let error = record.isOnStep ? -1e-6 : 1e-6
      guard space > max(least * (1 + error), 1e-9 * abs(value)) else { return .notMet }
      guard record.end.value == value else { return .kept }
      return .broken("the value stays \(value)")
    }
  }

  static var pagesGoFar: Law {
    Law("U31", "page-keys", "A page key that changes the value changes it no less than an arrow.") {
      recorded in
      // How far an arrow goes.
      var reach: Double?
      return recorded.verdict(ofSeenSteps: { record in
        guard let way = record.wayOfKey, record.isOnStep else {
          if record.isHost || record.pointer != nil { reach = nil }
          return .notMet
        }
        let (value, bounds) = (record.start.value, record.configuration.bounds)
        let space = way > 0 ? bounds.upperBound - value : value - bounds.lowerBound
        let change = (record.end.value - value) * way
        // At an end what is left need not be a step.
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
      })
    }
  }

  static var wheelGoesItsWay: Law {
    .ofSeenSteps(
      "U13", "wheel", "A wheel turned down never makes the value more, and turned up never less."
    ) { record in
      guard case .event(.wheel(let wheel)) = record.action, wheel.deltaX == 0, wheel.deltaY != 0,
        wheel.modifiers == .none, record.isOnStep
      else { return .notMet }
      let change = (record.end.value - record.start.value) * wheel.deltaY
      guard change > 0 else { return change < 0 ? .kept : .notMet }
      return .broken("the value went from \(record.start.value) to \(record.end.value)")
    }
  }

  /// A law about steps of a control of one part that nobody has touched and that rests, where values do not begin again.
  private static func ofSeenSteps(
    _ id: LawText, _ name: LawText, _ sentence: LawText,
    check: @escaping @Sendable (StepRecord<Subject>) -> Verdict
  ) -> Law {
    Law(id, name, sentence) { recorded in recorded.verdict(ofSeenSteps: check) }
  }
}

extension RecordedRun {
  /// What is said of the steps of a control of one part that nobody has touched and that rests, where values do not begin
  /// again.
  fileprivate func verdict(ofSeenSteps check: (StepRecord<Subject>) -> Verdict) -> Verdict {
    var down: [Int64] = []
    var verdict = Verdict.notMet
    for (index, record) in steps.enumerated() {
      if let pointer = record.pointer { down.follow(pointer) }
      let isUsable = record.settings.isEnabled && !record.settings.isReadOnly
      guard down.isEmpty, isUsable, record.start.partCount == 1, record.start.isIdle,
        !record.configuration.wraps, record.configuration.isWithin(record.start.value)
      else { continue }
      let said = check(record)
      if let finding = said.finding { return .broken(finding.at(index)) }
      verdict.join(said)
    }
    return verdict
  }
}

extension StepRecord {
  /// What the key is called that is pressed.
  fileprivate var key: StaticText {
    guard case .event(.key(let key, _)) = action else { return "no key" }
    return StaticText(Vocabulary.keys.word(for: key))
  }

  /// Whether an arrow or page key without modifiers makes the value more, as 1, or less, as -1; `nil` if it is no such key.
  fileprivate var wayOfKey: Double? {
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

  fileprivate var isPageKey: Bool {
    guard case .event(.key(let key, _)) = action else { return false }
    return key == .pageUp || key == .pageDown
  }
}
