/// What came of reading a script.
public struct ScriptReading: Equatable, Sendable {
  /// The script, unless there are errors.
  public var script: Script?

  /// Everything there is to say, in the order of the lines; notes at the end.
  public var diagnostics: [Diagnostic]
}

/// Reads scripts from text. Strict: what it does not know is an error.
///
/// Any bytes will do. All errors are found in one run, at most one for each line, and at most 1000.
public struct ScriptReader {
  /// The most errors that are listed.
  static let mostErrors = 1000

  private var cursor: LineCursor
  private var rules = ScriptRules()
  private(set) var script = Script()
  private var diagnostics: [Diagnostic] = []
  private var moreErrors: Int64 = 0
  private var hasEvents = false
  /// How many lines were read.
  private var lineCount = 0
  /// Whether the first line is not that of a script: then nothing is said of the others.
  private var isForeign = false
  private var headers: [(name: Setting.Name, line: Int)] = []

  /// Reads a script of the format `gesture 1`.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public static func read(_ bytes: [UInt8]) -> ScriptReading {
    var reader = ScriptReader()
    reader.take(piece: bytes)
    return reader.reading
  }

  init(cursor: LineCursor = LineCursor([])) {
    self.cursor = cursor
  }

  /// The script that was read so far, and what there is to say of it.
  var reading: ScriptReading {
    guard diagnostics.isEmpty else {
      var all = diagnostics
      if moreErrors > 0 { all.append(remainder) }
      return ScriptReading(script: nil, diagnostics: all)
    }
    return ScriptReading(script: script, diagnostics: rules.notes())
  }

  private var remainder: Diagnostic {
    Diagnostic(.tooManyErrors, more: moreErrors, "there are more errors: ")
  }

  // MARK: Pieces

  /// Whether anything was read.
  var hasBegun: Bool { lineCount > 0 }

  /// Whether there are no errors so far.
  var isInOrder: Bool { diagnostics.isEmpty }

  /// Reads some lines of a text, the next ones after those before. Every line has its end, but perhaps
  /// the last of the text.
  mutating func take(piece: [UInt8]) {
    cursor.begin(piece)
    readLines()
  }

  /// The events that were read since the last time, which are not kept any more.
  mutating func takeBody() -> [Line] {
    let body = script.body
    script.body = []
    return body
  }

  // MARK: Lines

  /// Takes one line below the first, without its end; for scripts that come in another form. Errors
  /// are at places in the line.
  mutating func take(_ text: [UInt8]) throws(Diagnostic) {
    try cursor.load(text)
    try readLine()
  }

  /// Takes an event that has been read already.
  mutating func take(_ line: Line) throws(ScriptRules.Complaint) {
    hasEvents = true
    try rules.go(to: line.time, written: [])
    try rules.add(line)
    script.body.append(line)
  }

  /// Says where the event that was taken last was read.
  ///
  /// - Returns: whether it has no comment.
  mutating func place(lastLineAt span: SourceSpan) -> Bool {
    guard let last = script.body.indices.last else {
      return script.header.last?.comment == nil
    }
    script.body[last].position = span
    return script.body[last].comment == nil
  }

  /// Says where the setting that was taken last was read.
  mutating func place(lastSettingAt span: SourceSpan) {
    guard let last = script.header.indices.last else { return }
    script.header[last].position = span
  }

  private mutating func readLines() {
    guard !isForeign else { return }
    let bytes = cursor.bytes
    var start = lineCount == 0 ? DiagnosticRenderer.startOfText(bytes) : 0
    repeat {
      lineCount += 1
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      let isCarriageReturn =
        end < bytes.count && end > start && bytes[end - 1] == UInt8(ascii: "\r")
      do throws(Diagnostic) {
        try cursor.load(start..<(isCarriageReturn ? end - 1 : end), number: lineCount)
        if lineCount == 1 { try readSignature() } else { try readLine() }
      } catch {
        add(error)
        isForeign = lineCount == 1
        if isForeign { return }
      }
      start = end + 1
    } while start < bytes.count
  }

  private mutating func add(_ error: Diagnostic) {
    rules.giveUpPointers()
    if diagnostics.count < Self.mostErrors {
      diagnostics.append(error)
    } else {
      moreErrors += 1
    }
    cursor.isTerse = diagnostics.count >= Self.mostErrors
  }

  /// The first line: `gesture 1`.
  private mutating func readSignature() throws(Diagnostic) {
    cursor.subject = ("gesture", "gesture 1")
    guard cursor.take("gesture") else {
      let first = cursor.take() ?? cursor.missing
      throw cursor.problem(
        .missingSignature, at: first, [UInt8]("the first line of a script is 'gesture 1'"))
    }
    let version = try cursor.word("a version")
    guard cursor.text(version).matches("1") else {
      var message = [UInt8]("this reader understands version 1, the file says ")
      message.append(contentsOf: cursor.text(version).prefix(40))
      throw cursor.problem(.unknownVersion, at: version, message)
    }
    try cursor.end()
    script.comment = cursor.comment
  }

  private mutating func readLine() throws(Diagnostic) {
    guard let first = cursor.words.first else { return addBlank() }
    // Only events have a time, even one that cannot be read.
    let sign = cursor.bytes[first.lowerBound]
    if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "@") { hasEvents = true }
    let time = try cursor.time()
    try obey(at: first) { rules, cursor throws(ScriptRules.Complaint) in
      try rules.go(to: time, written: [UInt8](cursor.text(first)))
    }
    guard let word = cursor.take() else {
      throw cursor.problem(
        .missingVerb, at: cursor.missing, [UInt8]("nothing happens at this time"),
        help: [UInt8]("write what happens behind it, for example: +8ms up 0"))
    }
    if isNote(cursor.text(word)) { return addNote(word, time) }
    if let name = Vocabulary.verbs.value(of: cursor.text(word)) {
      return try readEvent(name, word, time)
    }
    guard let name = Vocabulary.settings.value(of: cursor.text(word)) else {
      throw unknown(word)
    }
    guard !hasEvents else { throw lateHeader(name, word) }
    try readHeader(name, word)
  }

  private mutating func addBlank() {
    let position = SourceSpan(line: cursor.number, column: 1, length: 0)
    if hasEvents {
      script.body.append(Line(nil, .blank, comment: cursor.comment, position: position))
    } else {
      script.header.append(HeaderLine(.blank, comment: cursor.comment, position: position))
    }
  }

  private mutating func addNote(_ word: Range<Int>, _ time: LineTime?) {
    let text = cursor.rest(from: word)
    let position = cursor.span(word)
    if hasEvents {
      script.body.append(Line(time, .note(text), comment: cursor.comment, position: position))
    } else {
      script.header.append(
        HeaderLine(.note(text), comment: cursor.comment, position: position))
    }
  }

  /// `x-` and a name.
  private func isNote(_ text: ArraySlice<UInt8>) -> Bool {
    text.count > 2 && text.begins(with: "x-") && text[text.startIndex + 2].isASCIILetter
  }

  private mutating func readHeader(_ name: Setting.Name, _ word: Range<Int>) throws(Diagnostic) {
    cursor.subject = (Vocabulary.settings.word(for: name), name.example)
    let setting = try cursor.setting(name)
    try cursor.end()
    if let first = headers.first(where: { $0.name == setting.name }) {
      var help = [UInt8]("it stands in line ")
      DecimalText.append(Int64(first.line), to: &help)
      help.append(" already; keep one of the two")
      throw cursor.problem(.repeatedHeader, "header ", word, " is given twice", help: help)
    }
    headers.append((setting.name, cursor.number))
    if case .frame(let length) = setting { rules.frame = length }
    script.header.append(
      HeaderLine(.setting(setting), comment: cursor.comment, position: cursor.span(word)))
  }

  private mutating func readEvent(
    _ name: Vocabulary.VerbName, _ word: Range<Int>, _ time: LineTime?
  ) throws(Diagnostic) {
    hasEvents = true
    cursor.subject = (Vocabulary.verbs.word(for: name), name.example)
    var place = word
    if name == .expect, let demand = cursor.words.dropFirst(cursor.next).first { place = demand }
    let verb = try cursor.verb(name)
    let line = Line(time, verb, comment: cursor.comment, position: cursor.span(place))
    try obey(at: word) { rules, _ throws(ScriptRules.Complaint) in try rules.add(line) }
    script.body.append(line)
  }

  private mutating func obey(
    at word: Range<Int>,
    _ body: (inout ScriptRules, LineCursor) throws(ScriptRules.Complaint) -> Void
  ) throws(Diagnostic) {
    do throws(ScriptRules.Complaint) {
      try body(&rules, cursor)
    } catch {
      throw cursor.problem(error.code, at: word, error.message, help: error.help)
    }
  }

  // MARK: Errors

  private func unknown(_ word: Range<Int>) -> Diagnostic {
    let text = cursor.text(word)
    let verb = cursor.isTerse ? nil : Vocabulary.verbs.nearest(to: text)
    if hasEvents {
      return cursor.problem(
        .unknownVerb, "unknown verb ", word, "", help: verb.map { suggestion(of: $0.word) })
    }
    if !cursor.isTerse, let help = ForeignWords.help(for: text) {
      return cursor.problem(.unknownHeader, "unknown header ", word, "", help: help)
    }
    let header = cursor.isTerse ? nil : Vocabulary.settings.nearest(to: text)
    let isVerb = (verb?.distance ?? .max) < (header?.distance ?? .max)
    return cursor.problem(
      isVerb ? .unknownVerb : .unknownHeader, isVerb ? "unknown verb " : "unknown header ", word,
      "",
      help: (isVerb ? verb : header).map { suggestion(of: $0.word) }
        ?? (cursor.isTerse ? nil : Self.allHeaders))
  }

  /// What a header can be about.
  private static var allHeaders: [UInt8] {
    var text = [UInt8]("the settings are: ")
    // Both policies have one word.
    WordList(Vocabulary.settings.entries.filter { $0.value != .clear }).append(to: &text)
    return text
  }

  private func lateHeader(_ name: Setting.Name, _ word: Range<Int>) -> Diagnostic {
    var help: [UInt8]?
    if !name.isFixed {
      help = [UInt8]("to change it while the script runs write: set ")
      help?.append(Vocabulary.settings.word(for: name))
      help?.append(" …")
    }
    return cursor.problem(
      .lateHeader, "header ", word, " must come before the first event", help: help)
  }
}
