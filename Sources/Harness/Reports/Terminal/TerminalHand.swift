public import ControlCore
import GestureScript

/// Makes of what a terminal sends what scripts are made of: a mouse is pointer 0, a notch of its wheel a
/// detent, a key a key.
///
/// It only knows what every window system knows: which control is under the mouse, and that a press on
/// it takes the mouse until the button goes up.
public struct TerminalHand: Equatable, Sendable {
  /// True while the left button, pressed on the control, is held.
  public private(set) var isDown = false
  /// True while the mouse is over the control with no button held.
  private var isOver = false

  /// No button is held.
  public init() {}

  /// Translates a report of a mouse.
  ///
  /// - Parameters:
  ///   - mouse: the report.
  ///   - place: where that is, in points from the control's upper left corner.
  ///   - isInside: whether that is on the control.
  /// - Returns: `nil` if it means nothing to the control.
  public mutating func verb(
    for mouse: TerminalMouse, at place: Point, isInside: Bool
  ) -> Script.Verb? {
    let there = Coordinates.both(place)
    let details = PointerDetails(kind: .mouse, modifiers: mouse.modifiers)
    switch mouse.action {
    case .press(0):
      guard isInside || isDown else { return nil }
      (isDown, isOver) = (true, false)
      return .down(0, there, details)
    case .drag(0): return isDown ? .move(0, there, details) : nil
    case .release(0), .motion:
      guard isDown else { return hover(there, mouse, isInside) }
      // That a button is up is also known from a motion without one.
      isDown = false
      return .up(0, there, mouse.modifiers)
    case .wheel(let x, let y):
      return isInside ? .wheel(WheelTurn(.both(x, y), unit: .detents)) : nil
    case .press, .drag, .release: return nil
    }
  }

  private mutating func hover(
    _ place: Coordinates, _ mouse: TerminalMouse, _ isInside: Bool
  ) -> Script.Verb? {
    guard mouse.action == .motion, isInside || isOver else { return nil }
    isOver = isInside
    return isInside ? .hover(place) : .hover(nil)
  }

  /// Translates a key.
  public func verb(for key: Key, _ modifiers: Modifiers) -> Script.Verb {
    .key(KeyStroke(key, modifiers: modifiers))
  }

  /// The mouse is taken away: the window closes, or someone else gets it.
  public mutating func leave() -> Script.Verb? {
    defer { (isDown, isOver) = (false, false) }
    return isDown ? .cancel(0) : isOver ? .hover(nil) : nil
  }
}
