import ControlCore

// The header is kept as text until it ends: any line may name the control, whose table the others
// need.

extension ScriptReader {
  /// Returns true if a line is an event: it begins with a time or a verb.
  func beginsEvents(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0.isBlank }
    guard let first = text.first else { return false }
    if first == UInt8(ascii: "+") || first == UInt8(ascii: "@") { return true }
    let word = text.prefix { !$0.isBlank && $0 != UInt8(ascii: "#") }
    return Vocabulary.verbs.value(of: word) != nil
  }

  /// Reads the lines above the first event, with the table of the control named by one of them.
  mutating func readHeader() {
    guard !hasReadHeader else { return }
    hasReadHeader = true
    let piece = cursor.bytes
    for (text, number) in header {
      if let table = table(namedIn: text, number) {
        cursor.table = table
        namedTable = table
        break
      }
    }
    for (text, number) in header {
      do throws(Diagnostic) {
        cursor.begin(text)
        try cursor.load(0..<text.count, number: number)
        try readLine()
      } catch {
        add(error)
      }
    }
    header = []
    for text in cursor.controls.overrides { readOverride(text) }
    if hasLike, !keepsLike { script = script.flattened }
    cursor.begin(piece)
  }

  /// Reads a setting that overrides the header.
  private mutating func readOverride(_ text: [UInt8]) {
    cursor.begin(text)
    do throws(Diagnostic) {
      try cursor.load(0..<text.count, number: 1)
      let setting = try overridingSetting()
      script.header.removeAll { $0.setting?.name == setting.name }
      script.header.append(HeaderLine(setting))
    } catch {
      guard !isOfUnknownControl else { return }
      var error = error
      error.span = SourceSpan(line: 1, column: 1, length: 7)
      error.message = [UInt8]("with '") + text + [UInt8]("' added: ") + error.message
      add(error)
    }
  }

  private mutating func overridingSetting() throws(Diagnostic) -> Setting {
    let word = try cursor.word("a setting")
    guard let entry = cursor.table.entry(startedBy: cursor.text(word)) else { throw unknown(word) }
    let setting = try cursor.setting(entry, isInHeader: true)
    try cursor.end()
    return setting
  }

  /// Returns the control named by a line; `nil` if it names no known control.
  private mutating func table(namedIn text: [UInt8], _ number: Int) -> ControlTable? {
    guard text.drop(while: { $0.isBlank }).begins(with: "control") else { return nil }
    cursor.begin(text)
    do throws(Diagnostic) {
      try cursor.load(0..<text.count, number: number)
    } catch {
      return nil
    }
    guard cursor.take("control"), let name = cursor.take() else { return nil }
    let table = cursor.controls.table(named: cursor.text(name))
    isOfUnknownControl = table == nil
    return table
  }
}
