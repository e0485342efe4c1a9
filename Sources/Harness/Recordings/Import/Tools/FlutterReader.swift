import ControlCore
import GestureScript

/// Reads pointer events of Flutter in either form in which its recorders write them:
///
/// - events of the engine, in physical pixels, from the package `gesture_recorder`:
///   `{"events":[{"packet":{"data":[{"timeStamp":1000,"change":4,"physicalX":30,…}]},…}],"screenSize":{…}}`
/// - events of widgets, in points, from Flutter's own benchmarks:
///   `[{"ts":1000,"events":[{"type":"PointerDownEvent","timeStamp":1000,"position":[10,20]}]}]`
///
/// Times are microseconds. Scrolls in physical pixels are left out and counted: the scale is
/// unknown.
enum FlutterReader {
  /// Returns the lists of events in a text; `nil` if it holds none.
  static func batches(in value: JSONValue) -> [JSONValue]? {
    guard let list = value["events"]?.elements ?? value.elements, let first = list.first else {
      return nil
    }
    if first["packet"]?["data"]?.elements != nil {
      return list.compactMap { $0["packet"]?["data"] }
    }
    if let event = first["events"]?[0], FlutterEvent.hasType(event) {
      return list.compactMap { $0["events"] }
    }
    return FlutterEvent.hasType(first) ? [.array(list)] : nil
  }

  static func read(_ bytes: [UInt8]) throws(Diagnostic) -> Recording {
    let value = try JSONRecording.value(bytes)
    guard let batches = batches(in: value) else {
      throw Diagnostic(
        .malformedLine, at: .none, "there is no list of Flutter's pointer events",
        help: "import what gesture_recorder's toJson() gives, or a list of events with their type")
    }
    var log = FlutterLog(bytes: bytes)
    for batch in batches {
      for event in batch.elements ?? [] { try log.take(event) }
    }
    return try log.finish(screen: value["screenSize"])
  }
}

/// An event of Flutter, in either form.
private struct FlutterEvent {
  /// `nil` for a pointer that is added: it does nothing yet.
  var phase: PointerRowPhase?
  var kind: PointerKind
  var id: Int64
  var isPhysical: Bool
  let value: JSONValue

  init?(_ value: JSONValue) {
    self.value = value
    if let change = value["change"]?.number {
      guard change >= 0, change <= 9 else { return nil }
      phase = (value["signalKind"]?.number ?? 0) == 0 ? Self.phase(ofChange: change) : .unused
      isPhysical = true
    } else {
      guard let type = value["type"]?.string, let phase = Self.types.value(of: type[...]) else {
        return nil
      }
      self.phase = phase
      isPhysical = false
    }
    kind = Self.kind(value["kind"])
    let device = Self.whole(value["device"])
    id = (isPhysical ? device : Self.whole(value["pointer"]) ?? device) ?? 0
  }

  /// Returns true for the type of a widget event.
  static func hasType(_ value: JSONValue) -> Bool {
    value["type"]?.string.map { types.value(of: $0[...]) != nil } ?? false
  }

  /// True if no button is reported, or the first is among those held.
  var isFirstButton: Bool {
    let held = Self.whole(value["buttons"]) ?? 0
    return held == 0 || held & 1 == 1
  }

  var place: Point? {
    let x: Double?
    let y: Double?
    if isPhysical {
      (x, y) = (value["physicalX"]?.number, value["physicalY"]?.number)
    } else {
      (x, y) = Self.pair(value["position"])
    }
    guard let x, let y else { return nil }
    return Point(x: x + 0, y: y + 0)
  }

  var scroll: (x: Double, y: Double)? {
    guard case (let x?, let y?) = Self.pair(value["scrollDelta"]) else { return nil }
    return (x + 0, y + 0)
  }

  private static func whole(_ value: JSONValue?) -> Int64? {
    guard case .number(let number)? = value else { return nil }
    return number.decimal?.integer(timesPowerOfTen: 0)
  }

  /// `[1, 2]` or `{"dx": 1, "dy": 2}`
  private static func pair(_ value: JSONValue?) -> (Double?, Double?) {
    guard let value else { return (nil, nil) }
    return (value[0]?.number ?? value["dx"]?.number, value[1]?.number ?? value["dy"]?.number)
  }

  private static func kind(_ value: JSONValue?) -> PointerKind {
    if let number = value?.number {
      return number == 1 || number == 4 ? .mouse : number == 2 || number == 3 ? .pen : .touch
    }
    let name = (value?.string ?? [])[...]
    if name.matches("mouse") || name.matches("PointerDeviceKind.mouse") { return .mouse }
    if name.matches("stylus") || name.matches("PointerDeviceKind.stylus") { return .pen }
    return .touch
  }

