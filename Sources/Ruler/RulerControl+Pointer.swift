import ControlCore

extension RulerControl {
  /// Coordinates further away than this count as there: 2⁴⁰ pt.
  private static let farthest = 1_099_511_627_776.0

  @inline(__always)
  mutating func handle(_ event: PointerEvent, emit: (Effect) -> Void) {
    var event = event
    if event.hasPosition {
      guard event.position.x.isFinite, event.position.y.isFinite else { return }
      event.position.x = min(max(event.position.x, -Self.farthest), Self.farthest)
      event.position.y = min(max(event.position.y, -Self.farthest), Self.farthest)
    }
    if event.phase == .down { return press(event, emit: emit) }
    take(gesture.handle(event, at: time, configuration.gestures), emit: emit)
  }

  /// A pointer goes down: what moves is held where it shows.
  private mutating func press(_ event: PointerEvent, emit: (Effect) -> Void) {
    if gesture.isHeld(by: event.id) {  // its up was lost
      gesture.rest()
      giveWay()
      release(velocity: 0, emit: emit)
    }
    let held = shown
    let isSilent = isSilent
    guard gesture.handle(event, at: time, configuration.gestures) == .pressed else { return }
    position = scale.pulled(held, configuration.band)
    if isSilent { watch.ticks.reset(at: position, rule: watch.rule) }
    anchor = position
  }

  @inline(__always)
  private mutating func take(_ intent: GestureMachine.Intent?, emit: (Effect) -> Void) {
    switch intent {
    case .dragged(let travel):
      _ = drag(travel, emit: emit)
    case .released(let travel, let velocity):
      guard drag(travel, emit: emit) else { return }
      let slope = scale.slope(position, configuration.band)
      giveWay()
      release(velocity: velocity * slope, emit: emit)
    case .tapped(let point):
      let caught = session != nil || isActive
      giveWay()
      if !caught { emit(.tapped(point, time)) }
      release(velocity: 0, emit: emit)
    case .yielded:
      giveWay()
      if configuration.interaction == .enabled { emit(.yielded(time)) }
      release(velocity: 0, emit: emit)
    case .cancelled:
      giveWay()
      cancel(emit: emit)
    case .pressed, nil: break
    }
  }

  /// - Returns: `false` if the ruler may not be dragged; the pointer has then let go of it.
  private mutating func drag(_ travel: Double, emit: (Effect) -> Void) -> Bool {
    guard configuration.interaction == .enabled else {
      giveWay()
      release(velocity: 0, emit: emit)
      return false
    }
    isActive = true
    begin(emit: emit)
    move(to: anchor + travel, .drag, pullsPastBounds: true, emit: emit)
    return true
  }

  /// Takes an edit back, or lets it stand, as the configuration says.
  ///
  /// Expects `position` to be what shows.
  mutating func cancel(emit: (Effect) -> Void) {
    gesture.rest()
    guard configuration.cancelPolicy == .revert else { return release(velocity: 0, emit: emit) }
    if let session {
      report(scale.clamp(session.original), .cancel, at: time, emit: emit)
      goHome()
      watch.reset(at: position)
      end(.cancel, at: time, emit: emit)
    }
    goHome()
    rest(at: time, emit: emit)
  }
}

extension PointerEvent {
  fileprivate var hasPosition: Bool {
    switch phase {
    case .down, .move, .up, .hover: true
    case .cancel, .leave: false
    }
  }
}
