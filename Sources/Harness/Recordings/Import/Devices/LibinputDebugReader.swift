import ControlCore
import GestureReplay
import GestureScript

/// Reads the output of `libinput debug-events`: the events that a desktop receives.
///
///     -event10  POINTER_SCROLL_FINGER   +1.750s  vert -12.30/0.0* horiz 0.00/0.0 (finger)
///      event10  POINTER_BUTTON        2 +2.100s  BTN_LEFT (272) pressed, seat count: 1
///      event5   TOUCH_DOWN              +3.014s  0 (0) 23.45/45.10 (60.80/110.20mm)
///
/// The manual allows format changes at any time: known lines are read, the rest counted.
/// Incomparable positions are not mixed: beside touches the mouse is left out; beside absolute
/// motions, as of touch screens that act as a mouse, the relative ones.
enum LibinputDebugReader {
  /// Looks no further than this, in lines.
  private static let headLength = 500

  static func recognises(_ bytes: [UInt8]) -> Bool {
    var lines = TextLines(bytes)
    while let line = lines.next(), line.number <= headLength {
      if let event = DebugEventsLine(line), event.time != nil || event.isDevice { return true }
    }
    return false
  }

  static func read(_ bytes: [UInt8]) throws(Diagnostic) -> Recording {
    var places = DebugEventsLog.Places.motions
    var lines = TextLines(bytes)
    while let line = lines.next(), places != .touches {
      guard let event = DebugEventsLine(line) else { continue }
      if event.name.matches("TOUCH_DOWN") { places = .touches }
      if event.name.matches("POINTER_MOTION_ABSOLUTE") { places = .pointer }
    }
    var log = DebugEventsLog(places)
    lines = TextLines(bytes)
    while let line = lines.next() {
      if let event = DebugEventsLine(line) { try log.take(event, of: line) }
    }
    return try log.finish()
  }
}

/// One line of the log: ` event10  TOUCH_UP  3 +1.750s  0 (0)`.
private struct DebugEventsLine {
  var name: ArraySlice<UInt8>
  /// Nanoseconds since the start; `nil` if the line has no time.
  var time: Int64?
  /// The text behind the time.
  var fields: ArraySlice<UInt8>

  var isDevice: Bool { name.matches("DEVICE_ADDED") || name.matches("DEVICE_REMOVED") }

  /// Parses a line; `nil` if it is not part of the log.
  init?(_ line: TextLines.Line) {
    var words = line.bytes
    guard var device = words.takeWord(), let name = words.takeWord() else { return nil }
    if device.first == UInt8(ascii: "-") { device = device.dropFirst() }
    let isName = name.allSatisfy { $0.isASCIILetter || $0 == UInt8(ascii: "_") }
    guard device.begins(with: "event"), device.count > 5, isName, name.contains(UInt8(ascii: "_"))
    else { return nil }
    self.name = name
    fields = words
    // Newer versions have a repeat count before the time.
    for _ in 0..<2 {
      guard let word = words.takeWord() else { return }
      guard word.first == UInt8(ascii: "+"), word.last == UInt8(ascii: "s") else { continue }
      time = DecimalNumber(plain: word.dropFirst().dropLast())?.integer(timesPowerOfTen: 9)
      fields = words
      return
    }
  }
}

/// The events of the log, in the order of time.
private struct DebugEventsLog {
  /// The events that give positions.
  enum Places {
    /// In percents of the screen.
    case touches, pointer
    /// From wherever the mouse was.
    case motions
  }

  private let places: Places
  private var builder = RecordingBuilder(.debugEvents)
  private var last: Int64 = 0
  /// Of the mouse; `nil` if it is not known.
  private var place: Point?
  private var isPressed = false
  private var isScrolling = false
  private var useless = UselessEvents()
  private var modifiers: Modifiers { builder.modifiers }

  init(_ places: Places) {
    self.places = places
    if places == .motions { place = Point(x: 0, y: 0) }
  }

