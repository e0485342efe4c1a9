internal import ControlCore

/// The conversion of SwiftUI's drag gestures into pointer events.
///
/// The gesture reports changes and its end, but not a cancellation by the system: its state is then
/// reset without an end. See `lost`.
struct DragContact: Equatable {
  /// The kind of pointer, touch, mouse or pen, which SwiftUI's gesture does not report.
  private(set) var kind: PointerKind
  /// True if fingers that first move vertically are left to the page for scrolling. Rulers decide
  /// that themselves; a rating does not, as it may accept a press immediately.
  let yields: Bool
  /// The identifier of the pointer for the control.
  let id: Int64
  private(set) var isDown = false
  /// The number of drags so far; identifies the current one.
  private(set) var number = 0
  /// True once the owner of the finger is known.
  private var isDecided = false
  /// True if the owner is the page.
  private var isYielded = false

  init(kind: PointerKind, yields: Bool = false, id: Int64 = 0) {
    self.kind = kind
    self.yields = yields
    self.id = id
  }

  /// Handles a change or the start of the gesture.
  ///
  /// - Parameters:
  ///   - point: the position of the pointer.
  ///   - start: the position of the press.
  ///   - modifiers: the modifier keys held.
  ///   - kind: the kind of the pointer, if known.
  /// - Returns: the events for the control.
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

  /// Decides the owner of the finger when it leaves the slop; returns true if it is the page.
  private mutating func leavesAcross(to point: Point, from start: Point) -> Bool {
    guard !isDecided else { return false }
    let verdict = FingerClaim().verdict(x: point.x - start.x, y: point.y - start.y, kind: kind)
    isDecided = verdict != .undecided
    return verdict == .page
  }

  /// Handles the end of the gesture: the pointer was lifted.
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

  /// Handles a reset of drag `number`; without an end before it, the pointer is cancelled.
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
