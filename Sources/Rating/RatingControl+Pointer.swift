import ControlCore

extension RatingControl {
  /// Coordinates further away than this count as there: 2⁴⁰ pt.
  private static let farthest = 1_099_511_627_776.0

  mutating func handle(_ event: PointerEvent, emit: (Effect) -> Void) {
    var event = event
    switch event.phase {
    case .leave: return hover(at: nil, event, emit: emit)
    case .cancel: event.position = gesture.point
    case .down, .move, .up, .hover:
      guard event.position.x.isFinite, event.position.y.isFinite else { return }
      event.position.x = min(max(event.position.x, -Self.farthest), Self.farthest)
      event.position.y = min(max(event.position.y, -Self.farthest), Self.farthest)
    }
    if event.phase == .hover { return hover(at: event.position, event, emit: emit) }
    if event.phase == .down, gesture.isHeld(by: event.id) {  // its up was lost
      gesture.rest()
      commit(at: event.position, emit: emit)
    }
    let last = gesture.point
    let intent = gesture.handle(event, at: time, configuration.gestures)
    take(intent, at: event.position, from: last, emit: emit)
  }

  private mutating func take(
    _ intent: GestureMachine.Intent?, at point: Point, from last: Point, emit: (Effect) -> Void
  ) {
    switch intent {
    case .pressed: press(at: point, emit: emit)
    case .dragged: drag(to: point, emit: emit)
    case .released where point != last:
      drag(to: point, emit: emit)
      commit(at: point, emit: emit)
    case .released, .tapped: tap(at: point, emit: emit)
    case .yielded: session == nil ? yield(emit: emit) : commit(at: point, emit: emit)
    case .cancelled: cancel(emit: emit)
    case nil: wander(emit: emit)
    }
  }

  private mutating func press(at point: Point, emit: (Effect) -> Void) {
    cleared = nil
    guard configuration.interaction == .enabled else { return }
    guard configuration.selection == .dragging else {
      return show(preview: chosen(at: point), emit: emit)
    }
    let new = value(at: point)
    begin(emit: emit)
    let wanted = chosen(at: point)
    session?.clearing = wanted == new ? nil : new
    tickOnce(from: value, to: new, emit: emit)
    report(new, .drag, emit: emit)
    show(preview: wanted, emit: emit)
  }

  /// The pointer may have moved within the slop: only where it lifts will count.
  private mutating func wander(emit: (Effect) -> Void) {
    guard gesture.state == .pressed, session == nil, preview != nil else { return }
    show(preview: chosen(at: gesture.point), emit: emit)
  }

  private mutating func drag(to point: Point, emit: (Effect) -> Void) {
    guard session != nil else {
      gesture.rest()
      return yield(emit: emit)
    }
    let new = value(at: point)
    if session?.clearing == new { return }
    session?.clearing = nil
    if new != value { pass(to: new, emit: emit) }
    show(preview: new, emit: emit)
  }

  /// Ticks each step on the way.
  private mutating func pass(to new: Double, emit: (Effect) -> Void) {
    let passed = scale.steps(from: value, to: new)
    if configuration.ticks, passed.count != 0 { emit(.tick(TickRun(marks: passed, at: time))) }
    report(new, .drag, emit: emit)
  }

  private mutating func tap(at point: Point, emit: (Effect) -> Void) {
    guard configuration.interaction == .enabled else { return emit(.tapped(point, time)) }
    guard session == nil else { return commit(at: point, emit: emit) }
    begin(emit: emit)
    let new = chosen(at: point)
    tickOnce(from: value, to: new, emit: emit)
    report(new, .drag, emit: emit)
    cleared = new == 0 ? point : nil
    commit(at: point, emit: emit)
  }

  /// The pointer lets go at `point`: what it would commit is what stays.
  private mutating func commit(at point: Point, emit: (Effect) -> Void) {
    if session?.clearing != nil {
      report(0, .drag, emit: emit)
      cleared = point
    }
    show(preview: nil, emit: emit)
    guard session != nil else { return }
    end(.commit, emit: emit)
    emit(.idle(time))
  }

  /// Takes an edit back, or lets it stand, as the configuration says.
  mutating func cancel(emit: (Effect) -> Void) {
    let point = gesture.point
    gesture.rest()
    guard configuration.cancelPolicy == .revert else { return commit(at: point, emit: emit) }
    show(preview: nil, emit: emit)
    guard let session else { return }
    report(session.original, .cancel, emit: emit)
    end(.cancel, emit: emit)
    emit(.idle(time))
  }

  private mutating func yield(emit: (Effect) -> Void) {
    show(preview: nil, emit: emit)
    if configuration.interaction == .enabled { emit(.yielded(time)) }
  }

  // MARK: Hovering

  private mutating func hover(
    at point: Point?, _ event: PointerEvent, emit: (Effect) -> Void
  ) {
    guard !gesture.isHeld, event.kind != .touch, configuration.previewsHover,
      configuration.interaction == .enabled
    else { return }
    guard let point, point != cleared else { return show(preview: nil, emit: emit) }
    cleared = nil
    show(preview: chosen(at: point), emit: emit)
  }

  // MARK: Places

  /// What a press at `point` chooses.
  private func value(at point: Point) -> Double {
    let along =
      switch (configuration.orientation, configuration.layoutDirection) {
      case (.vertical, _): point.y
      case (.horizontal, .leftToRight): point.x
      case (.horizontal, .rightToLeft): configuration.length - point.x
      }
    return scale.value(along: along)
  }

  /// What a press at `point` leaves chosen: nothing, if it is chosen already and may be cleared.
  func chosen(at point: Point) -> Double {
    let new = value(at: point)
    return configuration.clears && new == value && new > 0 ? 0 : new
  }

  /// A press passes nothing on its way: it ticks once, if it chooses something else.
  private func tickOnce(from old: Double, to new: Double, emit: (Effect) -> Void) {
    guard configuration.ticks, new != old else { return }
    emit(.tick(TickRun(marks: scale.arrival(from: old, at: new), at: time)))
  }
}
