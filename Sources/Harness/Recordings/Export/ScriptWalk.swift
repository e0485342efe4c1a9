import ControlCore
import GestureReplay
import GestureScript

/// One event of a script, with its absolute time and position.
struct ExportedEvent {
  /// Nanoseconds from the start of the script; of a glide, when it begins.
  var time: Int64
  var action: Action

  enum Action {
    case pointer(PointerEvent)
    /// A pointer hovers or leaves; `isKnown` is true if it goes down somewhere in the script.
    case hover(PointerEvent, isKnown: Bool)
    /// A pointer that is down glides to the event's position.
    case glide(PointerEvent, Glide)
    case wheel(WheelEvent)
    case rotate(Double)
    case key(KeyStroke)
  }
}

/// A walk over the events of a played script. It emits whole contacts: a `down`, `move`s, and an
/// end, except for the last contacts.
struct ScriptWalk {
  private(set) var losses = ExportLosses()
  private let script: Script
  private let keepsGlides: Bool
  private let kind: PointerKind
  private var expander: ScriptExpander
  /// The pointers that are down, as they were last.
  private var contacts: [PointerEvent] = []
  private var isFirst = true
  private let owners: HoverOwners
  /// The owner of the line's hovers.
  private var owner: HoverOwners.Owner?

  typealias Emit = (ExportedEvent, inout ExportLosses) -> Void

  /// - Parameters:
  ///   - script: the script to walk over.
  ///   - keepsGlides: true to emit a glide as one event instead of its moves.
  init(_ script: Script, keepsGlides: Bool) {
    self.script = script
    self.keepsGlides = keepsGlides
    let settings = script.settings
    kind = settings.pointer
    owners = HoverOwners(script)
    expander = ScriptExpander(settings)
  }

  /// - Parameters:
  ///   - times: the start of each line of the body, for a glide its first move.
  ///   - emit: consumes the events, and counts losses.
  mutating func walk(_ times: [Timestamp], emit: Emit) {
    for line in script.header { note(line) }
    for (index, (line, time)) in zip(script.body, times).enumerated() {
      owner = owners[index]
      if line.comment != nil { losses.note(.comments) }
      if case .glide(let glide) = line.verb, contacts.contains(where: { $0.id == glide.id }) {
        walk(glide, line, time.nanoseconds, emit)
      } else {
        expand(line, from: time.nanoseconds, emit)
      }
    }
  }

  private mutating func note(_ line: HeaderLine) {
    if line.comment != nil { losses.note(.comments) }
    switch line.content {
    case .setting(let setting):
      if setting.name != "title", setting.name != "pointer" { losses.note(.settings) }
    case .like: losses.note(.settings)
    case .blank: break
    case .note: losses.note(.notes)
    }
  }

  private mutating func walk(_ glide: Glide, _ line: Script.Line, _ time: Int64, _ emit: Emit) {
    guard keepsGlides, glide.duration > 0 else {
      losses.note(.glides)
      return expand(line, from: time, emit)
    }
    var end: Point?
    expander.expand(line) { _, point in end = point ?? end }
    guard let end, let index = contacts.firstIndex(where: { $0.id == glide.id }) else { return }
    let period = glide.period ?? Glide.defaultPeriod
    if period != Glide.defaultPeriod { losses.note(.periods) }
    contacts[index].phase = .move
    contacts[index].position = end
    contacts[index].modifiers = .none
    send(.glide(contacts[index], glide), time - glide.elapsed(at: 1), emit)
  }

  private mutating func expand(_ line: Script.Line, from start: Int64, _ emit: Emit) {
    var expander = expander
    expander.expand(line, from: start) { piece, point, time in
      perform(piece.verb, point, time, emit)
    }
    self.expander = expander
  }

  private mutating func send(_ action: ExportedEvent.Action, _ time: Int64, _ emit: Emit) {
    if isFirst, time > 0 { losses.note(.start) }
    isFirst = false
    emit(ExportedEvent(time: time, action: action), &losses)
  }

