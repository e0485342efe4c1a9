import ControlCore

// Errors about a setting that controls of this name have and the driver lacks.

extension ControlTable {
  /// Returns the error for the name of a missing setting, without a position; `nil` for others.
  func missing(_ name: ArraySlice<UInt8>) -> Diagnostic? {
    guard missing.contains(where: { name.matches($0.text) }) else { return nil }
    var message = [UInt8]("the driver does not support the setting '")
    message.append(contentsOf: name)
    message.append("'")
    var help = [UInt8]("leave the line out; the driver supports ")
    let taken = entries.filter { entry in
      !SettingEntry.ofEveryScript.contains { $0.name == entry.name }
    }
    if taken.isEmpty { help.append("none") }
    help.append(texts: taken.map { $0.name.bytes })
    return Diagnostic(.unknownHeader, at: .none, message, help: help)
  }
}

extension LineCursor {
  /// Returns the error for the first word of a missing setting or policy; `nil` for others.
  func missing(_ word: Word) -> Diagnostic? {
    var name = word
    if text(word).matches("policy"), !isAtEnd {
      let policy = text(words[next]).prefix { $0 != UInt8(ascii: "=") }
      name = policy.startIndex..<policy.endIndex
    }
    guard var error = table.missing(text(name)) else { return nil }
    error.span = span(name)
    return error
  }
}
