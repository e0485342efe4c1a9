import ControlCore
import GestureScript

/// Reads rrweb's recording of a page visit: a list of events, an object with the list as `events`,
/// or one event a line.
///
/// Reads pointers only. Moves come in batches, each sample with its offset to the batch's time, and
/// a batch comes after the events meanwhile, so all are sorted by real time first. Page contents
/// are ignored and never copied.
enum RrwebReader {
  /// Returns the list of events in a text; `nil` if it holds none.
  static func events(in value: JSONValue) -> [JSONValue]? {
    let list = value["events"]?.elements ?? value.elements
    guard let list, let first = list.first, first["timestamp"] != nil, first["type"]?.number != nil,
      first["x"] == nil
    else { return nil }
    return list
  }

  /// Returns true if each line is an event.
  static func recognisesLines(_ bytes: [UInt8]) -> Bool {
    var lines = TextLines(bytes)
    guard let line = lines.nextWithContent(), let event = try? JSONRecording.value(of: line) else {
      return false
    }
    return event["timestamp"]?.number != nil && event["type"]?.number != nil
      && event["data"] != nil
  }

  static func read(_ bytes: [UInt8]) throws(Diagnostic) -> Recording {
    var log = RrwebLog(bytes: bytes)
    if recognisesLines(bytes) {
      var lines = TextLines(bytes)
      while let line = lines.nextWithContent() { try log.take(try JSONRecording.value(of: line)) }
      return try log.finish()
    }
    guard let events = events(in: try JSONRecording.value(bytes)) else {
      throw Diagnostic(
        .malformedLine, at: .none, "there is no list of events with type and timestamp",
        help: "export what rrweb's emit received, as one JSON list, or one event a line")
    }
    for event in events { try log.take(event) }
    return try log.finish()
  }
}

/// The pointer events of a visit.
private struct RrwebLog {
  let bytes: [UInt8]
  private var samples: [Sample] = []
  private var builder = RecordingBuilder(.rrweb)
  private var page: (horizontal: DeviceRange, vertical: DeviceRange)?

  private struct Sample {
    var time: Int64
    var kind: PointerKind
    var phase: PointerEvent.Phase
    var place: Point
    var id: Int64?
    var saysKind = false
  }

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func take(_ event: JSONValue) throws(Diagnostic) {
    builder.fields.note(event, of: "event")
    builder.fields.note(number: event["type"], of: "event.type")
    let (type, data) = (event["type"]?.number, event["data"] ?? .null)
    if type == 4 {
      builder.fields.note(data, of: "page")
      return page = page ?? data.extent
    }
    guard type == 3, let source = data["source"]?.number else {
      return builder.notes.unusedEvents += 1
    }
    builder.fields.note(number: data["source"], of: "source")
    let time = try time(event["timestamp"], of: event)
    switch source {
    case 1, 12: try takeMoves(data, of: .mouse, time)
    case 6: try takeMoves(data, of: .touch, time)
    case 2: try takeInteraction(data, time)
    default: builder.notes.unusedEvents += 1
    }
  }

  private mutating func takeMoves(
    _ data: JSONValue, of kind: PointerKind, _ time: Int64
  ) throws(Diagnostic) {
    builder.fields.note(data, of: "data")
    guard let positions = data["positions"]?.elements else {
      throw Diagnostic(
        .missingField, at: data.span(in: bytes), "this batch of moves has no positions")
    }
    for position in positions {
      let offset = try self.time(position["timeOffset"], of: position)
      let place = try place(of: position)
      let id = Self.identifier(position) ?? Self.identifier(data)
      samples.append(
        Sample(time: time + offset, kind: kind, phase: .move, place: place, id: id))
    }
  }

  private mutating func takeInteraction(_ data: JSONValue, _ time: Int64) throws(Diagnostic) {
    builder.fields.note(data, of: "data")
    builder.fields.note(number: data["type"], of: "data.type")
    guard let (phase, isTouch) = Self.phase(data["type"]?.number) else {
      return builder.notes.unusedEvents += 1
    }
    let kinds: [Double: PointerKind] = [0: .mouse, 1: .pen, 2: .touch]
    let kind = data["pointerType"]?.number.flatMap { kinds[$0] } ?? (isTouch ? .touch : .mouse)
    let place = phase == .cancel ? Point(x: 0, y: 0) : try place(of: data)
    let id = Self.identifier(data)
    let saysKind = data["pointerType"] != nil
    samples.append(
      Sample(time: time, kind: kind, phase: phase, place: place, id: id, saysKind: saysKind))
  }

  /// Returns the `pointerId` of Sentry's version, which follows several fingers.
  private static func identifier(_ value: JSONValue) -> Int64? {
    value["pointerId"]?.number.map { Int64(saturating: $0) }
  }

  /// Returns the phase of an interaction, and true if it is a finger's.
  private static func phase(_ type: Double?) -> (PointerEvent.Phase, Bool)? {
    switch type {
    case 0: (.up, false)
    case 1: (.down, false)
    case 7: (.down, true)
    case 9: (.up, true)
    case 10: (.cancel, true)
    default: nil
    }
  }

  // MARK: Numbers

  private func place(of value: JSONValue) throws(Diagnostic) -> Point {
    if let place = value.point() { return place }
    throw Diagnostic(.missingField, at: value.span(in: bytes), "this event has no x or no y")
  }

  private func time(_ time: JSONValue?, of value: JSONValue) throws(Diagnostic) -> Int64 {
    try JSONRecording.time(time, power: 6, "this event has no time", at: value.span(in: bytes))
  }

  // MARK: Result

  mutating func finish() throws(Diagnostic) -> Recording {
    builder.repeats = RepeatedInput()
    builder.reserve(min(samples.count, [UInt8].mostExpected))
    samples.sort { $0.time < $1.time }
    for sample in samples { add(sample) }
    samples = []
    var recording = try builder.finish(.points)
    if let page { (recording.horizontal, recording.vertical) = page }
    return recording
  }

  private mutating func add(_ sample: Sample) {
    builder.repeats?.saysKind = sample.saysKind
    var pointer = PointerEvent(
      id: sample.id ?? Self.identifier(sample.kind), kind: sample.kind, phase: sample.phase,
      position: sample.place)
    // Moves of a pen are recorded as moves of a mouse.
    if pointer.phase == .move, pointer.kind == .mouse, pointer.id == Self.identifier(.mouse),
      builder.isDown(Self.identifier(.pen))
    {
      (pointer.id, pointer.kind) = (Self.identifier(.pen), .pen)
    }
    builder.take(pointer, at: sample.time)
  }

  /// rrweb itself does not distinguish fingers.
  private static func identifier(_ kind: PointerKind) -> Int64 {
    kind == .mouse ? 0 : kind == .touch ? 1 : 2
  }
}
