import ControlCore
import GestureReplay
import GestureScript

/// Turns the rows of a pointer log into a recording.
struct PointerLog {
  private var builder: RecordingBuilder
  private var last = Int64.min
  private var strokes = PointerStrokes()
  /// Pointers whose press was left out, because it was not of the first button.
  private var others: [Int64] = []
  private var saysWhatHappened = false
  private var numbers = NumberedTypes()
  private var buttons = ButtonSurvey()
  private var times = TimeSurvey()
  private var guesses = RowGuesses()
  /// The position of the first row.
  private var start = SourceSpan.none

  /// - Parameters:
  ///   - format: the format of the rows.
  ///   - count: an upper bound of the events, to reserve memory once.
  init(_ format: RecordingFormat, expecting count: Int = 0) {
    builder = RecordingBuilder(format)
    builder.repeats = RepeatedInput()
    builder.reserve(count)
  }

  /// Consumes the next row; rows come in the order of time.
  mutating func take(_ row: PointerRow, at place: PointerPlace) throws(Diagnostic) {
    guard row.stroke != nil else { return try add(row, at: place) }
    for sample in strokes.take(row, at: place) { try add(sample.row, at: sample.place) }
  }

  private mutating func add(_ row: PointerRow, at place: PointerPlace) throws(Diagnostic) {
    var row = row
    if row.hasBareID, !row.hasKind, row.kind == .mouse { row.id = 0 }
    guard row.time >= last else { throw .eventGoesBack(at: place, row) }
    if last == .min { start = place.span }
    last = row.time
    if row.saysWhatHappened { saysWhatHappened = true }
    let isDown = builder.isDown(row.id)
    if let number = row.number { try numbers.take(number, of: row, isDown: isDown, at: place) }
    if row.phase == .down || row.phase == .contact {
      try builder.checkSpace(for: row.id, at: place.span)
    }
    times.take(row, isDown: isDown, at: place)
    guesses.take(row, isDown: isDown, at: place)
    if row.phase == .down { buttons.take(row, at: place) }
    if !leavesOut(row) { add(row) }
  }

  /// Leaves out presses of other buttons than the first, with their moves, except a mouse's.
  private mutating func leavesOut(_ row: PointerRow) -> Bool {
    let isKnown = others.contains(row.id)
    switch row.phase {
    case .down where row.isOtherButton:
      builder.notes.otherButtons += 1
      if !isKnown, others.count < RecordingBuilder.maximumPointers { others.append(row.id) }
      return true
    case .up where row.isOtherButton || (isKnown && !builder.isDown(row.id)),
      .cancel where isKnown && !builder.isDown(row.id):
      others.removeAll { $0 == row.id }
      return true
    case .move: return isKnown && !builder.isDown(row.id) && row.kind != .mouse
    default: return false
    }
  }

  private mutating func add(_ row: PointerRow) {
    builder.repeats?.saysKind = row.hasKind
    let isFinger = row.isOfPage && row.hasKind && row.kind == .touch
    switch row.phase {
    case .down: builder.take(pointer(row, .down), at: row.time)
    case .move: builder.take(pointer(row, .move), at: row.time)
    case .hover where !isFinger: builder.take(pointer(row, .hover), at: row.time)
    case .leave where !isFinger: builder.leave(at: row.time)
    case .cancel: builder.cancel(row.id, time: row.time)
    case .up:
      let place = row.x == nil || row.y == nil ? nil : pointer(row, .up).position
      builder.up(row.id, at: place, modifiers: row.modifiers, time: row.time)
    case .wheel:
      let turn = WheelEvent(
        deltaX: row.deltaX, deltaY: row.deltaY, unit: row.unit, phase: row.wheelPhase,
        modifiers: row.modifiers)
      builder.add(.wheel(turn), at: row.time)
    case .rotate: builder.add(.rotate(detents: row.detents), at: row.time)
    case .key:
      if let key = row.key {
        builder.add(.key(key, row.modifiers), at: row.time)
      } else {
        builder.notes.unusedEvents += 1
      }
    case .contact where builder.isDown(row.id): builder.move(pointer(row, .move), at: row.time)
    case .contact: builder.down(pointer(row, .down), at: row.time)
    case .noContact where builder.isDown(row.id): builder.up(row.id, time: row.time)
    case .noContact:
      guard row.kind != .touch, row.x != nil, row.y != nil else { return }
      builder.hover(pointer(row, .hover), at: row.time)
    case .unused, .click, .hover, .leave:
      builder.notes.unusedEvents += 1
    }
  }

  private func pointer(_ row: PointerRow, _ phase: PointerEvent.Phase) -> PointerEvent {
    PointerEvent(
      id: row.id, kind: row.kind, phase: phase, position: Point(x: row.x ?? 0, y: row.y ?? 0),
      modifiers: row.modifiers)
  }

  /// The recording; `unread` are the names of the columns that were not read.
  mutating func finish(unread: [[UInt8]]) throws(Diagnostic) -> Recording {
    for sample in try strokes.finish() { try add(sample.row, at: sample.place) }
    try buttons.check()
    if !builder.hasBegun { try guesses.checkWithoutContacts() }
    let note = try numbers.finish(hasContacts: builder.hasBegun)
    guard !builder.isEmpty else { throw withoutEvents }
    try times.check()
    var recording = try builder.finish(.points)
    recording.notes.numberedTypes = numbers.count
    recording.notes.unreadColumns = unread
    recording.start = start
    recording.guesses = (note.map { [$0] } ?? []) + guesses.notes
    return recording
  }

  private var withoutEvents: Diagnostic {
    guard saysWhatHappened || last == .min else {
      return Diagnostic(
        .missingField, at: .none, "no event has a kind", help: PointerHeader.eventHelp)
    }
    guard builder.notes.otherButtons == 0 else {
      return Diagnostic(
        .noEvents, at: .none, "the file holds only presses of other buttons than the left one",
        help: """
          a control answers to the left button, a finger or a pen; if one of them is the left button, say \
          so: --left-button NAME
          """)
    }
    return JSONRecording.withoutEvents
  }
}
