import CDetent
import ControlCore

extension UnsafePointer<detent_event> {
  /// True if only time has passed.
  var isAdvance: Bool { Int(pointee.kind) == DETENT_EVENT_ADVANCE }

  /// An input event at this time, for `fill` to fill in.
  var blank: InputEvent {
    InputEvent(time: Timestamp(nanoseconds: pointee.time), action: .adjust(.increment))
  }

  /// Fills in the action of `event`.
  ///
  /// - Returns: `number` or `constant` if a relevant member is invalid; else `ok`.
  @inline(never)
  func fill(_ event: inout InputEvent) -> Status {
    guard isFinite else { return .number }
    return fillAction(&event) ? .ok : .constant
  }

  /// - Returns: `false` for an unknown constant.
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

  /// Fills in a wheel action.
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

  /// The part of an adjustment or focus; 255, which no control has, for numbers out of range.
  /// Controls of one part ignore it.
  private var part: UInt8 {
    let number = pointee.pointer
    return number >= 0 && number < 255 ? UInt8(truncatingIfNeeded: number) : 255
  }

  /// Fills in a pointer action. Cancel and leave have neither position nor modifiers.
  private func fillPointer(_ event: inout InputEvent) -> Bool {
    guard let kind = PointerKind(constant: pointee.source),
      let phase = PointerEvent.Phase(constant: pointee.kind)
    else { return false }
    let isGone = phase == .cancel || phase == .leave
    let hasButton = phase == .down || phase == .up || phase == .hover
    guard let modifiers = Modifiers(constant: isGone ? 0 : pointee.modifiers),
      let button = PointerButton(constant: hasButton ? pointee.button : 0)
    else { return false }
    event.action = .pointer(
      PointerEvent(
        id: pointee.pointer, kind: kind, phase: phase,
        position: Point(x: isGone ? 0 : pointee.x, y: isGone ? 0 : pointee.y),
        modifiers: modifiers, button: button))
    return true
  }

  /// True if the relevant numbers of the event are finite.
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
  /// Creates any combination of the header's modifiers; `nil` if it includes others.
  init?(constant: Int32) {
    guard constant >= 0, constant < 16 else { return nil }
    self.init(bits: UInt8(truncatingIfNeeded: constant))
  }
}
