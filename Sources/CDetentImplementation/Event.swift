import CDetent
import ControlCore

extension detent_event {
  /// What happened; `nil` if nothing but time has passed.
  ///
  /// - Throws: `number` or `constant`, if a member that counts makes no sense.
  func action() throws(Status) -> InputEvent.Action? {
    switch Int(kind) {
    case DETENT_EVENT_POINTER_DOWN: return try pointer(.down)
    case DETENT_EVENT_POINTER_MOVE: return try pointer(.move)
    case DETENT_EVENT_POINTER_UP: return try pointer(.up)
    case DETENT_EVENT_POINTER_HOVER: return try pointer(.hover)
    case DETENT_EVENT_POINTER_CANCEL: return try pointer(leaving: .cancel)
    case DETENT_EVENT_POINTER_LEAVE: return try pointer(leaving: .leave)
    case DETENT_EVENT_WHEEL: return try wheel()
    case DETENT_EVENT_KEY: return try key()
    case DETENT_EVENT_INCREMENT: return .adjust(.increment)
    case DETENT_EVENT_DECREMENT: return .adjust(.decrement)
    case DETENT_EVENT_ADJUST: return .adjust(.set(try finite(x)))
    case DETENT_EVENT_ROTATE: return .rotate(detents: try finite(x))
    case DETENT_EVENT_ADVANCE: return nil
    default: throw .constant
    }
  }

  private func pointer(_ phase: PointerEvent.Phase) throws(Status) -> InputEvent.Action {
    let position = Point(x: try finite(x), y: try finite(y))
    return .pointer(
      PointerEvent(
        id: pointer, kind: try known(PointerKind(constant: source)), phase: phase,
        position: position, modifiers: try known(Modifiers(constant: modifiers))))
  }

  /// A pointer that goes away has no position.
  private func pointer(leaving phase: PointerEvent.Phase) throws(Status) -> InputEvent.Action {
    .pointer(
      PointerEvent(
        id: pointer, kind: try known(PointerKind(constant: source)), phase: phase,
        position: Point(x: 0, y: 0)))
  }

  private func wheel() throws(Status) -> InputEvent.Action {
    let (deltaX, deltaY) = (try finite(x), try finite(y))
    return .wheel(
      WheelEvent(
        deltaX: deltaX, deltaY: deltaY, unit: try known(WheelEvent.Unit(constant: source)),
        phase: try known(WheelEvent.Phase(constant: phase))))
  }

  private func key() throws(Status) -> InputEvent.Action {
    .key(try known(Key(constant: source)), try known(Modifiers(constant: modifiers)))
  }

  private func finite(_ number: Double) throws(Status) -> Double {
    guard number.isFinite else { throw .number }
    return number
  }

  private func known<Constant>(_ constant: Constant?) throws(Status) -> Constant {
    guard let constant else { throw .constant }
    return constant
  }
}

extension Modifiers {
  /// Any of the header's modifiers together; `nil` if there are others too.
  init?(constant: Int32) {
    guard constant >= 0, constant < 16 else { return nil }
    self.init(bits: UInt8(truncatingIfNeeded: constant))
  }
}
