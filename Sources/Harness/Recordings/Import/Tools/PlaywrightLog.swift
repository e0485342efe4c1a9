import GestureScript

/// The calls of a trace, completed by later lines about them.
struct PlaywrightLog {
  private var calls: [PlaywrightCall] = []
  private var pages = ValueGroups()
  /// Later lines about calls, except those directly behind the call.
  private var additions: [Addition] = []
  /// Calls that do nothing to a control.
  private(set) var unused: Int64 = 0
  /// The size of the page, in points.
  private(set) var viewport: (width: Double, height: Double)?

  /// A later line about a call.
  private struct Addition {
    var id: [UInt8]
    var event: JSONValue
  }

  mutating func take(_ event: JSONValue, at line: TextLines.Line) throws(Diagnostic) {
    guard let type = event["type"]?.string?[...] else {
      throw Diagnostic(
        .malformedLine, at: line.span, "this line of the trace has no type",
        help: "a trace has one object a line, with type and, of a call, callId")
    }
    if type.matches("context-options") { return takePage(event["options"] ?? .null) }
    if type.matches("action") { return try takeWhole(event["metadata"] ?? event, at: line) }
    if type.matches("before") {
      guard let call = try PlaywrightCall(event, at: line) else { return unused += 1 }
      return add(call)
    }
    guard type.matches("after") || type.matches("input"), let id = event["callId"]?.string else {
      return
    }
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
    additions.append(Addition(id: id, event: .object(reported)))
  }

  private mutating func takeWhole(
    _ event: JSONValue, at line: TextLines.Line
  ) throws(Diagnostic) {
    guard var call = try PlaywrightCall(event, at: line) else { return unused += 1 }
    try call.take(event)
    add(call)
  }

  private mutating func add(_ call: PlaywrightCall) {
    let number = pages.number(of: call.page[...])
    calls.append(call)
    // The name of a page is kept once.
    calls[calls.count - 1].page = pages.values[number]
  }

  private mutating func takePage(_ options: JSONValue) {
    guard let size = options["viewport"], let width = size["width"]?.number,
      let height = size["height"]?.number, width > 0, height > 0
    else { return }
    viewport = viewport ?? (width, height)
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
    var error = Diagnostic(.noEvents, at: .none, "the trace has no page '", reported[...], "'")
    error.help = [UInt8]("pages with calls: ")
    error.help?.append(names: pages.values.map { $0[...] })
    throw error
  }

  /// Returns and removes the complete calls of a page, in the order of their starts.
  mutating func takeCalls(of page: [UInt8]) throws(Diagnostic) -> [PlaywrightCall] {
    var calls: [PlaywrightCall] = []
    swap(&calls, &self.calls)
    try add(additions, to: &calls)
    calls.removeAll { $0.page != page }
    let isSorted = zip(calls, calls.dropFirst()).allSatisfy { $0.start <= $1.start }
    guard !isSorted else { return calls }
    let order = calls.indices.sorted { a, b in
      calls[a].start == calls[b].start ? a < b : calls[a].start < calls[b].start
    }
    return order.map { calls[$0] }
  }

  /// Finds the calls that later lines are about: the first of that name.
  private func add(
    _ additions: [Addition], to calls: inout [PlaywrightCall]
  ) throws(Diagnostic) {
    guard !additions.isEmpty else { return }
    let order = Self.order(of: calls)
    for addition in additions {
      var (low, high) = (0, order.count)
      while low < high {
        let middle = (low + high) / 2
        let isBefore = calls[order[middle]].id.lexicographicallyPrecedes(addition.id)
        if isBefore { low = middle + 1 } else { high = middle }
      }
      guard low < order.count, calls[order[low]].id == addition.id else { continue }
      try calls[order[low]].take(addition.event)
    }
  }

  /// The indices of calls in the order of their names.
  private static func order(of calls: [PlaywrightCall]) -> [Int] {
    calls.indices.sorted { a, b in
      calls[a].id == calls[b].id ? a < b : calls[a].id.lexicographicallyPrecedes(calls[b].id)
    }
  }
}