  mutating func take(_ event: DebugEventsLine, of line: TextLines.Line) throws(Diagnostic) {
    builder.fields.note(word: event.name, of: "event")
    guard let time = event.time else { return }
    guard time >= last else { throw .timeGoesBack(at: line) }
    last = time
    let isRead: Bool
    if event.name.begins(with: "TOUCH_") {
      isRead = touch(event)
    } else if event.name.matches("POINTER_MOTION") {
      isRead = move(by: event.fields)
    } else if event.name.matches("POINTER_MOTION_ABSOLUTE") {
      isRead = move(to: event.fields)
    } else if event.name.matches("POINTER_BUTTON") {
      isRead = press(event.fields)
    } else if event.name.matches("KEYBOARD_KEY") {
      isRead = key(event.fields)
    } else {
      isRead = scroll(event)
    }
    if !isRead {
      builder.notes.unusedEvents += 1
      useless.note(event.name)
    }
  }

  // MARK: Touches

  /// `0 (0) 23.45/45.10 (60.80/110.20mm)`: slots, and percents of the screen.
  private mutating func touch(_ event: DebugEventsLine) -> Bool {
    if event.name.matches("TOUCH_FRAME") { return true }
    var words = event.fields
    let slot = words.takeWord().flatMap { DecimalText.parseInteger($0) }
    if event.name.matches("TOUCH_UP") || event.name.matches("TOUCH_CANCEL") {
      guard let id = slot ?? onlyTouch() else { return true }
      if event.name.matches("TOUCH_UP") {
        builder.up(id, time: last)
      } else {
        builder.cancel(id, time: last)
      }
    } else {
      guard let id = slot else { return false }
      guard words.takeWord() != nil, let position = Self.pair(&words) else { return false }
      if event.name.matches("TOUCH_DOWN") {
        guard !builder.isFull || builder.isDown(id) else { return false }
        builder.down(PointerEvent(id: id, phase: .down, position: position), at: last)
      } else {
        builder.move(PointerEvent(id: id, phase: .move, position: position), at: last)
      }
    }
    return true
  }

  /// The touch that an end without a slot means, as versions up to 1.11 have it: the only one.
  private mutating func onlyTouch() -> Int64? {
    if let id = builder.onlyContact { return id }
    if builder.hasContacts {
      builder.notes.unknownEnds += 1
    } else {
      builder.notes.samplesWithoutDown += 1
    }
    return nil
  }

  /// `1.00/ -2.50`
  private static func pair(_ words: inout ArraySlice<UInt8>) -> Point? {
    words = words.trimmed
    let first = words.prefix { $0 != UInt8(ascii: "/") }
    words = words[first.endIndex...].dropFirst()
    guard let x = DecimalText.parse(first.trimmed),
      let y = words.takeWord().flatMap({ DecimalText.parse($0) })
    else { return nil }
    return Point(x: x + 0, y: y + 0)
  }

  // MARK: Mouse

  /// ` 10.00/ -2.50 ( +5.00/ -1.25)`: accelerated, and as the device has it.
  private mutating func move(by fields: ArraySlice<UInt8>) -> Bool {
    var words = fields
    guard places == .motions, let place, let way = Self.pair(&words) else {
      // Relative motions give no position among absolute ones.
      self.place = nil
      return false
    }
    return move(to: Point(x: place.x + way.x, y: place.y + way.y))
  }

  /// ` 12.34/ 56.78`: percents of the screen.
  private mutating func move(to fields: ArraySlice<UInt8>) -> Bool {
    var words = fields
    guard places == .pointer, let next = Self.pair(&words) else { return false }
    return move(to: next)
  }

  private mutating func move(to next: Point) -> Bool {
    guard next.x.isFinite, next.y.isFinite else { return false }
    place = next
    builder.move(mouse(isPressed ? .move : .hover, at: next), at: last)
    return true
  }

