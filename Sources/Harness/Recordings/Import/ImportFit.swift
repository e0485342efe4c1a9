import ControlCore
public import GestureScript

/// Fits a recording to a control with limited abilities, such as a driven one.
///
/// Leaves out unsupported keys, wheels and hovering. Contacts that end in a cancel are left out as
/// a whole if the control has no cancel, and modifiers if it has none. A pointer of an unknown kind
/// is treated as a known kind.
struct ImportFit {
  private let abilities: ControlAbilities
  /// True for each contact that ends in a cancel, in the order of downs; empty if allowed.
  private var cancelled: [Bool] = []

  /// State of the walk over the events.
  private var begun = 0
  private var down: [(id: Int64, number: Int)] = []

  /// Events and modifiers that were left out.
  private(set) var leftOut: Int64 = 0
  /// The number of pointer events converted to another kind.
  private(set) var otherKind: Int64 = 0

  /// It is `nil` if all that recordings hold can be done to the control.
  ///
  /// - Parameters:
  ///   - table: the control.
  ///   - events: all of them.
  init?(_ table: ControlTable, _ events: [RecordedEvent]) {
    abilities = table.abilities
    let wanted: ControlAbilities = [
      .cancel, .hover, .wheel, .key, .rotate, .modifiers, .touch, .mouse, .pen,
    ]
    guard !wanted.isSubset(of: abilities) else { return nil }
    guard !abilities.contains(.cancel) else { return }
    for event in events {
      if case .pointer(let pointer) = event.action { note(pointer) }
    }
    (begun, down) = (0, [])
  }

  /// Returns the number of the contact of a pointer event; `nil` without a contact.
  private mutating func number(of pointer: PointerEvent) -> Int? {
    switch pointer.phase {
    case .down:
      down.append((pointer.id, begun))
      begun += 1
      return begun - 1
    case .move: return down.first { $0.id == pointer.id }?.number
    case .up, .cancel:
      return down.firstIndex { $0.id == pointer.id }.map { down.remove(at: $0).number }
    case .hover, .leave: return nil
    }
  }

  private mutating func note(_ pointer: PointerEvent) {
    let number = number(of: pointer)
    if pointer.phase == .down { cancelled.append(false) }
    if pointer.phase == .cancel, let number { cancelled[number] = true }
  }

  /// Returns the kind that stands in for a pointer's kind.
  func kind(_ kind: PointerKind) -> PointerKind {
    if abilities.contains(ControlAbilities(kind)) { return kind }
    let kinds: [PointerKind] = [.touch, .mouse, .pen]
    return kinds.first { abilities.contains(ControlAbilities($0)) } ?? .touch
  }

  /// Returns the action for the next event; `nil` if it is left out.
  mutating func take(_ action: InputEvent.Action) -> InputEvent.Action? {
    guard let fitting = fitting(action) else {
      leftOut += 1
      return nil
    }
    return fitting
  }

  private mutating func fitting(_ action: InputEvent.Action) -> InputEvent.Action? {
    switch action {
    case .pointer(let pointer): fitting(pointer).map { .pointer($0) }
    case .wheel(let turn): has(.wheel, turn.modifiers) ? action : nil
    case .key(_, let modifiers): has(.key, modifiers) ? action : nil
    case .rotate: abilities.contains(.rotate) ? action : nil
    case .adjust: abilities.contains(.adjust) ? action : nil
    case .focus: abilities.contains(.focus) ? action : nil
    }
  }

  private mutating func fitting(_ pointer: PointerEvent) -> PointerEvent? {
    let number = number(of: pointer)
    if let number, number < cancelled.count, cancelled[number] { return nil }
    let needed: ControlAbilities = number == nil ? .hover : .pointer
    guard abilities.contains(needed) else { return nil }
    var pointer = pointer
    if pointer.modifiers != .none, !abilities.contains(.modifiers) {
      pointer.modifiers = .none
      leftOut += 1
    }
    if kind(pointer.kind) != pointer.kind {
      pointer.kind = kind(pointer.kind)
      otherKind += 1
    }
    return pointer
  }

  private func has(_ ability: ControlAbilities, _ modifiers: Modifiers) -> Bool {
    abilities.contains(ability) && (modifiers == .none || abilities.contains(.modifiers))
  }
}

extension Recording {
  /// Returns true if the control accepts any event of the recording.
  public func canBeDone(to table: ControlTable) -> Bool {
    guard var fit = ImportFit(table, events) else { return true }
    return events.contains { fit.take($0.action) != nil }
  }
}
