public import ControlCore
import GestureScript

/// One action of a line of a script without sugar, with all positions resolved.
public enum ScriptAction: Equatable, Sendable {
  /// Hands the control an event.
  case event(InputEvent.Action)
  /// Changes a setting, as the host does; the value with or without motion.
  case set(Setting, animated: Bool)
  /// The host sets the value of another part than 0.
  case setPart(UInt8, to: Double, animated: Bool)
  /// Lets this many nanoseconds pass.
  case wait(Int64)
  /// Lets this many frames pass.
  case frames(Int64)
  /// Lets time pass until the control is idle, at most this many nanoseconds.
  case settle(within: Int64)
  /// Does nothing to the control: a mark or a check.
  case observe(Script.Verb)
}

/// The actions of a line without sugar, in order: most lines have one, `cancel all` ends several
/// pointers, and `key ArrowRight*3` is three keys.
@usableFromInline package struct ScriptActions: Sequence, IteratorProtocol {
  /// The next action; `nil` for `cancel all`.
  private var action: ScriptAction?
  /// The number of repetitions left.
  private var repeats: Int64 = 0
  /// The pointers that are still to be cancelled, and their kind.
  private var cancelled: ArraySlice<ScriptExpander.Contact> = []
  private var kind = PointerKind.touch

  /// Nothing at all.
  package init() {}

  /// - Parameters:
  ///   - verb: of a line that `ScriptExpander` gave.
  ///   - point: the place it gave with it; without one, an `up` of what is not down does nothing.
  ///   - held: the pointers that were down before it.
  ///   - kind: of a pointer that does not name its own.
  @usableFromInline package init(
    of verb: Script.Verb, at point: Point?, held: [ScriptExpander.Contact], kind: PointerKind
  ) {
    self.kind = kind
    switch verb {
    case .cancel(nil): cancelled = held[...]
    case .key(let stroke):
      guard stroke.action != .up, stroke.count > 0 else { return }
      action = .event(.key(stroke.key, stroke.modifiers))
      repeats = stroke.count - 1
    default: action = ScriptAction(verb, at: point, kind)
    }
  }

  @usableFromInline package mutating func next() -> ScriptAction? {
    if let contact = cancelled.popFirst() {
      return .event(
        .pointer(PointerEvent(id: contact.id, kind: kind, phase: .cancel, position: contact.place)))
    }
    defer { if repeats > 0 { repeats -= 1 } else { action = nil } }
    return action
  }
}

extension ScriptAction {
  /// The one thing that a line does; `nil` if it does nothing.
  fileprivate init?(_ verb: Script.Verb, at point: Point?, _ kind: PointerKind) {  // table
    func pointer(
      _ phase: PointerEvent.Phase, _ id: Int64, _ place: Point?,
      _ details: PointerDetails = PointerDetails()
    ) -> ScriptAction? {
      guard let place else { return nil }
      let event = PointerEvent(
        id: id, kind: details.kind ?? kind, phase: phase, position: place,
        modifiers: details.modifiers)
      return .event(.pointer(event))
    }
    let nowhere = Point(x: 0, y: 0)
    let action: ScriptAction? =
      switch verb {
      case .down(let id, _, let details): pointer(.down, id, point, details)
      case .move(let id, _, let details): pointer(.move, id, point, details)
      case .up(let id, _, let modifiers):
        pointer(.up, id, point, PointerDetails(modifiers: modifiers))
      case .cancel(let id): id.flatMap { pointer(.cancel, $0, nowhere) }
      case .hover(nil): pointer(.leave, 0, nowhere)
      case .hover: pointer(.hover, 0, point)
      case .wheel(let turn):
        point.map {
          .event(.wheel(turn.event($0)))
        }
      case .rotate(let amount, let unit): .event(.rotate(detents: unit.detents(amount)))
      case .adjust(let adjustment, let part): .event(.adjust(adjustment, part: part))
      case .focus(let part): .event(.focus(part: part))
      case .set(let setting, let animated): .set(setting, animated: animated)
      case .setPart(let part, let value, let animated):
        .setPart(part, to: value, animated: animated)
      case .frames(let count): .frames(count)
      case .wait(let duration): .wait(duration)
      case .settle(let limit): .settle(within: limit ?? 10_000_000_000)
      case .mark, .expect: .observe(verb)
      case .key, .glide, .tap, .note, .blank: nil
      }
    guard let action else { return nil }
    self = action
  }
}
