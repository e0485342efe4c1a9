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
  private var unused: Int64 = 0
  private var page: (width: Double, height: Double)?

  private struct Sample {
    var time: Int64
    var kind: PointerKind
    var phase: PointerRowPhase
    var place: Point
    var id: Int64?
    var saysKind = false
  }

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func take(_ event: JSONValue) throws(Diagnostic) {
    guard let type = event["type"]?.number, let data = event["data"] else { return unused += 1 }
    if type == 4 { return takePage(data) }
    guard type == 3, let source = data["source"]?.number else { return unused += 1 }
    let time = try time("timestamp", of: event)
    switch source {
    case 1, 12: try takeMoves(data, of: .mouse, time)
    case 6: try takeMoves(data, of: .touch, time)
    case 2: try takeInteraction(data, time)
    default: unused += 1
    }
  }

  private mutating func takePage(_ data: JSONValue) {
    guard let width = data["width"]?.number, let height = data["height"]?.number, width > 0,
      height > 0
    else { return }
    page = page ?? (width, height)
  }

  private mutating func takeMoves(
    _ data: JSONValue, of kind: PointerKind, _ time: Int64
  ) throws(Diagnostic) {
    guard let positions = data["positions"]?.elements else {
      throw problem(.missingField, "this batch of moves has no positions", in: data)
    }
    for position in positions {
      let offset = try self.time("timeOffset", of: position)
      let place = try place(of: position)
      let id = Self.identifier(position) ?? Self.identifier(data)
      samples.append(
        Sample(time: time + offset, kind: kind, phase: .move, place: place, id: id))
    }
  }

  private mutating func takeInteraction(_ data: JSONValue, _ time: Int64) throws(Diagnostic) {
    guard let (phase, isTouch) = Self.phase(data["type"]?.number) else { return unused += 1 }
    let kind: PointerKind
    switch data["pointerType"]?.number {
    case 0: kind = .mouse
    case 1: kind = .pen
    case 2: kind = .touch
    default: kind = isTouch ? .touch : .mouse
    }
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
  private static func phase(_ type: Double?) -> (PointerRowPhase, Bool)? {
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
    guard let x = value["x"]?.number, let y = value["y"]?.number else {
      throw problem(.missingField, "this event has no x or no y", in: value)
    }
    return Point(x: x + 0, y: y + 0)
  }

  /// Converts milliseconds to nanoseconds, within half the range, so that a sum of two fits.
  private func time(_ key: StaticString, of value: JSONValue) throws(Diagnostic) -> Int64 {
    guard case .number(let number)? = value[key] else {
      throw problem(.missingField, "this event has no time", in: value)
    }
    guard let time = number.decimal?.integer(timesPowerOfTen: 6), time.magnitude < 1 << 61 else {
      throw problem(.timeTooLarge, "the time is beyond 73 years", in: value)
    }
    return time
  }

  private func problem(
    _ code: Diagnostic.Code, _ message: StaticString, in value: JSONValue
  ) -> Diagnostic {
    let span = value.offset.map { SourceSpan($0..<$0, of: bytes[...]) } ?? .none
    return Diagnostic(code, at: span, message)
  }

  // MARK: Result

  private var isSorted: Bool {
    zip(samples, samples.dropFirst()).allSatisfy { $0.time <= $1.time }
  }

  mutating func finish() throws(Diagnostic) -> Recording {
    var builder = RecordingBuilder()
    builder.repeats = RepeatedInput()
    builder.reserve(min(samples.count, [UInt8].mostExpected))
    builder.notes.unusedEvents = unused
    if isSorted {
      for sample in samples { add(sample, to: &builder) }
    } else {
      var order = Array(samples.indices)
      order.sort { a, b in
        samples[a].time != samples[b].time ? samples[a].time < samples[b].time : a < b
      }
      for index in order { add(samples[index], to: &builder) }
    }
    samples = []
    guard !builder.isEmpty else { throw JSONRecording.withoutEvents }
    var recording = Recording(format: .rrweb, space: .points)
    if let page {
      recording.horizontal = DeviceRange(lower: 0, upper: page.width)
      recording.vertical = DeviceRange(lower: 0, upper: page.height)
    }
    builder.finish(&recording)
    return recording
  }

  private func add(_ sample: Sample, to builder: inout RecordingBuilder) {
    builder.repeats?.saysKind = sample.saysKind
    var pointer = PointerEvent(
      id: sample.id ?? Self.identifier(sample.kind), kind: sample.kind, phase: .move,
      position: sample.place)
    switch sample.phase {
    case .down:
      pointer.phase = .down
      builder.down(pointer, at: sample.time)
    case .up: builder.up(pointer.id, at: sample.place, time: sample.time)
    case .cancel: builder.cancel(pointer.id, time: sample.time)
    default: move(pointer, at: sample.time, in: &builder)
    }
  }

  /// Moves of a pen are recorded as moves of a mouse.
  private func move(
    _ pointer: PointerEvent, at time: Int64, in builder: inout RecordingBuilder
  ) {
    var pointer = pointer
    if pointer.kind == .mouse, pointer.id == Self.identifier(.mouse),
      builder.isDown(Self.identifier(.pen))
    {
      pointer.id = Self.identifier(.pen)
      pointer.kind = .pen
    }
    builder.move(pointer, at: time)
  }

  /// rrweb itself does not distinguish fingers.
  private static func identifier(_ kind: PointerKind) -> Int64 {
    switch kind {
    case .mouse: 0
    case .touch: 1
    case .pen: 2
    }
  }
}
