import ControlCore

extension RulerControl {
  @inline(__always)
  mutating func handle(_ event: PointerEvent, emit: (Effect) -> Void) {
    var event = event
    guard event.confine() else { return }
    let isPress = event.phase == .down
    if isPress, gesture.isHeld(by: event.id) {  // its up was lost
      gesture.rest()
      giveWay()
      release(velocity: 0, emit: emit)
    }
    let held = isPress ? shown : 0
    let wasSilent = isSilent
    let intent = gesture.handle(event, at: time, configuration.gestures)
    guard case .pressed = intent else { return take(intent, emit: emit) }
    hold(held, wasSilent)
  }

  /// A pointer went down: what moved is held where it showed.
  private mutating func hold(_ held: Double, _ wasSilent: Bool) {
    position = scale.pulled(held, configuration.band)
    if wasSilent { watch.ticks.reset(at: position, rule: watch.rule) }
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
