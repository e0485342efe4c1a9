import GestureScript

/// Pointer events that are JSON objects, parted by the values of a key if there is one.
struct ObjectParts {
  private let layout: PointerLayout
  private let format: RecordingFormat
  private let key: [UInt8]?
  private let keepsRows: Bool
  private let count: Int
  /// The time of the last event.
  private var now: Int64 = 0
  private var values = ValueGroups()
  private var parts: [PointerObjects] = []
  /// True if an event has the key.
  private var hasKey = false
  /// The keys of the first event, for an error.
  private var keys: [[UInt8]] = []

  /// The last two are those of `PointerObjects`, for objects that are not parted.
  init(
    _ layout: PointerLayout, _ format: RecordingFormat, keepsRows: Bool = true,
    expecting count: Int = 0
  ) {
    (self.layout, self.format, self.keepsRows, self.count) = (layout, format, keepsRows, count)
    key = layout.split
  }

  mutating func take(_ value: JSONValue, at place: PointerPlace) throws(Diagnostic) {
    var reported: [UInt8] = []
    if key != nil, case .object(let members) = value {
      if keys.isEmpty { keys = members.map { $0.key } }
      for member in members where member.key == key {
        reported = Self.text(of: member.value)
        hasKey = true
      }
    }
    let number = values.number(of: reported[...])
    if number == parts.count {
      parts.append(PointerObjects(layout, format, keepsRows: keepsRows, expecting: count))
    }
    now = try parts[number].take(value, at: place, after: now)
  }

  func finish() throws(Diagnostic) -> PartedRecording {
    if let key, !hasKey {
      throw Diagnostic(
        .missingField, at: .none, "no event has the key '", key[...], "'", help: "the keys are: "
      ).listing(keys.map { $0[...] })
    }
    var recordings = RecordingParts()
    for (index, part) in parts.enumerated() {
      var part = part
      recordings.add(values.values[index]) { () throws(Diagnostic) in try part.finish() }
    }
    return try recordings.finish(column: key ?? [])
  }

  /// Returns a value as the text that names its part; empty if it is not a single word.
  static func text(of value: JSONValue) -> [UInt8] {
    switch value {
    case .string(let text): text
    case .number(let number): Array(number.text)
    case .bool(let flag): [UInt8](flag ? "true" : "false")
    case .null, .array, .object: []
    }
  }
}
