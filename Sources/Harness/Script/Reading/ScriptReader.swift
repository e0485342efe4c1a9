import ControlCore

/// The result of reading a script.
public struct ScriptReading: Equatable, Sendable {
  /// The script; `nil` if there are errors.
  public var script: Script?

  /// The errors in line order, and the notes about a readable script.
  public var diagnostics: [Diagnostic]
}

/// Reads scripts from text; strict: anything unknown is an error.
///
/// Any bytes are accepted. One run reports at most one error a line, and lists the first 1000.
public struct ScriptReader {
  /// The maximum number of listed errors.
  static let mostErrors = 1000

  var cursor: LineCursor
  var rules = ScriptRules()
  var script = Script()
  private var diagnostics: [Diagnostic] = []
  private var moreErrors: Int64 = 0
  var hasEvents = false
  /// The lines above the first event, read once complete because any of them may name the control.
  var header: [(text: [UInt8], number: Int)] = []
  var hasReadHeader = false
  /// True after a `like` line.
  var hasLike = false
  /// True if the header keeps the `like` line, to be written again; else its settings replace it.
  let keepsLike: Bool
  /// The table of the control named in the header itself.
  var namedTable: ControlTable?
  /// True if the script names an unknown control: settings of other controls are then no errors.
  var isOfUnknownControl = false
  private var headerSize = 0
  /// The maximum number of header bytes kept until the header ends. Later bytes are read line by
  /// line to bound memory; the control must be named before them.
  private static let longestHeader = 1 << 20
  /// The number of lines read.
  private var lineCount = 0
  /// True if the first line is not that of a script: later lines are then not checked.
  private var isForeign = false
  var settings: [(name: StaticText, line: Int)] = []

  /// Reads a script of the format `gesture 1`.
  ///
  /// - Parameters:
  ///   - bytes: the text.
  ///   - controls: the controls that the script can name.
  /// - Returns: the script, unless there are errors, and the diagnostics.
  /// - Complexity: O(*n*) in the number of bytes.
  public static func read(_ bytes: [UInt8], controls: ControlSet = .ours) -> ScriptReading {
    var reader = ScriptReader(controls)
    reader.take(piece: bytes)
    return reader.finish()
  }

  package init(_ controls: ControlSet = .ours, keepsLike: Bool = false) {
    cursor = LineCursor([], controls)
    self.keepsLike = keepsLike
  }

  /// The table of the script's control, as far as it is known.
  var table: ControlTable {
    get { cursor.table }
    set { cursor.table = newValue }
  }

