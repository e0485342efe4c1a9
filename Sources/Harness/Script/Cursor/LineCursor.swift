import ControlCore

/// One line of a script, split into words for the parsers.
///
/// A word ends at the next blank or `#`. A word that starts with a quote is a string and ends at
/// the next quote. A `#` outside a string starts the comment.
struct LineCursor {
  typealias Word = Range<Int>

  static let longestLine = 4096

  private(set) var bytes: [UInt8]
  private(set) var number = 0
  private(set) var line = 0..<0
  private(set) var words: [Word] = []
  private(set) var commentStart: Int?
  private var isASCII = true

  /// The index of the next word to read.
  var next = 0
  /// The number of words up to the end of the line, or to the comma that ends this part of it.
  private var count = 0

  /// True if errors are only counted, so that suggestions are not computed.
  var isTerse = false

  /// The subject of the line, for messages.
  var subject = Subject("", example: "")

  /// The controls that a script can name, and the table of the current one.
  let controls: ControlSet
  var table: ControlTable
  /// The subject of a line: a verb or a setting.
  struct Subject {
    var name: StaticString
    /// An example of the verb; for a setting, of its value only.
    private let example: StaticString
    private let entry: SettingEntry?

    init(_ name: StaticString, example: StaticString) {
      (self.name, self.example, entry) = (name, example, nil)
    }

    init(_ entry: SettingEntry) {
      (name, example, self.entry) = (entry.keyword, entry.row.example, entry)
    }

    /// An example line of the subject.
    var written: [UInt8] { entry?.example ?? [UInt8](example) }
  }

  init(_ bytes: [UInt8], _ controls: ControlSet = .ours) {
    self.bytes = bytes
    self.controls = controls
    table = controls.first
  }

  /// Switches to another text.
  mutating func begin(_ text: [UInt8]) {
    bytes = text
  }

  /// Switches to the only line of another text.
  mutating func load(_ text: [UInt8]) throws(Diagnostic) {
    bytes = text
    try load(0..<text.count, number: 1)
  }

  /// Switches to a line, given without its line end, and splits it into words.
  mutating func load(_ line: Range<Int>, number: Int) throws(Diagnostic) {
    self.line = line
    self.number = number
    words.removeAll(keepingCapacity: true)
    commentStart = nil
    next = 0
    try checkCharacters()
    var index = line.lowerBound
    while index < line.upperBound, commentStart == nil {
      if bytes[index].isBlank {
        index += 1
      } else if bytes[index] == UInt8(ascii: "#") {
        commentStart = index
      } else {
        let word = try word(at: index)
        words.append(word)
        index = word.upperBound
      }
    }
    count = words.count
  }

  private func word(at start: Int) throws(Diagnostic) -> Word {
    var index = start + 1
    let isString = bytes[start] == UInt8(ascii: "\"")
    while index < line.upperBound {
      let byte = bytes[index]
      if isString {
        if byte == UInt8(ascii: "\"") { return start..<index + 1 }
      } else if byte.isBlank || byte == UInt8(ascii: "#") {
        break
      }
      index += 1
    }
    guard isString else { return start..<index }
    let rest = bytes[start..<index].withoutBlanksAtEnd
    throw problem(.openString, at: start..<rest.endIndex, [UInt8]("string is not closed"))
  }

  /// Throws for a line over 4096 bytes, invalid UTF-8 or a control character except tab.
  private mutating func checkCharacters() throws(Diagnostic) {
    isASCII = false
    if line.count > Self.longestLine {
      let rest = line.lowerBound + Self.longestLine
      throw problem(
        .lineTooLong, at: rest..<rest + 1, [UInt8]("this line is longer than 4096 bytes"))
    }
    isASCII = true
    for index in line {
      let byte = bytes[index]
      if byte >= 0x80 { isASCII = false }
      if byte == 0x7F || (byte < 0x20 && byte != 0x09) { return try checkEachCharacter() }
    }
    if !isASCII { try checkEachCharacter() }
  }

