/// The error messages of the reader.
extension LineCursor {
  /// Returns the error `before 'word' after`, about a word.
  func problem(
    _ code: Diagnostic.Code, _ before: StaticString, _ word: Word, _ after: StaticString,
    help: [UInt8]? = nil
  ) -> Diagnostic {
    problem(code, at: word, sentence(before, bytes[word], after), help: help)
  }

  /// Returns the error `'subject' after`, about a word or the position of a missing one.
  func problem(
    _ code: Diagnostic.Code, at word: Word, subject after: StaticString, help: [UInt8]? = nil
  ) -> Diagnostic {
    problem(code, at: word, sentence("", [UInt8](subject.name)[...], after), help: help)
  }

  /// Returns the error `'subject' needs what`, at the end of the words.
  func lacking(_ what: StaticString, _ code: Diagnostic.Code = .missingWord) -> Diagnostic {
    var message = sentence("", [UInt8](subject.name)[...], " needs ")
    message.append(what)
    return problem(code, at: missing, message, help: example)
  }

  /// The help `for example: …`.
  var example: [UInt8] {
    var text = [UInt8]("for example: ")
    text += subject.written
    return text
  }

  /// Returns `did you mean 'move'?`; `nil` if no word of the list is similar, or if terse.
  func suggestion<Value>(_ word: Word, from list: WordList<Value>) -> [UInt8]? {
    isTerse ? nil : GestureScript.suggestion(text(word), from: list)
  }

  /// Returns a suggestion, or else all the choices; `nil` if terse.
  package func advice<Value>(_ word: Word, from list: WordList<Value>) -> [UInt8]? {
    isTerse ? nil : GestureScript.advice(text(word), from: list)
  }

  /// Returns `before 'words' after`, with the words cut to 40 characters.
  func sentence(
    _ before: StaticString, _ words: ArraySlice<UInt8>, _ after: StaticString
  ) -> [UInt8] {
    var text = [UInt8](before)
    text.append("'")
    text.append(contentsOf: shortened(words))
    text.append("'")
    text.append(after)
    return text
  }

  private func shortened(_ words: ArraySlice<UInt8>) -> [UInt8] {
    var characters = Characters(words)
    for _ in 0..<40 where characters.next() == nil { return [UInt8](words) }
    guard characters.index < words.endIndex else { return [UInt8](words) }
    return [UInt8](words[..<characters.index]) + [UInt8]("…")
  }
}

/// Returns `did you mean 'move'?`, if the word is similar to one of the list.
func suggestion<Value>(_ word: ArraySlice<UInt8>, from list: WordList<Value>) -> [UInt8]? {
  guard let nearest = list.nearest(to: word) else { return nil }
  return suggestion(of: nearest.word)
}

func suggestion(of word: StaticString) -> [UInt8] {
  var text = [UInt8]("did you mean '")
  text.append(word)
  text.append("'?")
  return text
}

/// Returns a suggestion, or else all the choices.
package func advice<Value>(_ word: ArraySlice<UInt8>, from list: WordList<Value>) -> [UInt8] {
  advice(word, from: list.entries.map { [UInt8]($0.word) })
}

package func advice(_ word: ArraySlice<UInt8>, from texts: [[UInt8]]) -> [UInt8] {
  if let nearest = nearestText(to: word, among: texts) {
    return [UInt8]("did you mean '") + texts[nearest.index] + [UInt8]("'?")
  }
  var text = [UInt8](texts.count == 1 ? "there is only: " : "one of: ")
  text.append(texts: texts)
  return text
}
