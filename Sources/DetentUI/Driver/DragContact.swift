internal import ControlCore

/// Makes pointer events of what SwiftUI's drag gesture reports.
///
/// The gesture tells of changes and of its end. It does not tell when the system has taken the finger
/// away: then its state is reset without an end. See `lost`.
struct DragContact: Equatable {
  /// Touch, mouse or pen: SwiftUI's gesture does not say.
  private(set) var kind: PointerKind
  /// Whether a finger that first goes up or down is left to the page, which scrolls with it. A ruler decides that itself,
  /// and a rating need not: it may take the press at once.
  let yields: Bool
  /// Which pointer of the control it is.
  let id: Int64
  private(set) var isDown = false
  /// How many drags there were: tells one from the next.
  private(set) var number = 0
  /// Whether it is decided whose the finger is.
  private var isDecided = false
  /// Whether it is the page's.
  private var isYielded = false

  init(kind: PointerKind, yields: Bool = false, id: Int64 = 0) {
    self.kind = kind
    self.yields = yields
    self.id = id
  }

  /// The gesture has changed, or begun.
  ///
  /// - Parameters:
  ///   - point: where the pointer is.
  ///   - start: where it went down.
  ///   - modifiers: keys that are held.
  ///   - kind: of the pointer, where that is known.
  /// - Returns: what to hand to the control.
  mutating func changed(
    to point: Point, from start: Point, _ modifiers: Modifiers, kind: PointerKind? = nil
  ) -> [PointerEvent] {
    if isYielded { return [] }
    if !isDown, let kind { self.kind = kind }
    var events: [PointerEvent] = []
    if !isDown {
      events.append(event(.down, start, modifiers))
      number &+= 1
      isDecided = !yields || self.kind != .touch
    }
    let isFirst = !isDown
    isDown = true
    if leavesAcross(to: point, from: start) {
      isYielded = true
      return events + lost(number)
    }
    if !isFirst || point != start { events.append(event(.move, point, modifiers)) }
    return events
  }

  /// Whether the finger leaves the slop now, and is the page's.
  private mutating func leavesAcross(to point: Point, from start: Point) -> Bool {
    guard !isDecided else { return false }
    let verdict = FingerClaim().verdict(x: point.x - start.x, y: point.y - start.y, kind: kind)
    isDecided = verdict != .undecided
    return verdict == .page
  }

  /// The gesture has ended: the pointer was lifted.
  mutating func ended(
    at point: Point, from start: Point, _ modifiers: Modifiers, kind: PointerKind? = nil
  ) -> [PointerEvent] {
    if !isDown, let kind { self.kind = kind }
    if isYielded {
      isYielded = false
      return []
    }
    var events: [PointerEvent] = []
    if !isDown { events.append(event(.down, start, modifiers)) }
    events.append(event(.up, point, modifiers))
    isDown = false
    return events
  }

  /// The state of drag `number` was reset. If that was without an end, the pointer is taken away.
  mutating func lost(_ number: Int) -> [PointerEvent] {
    guard number == self.number else { return [] }
    if !isDown { isYielded = false }
    guard isDown else { return [] }
    isDown = false
    return [event(.cancel, Point(x: 0, y: 0), .none)]
  }

  private func event(
    _ phase: PointerEvent.Phase, _ point: Point, _ modifiers: Modifiers
  ) -> PointerEvent {
    PointerEvent(
      id: id, kind: kind, phase: phase, position: point, modifiers: modifiers)
  }
}
