package import ControlCore

extension Script.Verb {
  /// Creates the verb that sends an event to a control.
  ///
  /// - Parameter action: the event; the kind of a pointer is written with its `down`.
  package init(_ action: InputEvent.Action) {
    self =
      switch action {
      case .pointer(let pointer): Script.Verb(pointer, kind: pointer.kind)
      case .wheel(let wheel):
        .wheel(
          WheelTurn(
            .both(wheel.deltaX, wheel.deltaY), unit: wheel.unit, phase: wheel.phase,
            modifiers: wheel.modifiers))
      case .key(let key, let modifiers): .key(KeyStroke(key, modifiers: modifiers))
      case .adjust(let adjustment, let part): .adjust(adjustment, part: part)
      case .focus(let part): .focus(part)
      case .rotate(let detents): .rotate(detents)
      }
  }

  /// Creates the verb that sends a pointer event to a control.
  ///
  /// - Parameters:
  ///   - pointer: the phase and the position of the pointer.
  ///   - kind: the kind written with a `down`; `nil` for the one in the script's header.
  package init(_ pointer: PointerEvent, kind: PointerKind?) {
    let place = Coordinates.both(pointer.position)
    let modifiers = pointer.modifiers
    let button = pointer.isOfOtherButton ? pointer.button : nil
    self =
      switch pointer.phase {
      case .down:
        .down(pointer.id, place, PointerDetails(kind: kind, button: button, modifiers: modifiers))
      case .move: .move(pointer.id, place, PointerDetails(modifiers: modifiers))
      case .up: .up(pointer.id, place, modifiers, button: button)
      case .cancel: .cancel(pointer.id)
      case .hover: .hover(place, button: button)
      case .leave: .hover(nil)
      }
  }
}
