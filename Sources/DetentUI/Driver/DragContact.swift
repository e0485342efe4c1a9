internal import ControlCore

/// Makes pointer events of what SwiftUI's drag gesture reports.
///
/// The gesture tells of changes and of its end. It does not tell when the system has taken the finger
/// away: then its state is reset without an end. See `lost`.
struct DragContact: Equatable {
  /// Touch, or mouse: the gesture does not say.
  var kind: PointerKind
  private(set) var isDown = false
  /// How many drags there were: tells one from the next.
  private(set) var number = 0

  /// The gesture has changed, or begun.
  ///
  /// - Parameters:
  ///   - point: where the pointer is.
  ///   - start: where it went down.
  ///   - modifiers: keys that are held.
  /// - Returns: what to hand to the control.
  mutating func changed(
    to point: Point, from start: Point, _ modifiers: Modifiers
  ) -> [PointerEvent] {
    var events: [PointerEvent] = []
    if !isDown {
      events.append(event(.down, start, modifiers))
      number &+= 1
    }
    if isDown || point != start { events.append(event(.move, point, modifiers)) }
    isDown = true
    return events
  }

  /// The gesture has ended: the pointer was lifted.
  mutating func ended(
    at point: Point, from start: Point, _ modifiers: Modifiers
  ) -> [PointerEvent] {
    var events: [PointerEvent] = []
    if !isDown { events.append(event(.down, start, modifiers)) }
    events.append(event(.up, point, modifiers))
    isDown = false
    return events
  }

  /// The state of drag `number` was reset. If that was without an end, the pointer is taken away.
  mutating func lost(_ number: Int) -> [PointerEvent] {
    guard isDown, number == self.number else { return [] }
    isDown = false
    return [event(.cancel, Point(x: 0, y: 0), .none)]
  }

  private func event(
    _ phase: PointerEvent.Phase, _ point: Point, _ modifiers: Modifiers
  ) -> PointerEvent {
    PointerEvent(kind: kind, phase: phase, position: point, modifiers: modifiers)
  }
}