  /// Ends the text.
  ///
  /// - Returns: the script and the diagnostics.
  package mutating func finish() -> ScriptReading {
    readHeader()
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

  /// True once a line is read.
  var hasBegun: Bool { lineCount > 0 }

  /// True if there are no errors so far.
  package var isInOrder: Bool { diagnostics.isEmpty }

  /// Reads the next lines of a text. Every line has its line end, but the last one need not.
  package mutating func take(piece: [UInt8]) {
    cursor.begin(piece)
    readLines()
  }

  /// Returns the events read since the last call and removes them.
  package mutating func takeBody() -> [Script.Line] {
    let body = script.body
    script.body = []
    return body
  }

  // MARK: Lines

  /// Reads one line below the first, without its line end, for scripts in another format. Errors
  /// have columns within the line.
  mutating func take(_ text: [UInt8]) throws(Diagnostic) {
    try cursor.load(text)
    try readLine()
  }

  /// Adds an event that is already parsed.
  mutating func take(_ line: Script.Line) throws(ScriptRules.RuleError) {
    hasEvents = true
    try rules.go(to: line.time, written: [])
    try rules.add(line)
    script.body.append(line)
  }

  /// Sets the position of the last event.
  ///
  /// - Returns: true if it, or without events the last header line, has no comment.
  mutating func place(lastLineAt span: SourceSpan) -> Bool {
    guard let last = script.body.indices.last else {
      return script.header.last?.comment == nil
    }
    script.body[last].position = span
    return script.body[last].comment == nil
  }

  /// Sets the position of the last setting.
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
      let line = start..<(isCarriageReturn ? end - 1 : end)
      start = end + 1
      let isFirstEvent = lineCount > 1 && !hasEvents && beginsEvents(bytes[line])
      if lineCount > 1, !hasReadHeader, !isFirstEvent {
        header.append(([UInt8](bytes[line]), lineCount))
        headerSize += line.count + 1
        if headerSize > Self.longestHeader { readHeader() }
        continue
      }
      if lineCount > 1 { readHeader() }
      // The line is an event even if it cannot be split into words.
      if isFirstEvent { hasEvents = true }
      do throws(Diagnostic) {
        try cursor.load(line, number: lineCount)
        if lineCount == 1 { try readSignature() } else { try readLine() }
      } catch {
        add(error)
        isForeign = lineCount == 1
        if isForeign { return }
      }
    } while start < bytes.count
  }

  mutating func add(_ error: Diagnostic) {
    rules.giveUpPointers()
    if diagnostics.count < Self.mostErrors {
      diagnostics.append(error)
    } else {
      moreErrors += 1
    }
    cursor.isTerse = diagnostics.count >= Self.mostErrors
  }

  /// Reads the first line: `gesture 1`.
  private mutating func readSignature() throws(Diagnostic) {
    cursor.subject = LineCursor.Subject("gesture", example: "gesture 1")
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

  mutating func readLine() throws(Diagnostic) {
    guard let first = cursor.words.first else { return addBlank() }
    // Only events have a time, even an unreadable one.
    let sign = cursor.bytes[first.lowerBound]
    if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "@") { hasEvents = true }
    let time = try cursor.time()
    try obey(at: first) { rules, cursor throws(ScriptRules.RuleError) in
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
    if cursor.text(word).matches("like") { return try readLike(word) }
    guard let entry = cursor.table.entry(startedBy: cursor.text(word)) else {
      if isOfUnknownControl, !hasEvents, cursor.foreign(word) != nil { return }
      throw unknown(word)
    }
    guard !hasEvents else { throw lateHeader(entry, word) }
    try readSetting(entry, word)
  }

  private mutating func addBlank() {
    let position = SourceSpan(line: cursor.number, column: 1, length: 0)
    if hasEvents {
      script.body.append(Script.Line(nil, .blank, comment: cursor.comment, position: position))
    } else {
      script.header.append(HeaderLine(.blank, comment: cursor.comment, position: position))
    }
  }

  private mutating func addNote(_ word: Range<Int>, _ time: LineTime?) {
    let text = cursor.rest(from: word)
    let position = cursor.span(word)
    if hasEvents {
      script.body.append(
        Script.Line(time, .note(text), comment: cursor.comment, position: position))
    } else {
      script.header.append(
        HeaderLine(.note(text), comment: cursor.comment, position: position))
    }
  }

  /// Returns true for `x-` and a name.
  private func isNote(_ text: ArraySlice<UInt8>) -> Bool {
    text.count > 2 && text.begins(with: "x-") && text[text.startIndex + 2].isASCIILetter
  }

  private mutating func readSetting(_ entry: SettingEntry, _ word: Range<Int>) throws(Diagnostic) {
    let setting = try cursor.setting(entry, isInHeader: true)
    try cursor.end()
    if let first = settings.first(where: { $0.name == setting.name }) {
      var help = [UInt8]("it stands in line ")
      DecimalText.append(Int64(first.line), to: &help)
      help.append(" already; keep one of the two")
      throw cursor.problem(.repeatedHeader, "header ", word, " is given twice", help: help)
    }
    settings.append((setting.name, cursor.number))
    rules.settings.apply(setting)
    if case .control = entry.kind {
      cursor.table = cursor.controls.table(of: Script.Settings([setting]))
    }
    script.header.append(
      HeaderLine(.setting(setting), comment: cursor.comment, position: cursor.span(word)))
  }

  private mutating func readEvent(
    _ name: Vocabulary.VerbName, _ word: Range<Int>, _ time: LineTime?
  ) throws(Diagnostic) {
    hasEvents = true
    cursor.subject = LineCursor.Subject(name.row.word, example: name.row.example)
    var place = word
    if name == .expect, let demand = cursor.words.dropFirst(cursor.next).first { place = demand }
    let verb = try cursor.verb(name)
    let line = Script.Line(time, verb, comment: cursor.comment, position: cursor.span(place))
    try obey(at: word) { rules, _ throws(ScriptRules.RuleError) in try rules.add(line) }
    script.body.append(line)
  }

  private mutating func obey(
    at word: Range<Int>,
    _ body: (inout ScriptRules, LineCursor) throws(ScriptRules.RuleError) -> Void
  ) throws(Diagnostic) {
    do throws(ScriptRules.RuleError) {
      try body(&rules, cursor)
    } catch {
      throw cursor.problem(error.code, at: word, error.message, help: error.help)
    }
  }
}
