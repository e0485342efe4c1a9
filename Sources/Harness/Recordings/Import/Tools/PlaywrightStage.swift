import ControlCore
import GestureScript

/// Plays the calls of a trace in order, and records the events of mouse, keyboard and fingers.
///
/// A mouse call acts at its start. A move of several steps divides its time evenly; each step is at
/// the start of its share. A call on an element waits for it first, so it acts at its end; a drag
/// and drop presses at its start.
struct PlaywrightStage {
  /// The most events that steps and clicks may make.
  private static let mostEvents: Int64 = 1_000_000
  private static let finger: Int64 = 1

  var builder = RecordingBuilder(.playwright)
  private var deeds: [RecordedEvent] = []
  private var place = Point(x: 0, y: 0)
  private var modifiers = Modifiers.none
  private var eventsLeft = mostEvents

  mutating func play(_ call: PlaywrightCall) throws(Diagnostic) {
    guard !call.hasFailed, call.hasActed else { return builder.notes.unusedEvents += 1 }
    switch call.method {
    case .mouseMove: try move(call)
    case .mouseDown, .mouseUp: press(call)
    case .mouseClick: try click(call, at: call.place, from: call.start)
    case .mouseWheel:
      let way = call.place ?? Point(x: 0, y: 0)
      add(.wheel(WheelEvent(deltaX: way.x, deltaY: way.y, modifiers: modifiers)), at: call.start)
    case .keyDown, .keyUp, .keyPress: takeKey(call)
    case .touch: tap(call.place, at: call.start)
    case .tap: tap(call.points.last, at: call.end)
    case .hover: hover(call)
    case .click:
      let (length, overflow) = call.delay.multipliedReportingOverflow(
        by: call.clicks * 2 - 1)
      let start = overflow ? call.start : max(call.start, call.end - min(length, 1 << 61))
      try click(call, at: call.points.last, from: start)
    case .drag: try drag(call)
    }
  }

  private mutating func add(_ action: InputEvent.Action, at time: Int64) {
    deeds.append(RecordedEvent(time: time, action: action))
  }

  private mutating func add(_ phase: PointerEvent.Phase, _ call: PlaywrightCall, at time: Int64) {
    let held = modifiers.union(call.modifiers)
    add(
      .pointer(PointerEvent(kind: .mouse, phase: phase, position: place, modifiers: held)),
      at: time)
  }

  // MARK: Mouse

  private mutating func move(_ call: PlaywrightCall) throws(Diagnostic) {
    guard let end = call.place else {
      throw Diagnostic(.missingField, at: call.span, "this move has no x or no y")
    }
    try travel(to: end, call)
  }

  private mutating func travel(to end: Point, _ call: PlaywrightCall) throws(Diagnostic) {
    try spend(call.steps, call)
    let start = place
    let duration = call.end - call.start
    for step in 1...call.steps {
      place = start.way(to: end, Double(step) / Double(call.steps))
      guard place.x.isFinite, place.y.isFinite else {
        throw Diagnostic(.numberTooLarge, at: call.span, "a move goes beyond all bounds")
      }
      let (whole, rest) = duration.quotientAndRemainder(dividingBy: call.steps)
      add(.move, call, at: call.start + whole * (step - 1) + rest * (step - 1) / call.steps)
    }
  }

  private mutating func press(_ call: PlaywrightCall) {
    let isDown = call.method == .mouseDown
    guard call.isOfLeftButton else {
      if isDown { builder.notes.otherButtons += 1 }
      return
    }
    place = call.points.last ?? place
    add(isDown ? .down : .up, call, at: call.start)
  }

  private mutating func click(
    _ call: PlaywrightCall, at point: Point?, from start: Int64
  ) throws(Diagnostic) {
    // Of an element that was checked already, nothing was clicked.
    guard let point else { return builder.notes.unusedEvents += 1 }
    guard call.isOfLeftButton else { return builder.notes.otherButtons += 1 }
    try spend(call.clicks * 2 + 1, call)
    place = point
    add(.move, call, at: start)
    for click in 0..<call.clicks {
      let (time, overflow) = (call.delay * 2).multipliedReportingOverflow(by: click)
      guard !overflow, time < 1 << 60, start + time + call.delay < 1 << 62 else {
        throw Diagnostic(.timeTooLarge, at: call.span, "the clicks take longer than 36 years")
      }
      add(.down, call, at: start + time)
      add(.up, call, at: start + time + call.delay)
    }
  }

  private mutating func hover(_ call: PlaywrightCall) {
    guard let point = call.points.last else { return builder.notes.unusedEvents += 1 }
    place = point
    add(.move, call, at: call.end)
  }

  private mutating func drag(_ call: PlaywrightCall) throws(Diagnostic) {
    guard call.points.count > 1 else { return builder.notes.unusedEvents += 1 }
    place = call.points[0]
    add(.move, call, at: call.start)
    add(.down, call, at: call.start)
    if call.steps == 1 {
      place = call.points[call.points.count - 1]
      add(.move, call, at: call.end)
    } else {
      try travel(to: call.points[call.points.count - 1], call)
    }
    add(.up, call, at: call.end)
  }

  private mutating func spend(_ count: Int64, _ call: PlaywrightCall) throws(Diagnostic) {
    guard count <= eventsLeft else {
      throw Diagnostic(
        .tooManySamples, at: call.span, "the steps and clicks are more than a million events",
        help: "import a trace of fewer")
    }
    eventsLeft -= count
  }

  // MARK: Fingers and keys

  private mutating func tap(_ point: Point?, at time: Int64) {
    guard let point else { return builder.notes.unusedEvents += 1 }
    for phase in [PointerEvent.Phase.down, .up] {
      let pointer = PointerEvent(
        id: Self.finger, kind: .touch, phase: phase, position: point, modifiers: modifiers)
      add(.pointer(pointer), at: time)
    }
  }

  /// Keys are held by their names; a press may have some: `Shift+ArrowRight`.
  private mutating func takeKey(_ call: PlaywrightCall) {
    if let modifier = PlaywrightCall.modifiers.value(of: call.name[...]), call.method != .keyPress {
      return modifiers = modifiers.with(modifier, isHeld: call.method == .keyDown)
    }
    guard call.method != .keyUp else { return }
    var held = modifiers
    var name = call.name[...]
    while let plus = name.dropFirst().firstIndex(of: UInt8(ascii: "+")), plus + 1 < name.endIndex,
      let modifier = PlaywrightCall.modifiers.value(of: name[..<plus])
    {
      held = held.union(modifier)
      name = name[(plus + 1)...]
    }
    guard let key = PointerRow.key(name) else { return builder.notes.unusedEvents += 1 }
    add(.key(key, held), at: call.start)
  }

  // MARK: Result

  /// Calls may overlap, so all events are sorted by time.
  mutating func finish() throws(Diagnostic) -> Recording {
    deeds.sort { $0.time < $1.time }
    for deed in deeds {
      if case .pointer(let pointer) = deed.action {
        builder.take(pointer, at: deed.time)
      } else {
        builder.add(deed.action, at: deed.time)
      }
    }
    return try builder.finish(.points)
  }
}
