/// A pointer that holds a control.
public struct Contact: Equatable, Sendable {
  /// The number of the pointer in its events.
  public private(set) var id: Int64
  /// The position of the press, in points.
  public private(set) var origin: Point
  /// The last position of the pointer, in points.
  public internal(set) var point: Point {
    get { place }
    set { place = newValue }
  }
  @usableFromInline var place: Point
  /// The coordinate along the main axis from which `travel` counts, and the travel before it. For a
  /// pointer that turns the control, both advance with each report, from which the next shortest
  /// arc begins: see `Contact+Turning.swift`.
  @usableFromInline var anchor: Double
  @usableFromInline var travelled = 0.0
  /// The factor on the pointer's travel in a fine drag; 1 in any other.
  @usableFromInline var gain: Double
  /// The kind of pointer: finger, mouse or pen.
  public private(set) var kind: PointerKind

  /// Creates a placeholder, until a pointer goes down.
  package init() {
    id = 0
    kind = .touch
    origin = Point(x: 0, y: 0)
    place = origin
    anchor = 0
    gain = 1
  }

  package init(_ event: PointerEvent, _ settings: GestureSettings) {
    id = event.id
    kind = event.kind
    origin = event.position.reachable
    place = origin
    anchor = settings.along(origin)
    gain = settings.fineDrag.gain(across: 0, holding: event.modifiers)
  }

  /// Returns the travel of the drag, in points; positive towards larger values.
  @inlinable @inline(__always)
  func travel(_ settings: GestureSettings) -> Double {
    travelled + gain * settings.gain * (settings.along(point) - anchor)
  }

  /// Moves the pointer. A change of gain keeps the drag's current position.
  @inlinable @inline(__always)
  package mutating func move(to event: PointerEvent, _ settings: GestureSettings) {
    let new = event.position.reachable
    let across = abs(settings.across(new) - settings.across(origin))
    let wanted = settings.fineDrag.gain(across: across, holding: event.modifiers)
    if wanted != gain {
      travelled = travel(settings)
      anchor = settings.along(point)
      gain = wanted
    }
    place = new
  }

  /// Returns the axis along which the pointer has left the slop; `nil` if it has not.
  package func leavingSlop(_ settings: GestureSettings) -> Leaving? {
    let along = settings.along(point) - settings.along(origin)
    let across = abs(settings.across(point) - settings.across(origin))
    let slop = settings.slop.distance(for: kind)
    if settings.locksDirection, kind == .touch, across > slop, across > abs(along) {
      return .across
    }
    return abs(along) > slop ? .along : nil
  }

  package enum Leaving {
    case along, across
  }

  /// Moves a pointer that presses. Its way counts by the gain that holds when it leaves the slop.
  mutating func press(to event: PointerEvent, _ settings: GestureSettings) {
    place = event.position.reachable
    let across = abs(settings.across(place) - settings.across(origin))
    gain = settings.fineDrag.gain(across: across, holding: event.modifiers)
  }

  /// Begins a drag, which counts from the press. If the slop does not count, exactly that is
  /// subtracted, so that nothing jumps and the rate of reports does not matter.
  mutating func leaveSlop(_ settings: GestureSettings) {
    let slop = settings.countsSlop ? 0 : settings.slop.distance(for: kind)
    let start = settings.along(origin)
    anchor = settings.along(point) > start ? start + slop : start - slop
    travelled = 0
  }

  /// Restarts the travel count here.
  mutating func reanchor(_ settings: GestureSettings) {
    anchor = settings.along(point)
    travelled = 0
  }
}

extension Contact {
  package mutating func visit(_ visitor: inout some StateVisitor) {
    visitor.whole(&id, in: .min ... .max)
    visitor.choice(&kind, .touch, .mouse, .pen)
    visitor.point(&origin)
    visitor.point(&place)
    visitor.place(&anchor)
    visitor.place(&travelled)
    visitor.number(&gain, in: 0...1)
  }
}
