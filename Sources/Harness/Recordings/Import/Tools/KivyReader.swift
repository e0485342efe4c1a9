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
  private var builder = RecordingBuilder(.kivy)
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
    guard let value = PythonLiteral.read(text), value[0]?.number != nil,
      let name = value[1]?.string, let arguments = value[3]
    else {
      throw Diagnostic(
        .malformedLine, at: line.span, "this is not a line of a Kivy recording",
        help: "for example: (1.5, 'begin', 3, {'is_touch': True, 'sx': 0.25, 'sy': 0.5})")
    }
    let time = try JSONRecording.time(value[0], power: 9, "", at: line.span)
    guard builder.isEmpty || time >= last else { throw .timeGoesBack(at: line) }
    last = time
    builder.fields.note(arguments, of: "arguments")
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
    let digit: Key? = (48...57).contains(code) ? .digit(Int64(code) - 48) : nil
    builder.press(
      digit ?? Self.keys[code], Self.modifiers[code], isDown: name.matches("keydown"), at: last)
  }

  /// The codes are those of SDL 1.
  private static let keys: [Double: Key] = [
    8: .backspace, 27: .escape, 127: .delete, 273: .arrowUp, 274: .arrowDown, 275: .arrowRight,
    276: .arrowLeft, 278: .home,
    279: .end, 280: .pageUp, 281: .pageDown,
  ]

  private static let modifiers: [Double: Modifiers] = [
    303: .shift, 304: .shift, 305: .control, 306: .control, 307: .alt, 308: .alt, 309: .meta,
    310: .meta, 311: .meta, 312: .meta,
  ]

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
    guard arguments["button"]?.string?[...].matches("left") != false else {
      // A press of another button comes as a touch of its own.
      if phase == .down { builder.notes.otherButtons += 1 }
      return
    }
    guard let place = arguments.point("sx", "sy"), let id = id?.integer else {
      throw Diagnostic(
        .missingField, at: line.span, "this event has no touch, no 'sx' or no 'sy'",
        help: "record with the attributes 'sx' and 'sy', which are the default")
    }
    let pointer = PointerEvent(
      id: id, kind: Self.kind(arguments), phase: .move, position: Point(x: place.x, y: 1 - place.y),
      modifiers: builder.modifiers)
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
    var pointer = pointer
    switch phase {
    case .down:
      try builder.checkSpace(for: pointer.id, at: line.span)
      pointer.phase = .down
    case .up: pointer.phase = .up
    case .move where builder.isDown(pointer.id): break
    case .move: return builder.notes.samplesWithoutDown += 1
    default: return builder.notes.unusedEvents += 1
    }
    builder.take(pointer, at: last)
  }

  mutating func finish() throws(Diagnostic) -> Recording {
    var recording = try builder.finish(.window)
    recording.version = version
    recording.horizontal = DeviceRange(lower: 0, upper: 1)
    recording.vertical = DeviceRange(lower: 0, upper: 1)
    return recording
  }
}