  /// The numbers of `PointerChange`. Gestures of a trackpad, from 7 on, are not read.
  private static func phase(ofChange number: Double) -> PointerRowPhase? {
    switch number {
    case 0: .cancel
    case 1: nil
    case 2: .leave
    case 3: .hover
    case 4: .down
    case 5: .move
    case 6: .up
    default: .unused
    }
  }

  private static let types = WordList<PointerRowPhase?>([
    ("PointerAddedEvent", nil), ("PointerRemovedEvent", .leave), ("PointerHoverEvent", .hover),
    ("PointerDownEvent", .down), ("PointerMoveEvent", .move), ("PointerUpEvent", .up),
    ("PointerCancelEvent", .cancel), ("PointerScrollEvent", .wheel),
    ("PointerEnterEvent", .unused), ("PointerExitEvent", .unused),
    ("PointerPanZoomStartEvent", .unused), ("PointerPanZoomUpdateEvent", .unused),
    ("PointerPanZoomEndEvent", .unused), ("PointerScaleEvent", .unused),
    ("PointerScrollInertiaCancelEvent", .unused),
  ])
}

/// Events, one after the other.
private struct FlutterLog {
  let bytes: [UInt8]
  private var builder = RecordingBuilder()
  private var last = Int64.min
  private var isPhysical = false

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func take(_ value: JSONValue) throws(Diagnostic) {
    guard let event = FlutterEvent(value) else { return builder.notes.unusedEvents += 1 }
    // The first event sets the kind of position; no recorder mixes them.
    if last == .min { isPhysical = event.isPhysical }
    guard event.isPhysical == isPhysical else { return builder.notes.unusedEvents += 1 }
    let time = try time(of: value)
    guard time >= last else { throw .eventGoesBack(at: .byte(value.offset ?? 0, of: bytes)) }
    last = time
    switch event.phase {
    case nil: break
    case .leave: builder.leave(at: time)
    case .cancel: builder.cancel(event.id, time: time)
    case .wheel: scroll(event)
    case .unused, .rotate, .key, .contact, .noContact: builder.notes.unusedEvents += 1
    case .down, .move, .up, .hover: try point(event)
    }
  }

  private mutating func scroll(_ event: FlutterEvent) {
    guard let turn = event.scroll else { return builder.notes.unusedEvents += 1 }
    builder.add(.wheel(WheelEvent(deltaX: turn.x, deltaY: turn.y)), at: last)
  }

  private mutating func point(_ event: FlutterEvent) throws(Diagnostic) {
    guard let place = event.place else {
      throw problem(.missingField, "this event has no place", in: event.value)
    }
    var pointer = PointerEvent(id: event.id, kind: event.kind, phase: .move, position: place)
    switch event.phase {
    case .down:
      guard event.isFirstButton else { return builder.notes.otherButtons += 1 }
      guard !builder.isFull || builder.isDown(event.id) else {
        throw problem(.tooManyPointers, "more than 100 pointers are down at once", in: event.value)
      }
      pointer.phase = .down
      builder.down(pointer, at: last)
    case .up:
      guard builder.isDown(event.id) || builder.notes.otherButtons == 0 else { return }
      builder.up(event.id, at: place, time: last)
    case .hover: builder.hover(pointer, at: last)
    default: builder.move(pointer, at: last)
    }
  }

  /// Microseconds, as nanoseconds.
  private func time(of value: JSONValue) throws(Diagnostic) -> Int64 {
    guard case .number(let number)? = value["timeStamp"] else {
      throw problem(.missingField, "this event has no timeStamp", in: value)
    }
    guard let time = number.decimal?.integer(timesPowerOfTen: 3),
      time.magnitude < PointerRow.timeLimit
    else { throw problem(.timeTooLarge, "the time is beyond 146 years", in: value) }
    return time
  }

  private func problem(
    _ code: Diagnostic.Code, _ message: StaticString, in value: JSONValue
  ) -> Diagnostic {
    Diagnostic(code, at: PointerPlace.byte(value.offset ?? 0, of: bytes).span, message)
  }

  /// Returns the recording; its screen is the view in physical pixels, if the file has its size.
  mutating func finish(screen: JSONValue?) throws(Diagnostic) -> Recording {
    guard !builder.isEmpty else { throw JSONRecording.withoutEvents }
    var recording = Recording(format: .flutter, space: isPhysical ? .device : .points)
    if isPhysical, let width = screen?["width"]?.number, let height = screen?["height"]?.number,
      width > 0, height > 0
    {
      recording.horizontal = DeviceRange(lower: 0, upper: width)
      recording.vertical = DeviceRange(lower: 0, upper: height)
    }
    builder.finish(&recording)
    return recording
  }
}
