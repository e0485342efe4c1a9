import ControlCore

extension RatingControl {
  mutating func handle(_ key: Key, _ modifiers: Modifiers, emit: (Effect) -> Void) {
    if case .escape = key { return escape(emit: emit) }
    guard configuration.interaction == .enabled, !choice.isHeld else { return }
    let isWhole = modifiers.contains(.shift)
    let forwards: Int64 = configuration.layoutDirection == .rightToLeft ? -1 : 1
    switch key {
    case .arrowUp: step(by: 1, .key, isWhole: isWhole, emit: emit)
    case .arrowDown: step(by: -1, .key, isWhole: isWhole, emit: emit)
    case .arrowRight: step(by: forwards, .key, isWhole: isWhole, emit: emit)
    case .arrowLeft: step(by: -forwards, .key, isWhole: isWhole, emit: emit)
    case .pageUp: step(by: 1, .key, isWhole: true, emit: emit)
    case .pageDown: step(by: -1, .key, isWhole: true, emit: emit)
    case .home: choose(scale.choosable(0), .key, .lower, emit: emit)
    case .end: choose(scale.maximum, .key, .upper, emit: emit)
    case .digit(let digit):
      guard digit >= 0, digit <= scale.count else { return }
      choose(scale.choosable(Double(digit)), .key, nil, emit: emit)
    case .escape: break
    }
  }

  private mutating func escape(emit: (Effect) -> Void) {
    guard choice.isHeld else { return }
    cancel(emit: emit)
  }

  /// Goes to the next step beyond the value.
  ///
  /// - Parameters:
  ///   - direction: 1 or -1.
  ///   - cause: for the change.
  ///   - isWhole: whether the steps are whole symbols; always for a granularity of 0.
  ///   - emit: takes the effects.
  mutating func step(
    by direction: Int64, _ cause: ChangeCause, isWhole: Bool = false, emit: (Effect) -> Void
  ) {
    guard configuration.interaction == .enabled, !choice.isHeld else { return }
    let isUp = direction > 0
    let next: Double
    if isWhole || scale.isContinuous {
      next = isUp ? roundedDown(value) + 1 : roundedUp(value) - 1
    } else {
      let step = isUp ? scale.step(upTo: value) &+ 1 : scale.step(downTo: value) &- 1
      next = scale.value(ofMark: step)
    }
    choose(scale.choosable(next), cause, isUp ? .upper : .lower, emit: emit)
  }

  /// For assistive technology: the nearest value that can be chosen. Beyond an end that is chosen, only
  /// the bound is reported.
  mutating func choose(nearestTo wanted: Double, emit: (Effect) -> Void) {
    guard configuration.interaction == .enabled, !choice.isHeld, wanted.isFinite else { return }
    let new = scale.nearestChoice(to: wanted)
    let side: Side? =
      wanted > scale.maximum ? .upper : wanted < configuration.minimum ? .lower : nil
    choose(new, .assistive, side, emit: emit)
  }

  /// An edit of one step; at an end only the bound is reported.
  private mutating func choose(
    _ new: Double, _ cause: ChangeCause, _ side: Side?, emit: (Effect) -> Void
  ) {
    let isWrongWay = side == .upper && new < value || side == .lower && new > value
    guard new != value, !isWrongWay else {
      if let side { emit(.bound(side, time)) }
      return
    }
    choice.begin(choosing: new, cause, ticking: arrival(at: new), emit: emit)
    show(preview: nil, emit: emit)
    choice.end(emit: emit)
  }
}
