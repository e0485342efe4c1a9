import ControlCore

/// Parsers of the values in words.
extension LineCursor {
  /// Reads a required word; messages call it `what`, with its article.
  mutating func word(_ what: StaticString) throws(Diagnostic) -> Word {
    guard let word = take() else { throw lacking(what) }
    return word
  }

  /// Reads a required keyword.
  mutating func keyword(_ literal: StaticString, _ quoted: StaticString) throws(Diagnostic) {
    if take(literal) { return }
    guard let word = take() else { throw lacking(quoted) }
    var message = sentence("", [UInt8](subject.name)[...], " needs ")
    message.append(quoted)
    message.append(" here, not ")
    message.append(contentsOf: sentence("", text(word), ""))
    throw problem(.unknownWord, at: word, message, help: example)
  }

  /// Reads one of the words of a list.
  mutating func choice<Value>(
    _ list: WordList<Value>, _ what: StaticString, code: Diagnostic.Code = .unknownWord
  ) throws(Diagnostic) -> Value {
    let word = try word(what)
    return try choice(list, what, of: word, code: code)
  }

  func choice<Value>(
    _ list: WordList<Value>, _ what: StaticString, of word: Word,
    code: Diagnostic.Code = .unknownWord
  ) throws(Diagnostic) -> Value {
    if let value = list.value(of: text(word)) { return value }
    var message = sentence("", text(word), " is not ")
    message.append(what)
    throw problem(code, at: word, message, help: advice(word, from: list))
  }

  /// Throws unless all words are read.
  func end() throws(Diagnostic) {
    guard !isAtEnd else { return }
    let word = words[next]
    throw problem(.unexpectedWord, "unexpected ", word, " at the end of the line", help: example)
  }

  mutating func string(_ what: StaticString) throws(Diagnostic) -> [UInt8] {
    let word = try word(what)
    guard isString(word) else {
      throw problem(.unknownWord, "", word, " is not in quotes", help: example)
    }
    return [UInt8](bytes[word.lowerBound + 1..<word.upperBound - 1])
  }

  // MARK: Numbers

  mutating func number(_ what: StaticString = "a number") throws(Diagnostic) -> Double {
    let word = try word(what)
    return try number(in: word)
  }

  /// Parses a finite number in a word or a part of one.
  func number(in range: Range<Int>) throws(Diagnostic) -> Double {
    if let number = DecimalText.parse(bytes[range]) { return number + 0 }
    let text = bytes[range]
    let digits =
      text.first == UInt8(ascii: "-") || text.first == UInt8(ascii: "+")
      ? text.dropFirst() : text
    if isDecimal(digits) {
      throw problem(.numberTooLarge, "", range, " is too large")
    }
    if digits.matches("inf") || digits.matches("nan") {
      throw problem(.numberTooLarge, "", range, " is not a finite number", help: example)
    }
    throw problem(.notANumber, "", range, " is not a number", help: numberHelp(digits))
  }

  /// Returns true for `digits [. digits]`.
  private func isDecimal(_ text: ArraySlice<UInt8>) -> Bool {
    var points = 0
    for byte in text {
      if byte == UInt8(ascii: ".") { points += 1 } else if !byte.isDigit { return false }
    }
    guard let first = text.first, let last = text.last else { return false }
    return points <= 1 && first.isDigit && last.isDigit
  }

  private func numberHelp(_ text: ArraySlice<UInt8>) -> [UInt8] {
    guard let first = text.first, let last = text.last else { return example }
    if first == UInt8(ascii: ".") || last == UInt8(ascii: ".") {
      return [UInt8]("write digits on both sides of the point, for example 0.5")
    }
    let hasExponent = first.isDigit && text.contains { $0.lowercased == UInt8(ascii: "e") }
    if hasExponent { return [UInt8]("write it without an exponent, for example 0.001") }
    return example
  }

  /// Parses a whole number without a sign in a word or a part of one.
  func wholeNumber(in range: Range<Int>) throws(Diagnostic) -> Int64 {
    guard !range.isEmpty, bytes[range].allSatisfy({ $0.isDigit }) else {
      throw problem(.notAWholeNumber, "", range, " is not a whole number", help: example)
    }
    var number: Int64 = 0
    for byte in bytes[range] {
      let (tens, overflow) = number.multipliedReportingOverflow(by: 10)
      let (sum, overflow2) = tens.addingReportingOverflow(Int64(byte & 0x0F))
      if overflow || overflow2 { throw problem(.numberTooLarge, "", range, " is too large") }
      number = sum
    }
    return number
  }

  /// Parses a whole number from 1 to 1,000,000 in a word or a part of one.
  func count(in range: Range<Int>) throws(Diagnostic) -> Int64 {
    let number = try wholeNumber(in: range)
    guard (1...ScriptRules.longestLine).contains(number) else {
      throw problem(
        .valueOutOfRange, "", range, " is not between 1 and 1000000", help: example)
    }
    return number
  }

  /// Parses a part of a control, from 0 to 7, in a word or a part of one.
  func part(in range: Range<Int>) throws(Diagnostic) -> UInt8 {
    let number = try wholeNumber(in: range)
    guard let part = UInt8(exactly: number), part < ScriptRules.mostParts else {
      throw problem(.valueOutOfRange, "", range, " is not between 0 and 7", help: example)
    }
    return part
  }

  mutating func pointerID() throws(Diagnostic) -> Int64 {
    guard let word = take() else { throw lacking("a pointer id", .missingID) }
    guard text(word).allSatisfy({ $0.isDigit }) else {
      throw problem(
        .missingID, at: word, subject: " needs a pointer id, a whole number", help: example)
    }
    return try wholeNumber(in: word)
  }

  // MARK: Compounds

  /// Reads `160` or `160,20`.
  mutating func coordinates(_ what: StaticString) throws(Diagnostic) -> Coordinates {
    let word = try word(what)
    guard let comma = bytes[word].firstIndex(of: UInt8(ascii: ",")) else {
      return .along(try number(in: word))
    }
    guard comma > word.lowerBound, comma + 1 < word.upperBound else {
      throw problem(
        .notCoordinates, "", word, " is not a place",
        help: [UInt8]("write x or x,y without blanks, for example 95 or 95,20"))
    }
    return .both(
      try number(in: word.lowerBound..<comma), try number(in: comma + 1..<word.upperBound))
  }

  /// Reads `0..100`; the lower end may be `-inf`, the upper end `inf`.
  mutating func range() throws(Diagnostic) -> (lower: Double, upper: Double) {
    let word = try word("a range")
    guard let dots = firstDots(in: word) else {
      throw problem(
        .notARange, "", word, " is not a range",
        help: [UInt8]("write both ends without blanks, for example 0..100"))
    }
    let lower = try rangeEnd(word.lowerBound..<dots, infinity: "-inf", -.infinity)
    let upper = try rangeEnd(dots + 2..<word.upperBound, infinity: "inf", .infinity)
    guard lower <= upper else {
      throw problem(
        .valueOutOfRange, "the range ", word, " is upside down",
        help: [UInt8]("write the smaller end first"))
    }
    return (lower, upper)
  }

  private func firstDots(in word: Word) -> Int? {
    let dot = UInt8(ascii: ".")
    for index in word.dropLast() where bytes[index] == dot && bytes[index + 1] == dot {
      return index
    }
    return nil
  }

  private func rangeEnd(
    _ range: Range<Int>, infinity name: StaticString, _ infinity: Double
  ) throws(Diagnostic) -> Double {
    if bytes[range].matches(name) { return infinity }
    return try number(in: range)
  }
}
