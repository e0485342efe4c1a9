import GestureScript

/// Reads pointer events from one JSON text: a list of objects, as `JSON.stringify(events)` writes
/// it, or an object with one such list in it.
///
///     [{"t":0,"type":"pointerdown","x":143,"y":20},{"t":8.2,"type":"pointerup","x":150,"y":20}]
enum PointerJSONReader {
  /// Returns the list of events in a text; `nil` if there is none, or more than one.
  static func events(
    in value: JSONValue, _ layout: PointerLayout = PointerLayout()
  ) -> [JSONValue]? {
    let lists = lists(in: value, layout)
    return lists.count == 1 ? lists[0].list : nil
  }

  private static func lists(
    in value: JSONValue, _ layout: PointerLayout
  ) -> [(name: [UInt8], list: [JSONValue])] {
    var lists: [(name: [UInt8], list: [JSONValue])] = []
    func add(_ name: [UInt8], _ value: JSONValue) {
      guard let list = value.elements, let first = list.first else { return }
      if PointerKeys.recognise(first, layout) { lists.append((name, list)) }
    }
    if case .object(let members) = value {
      for member in members { add(member.key, member.value) }
    } else {
      add([], value)
    }
    return lists
  }

  /// A recording of all events, or of those of each value of the key that `layout` parts them by.
  static func read(
    _ bytes: [UInt8], _ layout: PointerLayout
  ) throws(Diagnostic) -> PartedRecording {
    var parts = ObjectParts(layout, layout.format(.pointerJSON))
    for event in try events(bytes, layout) {
      try parts.take(event, at: .byte(event.offset ?? 0, of: bytes))
    }
    return try parts.finish()
  }

  /// The only list of events in a text.
  private static func events(
    _ bytes: [UInt8], _ layout: PointerLayout
  ) throws(Diagnostic) -> [JSONValue] {
    let lists = lists(in: try JSONRecording.value(bytes), layout)
    guard let events = lists.first?.list else {
      throw Diagnostic(
        .malformedLine, at: .none, "there is no list of events",
        help: "for example: [{\"t\":0,\"type\":\"down\",\"x\":143,\"y\":20}]")
    }
    guard lists.count == 1 else {
      throw Diagnostic(
        .malformedLine, at: .none, "there are several lists of events",
        help: "import one of them alone: "
      ).listing(lists.map { $0.name[...] })
    }
    return events
  }
}