  // MARK: Verbs

  private mutating func perform(_ verb: Script.Verb, _ point: Point?, _ time: Int64, _ emit: Emit) {
    switch verb {
    // It presses and lifts nothing, and importers leave it out.
    case _ where expander.isOfOtherButton(verb): losses.note(.details)
    case .down(let id, _, let details): down(id, point, details, time, emit)
    case .move(let id, _, let details): move(id, point, details, time, emit)
    case .up(let id, _, let modifiers, _): end(id, .up, point, modifiers, time, emit)
    case .cancel(let id?): end(id, .cancel, nil, .none, time, emit)
    case .cancel(nil): for contact in contacts { end(contact.id, .cancel, nil, .none, time, emit) }
    case .hover: hover(point, time, emit)
    case .wheel(let turn):
      guard let point else { break }
      send(.wheel(turn.event(point)), time, emit)
    case .key(let stroke):
      for _ in 0..<stroke.count { send(.key(stroke), time, emit) }
    case .rotate(let amount, let unit):
      send(.rotate(unit.detents(amount)), time, emit)
    case .adjust: losses.note(.adjustments)
    case .focus: losses.note(.focuses)
    case .set: losses.note(.changes)
    case .expect: losses.note(.checks)
    case .mark: losses.note(.marks)
    case .note: losses.note(.notes)
    case .glide, .tap, .frames, .wait, .settle, .blank: break
    }
  }

  private mutating func down(
    _ id: Int64, _ place: Point?, _ details: PointerDetails, _ time: Int64, _ emit: Emit
  ) {
    guard let place else { return }
    if contacts.contains(where: { $0.id == id }) {
      losses.note(.secondDowns)
      end(id, .up, nil, .none, time, emit)
    }
    note(details, kind: details.kind)
    let pointer = PointerEvent(
      id: id, kind: details.kind ?? kind, phase: .down, position: place,
      modifiers: details.modifiers)
    contacts.append(pointer)
    send(.pointer(pointer), time, emit)
  }

  private mutating func move(
    _ id: Int64, _ place: Point?, _ details: PointerDetails, _ time: Int64, _ emit: Emit
  ) {
    guard let place, let index = contacts.firstIndex(where: { $0.id == id }) else {
      return losses.note(.strays)
    }
    note(details, kind: contacts[index].kind)
    contacts[index].phase = .move
    contacts[index].position = place
    contacts[index].modifiers = details.modifiers
    send(.pointer(contacts[index]), time, emit)
  }

  private mutating func note(_ details: PointerDetails, kind: PointerKind?) {
    let hasButton = details.button != nil && details.button != .left
    let hasKind = details.kind != nil && details.kind != kind
    if hasButton || hasKind || details.pressure != nil { losses.note(.details) }
  }

  private mutating func end(
    _ id: Int64, _ phase: PointerEvent.Phase, _ place: Point?, _ modifiers: Modifiers,
    _ time: Int64, _ emit: Emit
  ) {
    guard let index = contacts.firstIndex(where: { $0.id == id }) else {
      return losses.note(.strays)
    }
    var pointer = contacts.remove(at: index)
    pointer.phase = phase
    pointer.position = place ?? pointer.position
    pointer.modifiers = modifiers
    send(.pointer(pointer), time, emit)
  }

  /// Emits a hover, with the owner's number, or else one that no contact has.
  private mutating func hover(_ place: Point?, _ time: Int64, _ emit: Emit) {
    var pointer = PointerEvent(
      kind: kind, phase: place == nil ? .leave : .hover, position: place ?? Point(x: 0, y: 0))
    let isKnown = owner.map { owner in !contacts.contains { $0.id == owner.id } } ?? false
    if isKnown, let owner {
      (pointer.id, pointer.kind) = (owner.id, owner.kind)
    } else {
      while contacts.contains(where: { $0.id == pointer.id }) { pointer.id += 1 }
    }
    send(.hover(pointer, isKnown: isKnown), time, emit)
  }
}