  private func mouse(_ phase: PointerEvent.Phase, at place: Point) -> PointerEvent {
    PointerEvent(kind: .mouse, phase: phase, position: place, modifiers: modifiers)
  }

  /// `BTN_LEFT (272) pressed, seat count: 1`
  private mutating func press(_ fields: ArraySlice<UInt8>) -> Bool {
    var words = fields
    guard places != .touches, words.takeWord()?.matches("BTN_LEFT") == true,
      words.takeWord() != nil, let word = words.takeWord()
    else { return false }
    if word.matches("pressed,") || word.matches("pressed") {
      guard let place else { return false }
      isPressed = true
      builder.down(mouse(.down, at: place), at: last)
    } else {
      guard isPressed else { return false }
      isPressed = false
      builder.up(0, at: place, modifiers: modifiers, time: last)
    }
    return true
  }

  // MARK: Wheels and keys

  /// `vert -12.30/0.0* horiz 0.00/0.0 (finger)`; a finger that has left scrolls by 0.
  private mutating func scroll(_ event: DebugEventsLine) -> Bool {
    let name = event.name
    guard name.matches("POINTER_AXIS") || name.begins(with: "POINTER_SCROLL_") else { return false }
    var words = event.fields
    guard words.takeWord()?.matches("vert") == true, let y = Self.axis(&words),
      words.takeWord()?.matches("horiz") == true, let x = Self.axis(&words),
      let source = words.takeWord()
    else { return false }
    if source.matches("(wheel)") {
      // A detent is 120 in newer versions, which have a separate event for it.
      let unit: Double = name.matches("POINTER_AXIS") ? 1 : 120
      let turn = WheelEvent(
        deltaX: x.clicks / unit, deltaY: y.clicks / unit, unit: .detents, modifiers: modifiers)
      builder.add(.wheel(turn), at: last)
    } else {
      let isFinger = source.matches("(finger)")
      let isOver = isFinger && x.way == 0 && y.way == 0
      guard !isOver || isScrolling else { return true }
      let phase: WheelEvent.Phase = isOver ? .end : isScrolling ? .change : .begin
      isScrolling = isFinger && !isOver
      let turn = WheelEvent(
        deltaX: x.way, deltaY: y.way, phase: isFinger ? phase : .none, modifiers: modifiers)
      builder.add(.wheel(turn), at: last)
    }
    return true
  }

  /// `-12.30/0.0*`: the way, and clicks of a wheel; the star marks an axis that has changed.
  private static func axis(_ words: inout ArraySlice<UInt8>) -> (way: Double, clicks: Double)? {
    guard var word = words.takeWord() else { return nil }
    if word.last == UInt8(ascii: "*") { word.removeLast() }
    let way = word.prefix { $0 != UInt8(ascii: "/") }
    guard let length = DecimalText.parse(way) else { return nil }
    return (length + 0, (DecimalText.parse(word[way.endIndex...].dropFirst()) ?? 0) + 0)
  }

  /// `KEY_RIGHT (106) pressed`
  private mutating func key(_ fields: ArraySlice<UInt8>) -> Bool {
    var words = fields
    guard words.takeWord() != nil, let word = words.takeWord(), word.count > 2,
      let code = DecimalText.parseInteger(word.dropFirst().dropLast()).flatMap({
        UInt16(exactly: $0)
      }), let state = words.takeWord()
    else { return false }
    let (key, modifier) = (EvdevKeys.keys[code], EvdevKeys.modifiers[code])
    guard key != nil || modifier != nil else { return false }
    builder.press(key, modifier, isDown: state.matches("pressed"), at: last)
    return true
  }

  mutating func finish() throws(Diagnostic) -> Recording {
    guard !builder.isEmpty else { throw useless.error(builder.notes) }
    var recording = try builder.finish(places == .motions ? .relative : .window)
    if recording.space == .window {
      recording.horizontal = DeviceRange(lower: 0, upper: 100)
      recording.vertical = DeviceRange(lower: 0, upper: 100)
    }
    return recording
  }
}
