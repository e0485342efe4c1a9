/// Settings and events, by way of their text.
extension LineReader {
  mutating func readSetting(
    _ name: Setting.Name, _ key: ArraySlice<UInt8>, from start: Int
  ) throws(Diagnostic) {
    words.clear()
    appendName(of: name, at: span(start, json.index))
    try appendValue(of: name)
    try takeText()
  }

  private mutating func appendName(of name: Setting.Name, at span: SourceSpan) {
    let separator: StaticString = words.isEmpty ? "" : " "
    words.append(separator, [UInt8](Vocabulary.settings.word(for: name))[...], at: span)
    if name == .cancel || name == .clear { words.append(name == .cancel ? " cancel=" : " clear=") }
  }

  /// The value of a setting, as text.
  private mutating func appendValue(of name: Setting.Name) throws(Diagnostic) {
    if name == .title { return try appendQuoted() }
    guard let joint = Self.joint(of: name), json.isNext(UInt8(ascii: "[")) else {
      return try appendWord(name == .cancel || name == .clear ? "" : " ")
    }
    try appendPair(joint)
  }

  /// `[0,100]`, as `0..100`.
  private mutating func appendPair(_ joint: StaticString) throws(Diagnostic) {
    var separator: StaticString = " "
    try forEachElement("two numbers belong here") { reader throws(Diagnostic) in
      try reader.appendWord(separator)
      separator = joint
    }
  }

  /// A string, as a text in quotes.
  private mutating func appendQuoted() throws(Diagnostic) {
    let start = json.index
    let text = try readString("a text")
    guard !text.contains(UInt8(ascii: "\"")) else {
      throw problem(
        .notAScriptLine, from: start, "a text of a script has no quotes in it",
        help: "write ' instead")
    }
    var quoted = [UInt8]("\"")
    quoted.append(contentsOf: text)
    quoted.append("\"")
    words.append(" ", quoted[...], at: span(start, json.index))
  }

