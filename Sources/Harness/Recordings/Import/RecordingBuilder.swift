import ControlCore
import GestureScript

/// Assembles the events of a recording, and repairs contacts without a start or end and scrolls
/// without an end.
///
/// Events come in the order of time. For any input, every contact in the result is a `down`, then
/// `move`s, then one `up` or `cancel`.
struct RecordingBuilder {
  /// The limit of pointers down simultaneously.
  static let maximumPointers = 100

  var notes = RecordingNotes()
  /// The fields that no list of the format has.
  var fields: FieldNotes
  private let format: RecordingFormat
  private var events: [RecordedEvent] = []
  private var contacts: [Contact] = []
  private var hovering: PointerEvent?

  /// Events that belong right behind the event of that index; added in any order.
  private var repairs: [(index: Int, event: RecordedEvent)] = []

  /// The last event of a scroll that reports its end, while the end is outstanding.
  private var scroll: (index: Int, time: Int64, turn: WheelEvent)?

  private struct Contact {
    var last: PointerEvent
    var index: Int
    var time: Int64
  }

  init(_ format: RecordingFormat) {
    self.format = format
    fields = FieldNotes(format)
  }

  /// Leaves out the input that a log of events tells twice; `nil` for other recordings.
  var repeats: RepeatedInput?

  /// Reserves memory for a number of events. Unused memory costs nothing.
  mutating func reserve(_ count: Int) { events.reserveCapacity(count) }

  var isEmpty: Bool { events.isEmpty }
  var isFull: Bool { contacts.count >= Self.maximumPointers }
  var hasContacts: Bool { !contacts.isEmpty }
  /// True once a contact has begun.
  private(set) var hasBegun = false
  /// The contact that is down, if there is one and no other.
  var onlyContact: Int64? { contacts.count == 1 ? contacts[0].last.id : nil }

  func isDown(_ id: Int64) -> Bool {
    contacts.contains { $0.last.id == id }
  }

  /// Adds an event that is not a pointer's.
  mutating func add(_ action: InputEvent.Action, at time: Int64) {
    if case .wheel(let turn) = action {
      switch turn.phase {
      case .begin, .change: scroll = (events.count, time, turn)
      case .end, .momentum: scroll = nil
      case .none: break
      }
    }
    events.append(RecordedEvent(time: time, action: action))
  }

  /// The modifiers that are held, as far as keys have shown.
  private(set) var modifiers = Modifiers.none

  /// A key goes down or up. A modifier is held until then; of the others, a control answers to few.
  mutating func press(_ key: Key?, _ modifier: Modifiers?, isDown: Bool, at time: Int64) {
    if let modifier {
      modifiers = modifiers.with(modifier, isHeld: isDown)
    } else if isDown, let key {
      add(.key(key, modifiers), at: time)
    } else if isDown {
      notes.unusedEvents += 1
    }
  }

  /// Takes an event of a pointer, by its phase.
  mutating func take(_ pointer: PointerEvent, at time: Int64) {
    switch pointer.phase {
    case .down: down(pointer, at: time)
    case .move: move(pointer, at: time)
    case .up: up(pointer.id, at: pointer.position, modifiers: pointer.modifiers, time: time)
    case .cancel: cancel(pointer.id, time: time)
    case .hover: hover(pointer, at: time)
    case .leave: leave(at: time)
    }
  }

  /// - Throws: `Diagnostic` for a new contact beside a hundred others.
  func checkSpace(for id: Int64, at span: @autoclosure () -> SourceSpan) throws(Diagnostic) {
    guard isFull, !isDown(id) else { return }
    throw Diagnostic(.tooManyPointers, at: span(), "more than 100 pointers are down at once")
  }

  /// A contact begins. If it is down already, its end was lost.
  mutating func down(_ pointer: PointerEvent, at time: Int64) {
    if repeats?.repeatsContact(pointer, at: time) == true {
      notes.repeatedContacts += 1
      return
    }
    end(pointer.id)
    hovering = nil
    hasBegun = true
    contacts.append(Contact(last: pointer, index: events.count, time: time))
    add(.pointer(pointer), at: time)
  }

  /// A pointer moves. Without a contact that is hovering, but a finger cannot hover.
  mutating func move(_ pointer: PointerEvent, at time: Int64, glide: RecordedGlide? = nil) {
    if repeats?.isOfRepeated(pointer.id) == true { return }
    if let index = contacts.firstIndex(where: { $0.last.id == pointer.id }) {
      contacts[index] = Contact(last: pointer, index: events.count, time: time)
      events.append(RecordedEvent(time: time, action: .pointer(pointer), glide: glide))
    } else if pointer.kind == .touch {
      notes.samplesWithoutDown += 1
    } else {
      hover(pointer, at: time)
    }
  }

