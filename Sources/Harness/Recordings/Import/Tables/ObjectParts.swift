import GestureScript

/// Pointer events that are JSON objects, parted by the values of a key.
struct ObjectParts {
  private let layout: PointerLayout
  private let key: [UInt8]
  private var values = ValueGroups()
  private var parts: [PointerObjects] = []
  /// True if an event has the key.
  private var hasKey = false
  /// The keys of the first event, for an error.
  private var keys: [[UInt8]] = []

  init(_ layout: PointerLayout) {
    self.layout = layout
    key = layout.split ?? []
  }

  mutating func take(_ value: JSONValue, at place: PointerPlace) throws(Diagnostic) {
    var reported: [UInt8] = []
    if case .object(let members) = value {
      if keys.isEmpty { keys = members.map { $0.key } }
      for member in members where member.key == key {
        reported = Self.text(of: member.value)
        hasKey = true
      }
    }
    let number = values.number(of: reported[...])
    if number == parts.count { parts.append(PointerObjects(layout, keepsRows: true)) }
    try parts[number].take(value, at: place)
  }

  func finish(_ format: RecordingFormat) throws(Diagnostic) -> PartedRecording {
    guard hasKey else {
      var error = Diagnostic(.missingField, at: .none, "no event has the key '", key[...], "'")
      error.help = [UInt8]("the keys are: ")
      error.help?.append(names: keys.map { $0[...] })
      throw error
    }
    var recordings = RecordingParts()
    for (index, part) in parts.enumerated() {
      var part = part
      recordings.add(values.values[index]) { () throws(Diagnostic) in try part.finish(format) }
    }
    return try recordings.finish(column: key)
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
