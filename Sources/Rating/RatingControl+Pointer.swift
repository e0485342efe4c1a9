import ControlCore

extension RatingControl {
  /// - Returns: True if the pointer holds the rating, held it, or shows a preview.
  mutating func handle(_ event: PointerEvent, emit: (Effect) -> Void) -> Bool {
    if choice.follow(event, gestures) {
      drag(to: choice.point, emit: emit)
      return true
    }
    switch event.phase {
    case .leave: return hover(at: nil, event, emit: emit)
    case .hover: return hover(at: event.position, event, emit: emit)
    case .down, .move, .up, .cancel: break
    }
    let last = choice.point
    var intent = choice.handle(event, gestures)
    if case .interrupted = intent {
      commit(at: choice.point, emit: emit)
      intent = choice.handle(event, gestures)
    }
    let isOwn = intent != nil
    take(intent, at: choice.point, from: last, emit: emit)
    return isOwn
  }

  private mutating func take(
    _ intent: Hold.Intent?, at point: Point, from last: Point, emit: (Effect) -> Void
  ) {
    switch intent {
    case .pressed: press(at: point, emit: emit)
    case .dragged: drag(to: point, emit: emit)
    // A release that moved chooses once more; one that did not move keeps a value set by the host
    // since. Both commit the previewed value.
    case .released where point != last:
      drag(to: point, emit: emit)
      commit(at: point, emit: emit)
    case .released, .tapped, .doubleTapped: tap(at: point, emit: emit)
    case .yielded: choice.edit.isOpen ? commit(at: point, emit: emit) : yield(emit: emit)
    case .cancelled: cancel(emit: emit)
    case .stayed, .interrupted, nil: wander(emit: emit)
    }
  }

  private mutating func press(at point: Point, emit: (Effect) -> Void) {
    cleared = nil
    guard configuration.interaction == .enabled else { return }
    guard configuration.choosesAtOnce(choice.kind) else {
      return show(preview: chosen(at: point), emit: emit)
    }
    begin(choosing: value(at: point), emit: emit)
  }

  /// Opens the edit with a value chosen by a pointer.
  private mutating func begin(choosing new: Double, emit: (Effect) -> Void) {
    let wanted = left(by: new)
    clearing = wanted == new ? nil : new
    choice.begin(choosing: new, .drag, ticking: arrival(at: new), emit: emit)
    show(preview: wanted, emit: emit)
  }

  /// Updates the preview after a move within the slop; only the position of the release counts.
  private mutating func wander(emit: (Effect) -> Void) {
    guard choice.phase == .pressed, !choice.edit.isOpen, preview != nil else { return }
    show(preview: chosen(at: choice.point), emit: emit)
  }

  private mutating func drag(to point: Point, emit: (Effect) -> Void) {
    guard choice.edit.isOpen else { return leaveSlop(at: point, emit: emit) }
    let new = value(at: point, isDrag: true)
    if clearing == new { return }
    clearing = nil
    if new != value {
      choice.choose(new, .drag, ticking: marks(scale.steps(from: value, to: new)), emit: emit)
    }
    show(preview: new, emit: emit)
  }

  /// Handles a pointer that leaves the slop along the axis before choosing. It now chooses, unless
  /// only taps count.
  private mutating func leaveSlop(at point: Point, emit: (Effect) -> Void) {
    if configuration.interaction == .enabled, configuration.selection == .dragging {
      return begin(choosing: value(at: point, isDrag: true), emit: emit)
    }
    choice.letGo()
    yield(emit: emit)
  }

  private mutating func tap(at point: Point, emit: (Effect) -> Void) {
    guard configuration.interaction == .enabled else { return emit(.tapped(point, time)) }
    guard !choice.edit.isOpen else { return commit(at: point, emit: emit) }
    let new = chosen(at: point)
    // Clearing never ticks.
    let ticking = new == value(at: point) ? arrival(at: new) : .none
    choice.begin(choosing: new, .drag, ticking: ticking, emit: emit)
    cleared = new == 0 ? point : nil
    commit(at: point, emit: emit)
  }

  /// Releases the pointer at a point, and commits the value.
  private mutating func commit(at point: Point, emit: (Effect) -> Void) {
    if clearing != nil {
      choice.choose(0, .drag, ticking: .none, emit: emit)
      cleared = point
    }
    clearing = nil
    show(preview: nil, emit: emit)
    choice.end(emit: emit)
  }

  /// Reverts an edit, or commits it, by the cancel policy.
  mutating func cancel(emit: (Effect) -> Void) {
    let point = choice.point
    choice.letGo()
    guard configuration.cancelPolicy == .revert else { return commit(at: point, emit: emit) }
    clearing = nil
    show(preview: nil, emit: emit)
    choice.revert(emit: emit)
  }

  private mutating func yield(emit: (Effect) -> Void) {
    show(preview: nil, emit: emit)
    if configuration.interaction == .enabled { emit(.yielded(time)) }
  }

  // MARK: Hovering

  /// - Returns: True if the rating shows previews now.
  private mutating func hover(
    at point: Point?, _ event: PointerEvent, emit: (Effect) -> Void
  ) -> Bool {
    guard !choice.isHeld, event.kind != .touch, !event.isOfOtherButton, configuration.previewsHover,
      configuration.interaction == .enabled, point?.isFinite != false
    else { return false }
    let isLeft = point == nil || point == cleared
    if !isLeft { cleared = nil }
    show(preview: isLeft ? nil : point.map { chosen(at: $0) }, emit: emit)
    return true
  }

  // MARK: Positions

  // Readers are `mutating`, to avoid copies of the rating.

  /// Returns the value that a press at a point chooses, or a drag to it.
  @inline(never)
  private mutating func value(at point: Point, isDrag: Bool = false) -> Double {
    let along = configuration.along(point)
    // A drag at the position of its press is a tap.
    if isDrag, along < 0, configuration.leading == .clears,
      along != configuration.along(choice.origin)
    {
      return scale.choosable(0)
    }
    return scale.choice(at: along)
  }

  /// Returns the value after a press at a point.
  mutating func chosen(at point: Point) -> Double { left(by: value(at: point)) }

  /// Returns the value after choosing one: 0 if that clears the rating.
  private func left(by new: Double) -> Double {
    configuration.clears && new == value && new > 0 ? 0 : new
  }

  /// Returns the ticks of a press: only the mark at its value, if that changes.
  func arrival(at new: Double) -> MarkSpan {
    new == value ? .none : marks(scale.arrival(from: value, at: new))
  }

  private func marks(_ marks: MarkSpan) -> MarkSpan {
    configuration.ticks ? marks : .none
  }
}
