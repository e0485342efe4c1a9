package import ControlCore

extension Script.Verb {
  /// The line of a script that makes a control hear an event.
  ///
  /// - Parameter action: what happens; a pointer's kind is written with its `down`.
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

  /// The line of a script that makes a control hear of a pointer.
  ///
  /// - Parameters:
  ///   - pointer: what it does, and where.
  ///   - kind: to be written with its `down`; `nil` if it is the one that the script's header names.
  package init(_ pointer: PointerEvent, kind: PointerKind?) {
    let place = Coordinates.both(pointer.position)
    let modifiers = pointer.modifiers
    self =
      switch pointer.phase {
      case .down: .down(pointer.id, place, PointerDetails(kind: kind, modifiers: modifiers))
      case .move: .move(pointer.id, place, PointerDetails(modifiers: modifiers))
      case .up: .up(pointer.id, place, modifiers)
      case .cancel: .cancel(pointer.id)
      case .hover: .hover(place)
      case .leave: .hover(nil)
      }
  }
}
