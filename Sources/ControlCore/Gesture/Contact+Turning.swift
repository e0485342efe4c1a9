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
  /// - Returns: true if it has left the dead zone, which makes its earlier speed meaningless.
  mutating func turn(to event: PointerEvent, _ settings: GestureSettings) -> Bool {
    let rotation = settings.rotation
    let wasDead = rotation.isDead(point)
    gain = settings.fineDrag.gain(across: 0, holding: event.modifiers)
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
    return squaredDistance > slop * slop
  }

  /// Subtracts exactly the slop: travel counts from the exit of a straight path out of the slop, or
  /// from here if the dead zone is involved.
  mutating func subtractTurningSlop(_ settings: GestureSettings) {
    let (rotation, slop) = (settings.rotation, settings.slop.distance(for: kind))
    let share = slop / distance
    let edge = Point(
      x: origin.x + (point.x - origin.x) * share, y: origin.y + (point.y - origin.y) * share)
    let isClear = !rotation.isDead(edge) && !rotation.isDead(point)
    travelled = isClear ? gain * (anchor - rotation.arc(to: edge, near: anchor)) : 0
  }

  /// Restarts the travel count here.
  mutating func reanchorTurning(_ settings: GestureSettings) {
    travelled = 0
    guard !settings.rotation.isDead(point) else { return }
    anchor = settings.rotation.arc(to: point, near: anchor)
  }

  /// The square of the pointer's distance from the press, in square points.
  private var squaredDistance: Double {
    let (x, y) = (point.x - origin.x, point.y - origin.y)
    return x * x + y * y
  }

  /// That distance in points, by Newton's method: five steps suffice from a start at most 42 % off.
  private var distance: Double {
    let square = squaredDistance
    var root = max(abs(point.x - origin.x), abs(point.y - origin.y))
    for _ in 0..<5 where root > 0 { root = (root + square / root) / 2 }
    return root
  }
}
