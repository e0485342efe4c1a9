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

  static func read(
    _ bytes: [UInt8], layout: PointerLayout, as format: RecordingFormat = .pointerJSON
  ) throws(Diagnostic) -> Recording {
    var objects = PointerObjects(layout, keepsRows: true)
    for event in try events(bytes, layout) {
      try objects.take(event, at: .byte(event.offset ?? 0, of: bytes))
    }
    return try objects.finish(format)
  }

  /// A recording of the events of each value of the key that `layout` parts them by.
  static func readParts(
    _ bytes: [UInt8], layout: PointerLayout, as format: RecordingFormat
  ) throws(Diagnostic) -> PartedRecording {
    var parts = ObjectParts(layout)
    for event in try events(bytes, layout) {
      try parts.take(event, at: .byte(event.offset ?? 0, of: bytes))
    }
    return try parts.finish(format)
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
      var error = Diagnostic(.malformedLine, at: .none, "there are several lists of events")
      error.help = [UInt8]("import one of them alone: ")
      error.help?.append(names: lists.map { $0.name[...] })
      throw error
    }
    return events
  }
}
