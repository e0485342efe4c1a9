// Pointers that turn the control. Kept apart from linear drags, so that a control without turning
// links no arctangent.

extension Contact {
  /// Creates a contact for a pointer that has gone down.
  init(_ event: PointerEvent, turning settings: GestureSettings) {
    self.init(event, settings)
    anchor = settings.rotation.arc(to: origin)
  }

  /// The angle of the pointer, in points of arc, over any number of turns.
  var arc: Double { anchor }

  /// Moves the pointer to its new position, by the shortest arc. In the dead zone nothing moves; a
  /// pointer that leaves it continues from where it entered.
  ///
  /// - Parameters:
  ///   - event: The pointer's report.
  ///   - settings: The rotation, and the rule of fine drags.
  ///   - isPress: True within the slop, where the way counts by the gain that holds when it is left.
  /// - Returns: true if it has left the dead zone, which makes its earlier speed meaningless.
  mutating func turn(
    to event: PointerEvent, _ settings: GestureSettings, isPress: Bool = false
  ) -> Bool {
    let rotation = settings.rotation
    let wasDead = rotation.isDead(point)
    gain = isPress ? 1 : settings.fineDrag.gain(across: 0, holding: event.modifiers)
    let place = event.position.reachable
    // A repeated report must not move it by rounding.
    guard place != point else { return false }
    point = place
    guard !rotation.isDead(point) else { return false }
    let arc = rotation.arc(to: point, near: anchor)
    if !wasDead { travelled += gain * (arc - anchor) }
    anchor = arc
    return wasDead
  }

  /// Returns true if the pointer has left the slop, in any direction.
  func turnsBeyondSlop(_ settings: GestureSettings) -> Bool {
    let slop = settings.slop.distance(for: kind)
    let (x, y) = (point.x - origin.x, point.y - origin.y)
    return x * x + y * y > slop * slop
  }

  /// Begins a drag, which has turned as far as the pointer since its press, or since it left the
  /// dead zone.
  mutating func leaveTurningSlop(_ event: PointerEvent, _ settings: GestureSettings) {
    gain = settings.fineDrag.gain(across: 0, holding: event.modifiers)
    travelled *= gain
  }

  /// Restarts the travel count here.
  mutating func reanchorTurning(_ settings: GestureSettings) {
    travelled = 0
    guard !settings.rotation.isDead(point) else { return }
    anchor = settings.rotation.arc(to: point, near: anchor)
  }
}
