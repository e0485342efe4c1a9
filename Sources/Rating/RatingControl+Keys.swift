import ControlCore

extension RatingControl {
  /// - Returns: True if the rating has a use for the key.
  mutating func handle(_ key: Key, _ modifiers: Modifiers, emit: (Effect) -> Void) -> Bool {
    if case .escape = key, choice.isHeld {
      cancel(emit: emit)
      return true
    }
    switch key {
    case .arrowUp, .arrowDown, .arrowLeft, .arrowRight:
      let count = key.direction(growsRightward: configuration.growsRightward)
      step(by: count, .key, isWhole: modifiers.contains(.shift), emit: emit)
    case .pageUp: step(by: 1, .key, isWhole: true, emit: emit)
    case .pageDown: step(by: -1, .key, isWhole: true, emit: emit)
    case .home: go(to: 0, .key, .lower, emit: emit)
    case .end: go(to: scale.maximum, .key, .upper, emit: emit)
    case .digit(let digit) where (0...scale.count).contains(digit):
      go(to: Double(digit), .key, nil, emit: emit)
    case .delete, .backspace:
      guard let reset = configuration.reset else { return false }
      go(to: scale.nearestChoice(to: reset), .reset, nil, emit: emit)
    case .escape, .digit: return false
    }
    return configuration.interaction == .enabled
  }

  /// Goes to the next step beyond the value.
  ///
  /// - Parameters:
  ///   - direction: 1 or -1.
  ///   - cause: The cause of the change.
  ///   - isWhole: True for steps of whole symbols; implied by a granularity of 0.
  ///   - emit: Receives the effects.
  mutating func step(
    by direction: Int64, _ cause: ChangeCause, isWhole: Bool = false, emit: (Effect) -> Void
  ) {
    let next = scale.step(beyond: value, up: direction > 0, isWhole: isWhole)
    go(to: next, cause, direction > 0 ? .upper : .lower, emit: emit)
  }

  /// Chooses the nearest possible value, for assistive technology. At a limit that is already
  /// chosen, only the bound is reported.
  mutating func choose(nearestTo wanted: Double, emit: (Effect) -> Void) {
    guard wanted.isFinite else { return }
    let side: Side? =
      wanted > scale.maximum ? .upper : wanted < configuration.minimum ? .lower : nil
    go(to: scale.nearestChoice(to: wanted), .assistive, side, emit: emit)
  }

  /// Performs an edit of one step, to the nearest value that can be chosen.
  private mutating func go(
    to wanted: Double, _ cause: ChangeCause, _ side: Side?, emit: (Effect) -> Void
  ) {
    guard configuration.interaction == .enabled, !choice.isHeld else { return }
    let new = scale.choosable(wanted)
    let marks = arrival(at: new)
    guard choice.step(to: new, cause, side, ticking: marks, emit: emit) else { return }
    show(preview: nil, emit: emit)
    choice.end(emit: emit)
  }
}

extension RatingConfiguration {
  /// True if the right arrow increases the value, as it does on every upright control.
  fileprivate var growsRightward: Bool {
    orientation == .vertical || layoutDirection == .leftToRight
  }
}
