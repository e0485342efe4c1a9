import ControlCore

/// Reads a script from one line of JSON in one pass, without storing the JSON.
///
/// Events and settings are assembled as script text and parsed by `ScriptReader`, so the rules
/// exist only once. The most frequent events are read directly.
struct JSONScriptReader {
  var json: JSONReader
  var reader: ScriptReader
  var words = JSONScriptText()
  /// The unit in nanoseconds.
  var unit: Int64?

  let number: Int
  private var reading = ScriptLine.Reading(
    id: [UInt8]("null"), digestPosition: .none, script: nil, error: nil)
  private var seen: [ArraySlice<UInt8>] = []
  private var hasSignature = false
  /// The index of the value of `ev`.
  private var events: Int?
  private var hasReadEvents = false
  /// True if `ev` is read last, because a member that it depends on comes after it.
  private var defersEvents = false
  let controls: ControlSet
  /// True once the control is named; `hasSettings` is true once a setting depends on it.
  var namesControl = false
  var hasSettings = false
  /// The index up to which columns are counted, and its column.
  private var counted: (index: Int, column: Int)

  static func read(
    _ bytes: ArraySlice<UInt8>, number: Int, _ controls: ControlSet
  ) -> ScriptLine.Reading {
    var reader = JSONScriptReader(bytes, number: number, controls)
    if reader.readLine() { return reader.reading }
    // Second pass, with the control known and the events deferred.
    let table = reader.namedTable() ?? reader.reader.table
    reader = JSONScriptReader(bytes, number: number, controls)
    reader.reader.table = table
    reader.defersEvents = true
    reader.namesControl = true
    _ = reader.readLine()
    return reader.reading
  }

  private init(_ bytes: ArraySlice<UInt8>, number: Int, _ controls: ControlSet) {
    json = JSONReader(bytes, firstLine: number)
    reader = ScriptReader(controls)
    self.controls = controls
    self.number = number
    counted = (bytes.startIndex, 1)
  }

  /// - Returns: `false` if the line needs a second pass.
  private mutating func readLine() -> Bool {
    do throws(Diagnostic) {
      guard try readMembers() else { return false }
      try readWhatWasDeferred()
      reading.script = reader.script
    } catch {
      // An error with this table may be valid with that of a control named later in the line.
      if !namesControl, let table = namedTable(), table.name != reader.table.name { return false }
      reading.error = error
    }
    return true
  }

  // MARK: Members

  private mutating func readMembers() throws(Diagnostic) -> Bool {
    try step { json throws(JSONError) in
      try json.enter(UInt8(ascii: "{"), "a script is an object: {\"id\":…,\"gesture\":1,…}")
    }
    var isFirst = true
    while true {
      let goesOn = try step { json throws(JSONError) in
        try json.proceeds(to: UInt8(ascii: "}"), isFirst: &isFirst)
      }
      guard goesOn else { break }
      json.skipSpace()
      let start = json.index
      let key = try step { json throws(JSONError) in try json.readKey() }
      json.skipSpace()
      guard try readMember(key, from: start) else { return false }
    }
    try step { json throws(JSONError) in try json.end() }
    return true
  }

  /// Throws for a repeated member.
  private mutating func note(_ key: ArraySlice<UInt8>, from start: Int) throws(Diagnostic) {
    guard !seen.contains(key) else {
      throw problem(
        .repeatedHeader, from: start, "this member is given twice", help: "keep one of the two")
    }
    seen.append(key)
  }

  /// - Returns: `false` if the line needs a second pass because of this member.
  private mutating func readMember(
    _ key: ArraySlice<UInt8>, from start: Int
  ) throws(Diagnostic) -> Bool {
    if key.begins(with: "x-") {
      _ = try step { json throws(JSONError) in try json.readValue() }
      return true
    }
    try note(key, from: start)
    if key.matches("ev") {
      events = json.index
      guard unit != nil, !defersEvents else {
        _ = try step { json throws(JSONError) in try json.readValue() }
        return true
      }
      hasReadEvents = true
      try readEvents()
    } else if key.matches("id") {
      try readID()
    } else if key.matches("gesture") {
      try readSignature()
    } else if key.matches("unit") {
      try readUnit()
    } else if key.matches("digest") {
      try readDigest()
    } else if key.matches("notes") {
      guard !hasReadEvents else { return false }
      try readNotes()
    } else if let entry = reader.table.entry(named: key) {
      guard !hasReadEvents else { return false }
      return try readSetting(entry, from: start)
    } else {
      throw unknown(key, from: start)
    }
    return true
  }

