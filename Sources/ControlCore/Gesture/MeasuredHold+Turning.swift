// Pointers that turn the control or drag along a line, by their settings: for controls that support
// both.

extension MeasuredHold {
  /// Handles one pointer event; like `handle(_:at:_:)`, but also for rotations.
  public mutating func turn(
    _ event: PointerEvent, at time: Timestamp, _ settings: GestureSettings
  ) -> Intent? {
    guard settings.direction == .clockwise else { return handle(event, at: time, settings) }
    return counted(meaning(of: event, at: time, settings), at: time, settings)
  }

  private mutating func meaning(
    of event: PointerEvent, at time: Timestamp, _ settings: GestureSettings
  ) -> Intent? {
    guard event.position.isFinite || event.phase == .cancel else { return nil }
    if event.phase == .down, !isHeld {
      takeHold(event, turning: settings, at: time)
      return .pressed
    }
    guard isHeld(by: event.id) else { return nil }  // began elsewhere, or is another pointer
    switch event.phase {
    case .down:
      press.state = .idle
      return .interrupted
    case .move:
      turn(to: event, at: time, settings)
      return turned(event, settings)
    case .up:
      if press.contact.turn(to: event, settings, isPress: state == .pressed) { estimator.clear() }
      let travel = turned(event, settings)
      press.state = .idle
      guard case .dragged(let travel)? = travel else { return .tapped(press.contact.point) }
      return release(travel, at: time, settings)
    case .cancel:
      press.state = .idle
      return .cancelled
    case .hover, .leave: return nil
    }
  }

  /// Handles the report of a turning pointer, like `follow(_:at:_:)`.
  @inlinable @inline(__always)
  mutating func followTurning(
    _ event: PointerEvent, at time: Timestamp, _ settings: GestureSettings
  ) -> Double? {
    guard press.drags(event) else { return nil }
    turn(to: event, at: time, settings)
    return press.contact.travelled
  }

  /// Moves the pointer that holds the control, and records its report.
  @usableFromInline
  mutating func turn(to event: PointerEvent, at time: Timestamp, _ settings: GestureSettings) {
    if press.contact.turn(to: event, settings, isPress: state == .pressed) { estimator.clear() }
    estimator.add(press.contact.arc, at: time)
  }

  /// Returns the drag after a move, if the pointer drags already or has left the slop.
  private mutating func turned(_ event: PointerEvent, _ settings: GestureSettings) -> Intent? {
    if state == .pressed {
      guard press.contact.turnsBeyondSlop(settings) else { return nil }
      press.contact.leaveTurningSlop(event, settings)
      press.state = .dragging
    }
    return .dragged(travel: press.contact.travelled)
  }

  private mutating func takeHold(
    _ event: PointerEvent, turning settings: GestureSettings, at time: Timestamp
  ) {
    press.state = .pressed
    press.contact = Contact(event, turning: settings)
    estimator.clear()
    estimator.add(press.contact.arc, at: time)
  }

  /// Returns true if a move or a lift would turn a press into a drag, so that a turning control can
  /// grab instead.
  public func wouldTurn(_ event: PointerEvent, _ settings: GestureSettings) -> Bool {
    guard state == .pressed, isHeld(by: event.id), event.position.isFinite else { return false }
    var moved = press.contact
    guard settings.direction == .clockwise else {
      moved.move(to: event, settings)
      return moved.leavingSlop(settings) == .along
    }
    _ = moved.turn(to: event, settings, isPress: true)
    return moved.turnsBeyondSlop(settings)
  }

  /// Takes hold like `grab(_:at:_:)`, also for rotations.
  @usableFromInline
  mutating func grabTurning(
    _ event: PointerEvent, at time: Timestamp, _ settings: GestureSettings
  ) {
    guard settings.direction == .clockwise else { return grab(event, at: time, settings) }
    takeHold(event, turning: settings, at: time)
    press.state = .dragging
    forgetTaps()
  }

  /// Restarts the travel count like `reanchor(at:_:turned:)`, also for rotations.
  public mutating func reanchorTurning(
    at time: Timestamp, _ settings: GestureSettings, turned: Bool
  ) {
    guard settings.direction == .clockwise else {
      return reanchor(at: time, settings, turned: turned)
    }
    // A press counts from where it went down.
    guard state == .dragging || isHeld && turned else { return }
    press.contact.reanchorTurning(settings)
    guard turned else { return }
    estimator.clear()
    estimator.add(press.contact.arc, at: time)
  }
}
