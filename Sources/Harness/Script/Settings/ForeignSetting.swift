import ControlCore

// Errors about a setting that only another control has.

extension LineCursor {
  /// Returns the error for the first word of another control's setting; `nil` for other words.
  func foreign(_ word: Word) -> Diagnostic? {
    guard text(word).matches("policy"), !isAtEnd else {
      return foreign(word) { $0.entry(startedBy: text(word)) }
    }
    let name = text(words[next]).prefix { $0 != UInt8(ascii: "=") }
    return foreign(named: name.startIndex..<name.endIndex)
  }

  /// Returns the error for the name of another control's setting or policy; `nil` for other words.
  func foreign(named word: Word) -> Diagnostic? {
    foreign(word) { $0.entry(named: text(word)) }
  }

  private func foreign(_ word: Word, _ find: (ControlTable) -> SettingEntry?) -> Diagnostic? {
    guard find(table) == nil, let owner = controls.tables.first(where: { find($0) != nil }),
      let entry = find(owner)
    else { return nil }
    var message = [UInt8]("'")
    message.append(entry.name.text)
    message.append("' is a setting of the ")
    message.append(owner.name.text)
    message.append(", and this script is about a ")
    message.append(table.name.text)
    return problem(.foreignSetting, at: word, message, help: help(for: entry, of: owner))
  }

  /// Returns the equivalent settings of this control, or else the line that names the other one.
  private func help(for entry: SettingEntry, of owner: ControlTable) -> [UInt8] {
    let others = table.entries.filter {
      $0.row.purpose == entry.row.purpose && entry.row.purpose != .other && $0.name != "viewport"
    }
    guard !others.isEmpty else {
      var help = [UInt8]("leave it out, or write above the first event: control ")
      help.append(owner.name.text)
      return help
    }
    var help = [UInt8]("a ") + [UInt8](table.name.text) + [UInt8](" has ")
    help.append(
      texts: others.map { [UInt8]("'") + [UInt8]($0.keyword) + [UInt8]("'") }, last: " and ")
    help.append(" instead")
    return help
  }
}
