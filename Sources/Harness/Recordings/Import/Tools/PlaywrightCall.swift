import ControlCore
import GestureScript

/// One call of a trace that moves or presses something.
struct PlaywrightCall {
  /// The identifier of the call in the trace, which links its events.
  var id: [UInt8] = []
  var page: [UInt8] = []
  var method: Method
  /// Start and end, in nanoseconds; the end equals the start until it is known.
  var start: Int64
  var end: Int64
  /// The position of the call's line.
  var span: SourceSpan
  /// The argument of the call: a position or a wheel turn, in points; `nil` if it is none.
  var place: Point?
  /// The button or the key.
  var name: [UInt8] = []
  var modifiers = Modifiers.none
  /// The delay between a press and the next action, in nanoseconds.
  var delay: Int64 = 0
  var steps: Int64 = 1
  var clicks: Int64 = 1
  /// The positions at which it acted, as far as the trace gives them.
  var points: [Point] = []
  var hasFailed = false
  private var isOver = false

  /// False for a call whose end is cut off, if it does not act at its start.
  var hasActed: Bool {
    isOver || ![.mouseClick, .click, .tap, .hover, .drag].contains(method) && steps == 1
  }

  enum Method: Equatable {
    case mouseMove, mouseDown, mouseUp, mouseClick, mouseWheel
    case keyDown, keyUp, keyPress
    case touch
    /// Of an element, wherever it is.
    case click, tap, hover, drag
  }

  static let methods = WordList<Method>([
    ("mouseMove", .mouseMove), ("mouseDown", .mouseDown), ("mouseUp", .mouseUp),
    ("mouseClick", .mouseClick), ("mouseWheel", .mouseWheel), ("keyboardDown", .keyDown),
    ("keyboardUp", .keyUp), ("keyboardPress", .keyPress), ("press", .keyPress),
    ("touchscreenTap", .touch), ("click", .click), ("dblclick", .click), ("check", .click),
    ("uncheck", .click), ("tap", .tap), ("hover", .hover), ("dragAndDrop", .drag),
  ])

  /// True if it presses the left button, or none.
  var isOfLeftButton: Bool { name.isEmpty || name[...].matches("left") }

  /// - Parameters:
  ///   - event: a `before`, or the single event of a call in an older trace.
  ///   - line: its line.
  /// - Throws: `Diagnostic` if it has no time, or a number is invalid. Useless calls are `nil`.
  init?(_ event: JSONValue, at line: TextLines.Line) throws(Diagnostic) {
    guard let name = event["method"]?.string, let method = Self.methods.value(of: name[...]),
      event["class"]?.string?[...].matches("Test") != true
    else { return nil }
    let params = event["params"] ?? .null
    self.method = method
    span = line.span
    start = try Self.time(event["startTime"], at: span)
    end = start
    id = event["callId"]?.string ?? event["id"]?.string ?? []
    page = event["pageId"]?.string ?? []
    place = params.point()
    if method == .mouseWheel {
      let (x, y) = (params["deltaX"]?.number ?? 0, params["deltaY"]?.number ?? 0)
      place = Point(x: x + 0, y: y + 0)
    }
    self.name = params["key"]?.string ?? params["button"]?.string ?? []
    if let reported = params["delay"] { delay = max(try Self.time(reported, at: span), 0) }
    steps = Self.count(params["steps"]) ?? 1
    clicks = Self.count(params["clickCount"]) ?? (name[...].matches("dblclick") ? 2 : 1)
    for word in params["modifiers"]?.elements ?? [] {
      modifiers = modifiers.union(Self.modifiers.value(of: (word.string ?? [])[...]) ?? .none)
    }
  }

  /// Consumes a later line about the call.
  mutating func take(_ event: JSONValue) throws(Diagnostic) {
    if let time = event["endTime"] {
      (end, isOver) = (max(start, try Self.time(time, at: span)), true)
    }
    if let point = event["point"]?.point() { points.append(point) }
    if let error = event["error"], error != .null { hasFailed = true }
  }

  static let modifiers = WordList<Modifiers>([
    ("Shift", .shift), ("ShiftLeft", .shift), ("ShiftRight", .shift), ("Control", .control),
    ("ControlLeft", .control), ("ControlRight", .control), ("ControlOrMeta", .control),
    ("Alt", .alt), ("AltLeft", .alt), ("AltRight", .alt), ("Meta", .meta), ("MetaLeft", .meta),
    ("MetaRight", .meta),
  ])

  private static func time(_ value: JSONValue?, at span: SourceSpan) throws(Diagnostic) -> Int64 {
    try JSONRecording.time(
      value, power: 6, "this call has no time: its startTime is milliseconds", at: span)
  }

  private static func count(_ value: JSONValue?) -> Int64? {
    value?.integer.map { min(max($0, 1), 1 << 21) }
  }
}
