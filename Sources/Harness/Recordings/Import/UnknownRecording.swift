import GestureScript
import GestureReplay

/// Errors for files of no known format: the likely contents, and advice.
enum UnknownRecording {
  /// The error for a file of no known format.
  static func error(_ bytes: [UInt8]) -> Diagnostic {
    if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
      return Diagnostic(
        .unknownFormat, at: .none, "this is a zip archive, and archives are not read",
        help:
          "unpack it, and import what is in it: unzip trace.zip -d trace, then trace/trace.trace")
    }
    if let line = firstLineOfProgram(bytes) {
      return Diagnostic(
        .unknownFormat, at: line.span, "this is a program, and programs are not run",
        help: "let it print its events as JSON, or keep only its list from [ to ], and import that")
    }
    if let value = try? JSONRecording.value(bytes) {
      if let error = packed(value) ?? buried(value) ?? StrokeLists.error(value) { return error }
    } else if let line = firstLine(of: bytes, with: "\"actions\"") {
      return Diagnostic(
        .unknownFormat, at: line.span, "this is a log with JSON in it, not JSON",
        help: "keep only the JSON, from the brace before \"actions\" to its end, and import that")
    }
    if let error = ForeignRecording.error(bytes) ?? table(bytes) { return error }
    return Diagnostic(
      .unknownFormat, at: .none, "this is not a recording of a known format",
      help: """
        known are evemu, getevent, evtest, libinput record and debug-events, pointer CSV (columns \
        t,type,x,y), pointer NDJSON and JSON, W3C Actions, Playwright's traces, rrweb, Flutter, pynput, \
        strokes with times, and the recorders of Kivy and DevTools
        """)
  }

  // MARK: Tables

  /// Returns the error for a table of events with unnamed or unknown columns.
  private static func table(_ bytes: [UInt8]) -> Diagnostic? {
    var lines = TextLines(bytes)
    guard let first = lines.nextWithContent(), let second = lines.nextWithContent() else {
      return nil
    }
    for separator in [TableRow.tab, TableRow.semicolon, TableRow.comma] {
      guard let cells = TableRow.cells(of: first.bytes, separator: separator), cells.count > 2,
        TableRow.cells(of: second.bytes, separator: separator)?.count == cells.count
      else { continue }
      let numbers = cells.count { DecimalText.parse($0) != nil }
      guard numbers > 1 else { return unknownNames(cells, first) }
      return Diagnostic(
        .unknownFormat, at: first.span, "this table has no names above its columns",
        help: """
          put them above it, as t_ms,type,x,y, or tell the numbers of the columns: \
          --columns t_ms=1,type=2,x=3,y=4
          """)
    }
    return nil
  }

  private static func unknownNames(
    _ names: [ArraySlice<UInt8>], _ line: TextLines.Line
  ) -> Diagnostic {
    Diagnostic(
      .unknownFormat, at: line.span, "the columns of this table have no known names",
      help: "map them: --columns t_ms=NAME,type=NAME,x=NAME,y=NAME; they are: "
    ).listing(names)
  }

  // MARK: Programs

  private static let programStarts: [StaticString] = [
    "import ", "export ", "const ", "let ", "var ", "window.", "module.exports", "\"use strict\"",
    "'use strict'", "function ", "async ", "(async ", "from ", "def ",
  ]

  /// Returns the first line of a program that is not a comment; `nil` for other texts.
  private static func firstLineOfProgram(_ bytes: [UInt8]) -> TextLines.Line? {
    var lines = TextLines(bytes)
    while let line = lines.nextWithContent() {
      let text = line.bytes.trimmed
      let isComment =
        text.begins(with: "//") || text.begins(with: "/*") || text.first == UInt8(ascii: "*")
      guard !isComment else { continue }
      return programStarts.contains { text.begins(with: $0) } ? line : nil
    }
    return nil
  }

  private static func firstLine(of bytes: [UInt8], with word: StaticString) -> TextLines.Line? {
    var lines = TextLines(bytes)
    while let line = lines.next() {
      if line.bytes.mentions(word) { return line }
    }
    return nil
  }

  // MARK: JSON

  /// Returns the error for events packed by rrweb: each is a text that starts like zlib data.
  private static func packed(_ value: JSONValue) -> Diagnostic? {
    guard let list = value["events"]?.elements ?? value.elements, let first = list.first?.string
    else { return nil }
    let compressed: [StaticString] = ["x\u{1}", "x^", "x\u{9C}", "x\u{DA}"]
    guard compressed.contains(where: { first[...].begins(with: $0) }) else { return nil }
    return Diagnostic(
      .unknownFormat, at: .none, "these events of rrweb are packed",
      help: "unpack each with unpack() of @rrweb/packer, and import the list of them")
  }

  /// Exports of services wrap rrweb's events up, under other names each.
  private static func buried(_ value: JSONValue) -> Diagnostic? {
    guard let path = path(toEventsIn: value, depth: 0) else { return nil }
    return Diagnostic(
      .unknownFormat, at: .none, "the events of rrweb lie in '", path[...], "' of this file",
      help: "import that list alone")
  }

  /// The keys to a list of rrweb's events, with a full stop between two of them.
  private static func path(toEventsIn value: JSONValue, depth: Int) -> [UInt8]? {
    guard depth < 5, case .object(let members) = value else { return nil }
    for member in members {
      let list = JSONValue.array(member.value.elements ?? [member.value])
      if RrwebReader.events(in: list) != nil { return member.key }
      if let rest = path(toEventsIn: member.value, depth: depth + 1) {
        return member.key + [UInt8](".") + rest
      }
    }
    return nil
  }
}