  /// Ends a contact at `position`, or at its last position if that is `nil`, with these modifiers
  /// held.
  mutating func up(
    _ id: Int64, at position: Point? = nil, modifiers: Modifiers = .none, time: Int64
  ) {
    lift(id, .up, at: position, modifiers, time: time)
  }

  mutating func cancel(_ id: Int64, time: Int64) {
    lift(id, .cancel, at: nil, .none, time: time)
  }

  private mutating func lift(
    _ id: Int64, _ phase: PointerEvent.Phase, at position: Point?, _ modifiers: Modifiers,
    time: Int64
  ) {
    if repeats?.repeatsEnd(of: id) == true { return }
    guard let index = contacts.firstIndex(where: { $0.last.id == id }) else {
      notes.samplesWithoutDown += 1
      return
    }
    var pointer = contacts.remove(at: index).last
    pointer.phase = phase
    pointer.position = position ?? pointer.position
    pointer.modifiers = modifiers
    repeats?.note(endOf: pointer, at: time)
    add(.pointer(pointer), at: time)
  }

  /// A pen or mouse is over the control, or moves there.
  mutating func hover(_ pointer: PointerEvent, at time: Int64) {
    guard !isDown(pointer.id), repeats?.repeatsHover(pointer, at: time) != true else { return }
    var pointer = pointer
    pointer.phase = .hover
    hovering = pointer
    add(.pointer(pointer), at: time)
  }

  /// Ends hovering.
  mutating func leave(at time: Int64) {
    guard var pointer = hovering else { return }
    pointer.phase = .leave
    hovering = nil
    add(.pointer(pointer), at: time)
  }

  /// Ends a contact at its last position and time.
  private mutating func end(_ id: Int64) {
    guard let index = contacts.firstIndex(where: { $0.last.id == id }) else { return }
    let contact = contacts.remove(at: index)
    var pointer = contact.last
    pointer.phase = .up
    repairs.append((contact.index, RecordedEvent(time: contact.time, action: .pointer(pointer))))
    notes.unendedContacts += 1
  }

  /// Ends a scroll at its last position and time.
  private mutating func endScroll() {
    guard let scroll else { return }
    let turn = WheelEvent(deltaX: 0, deltaY: 0, unit: scroll.turn.unit, phase: .end)
    repairs.append((scroll.index, RecordedEvent(time: scroll.time, action: .wheel(turn))))
    notes.unendedScrolls += 1
  }

  /// Returns the recording.
  ///
  /// - Throws: `Diagnostic` if it has no event.
  mutating func finish(_ space: Recording.Space) throws(Diagnostic) -> Recording {
    guard !isEmpty else { throw JSONRecording.withoutEvents }
    var recording = Recording(format: format, space: space)
    finish(&recording)
    return recording
  }

  /// Ends open contacts and scrolls, and fills `recording` in.
  mutating func finish(_ recording: inout Recording) {
    while let contact = contacts.last { end(contact.last.id) }
    endScroll()
    repairs.sort { $0.index < $1.index }
    recording.origin = events.first?.time ?? 0
    recording.notes = notes
    recording.notes.unknownFields = fields.texts
    if !repairs.isEmpty { repair() }
    for index in events.indices { events[index].time &-= recording.origin }
    swap(&events, &recording.events)
  }

  /// Inserts made-up events behind those they belong to.
  private mutating func repair() {
    var repaired: [RecordedEvent] = []
    repaired.reserveCapacity(events.count + repairs.count)
    var next = 0
    for (index, event) in events.enumerated() {
      repaired.append(event)
      while next < repairs.count, repairs[next].index == index {
        repaired.append(repairs[next].event)
        next += 1
      }
    }
    events = repaired
  }
}

extension Point {
  /// The place at a share of the way to another one; at 1 exactly that.
  func way(to end: Point, _ share: Double) -> Point {
    share == 1 ? end : Point(x: x + (end.x - x) * share, y: y + (end.y - y) * share)
  }
}

extension [UInt8] {
  /// The limit of events for which memory is reserved.
  static var mostExpected: Int { 1 << 20 }

  /// An upper bound of the events in a text with one per line, for `RecordingBuilder.reserve`.
  var lineCount: Int {
    var count = 1
    for byte in self where byte == 0x0A { count += 1 }
    return Swift.min(count, Self.mostExpected)
  }
}
