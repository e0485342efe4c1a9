import ControlCore
import GestureScript

/// Reads exports of the recorder in Chrome's DevTools: clicks and keys, in order, without times.
///
///     {"title":"…","steps":[{"type":"click","offsetX":12,"offsetY":7.5,"selectors":[["#knob"]]}]}
///
/// Steps are 300 ms apart. Positions are relative to the clicked element.
/// Titles, addresses, selectors and texts are ignored.
enum DevToolsReader {
  /// From one step to the next, in nanoseconds.
  static let period: Int64 = 300_000_000

  /// Returns the steps in a text; `nil` if it holds none.
  static func steps(in value: JSONValue) -> [JSONValue]? {
    guard let steps = value["steps"]?.elements else { return nil }
    return steps.allSatisfy { $0["type"]?.string != nil } ? steps : nil
  }

  static func read(_ bytes: [UInt8]) throws(Diagnostic) -> Recording {
    let value = try JSONRecording.value(bytes)
    guard let steps = steps(in: value) else {
      throw Diagnostic(
        .malformedLine, at: .none, "there is no list of steps",
        help: "export the recording from DevTools as JSON")
    }
    var log = DevToolsLog(bytes: bytes)
    log.builder.fields.note(value, of: "file")
    for step in steps { try log.take(step) }
    return try log.builder.finish(.points)
  }
}

/// Steps, one after the other.
private struct DevToolsLog {
  let bytes: [UInt8]
  var builder = RecordingBuilder(.devTools)
  private var now: Int64 = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func take(_ step: JSONValue) throws(Diagnostic) {
    let type = (step["type"]?.string ?? [])[...]
    if builder.fields.note(word: type, of: "step.type") { builder.fields.note(step, of: "step") }
    if type.matches("click") {
      try tap(step)
    } else if type.matches("doubleClick") {
      try tap(step)
      try tap(step)
    } else if type.matches("keyDown") || type.matches("keyUp") {
      let name = (step["key"]?.string ?? [])[...]
      let (key, modifier) = (PointerRow.key(name), PlaywrightCall.modifiers.value(of: name))
      builder.press(key, modifier, isDown: type.matches("keyDown"), at: now)
      if key != nil, type.matches("keyDown") { now += DevToolsReader.period }
    } else if type.matches("change"), let value = value(of: step) {
      // The recorder tells nothing else of a slider that is moved by keys or by a drag.
      builder.add(.adjust(.set(value)), at: now)
      now += DevToolsReader.period
    } else {
      builder.notes.unusedEvents += 1
    }
  }

  /// Returns the number to which a field was changed; `nil` for a text.
  private func value(of step: JSONValue) -> Double? {
    guard let text = step["value"]?.string else { return step["value"]?.number }
    return DecimalText.parse(text[...])
  }

  private mutating func tap(_ step: JSONValue) throws(Diagnostic) {
    guard let place = step.point("offsetX", "offsetY") else {
      throw Diagnostic(
        .missingField, at: step.span(in: bytes), "this click has no offsetX or no offsetY")
    }
    let button = step["button"]?.string
    guard button == nil || button?[...].matches("primary") == true else {
      return builder.notes.unusedEvents += 1
    }
    let kind = step["deviceType"]?.string.flatMap { PointerRow.kind(named: $0[...]) } ?? .mouse
    let pointer = PointerEvent(
      kind: kind, phase: .down, position: place, modifiers: builder.modifiers)
    builder.down(pointer, at: now)
    // The time from press to lift, in milliseconds, at most ten minutes.
    let hold = step["duration"]?.number.map { Int64(min(max($0, 0), 600_000) * 1e6) }
    let length = hold ?? Script.Tap.defaultHold
    builder.up(0, modifiers: builder.modifiers, time: now + length)
    now += max(DevToolsReader.period, length + DevToolsReader.period - Script.Tap.defaultHold)
  }
}
