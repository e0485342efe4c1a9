import GestureScript

/// Handwriting and drawings in nested lists that `StrokeReader` does not read, for errors.
///
///     {"strokes":[[[10,20],[5,5],[0,16]],…]}
///     [[[10,5],[20,5],…],…]
enum StrokeLists {
  /// Looks no deeper than this.
  private static let depth = 5

  /// Returns the error for a value that is strokes; `nil` for any other.
  static func error(_ value: JSONValue) -> Diagnostic? {
    if isUntrusted(value.elements?.first ?? value) {
      return Diagnostic(
        .unknownFormat, at: .none, "these events have only isTrusted",
        help: """
          JSON.stringify leaves out what a page's events have: copy type, timeStamp, pointerId, clientX \
          and clientY of each
          """)
    }
    guard holdsStrokes(value, depth: 0) else { return nil }
    return Diagnostic(
      .unknownFormat, at: .none, "these are strokes in lists, and no events",
      help: """
        write a row for each point, as CSV with the columns stroke,t_ms,x,y, or as NDJSON with these keys, \
        and import that with --columns stroke=stroke; without times nobody knows how fast they were drawn
        """)
  }

  private static func isUntrusted(_ value: JSONValue) -> Bool {
    guard case .object(let members) = value, members.count == 1 else { return false }
    return members[0].key[...].matches("isTrusted")
  }

  /// Returns true if a value holds lists of points or of coordinates at any level.
  private static func holdsStrokes(_ value: JSONValue, depth: Int) -> Bool {
    guard depth < Self.depth else { return false }
    switch value {
    case .object(let members):
      return members.contains { holdsStrokes($0.value, depth: depth + 1) }
    case .array(let elements):
      guard let first = elements.first else { return false }
      if isStroke(first) { return true }
      return holdsStrokes(first, depth: depth + 1)
    default: return false
    }
  }

  /// A point, or the coordinates of several.
  private static func isStroke(_ value: JSONValue) -> Bool {
    if let numbers = value.elements {
      return numbers.count >= 2 && numbers.allSatisfy { $0.number != nil }
    }
    return value.point() != nil
  }
}