  private mutating func readWhatWasDeferred() throws(Diagnostic) {
    let end = json.index
    guard hasSignature else {
      throw problem(
        .missingSignature, from: end, "the version is missing", help: "write \"gesture\":1")
    }
    guard let events else {
      throw problem(.notAScriptLine, from: end, "the events are missing", help: "write \"ev\":[]")
    }
    guard unit != nil else {
      throw problem(
        .notAScriptLine, from: end, "the unit of the times is missing",
        help: "write \"unit\":\"us\" or \"unit\":\"ns\"")
    }
    guard !hasReadEvents else { return }
    json.index = events
    try readEvents()
  }

  private mutating func readID() throws(Diagnostic) {
    let start = json.index
    let value = try step { json throws(JSONError) in try json.readValue() }
    switch value {
    case .string, .number, .null: reading.id = [UInt8](json.bytes[start..<json.index])
    default:
      throw problem(.notAScriptLine, from: start, "an id is a string or a number")
    }
  }

  private mutating func readSignature() throws(Diagnostic) {
    let start = json.index
    let value = try step { json throws(JSONError) in try json.readValue() }
    guard value.number == 1 else {
      throw problem(.unknownVersion, from: start, "this reader understands version 1")
    }
    hasSignature = true
  }

  private mutating func readUnit() throws(Diagnostic) {
    let start = json.index
    let text = try readString("a unit")
    unit = text.matches("us") ? 1000 : text.matches("ns") ? 1 : nil
    guard unit != nil else {
      throw problem(.notAScriptLine, from: start, "the unit is \"us\" or \"ns\"")
    }
  }

  private mutating func readDigest() throws(Diagnostic) {
    let start = json.index
    let text = try readString("a digest")
    guard text.count == 16, let high = parseHexadecimal(text.prefix(8)),
      let low = parseHexadecimal(text.suffix(8))
    else {
      throw problem(.notAScriptLine, from: start, "a digest has 16 hexadecimal digits")
    }
    reading.digest = UInt64(high) << 32 | UInt64(low)
    reading.digestPosition = span(start, json.index)
  }

  private mutating func readNotes() throws(Diagnostic) {
    try forEachElement("the notes are an array of strings") { reader throws(Diagnostic) in
      let start = reader.json.index
      let text = try reader.readString("a note")
      try reader.take(note: text, from: start)
    }
  }

  /// Reads an array, or an object; the body reads each element, starting at its first byte.
  mutating func forEachElement(
    _ what: StaticString, isObject: Bool = false,
    _ body: (inout JSONScriptReader) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    let open = isObject ? UInt8(ascii: "{") : UInt8(ascii: "[")
    let close = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    try step { json throws(JSONError) in try json.enter(open, what) }
    var isFirst = true
    while true {
      let goesOn = try step { json throws(JSONError) in
        try json.proceeds(to: close, isFirst: &isFirst)
      }
      guard goesOn else { return }
      json.skipSpace()
      try body(&self)
    }
  }

  /// Reads a required string.
  mutating func readString(_ what: StaticString) throws(Diagnostic) -> ArraySlice<UInt8> {
    guard json.isNext(UInt8(ascii: "\"")) else {
      var message = [UInt8](what)
      message.append(" in quotes belongs here")
      throw Diagnostic(.notAScriptLine, at: span(json.index, json.index), message)
    }
    return try step { json throws(JSONError) in try json.readText(at: json.index) }
  }

  // MARK: Positions

  /// Returns the span in characters between two indices.
  mutating func span(_ start: Int, _ end: Int) -> SourceSpan {
    if start < counted.index { counted = (json.bytes.startIndex, 1) }
    counted.column += Characters.count(json.bytes[counted.index..<start])
    counted.index = start
    return SourceSpan(
      line: number, column: counted.column,
      length: max(1, Characters.count(json.bytes[start..<max(start, end)])))
  }

  /// Returns the span between two indices of ASCII bytes, where each byte is a column.
  mutating func asciiSpan(_ start: Int, _ end: Int) -> SourceSpan {
    if start < counted.index { counted = (json.bytes.startIndex, 1) }
    if start > counted.index {
      counted.column += Characters.count(json.bytes[counted.index..<start])
    }
    let span = SourceSpan(line: number, column: counted.column, length: end - start)
    counted = (end, counted.column + end - start)
    return span
  }

  mutating func problem(
    _ code: Diagnostic.Code, from start: Int, _ message: StaticString, help: StaticString? = nil
  ) -> Diagnostic {
    Diagnostic(code, at: span(start, json.index), message, help: help)
  }

  /// Runs a step of the JSON reader and converts its error.
  @inline(__always)
  mutating func step<Result>(
    _ body: (inout JSONReader) throws(JSONError) -> Result
  ) throws(Diagnostic) -> Result {
    do throws(JSONError) {
      return try body(&json)
    } catch {
      throw Diagnostic(.notJSON, at: error.position, error.message)
    }
  }
}
