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
  /// The argument of the call: a position or a wheel turn, in points.
  var x: Double?
  var y: Double?
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

  /// The argument as a position; `nil` if it is none.
  var place: Point? {
    guard let x, let y else { return nil }
    return Point(x: x + 0, y: y + 0)
  }

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
    let isWheel = method == .mouseWheel
    x = params[isWheel ? "deltaX" : "x"]?.number
    y = params[isWheel ? "deltaY" : "y"]?.number
    self.name = params["key"]?.string ?? params["button"]?.string ?? []
    if let reported = params["delay"] { delay = max(try Self.time(reported, at: span), 0) }
    steps = Self.count(params["steps"]) ?? 1
    clicks = Self.count(params["clickCount"]) ?? (name[...].matches("dblclick") ? 2 : 1)
    for word in params["modifiers"]?.elements ?? [] {
      modifiers = modifiers.with(Self.modifier(word.string ?? []) ?? .none, isHeld: true)
    }
  }

  /// Consumes a later line about the call.
  mutating func take(_ event: JSONValue) throws(Diagnostic) {
    if let time = event["endTime"] { end = max(start, try Self.time(time, at: span)) }
    if let point = event["point"], let x = point["x"]?.number, let y = point["y"]?.number {
      points.append(Point(x: x + 0, y: y + 0))
    }
    if let error = event["error"], error != .null { hasFailed = true }
  }

  static func modifier(_ name: [UInt8]) -> Modifiers? { modifierNames.value(of: name[...]) }

  private static let modifierNames = WordList<Modifiers>([
    ("Shift", .shift), ("ShiftLeft", .shift), ("ShiftRight", .shift), ("Control", .control),
    ("ControlLeft", .control), ("ControlRight", .control), ("ControlOrMeta", .control),
    ("Alt", .alt), ("AltLeft", .alt), ("AltRight", .alt), ("Meta", .meta), ("MetaLeft", .meta),
    ("MetaRight", .meta),
  ])

  /// Converts milliseconds to nanoseconds, within a quarter of the range, so that sums fit.
  private static func time(_ value: JSONValue?, at span: SourceSpan) throws(Diagnostic) -> Int64 {
    guard case .number(let number)? = value else {
      throw Diagnostic(
        .missingField, at: span, "this call has no time", help: "its startTime is milliseconds")
    }
    guard let time = number.decimal?.integer(timesPowerOfTen: 6), time.magnitude < 1 << 61 else {
      throw Diagnostic(.timeTooLarge, at: span, "the time is beyond 73 years")
    }
    return time
  }

  private static func count(_ value: JSONValue?) -> Int64? {
    guard case .number(let number)? = value else { return nil }
    return number.decimal?.integer(timesPowerOfTen: 0).map { min(max($0, 1), 1 << 21) }
  }
}
