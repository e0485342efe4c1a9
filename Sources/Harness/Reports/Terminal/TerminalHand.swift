public import ControlCore
import GestureScript

/// Converts terminal input to script verbs: the mouse to pointer 0, a notch of its wheel to a
/// detent, a key to a key.
///
/// Assumes what every window system provides: the control under the mouse, and a press on it that
/// captures the mouse until the button goes up.
public struct TerminalHand: Equatable, Sendable {
  /// True while the left button, pressed on the control, is held.
  public private(set) var isDown = false
  /// True while the mouse is over the control with no button held.
  private var isOver = false

  /// Creates a state without a held button.
  public init() {}

  /// Converts a mouse report.
  ///
  /// - Parameters:
  ///   - mouse: the report.
  ///   - place: its position, in points from the control's upper left corner.
  ///   - isInside: true if the position is on the control.
  /// - Returns: the verb; `nil` if the report does not concern the control.
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
      // A motion without a button also implies that the button is up.
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

  /// Converts a key.
  public func verb(for key: Key, _ modifiers: Modifiers) -> Script.Verb {
    .key(KeyStroke(key, modifiers: modifiers))
  }

  /// Ends the mouse input: the window closes, or another control receives the mouse.
  public mutating func leave() -> Script.Verb? {
    defer { (isDown, isOver) = (false, false) }
    return isDown ? .cancel(0) : isOver ? .hover(nil) : nil
  }
}
