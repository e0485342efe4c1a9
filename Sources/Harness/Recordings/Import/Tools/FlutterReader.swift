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
    if value["events"] != nil {
      log.builder.fields.note(value, of: "file")
    } else if value[0]?["events"] != nil {
      log.builder.fields.note(value, of: "file.events")
    }
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
      let isSignal = (value["signalKind"]?.number ?? 0) != 0
      let number = isSignal ? nil : Int(exactly: change)
      phase = number.map { $0 < Self.phases.count ? Self.phases[$0] : .unused } ?? .unused
      isPhysical = true
    } else {
      guard let type = value["type"]?.string, let phase = Self.types.value(of: type[...]) else {
        return nil
      }
      self.phase = phase
      isPhysical = false
    }
    kind = Self.kind(value["kind"])
    let device = value["device"]?.integer
    id = (isPhysical ? device : value["pointer"]?.integer ?? device) ?? 0
  }

  /// Returns true for the type of a widget event.
  static func hasType(_ value: JSONValue) -> Bool {
    value["type"]?.string.map { types.value(of: $0[...]) != nil } ?? false
  }

  /// True if no button is reported, or the first is among those held.
  var isFirstButton: Bool {
    let held = value["buttons"]?.integer ?? 0
    return held == 0 || held & 1 == 1
  }

  var place: Point? {
    isPhysical ? value.point("physicalX", "physicalY") : Self.pair(value["position"])
  }

  var scroll: Point? { Self.pair(value["scrollDelta"]) }

  /// `[1, 2]` or `{"dx": 1, "dy": 2}`
  private static func pair(_ value: JSONValue?) -> Point? {
    guard let x = value?[0]?.number, let y = value?[1]?.number else {
      return value?.point("dx", "dy")
    }
    return Point(x: x + 0, y: y + 0)
  }

  /// The kinds by number are those of the engine: a finger, a mouse, two ends of a pen, a trackpad.
  private static func kind(_ value: JSONValue?) -> PointerKind {
    if let number = value?.number {
      return number == 1 || number == 4 ? .mouse : number == 2 || number == 3 ? .pen : .touch
    }
    var name = (value?.string ?? [])[...]
    if name.begins(with: "PointerDeviceKind.") { name = name.dropFirst(18) }
    return PointerRow.kind(named: name) ?? .touch
  }

  /// The phases by the numbers of `PointerChange`. Gestures of a trackpad, from 7 on, are not read.
  private static let phases: [PointerRowPhase?] = [.cancel, nil, .leave, .hover, .down, .move, .up]

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
  var builder = RecordingBuilder(.flutter)
  private var last = Int64.min
  private var isPhysical = false

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func take(_ value: JSONValue) throws(Diagnostic) {
    builder.fields.note(value, of: "event")
    if let type = value["type"]?.string { builder.fields.note(word: type[...], of: "event.type") }
    guard let event = FlutterEvent(value) else { return builder.notes.unusedEvents += 1 }
    // The first event sets the kind of position; no recorder mixes them.
    if last == .min { isPhysical = event.isPhysical }
    guard event.isPhysical == isPhysical else { return builder.notes.unusedEvents += 1 }
    let time = try JSONRecording.time(
      value["timeStamp"], power: 3, "this event has no timeStamp", at: value.span(in: bytes))
    guard time >= last else { throw .eventGoesBack(at: .byte(value.offset ?? 0, of: bytes)) }
    last = time
    switch event.phase {
    case nil: break
    case .leave: builder.leave(at: time)
    case .cancel: builder.cancel(event.id, time: time)
    case .wheel: scroll(event)
    case .unused, .rotate, .key, .contact, .noContact, .click: builder.notes.unusedEvents += 1
    case .down, .move, .up, .hover: try point(event)
    }
  }

  private mutating func scroll(_ event: FlutterEvent) {
    guard let turn = event.scroll else { return builder.notes.unusedEvents += 1 }
    builder.add(.wheel(WheelEvent(deltaX: turn.x, deltaY: turn.y)), at: last)
  }

  private mutating func point(_ event: FlutterEvent) throws(Diagnostic) {
    guard let place = event.place else {
      throw Diagnostic(
        .missingField, at: event.value.span(in: bytes), "this event has no place")
    }
    var pointer = PointerEvent(id: event.id, kind: event.kind, phase: .move, position: place)
    switch event.phase {
    case .down:
      guard event.isFirstButton else { return builder.notes.otherButtons += 1 }
      try builder.checkSpace(for: event.id, at: event.value.span(in: bytes))
      pointer.phase = .down
    case .up:
      guard builder.isDown(event.id) || builder.notes.otherButtons == 0 else { return }
      pointer.phase = .up
    case .hover: pointer.phase = .hover
    default: break
    }
    builder.take(pointer, at: last)
  }

  /// Returns the recording; its screen is the view in physical pixels, if the file has its size.
  mutating func finish(screen: JSONValue?) throws(Diagnostic) -> Recording {
    var recording = try builder.finish(isPhysical ? .device : .points)
    if isPhysical, let extent = screen?.extent {
      (recording.horizontal, recording.vertical) = extent
    }
    return recording
  }
}
