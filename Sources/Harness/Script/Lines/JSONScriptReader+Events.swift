import ControlCore

/// Events, read through their script text.
extension JSONScriptReader {
  mutating func readEvents() throws(Diagnostic) {
    try forEachElement("the events are an array of arrays") { reader throws(Diagnostic) in
      try reader.readEvent()
    }
  }

  private mutating func readEvent() throws(Diagnostic) {
    let start = json.index
    if let line = readPlainEvent() {
      do throws(ScriptRules.RuleError) {
        return try reader.take(line)
      } catch {
        throw Diagnostic(
          error.code, at: span(start, json.index), error.message, help: error.help)
      }
    }
    words.clear()
    let place = span(start, start)
    var event = EventWords()
    try forEachElement("an event is an array: [8000,\"m\",0,195]") { reader throws(Diagnostic) in
      try reader.append(to: &event)
    }
    guard event.hasVerb else {
      throw problem(.missingVerb, from: start, "nothing happens in this event")
    }
    try takeLine(place, from: start)
  }

  /// The state of reading an event.
  private struct EventWords {
    var verb = Vocabulary.VerbName.expect
    var next = Next.time

    /// The expected next element.
    enum Next: Equatable {
      /// A time, `"@"` or a verb.
      case time
      /// A time since the start, after `"@"`.
      case instant
      case verb
      /// A pointer id, if it is a number.
      case id
      /// A duration, if it is a number.
      case duration
      /// The second coordinate of a position, if it is a number.
      case coordinate
      /// The name of a setting.
      case setting
      case value(StaticText)
      /// A text to be quoted.
      case text
      /// Any word or number.
      case word
    }

    var hasVerb: Bool { next != .time && next != .instant && next != .verb }
  }

  /// Appends the next element of an event to its text.
  private mutating func append(to event: inout EventWords) throws(Diagnostic) {
    let first = json.peek ?? 0
    let isNumber = first.isDigit || first == UInt8(ascii: "-")
    switch event.next {
    case .time where isNumber:
      event.next = .verb
      try appendDuration("+")
    case .instant:
      event.next = .verb
      try appendDuration("@")
    case .verb where isNumber:
      throw problem(.notAScriptLine, from: json.index, "a word is missing behind the time")
    case .time, .verb: try appendVerb(&event)
    case .duration where isNumber:
      event.next = .word
      try appendDuration(" ")
    case .setting: try appendSetting(&event)
    case .value(let name):
      event.next = .word
      if let entry = reader.table[name] { try appendValue(of: entry) }
    case .text:
      event.next = .word
      try appendQuoted()
    case .id, .duration, .coordinate, .word:
      if isNumber { try appendNumber(&event) } else { try appendOther(first, &event) }
    }
  }

  private mutating func appendNumber(_ event: inout EventWords) throws(Diagnostic) {
    try appendWord(event.next == .coordinate ? "," : " ")
    event.next = event.next == .id || !event.verb.row.hasPlaces ? .word : .coordinate
  }

  private mutating func appendOther(
    _ first: UInt8, _ event: inout EventWords
  ) throws(Diagnostic) {
    event.next = .word
    if first == UInt8(ascii: "[") { return try appendPair("..") }
    let start = json.index
    try appendWord(" ")
    let text = json.bytes[start + 1..<max(start + 1, json.index - 1)]
    if event.verb.row.precedesDuration(text) { event.next = .duration }
  }

  /// Appends a duration, a whole number of units.
  private mutating func appendDuration(_ separator: StaticString) throws(Diagnostic) {
    let start = json.index
    let value = try step { json throws(JSONError) in try json.readValue() }
    guard case .number(let number) = value, number.text.allSatisfy({ $0.isDigit }) else {
      throw problem(
        .notADuration, from: start, "a time is a whole number of units, 0 or more",
        help: "times are in the unit that \"unit\" names: \"us\" or \"ns\"")
    }
    words.append(separator, number.text, at: span(start, json.index))
    words.append(unit == 1 ? "ns" : "us")
  }

  private mutating func appendVerb(_ event: inout EventWords) throws(Diagnostic) {
    let start = json.index
    let text = try readString("a verb")
    if event.next == .time, text.matches("@") {
      event.next = .instant
      return
    }
    let separator: StaticString = words.isEmpty ? "" : " "
    if text.begins(with: "x-") {
      event.next = .word
      return words.append(separator, text, at: span(start, json.index))
    }
    guard let name = VerbRow.name(inJSON: text) else {
      var message = [UInt8]("unknown verb ")
      message.append(json: text.prefix(60))
      throw Diagnostic(
        .unknownVerb, at: span(start, json.index), message,
        help: suggestion(text, from: Vocabulary.verbs))
    }
    event.verb = name
    event.next = Self.first(behind: name)
    words.append(
      separator, [UInt8](Vocabulary.verbs.word(for: name))[...], at: span(start, json.index))
  }

  private static func first(behind verb: Vocabulary.VerbName) -> EventWords.Next {
    switch verb.row.first {
    case .setting: .setting
    case .text: .text
    case .duration: .duration
    case .pointer: .id
    default: .word
    }
  }

  /// Appends the name of a setting after `set`, or any other word.
  private mutating func appendSetting(_ event: inout EventWords) throws(Diagnostic) {
    let start = json.index
    event.next = .word
    if json.peek == UInt8(ascii: "{") { return try appendSettings() }
    if json.peek == UInt8(ascii: "\"") {
      let text = try readString("a setting")
      if let entry = reader.table.entry(named: text) {
        event.next = .value(entry.name)
        return appendName(of: entry, at: span(start, json.index))
      }
      json.index = start
    }
    try appendWord(" ")
  }

  /// Appends `{"range":[0,10],"value[1]":5}` as ` range 0..10, value[1] 5`.
  private mutating func appendSettings() throws(Diagnostic) {
    var isFirst = true
    try forEachElement("settings belong here", isObject: true) { lines throws(Diagnostic) in
      if !isFirst { lines.words.append(",") }
      isFirst = false
      let start = lines.json.index
      let key = try lines.step { json throws(JSONError) in try json.readKey() }
      let place = lines.span(start, lines.json.index)
      lines.json.skipSpace()
      let name = key.prefix { $0 != UInt8(ascii: "[") }
      guard let entry = lines.reader.table.entry(named: name) else {
        lines.words.append(" ", key, at: place)
        return try lines.appendWord(" ")
      }
      lines.appendName(of: entry, at: place)
      lines.words.append("", key[name.endIndex...], at: place)
      try lines.appendValue(of: entry)
    }
  }
}
