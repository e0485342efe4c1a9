import CDetent
import ControlCore

// The header's constants for events in Swift; `nil` for unknown ones.

extension PointerKind {
  init?(constant: Int32) {
    switch Int(constant) {
    case DETENT_POINTER_TOUCH: self = .touch
    case DETENT_POINTER_MOUSE: self = .mouse
    case DETENT_POINTER_PEN: self = .pen
    default: return nil
    }
  }
}

extension PointerButton {
  init?(constant: Int32) {
    switch Int(constant) {
    case DETENT_BUTTON_LEFT: self = .left
    case DETENT_BUTTON_MIDDLE: self = .middle
    case DETENT_BUTTON_RIGHT: self = .right
    case DETENT_BUTTON_BACK: self = .back
    case DETENT_BUTTON_FORWARD: self = .forward
    default: return nil
    }
  }
}

extension PointerEvent.Phase {
  init?(constant: Int32) {
    switch Int(constant) {
    case DETENT_EVENT_POINTER_DOWN: self = .down
    case DETENT_EVENT_POINTER_MOVE: self = .move
    case DETENT_EVENT_POINTER_UP: self = .up
    case DETENT_EVENT_POINTER_CANCEL: self = .cancel
    case DETENT_EVENT_POINTER_HOVER: self = .hover
    case DETENT_EVENT_POINTER_LEAVE: self = .leave
    default: return nil
    }
  }
}

extension WheelEvent.Unit {
  init?(constant: Int32) {
    switch Int(constant) {
    case DETENT_WHEEL_POINTS: self = .points
    case DETENT_WHEEL_LINES: self = .lines
    case DETENT_WHEEL_DETENTS: self = .detents
    case DETENT_WHEEL_PAGES: self = .pages
    default: return nil
    }
  }
}

extension WheelEvent.Phase {
  init?(constant: Int32) {
    switch Int(constant) {
    case DETENT_WHEEL_NONE: self = .none
    case DETENT_WHEEL_BEGIN: self = .begin
    case DETENT_WHEEL_CHANGE: self = .change
    case DETENT_WHEEL_MOMENTUM: self = .momentum
    case DETENT_WHEEL_END: self = .end
    default: return nil
    }
  }
}

extension Key {
  init?(constant: Int32) {
    switch Int(constant) {
    // `Int64(Int32)` is mistaken for an allocation if `Int` has 32 bits.
    case DETENT_KEY_0...DETENT_KEY_9: self = .digit(Int64(saturating: Double(Int(constant))))
    case DETENT_KEY_ARROW_LEFT: self = .arrowLeft
    case DETENT_KEY_ARROW_RIGHT: self = .arrowRight
    case DETENT_KEY_ARROW_UP: self = .arrowUp
    case DETENT_KEY_ARROW_DOWN: self = .arrowDown
    case DETENT_KEY_PAGE_UP: self = .pageUp
    case DETENT_KEY_PAGE_DOWN: self = .pageDown
    case DETENT_KEY_HOME: self = .home
    case DETENT_KEY_END: self = .end
    case DETENT_KEY_ESCAPE: self = .escape
    case DETENT_KEY_DELETE: self = .delete
    case DETENT_KEY_BACKSPACE: self = .backspace
    default: return nil
    }
  }
}
