import ControlCore
import GestureReplay
import GestureScript

/// Reads the files of Kivy's recorder: one Python tuple a line, of seconds, kind of event, touch
/// and arguments.
///
///     #RECORDER1.0
///     (1.5, 'begin', 3, {'is_touch': True, 'sx': 0.25, 'sy': 0.5, 'profile': ['pos']})
///
/// Positions are fractions of the window, with y upward; the reader converts to y downward.
enum KivyReader {
  static func recognises(_ bytes: [UInt8]) -> Bool {
    var lines = TextLines(bytes)
    while let line = lines.next() {
      let text = line.bytes.trimmed
      if text.begins(with: "#RECORDER") { return true }
      guard let first = text.first, first != UInt8(ascii: "#") else { continue }
      return false
    }
    return false
  }

  static func read(_ bytes: [UInt8]) throws(Diagnostic) -> Recording {
    var log = KivyLog()
    var lines = TextLines(bytes)
    while let line = lines.next() {
      let text = line.bytes.trimmed
      guard let first = text.first else { continue }
      if first == UInt8(ascii: "#") {
        if text.begins(with: "#RECORDER") { try log.takeVersion(text.dropFirst(9), of: line) }
      } else {
        try log.take(text, of: line)
      }
    }
    return try log.finish()
  }
}

/// The lines of a recording, in the order of time.
private struct KivyLog {
  private var builder = RecordingBuilder()
  private var modifiers = Modifiers.none
  private var last: Int64 = 0
  private var version: [UInt8] = []

  mutating func takeVersion(
    _ text: ArraySlice<UInt8>, of line: TextLines.Line
  ) throws(Diagnostic) {
    guard text.matches("1.0") else {
      throw Diagnostic(
        .malformedLine, at: line.span, "version ", text, " of this format is not known",
        help: "known is version 1.0")
    }
    version = Array(text)
  }

  mutating func take(_ text: ArraySlice<UInt8>, of line: TextLines.Line) throws(Diagnostic) {
    guard let value = PythonLiteral.read(text), case .number(let seconds)? = value[0],
      let name = value[1]?.string, let arguments = value[3]
    else {
      throw Diagnostic(
        .malformedLine, at: line.span, "this is not a line of a Kivy recording",
        help: "for example: (1.5, 'begin', 3, {'is_touch': True, 'sx': 0.25, 'sy': 0.5})")
    }
    guard let time = seconds.decimal?.integer(timesPowerOfTen: 9), time.magnitude < 1 << 62 else {
      throw Diagnostic(.timeTooLarge, at: line.span, "the time is beyond 146 years")
    }
    guard builder.isEmpty || time >= last else { throw .timeGoesBack(at: line) }
    last = time
    if name[...].begins(with: "key") {
      press(arguments["key"], name[...])
    } else {
      try touch(value[2], name[...], arguments, of: line)
    }
  }

  // MARK: Keys

  private mutating func press(_ key: JSONValue?, _ name: ArraySlice<UInt8>) {
    // Typed text comes as another event.
    guard let code = key?.number, !name.matches("keyboard") else { return }
    let isDown = name.matches("keydown")
    if let modifier = Self.modifier(code) {
      modifiers = modifiers.with(modifier, isHeld: isDown)
    } else if isDown {
      if let key = Self.key(code) {
        builder.add(.key(key, modifiers), at: last)
      } else {
        builder.notes.unusedEvents += 1
      }
    }
  }

  /// The codes are those of SDL 1.
  private static func key(_ code: Double) -> Key? {
    switch code {
    case 27: .escape
    case 48...57: .digit(Int64(code) - 48)
    case 273: .arrowUp
    case 274: .arrowDown
    case 275: .arrowRight
    case 276: .arrowLeft
    case 278: .home
    case 279: .end
    case 280: .pageUp
    case 281: .pageDown
    default: nil
    }
  }

  private static func modifier(_ code: Double) -> Modifiers? {
    switch code {
    case 303, 304: .shift
    case 305, 306: .control
    case 307, 308: .alt
    case 309...312: .meta
    default: nil
    }
  }

  // MARK: Touches

  private mutating func touch(
    _ id: JSONValue?, _ name: ArraySlice<UInt8>, _ arguments: JSONValue, of line: TextLines.Line
  ) throws(Diagnostic) {
    guard let phase = PointerRowPhase.names.value(of: name) else {
      throw Diagnostic(
        .unknownPhase, at: line.span, "unknown event '", name, "'",
        help: "known are begin, update, end, keydown, keyup and keyboard")
    }
    guard arguments["is_touch"] != .bool(false) else { return builder.notes.unusedEvents += 1 }
    guard let x = arguments["sx"]?.number, let y = arguments["sy"]?.number,
      case .number(let id)? = id,
      let id = id.decimal?.integer(timesPowerOfTen: 0)
    else {
      throw Diagnostic(
        .missingField, at: line.span, "this event has no touch, no 'sx' or no 'sy'",
        help: "record with the attributes 'sx' and 'sy', which are the default")
    }
    let pointer = PointerEvent(
      id: id, kind: Self.kind(arguments), phase: .move, position: Point(x: x + 0, y: 1 - y),
      modifiers: modifiers)
    try add(pointer, phase, of: line)
  }

  /// Returns the kind of pointer: a mouse if the profile has a button, else a touch.
  private static func kind(_ arguments: JSONValue) -> PointerKind {
    let profile = arguments["profile"]?.elements ?? []
    return profile.contains { $0.string?[...].matches("button") ?? false } ? .mouse : .touch
  }

  private mutating func add(
    _ pointer: PointerEvent, _ phase: PointerRowPhase, of line: TextLines.Line
  ) throws(Diagnostic) {
    switch phase {
    case .down:
      guard !builder.isFull || builder.isDown(pointer.id) else {
        throw Diagnostic(
          .tooManyPointers, at: line.span, "more than 100 pointers are down at once")
      }
      var pointer = pointer
      pointer.phase = .down
      builder.down(pointer, at: last)
    case .move:
      if builder.isDown(pointer.id) {
        builder.move(pointer, at: last)
      } else {
        builder.notes.samplesWithoutDown += 1
      }
    case .up: builder.up(pointer.id, at: pointer.position, modifiers: modifiers, time: last)
    default: builder.notes.unusedEvents += 1
    }
  }

  mutating func finish() throws(Diagnostic) -> Recording {
    guard !builder.isEmpty else { throw JSONRecording.withoutEvents }
    var recording = Recording(format: .kivy, space: .window)
    recording.version = version
    recording.horizontal = DeviceRange(lower: 0, upper: 1)
    recording.vertical = DeviceRange(lower: 0, upper: 1)
    builder.finish(&recording)
    return recording
  }
}
