import ControlCore

// The control of a line, and errors about members that it does not have.

extension JSONScriptReader {
  /// Returns the table of the control named by a member, at any position in the line.
  func namedTable() -> ControlTable? {
    var json = JSONReader(json.bytes, firstLine: number)
    var isFirst = true
    do throws(JSONError) {
      try json.enter(UInt8(ascii: "{"), "")
      while try json.proceeds(to: UInt8(ascii: "}"), isFirst: &isFirst) {
        json.skipSpace()
        let key = try json.readKey()
        json.skipSpace()
        let value = try json.readValue()
        if key.matches("control"), let name = value.string {
          return controls.table(named: name[...])
        }
      }
    } catch {
      return nil
    }
    return nil
  }

  mutating func unknown(_ key: ArraySlice<UInt8>, from start: Int) -> Diagnostic {
    var message = [UInt8]("unknown header ")
    message.append(json: key.prefix(60))
    let table = reader.table
    if key.matches("like") {
      return Diagnostic(
        .nowhereToLook, at: span(start, json.index),
        "a script as a line of JSON cannot name another script",
        help: "write its settings out: detent export writes lines with them")
    }
    if var foreign = table.missing(key) ?? foreign(key) {
      foreign.span = span(start, json.index)
      return foreign
    }
    let names = WordList(table.entries.map { (word: $0.row.word, value: $0.name) })
    return Diagnostic(
      .unknownHeader, at: span(start, json.index), message,
      help: ForeignWords.help(for: key, in: table) ?? suggestion(key, from: names))
  }

  /// Returns the error for a member that is a setting of another control.
  private func foreign(_ key: ArraySlice<UInt8>) -> Diagnostic? {
    var cursor = LineCursor([UInt8](key), controls)
    cursor.table = reader.table
    return cursor.foreign(named: 0..<key.count)
  }
}
