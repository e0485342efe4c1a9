import ControlCore

/// Settings and notes, and the words of everything read through script text.
extension JSONScriptReader {
  /// - Returns: `false` if earlier settings were read with the table of a different control.
  mutating func readSetting(
    _ entry: SettingEntry, from start: Int
  ) throws(Diagnostic) -> Bool {
    words.clear()
    appendName(of: entry, at: span(start, json.index))
    try appendValue(of: entry)
    try takeText()
    reader.place(lastSettingAt: span(start, json.index))
    guard case .control = entry.kind else {
      hasSettings = true
      return true
    }
    namesControl = true
    let table = controls.table(of: reader.script.settings)
    defer { reader.table = table }
    return !hasSettings || table.name == reader.table.name
  }

  mutating func appendName(of entry: SettingEntry, at span: SourceSpan) {
    let separator: StaticString = words.isEmpty ? "" : " "
    words.append(separator, [UInt8](entry.keyword)[...], at: span)
    guard entry.isPolicy else { return }
    words.append(" ")
    words.append(entry.row.word)
    words.append("=")
  }

  /// Appends the value of a setting as script text.
  mutating func appendValue(of entry: SettingEntry) throws(Diagnostic) {
    if case .text = entry.kind { return try appendQuoted() }
    if json.isNext(UInt8(ascii: "[")) {
      switch entry.kind {
      case .numbers: return try appendList(empty: " none")
      case .pairs: return try appendList(empty: " none", joint: ":")
      case .value: return try appendList(empty: "")
      default: break
      }
    }
    guard let joint = Self.joint(of: entry.kind), json.isNext(UInt8(ascii: "[")) else {
      return try appendWord(entry.isPolicy ? "" : " ")
    }
    try appendPair(joint)
  }

  /// Appends `[0,100]` as `0..100`.
  mutating func appendPair(_ joint: StaticString) throws(Diagnostic) {
    var separator: StaticString = " "
    try forEachElement("two numbers belong here") { reader throws(Diagnostic) in
      try reader.appendWord(separator)
      separator = joint
    }
  }

  /// Appends `[1,2,5]` as `1 2 5`; `[]` as `empty`, which includes a leading blank. Every second
  /// number follows a joint.
  private mutating func appendList(
    empty: StaticString, joint: StaticString = " "
  ) throws(Diagnostic) {
    let count = words.bytes.count
    var isSecond = false
    try forEachElement("numbers belong here") { reader throws(Diagnostic) in
      try reader.appendWord(isSecond ? joint : " ")
      isSecond.toggle()
    }
    if words.bytes.count == count { words.append(empty) }
  }

  /// Appends a string as quoted text.
  mutating func appendQuoted() throws(Diagnostic) {
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

  /// Appends a number, a truth value or a word.
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

  /// Returns a number without an exponent.
  private static func plain(_ number: JSONNumber) -> ArraySlice<UInt8> {
    guard number.text.contains(where: { $0.lowercased == UInt8(ascii: "e") }) else {
      return number.text
    }
    var text: [UInt8] = []
    DecimalText.append(number.value, to: &text)
    return text[...]
  }

  // MARK: Text

  /// Reads an `x-` line, given as one string.
  mutating func take(note text: ArraySlice<UInt8>, from start: Int) throws(Diagnostic) {
    guard text.begins(with: "x-") else {
      throw problem(.notAScriptLine, from: start, "a note begins with x-")
    }
    words.clear()
    let place = span(start, json.index)
    words.append("", text, at: place)
    try takeLine(place, from: start)
  }

  /// Reads the assembled text.
  private mutating func takeText() throws(Diagnostic) {
    do throws(Diagnostic) {
      try reader.take(words.bytes)
    } catch {
      var error = error
      error.span = words.place(of: error.span)
      throw error
    }
  }

  /// Reads the assembled text of an event or note that begins at `place` and at the byte `start`.
  mutating func takeLine(_ place: SourceSpan, from start: Int) throws(Diagnostic) {
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