  /// A number, a truth or a word.
  mutating func appendWord(_ separator: StaticString) throws(Diagnostic) {
    json.skipSpace()
    let start = json.index
    if json.peek == UInt8(ascii: "\"") {
      let text = try readString("a word")
      let isWord = text.allSatisfy {
        !$0.isBlank && $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "\"")
      }
      guard isWord, !text.isEmpty else {
        throw problem(
          .notAScriptLine, from: start, "a word has no blanks, quotes or '#' in it",
          help: "give each word a string of its own")
      }
      return words.append(separator, text, at: span(start, json.index))
    }
    switch try step({ json throws(JSONError) in try json.readValue() }) {
    case .number(let number):
      words.append(separator, Self.plain(number), at: span(start, json.index))
    case .bool(let truth):
      let word: StaticString = truth ? "true" : "false"
      words.append(separator, [UInt8](word)[...], at: span(start, json.index))
    default:
      throw problem(.notAScriptLine, from: start, "a number or a word belongs here")
    }
  }

  /// A number without an exponent.
  private static func plain(_ number: JSONNumber) -> ArraySlice<UInt8> {
    guard number.text.contains(where: { $0.lowercased == UInt8(ascii: "e") }) else {
      return number.text
    }
    var text: [UInt8] = []
    DecimalText.append(number.value, to: &text)
    return text[...]
  }

  // MARK: Events

  mutating func readEvents() throws(Diagnostic) {
    try forEachElement("the events are an array of arrays") { reader throws(Diagnostic) in
      try reader.readEvent()
    }
  }

  private mutating func readEvent() throws(Diagnostic) {
    let start = json.index
    if let line = readPlainEvent() {
      do throws(ScriptRules.Complaint) {
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

  /// What has been read of an event.
  private struct EventWords {
    var isAbsolute = false
    var hasTime = false
    var hasVerb = false
    var verb = Vocabulary.VerbName.expect
    var isSetting: Setting.Name?
    var isComplete = false
    /// Whether the next number is a pointer.
    var awaitsID = false
    var awaitsDuration = false
    /// Whether the element before was a coordinate, so that a number is the other one.
    var isCoordinate = false
  }

  /// Appends the next element of an event to its text.
  private mutating func append(to event: inout EventWords) throws(Diagnostic) {
    guard let first = json.peek else { return try appendWord(" ") }
    let isNumber = first.isDigit || first == UInt8(ascii: "-")
    guard event.hasVerb else {
      return isNumber ? try appendTime(&event) : try appendVerb(&event)
    }
    if event.verb == .set { return try appendSetting(&event) }
    if event.verb == .mark, !event.isComplete {
      event.isComplete = true
      return try appendQuoted()
    }
    if first == UInt8(ascii: "[") { return try appendPair("..") }
    if isNumber { return try appendNumber(&event) }
    event.isCoordinate = false
    let start = json.index
    try appendWord(" ")
    let text = json.bytes[start + 1..<max(start + 1, json.index - 1)]
    event.awaitsDuration = event.verb.hasDurations && Self.precedesDuration(text)
  }

  private mutating func appendTime(_ event: inout EventWords) throws(Diagnostic) {
    guard !event.hasTime else {
      throw problem(.notAScriptLine, from: json.index, "a word belongs behind the time")
    }
    event.hasTime = true
    try appendDuration(event.isAbsolute ? "@" : "+")
  }

  private mutating func appendNumber(_ event: inout EventWords) throws(Diagnostic) {
    if event.awaitsDuration {
      event.awaitsDuration = false
      return try appendDuration(" ")
    }
    let isID = event.awaitsID
    event.awaitsID = false
    try appendWord(event.isCoordinate && !isID ? "," : " ")
    event.isCoordinate = !isID && event.verb.hasCoordinates
  }

  /// A whole number of units.
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
    if text.matches("@"), !event.hasTime, !event.isAbsolute {
      event.isAbsolute = true
      return
    }
    guard event.hasTime || !event.isAbsolute else {
      throw problem(.notADuration, from: start, "a time belongs behind \"@\"")
    }
    event.hasVerb = true
    let separator: StaticString = words.isEmpty ? "" : " "
    if text.begins(with: "x-") {
      return words.append(separator, text, at: span(start, json.index))
    }
    guard let name = Self.shortNames.value(of: text) ?? Vocabulary.verbs.value(of: text) else {
      var message = [UInt8]("unknown verb ")
      message.append(json: text.prefix(60))
      throw Diagnostic(
        .unknownVerb, at: span(start, json.index), message,
        help: suggestion(text, from: Vocabulary.verbs))
    }
    event.verb = name
    event.awaitsID = name.hasPointer
    event.awaitsDuration = name == .wait
    words.append(
      separator, [UInt8](Vocabulary.verbs.word(for: name))[...], at: span(start, json.index))
  }

  /// What follows `set`.
  private mutating func appendSetting(_ event: inout EventWords) throws(Diagnostic) {
    if let name = event.isSetting, !event.isComplete {
      event.isComplete = true
      return try appendValue(of: name)
    }
    let start = json.index
    if !event.isComplete, json.peek == UInt8(ascii: "\"") {
      let text = try readString("a setting")
      event.isSetting = Self.setting(of: text)
      if let name = event.isSetting { return appendName(of: name, at: span(start, json.index)) }
      json.index = start
    }
    event.isComplete = true
    try appendWord(" ")
  }

  // MARK: Text

  /// An `x-` line, which is one string.
  mutating func take(note text: ArraySlice<UInt8>, from start: Int) throws(Diagnostic) {
    guard text.begins(with: "x-") else {
      throw problem(.notAScriptLine, from: start, "a note begins with x-")
    }
    words.clear()
    let place = span(start, json.index)
    words.append("", text, at: place)
    try takeLine(place, from: start)
  }

  /// Reads the text that has been put together.
  private mutating func takeText() throws(Diagnostic) {
    do throws(Diagnostic) {
      try reader.take(words.bytes)
    } catch {
      var error = error
      error.span = words.place(of: error.span)
      throw error
    }
  }

  /// The same for an event or a note, which begins at a place.
  private mutating func takeLine(_ place: SourceSpan, from start: Int) throws(Diagnostic) {
    try takeText()
    var place = place
    place.length = Characters.count(json.bytes[start..<json.index])
    guard reader.place(lastLineAt: place) else {
      throw problem(
        .notAScriptLine, from: start, "a note has no '#' in it, except in quotes",
        help: "comments are not kept in this form")
    }
  }
}

extension Vocabulary.VerbName {
  /// Whether its first number is a pointer.
  fileprivate var hasPointer: Bool {
    switch self {
    case .down, .move, .up, .glide, .tap: true
    default: false
    }
  }

  /// Whether it may have durations among its words.
  var hasDurations: Bool {
    switch self {
    case .glide, .tap, .settle, .wait: true
    default: false
    }
  }

  /// Whether two numbers in a row are one place.
  fileprivate var hasCoordinates: Bool { hasPointer || self == .hover }
}
