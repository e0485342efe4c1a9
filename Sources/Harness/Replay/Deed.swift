public import ControlCore
import GestureScript

/// What a line of a script without sugar does to a control, with all places worked out.
public enum Deed: Equatable, Sendable {
  case event(InputEvent.Action)
  case set(Setting, animated: Bool)
  /// The host sets the value of another part than 0.
  case setPart(UInt8, to: Double, animated: Bool)
  /// Lets this many nanoseconds pass.
  case wait(Int64)
  case frames(Int64)
  case settle(within: Int64)
  /// Does nothing to the control: a mark, a check, a note.
  case look

  /// Works out what a line does.
  ///
  /// - Parameters:
  ///   - verb: of a line that `ScriptExpander` gave.
  ///   - point: the place it gave with it.
  ///   - held: the pointers that were down before it.
  ///   - kind: of a pointer that does not name its own.
  ///   - emit: takes the deeds, in order; none for an `up` of what is not down.
  package static func of(
    _ verb: Verb, at point: Point?, held: [ScriptExpander.Contact], kind: PointerKind,
    emit: (Deed) -> Void
  ) {  // table
    func pointer(
      _ phase: PointerEvent.Phase, _ id: Int64, _ place: Point?,
      _ details: PointerDetails = PointerDetails()
    ) {
      guard let place else { return }
      let event = PointerEvent(
        id: id, kind: details.kind ?? kind, phase: phase, position: place,
        modifiers: details.modifiers)
      emit(.event(.pointer(event)))
    }
    let nowhere = Point(x: 0, y: 0)
    switch verb {
    case .down(let id, _, let details): pointer(.down, id, point, details)
    case .move(let id, _, let details): pointer(.move, id, point, details)
    case .up(let id, _, let modifiers):
      pointer(.up, id, point, PointerDetails(modifiers: modifiers))
    case .cancel(let id?): pointer(.cancel, id, nowhere)
    case .cancel(nil): for contact in held { pointer(.cancel, contact.id, contact.place) }
    case .hover(nil): pointer(.leave, 0, nowhere)
    case .hover: pointer(.hover, 0, point)
    case .wheel(let turn):
      guard let point else { return }
      let wheel = WheelEvent(
        deltaX: point.x, deltaY: point.y, unit: turn.unit, phase: turn.phase)
      emit(.event(.wheel(wheel)))
    case .rotate(let amount, let unit):
      emit(.event(.rotate(detents: unit.detents(amount))))
    case .key(let stroke):
      guard stroke.action != .up else { return }
      for _ in 0..<stroke.count { emit(.event(.key(stroke.key, stroke.modifiers))) }
    case .adjust(let adjustment, let part): emit(.event(.adjust(adjustment, part: part)))
    case .focus(let part): emit(.event(.focus(part: part)))
    case .set(let setting, let animated): emit(.set(setting, animated: animated))
    case .setPart(let part, let value, let animated):
      emit(.setPart(part, to: value, animated: animated))
    case .frames(let count): emit(.frames(count))
    case .wait(let duration): emit(.wait(duration))
    case .settle(let limit): emit(.settle(within: limit ?? 10_000_000_000))
    case .mark, .expect, .glide, .tap, .note, .blank: emit(.look)
    }
  }
}
