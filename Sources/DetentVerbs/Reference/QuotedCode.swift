extension String {
  /// Text with backticks for single quotes around words of scripts and commands; apostrophes stay.
  var withCode: String {
    var text = ""
    var rest = self[...]
    while let quote = rest.firstIndex(of: "'") {
      let before = rest[..<quote].last ?? text.last
      text += rest[..<quote]
      rest = rest[quote...].dropFirst()
      let opens = before.map { " (".contains($0) } ?? true
      if opens, let end = rest.closingQuote {
        text += "`\(rest[..<end])`"
        rest = rest[end...].dropFirst()
      } else {
        text += "'"
      }
    }
    return text + rest
  }

  var firstUppercased: String { prefix(1).uppercased() + dropFirst() }
}

extension Substring {
  /// Closing quote of the word that begins here: the first without a letter or digit after it.
  fileprivate var closingQuote: Index? {
    indices.first { index in
      guard self[index] == "'", index > startIndex else { return false }
      let next = self[index...].dropFirst().first
      return next.map { !$0.isLetter && !$0.isNumber } ?? true
    }
  }
}
