extension String {
  /// With backticks for the single quotes that stand around words of scripts and commands; apostrophes stay.
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
  /// The quote that ends what begins here: nothing of a word stands behind it.
  fileprivate var closingQuote: Index? {
    indices.first { index in
      guard self[index] == "'", index > startIndex else { return false }
      let next = self[index...].dropFirst().first
      return next.map { !$0.isLetter && !$0.isNumber } ?? true
    }
  }
}
