/// A pointer that holds a control.
public struct Contact: Equatable, Sendable {
  /// The number of the pointer, as its events have it.
  public private(set) var id: Int64
  /// Where it went down and where it was last, in points.
  public private(set) var origin: Point
  /// The last place of the pointer, in points.
  public internal(set) var point: Point {
    get { place }
    set { place = newValue }
  }
  @usableFromInline var place: Point
  /// The coordinate along the axis from which `travel` counts, and what had been travelled then. A pointer
  /// that turns what it holds counts anew from each place, as the shortest way to the next begins there:
  /// see `Contact+Turning.swift`.
  @usableFromInline var anchor: Double
  @usableFromInline var travelled = 0.0
  /// How much of the pointer's way counts in a fine drag; 1 in any other.
  @usableFromInline var gain: Double
  /// Finger, mouse or pen.
  public private(set) var kind: PointerKind

  /// A placeholder, for as long as no pointer has gone down.
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

  /// How far the pointer has taken what it holds, in points, growing with the value.
  @inlinable @inline(__always)
  func travel(_ settings: GestureSettings) -> Double {
    travelled + gain * settings.gain * (settings.along(point) - anchor)
  }

  /// The pointer is here now. If the speed of the drag changes, it goes on from where it is.
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

  /// In which direction the pointer has left the slop; `nil` if it has not.
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

  /// Takes exactly the slop away, so that nothing jumps, and how often the pointer reported does not
  /// matter.
  mutating func subtractSlop(_ settings: GestureSettings) {
    let slop = settings.slop.distance(for: kind)
    let start = settings.along(origin)
    anchor = settings.along(point) > start ? start + slop : start - slop
    travelled = 0
  }

  /// Counts travel anew from here.
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
