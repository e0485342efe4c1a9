import GestureScript

/// The calls of a trace, completed by later lines about them.
struct PlaywrightLog {
  private var calls: [PlaywrightCall] = []
  private var pages = ValueGroups()
  private(set) var fields = FieldNotes(.playwright)
  /// Later lines about calls, except those directly behind the call.
  private var additions: [(id: [UInt8], event: JSONValue)] = []
  /// Calls that do nothing to a control.
  private(set) var unused: Int64 = 0
  /// The page, in points.
  private(set) var viewport: (horizontal: DeviceRange, vertical: DeviceRange)?

  mutating func take(_ event: JSONValue, at line: TextLines.Line) throws(Diagnostic) {
    guard let type = event["type"]?.string?[...] else {
      throw Diagnostic(
        .malformedLine, at: line.span, "this line of the trace has no type",
        help: "a trace has one object a line, with type and, of a call, callId")
    }
    fields.note(word: type, of: "line.type")
    if type.matches("context-options") {
      return viewport = viewport ?? event["options"]?["viewport"]?.extent
    }
    if type.matches("action") {
      let event = event["metadata"] ?? event
      return try takeStart(event, at: line, event)
    }
    if type.matches("before") {
      return try takeStart(event, at: line)
    }
    guard type.matches("after") || type.matches("input"), let id = event["callId"]?.string else {
      return
    }
    fields.note(event, of: "call")
    if let last = calls.indices.last, calls[last].id == id {
      try calls[last].take(event)
      // Nothing follows a call's end, so its identifier need not be kept.
      if type.matches("after") { calls[last].id = [] }
      return
    }
    // A result may be large, and is not looked at.
    let reported = ["endTime", "point", "error"].compactMap { key in
      event[key].map { JSONMember(key: [UInt8](key), value: $0) }
    }
    additions.append((id, .object(reported)))
  }

  /// Takes the start of a call, and its end, if that is known.
  private mutating func takeStart(
    _ event: JSONValue, at line: TextLines.Line, _ end: JSONValue? = nil
  ) throws(Diagnostic) {
    guard var call = try PlaywrightCall(event, at: line) else { return unused += 1 }
    fields.note(event, of: "call")
    if let end { try call.take(end) }
    add(call)
  }

  private mutating func add(_ call: PlaywrightCall) {
    let number = pages.number(of: call.page[...])
    calls.append(call)
    // The name of a page is kept once.
    calls[calls.count - 1].page = pages.values[number]
  }

  // MARK: Pages

  /// The page to read, and why it is this one.
  func choose(_ reported: [UInt8]?) throws(Diagnostic) -> (name: [UInt8], choice: DeviceChoice) {
    var pages = pages
    var counts = pages.values.map { _ in 0 }
    for call in calls { counts[pages.number(of: call.page[...])] += 1 }
    guard let most = counts.max(), let first = counts.firstIndex(of: most) else {
      throw Diagnostic(
        .noEvents, at: .none, "no call of this trace moves or presses anything",
        help: """
          a trace.zip has several: import that of the page, trace.trace or 0-trace.trace; test.trace is the test runner's
          """)
    }
    guard let reported else {
      return (pages.values[first], counts.count == 1 ? .only : .mostActive(of: Int64(counts.count)))
    }
    let number = DecimalText.parseInteger(reported[...]).flatMap { Int(exactly: $0) } ?? 0
    if let name = pages.values.first(where: { $0 == reported }) { return (name, .reported) }
    if number >= 1, number <= counts.count { return (pages.values[number - 1], .reported) }
    throw Diagnostic(
      .noEvents, at: .none, "the trace has no page '", reported[...], "'",
      help: "pages with calls: "
    ).listing(pages.values.map { $0[...] })
  }

  /// Returns and removes the complete calls of a page, in the order of their starts.
  mutating func takeCalls(of page: [UInt8]) throws(Diagnostic) -> [PlaywrightCall] {
    var calls: [PlaywrightCall] = []
    swap(&calls, &self.calls)
    // A later line is about the first call of that name.
    let named = additions.isEmpty ? [] : calls.indices.map { (calls[$0].id, $0) }
    let indices = Dictionary(named) { first, _ in first }
    for addition in additions {
      if let index = indices[addition.id] { try calls[index].take(addition.event) }
    }
    calls.removeAll { $0.page != page }
    calls.sort { $0.start < $1.start }
    return calls
  }
}
