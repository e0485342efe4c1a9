// A pointer that turns what it holds. What goes along a line knows nothing of it, so that a control which is not
// turned carries no arctangent.

extension Contact {
  /// A pointer that has gone down.
  init(_ event: PointerEvent, turning settings: GestureSettings) {
    self.init(event, settings)
    anchor = settings.rotation.arc(to: origin)
  }

  /// How far round it is, in points of arc, over any number of turns.
  var arc: Double { anchor }

  /// The pointer is here now, by the shortest way. In the dead middle nothing moves, and what comes out goes on
  /// from where it went in.
  ///
  /// - Returns: whether it has come out: its speed before then means nothing.
  mutating func turn(to event: PointerEvent, _ settings: GestureSettings) -> Bool {
    let rotation = settings.rotation
    let wasDead = rotation.isDead(point)
    gain = settings.fineDrag.gain(across: 0, holding: event.modifiers)
    let place = event.position.reachable
    // Reported once more, it is nowhere else by rounding either.
    guard place != point else { return false }
    point = place
    guard !rotation.isDead(point) else { return false }
    let arc = rotation.arc(to: point, near: anchor)
    if !wasDead { travelled += gain * (arc - anchor) }
    anchor = arc
    return wasDead
  }

  /// Whether the pointer has left the slop, in whichever direction.
  func turnsBeyondSlop(_ settings: GestureSettings) -> Bool {
    let slop = settings.slop.distance(for: kind)
    return squaredDistance > slop * slop
  }

  /// Takes exactly the slop away: travel counts from where a straight way from the press leaves it, or from
  /// here, if the middle has anything to do with it.
  mutating func subtractTurningSlop(_ settings: GestureSettings) {
    let (rotation, slop) = (settings.rotation, settings.slop.distance(for: kind))
    let share = slop / distance
    let edge = Point(
      x: origin.x + (point.x - origin.x) * share, y: origin.y + (point.y - origin.y) * share)
    let isClear = !rotation.isDead(edge) && !rotation.isDead(point)
    travelled = isClear ? gain * (anchor - rotation.arc(to: edge, near: anchor)) : 0
  }

  /// Counts travel anew from here.
  mutating func reanchorTurning(_ settings: GestureSettings) {
    travelled = 0
    guard !settings.rotation.isDead(point) else { return }
    anchor = settings.rotation.arc(to: point, near: anchor)
  }

  /// The square of how far the pointer is from where it went down, in points.
  private var squaredDistance: Double {
    let (x, y) = (point.x - origin.x, point.y - origin.y)
    return x * x + y * y
  }

  /// How far that is, by Newton's method: begun at most 42 % off, five steps are enough.
  private var distance: Double {
    let square = squaredDistance
    var root = max(abs(point.x - origin.x), abs(point.y - origin.y))
    for _ in 0..<5 where root > 0 { root = (root + square / root) / 2 }
    return root
  }
}
