import ControlCore

// What is said of a setting that controls of this name have, and the one that a driver has not.

extension ControlTable {
  /// What to say of the name of such a setting, for a place that is filled in later; `nil` if it is none.
  func missing(_ name: ArraySlice<UInt8>) -> Diagnostic? {
    guard missing.contains(where: { name.matches($0.text) }) else { return nil }
    var message = [UInt8]("the driver does not take the setting '")
    message.append(contentsOf: name)
    message.append("'")
    var help = [UInt8]("leave the line out; the driver takes ")
    let taken = entries.filter { entry in
      !SettingEntry.ofEveryScript.contains { $0.name == entry.name }
    }
    if taken.isEmpty { help.append("none") }
    help.append(texts: taken.map { $0.name.bytes })
    return Diagnostic(.unknownHeader, at: .none, message, help: help)
  }
}

extension LineCursor {
  /// What to say of a word that begins the line of such a setting, or of a policy; `nil` if it is none.
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
