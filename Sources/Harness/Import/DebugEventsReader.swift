import ControlCore

/// Reads what `libinput debug-events` prints: what a desktop makes of its devices.
///
///     -event10  POINTER_SCROLL_FINGER   +1.750s  vert -12.30/0.0* horiz 0.00/0.0 (finger)
///      event10  POINTER_BUTTON        2 +2.100s  BTN_LEFT (272) pressed, seat count: 1
///      event5   TOUCH_DOWN              +3.014s  0 (0) 23.45/45.10 (60.80/110.20mm)
///
/// The format may change at any time, says its manual: what is known is read, the rest counted. If the
/// log has touches, motions of the mouse are left out, for their places cannot be compared.
enum DebugEventsReader {
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
    var hasTouches = false
    var lines = TextLines(bytes)
    while let line = lines.next() {
      if let event = DebugEventsLine(line), event.name.matches("TOUCH_DOWN") { hasTouches = true }
    }
    var log = DebugEventsLog(hasTouches: hasTouches)
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
  /// What is behind the time.
  var fields: ArraySlice<UInt8>

  var isDevice: Bool { name.matches("DEVICE_ADDED") || name.matches("DEVICE_REMOVED") }

  /// `nil` if the line is none of the log.
  init?(_ line: TextLines.Line) {
    var words = line.bytes
    guard var device = words.takeWord(), let name = words.takeWord() else { return nil }
    if device.first == UInt8(ascii: "-") { device = device.dropFirst() }
    let isName = name.allSatisfy { $0.isASCIILetter || $0 == UInt8(ascii: "_") }
    guard device.begins(with: "event"), device.count > 5, isName, name.contains(UInt8(ascii: "_"))
    else { return nil }
    self.name = name
    fields = words
    // Newer versions count how often the same has come before.
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
  let hasTouches: Bool
  private var builder = RecordingBuilder()
  private var last: Int64 = 0
  private var place = Point(x: 0, y: 0)
  private var isPressed = false
  private var isScrolling = false
  private var modifiers = Modifiers.none

  init(hasTouches: Bool) {
    self.hasTouches = hasTouches
  }

  mutating func take(_ event: DebugEventsLine, of line: TextLines.Line) throws(Diagnostic) {
    guard let time = event.time else { return }
    guard time >= last else {
      throw Diagnostic(
        .timeGoesBack, at: line.span, "time goes backwards: this is before the previous event")
    }
    last = time
    let isRead: Bool
    if event.name.begins(with: "TOUCH_") {
      isRead = touch(event)
    } else if event.name.matches("POINTER_MOTION") {
      isRead = move(event.fields)
    } else if event.name.matches("POINTER_BUTTON") {
      isRead = press(event.fields)
    } else if event.name.matches("KEYBOARD_KEY") {
      isRead = key(event.fields)
    } else {
      isRead = scroll(event)
    }
    if !isRead { builder.notes.unusedEvents += 1 }
  }

  // MARK: Touches

  /// `0 (0) 23.45/45.10 (60.80/110.20mm)`: slots, and percents of the screen.
  private mutating func touch(_ event: DebugEventsLine) -> Bool {
    if event.name.matches("TOUCH_FRAME") { return true }
    var words = event.fields
    guard let id = words.takeWord().flatMap({ DecimalText.parseInteger($0) }) else { return false }
    if event.name.matches("TOUCH_UP") {
      builder.up(id, time: last)
    } else if event.name.matches("TOUCH_CANCEL") {
      builder.cancel(id, time: last)
    } else {
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

  private mutating func move(_ fields: ArraySlice<UInt8>) -> Bool {
    var words = fields
    guard !hasTouches, let way = Self.pair(&words) else { return false }
    let next = Point(x: place.x + way.x, y: place.y + way.y)
    guard next.x.isFinite, next.y.isFinite else { return false }
    place = next
    builder.move(mouse(isPressed ? .move : .hover), at: last)
    return true
  }

  private func mouse(_ phase: PointerEvent.Phase) -> PointerEvent {
    PointerEvent(kind: .mouse, phase: phase, position: place, modifiers: modifiers)
  }

  /// `BTN_LEFT (272) pressed, seat count: 1`
  private mutating func press(_ fields: ArraySlice<UInt8>) -> Bool {
    var words = fields
    guard !hasTouches, words.takeWord()?.matches("BTN_LEFT") == true, words.takeWord() != nil,
      let word = words.takeWord()
    else { return false }
    if word.matches("pressed,") || word.matches("pressed") {
      isPressed = true
      builder.down(mouse(.down), at: last)
    } else {
      guard isPressed else { return false }
      isPressed = false
      builder.up(0, at: place, time: last)
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
      // A detent is 120 in newer versions, which have an event of its own.
      let unit: Double = name.matches("POINTER_AXIS") ? 1 : 120
      let turn = WheelEvent(deltaX: x.clicks / unit, deltaY: y.clicks / unit, unit: .detents)
      builder.add(.wheel(turn), at: last)
    } else {
      let isFinger = source.matches("(finger)")
      let isOver = isFinger && x.way == 0 && y.way == 0
      guard !isOver || isScrolling else { return true }
      let phase: WheelEvent.Phase = isOver ? .end : isScrolling ? .change : .begin
      isScrolling = isFinger && !isOver
      builder.add(
        .wheel(WheelEvent(deltaX: x.way, deltaY: y.way, phase: isFinger ? phase : .none)), at: last)
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
    let isDown = state.matches("pressed")
    if let modifier = EvdevKeys.modifier(code) {
      modifiers = modifiers.with(modifier, isHeld: isDown)
      return true
    }
    guard let key = EvdevKeys.key(code) else { return false }
    if isDown { builder.add(.key(key, modifiers), at: last) }
    return true
  }

  mutating func finish() throws(Diagnostic) -> Recording {
    guard !builder.isEmpty else { throw EvdevDecoder.nothingUseful(in: builder.notes) }
    var recording = Recording(format: .debugEvents, space: hasTouches ? .window : .relative)
    if hasTouches {
      recording.horizontal = DeviceRange(lower: 0, upper: 100)
      recording.vertical = DeviceRange(lower: 0, upper: 100)
    }
    builder.finish(&recording)
    return recording
  }
}
