import GestureScript

/// The fingers of one touch event of a page, as a listener that copies them logs it:
///
///     {"type":"touchstart","timeStamp":1000,"changedTouches":[{"identifier":0,"clientX":100,"clientY":200}]}
///
/// `changedTouches` are the fingers of the event. `touches`, all that are down, serve if single.
struct EventTouches {
  private var changed: [[JSONMember]]?
  private var held: [[JSONMember]]?

  /// Consumes a member of the event, if it is a list of fingers.
  mutating func take(_ column: PointerColumn, _ value: JSONValue) {
    if column == .changedTouches { changed = Self.list(value) }
    if column == .touches, let list = Self.list(value), list.count >= held?.count ?? 0 {
      held = list
    }
  }

  /// Returns a list, or the numbered members that `JSON.stringify` makes of a `TouchList`.
  private static func list(_ value: JSONValue) -> [[JSONMember]]? {
    let values: [JSONValue]
    switch value {
    case .array(let elements): values = elements
    case .object(let members):
      values = members.filter { DecimalText.parseInteger($0.key[...]) != nil }.map { $0.value }
    default: return nil
    }
    return values.map { value in if case .object(let members) = value { members } else { [] } }
  }

  /// Returns the members of each touch of the event; one row without members if it has none.
  ///
  /// - Throws: `Diagnostic` if a finger would be lost.
  func ofEvent(at place: PointerPlace) throws(Diagnostic) -> [[JSONMember]] {
    if let changed, !changed.isEmpty {
      guard changed.allSatisfy({ !$0.isEmpty }) else {
        throw Diagnostic(
          .missingField, at: place.span, "these touches have no data",
          help:
            "JSON.stringify leaves out the data of a Touch: copy identifier, clientX and clientY")
      }
      return changed
    }
    guard let held, !held.isEmpty else { return [[]] }
    guard held.count == 1 else {
      throw Diagnostic(
        .missingField, at: place.span,
        "several fingers are down, and this event names none of them",
        help: "log changedTouches, each with its identifier, clientX and clientY")
    }
    // There is one finger at most: it needs no name.
    return [held[0].filter { PointerColumn.named($0.key[...]) != .id }]
  }
}
