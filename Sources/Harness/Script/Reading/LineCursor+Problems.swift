/// The sentences of the reader.
extension LineCursor {
  /// `before 'word' after`, about a word.
  func problem(
    _ code: Diagnostic.Code, _ before: StaticString, _ word: Word, _ after: StaticString,
    help: [UInt8]? = nil
  ) -> Diagnostic {
    problem(code, at: word, sentence(before, bytes[word], after), help: help)
  }

  /// `'subject' after`, about a word or the place where it is missing.
  func problem(
    _ code: Diagnostic.Code, at word: Word, subject after: StaticString, help: [UInt8]? = nil
  ) -> Diagnostic {
    problem(code, at: word, sentence("", [UInt8](subject.name)[...], after), help: help)
  }

  /// `'subject' needs what`, where nothing is left.
  func lacking(_ what: StaticString, _ code: Diagnostic.Code = .missingWord) -> Diagnostic {
    var message = sentence("", [UInt8](subject.name)[...], " needs ")
    message.append(what)
    return problem(code, at: missing, message, help: example)
  }

  /// `for example: …`
  var example: [UInt8] {
    var text = [UInt8]("for example: ")
    text += subject.written
    return text
  }

  /// `did you mean 'move'?`, if a word is like one of the list.
  func suggestion<Value>(_ word: Word, from list: WordList<Value>) -> [UInt8]? {
    isTerse ? nil : GestureScript.suggestion(text(word), from: list)
  }

  /// A suggestion, or else all there is to choose from.
  package func advice<Value>(_ word: Word, from list: WordList<Value>) -> [UInt8]? {
    isTerse ? nil : GestureScript.advice(text(word), from: list)
  }

  /// `before 'words' after`, with words that are not too long.
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

/// `did you mean 'move'?`, if a word is like one of the list.
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

/// A suggestion, or else all there is to choose from.
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
