public import ControlCore
import GestureScript

/// Converts terminal input to script verbs: the mouse to pointer 0, a notch of its wheel to a
/// detent, a key to a key.
///
/// Assumes what every window system provides: the control under the mouse, and a press on it that
/// captures the mouse until the button goes up. Other buttons than the left one are passed on as
/// they are; the control leaves them to its host.
public struct TerminalHand: Equatable, Sendable {
  /// True while the left button, pressed on the control, is held.
  public private(set) var isDown = false
  /// True while the mouse is over the control without the left button held.
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
    var details = PointerDetails(kind: .mouse, modifiers: mouse.modifiers)
    details.button = mouse.otherButton
    switch mouse.action {
    case .press(0):
      guard isInside || isDown else { return nil }
      (isDown, isOver) = (true, false)
      return .down(0, there, details)
    case .press:
      return details.button != nil && (isInside || isDown) ? .down(0, there, details) : nil
    case .drag(0) where !isDown: return nil
    case .drag:
      // A terminal names one of the buttons that are held.
      if isDown { return .move(0, there, PointerDetails(kind: .mouse, modifiers: mouse.modifiers)) }
      return details.button == nil ? nil : hover(there, mouse, isInside)
    case .release(let number) where number != 0:
      guard let button = details.button, isInside || isDown else { return nil }
      return .up(0, there, mouse.modifiers, button: button)
    case .release, .motion:
      guard isDown else { return mouse.action == .motion ? hover(there, mouse, isInside) : nil }
      // A motion without a button also implies that the button is up.
      isDown = false
      return .up(0, there, mouse.modifiers)
    case .wheel(let x, let y):
      return isInside ? .wheel(WheelTurn(.both(x, y), unit: .detents)) : nil
    }
  }

  private mutating func hover(
    _ place: Coordinates, _ mouse: TerminalMouse, _ isInside: Bool
  ) -> Script.Verb? {
    guard isInside || isOver else { return nil }
    isOver = isInside
    return isInside ? .hover(place, button: mouse.otherButton) : .hover(nil)
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

extension TerminalMouse {
  /// The button that goes down or up, or is held; `nil` for the left one, none or an unknown one.
  fileprivate var otherButton: PointerButton? {
    switch action {
    case .press(let number), .release(let number), .drag(let number):
      // X calls 4 and 5 buttons 8 and 9.
      switch number {
      case 1: .middle
      case 2: .right
      case 4: .back
      case 5: .forward
      default: nil
      }
    case .motion, .wheel: nil
    }
  }
}
