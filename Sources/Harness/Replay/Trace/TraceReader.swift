import ControlCore
import GestureScript

/// Reads a trace of any level from its text, one line at a time.
///
/// Accepts any bytes. Reads the output of `TraceWriter` back exactly; anything else is an error.
/// Holds only the current line.
public struct TraceReader {
  /// The lines above the first event.
  public private(set) var head = Trace.Head()
  /// The contents of the last line, once `next()` has reached it.
  public private(set) var end = Trace.End()

  private var lines: TextLines
  private var isAtEnd = false
  private var number = 0

  /// Reads the head.
  public init(_ bytes: [UInt8]) throws(Diagnostic) {
    lines = TextLines(bytes)
    try readSignature()
    head.script = [UInt8](try headLine("script ").rest)
    try readControl()
    var level = try headLine("level ")
    head.level = try level.choice("", Vocabulary.traceLevels, "a level")
    try level.finish()
    if let driver = takeLine("driver ") { head.origin.driver = driver }
    while let setting = takeLine("set ") { head.origin.settings.append(setting) }
  }

  /// Removes the next line if it begins with `name`, and returns the rest of the line.
  private mutating func takeLine(_ name: StaticString) -> [UInt8]? {
    var rest = lines
    guard let line = rest.next(), line.bytes.begins(with: name) else { return nil }
    (lines, number) = (rest, line.number)
    return [UInt8](line.bytes.dropFirst(name.utf8CodeUnitCount))
  }

  /// True if a text begins like a trace.
  public static func isTrace(_ bytes: [UInt8]) -> Bool {
    bytes[DiagnosticRenderer.startOfText(bytes)...].begins(with: "trace ")
  }

  /// Returns the next line; `nil` after the last one.
  public mutating func next() throws(Diagnostic) -> Trace.Line? {
    guard !isAtEnd else { return nil }
    guard let line = lines.next() else { throw isCutOff }
    number = line.number
    guard line.bytes.begins(with: "end ") else { return try Self.read(line) }
    try readEnd(line)
    return nil
  }

  /// Reads one line: a time and an event.
  package static func read(_ line: TextLines.Line) throws(Diagnostic) -> Trace.Line {
    var fields = TraceFields(line)
    let time = try fields.time("@")
    let kind = try fields.choice("", kinds, "something that happens")
    let event = try fields.event(kind)
    let row = kind.row
    let by = kind == .bound ? try fields.neighbour() : nil
    let part = row.hasPart ? try fields.part() : 0
    let turns = row.hasTurns ? try fields.turns() : 0
    try fields.finish()
    return Trace.Line(time, event, by: by, part: part, turns: turns)
  }

  // MARK: Head and end

  private mutating func readSignature() throws(Diagnostic) {
    guard let line = lines.next(), line.bytes.begins(with: "trace ") else {
      throw Diagnostic(
        .notATrace, at: SourceSpan(line: 1, column: 1, length: 1),
        "the first line of a trace is 'trace 1'")
    }
    number = 1
    guard line.bytes.matches("trace 1") else {
      throw Diagnostic(
        .unknownVersion, at: line.span, "this reader understands version 1, the file says ",
        line.bytes.dropFirst(6), "")
    }
  }

  /// Accepts any control name: a single word.
  private mutating func readControl() throws(Diagnostic) {
    let fields = try headLine("control ")
    let isWord = fields.rest.allSatisfy {
      $0.isASCIILetter || $0.isDigit || $0 == UInt8(ascii: "-")
    }
    guard isWord, !fields.rest.isEmpty else {
      throw Diagnostic(
        .malformedTrace, at: SourceSpan(line: number, column: 9, length: fields.rest.count),
        "the name of a control has letters, digits and hyphens")
    }
    head.control = [UInt8](fields.rest)
  }

  private mutating func headLine(_ name: StaticString) throws(Diagnostic) -> TraceFields {
    guard let line = lines.next() else { throw isCutOff }
    number = line.number
    guard line.bytes.begins(with: name) else {
      var message = [UInt8]("here the head of a trace says '")
      message.append(name)
      message.append("…'")
      throw Diagnostic(.malformedTrace, at: line.span, message)
    }
    return TraceFields(line, skipping: name.utf8CodeUnitCount)
  }

  private mutating func readEnd(_ line: TextLines.Line) throws(Diagnostic) {
    isAtEnd = true
    var fields = TraceFields(line, skipping: 4)
    end.lines = try fields.whole("lines=")
    end.ticks = try fields.whole("ticks=")
    end.values = try fields.values()
    end.phase = try fields.choice("phase=", Vocabulary.phases, "a phase")
    end.digest = try fields.hexadecimal("digest=")
    try fields.finish()
    guard let rest = lines.next() else { return }
    throw Diagnostic(.malformedTrace, at: rest.span, "there is more behind the end of the trace")
  }

  private var isCutOff: Diagnostic {
    Diagnostic(
      .traceCutOff, at: SourceSpan(line: number + 1, column: 1, length: 1),
      "the trace is cut off here: it has no end",
      help: "make it again: detent run SCRIPT")
  }

  /// The kinds of lines.
  package enum Kind: CaseIterable, Sendable {
    case frame, changed, tick, mark, began, bound, snapped, ended, preview, yielded, tapped, idle
  }

  private static let kinds = WordList<Kind>(TraceRow.all.map { ($0.word, $0.kind) })
}
