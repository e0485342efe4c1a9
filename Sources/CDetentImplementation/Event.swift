import CDetent
import ControlCore

extension UnsafePointer<detent_event> {
  /// Whether nothing but time has passed.
  var isAdvance: Bool { Int(pointee.kind) == DETENT_EVENT_ADVANCE }

  /// An input event at the time of this one, for `fill` to fill in what happened.
  var blank: InputEvent {
    InputEvent(time: Timestamp(nanoseconds: pointee.time), action: .adjust(.increment))
  }

  /// Writes into `event` what happened.
  ///
  /// - Returns: `number` or `constant`, if a member that counts makes no sense; else `ok`.
  @inline(never)
  func fill(_ event: inout InputEvent) -> Status {
    guard isFinite else { return .number }
    return fillAction(&event) ? .ok : .constant
  }

  /// - Returns: `false` if a constant is none of the header's.
  private func fillAction(_ event: inout InputEvent) -> Bool {
    switch Int(pointee.kind) {
    case DETENT_EVENT_POINTER_DOWN...DETENT_EVENT_POINTER_LEAVE: return fillPointer(&event)
    case DETENT_EVENT_WHEEL: return fillWheel(&event)
    case DETENT_EVENT_KEY:
      guard let key = Key(constant: pointee.source),
        let modifiers = Modifiers(constant: pointee.modifiers)
      else { return false }
      event.action = .key(key, modifiers)
    case DETENT_EVENT_INCREMENT: event.action = .adjust(.increment, part: part)
    case DETENT_EVENT_DECREMENT: event.action = .adjust(.decrement, part: part)
    case DETENT_EVENT_ADJUST: event.action = .adjust(.set(pointee.x), part: part)
    case DETENT_EVENT_ROTATE: event.action = .rotate(detents: pointee.x)
    case DETENT_EVENT_FOCUS: event.action = .focus(part: part)
    default: return false
    }
    return true
  }

  /// Writes into `event` what a wheel did.
  private func fillWheel(_ event: inout InputEvent) -> Bool {
    guard let unit = WheelEvent.Unit(constant: pointee.source),
      let phase = WheelEvent.Phase(constant: pointee.phase),
      let modifiers = Modifiers(constant: pointee.modifiers)
    else { return false }
    event.action = .wheel(
      WheelEvent(
        deltaX: pointee.x, deltaY: pointee.y, unit: unit, phase: phase, modifiers: modifiers))
    return true
  }

  /// The part that adjustments and focus name, 255 for one that no control has; a control of one part does
  /// not look at it.
  private var part: UInt8 {
    let number = pointee.pointer
    return number >= 0 && number < 255 ? UInt8(truncatingIfNeeded: number) : 255
  }

  /// Writes into `event` what a pointer did. A pointer that goes away has neither position nor modifiers.
  private func fillPointer(_ event: inout InputEvent) -> Bool {
    guard let kind = PointerKind(constant: pointee.source),
      let phase = PointerEvent.Phase(constant: pointee.kind)
    else { return false }
    let isGone = phase == .cancel || phase == .leave
    guard let modifiers = Modifiers(constant: isGone ? 0 : pointee.modifiers) else { return false }
    event.action = .pointer(
      PointerEvent(
        id: pointee.pointer, kind: kind, phase: phase,
        position: Point(x: isGone ? 0 : pointee.x, y: isGone ? 0 : pointee.y),
        modifiers: modifiers))
    return true
  }

  /// Whether the numbers that count for an event of this kind are finite.
  private var isFinite: Bool {
    switch Int(pointee.kind) {
    case DETENT_EVENT_POINTER_CANCEL, DETENT_EVENT_POINTER_LEAVE: true
    case DETENT_EVENT_POINTER_DOWN...DETENT_EVENT_WHEEL:
      pointee.x.isFinite && pointee.y.isFinite
    case DETENT_EVENT_ADJUST, DETENT_EVENT_ROTATE: pointee.x.isFinite
    default: true
    }
  }
}

extension Modifiers: HeaderConstant {
  /// Any of the header's modifiers together; `nil` if there are others too.
  init?(constant: Int32) {
    guard constant >= 0, constant < 16 else { return nil }
    self.init(bits: UInt8(truncatingIfNeeded: constant))
  }

  var constant: Int32 { Int32(truncatingIfNeeded: bits) }
}
