import GestureScript

/// Shows a failed `expect`: the script around it, the actual state, and the last lines of the
/// trace.
///
///     c.gesture:6:14: check failed
///          5 | +8ms  move 0 170
///          6 |       expect value == 51
///            |              ^^^^^ value is 52 at @8ms
///       trace:
///            @8ms            began
///          > @8ms            changed value=52 cause=drag
///       to accept: detent accept c.gesture:6
public struct CheckReport: Sendable {
  private let file: [UInt8]
  private let lines: SourceLines
  private let isColored: Bool
  /// - Parameters:
  ///   - file: the name to show, UTF-8.
  ///   - source: the text of the script.
  ///   - isColored: true to use the colours of a terminal.
  public init(file: [UInt8], source: [UInt8], isColored: Bool = false) {
    self.init(file: file, lines: SourceLines(source), isColored: isColored)
  }

  package init(file: [UInt8], lines: SourceLines, isColored: Bool) {
    (self.file, self.lines, self.isColored) = (file, lines, isColored)
  }

  /// The number of trace lines shown.
  static let traceTail = 5

  /// Appends the check, the actual state, and the preceding lines of the trace.
  public func append(_ failure: CheckFailure, of replay: Replay, to text: inout [UInt8]) {
    let end = failure.traceLines
    let shown = (max(0, end - Self.traceTail)..<end).map { replay.line($0) }
    append(failure, behind: shown, replay.options, to: &text)
  }

  /// Appends a failure that carries the last lines of its trace, for when the replay is gone.
  ///
  /// - Parameters:
  ///   - failure: the failed check.
  ///   - options: the command's options that replay the script, each preceded by a space.
  ///   - text: receives the report.
  package func append(_ failure: CheckFailure, options: [UInt8] = [], to text: inout [UInt8]) {
    append(failure, behind: failure.latestLines.map { $0[...] }, options, to: &text)
  }

  private func append(
    _ failure: CheckFailure, behind trace: [ArraySlice<UInt8>], _ options: [UInt8],
    to text: inout [UInt8]
  ) {
    appendHeading(failure, to: &text)
    let span = failure.span
    lines.append(span.line - 1, to: &text)
    let checked = lines.append(
      span.line, column: span.column, length: span.length, to: &text)
    appendCarets(below: checked, failure, to: &text)
    if !trace.isEmpty { text.append("  trace:\n") }
    for (index, line) in trace.enumerated() {
      text.append(index == trace.count - 1 ? "     > " : "       ")
      text.append(contentsOf: line)
      text.append("\n")
    }
    guard failure.remedy != nil, !file.elementsEqual("-".utf8) else { return }
    text.append("  to accept: detent accept")
    text.append(contentsOf: options)
    text.append(" ")
    text.append(shellWord: file, line: failure.span.line)
    text.append("\n")
  }

  private func appendHeading(_ failure: CheckFailure, to text: inout [UInt8]) {
    text.append(text: file)
    text.append(":")
    DecimalText.append(Int64(failure.span.line), to: &text)
    text.append(":")
    DecimalText.append(Int64(failure.span.column), to: &text)
    text.append(isColored ? ": \u{1B}[1;31mcheck failed\u{1B}[0m\n" : ": check failed\n")
  }

  private func appendCarets(
    below excerpt: SourceExcerpt?, _ failure: CheckFailure, to text: inout [UInt8]
  ) {
    guard let excerpt else { return }
    text.append("       | ")
    text.append(contentsOf: excerpt.indent)
    text.append(contentsOf: repeatElement(UInt8(ascii: "^"), count: excerpt.carets))
    text.append(" ")
    text.append(contentsOf: failure.found)
    text.append(" at @")
    text.append(time: failure.time)
    text.append("\n")
  }
}

extension Replay {
  /// One line of the trace, without its line end.
  public func line(_ index: Int) -> ArraySlice<UInt8> {
    let end = index + 1 < lineStarts.count ? lineStarts[index + 1] : lines.count
    return lines[lineStarts[index]..<end - 1]
  }
}

extension CheckFailure {
  /// Returns the script with this check changed to one that passes; other lines stay
  /// byte-identical.
  ///
  /// - Parameters:
  ///   - check: the replacement check.
  ///   - source: the text of the script; must be readable.
  ///   - controls: the controls that the script may name.
  /// - Returns: the new text.
  public func accepting(
    _ check: Script.Check, in source: [UInt8], controls: ControlSet = .ours
  ) -> [UInt8] {
    guard let script = ScriptReader.read(source, controls: controls).script,
      var line = script.body.first(where: { $0.position.line == span.line })
    else { return source }
    line.verb = .expect(check)
    var lines = source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let isCarriageReturn = lines[span.line - 1].last == UInt8(ascii: "\r")
    var text: [UInt8] = []
    ScriptWriter.append(line, to: &text)
    text.removeLast()
    if isCarriageReturn { text.append(UInt8(ascii: "\r")) }
    lines[span.line - 1] = text[...]
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }
}
