import ControlCore
import GestureScript

/// Writes events as `PointerNDJSONReader` reads them: one object a line, times in nanoseconds.
///
///     {"t_ns":8000000,"type":"move","id":0,"pointerType":"touch","x":143,"y":20}
struct PointerNDJSONWriter {
  private var text: [UInt8] = []
  private var latest: Int64 = 0

  /// Returns the text.
  ///
  /// - Throws: `timeTooLarge` if the reader would reject its times.
  func finish() throws(Diagnostic) -> [UInt8] {
    guard latest.magnitude < PointerRow.timeLimit else {
      throw Diagnostic(
        .timeTooLarge, at: .none, "the script is longer than 146 years",
        help: "export it with --to ndjson")
    }
    return text
  }

  mutating func write(_ event: ExportedEvent, _ losses: inout ExportLosses) {
    switch event.action {
    case .pointer(let pointer), .hover(let pointer, _): write(pointer, at: event.time)
    case .wheel(let wheel): write(wheel, at: event.time)
    case .rotate(let detents):
      begin("rotate", at: event.time)
      append("detents", number: detents)
      end()
    case .key(let stroke):
      guard stroke.action != .up else { return }
      begin("key", at: event.time)
      append("key", string: Vocabulary.keys.word(for: stroke.key))
      append(stroke.modifiers)
      end()
    case .glide: break
    }
  }

  private mutating func write(_ pointer: PointerEvent, at time: Int64) {
    begin(Vocabulary.pointerPhases.word(for: pointer.phase), at: time)
    text.write(",\"id\":\(pointer.id)")
    append("pointerType", string: Vocabulary.kinds.word(for: pointer.kind))
    if pointer.phase != .cancel && pointer.phase != .leave {
      append("x", number: pointer.position.x)
      append("y", number: pointer.position.y)
      append(pointer.modifiers)
    }
    end()
  }

  private mutating func write(_ wheel: WheelEvent, at time: Int64) {
    begin("wheel", at: time)
    append("deltaX", number: wheel.deltaX)
    append("deltaY", number: wheel.deltaY)
    if wheel.unit != .points {
      append("deltaMode", string: Vocabulary.wheelUnits.word(for: wheel.unit))
    }
    if wheel.phase != .none {
      append("wheelPhase", string: Vocabulary.wheelPhases.word(for: wheel.phase))
    }
    append(wheel.modifiers)
    end()
  }

  // MARK: Members

  private mutating func begin(_ type: StaticString, at time: Int64) {
    latest = max(latest, time)
    text.write("{\"t_ns\":\(time),\"type\":\"\(type)\"")
  }

  private mutating func end() {
    text.append("}\n")
  }

  private mutating func append(_ key: StaticString, number: Double) {
    text.write(",\"\(key)\":\(number: number)")
  }

  private mutating func append(_ key: StaticString, string: StaticString) {
    text.write(",\"\(key)\":\"\(string)\"")
  }

  private mutating func append(_ modifiers: Modifiers) {
    if modifiers.contains(.shift) { text.append(",\"shiftKey\":true") }
    if modifiers.contains(.control) { text.append(",\"ctrlKey\":true") }
    if modifiers.contains(.alt) { text.append(",\"altKey\":true") }
    if modifiers.contains(.meta) { text.append(",\"metaKey\":true") }
  }
}
