import ControlCore

/// The parser of `set`: settings and values that the host changes together.
extension LineCursor {
  /// Reads the arguments of `set`: clauses between commas, each about something else, and `animated`
  /// after them if one is a value.
  mutating func change() throws(Diagnostic) -> Script.Verb {
    splitAtCommas()
    var settings: [Setting] = []
    var comma: Word?
    repeat {
      stopAtComma(orBefore: namesValue ? "animated" : nil)
      if isAtEnd { throw lacksSetting(beside: comma) }
      let (start, setting) = (words[next], try changedSetting())
      if !isAtEnd, table.entry(startedBy: text(words[next])) != nil {
        throw problem(
          .unexpectedWord, "unexpected ", words[next], "",
          help: [UInt8]("put a comma between two settings"))
      }
      try end()
      guard !settings.contains(where: { $0.name == setting.name && $0.part == setting.part }) else {
        throw problem(
          .repeatedHeader, "", start, " is set twice in this line",
          help: [UInt8]("set each setting, and the value of each part, once"))
      }
      settings.append(setting)
      comma = passComma()
    } while comma != nil
    return .set(settings, animated: take("animated"))
  }

  /// True if one of the clauses from the beginning on is a value.
  private var namesValue: Bool {
    words.indices.dropFirst().contains {
      let before = text(words[$0 - 1])
      return (before.matches(",") || before.matches("set"))
        && text(words[$0]).begins(with: "value")
    }
  }

  private func lacksSetting(beside comma: Word?) -> Diagnostic {
    guard let place = next < words.count ? words[next] : comma else {
      return problem(.missingWord, at: missing, [UInt8]("a setting belongs here"), help: example)
    }
    return problem(
      .missingWord, at: place, [UInt8]("a setting belongs on each side of a comma"),
      help: [UInt8]("leave this comma out"))
  }

  private mutating func changedSetting() throws(Diagnostic) -> Setting {
    let word = try word("a setting")
    let (range, part) = try indexed(word)
    guard let entry = table.entry(startedBy: text(range)) else {
      throw missing(range) ?? foreign(range)
        ?? problem(
          .unknownHeader, "unknown setting ", range, "",
          help: suggestion(range, from: table.keywords))
    }
    if part != nil, entry.name != "value" { throw hasNoParts(word) }
    guard !entry.isFixed else {
      throw problem(
        .fixedHeader, "", word, " cannot change while the script runs",
        help: [UInt8]("write it above the first event, without 'set'"))
    }
    var setting = try setting(entry)
    if setting.newValue != nil { setting.part = part ?? 0 }
    return setting
  }
}
