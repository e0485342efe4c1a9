import ControlCore

// Errors about a word that begins no valid line.

extension ScriptReader {
  func unknown(_ word: Range<Int>) -> Diagnostic {
    let text = cursor.text(word)
    let verb = cursor.isTerse ? nil : Vocabulary.verbs.nearest(to: text)
    // Splits a setting joined with its value, as in `range=0..10`.
    let name = cursor.text(word).prefix { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ":") }
    let range = name.startIndex..<name.endIndex
    if let missing = cursor.missing(range) { return missing }
    if let foreign = cursor.foreign(range) { return foreign }
    if hasEvents {
      return cursor.problem(
        .unknownVerb, "unknown verb ", word, "",
        help: verb.map { suggestion(of: $0.word) } ?? (cursor.isTerse ? nil : allVerbs))
    }
    if !cursor.isTerse, let help = ForeignWords.help(for: text, in: cursor.table) {
      return cursor.problem(.unknownHeader, "unknown header ", word, "", help: help)
    }
    let header = cursor.isTerse ? nil : cursor.table.keywords.nearest(to: text)
    let isVerb = (verb?.distance ?? .max) < (header?.distance ?? .max)
    return cursor.problem(
      isVerb ? .unknownVerb : .unknownHeader, isVerb ? "unknown verb " : "unknown header ", word,
      "",
      help: (isVerb ? verb : header).map { suggestion(of: $0.word) }
        ?? (cursor.isTerse ? nil : allHeaders))
  }

  private var allVerbs: [UInt8] {
    var text = [UInt8]("the verbs are: ")
    Vocabulary.verbs.append(to: &text)
    return text
  }

  /// The list of header settings.
  private var allHeaders: [UInt8] {
    var text = [UInt8]("the settings are: ")
    cursor.table.keywords.append(to: &text)
    return text
  }

  func lateHeader(_ entry: SettingEntry, _ word: Range<Int>) -> Diagnostic {
    var help: [UInt8]?
    if !entry.isFixed {
      help = [UInt8]("to change it while the script runs write: set ")
      help?.append(entry.keyword)
      help?.append(" …")
    }
    return cursor.problem(
      .lateHeader, "header ", word, " must come before the first event", help: help)
  }
}
