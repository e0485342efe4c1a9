public import ControlCore
import GestureScript

/// One action of a desugared script line, with all positions resolved.
public enum ScriptAction: Equatable, Sendable {
  /// Sends the control an event.
  case event(InputEvent.Action)
  /// Changes settings and values together, as the host does; a change of values may be animated.
  case set([Setting], animated: Bool)
  /// Advances time by this many nanoseconds.
  case wait(Int64)
  /// Advances time by this many frames.
  case frames(Int64)
  /// Advances time until the control is idle, at most this many nanoseconds.
  case settle(within: Int64)
  /// Leaves the control unchanged: a mark or a check.
  case observe(Script.Verb)
}

extension ScriptAction {
  /// The settings and values that the host changes; none for other actions.
  public var changes: [Setting] { if case .set(let settings, _) = self { settings } else { [] } }

  /// Returns true if the host changes a setting with this name.
  public func sets(_ name: StaticText) -> Bool { changes.last(named: name) != nil }
}

/// The actions of a desugared line, in order: one for most lines, one per pointer for `cancel all`,
/// and three keys
/// for `key ArrowRight repeat=3`.
@usableFromInline package struct ScriptActions: Sequence, IteratorProtocol {
  /// The next action; `nil` for `cancel all`.
  private var action: ScriptAction?
  /// The number of repetitions that remain.
  private var repeats: Int64 = 0
  /// The pointers still to be cancelled.
  private var cancelled: ArraySlice<ScriptExpander.Contact> = []
  private var kind = PointerKind.touch

  /// Creates an empty sequence.
  package init() {}

  /// - Parameters:
  ///   - verb: the verb of a line produced by `ScriptExpander`.
  ///   - point: the position that the expander returned with it; `nil` makes an `up` of a pointer
  ///     that is not down a no-op.
  ///   - held: the pointers that were down before the line.
  ///   - kind: the kind of a pointer that does not name its own.
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
    case .up(let id, _, _, _?):
      action = ScriptAction(verb, at: point, held.first { $0.id == id }?.kind ?? kind)
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
  /// Creates the single action of a line; `nil` if it has none.
  fileprivate init?(_ verb: Script.Verb, at point: Point?, _ kind: PointerKind) {  // table
    func pointer(
      _ phase: PointerEvent.Phase, _ id: Int64, _ place: Point?,
      _ details: PointerDetails = PointerDetails()
    ) -> ScriptAction? {
      guard let place else { return nil }
      let event = PointerEvent(
        id: id, kind: details.kind ?? kind, phase: phase, position: place,
        modifiers: details.modifiers, button: details.button ?? .left)
      return .event(.pointer(event))
    }
    let nowhere = Point(x: 0, y: 0)
    let action: ScriptAction? =
      switch verb {
      case .down(let id, _, let details): pointer(.down, id, point, details)
      case .move(let id, _, let details): pointer(.move, id, point, details)
      case .up(let id, _, let modifiers, let button):
        pointer(.up, id, point, PointerDetails(button: button, modifiers: modifiers))
      case .cancel(let id): id.flatMap { pointer(.cancel, $0, nowhere) }
      case .hover(nil, _): pointer(.leave, 0, nowhere)
      case .hover(_, let button): pointer(.hover, 0, point, PointerDetails(button: button))
      case .wheel(let turn):
        point.map {
          .event(.wheel(turn.event($0)))
        }
      case .rotate(let amount, let unit): .event(.rotate(detents: unit.detents(amount)))
      case .adjust(let adjustment, let part): .event(.adjust(adjustment, part: part))
      case .focus(let part): .event(.focus(part: part))
      case .set(let setting, let animated): .set(setting, animated: animated)
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