  private func checkEachCharacter() throws(Diagnostic) {
    var characters = Characters(bytes[line])
    while let character = characters.next() {
      guard let scalar = character.scalar else {
        guard number == 1, TextEncoding.isUTF16(bytes[line]) else {
          throw problem(.invalidUTF8, at: character.range, [UInt8]("this byte is not UTF-8"))
        }
        throw problem(
          .invalidUTF8, at: character.range, [UInt8]("this script is UTF-16"),
          help: [UInt8]("save it as UTF-8"))
      }
      if scalar.isControlCharacter, scalar != 0x09 {
        let help: StaticString? =
          scalar == 0x0D ? "end lines with a line feed, or with carriage return and line feed" : nil
        var message = [UInt8]("control characters are not allowed: this is U+")
        message.append(fourDigitsOf: scalar)
        throw problem(
          .controlCharacter, at: character.range, message, help: help.map { [UInt8]($0) })
      }
    }
  }

  // MARK: Words

  func text(_ word: Word) -> ArraySlice<UInt8> { bytes[word] }

  func isString(_ word: Word) -> Bool { bytes[word.lowerBound] == UInt8(ascii: "\"") }

  var isAtEnd: Bool { next >= count }

  /// The next word, without reading it.
  var peek: ArraySlice<UInt8>? { isAtEnd ? nil : bytes[words[next]] }

  /// Reads the next word, if there is one.
  mutating func take() -> Word? {
    guard next < count else { return nil }
    next += 1
    return words[next - 1]
  }

  /// Reads the next word if it equals the literal.
  mutating func take(_ literal: StaticString) -> Bool {
    guard let word = peek, word.matches(literal) else { return false }
    next += 1
    return true
  }

  /// The comment, without its `#`, one blank after that, and blanks at the end.
  var comment: [UInt8]? {
    guard let start = commentStart else { return nil }
    let text = bytes[start + 1..<line.upperBound].withoutBlanksAtEnd
    return [UInt8](text.first == UInt8(ascii: " ") ? text.dropFirst() : text)
  }

  /// Returns everything from a word to the end, without the comment.
  func rest(from word: Word) -> [UInt8] {
    [UInt8](bytes[word.lowerBound..<(words.last ?? word).upperBound])
  }

  // MARK: Commas

  /// Makes each comma from here on a word of its own, except in strings.
  mutating func splitAtCommas() {
    let rest = words[next...]
    words.removeLast(rest.count)
    for word in rest {
      guard !isString(word) else {
        words.append(word)
        continue
      }
      var start = word.lowerBound
      for index in word where bytes[index] == UInt8(ascii: ",") {
        if start < index { words.append(start..<index) }
        words.append(index..<index + 1)
        start = index + 1
      }
      if start < word.upperBound { words.append(start..<word.upperBound) }
    }
    count = words.count
  }

  /// Restricts what is read to the words before the next comma, or before the word `last` at the end
  /// of the line.
  mutating func stopAtComma(orBefore last: StaticString?) {
    let end = words[next...].firstIndex { text($0).matches(",") }
    count = end ?? words.count
    if end == nil, let last, let word = words.last, next < count, text(word).matches(last) {
      count -= 1
    }
  }

  /// Reads on behind the comma, or the last word of the line.
  ///
  /// - Returns: the comma; `nil` if there is none.
  mutating func passComma() -> Word? {
    next = count
    count = words.count
    guard next < count, text(words[next]).matches(",") else { return nil }
    next += 1
    return words[next - 1]
  }

  // MARK: Positions

  /// The empty range after the last word: the position of a missing word.
  var missing: Word {
    let end = (count > 0 ? words[count - 1] : nil)?.upperBound ?? line.lowerBound
    return end..<end
  }

  /// Converts a byte range of the line to a span in characters.
  func span(_ range: Range<Int>) -> SourceSpan {
    let before = line.lowerBound..<range.lowerBound
    return SourceSpan(
      line: number, column: 1 + (isASCII ? before.count : Characters.count(bytes[before])),
      length: isASCII ? range.count : Characters.count(bytes[range]))
  }

  func problem(
    _ code: Diagnostic.Code, at range: Range<Int>, _ message: [UInt8], help: [UInt8]? = nil
  ) -> Diagnostic {
    Diagnostic(code, at: span(range), message, help: help)
  }
}
